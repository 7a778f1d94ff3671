"""How a run ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from asterism.simulator.faults import Fault


class Violation(Exception):
    """An invariant does not hold."""

    def __init__(self, invariant: str, what: str, at: float) -> None:
        super().__init__(f"{invariant}, at {at:.3f} s: {what}")
        self.invariant = invariant


@dataclass
class Outcome:
    """What a run has done."""

    seed: int
    seconds: float
    digest: str
    counts: dict[str, int]
    violation: str | None = None
    invariant: str | None = None
    faults: Sequence[Fault] = ()
    cpu_seconds: float = 0.0
