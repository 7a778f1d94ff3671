"""The time of day that never goes back, for players' clocks: a wall clock that is set back gives nobody time."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

MAX_LEAD = timedelta(days=1)
"""How far ahead another server's time may be to be followed."""


class SteadyClock:
    """Follows the wall clock forwards; when that is set back, it goes on by the seconds that really pass."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._steady = steady
        self._last, self._last_steady = wall(), steady()

    def now(self) -> datetime:
        """The current time in microseconds."""
        steady = self._steady()
        self._last = max(self._wall(), self._last + steady - self._last_steady)
        self._last_steady = steady
        return datetime.fromtimestamp(self._last, UTC)

    def follow(self, moment: datetime) -> None:
        """Go to ``moment``, which another server, or this one before a restart, has written, if that is ahead."""
        if timedelta(0) < moment - self.now() < MAX_LEAD:
            self._last = moment.timestamp()


CLOCK = SteadyClock()
