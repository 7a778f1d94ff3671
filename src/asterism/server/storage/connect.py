"""Reaching the database: SQLite or PostgreSQL by URL, when it counts as away, and its schema."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).resolve().parent / "migrations"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
POOL = 10
CONNECT_SECONDS, COMMAND_SECONDS = 5.0, 30.0
AWAY = ("08", "40", "53", "57")
"""The classes of PostgreSQL's errors that pass: no connection, deadlock, too many connections, shutting down."""
PRAGMAS = (
    "busy_timeout=10000",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "cache_size=-16000",
    "wal_autocheckpoint=8000",
)
"""Of SQLite: durable, and readable while it is written. What many tables change again and again goes to its place once
in so many pages, not at every commit; the connection used last, which knows it best, is used again."""
MIGRATING = 0xA57E2157
"""The key of the lock under which PostgreSQL's schema is changed."""


def open_engine(url: str) -> AsyncEngine:
    """The database at ``url``: PostgreSQL, or an SQLite file, durable and readable while it is written."""
    parsed = make_url(url)
    parsed = parsed.set(drivername=DRIVERS.get(parsed.drivername, parsed.drivername))
    if parsed.get_backend_name() == "postgresql":
        limits = {"timeout": CONNECT_SECONDS, "command_timeout": COMMAND_SECONDS}
        return create_async_engine(parsed, pool_size=POOL, max_overflow=POOL, connect_args=limits, hide_parameters=True)
    engine = create_async_engine(parsed, pool_use_lifo=True, hide_parameters=True)  # what people wrote is not logged

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    return engine


def lost(error: BaseException) -> bool:
    """Whether an error says that the database was away or busy, rather than that something was wrong."""
    if isinstance(error, DBAPIError):
        state = getattr(error.orig, "sqlstate", None) or ""
        busy = isinstance(error, OperationalError) and any(word in str(error.orig) for word in ("locked", "busy"))
        return error.connection_invalidated or busy or state[:2] in AWAY
    return isinstance(error, OSError | TimeoutError | PoolTimeoutError)


def alembic(connection: Connection) -> Config:
    """What Alembic needs to know."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection) -> None:
    """Bring the schema up to this version; one server at a time."""
    lock_schema(connection)
    upgrade(connection, "head")


def lock_schema(connection: Connection) -> None:
    """Begin a transaction in which nobody else changes the schema."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def upgrade(connection: Connection, revision: str) -> None:
    """Bring the schema up to a revision."""
    command.upgrade(alembic(connection), revision)


def revision_of(connection: Connection) -> str | None:
    """The revision of the schema as it stands; None for an empty database."""
    return MigrationContext.configure(connection).get_current_revision()


def newest_revision() -> str | None:
    """The revision that this version expects."""
    return ScriptDirectory(str(MIGRATIONS)).get_current_head()
