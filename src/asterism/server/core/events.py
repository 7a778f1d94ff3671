"""What happened at a table. Each is stored with the others of its command in one transaction."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import msgspec

from asterism.server.core.offers import Offer
from asterism.server.core.values import Audience, Remark, Seat


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """The base of all events."""


# -- the game ----------------------------------------------------------------------------------------------------------


class Moved(Event, frozen=True, kw_only=True):
    """A seat has decided."""

    seat: int
    action: int
    ply: int
    next_seat: int | None
    undo_epoch: int
    left: int | None = None
    """The milliseconds that the seat has left, if its clock ran."""


class Undone(Event, frozen=True, kw_only=True):
    """The game is back at ``ply``, where ``seat`` decides."""

    seat: int
    ply: int
    guest: str | None
    key: str | None = None


class Offered(Event, frozen=True, kw_only=True):
    """A guest has made an offer to the other people."""

    offer: Offer
    guest: str | None
    key: str | None = None


class Answered(Event, frozen=True, kw_only=True):
    """A guest has agreed to an offer for their ``seats``, or declined or withdrawn it."""

    number: int
    seats: tuple[int, ...]
    accept: bool
    guest: str | None
    key: str | None = None


class Resigned(Event, frozen=True, kw_only=True):
    """A seat has given up."""

    seat: int


class Aborted(Event, frozen=True, kw_only=True):
    """A seat has ended the game before everybody had decided something."""

    seat: int


class Ended(Event, frozen=True, kw_only=True):
    """The game is over."""

    result: dict[str, Any]


class Said(Event, frozen=True, kw_only=True):
    """A chat line; ``remark.name`` is the name at the table."""

    seat: int | None
    audience: Audience
    remark: Remark


# -- seats -------------------------------------------------------------------------------------------------------------


class SeatEvent(Event, frozen=True, kw_only=True):
    """The base of what happens to one seat."""

    number: int


class SeatTaken(SeatEvent, frozen=True, kw_only=True):
    """A person or a bot has taken an open seat."""

    seat: Seat


class Started(Event, frozen=True, kw_only=True):
    """The last seat was filled: everyone has a seat, and ``first`` decides."""

    seats: tuple[Seat, ...]
    first: int | None


class Returned(SeatEvent, frozen=True, kw_only=True):
    """A person has their seat back from a bot."""

    name: str | None


class CameBack(SeatEvent, frozen=True, kw_only=True):
    """A person who left is there again, and no bot has taken over."""


class Freed(SeatEvent, frozen=True, kw_only=True):
    """A seat of a waiting table is open again."""


class Abandoned(Event, frozen=True, kw_only=True):
    """The table ended without a result: nobody waits there any more, or the host closed it."""


class Left(SeatEvent, frozen=True, kw_only=True):
    """A person has left a running game, or declined a seat that was held for them."""


class StoodIn(SeatEvent, frozen=True, kw_only=True):
    """A bot of ``level`` plays for a person; None: no bot does."""

    level: int | None


class WentOut(SeatEvent, frozen=True, kw_only=True):
    """A seat has lost: by time, by resigning, or by leaving a rated game."""


class RematchLinked(Event, frozen=True, kw_only=True):
    """The next game has a table."""

    id: str


# -- clocks ------------------------------------------------------------------------------------------------------------


class Flagged(Event, frozen=True, kw_only=True):
    """The time of a seat is over; ``out`` if it loses by that."""

    seat: int
    out: bool


class TimeSet(Event, frozen=True, kw_only=True):
    """The milliseconds that a seat has for its next turns."""

    seat: int
    left: int


class TurnBegan(Event, frozen=True, kw_only=True):
    """A person's turn has begun, and their clock runs."""

    at: datetime
    flag_at: datetime
    remind_at: datetime | None


class ClockStopped(Event, frozen=True, kw_only=True):
    """No clock runs: a bot decides, or no one."""


ChangeOfSeats = SeatTaken | Started | Returned | CameBack | Freed | Abandoned | Left | StoodIn | WentOut | RematchLinked
"""What everyone at the table is told as a change of the table."""
GameEvent = Moved | Undone | Offered | Answered | Resigned | Aborted | Ended | Flagged
AnyEvent = GameEvent | Said | ChangeOfSeats | TimeSet | TurnBegan | ClockStopped
