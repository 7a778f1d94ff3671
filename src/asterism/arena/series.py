"""Many small tournaments at once, on the same cores, within a time budget.

They take turns, a deal each, so that a run that is cut short has played equally much of each.
"""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import inf
from typing import Protocol, TypeVar

import msgspec

from asterism.arena.executors import cores, play_all
from asterism.arena.plan import Job
from asterism.arena.referee import MatchResult, warm_up_bot


class Contest(Protocol):
    """A tournament that decides after each match what to play next."""

    def deal(self) -> list[Job]:
        """The next deal, with every rotation of its bots; empty when enough is known."""

    def add(self, job: Job, played: MatchResult) -> None:
        """Count the result of one of those matches."""


C = TypeVar("C", bound=Contest)


def play_series(contests: Sequence[C], workers: int | None = None, budget: float | None = None) -> Iterator[C]:
    """Play the contests' deals until none is left or ``budget`` seconds have passed; yield each match's contest."""
    deadline = inf if budget is None else time.monotonic() + budget
    started: list[tuple[C, Job]] = []

    def jobs() -> Iterator[Job]:
        waiting = list(contests)
        while waiting:
            for contest in list(waiting):
                deal = contest.deal() if time.monotonic() < deadline else []
                if not deal:
                    waiting.remove(contest)
                for job in deal:
                    started.append((contest, job))
                    yield msgspec.structs.replace(job, number=len(started) - 1)

    for played in play_all(jobs(), workers):
        contest, job = started[played.number]
        contest.add(job, played)
        yield contest


def warm_up_games(games: Sequence[str], specs: Sequence[str], workers: int | None = None) -> None:
    """Compile what the bots need in these games, in parallel, before every worker would compile the same."""
    if (workers or cores()) == 1:
        return
    with ProcessPoolExecutor(workers or cores(), multiprocessing.get_context("spawn")) as pool:
        for done in [pool.submit(warm_up_bot, game, spec) for game in games for spec in specs]:
            done.result()
