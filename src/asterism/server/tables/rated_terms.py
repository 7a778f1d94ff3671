"""The terms of rated tables: only people with names, one seat each, standard options, a clock, and no undo.

Leaving a rated game loses it, as running out of time does. The clock prevents escaping a loss by waiting.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from asterism.engine.match import Match
from asterism.engine.options import standard_mode
from asterism.server.clock_kinds import AnyClock, read_clock
from asterism.server.errors import BadRequestError, ConflictError
from asterism.server.storage.database import GuestRow, SeatRow, TableRow


def make_rated(row: TableRow, seats: Sequence[SeatRow], guests: Sequence[GuestRow], match: Match) -> None:
    """Mark a new table of these guests as rated, by the mode of its options; ``BadRequestError`` if it cannot be."""
    if row.practice or row.start is not None or any(seat.kind == "bot" or seat.here for seat in seats):
        raise BadRequestError("rated-people")
    clock, mode = check_terms(read_clock(row.clock), match, row.mode)
    for guest in guests:
        check_name(guest)
    names = {guest.id: guest.name for guest in guests}
    row.rated, row.mode = True, mode
    for seat in seats:
        seat.name = names[seat.guest_id] if seat.guest_id else None
    row.clock = msgspec.to_builtins(clock)


def check_terms(clock: AnyClock | None, match: Match, mode: str | None) -> tuple[AnyClock, str]:
    """The clock and the mode of a rated game; ``BadRequestError`` without a clock or with options of no mode."""
    standard = standard_mode(match.game, match.options, mode)
    if clock is None:
        raise BadRequestError("rated-clock")
    if standard is None:
        raise BadRequestError("rated-options")
    return replace(clock, flag="lose"), standard


def check_name(guest: GuestRow) -> None:
    """``ConflictError`` for guests without a name."""
    if guest.name is None:
        raise ConflictError("name-wanted")
