"""What a run observes while it goes on: commits, clocks, and for how long nobody could play."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from asterism.server.clock_kinds import AnyClock, read_clock
from asterism.server.runtime.clock_monitor import OUTAGE_AFTER
from asterism.server.storage.database import SeatRow, TableRow
from asterism.server.storage.entries import Entry

LONG = 25.0
"""A time of more seconds than this in which nothing could be played is surely not charged."""
TOLERANCE = 1.5
SKEW = OUTAGE_AFTER.total_seconds() + TOLERANCE
"""The seconds by which a charge may exceed the time that passed: normally, and once the database's clock was set. A
server that starts then follows the others by the last heartbeat, which is at most ``OUTAGE_AFTER`` old."""
REMINDED = 480.0
"""The seconds after which somebody was surely reminded of a turn, if servers could store: a minute and an interval."""


class Before(NamedTuple):
    """A table before a commit."""

    at: float
    entries: Sequence[Entry]
    changes: Mapping[str, Any]
    clock: AnyClock | None
    turn_began: datetime | None
    seat: int | None
    time_left: int | None


class Turn(NamedTuple):
    """A turn that a server began."""

    at: float
    mishaps: int


class Watch:
    """Observes commits."""

    def __init__(
        self, time: Callable[[], float], violation: Callable[[str, str], None], mishaps: Callable[[], int] = lambda: 0
    ) -> None:
        self._time = time
        self._violation = violation
        self._mishaps = mishaps
        """How often a server was killed, or an answer of the database was lost: that may cost a reminder."""
        self._turns: dict[tuple[str, datetime], Turn] = {}
        self.away: list[tuple[float, float]] = []
        """The times in which no server could store anything."""
        self._away_since: float | None = 0.0
        self._reminders: set[tuple[str, datetime, bool]] = set()
        self._reminded: set[tuple[str, datetime]] = set()
        """The turns of which somebody was reminded, or did not have to be."""
        self.last_move: dict[str, float] = {}
        """When each table's last decision, or its begin, was stored."""
        self.skewed = False
        """Whether the database's clock was set."""
        self.flags = 0
        self.moves = 0

    def available(self, now: bool) -> None:
        """Whether any server can store anything."""
        if now and self._away_since is not None:
            self.away.append((self._away_since, self._time()))
            self._away_since = None
        elif not now and self._away_since is None:
            self._away_since = self._time()

    def before_commit(
        self, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry], changes: Mapping[str, Any]
    ) -> Before:
        """A server is about to store something."""
        left = None if row.seat is None or not seats else seats[row.seat].time_left
        return Before(self._time(), entries, changes, read_clock(row.clock), row.turn_began, row.seat, left)

    def after_commit(self, before: Before, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """It has been stored."""
        kinds = [entry.kind for entry in before.entries]
        self.flags += kinds.count("flag")
        self.moves += "move" in kinds
        if "move" in kinds or before.changes.get("status") == "running":  # a game that begins, or is no longer over
            self.last_move[row.id] = self._time()
        if before.clock is not None and before.seat is not None and before.turn_began is not None and seats:
            self._check_charge(before, row.id, seats[before.seat].time_left, kinds)
        if "turn_began" in before.changes and before.clock is not None and before.clock.reminds:
            self._check_reminded(row.id, before)
        if before.changes.get("turn_began") is not None:
            self._turns[row.id, before.changes["turn_began"]] = Turn(before.at, self._mishaps())

    def _check_charge(self, before: Before, table: str, left: int | None, kinds: Sequence[str]) -> None:
        assert before.clock is not None
        assert before.turn_began is not None
        turn = self._turns.get((table, before.turn_began))
        if turn is None:
            return
        had = before.clock.turn_time(before.time_left) / 1000
        if "flag" in kinds:
            charged = had
        elif kinds[0] == "move" and before.clock.carries_over and left is not None and left != before.time_left:
            charged = had + before.clock.bonus / 1000 - left / 1000
        else:
            return
        passed = before.at - turn.at - self._long_aways(turn.at, before.at)
        if charged > passed + (SKEW if self.skewed else TOLERANCE):
            self._violation("clocks", f"table {table}: {charged:.1f} s were charged, but {passed:.1f} s had passed")

    def reminds(self, table: str, began: datetime, first: bool) -> None:
        """A server begins to remind somebody of a turn, for the first or the second time."""
        if (table, began, first) in self._reminders:
            self._violation("reminders", f"somebody was reminded again of a turn at {table}")
        self._reminders.add((table, began, first))

    def reminded(self, table: str, began: datetime) -> None:
        """Somebody was reminded of a turn, or did not have to be."""
        self._reminded.add((table, began))

    def _check_reminded(self, table: str, before: Before) -> None:
        """Of a turn that is over and has taken long enough, somebody was reminded."""
        if before.turn_began is None or self.skewed or (table, before.turn_began) in self._reminded:
            return
        turn = self._turns.get((table, before.turn_began))
        if turn is None or turn.mishaps != self._mishaps() or any(end > turn.at for _, end in self._aways(before.at)):
            return
        if before.at - turn.at > REMINDED:
            self._violation("reminders", f"nobody was reminded of a turn at {table} of {before.at - turn.at:.0f} s")

    def _long_aways(self, began: float, at: float) -> float:
        return sum(max(0.0, min(at, end) - max(began, start)) for start, end in self._aways(at) if end - start > LONG)

    def _aways(self, at: float) -> list[tuple[float, float]]:
        return [*self.away, (self._away_since, at)] if self._away_since is not None else self.away
