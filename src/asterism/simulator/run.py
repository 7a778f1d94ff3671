"""Many seeds, in several processes, and the smallest set of faults with which a seed still fails."""

from __future__ import annotations

import gc
import multiprocessing
import multiprocessing.process
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import count
from multiprocessing.connection import Connection, wait

import msgspec

from asterism.simulator.faults import Fault
from asterism.simulator.outcome import Outcome
from asterism.simulator.simulate import simulate, simulate_and_keep

HOUR = 3600.0
MOST_SHRINKS = 40
"""How many runs are spent on leaving out faults."""
Simulate = Callable[[int, Sequence[Fault] | None], Outcome]


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Which seeds are run: a number, as many as fill some simulated hours, or as many as are begun in some minutes."""

    seed: int = 1
    seeds: int | None = None
    hours: float | None = None
    minutes: float | None = None
    processes: int = 1


class Failure(msgspec.Struct, kw_only=True):
    """A seed that fails, and which of its faults it needs to fail."""

    seed: int
    invariant: str | None
    violation: str
    faults: list[Fault]
    """All faults of the seed that are needed."""
    drawn: int
    """How many faults the seed has."""


class Report(msgspec.Struct, kw_only=True):
    """What all runs together have done."""

    first: int
    seeds: int
    hours: float
    cpu_seconds: float
    counts: dict[str, int]
    faults: dict[str, int]
    """How often each kind of fault happened."""
    failures: list[Failure]


def run(plan: Plan, progress: Callable[[float], None], shrinks: bool = True) -> Report:
    """Run seeds; ``progress`` is called with the share that is done."""
    report = Report(first=plan.seed, seeds=0, hours=0.0, cpu_seconds=0.0, counts={}, faults={}, failures=[])
    counts: Counter[str] = Counter()
    faults: Counter[str] = Counter()
    began = time.monotonic()

    def share() -> float:
        minutes = (time.monotonic() - began) / 60
        limits = ((report.seeds, plan.seeds), (report.hours, plan.hours), (minutes, plan.minutes))
        return max((done / limit for done, limit in limits if limit is not None), default=0.0)

    progress(0.0)
    for outcome in _outcomes(plan, lambda: share() < 1.0):
        report.seeds += 1
        report.hours += outcome.seconds / HOUR
        report.cpu_seconds += outcome.cpu_seconds
        counts.update(outcome.counts)
        faults.update(fault.kind for fault in outcome.faults)
        if outcome.violation is not None:
            report.failures.append(_failure(outcome, shrinks and plan.minutes is None))
        progress(min(share(), 1.0))
    report.counts, report.faults = dict(counts), dict(sorted(faults.items()))
    report.failures.sort(key=lambda failure: failure.seed)
    return report


def _outcomes(plan: Plan, wanted: Callable[[], bool]) -> Iterator[Outcome]:
    """The outcomes of seeds, begun one after another while more are ``wanted``."""
    seeds = iter(range(plan.seed, plan.seed + plan.seeds) if plan.seeds is not None else count(plan.seed))
    forks = plan.processes > 1 and "fork" in multiprocessing.get_all_start_methods()
    while wanted() and (seed := next(seeds, None)) is not None:
        yield _simulate_here(seed)
        if forks:  # the first seed has loaded, and where necessary compiled, everything for the others
            yield from _simulate_in_forks(seeds, plan.processes, wanted)


def _simulate_here(seed: int) -> Outcome:
    """Run a seed in this process.

    After the first seed ``gc.freeze`` exempts everything loaded so far from garbage collection. That is done only once:
    objects of a seed are still referenced when it ends, and frozen ones would never be freed.
    """
    outcome = simulate(seed)
    if not gc.get_freeze_count():
        gc.freeze()
    return outcome


def _simulate_in_forks(seeds: Iterator[int], processes: int, wanted: Callable[[], bool]) -> Iterator[Outcome]:
    """Run each seed in a fork of this process, several at a time.

    What a run leaves behind ends with its fork, and need not be collected. Compiled code is in memory, and in the
    processor's caches, once for all of them.
    """
    forks = multiprocessing.get_context("fork")
    running: dict[Connection, tuple[int, multiprocessing.process.BaseProcess]] = {}
    while True:
        while len(running) < processes and wanted() and (seed := next(seeds, None)) is not None:
            receiver, sender = forks.Pipe(duplex=False)
            fork = forks.Process(target=_simulate_and_send, args=(seed, sender))
            fork.start()
            sender.close()
            running[receiver] = seed, fork
        if not running:
            return
        ended = wait(list(running))
        for receiver in [one for one in running if one in ended]:
            yield _received(receiver, *running.pop(receiver))


def _simulate_and_send(seed: int, sender: Connection) -> None:
    gc.disable()
    outcome, _ = simulate_and_keep(seed)
    sender.send(outcome)


def _received(receiver: Connection, seed: int, fork: multiprocessing.process.BaseProcess) -> Outcome:
    """The outcome that a fork has sent; one that ended without is a failure of its seed."""
    outcome: Outcome | None = None
    with receiver, suppress(EOFError):
        outcome = receiver.recv()
    fork.join()
    died = f"its process ended with exit code {fork.exitcode}"
    return outcome or Outcome(seed, 0.0, "", {}, violation=died, invariant="run")


def _failure(outcome: Outcome, shrinks: bool) -> Failure:
    needed = shrink(outcome) if shrinks else list(outcome.faults)
    assert outcome.violation is not None
    return Failure(
        seed=outcome.seed,
        invariant=outcome.invariant,
        violation=outcome.violation,
        faults=needed,
        drawn=len(outcome.faults),
    )


def shrink(outcome: Outcome, again: Simulate = simulate) -> list[Fault]:
    """Faults without which the seed does not fail in the same way: halves, quarters and so on are left out."""
    needed, runs = list(outcome.faults), 0
    size = max(1, len(needed) // 2)
    while needed:
        begin = 0
        while begin < len(needed) and runs < MOST_SHRINKS:
            fewer = needed[:begin] + needed[begin + size :]
            runs += 1
            if again(outcome.seed, fewer).invariant == outcome.invariant:
                needed = fewer
            else:
                begin += size
        if size == 1 or runs >= MOST_SHRINKS:
            break
        size //= 2
    return needed
