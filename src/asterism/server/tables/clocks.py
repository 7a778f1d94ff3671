"""The clocks of a table: time left, running clocks, and what happens when time is over.

Everything is computed from stored values, so that every server decides alike: the milliseconds a seat had when its turn
began (``time_left``), when the deciding person's turn began (``turn_began``), and outages. Bots have no clock. Several
decisions of one seat in a row are one turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET, UnsetType

from asterism.server.api.live import Clocks
from asterism.server.clock_kinds import SECOND, AnyClock, read_clock
from asterism.server.errors import ConflictError
from asterism.server.storage.database import SeatRow, TableRow, precise_now
from asterism.server.storage.entries import Entry

if TYPE_CHECKING:
    from asterism.server.tables.table import SeatChanges, Table

STAND_IN = 3
"""The level of the bot that stands in for a flagged player."""
REMIND_AFTER = timedelta(seconds=60)
"""At correspondence tables, when to remind a player after their turn has begun."""
Outages = Sequence[tuple[datetime, datetime]]


def milliseconds(span: timedelta) -> int:
    return span // timedelta(milliseconds=1)


def spent(began: datetime, at: datetime, outages: Outages) -> int:
    """The milliseconds from ``began`` to ``at`` without outages; none if the clock was set back between them."""
    down = (min(at, end) - max(began, turn_start) for turn_start, end in outages)
    return max(0, milliseconds(at - began - sum((span for span in down if span > timedelta(0)), timedelta(0))))


# -- time left ---------------------------------------------------------------------------------------------------------


def left_now(table: Table, at: datetime) -> int:
    """The milliseconds left to the deciding seat at ``at``; not below 0."""
    row, clock = table.row, table.clock
    assert clock is not None
    assert row.seat is not None
    assert row.turn_began is not None
    gone = spent(row.turn_began, at, table.services.clock_monitor.outages)
    return max(0, clock.turn_time(table.seats[row.seat].time_left) - gone)


def clocks_of(table: Table) -> Clocks | UnsetType:
    """The present clocks; unset without a clock."""
    clock, row = table.clock, table.row
    if clock is None:
        return UNSET
    running = row.seat if row.turn_began is not None else None
    left = [None if seat.kind == "bot" else clock.displayed(seat.time_left) for seat in table.seats]
    if running is not None:
        left[running] = left_now(table, precise_now())
    free = running is not None and clock.is_free(table.seats[running].time_left)
    return Clocks(running=running, left=left, free=free)


def left_after_moves(entries: Iterable[Entry]) -> list[float | None]:
    """For each decision that was not undone, the seconds its seat had left after it."""
    seconds: list[float | None] = []
    for entry in entries:
        data = entry.data or {}
        if entry.kind == "move":
            seconds.append(data["left"] / SECOND if "left" in data else None)
        elif entry.kind == "undo":
            del seconds[data["ply"] :]
    return seconds


def record_headers(table: Table) -> dict[str, str]:
    """The headers about the clock in a game record."""
    if table.clock is None:
        return {}
    return {"clock": table.clock.header} | ({"out": " ".join(map(str, table.out))} if table.out else {})


# -- running clocks ----------------------------------------------------------------------------------------------------


def update_for_change(
    table: Table, entries: Sequence[Entry], changes: dict[str, Any], seats: SeatChanges
) -> dict[int, dict[str, Any]]:
    """Add to ``changes`` what a change does to the clock, and return the seat changes with theirs.

    The seat that decided is charged, and the clock of the seat that decides next is started.
    """
    row, clock = table.row, table.clock
    seat_changes = {number: dict(change) for number, change in seats.items()}
    if clock is None:
        return seat_changes
    at = precise_now()
    before = row.seat if row.turn_began is not None else None
    after = _on_the_clock(table, changes, seat_changes)
    passed = entries[0].kind == "move"
    if before is not None and passed:
        entries[0].data = {"left": left_now(table, at)}
    if before == after:
        return seat_changes
    if before is not None and clock.carries_over:
        _charge(table, at, before, seat_changes, entries[0], changes.get("seat"))
    if after is None:
        changes |= {"turn_began": None, "flag_at": None, "remind_at": None}
    else:
        changes |= turn_start(clock, seat_changes.get(after, {}).get("time_left", table.seats[after].time_left), at)
    return seat_changes


def start_new_table(row: TableRow, seats: Sequence[SeatRow]) -> None:
    """Start the clock of a new table if a person decides first."""
    clock = read_clock(row.clock)
    if clock is not None and row.status == "running" and row.seat is not None and seats[row.seat].kind != "bot":
        for key, value in turn_start(clock, None, precise_now()).items():
            setattr(row, key, value)


def turn_start(clock: AnyClock, time_left: int | None, at: datetime) -> dict[str, Any]:
    """The changes of a table's row when a person's turn begins."""
    return {
        "turn_began": at,
        "flag_at": at + timedelta(milliseconds=clock.turn_time(time_left)),
        "remind_at": at + REMIND_AFTER if clock.reminds else None,
    }


def _charge(
    table: Table, at: datetime, before: int, seat_changes: dict[int, dict[str, Any]], entry: Entry, to: int | None
) -> None:
    """Charge a live turn to its seat. An undo returns no time: the seat that undid is charged for all of it."""
    clock, row = table.clock, table.row
    assert clock is not None
    assert row.turn_began is not None
    if entry.kind == "undo" and to is not None:
        gone = spent(row.turn_began, at, table.services.clock_monitor.outages) + clock.bonus
        seat_changes.setdefault(to, {})["time_left"] = max(1, clock.turn_time(table.seats[to].time_left) - gone)
        return
    seat = table.seats[before]
    left = clock.turn_time(None) if clock.is_free(seat.time_left) else left_now(table, at)
    if entry.kind == "flag":
        left = 0
    elif entry.kind == "move":
        left = max(1, left) + clock.bonus
        entry.data = {"left": left}
    seat_changes.setdefault(before, {})["time_left"] = left


def _on_the_clock(table: Table, changes: Mapping[str, Any], seats: SeatChanges) -> int | None:
    """The seat whose person decides after a change; None if a bot decides, or no one."""
    number = changes.get("seat", table.row.seat)
    if changes.get("status", table.row.status) != "running" or number is None:
        return None
    seat, change = table.seats[number], seats.get(number, {})
    bot = change.get("kind", seat.kind) == "bot" or change.get("stand_in", seat.stand_in) is not None
    return None if bot else int(number)


# -- flags -------------------------------------------------------------------------------------------------------------


async def flag_if_due(table: Table) -> bool:
    """Flag the deciding seat if its time is over, and return whether it is. The table must be locked."""
    row = table.row
    if row.turn_began is None or row.status != "running" or left_now(table, precise_now()) > 0:
        return False
    seat = row.seat
    assert seat is not None
    assert table.clock is not None
    loses = table.clock.flag == "lose"
    entries = [Entry(kind="flag", seat=seat, data={"out": loses}), Entry(kind="table")]
    if loses:
        await forfeit_seat(table, seat, *entries)
    else:
        await table.change(*entries, seats={seat: {"stand_in": STAND_IN}})
    return True


async def forfeit_seat(table: Table, seat: int, *entries: Entry, **change: Any) -> None:
    """A seat has lost: a sole remaining seat wins at once; otherwise a bot plays on for it and cannot win."""
    gone, match = {"out": True, **change}, table.running()
    staying = [other.seat for other in table.seats if other.seat != seat and not other.out]
    if len(staying) > 1:
        await table.change(*entries, seats={seat: {**gone, "stand_in": STAND_IN}})
        return
    result = result_without(msgspec.to_builtins(await table.services.compute(match.result)), [*table.out, seat])
    end, changes = table.end(result)
    await table.change(*entries, end, seats={seat: gone}, seat=None, **changes)


async def check_in_time(table: Table) -> None:
    """``ConflictError`` if the deciding seat's time is over; the seat is flagged. The table must be locked."""
    if table.row.turn_began is None or left_now(table, precise_now()) > 0:
        return
    await table.services.clock_monitor.heartbeat()
    if await flag_if_due(table):
        raise ConflictError("out-of-time")


def result_without(result: dict[str, Any], out: Sequence[int]) -> dict[str, Any]:
    """The result without the seats in ``out`` as winners: the other winners win, or else those with the most points."""
    if not out:
        return result
    staying = [seat for seat in range(len(result["points"])) if seat not in out]
    most = max(result["points"][seat] for seat in staying)
    winners = [seat for seat in result["winners"] if seat in staying and result["finished"]]
    leaders = [seat for seat in staying if result["points"][seat] == most]
    return {**result, "finished": True, "winners": winners or leaders, "out": sorted(out)}
