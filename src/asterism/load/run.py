"""One measurement: open tables, let their clients play, and count."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from asterism.load.clients import ClientPool
from asterism.load.server import ProcessUsage, process_usage

Progress = Callable[[str, int, int], None]
"""Is called with a description, the progress and the total."""
WARM_UP = 3.0
STEP = 0.25


class LoadPlan(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a measurement."""

    tables: int = 1000
    clients: int = 2
    """The clients at each table."""
    pace: float | None = 2.0
    """The mean time that a client takes for a decision, in seconds; None: none."""
    seconds: float = 30.0
    game: str
    options: dict[str, Any] = {}


class Quantiles(msgspec.Struct, frozen=True):
    """The distribution of times, in milliseconds."""

    p50: float
    p90: float
    p99: float
    most: float


class Sample(msgspec.Struct, frozen=True):
    """The totals at one time of a run."""

    second: float
    moves: int
    memory: int


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The results of a measurement."""

    plan: LoadPlan
    moves: int
    games: int
    moves_per_s: float
    answered: Quantiles | None
    """From a decision to its acknowledgement."""
    broadcast: Quantiles | None
    """From a decision to the other client's message about it."""
    errors: dict[str, int]
    own_cpu: float
    """The busy cores of the load test itself: near 1 it is the bottleneck."""
    server_cpu: float | None = None
    """The busy cores of the server, where it runs on this machine."""
    moves_per_core_s: float | None = None
    memory_before: int | None = None
    memory_after: int | None = None
    memory_per_table: int | None = None
    """What each table with its clients has added, in bytes."""
    timeline: list[Sample] = []


def quantiles(seconds: Sequence[float]) -> Quantiles | None:
    """The quantiles of times in seconds; None where there are none."""
    if not seconds:
        return None
    ordered = sorted(seconds)
    at = [ordered[min(len(ordered) - 1, int(share * len(ordered)))] for share in (0.5, 0.9, 0.99, 1.0)]
    return Quantiles(*(round(second * 1000, 2) for second in at))


async def measure(plan: LoadPlan, url: str, pid: int | None, progress: Progress) -> Report:
    """Play at ``plan.tables`` tables of a server, whose process is ``pid`` if it runs on this machine."""
    pool = ClientPool(url, plan.game, plan.options, plan.clients, plan.pace)
    try:
        await pool.add_tables(1, lambda: None)
        before = _usage(pid)
        await pool.add_tables(plan.tables - 1, lambda: progress("Opening tables", len(pool.tables), plan.tables))
        opened = _usage(pid)
        pool.start()
        await _wait(WARM_UP, lambda passed: progress("Warming up", int(passed), int(WARM_UP)))
        pool.counters.clear()
        timeline: list[Sample] = []

        def sample(passed: float) -> None:
            usage = _usage(pid)
            timeline.append(Sample(round(passed, 2), len(pool.counters.answered), usage.memory if usage else 0))
            progress("Playing", int(passed), int(plan.seconds))

        busy, began, spent = time.process_time(), time.perf_counter(), _usage(pid)
        await _wait(plan.seconds, sample)
        busy, elapsed, after = time.process_time() - busy, time.perf_counter() - began, _usage(pid)
        moves = len(pool.counters.answered)
    finally:
        await pool.stop()
    counters = pool.counters
    report = Report(
        plan=plan,
        moves=moves,
        games=counters.games,
        moves_per_s=round(moves / elapsed, 1),
        answered=quantiles(counters.answered),
        broadcast=quantiles(counters.broadcast),
        errors={code: count for code, count in counters.errors.items() if count},
        own_cpu=round(busy / elapsed, 3),
        timeline=timeline,
    )
    if before is None or opened is None or spent is None or after is None:
        return report
    cpu = after.cpu - spent.cpu
    return msgspec.structs.replace(
        report,
        server_cpu=round(cpu / elapsed, 3),
        moves_per_core_s=round(moves / cpu, 1) if cpu else None,
        memory_before=before.memory,
        memory_after=after.memory,
        memory_per_table=round((opened.memory - before.memory) / max(1, plan.tables - 1)),
    )


def _usage(pid: int | None) -> ProcessUsage | None:
    return None if pid is None else process_usage(pid)


async def _wait(seconds: float, each: Callable[[float], None]) -> None:
    """Wait, and call ``each`` with the time so far a few times a second."""
    began = time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        each(passed)
        await asyncio.sleep(min(max(STEP, seconds / 240), seconds - passed))
