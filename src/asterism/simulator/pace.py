"""When people and servers are brisk, because a fault is near, and when they take their time."""

from __future__ import annotations

import math
from bisect import bisect
from collections.abc import Iterable, Sequence
from typing import Any

from asterism.server.runtime import access, clock_monitor, cluster, metrics, reminders, seeks
from asterism.simulator import machine
from asterism.simulator.faults import Fault
from asterism.simulator.loop import VirtualLoop

BEFORE, AFTER, BEGINNING = 10.0, 20.0, 60.0
"""For how long before and after a fault, and at first, people play briskly; otherwise they take minutes."""
INTERVALS: tuple[tuple[Any, str, float, float], ...] = (
    (clock_monitor, "INTERVAL", 4.0, 12.0),
    (access, "INTERVAL", 10.0, 120.0),
    (cluster, "POLL_SECONDS_WITH_NOTIFY", 4.5, 30.0),
    (cluster, "SERVER_TIMEOUT", 10.0, 70.0),
    (machine, "PING_SECONDS", 20.0, 40.0),
    (reminders, "INTERVAL", 60.0, 300.0),
    (seeks, "INTERVAL", 60.0, 300.0),
    (metrics, "LAG_INTERVAL", 60.0, 300.0),
)
"""The servers' polling intervals near faults and in a lull, in seconds. Most are longer than on a real server, because
polling would take most of a run's CPU time."""


class Pace:
    """When lulls begin and end."""

    def __init__(self, loop: VirtualLoop, faults: Sequence[Fault], calm_at: float) -> None:
        self._loop = loop
        self._calm_at = calm_at
        near = [(fault.at - BEFORE, fault.at + fault.seconds + AFTER) for fault in faults]
        self._turns = _turns([(0.0, BEGINNING), *near, (calm_at, math.inf)])

    @property
    def lull(self) -> bool:
        """Whether people take minutes for a decision, because no fault is near."""
        return bisect(self._turns, self._loop.now) % 2 == 0

    @property
    def lull_seconds(self) -> float:
        """For how long there has been a lull; 0 if there is none."""
        return self._loop.now - self._turns[bisect(self._turns, self._loop.now) - 1] if self.lull else 0.0

    @property
    def until_calm(self) -> float:
        """The seconds until the faults are over; 0 from then on."""
        return max(0.0, self._calm_at - self._loop.now)

    def start(self) -> None:
        """Set the servers' intervals whenever a lull begins or ends."""
        for at in (*self._turns[::2], *(end + 1.0 for end in self._turns[1:-1:2])):
            self._loop.call_at(at, self.set_intervals)

    def set_intervals(self) -> None:
        """Let servers poll as often as they should now."""
        for module, name, near, far in INTERVALS:
            setattr(module, name, far if self.lull else near)


def _turns(spans: Iterable[tuple[float, float]]) -> list[float]:
    """When the first of overlapping spans begins, when the last of them ends, when the next begins, and so on."""
    turns: list[float] = []
    for begin, end in sorted(spans):
        if turns and begin <= turns[-1]:
            turns[-1] = max(turns[-1], end)
        else:
            turns += [begin, end]
    return turns
