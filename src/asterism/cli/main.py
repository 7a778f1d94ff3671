"""``asterism``: the command line. Each command imports what it needs when it is called, so that help is instant."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from asterism import __version__
from asterism.engine.errors import AsterismError

app = App(
    name="asterism",
    help="Gravity Superstar, Étoiles Filantes and Octocube: play, replay, measure, and drive from programs.",
    version=__version__,
)
app.command("asterism.cli.tiles:app", name="tiles", help="Make, check and show planet tiles for Gravity Superstar.")
app.command("asterism.cli.arena:app", name="arena", help="Let bots play each other, and rate them.")

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
    """
    from asterism.cli.serve import serve as run

    return run(host, port, database, open)


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
