"""Rules of rated tables: only people with names, one seat each, a clock, and no undo.

Leaving a rated game loses it, as running out of time does. The clock prevents escaping a loss by waiting.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from asterism.server.clock_kinds import CorrespondenceClock, read_clock
from asterism.server.errors import BadRequestError, ConflictError
from asterism.server.storage.database import GuestRow, SeatRow, TableRow

CLOCK = CorrespondenceClock(days=3)
"""The clock of a rated table without a requested one."""


def make_rated(row: TableRow, seats: Sequence[SeatRow], guest: GuestRow) -> None:
    """Mark a new table as rated; ``BadRequestError`` if it cannot be."""
    if row.practice or row.start is not None or any(seat.kind == "bot" or seat.here for seat in seats):
        raise BadRequestError("rated-people")
    check_name(guest)
    row.rated = True
    for seat in seats:
        seat.name = guest.name if seat.guest_id else None
    row.clock = msgspec.to_builtins(replace(read_clock(row.clock) or CLOCK, flag="lose"))


def check_name(guest: GuestRow) -> None:
    """``ConflictError`` for guests without a name."""
    if guest.name is None:
        raise ConflictError("name-wanted")
