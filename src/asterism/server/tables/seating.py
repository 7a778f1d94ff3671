"""Taking and leaving seats, drawing them by lot, and bots standing in for people.

Each change of a table takes its lock.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Any

from asterism.server.errors import ConflictError, ForbiddenError, StaleError
from asterism.server.storage.database import Base, GuestRow, SeatRow, TableRow
from asterism.server.storage.entries import Entry
from asterism.server.tables import rated
from asterism.server.tables.absence import check_absent
from asterism.server.tables.table import Table

OCCUPANT = ("kind", "guest_id", "name", "here", "level", "stand_in", "left", "held_for")
"""The columns of a seat that describe who sits there."""


def lot_order(row: TableRow) -> list[int]:
    """By seat, the place whose occupant sits there; drawn by the seed of the deal.

    Nothing is drawn where the seats are fixed, or where a given position gives each seat its meaning.
    """
    if row.seating != "lot" or row.seed is None:
        return list(range(row.players))
    return Random(row.seed).sample(range(row.players), row.players)  # noqa: S311 - as secret as the seed


def draw_lots(row: TableRow, seats: Sequence[SeatRow]) -> None:
    """Put the occupants of a new table on the seats that the lot gives them."""
    occupants = [{name: getattr(seat, name) for name in OCCUPANT} for seat in seats]
    for seat, place in zip(seats, lot_order(row), strict=True):
        for name, value in occupants[place].items():
            setattr(seat, name, value)


async def sit(table: Table, guest: GuestRow, number: int, name: str | None, code: str | None) -> None:
    """Take an open seat, or return to one's own."""
    async with table.lock:
        table.check_access(guest.id, code)
        seat = table.seat(number)
        name = guest.name if table.row.rated else name
        if seat.guest_id == guest.id:
            if seat.out:
                raise ConflictError("seat-out")
            back: dict[str, Any] = {"stand_in": None, "left": False} | ({"name": name} if name else {})
            await table.change(Entry(kind="table"), seats={number: back})
            return
        if table.row.seating == "lot" and table.row.status != "waiting" and table.mine(guest.id):
            return  # asked again after the last seat was filled, when the lot has put them elsewhere
        if seat.kind != "open" or seat.held_for not in (None, guest.id):
            raise ConflictError("seat-taken")
        rated.check_sitter(table, guest)
        taken = {"kind": "person", "guest_id": guest.id, "name": name or guest.name, "held_for": None}
        await _fill(table, number, taken)


async def come_back(table: Table, guest_id: str | None) -> None:
    """A guest who left has come back: seats that no bot has taken over meanwhile are theirs again."""

    def left() -> list[int]:
        return [n for n in table.mine(guest_id) if table.seats[n].left and table.seats[n].stand_in is None]

    if left():
        async with table.lock:
            if seats := left():
                with suppress(StaleError):  # another server was faster
                    await table.change(Entry(kind="table"), seats={number: {"left": False} for number in seats})


async def _fill(table: Table, number: int, change: Mapping[str, Any]) -> None:
    """Fill an open seat of a waiting table; filling the last one starts the game."""
    if table.row.status != "waiting":
        raise ConflictError("not-waiting")
    if any(seat.kind == "open" for seat in table.seats if seat.seat != number):
        await table.change(Entry(kind="table"), seats={number: change})
    else:
        occupants: list[dict[str, Any]] = [{name: getattr(seat, name) for name in OCCUPANT} for seat in table.seats]
        occupants[number] |= change
        drawn = {seat: occupants[place] for seat, place in enumerate(lot_order(table.row))}
        await table.start_game(Entry(kind="table"), drawn)


async def leave(table: Table, guest: GuestRow, number: int, level: int | None) -> None:
    """Leave a seat; while the game runs, a bot of ``level`` may take over."""
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
    """Put a bot on an open seat, or let it stand in for an absent guest."""
    async with table.lock:
        seat = table.seat(number)
        if not table.has_seat(guest.id) or (seat.kind == "open" and table.row.host != guest.id):
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


async def link_rematch(table: Table, id: str, rows: Sequence[Base]) -> None:
    """Store the rematch's rows and link it as ``next``, unless there is one already."""
    async with table.lock:
        if table.row.next is None:
            await table.change(Entry(kind="table"), new_rows=rows, next=id)
