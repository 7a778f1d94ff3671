"""One measurement: gather a crowd, let it play, and count."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from asterism.load.crowd import Crowd
from asterism.load.server import Cost, cost_of

Progress = Callable[[str, int, int], None]
"""Hears what is being done, how far it is and how far it goes."""
WARM_UP = 3.0
STEP = 0.25


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What to measure."""

    tables: int = 1000
    clients: int = 2
    """The players at each table."""
    pace: float | None = 2.0
    """The seconds for which a player thinks, on average; None: not at all."""
    seconds: float = 30.0
    game: str = "filantes"
    options: dict[str, Any] = {}


class Quantiles(msgspec.Struct, frozen=True):
    """How long something took, in milliseconds."""

    p50: float
    p90: float
    p99: float
    most: float


class Moment(msgspec.Struct, frozen=True):
    """How it stood at one second of a run."""

    second: float
    moves: int
    memory: int


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured."""

    plan: Plan
    moves: int
    games: int
    moves_per_s: float
    answered: Quantiles | None
    """From a decision to its acknowledgement."""
    told: Quantiles | None
    """From a decision to the other player's message about it."""
    errors: dict[str, int]
    own_cpu: float
    """The busy cores of the load itself: well under 1, or it measures itself."""
    server_cpu: float | None = None
    """The busy cores of the server, where it runs on this machine."""
    moves_per_core_s: float | None = None
    memory_before: int | None = None
    memory_after: int | None = None
    memory_per_table: int | None = None
    """What each table with its players has added, in bytes."""
    course: list[Moment] = []


def quantiles(seconds: Sequence[float]) -> Quantiles | None:
    """The quantiles of some times."""
    if not seconds:
        return None
    ordered = sorted(seconds)
    at = [ordered[min(len(ordered) - 1, int(share * len(ordered)))] for share in (0.5, 0.9, 0.99, 1.0)]
    return Quantiles(*(round(second * 1000, 2) for second in at))


async def measure(plan: Plan, url: str, pid: int | None, progress: Progress) -> Report:
    """Let ``plan.tables`` tables play at a server, whose process is ``pid`` if it runs on this machine."""
    crowd = Crowd(url, plan.game, plan.options, plan.clients, plan.pace)
    try:
        await crowd.gather(1, lambda: None)
        before = _cost(pid)
        await crowd.gather(plan.tables - 1, lambda: progress("Sitting down", len(crowd.tables), plan.tables))
        gathered = _cost(pid)
        crowd.start()
        await _watch(WARM_UP, lambda passed: progress("Warming up", int(passed), int(WARM_UP)))
        crowd.tally.clear()
        course: list[Moment] = []

        def note(passed: float) -> None:
            cost = _cost(pid)
            course.append(Moment(round(passed, 2), len(crowd.tally.answered), cost.memory if cost else 0))
            progress("Playing", int(passed), int(plan.seconds))

        busy, began, spent = time.process_time(), time.perf_counter(), _cost(pid)
        await _watch(plan.seconds, note)
        busy, elapsed, after = time.process_time() - busy, time.perf_counter() - began, _cost(pid)
        moves = len(crowd.tally.answered)
    finally:
        await crowd.stop()
    tally = crowd.tally
    report = Report(
        plan=plan,
        moves=moves,
        games=tally.games,
        moves_per_s=round(moves / elapsed, 1),
        answered=quantiles(tally.answered),
        told=quantiles(tally.told),
        errors={code: count for code, count in tally.errors.items() if count},
        own_cpu=round(busy / elapsed, 3),
        course=course,
    )
    if before is None or gathered is None or spent is None or after is None:
        return report
    cpu = after.cpu - spent.cpu
    return msgspec.structs.replace(
        report,
        server_cpu=round(cpu / elapsed, 3),
        moves_per_core_s=round(moves / cpu, 1) if cpu else None,
        memory_before=before.memory,
        memory_after=after.memory,
        memory_per_table=round((gathered.memory - before.memory) / max(1, plan.tables - 1)),
    )


def _cost(pid: int | None) -> Cost | None:
    return None if pid is None else cost_of(pid)


async def _watch(seconds: float, each: Callable[[float], None]) -> None:
    """Wait, and say how long already a few times a second."""
    began = time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        each(passed)
        await asyncio.sleep(min(max(STEP, seconds / 240), seconds - passed))
