"""Database engines for SQLite and PostgreSQL, transient errors, and schema migrations."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import AsyncExitStack, suppress
from functools import cache
from pathlib import Path
from typing import Any

import aiosqlite
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, text, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import QueuePool

from asterism.engine.errors import VersionError
from asterism.server.storage.database import KeyValueRow

MIGRATIONS = Path(__file__).resolve().parent / "migrations"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
POOL_SIZE = 10
POOL: dict[str, Any] = {"pool_reset_on_return": None}
"""Every transaction ends with its own commit or rollback, so a connection that goes back to the pool needs no other:
with SQLite that saves one visit of its thread."""
SQLITE_CONNECTIONS = 15
"""All of them are kept. Each has a thread, and starting a thread blocks until it runs: the event loop would stand still
for each connection that is opened while the cores are busy."""
CONNECT_SECONDS, COMMAND_SECONDS = 5.0, 30.0
TRANSIENT = ("08", "40", "53", "57")
"""SQLSTATE classes of transient errors: no connection, deadlock, too many connections, shutting down."""
PROBED = "access"
"""A row that every database has (``revision.py``); writing its value again changes nothing."""
READ_ONLY = "25006"
"""The SQLSTATE of a write to a database that is read-only; a full disk is among the transient ones."""
BAD_VALUE = "22"
"""The SQLSTATE class of values that cannot be stored."""
BUSY_MILLISECONDS = 10_000
"""How long SQLite waits for another writer."""
PRAGMAS = (
    f"busy_timeout={BUSY_MILLISECONDS}",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "secure_delete=ON",
    "cache_size=-16000",
    "wal_autocheckpoint=8000",
    "temp_store=MEMORY",
)
"""SQLite: durable, and readable while it is written; what is deleted is overwritten with zeros. The
write-ahead log is checkpointed every 8,000 pages, so that pages which change often are copied once. The data to undo
a failed statement of many rows is kept in memory: otherwise it is written to a file every time. The pool is LIFO to
reuse the connection with the warmest page cache."""
MIGRATION_LOCK = 0xA57E2157
"""The advisory lock of PostgreSQL under which the schema is migrated."""


def open_engine(url: str) -> AsyncEngine:
    """An engine for the PostgreSQL database or SQLite file at ``url``."""
    parsed = make_url(url)
    parsed = parsed.set(drivername=DRIVERS.get(parsed.drivername, parsed.drivername))
    if parsed.get_backend_name() == "postgresql":
        limits = {"timeout": CONNECT_SECONDS, "command_timeout": COMMAND_SECONDS}
        return create_async_engine(
            parsed, pool_size=POOL_SIZE, max_overflow=POOL_SIZE, connect_args=limits, hide_parameters=True, **POOL
        )
    _create_private(parsed.database)
    engine: AsyncEngine = create_async_engine(
        parsed,
        async_creator=lambda: _connect(engine, parsed),
        pool_size=SQLITE_CONNECTIONS,
        max_overflow=0,
        pool_use_lifo=True,
        hide_parameters=True,  # parameters hold what people wrote
        **POOL,
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        try:
            for pragma in PRAGMAS:
                connection.execute(f"PRAGMA {pragma}")
        except BaseException:
            connection.close()  # otherwise its thread would stay
            raise

    return engine


async def _connect(engine: AsyncEngine, url: URL) -> aiosqlite.Connection:
    """A connection to a SQLite file, with its thread.

    If the file cannot be opened, aiosqlite tells the thread to end, and the thread reports to the event loop that it
    has. It must do so before the loop is closed, so this waits for it.
    """
    arguments, options = engine.dialect.create_connect_args(url)
    connection = aiosqlite.connect(*arguments, **options)
    connection._thread.daemon = True
    try:
        return await connection
    except BaseException:
        await asyncio.to_thread(connection._thread.join)
        raise


async def fill_pool(engine: AsyncEngine) -> None:
    """Open all pooled connections to a SQLite file before anybody plays; those that fail are opened later."""
    pool = engine.pool
    if engine.dialect.name == "sqlite" and isinstance(pool, QueuePool):
        with suppress(DBAPIError, sqlite3.Error):
            async with AsyncExitStack() as stack:
                while pool.checkedout() < pool.size():
                    await stack.enter_async_context(engine.connect())


def _create_private(path: str | None) -> None:
    """Create a new SQLite file that only its owner can read; its log gets the same mode. An old one keeps its mode.

    Whatever prevents that is reported when the database is opened.
    """
    if path and path != ":memory:" and not path.startswith("file:"):
        with suppress(OSError):
            os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


async def can_write(connection: AsyncConnection, seconds: float) -> bool:
    """Whether a row can be written within ``seconds``; a locked database or a full disk can still be read."""
    lite = connection.dialect.name == "sqlite"  # it waits in its thread, which cannot be interrupted
    if lite:
        await connection.exec_driver_sql(f"PRAGMA busy_timeout={int(seconds * 1000)}")
    try:
        await connection.execute(update(KeyValueRow).values(value=KeyValueRow.value).where(KeyValueRow.name == PROBED))
        await connection.commit()
    except DBAPIError:
        await connection.rollback()
        return False
    finally:
        if lite:
            await connection.exec_driver_sql(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
    return True


def is_transient(error: BaseException) -> bool:
    """Whether the database was unreachable or busy, so that a retry may succeed."""
    if isinstance(error, DBAPIError):
        state = getattr(error.orig, "sqlstate", None) or ""
        busy = isinstance(error, OperationalError) and any(word in str(error.orig) for word in ("locked", "busy"))
        return error.connection_invalidated or busy or state[:2] in TRANSIENT
    return isinstance(error, OSError | TimeoutError | PoolTimeoutError)


def refuses_writes(error: BaseException) -> bool:
    """Whether nothing can be written: the database is read-only, or its disk is full."""
    if not isinstance(error, DBAPIError):
        return False
    said = str(error.orig)
    return "readonly database" in said or "disk is full" in said or getattr(error.orig, "sqlstate", None) == READ_ONLY


def is_bad_value(error: BaseException) -> bool:
    """Whether the database refused a value as such; PostgreSQL stores no NUL."""
    return isinstance(error, DBAPIError) and (getattr(error.orig, "sqlstate", None) or "").startswith(BAD_VALUE)


def alembic(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection) -> None:
    """Upgrade the schema to this version, one server at a time; ``VersionError`` if it is newer."""
    lock_schema(connection)
    check_revision(connection)
    upgrade(connection, "head")


def lock_schema(connection: Connection) -> None:
    """Lock the schema against other servers' migrations until the transaction ends."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def upgrade(connection: Connection, revision: str) -> None:
    command.upgrade(alembic(connection), revision)


def revision_of(connection: Connection) -> str | None:
    """The present revision of the schema; None for an empty database."""
    return MigrationContext.configure(connection).get_current_revision()


def check_revision(connection: Connection) -> None:
    """``VersionError`` if the schema is of a revision that this version does not know."""
    found, known = revision_of(connection), [r.revision for r in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]
    if found is not None and found not in known:
        raise VersionError(
            f"the database: its schema {found} is newer than {known[0]}, the newest that this program knows; "
            "update Asterism, or restore a backup made before",
            what="the database",
            found=found,
            newest=known[0],
        )


@cache
def newest_revision() -> str | None:
    """The newest revision that this version knows."""
    return ScriptDirectory(str(MIGRATIONS)).get_current_head()
