"""Many seeds, one after another, and the smallest set of faults with which a seed still fails."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import count

import msgspec

from asterism.simulator.faults import Fault
from asterism.simulator.world import Outcome, simulate

HOUR = 3600.0
MOST_SHRINKS = 40
"""How many runs are spent on leaving out faults."""
Simulate = Callable[[int, Sequence[Fault] | None], Outcome]


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Which seeds are run: so many, or as many as fill so many simulated hours."""

    seed: int = 1
    seeds: int | None = None
    hours: float | None = None


class Failure(msgspec.Struct, kw_only=True):
    """A seed that fails, and which of its faults it needs for that."""

    seed: int
    invariant: str | None
    violation: str
    faults: list[Fault]
    """All faults of the seed that are needed."""
    drawn: int
    """How many the seed has."""


class Report(msgspec.Struct, kw_only=True):
    """What all runs together have done."""

    first: int
    seeds: int
    hours: float
    counts: dict[str, int]
    failures: list[Failure]


def run(plan: Plan, progress: Callable[[float], None], shrinks: bool = True) -> Report:
    """Run seeds; ``progress`` is told which share is done."""
    total: Counter[str] = Counter()
    failures: list[Failure] = []
    seconds, done = 0.0, 0
    for seed in count(plan.seed):
        share = _share(plan, done, seconds)
        progress(share)
        if share >= 1.0:
            break
        outcome = simulate(seed)
        done, seconds = done + 1, seconds + outcome.seconds
        total.update(outcome.counts)
        if outcome.violation is not None:
            failures.append(_failure(outcome, shrinks))
    return Report(first=plan.seed, seeds=done, hours=seconds / HOUR, counts=dict(total), failures=failures)


def _share(plan: Plan, done: int, seconds: float) -> float:
    shares = [done / plan.seeds] if plan.seeds is not None else []
    if plan.hours is not None:
        shares.append(seconds / HOUR / plan.hours)
    return max(shares, default=float(done))


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
