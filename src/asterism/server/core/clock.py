"""Clocks: the time left, who is charged for a turn, and whose clock runs next.

Everything is computed from stored values, so that every server decides alike: the milliseconds a seat had when its turn
began (``time_left``), when the deciding person's turn began (``turn_began``), and outages. Bots have no clock. Several
decisions of one seat in a row are one turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from msgspec.structs import replace

from asterism.server.clock_kinds import AnyClock
from asterism.server.core import events as e
from asterism.server.core.values import Now, Table

REMIND_AFTER = timedelta(seconds=60)
"""At correspondence tables, when to remind a player after their turn has begun."""


def milliseconds(span: timedelta) -> int:
    return span // timedelta(milliseconds=1)


def spent(began: datetime, at: datetime, outages: Sequence[tuple[datetime, datetime]]) -> int:
    """The milliseconds from ``began`` to ``at`` without outages; none if the clock was set back between them."""
    down = (min(at, end) - max(began, start) for start, end in outages)
    return max(0, milliseconds(at - began - sum((span for span in down if span > timedelta(0)), timedelta(0))))


def left_now(table: Table, now: Now) -> int:
    """The milliseconds left to the seat whose clock runs; not below 0."""
    assert table.clock is not None
    assert table.seat is not None
    assert table.turn_began is not None
    gone = spent(table.turn_began, now.at, now.outages)
    return max(0, table.clock.turn_time(table.seats[table.seat].time_left) - gone)


def is_over_time(table: Table, now: Now) -> bool:
    """Whether a clock runs and its time is over."""
    return table.turn_began is not None and left_now(table, now) <= 0


def turn_begins(clock: AnyClock, time_left: int | None, at: datetime) -> e.TurnBegan:
    """A person's turn begins; ``time_left`` is what their seat's clock has stored."""
    flag_at = at + timedelta(milliseconds=clock.turn_time(time_left))
    return e.TurnBegan(at=at, flag_at=flag_at, remind_at=at + REMIND_AFTER if clock.reminds else None)


def keep_time(before: Table, after: Table, events: tuple[e.AnyEvent, ...], now: Now) -> tuple[e.AnyEvent, ...]:
    """The events of a command together with their effects on the clocks.

    The seat that decided is charged, and the clock of the seat that decides next is started.
    """
    clock, first = before.clock, events[0]
    if clock is None:
        return events
    charged, next_up = before.running_clock, after.on_the_clock
    times: list[e.TimeSet] = []
    if charged is not None and charged != next_up and clock.carries_over:
        times = [_charge(before, clock, charged, first, now)]
    if charged is not None and isinstance(first, e.Moved):
        left = times[0].left if times else left_now(before, now)
        events = (replace(first, left=left), *events[1:])
    if charged == next_up:
        return events
    if next_up is None:
        return (*events, *times, e.ClockStopped())
    kept = {time.seat: time.left for time in times}
    time_left = kept.get(next_up, after.seats[next_up].time_left)
    return (*events, *times, turn_begins(clock, time_left, now.at))


def _charge(table: Table, clock: AnyClock, charged: int, cause: e.AnyEvent, now: Now) -> e.TimeSet:
    """Charge a live turn to its seat. An undo returns no time: the seat that undid is charged for all of it."""
    if isinstance(cause, e.Undone):
        assert table.turn_began is not None
        gone = spent(table.turn_began, now.at, now.outages) + clock.bonus
        had = clock.turn_time(table.seats[cause.seat].time_left)
        return e.TimeSet(seat=cause.seat, left=max(1, had - gone))
    if isinstance(cause, e.Flagged):
        return e.TimeSet(seat=charged, left=0)
    free = clock.is_free(table.seats[charged].time_left)
    left = clock.turn_time(None) if free else left_now(table, now)
    return e.TimeSet(seat=charged, left=max(1, left) + clock.bonus if isinstance(cause, e.Moved) else left)
