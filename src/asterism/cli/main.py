"""``asterism``: the command line. Each command imports what it needs when it is called, so that help is instant."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter, validators

from asterism import __version__
from asterism.engine.errors import AsterismError

app = App(
    name="asterism",
    help="Gravity Superstar, Étoiles Filantes and Octocube: play, replay, measure, and drive from programs.",
    version=__version__,
)
app.command("asterism.cli.tiles:app", name="tiles", help="Make, check and show planet tiles for Gravity Superstar.")
app.command("asterism.cli.arena:app", name="arena", help="Let bots play each other, and rate them.")
app.command("asterism.cli.db:app", name="db", help="Upgrade, back up, restore and check the server's database.")

Option = Annotated[list[str], Parameter(name=["--option", "-o"], negative=())]


@app.command
def play(
    game: str = "gravity",
    *,
    players: int | None = None,
    mode: str | None = None,
    option: Option | None = None,
    seats: str | None = None,
    seed: int | None = None,
    language: str = "en",
    save: Path | None = None,
) -> int:
    """Play a game in this terminal.

    Parameters
    ----------
    game
        gravity, filantes or octocube.
    players
        How many seats; by default the fewest.
    mode
        A named set of options, such as duel, race, kids or expert.
    option
        One option as name=value; may be given more than once. tiles=FILE plays on your own tiles.
    seats
        Who sits where, by commas: you, random, or level:1 to level:8. By default you, then level:3.
    seed
        Deal the same game again.
    language
        en, fr, nl or de.
    save
        Write the record to this .ast file when the game ends or you quit.
    """
    from asterism.cli.play import play as run
    from asterism.cli.settings import settings

    return run(settings(game, mode, option or []), players, seats, seed, language, save)


@app.command
def show(file: Path, *, ply: int | None = None, seat: int | None = None, language: str = "en") -> int:
    """Step through a game record (.ast text or binary).

    Parameters
    ----------
    file
        The record.
    ply
        Print the position after so many decisions and stop.
    seat
        Look at it as this seat does.
    language
        en, fr, nl or de.
    """
    from asterism.cli.show import show as run

    return run(file, ply, seat, language)


@app.command
def verify(
    file: Path,
    *,
    expected: Annotated[str | None, Parameter(name="--hash")] = None,
    json: bool = False,
    language: str = "en",
) -> int:
    """Check a game record: that it was dealt as sealed at the start, that every decision is legal, and the result.

    It ends with 0 if all is well, 1 if something is false, 2 if the record cannot be checked (docs/fairness.md).

    Parameters
    ----------
    file
        The record.
    expected
        The hash that was shown at the start, as you noted it then.
    json
        Print one JSON object.
    language
        en, fr, nl or de.
    """
    from asterism.cli.verify import check as run

    return run(file, expected, json, language)


@app.command
def engine() -> int:
    """Speak the engine protocol: JSON lines on standard input and output (docs/protocol.md)."""
    import signal

    from asterism.bots.protocol import COMMANDS
    from asterism.engine.protocol import serve

    signal.signal(signal.SIGINT, signal.SIG_DFL)  # a long count in compiled code can be interrupted, too

    def write(answer: bytes) -> None:
        sys.stdout.buffer.write(answer)
        sys.stdout.buffer.flush()

    serve(sys.stdin.buffer, write, COMMANDS)
    return 0


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    open: bool | None = None,
    log_format: Literal["text", "json"] = "text",
    log_level: Literal["debug", "info", "warning", "error"] | None = None,
    drain: float = 0.0,
    workers: Annotated[int, Parameter(validator=validators.Number(gte=1))] = 1,
) -> int:
    """Serve the games to browsers on this machine or network.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 for everybody on the network.
    port
        The port to listen on; 0 for any that is free.
    database
        The database's URL; by default a file in your data folder.
    open
        Open a browser; by default where there is a screen.
    log_format
        How to log: text for people, json for machines.
    log_level
        What to log; by default warnings as text, and every request as json.
    drain
        The seconds for which a server that is told to end still serves, so that a load balancer can turn away from it.
    workers
        How many processes share the work; more than one need a PostgreSQL database.
    """
    from asterism.cli.serve import serve as run

    return run(host, port, database, open, log_format, log_level, drain, workers)


@app.command
def ratings(
    *, database: str | None = None, mend: Annotated[bool, Parameter(negative=())] = False, json: bool = False
) -> int:
    """Compute all ratings again from the rated games that are kept, and compare; 1 if something is false.

    Parameters
    ----------
    database
        The database's URL; by default a file in your data folder.
    mend
        Store what comes out.
    json
        Print one JSON object.
    """
    from asterism.cli.ratings import ratings as run

    return run(database, mend, json)


@app.command
def games(*, json: bool = False) -> int:
    """List the games with their options, ranges and defaults."""
    from asterism.cli.games import games as run

    return run(json)


@app.command
def bench(
    *,
    game: str | None = None,
    players: int | None = None,
    mode: str | None = None,
    option: Option | None = None,
    seconds: float = 1.0,
    threads: Annotated[list[int], Parameter(negative=(), consume_multiple=True)] | None = None,
    json: bool = False,
) -> int:
    """Measure random play to the end, legal-action listing included.

    Parameters
    ----------
    game
        One game; by default all three.
    players
        How many seats; by default 2 for Étoiles Filantes, 4 for Gravity Superstar, 3 for Octocube.
    mode
        A named set of options; by default every mode of the game.
    option
        One option as name=value; may be given more than once.
    seconds
        How long to measure each line.
    threads
        Thread counts to measure, by default 1 and 2.
    json
        Print one JSON object with a list of results.
    """
    from asterism.cli.bench import bench as run

    return run(game, players, mode, option or [], seconds, threads or [1, 2], json)


@app.command
def load(
    *,
    tables: int = 1000,
    clients_per_table: int = 2,
    pace: float = 2.0,
    flat_out: Annotated[bool, Parameter(negative=())] = False,
    seconds: float = 30.0,
    game: str = "filantes",
    mode: str | None = None,
    option: Option | None = None,
    url: str | None = None,
    database: str | None = None,
    json: bool = False,
) -> int:
    """Let many players play at many tables of a server, and measure how it bears it.

    It starts a server of its own on this machine, with an empty database, unless you give the address of one.

    Parameters
    ----------
    tables
        How many tables are played at.
    clients_per_table
        How many people sit at each.
    pace
        The seconds for which each thinks over a decision, half to one and a half times as long.
    flat_out
        Nobody thinks at all.
    seconds
        How long to measure.
    game
        gravity, filantes or octocube.
    mode
        A named set of options, such as duel, race, kids or expert.
    option
        One option as name=value; may be given more than once.
    url
        A running server. It must trust your address (ASTERISM_TRUSTED), or its limits hold you up.
    database
        The database of the server that is started, by its URL; by default a file that is thrown away.
    json
        Print one JSON object.
    """
    from asterism.cli.load import load as run
    from asterism.cli.settings import settings
    from asterism.load.run import Plan

    chosen = settings(game, mode, option or [])
    plan = Plan(
        tables=tables,
        clients=clients_per_table,
        pace=None if flat_out else pace,
        seconds=seconds,
        game=game,
        options=chosen.options,
    )
    return run(plan, chosen.game, url, database, json)


def main() -> None:
    """Run the command line; an error that a user caused is one plain line on standard error."""
    try:
        result = app()
    except AsterismError as error:
        print(f"asterism: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
    sys.exit(result if isinstance(result, int) else 0)
