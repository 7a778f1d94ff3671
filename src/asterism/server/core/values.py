"""The immutable values of a table. Fields have the names of the columns in which they are stored."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from enum import StrEnum

import msgspec

from asterism.server.clock_kinds import AnyClock
from asterism.server.core.offers import Offers

STAND_IN_AFTER = 30.0
"""The seconds offline after which a bot may stand in for a guest."""


class Status(StrEnum):
    """How far a table is."""

    WAITING = "waiting"
    RUNNING = "running"
    OVER = "over"


class Occupant(StrEnum):
    """Who has a seat."""

    PERSON = "person"
    BOT = "bot"
    OPEN = "open"


class Seating(StrEnum):
    """How people come to their seats."""

    FIXED = "fixed"
    LOT = "lot"


class Audience(StrEnum):
    """Who reads a chat line."""

    TABLE = "table"
    SPECTATORS = "spectators"


class Remark(msgspec.Struct, frozen=True, kw_only=True):
    """What a guest says; after the end also about a ply."""

    guest: str
    name: str | None
    text: str
    about: int | None = None
    reaction: str | None = None
    """Which of the quick reactions it is."""
    key: str | None = None


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat; see ``SeatRow``."""

    kind: Occupant
    guest_id: str | None = None
    name: str | None = None
    here: bool = False
    level: int | None = None
    stand_in: int | None = None
    left: bool = False
    held_for: str | None = None
    time_left: int | None = None
    out: bool = False

    @property
    def has_bot(self) -> bool:
        """Whether a bot decides for the seat."""
        return self.kind is Occupant.BOT or self.stand_in is not None


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A table; see ``TableRow``."""

    status: Status
    seats: tuple[Seat, ...]
    ply: int = 0
    seat: int | None = None
    """The seat that decides."""
    practice: bool = False
    rated: bool = False
    seating: Seating = Seating.FIXED
    host: str | None = None
    next: str | None = None
    """The table of the rematch."""
    clock: AnyClock | None = None
    turn_began: datetime | None = None
    flag_at: datetime | None = None
    remind_at: datetime | None = None
    begun: bool = False
    """Whether there is a match."""
    undo_epoch: int = 0
    """The number of undos so far; with the ply it identifies a position."""
    offers: Offers = Offers()

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """The seats of a guest."""
        if guest is None:
            return ()
        return tuple([number for number, seat in enumerate(self.seats) if seat.guest_id == guest])

    def others(self, guest: str | None) -> tuple[int, ...]:
        """The seats of other people who are in the game themselves: no bot plays for them, and they have not left."""
        return tuple(
            [
                number
                for number, seat in enumerate(self.seats)
                if seat.guest_id not in (None, guest) and not (seat.has_bot or seat.left or seat.out)
            ]
        )

    @property
    def on_the_clock(self) -> int | None:
        """The seat whose person decides; None if a bot decides, or no one."""
        if self.status is not Status.RUNNING or self.seat is None or self.seats[self.seat].has_bot:
            return None
        return self.seat

    @property
    def running_clock(self) -> int | None:
        """The seat whose clock runs; None if none does."""
        return None if self.turn_began is None else self.seat


class Now(msgspec.Struct, frozen=True):
    """The time, and the outages that no clock counts."""

    at: datetime
    outages: tuple[tuple[datetime, datetime], ...] = ()


NO_TIME = Now(datetime.min.replace(tzinfo=UTC))
"""For tables without a clock."""


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """What a match says about its decisions so far, as far as an undo depends on it."""

    ply: int
    over: bool = False
    seat: int | None = None
    """The seat that decides now."""
    last: int | None = None
    """The seat that decided last."""
    reveals: bool = False
    """Whether the last decision showed what its player could not know."""
    deciders: tuple[int, ...] = ()
    """The seat of each decision."""


class Presence(msgspec.Struct, frozen=True):
    """Which guests are connected, and when the others last were; in seconds of a clock that only counts."""

    online: frozenset[str]
    last_seen: Mapping[str, float]
    since: float
    """Used for guests who were never seen: when the table was loaded."""

    def wait(self, guest: str, at: float) -> float:
        """The seconds until a bot may stand in for a guest; not above 0 if it may."""
        return STAND_IN_AFTER if guest in self.online else STAND_IN_AFTER - (at - self.last_seen.get(guest, self.since))

    def away(self, guests: Iterable[str], at: float) -> dict[str, int]:
        """Those of the guests who are offline, and the milliseconds until a bot may stand in for each."""
        return {g: round(1000 * max(0.0, self.wait(g, at))) for g in guests if g not in self.online}
