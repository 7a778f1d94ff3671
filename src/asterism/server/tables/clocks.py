"""The clocks of a table: who is on the clock, how long he has, and what it means when his time is over.

What is kept decides, so that every server decides the same: the milliseconds a seat had when its turn began
(``time_left``), since when the deciding person is on the clock (``turn_began``), and when the whole server was down.
Bots have no clock. A seat that decides again right after itself is still in its turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import msgspec

from asterism.server.errors import ConflictError
from asterism.server.storage.database import SeatRow, TableRow, this_moment
from asterism.server.storage.entries import Entry

if TYPE_CHECKING:
    from asterism.server.tables.table import SeatChanges, Table

SECOND, DAY = 1000, 86_400_000
RETURN = 60 * SECOND
"""What a seat that ran out of time has on a live clock when its person comes back."""
STAND_IN = 3
"""The level of the bot that plays for somebody whose time is over."""
REMIND_AFTER = timedelta(seconds=60)
"""Who has not decided after that is reminded, where there are days for a move."""
Outages = Sequence[tuple[datetime, datetime]]


def milliseconds(span: timedelta) -> int:
    """A span of time as clocks count it."""
    return span // timedelta(milliseconds=1)


def spent(began: datetime, at: datetime, outages: Outages) -> int:
    """The milliseconds from ``began`` to ``at`` in which the server was there."""
    down = (min(at, end) - max(began, start) for start, end in outages)
    return milliseconds(at - began - sum((span for span in down if span > timedelta(0)), timedelta(0)))


# -- what is left ------------------------------------------------------------------------------------------------------


def time_of(clock: Mapping[str, Any], time_left: int | None) -> int:
    """The milliseconds for a turn of the seat that had ``time_left`` when it began."""
    if clock["kind"] == "days":
        return int(clock["days"]) * DAY
    return int(clock["seconds"]) * SECOND if time_left is None else time_left or RETURN


def left_now(table: Table, at: datetime) -> int:
    """The milliseconds left to the one who is on the clock; not below 0."""
    row = table.row
    assert row.clock is not None
    assert row.seat is not None
    assert row.turn_began is not None
    gone = spent(row.turn_began, at, table.house.timekeeper.outages)
    return max(0, time_of(row.clock, table.seats[row.seat].time_left) - gone)


def told(table: Table) -> dict[str, Any] | None:
    """The clocks as clients get them, at this moment; None where there are none."""
    clock, row = table.row.clock, table.row
    if clock is None:
        return None
    running = row.seat if row.turn_began is not None else None
    left = [_shown(clock, seat) for seat in table.seats]
    if running is not None:
        left[running] = left_now(table, this_moment())
    return {"running": running, "left": left, "free": running is not None and _free(clock, table.seats[running])}


def _free(clock: Mapping[str, Any], seat: SeatRow) -> bool:
    """Whether the turn is the seat's first, which costs nothing."""
    return clock["kind"] == "live" and seat.time_left is None


def _shown(clock: Mapping[str, Any], seat: SeatRow) -> int | None:
    if seat.kind == "bot" or clock["kind"] == "days":
        return None
    return int(clock["seconds"]) * SECOND if seat.time_left is None else seat.time_left


def left_after_moves(entries: Iterable[Entry]) -> list[float | None]:
    """For each decision that stands, the seconds its mover had left after it."""
    seconds: list[float | None] = []
    for entry in entries:
        data = entry.data or {}
        if entry.kind == "move":
            seconds.append(data["left"] / SECOND if "left" in data else None)
        elif entry.kind == "undo":
            del seconds[data["ply"] :]
    return seconds


def headers(table: Table) -> dict[str, str]:
    """What a record says about the clock of its game."""
    clock = table.row.clock
    if clock is None:
        return {}
    kind = f"{clock['days']} days" if clock["kind"] == "days" else f"{clock['seconds']}+{clock['increment']}"
    return {"clock": kind} | ({"out": " ".join(map(str, table.out))} if table.out else {})


# -- how it runs -------------------------------------------------------------------------------------------------------


def follow(
    table: Table, entries: Sequence[Entry], changes: dict[str, Any], seats: SeatChanges
) -> dict[int, dict[str, Any]]:
    """Add to a change of a table what it does to its clock: who decided pays, who decides now is on the clock."""
    row, clock = table.row, table.row.clock
    told = {number: dict(change) for number, change in seats.items()}
    if clock is None:
        return told
    at = this_moment()
    before = row.seat if row.turn_began is not None else None
    after = _on_the_clock(table, changes, told)
    passed = entries[0].kind == "move"
    if before is not None and passed:
        entries[0].data = {"left": left_now(table, at)}
    if before == after:
        return told
    if before is not None and clock["kind"] == "live":
        _pay(table, at, before, told, entries[0], changes.get("seat"))
    if after is None:
        changes |= {"turn_began": None, "flag_at": None, "remind_at": None}
    else:
        changes |= start(clock, told.get(after, {}).get("time_left", table.seats[after].time_left), at)
    return told


def begin(row: TableRow, seats: Sequence[SeatRow]) -> None:
    """Start the clock of a new table, if a person decides there at once."""
    if row.clock is not None and row.status == "running" and row.seat is not None and seats[row.seat].kind != "bot":
        for key, value in start(row.clock, None, this_moment()).items():
            setattr(row, key, value)


def start(clock: Mapping[str, Any], time_left: int | None, at: datetime) -> dict[str, Any]:
    """What changes at a table when the turn of a person begins."""
    return {
        "turn_began": at,
        "flag_at": at + timedelta(milliseconds=time_of(clock, time_left)),
        "remind_at": at + REMIND_AFTER if clock["kind"] == "days" else None,
    }


def _pay(
    table: Table, at: datetime, before: int, told: dict[int, dict[str, Any]], entry: Entry, to: int | None
) -> None:
    """Take the time of a live turn off its seat. Taking back gives no time back: who took back pays for all of it."""
    clock, row = table.row.clock, table.row
    assert clock is not None
    assert row.turn_began is not None
    increment = int(clock["increment"]) * SECOND
    if entry.kind == "undo" and to is not None:
        gone = spent(row.turn_began, at, table.house.timekeeper.outages) + increment
        told.setdefault(to, {})["time_left"] = max(1, time_of(clock, table.seats[to].time_left) - gone)
        return
    seat = table.seats[before]
    left = time_of(clock, None) if _free(clock, seat) else left_now(table, at)
    if entry.kind == "flag":
        left = 0
    elif entry.kind == "move":
        left = max(1, left) + increment
        entry.data = {"left": left}
    told.setdefault(before, {})["time_left"] = left


def _on_the_clock(table: Table, changes: Mapping[str, Any], seats: SeatChanges) -> int | None:
    """The seat whose person decides after a change; None if nobody does, or a bot."""
    number = changes.get("seat", table.row.seat)
    if changes.get("status", table.row.status) != "running" or number is None:
        return None
    seat, change = table.seats[number], seats.get(number, {})
    bot = change.get("kind", seat.kind) == "bot" or change.get("stand_in", seat.stand_in) is not None
    return None if bot else int(number)


# -- when it is over ---------------------------------------------------------------------------------------------------


async def flag_if_due(table: Table) -> bool:
    """Say that the time of the one on the clock is over, if it is. The table must be locked."""
    row = table.row
    if row.turn_began is None or row.status != "running" or left_now(table, this_moment()) > 0:
        return False
    seat = row.seat
    assert seat is not None
    assert row.clock is not None
    loses = row.clock["flag"] == "lose"
    entries = [Entry(kind="flag", seat=seat, data={"out": loses}), Entry(kind="table")]
    if loses:
        await put_out(table, seat, *entries)
    else:
        await table.change(*entries, seats={seat: {"stand_in": STAND_IN}})
    return True


async def put_out(table: Table, seat: int, *entries: Entry, **change: Any) -> None:
    """A seat has lost: the last of the others wins at once; of several, a bot plays on for it, and cannot win."""
    gone, match = {"out": True, **change}, table.running()
    staying = [other.seat for other in table.seats if other.seat != seat and not other.out]
    if len(staying) > 1:
        await table.change(*entries, seats={seat: {**gone, "stand_in": STAND_IN}})
        return
    result = settle(msgspec.to_builtins(await table.house.compute(match.result)), [*table.out, seat])
    end, changes = table.end(result)
    await table.change(*entries, end, seats={seat: gone}, seat=None, **changes)


async def refuse_if_late(table: Table) -> None:
    """``ConflictError`` for a decision that comes when the time for it is over. The table must be locked."""
    if table.row.turn_began is None or left_now(table, this_moment()) > 0:
        return
    await table.house.timekeeper.beat()
    if await flag_if_due(table):
        raise ConflictError("out-of-time")


def settle(result: dict[str, Any], out: Sequence[int]) -> dict[str, Any]:
    """A result where those who are out cannot win; the other winners do, or else those with the most points."""
    if not out:
        return result
    staying = [seat for seat in range(len(result["points"])) if seat not in out]
    most = max(result["points"][seat] for seat in staying)
    winners = [seat for seat in result["winners"] if seat in staying and result["finished"]]
    leaders = [seat for seat in staying if result["points"][seat] == most]
    return {**result, "finished": True, "winners": winners or leaders, "out": sorted(out)}
