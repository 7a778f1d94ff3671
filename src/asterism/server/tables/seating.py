"""Sitting down, leaving, and bots in the places of people. Each change is made under the table's lock."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from asterism.server.errors import ConflictError, ForbiddenError
from asterism.server.storage.database import Base, GuestRow
from asterism.server.storage.entries import Entry
from asterism.server.tables import rated
from asterism.server.tables.absence import check_absent
from asterism.server.tables.table import Table


async def sit(table: Table, guest: GuestRow, number: int, name: str | None, code: str | None) -> None:
    """Take an open seat, or come back to one's own."""
    async with table.lock:
        table.admit(guest.id, code)
        seat = table.seat(number)
        name = guest.name if table.row.rated else name
        if seat.guest_id == guest.id:
            if seat.out:
                raise ConflictError("seat-out")
            back: dict[str, Any] = {"stand_in": None, "left": False} | ({"name": name} if name else {})
            await table.change(Entry(kind="table"), seats={number: back})
            return
        if seat.kind != "open" or seat.held_for not in (None, guest.id):
            raise ConflictError("seat-taken")
        rated.check_sitter(table, guest)
        taken = {"kind": "person", "guest_id": guest.id, "name": name or guest.name, "held_for": None}
        await _fill(table, number, taken)


async def _fill(table: Table, number: int, change: Mapping[str, Any]) -> None:
    """Fill an open seat of a waiting table; the game begins with the last one."""
    if table.row.status != "waiting":
        raise ConflictError("not-waiting")
    if any(seat.kind == "open" for seat in table.seats if seat.seat != number):
        await table.change(Entry(kind="table"), seats={number: change})
    else:
        await table.begin(Entry(kind="table"), {number: change})


async def leave(table: Table, guest: GuestRow, number: int, level: int | None) -> None:
    """Give a seat up; while the game runs, a bot of ``level`` may play on."""
    async with table.lock:
        if table.seat(number).guest_id != guest.id:
            raise ForbiddenError("not-your-seat")
        if table.row.status == "running" and table.row.rated:
            await rated.forfeit(table, number)
        elif table.row.status == "running":
            gone = {"left": True, "stand_in": level}
            await table.change(Entry(kind="table"), seats={number: gone})
        elif table.row.status == "waiting":
            others = [s for s in table.seats if s.kind == "person" and s.seat != number]
            free = {"kind": "open", "guest_id": None, "name": None, "here": False}
            status = "waiting" if others else "over"
            await table.change(Entry(kind="table"), seats={number: free}, status=status)
        else:
            raise ConflictError("not-running")


async def stand_in(table: Table, guest: GuestRow, number: int, level: int) -> None:
    """Put a bot on an open seat, or in the place of somebody who is away."""
    async with table.lock:
        seat = table.seat(number)
        if not table.sits(guest.id) or (seat.kind == "open" and table.row.host != guest.id):
            raise ForbiddenError("not-your-table")
        if seat.kind == "bot":
            raise ConflictError("seat-taken")
        if table.row.rated:
            raise ConflictError("rated-people")
        if seat.kind == "open":
            await _fill(table, number, {"kind": "bot", "level": level, "held_for": None})
            return
        table.running()
        if seat.guest_id != guest.id:
            check_absent(table, seat)
        await table.change(Entry(kind="table"), seats={number: {"stand_in": level}})


async def follow(table: Table, id: str, rows: Sequence[Base]) -> None:
    """Make the next table from its rows, and tell that the next game is there."""
    async with table.lock:
        if table.row.next is None:
            await table.change(Entry(kind="table"), beside=rows, next=id)
