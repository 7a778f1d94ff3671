"""Rules of rated tables: only people with names, one seat each, standard options, a clock, and no undo.

Leaving a rated game loses it, as running out of time does. The clock prevents escaping a loss by waiting.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from asterism.engine.match import Match
from asterism.engine.options import standard_mode
from asterism.server.clock_kinds import read_clock
from asterism.server.errors import BadRequestError, ConflictError
from asterism.server.storage.database import GuestRow, SeatRow, TableRow


def make_rated(row: TableRow, seats: Sequence[SeatRow], guest: GuestRow, match: Match) -> None:
    """Mark a new table as rated, by the mode that its options are; ``BadRequestError`` if it cannot be."""
    if row.practice or row.start is not None or any(seat.kind == "bot" or seat.here for seat in seats):
        raise BadRequestError("rated-people")
    clock, mode = read_clock(row.clock), standard_mode(match.game, match.options, row.mode)
    if clock is None:
        raise BadRequestError("rated-clock")
    if mode is None:
        raise BadRequestError("rated-options")
    check_name(guest)
    row.rated, row.mode = True, mode
    for seat in seats:
        seat.name = guest.name if seat.guest_id else None
    row.clock = msgspec.to_builtins(replace(clock, flag="lose"))


def check_name(guest: GuestRow) -> None:
    """``ConflictError`` for guests without a name."""
    if guest.name is None:
        raise ConflictError("name-wanted")
