"""A simulated database server: SQLite's own engine behind a connection that is slow, breaks, and loses answers.

It takes the place of aiosqlite, so that the server's queries, transactions, retries and group commit run unchanged.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import create_engine
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from asterism.server.storage.connect import POOL
from asterism.server.storage.database import Base
from asterism.server.storage.one_visit import fetch
from asterism.simulator.loop import PROCESS, Process

BUSY_SECONDS, BUSY_PAUSE = 10.0, 0.004
"""How long a writer waits for another, and how often it looks."""
LATENCY = (0.0001, 0.003)
"""The usual seconds for a statement or a commit."""
GONE = "connection closed"
"""How a lost connection is reported; SQLAlchemy's dialect knows the words."""
START = 1_800_000_000.0
"""The time of day at which every run begins."""
CHANGES_NOTHING = ("SELECT", "PRAGMA", "BEGIN", "WITH")


def memory_folder() -> str | None:
    """A folder in memory, where there is one."""
    return "/dev/shm" if Path("/dev/shm").is_dir() else None  # noqa: S108 - a folder of our own is made in it


class Database:
    """One database for all servers of a run, and its present faults."""

    def __init__(self, folder: Path, random: Random) -> None:
        self.path = folder / "simulated.db"
        self.random = random
        self.latency = LATENCY
        self.down = False
        self.refuses_writes: str | None = None
        """Why nothing can be written now."""
        self.fails = 0.0
        """How often the connection is lost before a commit."""
        self.forgets = 0.0
        """How often the connection is lost after a commit, before its answer."""
        self.commits = 0
        self.lost_answers = 0
        self.connections: set[Connection] = set()
        self.idle: list[SqliteConnection] = []
        """SQLite's open connections that nobody uses."""
        self.ahead = 0.0
        """How far its clock is ahead."""
        shutil.copyfile(_template(), self.path)

    @property
    def healthy(self) -> bool:
        """Whether there is no fault."""
        return not (self.down or self.refuses_writes or self.fails or self.forgets)

    def wall(self) -> float:
        """The time of day by its clock."""
        loop: Any = asyncio.get_running_loop()
        now: float = loop.now
        return START + now + self.ahead

    def heal(self) -> None:
        """End all faults."""
        self.latency, self.down, self.refuses_writes, self.fails, self.forgets = LATENCY, False, None, 0.0, 0.0

    def engine(self) -> AsyncEngine:
        """An engine for one server; all engines share what SQLAlchemy has compiled for any of them."""
        engine = create_async_engine(
            f"sqlite+aiosqlite:///{self.path}", async_creator=self._connect, pool_use_lifo=True, **POOL
        )
        sync = engine.sync_engine
        if not _compiled:
            _compiled.append((sync.dialect, sync._compiled_cache))
        sync.dialect, sync._compiled_cache = _compiled[0]
        return engine

    async def _connect(self, *_: Any, **__: Any) -> Connection:
        await self.travel()
        if self.down:
            raise OSError("no route to the database")
        return Connection(self, PROCESS.get())

    def travel(self) -> asyncio.Future[None]:
        """The time that a statement takes: none outside of servers, so that what is checked is of one moment."""
        loop: Any = asyncio.get_running_loop()
        done: asyncio.Future[None]
        if PROCESS.get() is None:
            done = loop.create_future()
            done.set_result(None)
        else:
            done = loop.pause(self.random.uniform(*self.latency))
        return done

    def open(self) -> SqliteConnection:
        """A connection of SQLite's: an idle one, which has read the schema and prepared statements, or a new one."""
        if self.idle:
            return self.idle.pop()
        new = sqlite3.connect(self.path, timeout=0, check_same_thread=False, factory=SqliteConnection)
        new.executescript("PRAGMA synchronous=OFF; PRAGMA foreign_keys=ON")
        new.create_function("clock_timestamp", 0, self.wall)
        return new

    def check_writable(self, sql: str) -> None:
        """Refuse a statement that writes, while nothing can be written."""
        if self.refuses_writes and not sql.lstrip().upper().startswith(CHANGES_NOTHING):
            raise sqlite3.OperationalError(self.refuses_writes)

    def kill(self, process: Process) -> None:
        """The connections of a dead process are closed; what was not committed is undone."""
        for connection in [one for one in self.connections if one.process is process]:
            connection.drop()

    def close(self) -> None:
        for connection in list(self.connections):
            connection.drop()
        for idle in self.idle:
            idle.close()
        self.idle.clear()


_compiled: list[tuple[Any, Any]] = []
"""A dialect and the statements that it has compiled."""
_templates: list[Path] = []


def _template() -> Path:
    """An empty database with the schema."""
    if not _templates:
        path = Path(tempfile.mkdtemp(prefix="asterism-", dir=memory_folder())) / "empty.db"
        engine = create_engine(f"sqlite:///{path}")
        Base.metadata.create_all(engine)
        engine.dispose()
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA journal_mode=WAL")
        _templates.append(path)
    return _templates[0]


class SqliteConnection(sqlite3.Connection):
    """A connection that is used by one server after another."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._functions: set[str] = set()

    def create_function(self, name: str, *arguments: Any, **options: Any) -> None:
        """Create a function, unless a server before has: that would make SQLite prepare its statements again."""
        if name not in self._functions:
            self._functions.add(name)
            super().create_function(name, *arguments, **options)


class Connection:
    """Takes the place of aiosqlite's connection for SQLAlchemy."""

    def __init__(self, database: Database, process: Process | None) -> None:
        self.database = database
        self.process = process
        self._connection: SqliteConnection | None = database.open()
        database.connections.add(self)

    @property
    def _conn(self) -> SqliteConnection:
        if self._connection is None:
            raise ValueError("no active connection")
        return self._connection

    @property
    def isolation_level(self) -> str | None:
        return self._conn.isolation_level

    def cursor(self) -> Cursor:
        return Cursor(self)

    def drop(self) -> None:
        """Break off: what was not committed is undone."""
        self.database.connections.discard(self)
        if self._connection is not None:
            self._connection.rollback()
            self.database.idle.append(self._connection)
            self._connection = None

    def lose(self) -> sqlite3.OperationalError:
        """Lose the connection; return the error that says so."""
        self.drop()
        return sqlite3.OperationalError(GONE)

    async def run(self, job: Callable[[], Any]) -> Any:
        """Run a statement, waiting for other writers."""
        loop = asyncio.get_running_loop()
        until = loop.time() + BUSY_SECONDS
        while True:
            if self.database.down:
                raise self.lose()
            try:
                return job()
            except sqlite3.OperationalError as error:
                if "locked" not in str(error) or loop.time() > until:
                    raise
            await asyncio.sleep(BUSY_PAUSE)

    async def _execute(self, job: Callable[..., Any], *arguments: Any) -> Any:
        """Run a query, or run and commit a whole transaction."""
        await self.database.travel()
        if self._connection is None:
            raise sqlite3.OperationalError(GONE)
        if job is fetch:
            self.database.check_writable(arguments[1])
            return await self.run(lambda: job(*arguments))
        self.database.check_writable("COMMIT")
        return await self._committing(lambda: job(*arguments))

    async def commit(self) -> None:
        """Commit, unless the connection is lost before it, or its answer after it."""
        connection, database = self._conn, self.database
        if not connection.in_transaction:
            return
        await database.travel()
        await self._committing(connection.commit)

    async def _committing(self, job: Callable[[], Any]) -> None:
        database = self.database
        if database.random.random() < database.fails:
            raise self.lose()
        await self.run(job)
        database.commits += 1
        if database.random.random() < database.forgets:
            database.lost_answers += 1
            raise self.lose()
        await database.travel()

    async def rollback(self) -> None:
        if self._connection is not None:
            self._connection.rollback()

    async def close(self) -> None:
        self.drop()

    def stop(self) -> None:
        """Close at once."""
        self.drop()

    async def create_function(self, *arguments: Any, **options: Any) -> None:
        self._conn.create_function(*arguments, **options)


class Cursor:
    """Takes the place of aiosqlite's cursor for SQLAlchemy."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self._cursor = connection._conn.cursor()

    async def __aenter__(self) -> Cursor:
        return self

    @property
    def description(self) -> Any:
        return self._cursor.description

    @property
    def rowcount(self) -> int:
        return self._cursor.rowcount

    @property
    def lastrowid(self) -> int | None:
        return self._cursor.lastrowid

    arraysize = 1

    async def execute(self, sql: str, parameters: Sequence[Any] = ()) -> Any:
        return await self._execute(sql, lambda: self._cursor.execute(sql, parameters))

    async def executemany(self, sql: str, parameters: Iterable[Sequence[Any]]) -> Any:
        rows = list(parameters)
        return await self._execute(sql, lambda: self._cursor.executemany(sql, rows))

    async def _execute(self, sql: str, job: Callable[[], Any]) -> Any:
        database = self.connection.database
        await database.travel()
        if self.connection._connection is None:
            raise sqlite3.OperationalError(GONE)
        database.check_writable(sql)
        return await self.connection.run(job)

    async def fetchall(self) -> list[Any]:
        return self._cursor.fetchall()

    async def fetchone(self) -> Any:
        return self._cursor.fetchone()

    async def fetchmany(self, size: int = 1) -> list[Any]:
        return self._cursor.fetchmany(size)

    async def close(self) -> None:
        self._cursor.close()
