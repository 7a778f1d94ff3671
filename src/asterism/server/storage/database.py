"""What is kept: guests and their sessions, tables, seats, and each table's entries, which are only ever appended."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, BigInteger, DateTime, Double, ForeignKey, Index, String, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.types import TypeDecorator


def now() -> datetime:
    """This moment, to the second."""
    return datetime.now(UTC).replace(microsecond=0)


def this_moment() -> datetime:
    """This moment, as clocks measure it."""
    return datetime.now(UTC)


class Moment(TypeDecorator[datetime]):
    """A time in UTC, also where the database forgets the zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Any) -> datetime | None:
        """What was stored, as UTC."""
        return value.replace(tzinfo=UTC) if value is not None and value.tzinfo is None else value


class Base(DeclarativeBase):
    """The base of all rows."""

    type_annotation_map = {datetime: Moment, dict[str, Any]: JSON(none_as_null=True)}  # noqa: RUF012


class GuestRow(Base):
    """A person: a public id, a name, and perhaps a passphrase to come back with."""

    __tablename__ = "guests"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    name: Mapped[str | None] = mapped_column(String(64))
    colour: Mapped[str | None] = mapped_column(String(16))
    language: Mapped[str | None] = mapped_column(String(2))
    passphrase_hash: Mapped[str | None] = mapped_column(String(64), unique=True)
    created: Mapped[datetime] = mapped_column(default=now)


class SessionRow(Base):
    """One browser of a guest: the hash of the token in its cookie."""

    __tablename__ = "sessions"

    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), index=True)
    created: Mapped[datetime] = mapped_column(default=now)
    seen: Mapped[datetime] = mapped_column(default=now)


class BanRow(Base):
    """A guest (``kind`` guest) or a network (address) that the host keeps out, until then or for good."""

    __tablename__ = "bans"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    who: Mapped[str] = mapped_column(String(64))
    until: Mapped[datetime | None]
    created: Mapped[datetime] = mapped_column(default=now)


class TableRow(Base):
    """A table: what is played, how it began, and where it stands (as its entries say).

    The server ``thinker`` lets a bot think there; no other does so before ``thinking_until``, in seconds since 1970.
    """

    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_lobby", "status", "private", "changed"),)

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    players: Mapped[int]
    options: Mapped[dict[str, Any]]
    mode: Mapped[str | None] = mapped_column(String(32))
    seed: Mapped[int | None] = mapped_column(BigInteger)
    salt: Mapped[str | None] = mapped_column(String(64))
    seed_hash: Mapped[str | None] = mapped_column(String(64))
    """The seal of the deal: shown from the start, opened by seed and salt."""
    start: Mapped[dict[str, Any] | None]
    kind: Mapped[str] = mapped_column(String(8), default="game")
    practice: Mapped[bool]
    private: Mapped[bool]
    rated: Mapped[bool] = mapped_column(default=False)
    code: Mapped[str] = mapped_column(String(16))
    host: Mapped[str | None] = mapped_column(ForeignKey("guests.id"))
    parent: Mapped[str | None] = mapped_column(String(16))
    parent_ply: Mapped[int | None]
    next: Mapped[str | None] = mapped_column(String(16))
    status: Mapped[str] = mapped_column(String(8))
    ply: Mapped[int] = mapped_column(default=0)
    seat: Mapped[int | None]
    number: Mapped[int] = mapped_column(default=0)
    result: Mapped[dict[str, Any] | None]
    thinker: Mapped[str | None] = mapped_column(String(16))
    thinking_until: Mapped[float | None] = mapped_column(Double)
    created: Mapped[datetime] = mapped_column(default=now)
    changed: Mapped[datetime] = mapped_column(default=now)
    clock: Mapped[dict[str, Any] | None]
    turn_began: Mapped[datetime | None]
    """Since when the deciding person is on the clock."""
    flag_at: Mapped[datetime | None] = mapped_column(index=True)
    """When to look whether his time is over; not earlier than that."""
    remind_at: Mapped[datetime | None] = mapped_column(index=True)
    """When to remind him."""


class SeatRow(Base):
    """A seat: a person, a bot, or open."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    guest_id: Mapped[str | None] = mapped_column(ForeignKey("guests.id"), index=True)
    name: Mapped[str | None] = mapped_column(String(64))
    here: Mapped[bool] = mapped_column(default=False)
    level: Mapped[int | None]
    stand_in: Mapped[int | None]
    left: Mapped[bool] = mapped_column(default=False)
    held_for: Mapped[str | None] = mapped_column(String(16))
    time_left: Mapped[int | None] = mapped_column(BigInteger)
    """The milliseconds on a live clock when its turn began; None until its first turn is over."""
    out: Mapped[bool] = mapped_column(default=False)
    """Lost by time, or by leaving a rated game."""


class EntryRow(Base):
    """One thing that happened at a table: a move, an undo, a chat line, a change of seats, the end.

    ``line`` counts the undos before a move, so that no ply of a line can be played twice, by however many servers.
    ``nonce`` tells by which commit it came, so that a server that lost its database meanwhile knows its own again.
    """

    __tablename__ = "entries"
    __table_args__ = (UniqueConstraint("table_id", "line", "ply"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    line: Mapped[int | None]
    ply: Mapped[int | None]
    seat: Mapped[int | None]
    action: Mapped[int | None]
    data: Mapped[dict[str, Any] | None]
    nonce: Mapped[int | None] = mapped_column(BigInteger)
    at: Mapped[datetime] = mapped_column(default=now)


class PoolRow(Base):
    """How many games of a game and number of players were rated. Who rates one locks it: they have one order."""

    __tablename__ = "rating_pools"

    game: Mapped[str] = mapped_column(String(32), primary_key=True)
    players: Mapped[int] = mapped_column(primary_key=True)
    games: Mapped[int] = mapped_column(default=0)


class RatingRow(Base):
    """How strong a guest is at a game of so many players, as the last of his steps says."""

    __tablename__ = "ratings"

    game: Mapped[str] = mapped_column(String(32), primary_key=True)
    players: Mapped[int] = mapped_column(primary_key=True)
    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True, index=True)
    mu: Mapped[float] = mapped_column(Double)
    sigma: Mapped[float] = mapped_column(Double)
    games: Mapped[int]
    changed: Mapped[datetime] = mapped_column(default=now)


class StepRow(Base):
    """What one rated game made of a rating: ``number`` counts the pool's games, so that all can be computed again."""

    __tablename__ = "rating_steps"
    __table_args__ = (UniqueConstraint("game", "players", "number", "seat"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    players: Mapped[int]
    number: Mapped[int]
    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), index=True)
    place: Mapped[int]
    mu: Mapped[float] = mapped_column(Double)
    sigma: Mapped[float] = mapped_column(Double)
    at: Mapped[datetime] = mapped_column(default=now)


class FactRow(Base):
    """Something the whole server knows: when it was last alive, its own keys."""

    __tablename__ = "facts"

    name: Mapped[str] = mapped_column(String(32), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class OutageRow(Base):
    """A time in which the whole server was down, and clocks stood still."""

    __tablename__ = "outages"

    began: Mapped[datetime] = mapped_column(primary_key=True)
    ended: Mapped[datetime]


class PushRow(Base):
    """A browser that a guest wants to be reminded in."""

    __tablename__ = "pushes"

    endpoint_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), index=True)
    endpoint: Mapped[str] = mapped_column(Text)
    p256dh: Mapped[str] = mapped_column(String(128))
    auth: Mapped[str] = mapped_column(String(64))
    language: Mapped[str] = mapped_column(String(2))
    created: Mapped[datetime] = mapped_column(default=now)


class MailRow(Base):
    """The address at which a guest wants to be reminded; used once its owner has confirmed it."""

    __tablename__ = "mails"

    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    address: Mapped[str] = mapped_column(String(254))
    language: Mapped[str] = mapped_column(String(2))
    confirmed: Mapped[bool] = mapped_column(default=False)
    token_hash: Mapped[str | None] = mapped_column(String(64), unique=True)
    asked: Mapped[datetime] = mapped_column(default=now)
