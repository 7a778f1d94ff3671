"""Mine and check on all cores, within a time budget; what is found is written at once, and a later run continues it."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path

import msgspec

from asterism.arena.executors import cores, work_all
from asterism.engine.contract import Game
from asterism.mining.check import Checked, CheckJob, check_puzzle
from asterism.mining.mine import GameJob, MatchJob, Mined, mine_game, mine_match, warm_up
from asterism.mining.played import PlayedGame
from asterism.puzzles import Puzzle, PuzzleFile, read_puzzles, write_puzzles


class MinePlan(msgspec.Struct, frozen=True, kw_only=True):
    """What to mine, and for how long."""

    wanted: int
    """Puzzles a mode."""
    simulations: int
    seed: int
    minutes: float
    processes: int | None = None


class Mine:
    """The puzzles of one mode: those in its file, and those that are being found."""

    def __init__(self, game: Game, mode: str, folder: Path, plan: MinePlan) -> None:
        self.path = folder / game.id / f"{mode}.json"
        self.plan = plan
        old = read_puzzles(self.path) if self.path.exists() else PuzzleFile(game=game.id, mode=mode, puzzles=[])
        self.file = old
        self.seen = {_key(puzzle) for puzzle in old.puzzles}
        self.running = 0
        self._numbers = (number for number in count() if number not in set(old.mined))

    @property
    def left(self) -> int:
        """How many puzzles are still wanted."""
        return max(0, self.plan.wanted - len(self.file.puzzles))

    def next_job(self, deadline: float) -> MatchJob:
        """The next match of this mode."""
        self.running += 1
        file, plan = self.file, self.plan
        return MatchJob(file.game, file.mode, next(self._numbers), plan.seed, plan.simulations, deadline)

    def add(self, mined: Mined) -> list[Puzzle]:
        """Keep what a match gave, if it is new, and write the file."""
        self.running -= 1
        new = [puzzle for puzzle in mined.puzzles if _key(puzzle) not in self.seen]
        self.seen |= {_key(puzzle) for puzzle in new}
        self.file.puzzles += new
        if mined.whole and isinstance(mined.job, MatchJob):
            self.file.mined = sorted([*self.file.mined, mined.job.number])
        write_puzzles(self.path, self.file)
        return new


def mine_all(mines: Sequence[Mine], plan: MinePlan) -> Iterator[tuple[Mine, list[Puzzle]]]:
    """Mine the modes that have the fewest puzzles first, until all have enough or the time is up."""
    deadline = time.time() + plan.minutes * 60
    warm_up_all(sorted({mine.file.game for mine in mines if mine.left}), plan.processes)
    by_name = {(mine.file.game, mine.file.mode): mine for mine in mines}

    def jobs() -> Iterator[MatchJob]:
        while time.time() < deadline:
            waiting = [mine for mine in mines if mine.left]
            if not waiting:
                return
            yield min(waiting, key=lambda mine: (len(mine.file.puzzles) + mine.running, mine.running)).next_job(
                deadline
            )

    for mined in work_all(mine_match, jobs(), plan.processes):
        mine = by_name[mined.job.game, mined.job.mode]
        yield mine, mine.add(mined)


def mine_games(
    mines: Sequence[Mine], games: Sequence[PlayedGame], plan: MinePlan
) -> Iterator[tuple[Mine, list[Puzzle]]]:
    """Mine games that were played, in their order, until the modes have enough puzzles or the time is up."""
    deadline = time.time() + plan.minutes * 60
    by_name = {(mine.file.game, mine.file.mode): mine for mine in mines}
    chosen = [game for game in games if (game.game, game.mode) in by_name]
    warm_up_all(sorted({game.game for game in chosen}), plan.processes)

    def jobs() -> Iterator[GameJob]:
        for each in chosen:
            mine = by_name[each.game, each.mode]
            if mine.left and time.time() < deadline:
                mine.running += 1
                yield GameJob(
                    **msgspec.structs.asdict(each),
                    search_seed=plan.seed,
                    simulations=plan.simulations,
                    deadline=deadline,
                )

    for mined in work_all(mine_game, jobs(), plan.processes):
        mine = by_name[mined.job.game, mined.job.mode]
        yield mine, mine.add(mined)


def check_all(
    files: Sequence[PuzzleFile], seed: int, times: int, processes: int | None, deadline: float
) -> Iterator[Checked]:
    """Check the puzzles that are not checked yet, until the time is up."""
    waiting = [(file.game, puzzle) for file in files for puzzle in file.puzzles if puzzle.checked is None]
    warm_up_all(sorted({game for game, _ in waiting}), processes)

    def jobs() -> Iterator[CheckJob]:
        for game, puzzle in waiting:
            if time.time() > deadline:
                return
            yield CheckJob(game, puzzle, seed, times)

    yield from work_all(check_puzzle, jobs(), processes)


def warm_up_all(games: Sequence[str], processes: int | None) -> None:
    """Compile what the games need, each once, before every process would compile the same."""
    for _ in work_all(_warm_up, games, min(len(games), processes or cores()) or 1):
        pass


def _warm_up(game: str) -> None:
    warm_up(game)


def _key(puzzle: Puzzle) -> tuple[int, int]:
    return puzzle.seed, len(puzzle.actions)
