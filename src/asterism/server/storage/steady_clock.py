"""The time of day that never goes back, for players' clocks: a clock that is set back gives nobody time."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

MAX_LEAD = timedelta(days=1)
"""How far ahead another server's time may be to be followed."""
DRIFT = 1.0
"""If a server is ahead of the database clock by at most these seconds, it waits; if more, that clock was set back."""


def passed() -> float:
    """Seconds of a clock that never goes back; they include the machine's sleep, where the system counts it."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class SteadyClock:
    """Follows a clock forwards; when that is set back, this one continues by the seconds that really pass.

    The clock is this machine's, until a database's is given: servers on one database follow that of the database.
    """

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = passed) -> None:
        self._wall: Callable[[], float] | None = wall
        self._steady = steady
        self._latest = wall()
        self._offset = self._latest - steady()

    def now(self) -> datetime:
        """The current time in microseconds."""
        steady = self._steady()
        if self._wall is not None:
            self._offset = max(self._offset, self._wall() - steady)
        self._latest = max(self._latest, self._offset + steady)
        return datetime.fromtimestamp(self._latest, UTC)

    def follow(self, moment: datetime) -> None:
        """Go forward to ``moment``, written by another server or by this one before a restart, if that is ahead."""
        if timedelta(0) < moment - self.now() < MAX_LEAD:
            self._offset = moment.timestamp() - self._steady()

    def follow_database(self, answer: float, waited: float) -> bool:
        """Go by the clock of a database, which showed ``answer`` within the last ``waited`` seconds.

        If this clock is a little ahead, it stands still until the database has caught up. Returns whether it is far
        ahead, because the database's clock was set back: then only the heartbeat tells other servers the time.
        """
        steady = self._steady()
        ahead = self._offset + steady - answer
        if self._wall is not None:
            self._wall, self._latest, ahead = None, answer, -1.0
        if ahead < 0.0:
            self._offset = answer - steady
        elif waited < ahead < waited + DRIFT:
            self._offset = answer + waited - steady
        return ahead >= waited + DRIFT


CLOCK = SteadyClock()
