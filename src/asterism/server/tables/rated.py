"""What is different at a rated table: only people, each on one seat and by name, a clock, and nothing is taken back.

Who leaves a rated game has lost it, as by time. The clock is there so that nobody can escape a defeat by waiting.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from asterism.server.errors import BadRequestError, ConflictError
from asterism.server.storage.database import GuestRow, SeatRow, TableRow
from asterism.server.storage.entries import Entry
from asterism.server.tables import clocks

if TYPE_CHECKING:
    from asterism.server.tables.table import Table

CLOCK = {"kind": "days", "days": 3}
"""The clock of a rated table for which none was asked."""


def make_rated(row: TableRow, seats: Sequence[SeatRow], guest: GuestRow) -> None:
    """Make a new table a rated one; the error says why it cannot be."""
    if row.practice or row.start is not None or any(seat.kind == "bot" or seat.here for seat in seats):
        raise BadRequestError("rated-people")
    check_name(guest)
    row.rated = True
    for seat in seats:
        seat.name = guest.name if seat.guest_id else None
    row.clock = {**(row.clock or CLOCK), "flag": "lose"}


def check_name(guest: GuestRow) -> None:
    """Only those who have a name are rated."""
    if guest.name is None:
        raise ConflictError("name-wanted")


def check_sitter(table: Table, guest: GuestRow) -> None:
    """``ConflictError`` for those who may not sit down at a rated table."""
    if table.row.rated:
        check_name(guest)
        if table.mine(guest.id):
            raise ConflictError("one-seat")


async def forfeit(table: Table, number: int) -> None:
    """Leave a rated game, which is lost by it."""
    if table.seat(number).out:
        raise ConflictError("seat-out")
    await clocks.put_out(table, number, Entry(kind="table"), left=True)
