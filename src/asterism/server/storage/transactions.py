"""Transactions of one database: retried after transient errors, and one writer at a time where it has one."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from functools import cached_property
from typing import Any, TypeVar, TypeVarTuple

from sqlalchemy import ColumnElement, Double, Select, cast, func
from sqlalchemy.engine import Connection, Row
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker
from sqlalchemy.util import greenlet_spawn

from asterism.server.errors import UnavailableError
from asterism.server.storage import one_visit
from asterism.server.storage.connect import is_transient, migrate, open_engine, refuses_writes
from asterism.server.storage.one_visit import Statements
from asterism.server.storage.write_gate import WriteGate

RETRY_SECONDS, RETRY_PAUSE = 5.0, 0.1
"""For how many seconds a transaction is retried after transient errors, and the pause between attempts."""
REPORT_SECONDS = 60.0
"""How often it is logged why the database is unavailable."""
log = logging.getLogger(__name__)
T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Transactions:
    """One database: reading and writing it."""

    def __init__(self, url: str, engine: AsyncEngine | None = None) -> None:
        self.engine = engine or open_engine(url)
        self.sessions = async_sessionmaker(self.engine, expire_on_commit=False)
        self._gate = WriteGate() if self.engine.dialect.name == "sqlite" else None
        """Orders those who write; None where the database has many writers at a time."""
        self._writer = one_visit.Writer(self.engine.sync_engine)
        """Used where there is a gate."""
        self._reported_at = -REPORT_SECONDS

    @property
    def shared(self) -> bool:
        """Whether the database has LISTEN and NOTIFY (PostgreSQL)."""
        return self.engine.dialect.name == "postgresql"

    @cached_property
    def clock(self) -> ColumnElement[float] | None:
        """The database's clock, in seconds since 1970, where servers share one; None: each goes by its own."""
        return cast(func.extract("epoch", func.clock_timestamp()), Double) if self.shared else None

    async def open(self) -> None:
        """Migrate the schema."""

        async def job() -> None:
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)

        await self._retry(job)

    async def close(self) -> None:
        await self._writer.close()
        await self.engine.dispose()

    async def scrub(self) -> None:
        """Empty SQLite's write-ahead log, if nobody reads it: it still has the former content of changed pages."""
        if self.engine.dialect.name == "sqlite":
            async with self.engine.connect() as connection:
                await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    async def read(self, job: Callable[[AsyncSession], Awaitable[T]]) -> T:
        """Run a job that only reads in one transaction, and retry it after transient errors."""
        return await self._retry(lambda: self._run(job))

    async def _run(self, job: Callable[[AsyncSession], Awaitable[T]]) -> T:
        session = self.sessions()
        try:
            result = await job(session)
            await session.commit()
        except BaseException:
            with suppress(Exception):  # what went wrong first is told
                await asyncio.shield(_roll_back(session))  # also where this task is cancelled
            raise
        await session.close()
        return result

    async def attempt(self, job: Callable[[AsyncSession], Awaitable[T]]) -> T:
        """Like ``read``, for a job that writes; it may run twice, so it must be safe to do so."""

        async def once() -> T:
            async with self.turn():
                return await self._run(job)

        return await self._retry(once)

    async def rows(self, statement: Select[*Ts], values: Mapping[str, Any] | None = None) -> Sequence[Row[*Ts]]:
        """The rows found by a query that is made once."""
        return await self._select(lambda connection: connection.execute(statement, values).all())

    async def query(self, job: Callable[[one_visit.Executor], T]) -> T:
        """Like ``attempt``, but without a session; the job's statements are made once, which takes far less time."""

        async def once() -> T:
            async with self.turn():
                return await greenlet_spawn(self._execute_prepared, job)

        return await self._retry(once)

    async def _select(self, job: Callable[[one_visit.Executor], T]) -> T:
        """Like ``query``, for a job that only reads."""
        return await self._retry(lambda: greenlet_spawn(self._execute_prepared, job))

    def _execute_prepared(self, job: Callable[[one_visit.Executor], T]) -> T:
        return one_visit.query(self.engine.sync_engine, job) if self._gate is not None else self._begin(job)

    def _begin(self, job: Callable[[Connection], T]) -> T:
        with self.engine.sync_engine.begin() as connection:
            return job(connection)

    def turn(self, moves: bool = False) -> AbstractAsyncContextManager[None]:
        """A turn to write."""
        return self._gate.turn(moves) if self._gate is not None else nullcontext()

    async def _write_once(self, statements: Statements, moves: bool = False) -> None:
        """Execute statements of the driver in one transaction."""
        async with self.turn(moves):
            if self._gate is not None:
                await self._writer.execute(statements)
            else:
                await greenlet_spawn(self._begin, lambda connection: execute(connection, statements))

    async def _retry(self, job: Callable[[], Awaitable[T]]) -> T:
        deadline = time.monotonic() + RETRY_SECONDS
        while True:
            try:
                return await job()
            except Exception as error:
                refused = refuses_writes(error)  # that may last, so it is not retried
                if not (refused or is_transient(error)):
                    raise
                if refused or time.monotonic() > deadline:
                    self._report(error)
                    raise UnavailableError("database-away") from error
            await asyncio.sleep(RETRY_PAUSE)

    def _report(self, error: Exception) -> None:
        """Log why the database is unavailable or refuses writes, at most every ``REPORT_SECONDS``."""
        now = time.monotonic()
        if now - self._reported_at > REPORT_SECONDS:
            self._reported_at = now
            log.warning("the database is away: %s", getattr(error, "orig", None) or repr(error))


async def _roll_back(session: AsyncSession) -> None:
    """Undo what was not committed: rows that were to be added are new again, and can be added by a second attempt."""
    try:
        await session.rollback()
    finally:
        await session.close()


def execute(connection: Connection, statements: Statements) -> None:
    """Execute statements of the driver as part of a transaction."""
    for text, rows in statements:
        connection.exec_driver_sql(text, list(rows))
