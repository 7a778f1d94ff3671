"""Many small tournaments at once, on the same cores, as long as there is time.

They take turns, a deal each, so that a run that is cut short has measured all of them equally well.
"""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import inf
from typing import Protocol, TypeVar

import msgspec

from asterism.arena.plan import Job
from asterism.arena.referee import Played, prepare
from asterism.arena.work import cores, play_all


class Contest(Protocol):
    """Something that wants matches played, and learns from them what to play next."""

    def deal(self) -> list[Job]:
        """The next deal, with every rotation of its bots; empty when enough is known."""

    def add(self, job: Job, played: Played) -> None:
        """One of those matches was played."""


C = TypeVar("C", bound=Contest)


def play_series(contests: Sequence[C], workers: int | None = None, budget: float | None = None) -> Iterator[C]:
    """Play what the contests want, within ``budget`` seconds and the matches begun by then; each as a match ends."""
    deadline = inf if budget is None else time.monotonic() + budget
    begun: list[tuple[C, Job]] = []

    def jobs() -> Iterator[Job]:
        waiting = list(contests)
        while waiting:
            for contest in list(waiting):
                deal = contest.deal() if time.monotonic() < deadline else []
                if not deal:
                    waiting.remove(contest)
                for job in deal:
                    begun.append((contest, job))
                    yield msgspec.structs.replace(job, number=len(begun) - 1)

    for played in play_all(jobs(), workers):
        contest, job = begun[played.number]
        contest.add(job, played)
        yield contest


def make_ready(games: Sequence[str], specs: Sequence[str], workers: int | None = None) -> None:
    """Compile what the bots need in these games, each on a core of its own, before all workers would do it."""
    if (workers or cores()) == 1:
        return
    with ProcessPoolExecutor(workers or cores(), multiprocessing.get_context("spawn")) as pool:
        for done in [pool.submit(prepare, game, spec) for game in games for spec in specs]:
            done.result()
