"""What is kept: guests and their sessions, tables, seats, and each table's entries, which are only ever appended."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import JSON, BigInteger, Connection, DateTime, ForeignKey, Index, String, UniqueConstraint, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.types import TypeDecorator

MIGRATIONS = Path(__file__).resolve().parent / "migrations"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def now() -> datetime:
    """This moment, to the second."""
    return datetime.now(UTC).replace(microsecond=0)


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


class TableRow(Base):
    """A table: what is played, how it began, and where it stands (as its entries say)."""

    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_lobby", "status", "private", "changed"),)

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    players: Mapped[int]
    options: Mapped[dict[str, Any]]
    mode: Mapped[str | None] = mapped_column(String(32))
    seed: Mapped[int | None] = mapped_column(BigInteger)
    start: Mapped[dict[str, Any] | None]
    kind: Mapped[str] = mapped_column(String(8), default="game")
    practice: Mapped[bool]
    private: Mapped[bool]
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
    created: Mapped[datetime] = mapped_column(default=now)
    changed: Mapped[datetime] = mapped_column(default=now)


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


class EntryRow(Base):
    """One thing that happened at a table: a move, an undo, a chat line, a change of seats, the end.

    ``line`` counts the undos before a move, so that no ply of a line can be played twice, by however many servers.
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
    at: Mapped[datetime] = mapped_column(default=now)


def open_engine(url: str) -> AsyncEngine:
    """The database at ``url``; for SQLite, durable and readable while it is written."""
    parsed = make_url(url)
    engine = create_async_engine(parsed.set(drivername=DRIVERS.get(parsed.drivername, parsed.drivername)))
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine.sync_engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
                connection.execute(f"PRAGMA {pragma}")

    return engine


def migrate(connection: Connection) -> None:
    """Bring the schema up to this version."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
