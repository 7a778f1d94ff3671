"""The schema: guests and sessions, tables, seats, and each table's append-only entries.

Some columns keep an older name than their attribute (``mapped_column("number", key="sequence")``)."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, BigInteger, DateTime, Double, ForeignKey, Index, String, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.types import TypeDecorator

from asterism.engine.versions import FIRST
from asterism.server.storage.steady_clock import CLOCK

TABLE_FORMAT = 1
"""The format of tables and their entries; raised when older servers could not read them."""


def now() -> datetime:
    """The current time, to the second."""
    return datetime.fromtimestamp(int(time.time()), UTC)


def precise_now() -> datetime:
    """The current time in microseconds, for clocks; it never goes back."""
    return CLOCK.now()


class UtcDateTime(TypeDecorator[datetime]):
    """A time in UTC, also for databases that store no time zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Any) -> datetime | None:
        return value.replace(tzinfo=UTC) if value is not None and value.tzinfo is None else value


class Base(DeclarativeBase):
    """The base of all rows."""

    type_annotation_map = {datetime: UtcDateTime, dict[str, Any]: JSON(none_as_null=True)}  # noqa: RUF012


class GuestRow(Base):
    """A guest: a public id, a name, and the hash of a passphrase if they have one."""

    __tablename__ = "guests"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    name: Mapped[str | None] = mapped_column(String(64))
    colour: Mapped[str | None] = mapped_column(String(16))
    language: Mapped[str | None] = mapped_column(String(2))
    passphrase_hash: Mapped[str | None] = mapped_column(String(64), unique=True)
    created: Mapped[datetime] = mapped_column(default=now)


class HandleRow(Base):
    """A name by which a guest is or was known in rated games; no two have the same key (``handle_key.py``)."""

    __tablename__ = "handles"

    key: Mapped[str] = mapped_column(String(255), primary_key=True)
    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), index=True)
    name: Mapped[str] = mapped_column(String(64))
    claimed: Mapped[datetime] = mapped_column(default=now)


class SessionRow(Base):
    """A browser of a guest, by the hash of its cookie's token."""

    __tablename__ = "sessions"

    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), index=True)
    created: Mapped[datetime] = mapped_column(default=now)
    seen: Mapped[datetime] = mapped_column(default=now)


class PasskeyRow(Base):
    """A passkey of a guest: a WebAuthn credential, by the hash of its id, for one host name."""

    __tablename__ = "passkeys"

    credential_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), index=True)
    host: Mapped[str] = mapped_column(String(255))
    credential: Mapped[str] = mapped_column(Text)
    public_key: Mapped[str] = mapped_column(Text)
    sign_count: Mapped[int] = mapped_column(BigInteger)
    created: Mapped[datetime] = mapped_column(default=now)
    used: Mapped[datetime | None]


class ChallengeRow(Base):
    """A challenge that a browser is to sign, by its hash; once, and until a time."""

    __tablename__ = "challenges"

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    purpose: Mapped[str] = mapped_column(String(8))
    guest_id: Mapped[str | None] = mapped_column(ForeignKey("guests.id"), index=True)
    until: Mapped[datetime] = mapped_column(index=True)


class BanRow(Base):
    """A banned guest (``kind`` guest) or network (address), until a time or permanently."""

    __tablename__ = "bans"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    who: Mapped[str] = mapped_column(String(64))
    until: Mapped[datetime | None]
    created: Mapped[datetime] = mapped_column(default=now)


class ReportRow(Base):
    """A guest has reported another at a table to the host: once, for a reason."""

    __tablename__ = "reports"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    about: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    reason: Mapped[str] = mapped_column(String(16))
    at: Mapped[datetime] = mapped_column(default=now, index=True)


class TableRow(Base):
    """A table: its game, its start, and its present state (as its entries say).

    The server ``lease_holder`` runs the deciding bot; no other does before ``lease_until``, in seconds since 1970.
    """

    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_lobby", "status", "private", "changed"),)

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    format: Mapped[int] = mapped_column(default=FIRST)
    """The ``TABLE_FORMAT`` of this row and its entries."""
    game: Mapped[str] = mapped_column(String(32))
    rules_version: Mapped[int] = mapped_column(default=FIRST)
    players: Mapped[int]
    options: Mapped[dict[str, Any]]
    mode: Mapped[str | None] = mapped_column(String(32))
    seed: Mapped[int | None] = mapped_column(BigInteger)
    salt: Mapped[str | None] = mapped_column(String(64))
    seed_hash: Mapped[str | None] = mapped_column(String(64))
    """The seal of the deal: public from the start, opened by seed and salt."""
    start: Mapped[dict[str, Any] | None]
    kind: Mapped[str] = mapped_column(String(8), default="game")
    practice: Mapped[bool]
    private: Mapped[bool]
    rated: Mapped[bool] = mapped_column(default=False)
    seating: Mapped[str] = mapped_column(String(8), default="fixed")
    """How people come to their seats: ``fixed``, or by ``lot`` as the game starts."""
    code: Mapped[str] = mapped_column(String(16))
    host: Mapped[str | None] = mapped_column(ForeignKey("guests.id"))
    origin: Mapped[str | None] = mapped_column(String(16))
    """A keyed hash of the address it was made from."""
    parent: Mapped[str | None] = mapped_column(String(16))
    parent_ply: Mapped[int | None]
    next: Mapped[str | None] = mapped_column(String(16))
    status: Mapped[str] = mapped_column(String(8))
    ply: Mapped[int] = mapped_column(default=0)
    seat: Mapped[int | None]
    sequence: Mapped[int] = mapped_column("number", key="sequence", default=0)
    """The sequence number of the last entry."""
    rewrites: Mapped[int] = mapped_column(default=0)
    """How often names or text were taken away. Servers that know fewer read all of the table again, and pages that come
    back later are sent all of it."""
    result: Mapped[dict[str, Any] | None]
    lease_holder: Mapped[str | None] = mapped_column("thinker", String(16), key="lease_holder")
    lease_until: Mapped[float | None] = mapped_column("thinking_until", Double, key="lease_until")
    created: Mapped[datetime] = mapped_column(default=now)
    changed: Mapped[datetime] = mapped_column(default=now)
    clock: Mapped[dict[str, Any] | None]
    turn_began: Mapped[datetime | None]
    """When the deciding person's turn began."""
    flag_at: Mapped[datetime | None] = mapped_column(index=True)
    """The earliest time at which their time can be over."""
    remind_at: Mapped[datetime | None] = mapped_column(index=True)
    """When to remind them."""


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
    character: Mapped[str | None] = mapped_column(String(16))
    """Of a bot; None: it plays evenly."""
    stand_in: Mapped[int | None]
    left: Mapped[bool] = mapped_column(default=False)
    held_for: Mapped[str | None] = mapped_column(String(16))
    time_left: Mapped[int | None] = mapped_column(BigInteger)
    """The milliseconds on a live clock when the seat's turn began; None until its first turn is over."""
    out: Mapped[bool] = mapped_column(default=False)
    """Whether the seat has lost: by time, by resigning, or by leaving a rated game."""


class HiddenGameRow(Base):
    """A game that a guest has removed from their list."""

    __tablename__ = "hidden_games"

    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)


class SeekRow(Base):
    """A guest who looks for a game: one seek per guest, matched at most once.

    ``seen`` is when the guest was here last, ``notified_at`` when their browsers were last told that somebody waits.
    """

    __tablename__ = "seeks"

    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    id: Mapped[str] = mapped_column(String(16))
    """Changes with every new seek, so that a stale read is never matched."""
    game: Mapped[str] = mapped_column(String(32))
    mode: Mapped[str] = mapped_column(String(32))
    players: Mapped[int]
    rated: Mapped[bool]
    clock: Mapped[dict[str, Any] | None]
    low: Mapped[int | None]
    high: Mapped[int | None]
    notify: Mapped[bool]
    patient: Mapped[bool]
    """Whether the game may start while the guest is away: they have days for a move."""
    origin: Mapped[str | None] = mapped_column(String(16))
    """A keyed hash of the address it came from."""
    since: Mapped[datetime] = mapped_column(index=True)
    seen: Mapped[datetime]
    notified_at: Mapped[datetime | None] = mapped_column("told", key="notified_at")
    table_id: Mapped[str | None] = mapped_column(ForeignKey("tables.id"))
    """Where the game is, once the others are found."""


class EntryRow(Base):
    """An entry of a table: a move, an undo, an offer and its answers, a chat line, a change of seats, the end.

    ``undo_epoch`` counts the undos before a move; it is unique with the ply, so that two servers cannot both play it.
    ``nonce`` identifies the commit, so that a server that lost its connection can tell whether its commit was made.
    """

    __tablename__ = "entries"
    __table_args__ = (UniqueConstraint("table_id", "undo_epoch", "ply"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    sequence: Mapped[int] = mapped_column("number", key="sequence", primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    undo_epoch: Mapped[int | None] = mapped_column("line", key="undo_epoch")
    ply: Mapped[int | None]
    seat: Mapped[int | None]
    action: Mapped[int | None]
    data: Mapped[dict[str, Any] | None]
    nonce: Mapped[int | None] = mapped_column(BigInteger)
    at: Mapped[datetime] = mapped_column(default=now)


class PoolRow(Base):
    """The number of rated games of a game and player count. Rating a game locks the row, which orders them."""

    __tablename__ = "rating_pools"

    game: Mapped[str] = mapped_column(String(32), primary_key=True)
    players: Mapped[int] = mapped_column(primary_key=True)
    games: Mapped[int] = mapped_column(default=0)


class RatingRow(Base):
    """A guest's rating at a game and player count: the one after their last step."""

    __tablename__ = "ratings"

    game: Mapped[str] = mapped_column(String(32), primary_key=True)
    players: Mapped[int] = mapped_column(primary_key=True)
    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True, index=True)
    mu: Mapped[float] = mapped_column(Double)
    sigma: Mapped[float] = mapped_column(Double)
    games: Mapped[int]
    changed: Mapped[datetime] = mapped_column(default=now)


class StepRow(Base):
    """A guest's rating after one game; ``number`` orders the pool's games, so that ratings can be recomputed."""

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


class PuzzleSolverRow(Base):
    """A guest as a solver of a game's puzzles (``puzzles/solver.py``)."""

    __tablename__ = "puzzle_solvers"

    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(32), primary_key=True)
    rating: Mapped[int]
    deviation: Mapped[float] = mapped_column(Double)
    tried: Mapped[dict[str, Any]]


class PuzzleConsentRow(Base):
    """A guest whose finished games may become puzzles."""

    __tablename__ = "puzzle_consents"

    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    at: Mapped[datetime] = mapped_column(default=now)


class KeyValueRow(Base):
    """Key-value pairs shared by all servers: the heartbeat and generated keys."""

    __tablename__ = "facts"

    name: Mapped[str] = mapped_column(String(32), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class OutageRow(Base):
    """A time in which no server ran and clocks stood still."""

    __tablename__ = "outages"

    began: Mapped[datetime] = mapped_column(primary_key=True)
    ended: Mapped[datetime]


class PushRow(Base):
    """A push subscription of a guest's browser."""

    __tablename__ = "pushes"

    endpoint_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), index=True)
    endpoint: Mapped[str] = mapped_column(Text)
    p256dh: Mapped[str] = mapped_column(String(128))
    auth: Mapped[str] = mapped_column(String(64))
    language: Mapped[str] = mapped_column(String(2))
    created: Mapped[datetime] = mapped_column(default=now)


class MailRow(Base):
    """A guest's e-mail address for reminders; used once it is confirmed."""

    __tablename__ = "mails"

    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    address: Mapped[str] = mapped_column(String(254))
    language: Mapped[str] = mapped_column(String(2))
    confirmed: Mapped[bool] = mapped_column(default=False)
    token_hash: Mapped[str | None] = mapped_column(String(64), unique=True)
    asked: Mapped[datetime] = mapped_column(default=now)
