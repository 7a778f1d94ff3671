"""The clocks of a table as clients and records see them, and flags; what they do is decided in ``core/clock.py``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from msgspec import UNSET, UnsetType

from asterism.server.api.live import Clocks
from asterism.server.clock_kinds import SECOND, read_clock
from asterism.server.core import clock as core
from asterism.server.core.commands import Flag
from asterism.server.core.forfeits import ends_game
from asterism.server.storage.database import SeatRow, TableRow, precise_now
from asterism.server.storage.entries import Entry

if TYPE_CHECKING:
    from asterism.server.tables.table import Table


def left_now(table: Table) -> int:
    """The milliseconds left to the deciding seat; not below 0."""
    return core.left_now(table.value, table.current_time())


def clocks_of(table: Table) -> Clocks | UnsetType:
    """The present clocks; unset without a clock."""
    if table.row.clock is None:
        return UNSET
    value = table.value
    clock, running = value.clock, value.running_clock
    assert clock is not None
    left = [None if seat.kind == "bot" else clock.displayed(seat.time_left) for seat in value.seats]
    if running is not None:
        left[running] = core.left_now(value, table.current_time())
    free = running is not None and clock.is_free(value.seats[running].time_left)
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
    """The headers about the clock, and about the seats that are out, in a game record."""
    clock = read_clock(table.row.clock)
    out = [seat.seat for seat in table.seats if seat.out]
    return ({"clock": clock.header} if clock else {}) | ({"out": " ".join(map(str, out))} if out else {})


def start_new_table(row: TableRow, seats: Sequence[SeatRow]) -> None:
    """Start the clock of a new table if a person decides first."""
    clock = read_clock(row.clock)
    if clock is not None and row.status == "running" and row.seat is not None and seats[row.seat].kind != "bot":
        began = core.turn_begins(clock, None, precise_now())
        row.turn_began, row.flag_at, row.remind_at = began.at, began.flag_at, began.remind_at


async def flag_if_due(table: Table) -> bool:
    """Flag the deciding seat if its time is over, and return whether it is. The table must be locked."""
    value = table.value
    if value.status != "running" or not core.is_over_time(value, table.current_time()):
        return False
    assert value.seat is not None
    return bool(await table.carry_out(Flag(result=await table.result_now() if ends_game(value, value.seat) else None)))
