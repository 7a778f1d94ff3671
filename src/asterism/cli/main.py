"""``asterism``: the command line. Each command imports what it needs when it is called, so that help is instant."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from importlib.metadata import entry_points
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter, validators

from asterism import __version__
from asterism.cli.parameters import Json, Mode, Option
from asterism.engine.errors import AsterismError

app = App(
    name="asterism",
    help="Board games: play, replay, measure, and drive from programs.",
    version=__version__,
)
app.command("asterism.cli.arena:app", name="arena", help="Let bots play each other, and rate them.")
app.command("asterism.cli.db:app", name="db", help="Upgrade, back up, restore and check the server's database.")
app.command("asterism.cli.puzzles:app", name="puzzles", help="Find puzzles in matches between bots, and check them.")
app.command("asterism.cli.site:app", name="site", help="Build a site that needs no server.")
app.command("asterism.cli.study:app", name="study", help="Measure how long, dramatic and fair games are.")
for entry in sorted(entry_points(group="asterism.commands")):  # what games add, such as Gravity Superstar's `tiles`
    app.command(entry.value, name=entry.name)


@app.command
def play(
    game: str | None = None,
    *,
    players: int | None = None,
    mode: Mode = None,
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
        The game's id, as `asterism games` lists it; by default the first of them.
    players
        How many seats; by default the fewest.
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
    from asterism.engine.registry import all_games

    return run(settings(game or all_games()[0].id, mode, option or []), players, seats, seed, language, save)


@app.command
def show(
    file: Path, *, ply: int | None = None, seat: int | None = None, language: str = "en", json: bool = False
) -> int:
    """Step through a game record (.ast text or binary).

    Parameters
    ----------
    file
        The record.
    ply
        Print the position after so many decisions and stop.
    seat
        Show what this seat may see.
    language
        en, fr, nl or de.
    json
        Print the game, or with --ply the position, as one JSON object that web pages can show (docs/embed.md).
    """
    from asterism.cli.show import print_replay
    from asterism.cli.show import show as run

    return print_replay(file, ply, seat, language) if json else run(file, ply, seat, language)


@app.command
def verify(
    file: Path,
    *,
    expected: Annotated[str | None, Parameter(name="--hash")] = None,
    json: Json = False,
    language: str = "en",
) -> int:
    """Check a game record: that it was dealt as sealed at the start, that every decision is legal, and the result.

    The exit status is 0 if all checks pass, 1 if one fails, 2 if the record cannot be checked (docs/fairness.md).

    Parameters
    ----------
    file
        The record.
    expected
        The hash that was shown at the start, as you noted it then.
    language
        en, fr, nl or de.
    """
    from asterism.cli.verify import check as run

    return run(file, expected, json, language)


@app.command
def engine() -> int:
    """Run the engine protocol: JSON lines on standard input and output (docs/protocol.md)."""
    import signal

    from asterism.bots.protocol import COMMANDS
    from asterism.engine.protocol import serve

    signal.signal(signal.SIGINT, signal.SIG_DFL)  # so that a long perft in compiled code can be interrupted

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
        The address to listen on; 0.0.0.0 for all machines on the network.
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
        The seconds for which a server that was asked to stop still serves, so that a load balancer can stop using it.
    workers
        How many processes share the work; more than one need a PostgreSQL database.
    """
    from asterism.cli.serve import serve as run

    return run(host, port, database, open, log_format, log_level, drain, workers)


@app.command
def ratings(
    *, database: str | None = None, mend: Annotated[bool, Parameter(negative=())] = False, json: Json = False
) -> int:
    """Recompute all ratings from the stored rated games and compare; the exit status is 1 if one is wrong.

    Parameters
    ----------
    database
        The database's URL; by default a file in your data folder.
    mend
        Store the recomputed ratings.
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
        One game; by default all of them.
    players
        How many seats; by default the game's usual number.
    mode
        A named set of options; by default every mode of the game.
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
def wasm(folder: Path, *, game: Annotated[list[str], Parameter(negative=())] | None = None) -> int:
    """Build the games as WebAssembly modules, for browsers and anything else that runs them (docs/wasm.md).

    Parameters
    ----------
    folder
        Where to write them, each as <game>.wasm.
    game
        One game; may be given more than once. By default all of them.
    """
    from asterism.cli.wasm import wasm as run

    return run(folder, game)


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Played:
    """What many players play.

    Parameters
    ----------
    tables
        How many tables are played at.
    clients_per_table
        How many people sit at each.
    pace
        The seconds of thinking time per decision; each is half to one and a half times as long.
    flat_out
        Play without pauses.
    game
        The game's id, as `asterism games` lists it; by default the first of them.
    """

    tables: int = 1000
    clients_per_table: int = 2
    pace: float = 2.0
    flat_out: Annotated[bool, Parameter(negative=())] = False
    game: str | None = None
    mode: Mode = None
    option: Option | None = None


USUALLY_PLAYED = Played()


@app.command
def load(
    *,
    played: Played = USUALLY_PLAYED,
    seconds: float = 30.0,
    url: str | None = None,
    database: str | None = None,
    json: Json = False,
) -> int:
    """Let many players play at many tables of a server, and measure how it performs.

    It starts a server of its own on this machine, with an empty database, unless you give the address of one.

    Parameters
    ----------
    seconds
        How long to measure.
    url
        A running server. It must trust your address (ASTERISM_TRUSTED), or its rate limits slow the test down.
    database
        The database of the server that is started, by its URL; by default a temporary file.
    """
    from asterism.cli.load import load as run
    from asterism.cli.settings import settings
    from asterism.engine.extras import extra
    from asterism.engine.registry import all_games

    with extra("server"):
        from asterism.load.run import LoadPlan

    chosen = settings(played.game or all_games()[0].id, played.mode, played.option or [])
    plan = LoadPlan(
        tables=played.tables,
        clients=played.clients_per_table,
        pace=None if played.flat_out else played.pace,
        seconds=seconds,
        game=chosen.game.id,
        options=chosen.options,
    )
    return run(plan, chosen.game, url, database, json)


@app.command
def simulate(
    *,
    seed: int = 1,
    seeds: int | None = None,
    hours: float | None = None,
    minutes: float | None = None,
    processes: int = 1,
    json: Json = False,
) -> int:
    """Run whole servers in simulated time, with faults in the database, the network, the clocks and themselves.

    Everything follows from a seed, so that a failure can be repeated by its number. By default ten seeds are run.

    Parameters
    ----------
    seed
        The first seed.
    seeds
        How many seeds to run.
    hours
        How many simulated hours to run, if that is fewer.
    minutes
        Begin no seed after so many minutes, and do not look for the faults that a failure needs.
    processes
        How many seeds to run at the same time, each in a fork of this process; where there are no forks, one.
    """
    from asterism.cli.simulate import simulate as run
    from asterism.engine.extras import extra

    with extra("server"):
        from asterism.simulator.run import Plan

    if seeds is None and hours is None and minutes is None:
        seeds = 10
    return run(Plan(seed=seed, seeds=seeds, hours=hours, minutes=minutes, processes=processes), json)


@app.command
def attack(
    url: str | None = None,
    *,
    seconds: float = 5.0,
    addresses: int = 1,
    only: Annotated[list[str], Parameter(negative=(), consume_multiple=True)] | None = None,
    json: Json = False,
) -> int:
    """Attack a server on this machine in every known way while ten quiet players play on, and report what they felt.

    It starts a server of its own, with an empty database, unless you give the address of one; a server on another
    machine is refused. The exit status is 1 if players were refused something, or a refusal was not in order
    (docs/security.md).

    Parameters
    ----------
    url
        A running server on this machine, such as http://127.0.0.1:8000. Its database is filled with rubbish.
    seconds
        How long each attack lasts.
    addresses
        From how many addresses it comes.
    only
        The names of some attacks; by default all.
    """
    from asterism.cli.attack import attack as run
    from asterism.engine.extras import extra

    with extra("server"):
        from asterism.load.attack_run import AttackPlan

    return run(AttackPlan(seconds=seconds, addresses=addresses, attacks=only or []), url, json)


def main() -> None:
    """Run the command line; an error that a user caused is one plain line on standard error."""
    try:
        result = app(sys.argv[1:])
    except AsterismError as error:
        print(f"asterism: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
    sys.exit(result if isinstance(result, int) else 0)
