"""``asterism puzzles``: find puzzles in matches between bots or in finished games, and check them."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import App, Parameter, validators
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from asterism.cli.parameters import GameIds, Json, Positive
from asterism.engine import registry
from asterism.engine.errors import OptionError, RecordError
from asterism.engine.extras import extra
from asterism.mining.check import TIMES
from asterism.mining.played import PlayedGame, agreed_records
from asterism.mining.run import Mine, MinePlan, check_all, mine_all, mine_games
from asterism.puzzles import PuzzleFile, read_puzzles, write_puzzles

app = App(name="puzzles", help="Find puzzles in matches between bots, and check them (docs/puzzles.md).")

Minutes = Annotated[float, Parameter(validator=validators.Number(gt=0))]


@Parameter(name="*")
@dataclass(frozen=True)
class Effort:
    """How much to mine."""

    wanted: Positive = 40
    """How many puzzles a mode."""
    simulations: Positive = 5000
    """Of the search that decides."""
    minutes: Minutes = 10.0
    """How long to mine at most."""
    seed: int = 1
    """Another seed plays other matches."""
    processes: Positive | None = None
    """How many matches at a time; by default one on each core."""


NORMAL = Effort()


@app.command
def mine(
    *games: GameIds,
    all: Annotated[bool, Parameter(negative=())] = False,
    mode: str | None = None,
    folder: Path = Path("puzzles"),
    source: Annotated[str | None, Parameter(name="--from")] = None,
    effort: Effort = NORMAL,
    json: Json = False,
) -> int:
    """Let bots play, and keep the decisions at which one action is clearly best and not obvious.

    Parameters
    ----------
    all
        Mine every game.
    mode
        One mode; by default every mode.
    folder
        Where to write them, as <game>/<mode>.json; what is there is continued.
    source
        Mine finished games instead, those whose players agreed: of a server's database (its URL, or the file of an
        SQLite database), or of a folder of records with the header "puzzles: yes". All games by default.
    """
    every = all or (source is not None and not games)
    chosen = registry.all_games() if every else [registry.load(id) for id in games]
    if not chosen:
        raise OptionError("name a game, or say --all")
    played = None if source is None else _played(source)
    plan, wanted = MinePlan(**asdict(effort)), effort.wanted
    mines = [Mine(game, name, folder, plan) for game in chosen for name in game.modes if mode in (None, name)]
    if not mines:
        raise OptionError(f"there is no mode {mode!r}")
    with _progress() as progress:
        tasks = {
            mine.path: progress.add_task(_name(mine.file), total=wanted, completed=min(wanted, len(mine.file.puzzles)))
            for mine in mines
        }
        for mined, _ in mine_all(mines, plan) if played is None else mine_games(mines, played, plan):
            progress.update(tasks[mined.path], completed=min(wanted, len(mined.file.puzzles)))
    _report(
        [
            {
                "game": mine.file.game,
                "mode": mine.file.mode,
                "puzzles": len(mine.file.puzzles),
                "matches": len(mine.file.mined),
                "file": str(mine.path),
            }
            for mine in mines
        ],
        json,
    )
    return 0


@app.command
def check(
    *files: Path,
    out: Path | None = None,
    times: Positive = TIMES,
    minutes: Minutes = 60.0,
    seed: int = 1,
    processes: Positive | None = None,
    json: Json = False,
) -> int:
    """Check puzzles by a search ten times as long as the one that found them.

    Without --out nothing is written, and every puzzle is checked; the exit status is 1 if one is not sound.

    Parameters
    ----------
    files
        Files of puzzles, or folders of such files.
    out
        Write the sound ones here, as <game>/<mode>.json; those already there are kept and not checked again.
    times
        How many times as long.
    minutes
        How long to check at most; puzzles that are not reached are left out.
    seed
        Another seed searches anew.
    processes
        How many puzzles at a time; by default one on each core.
    """
    paths = [path for given in files for path in (sorted(given.rglob("*.json")) if given.is_dir() else [given])]
    if not paths:
        raise OptionError("name a file of puzzles")
    given = [_read(path) for path in paths]
    kept = {(file.game, file.mode): _kept(file, out) for file in given}
    waiting = [_unchecked(file, kept[file.game, file.mode]) for file in given]
    reasons: Counter[str] = Counter()
    unsound: list[dict[str, str]] = []
    done = 0
    with _progress() as progress:
        task = progress.add_task("Puzzles", total=sum(len(file.puzzles) for file in waiting))
        for checked in check_all(waiting, seed, times, processes, time.time() + minutes * 60):
            done += 1
            progress.advance(task)
            if checked.reason is not None:
                reasons[checked.reason] += 1
                unsound.append({"game": checked.game, "id": checked.puzzle.id, "reason": checked.reason})
                continue
            file = kept[checked.game, checked.puzzle.mode]
            file.puzzles.append(checked.puzzle)
            if out is not None:
                write_puzzles(out / file.game / f"{file.mode}.json", file)
    rows = [{"game": file.game, "mode": file.mode, "sound": len(file.puzzles)} for file in kept.values()]
    _report(rows, json, {"checked": done, "unsound": unsound})
    return 1 if unsound and out is None else 0


def _played(source: str) -> list[PlayedGame]:
    """The finished games of a folder or a database whose players agreed."""
    if Path(source).is_dir():
        return agreed_records(Path(source))
    with extra("server"):
        from asterism.cli.played_games import agreed_games
    return agreed_games(f"sqlite+aiosqlite:///{Path(source).resolve()}" if Path(source).is_file() else source)


def _kept(file: PuzzleFile, out: Path | None) -> PuzzleFile:
    """What was checked before, if it is to be kept."""
    path = None if out is None else out / file.game / f"{file.mode}.json"
    if path is not None and path.exists():
        return _read(path)
    return PuzzleFile(game=file.game, mode=file.mode, puzzles=[], mined=file.mined)


def _unchecked(file: PuzzleFile, kept: PuzzleFile) -> PuzzleFile:
    """The puzzles of a file that are to be checked."""
    known = {puzzle.id for puzzle in kept.puzzles}
    left = [msgspec.structs.replace(puzzle, checked=None) for puzzle in file.puzzles if puzzle.id not in known]
    return PuzzleFile(game=file.game, mode=file.mode, puzzles=left)


def _read(path: Path) -> PuzzleFile:
    try:
        return read_puzzles(path)
    except (OSError, msgspec.DecodeError) as error:
        raise RecordError(f"{path}: {error}") from error


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def _name(file: PuzzleFile) -> str:
    return f"{registry.load(file.game).title}: {file.mode}"


def _report(rows: list[dict[str, object]], json: bool, more: dict[str, object] | None = None) -> None:
    if json:
        print(msgspec.json.encode({"modes": rows, **(more or {})}).decode())
        return
    for row in rows:
        print("  ".join(f"{name} {value}" for name, value in row.items()))
    for name, value in (more or {}).items():
        print(f"{name}: {value if not isinstance(value, list) else len(value)}")
        if isinstance(value, list):
            for each in value:
                print(f"  {each['game']} {each['id']}: {each['reason']}")
