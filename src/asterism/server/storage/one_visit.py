"""SQLite in one visit of its connection's thread: a whole transaction that only writes, or one query.

The driver itself makes a visit for every cursor, statement, close and commit. Each of them waits until the thread and
then the event loop run again, which takes longer than what SQLite does.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Protocol, TypeVar

from sqlalchemy.engine import Dialect, Engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import PoolProxiedConnection
from sqlalchemy.sql import Executable
from sqlalchemy.util import await_only, greenlet_spawn

from asterism.server.storage.prepared import Rows, prepare

Statement = tuple[str, Sequence[tuple[Any, ...]]]
"""The driver's text, and the rows for which it is executed."""
Statements = Sequence[Statement]
T = TypeVar("T")
NOTHING: Mapping[str, Any] = {}


class Writer:
    """Writes transactions by one connection, which it takes from the pool once and keeps until it is lost."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._pooled: PoolProxiedConnection | None = None

    async def execute(self, statements: Statements) -> None:
        """Execute each statement for its rows, and commit; the errors are those that SQLAlchemy would raise."""
        if self._pooled is None or not self._pooled.is_valid:
            self._pooled = await greenlet_spawn(self._engine.raw_connection)
        driver: Any = self._pooled.driver_connection
        try:
            await driver._execute(_transaction, driver._conn, statements)
        except sqlite3.Error as error:
            raise _as_sqlalchemy(error, self._engine, self._pooled) from error

    async def close(self) -> None:
        """Give the connection back."""
        if self._pooled is not None:
            pooled, self._pooled = self._pooled, None
            await greenlet_spawn(pooled.close)


def query(engine: Engine, job: Callable[[Executor], T]) -> T:
    """Run a job of queries that are made once, and commit. It must be called in a greenlet of SQLAlchemy's."""
    with _borrowed(engine) as driver:
        try:
            result = job(Visitor(driver, engine.dialect))
            if driver._conn.in_transaction:
                await_only(driver.commit())
        except BaseException:
            with suppress(ValueError):  # the connection is lost
                if driver._conn.in_transaction:
                    await_only(driver.rollback())
            raise
        return result


class Executor(Protocol):
    """What executes statements that are made once: a ``Visitor``, or a connection of SQLAlchemy's."""

    def execute(self, statement: Any, parameters: Any = None, /) -> Any: ...


class Visitor:
    """Executes statements on SQLite."""

    def __init__(self, driver: Any, dialect: Dialect) -> None:
        self._driver = driver
        self._dialect = dialect

    def execute(self, statement: Executable, values: Mapping[str, Any] | None = None, /) -> Rows:
        given = NOTHING if values is None else values
        prepared = prepare(statement, self._dialect, given)
        driver = self._driver
        return prepared.rows(
            await_only(driver._execute(fetch, driver._conn, prepared.text, prepared.parameters(given)))
        )


@contextmanager
def _borrowed(engine: Engine) -> Iterator[Any]:
    """A connection of the pool."""
    pooled = engine.raw_connection()
    try:
        yield pooled.driver_connection
    except sqlite3.Error as error:
        raise _as_sqlalchemy(error, engine, pooled) from error
    finally:
        pooled.close()


def _as_sqlalchemy(error: sqlite3.Error, engine: Engine, pooled: PoolProxiedConnection) -> BaseException:
    """The error that SQLAlchemy would raise; a connection that is lost is not used again."""
    dialect = engine.dialect
    lost = dialect.is_disconnect(error, None, None)  # type: ignore[arg-type]
    if lost:
        pooled.invalidate(error)
    return DBAPIError.instance(
        None, None, error, sqlite3.Error, hide_parameters=True, connection_invalidated=lost, dialect=dialect
    )


def _transaction(connection: sqlite3.Connection, statements: Statements) -> None:
    try:
        for text, rows in statements:
            connection.executemany(text, rows)
        connection.commit()
    except BaseException:
        connection.rollback()
        raise


def fetch(connection: sqlite3.Connection, text: str, parameters: Sequence[Any]) -> list[tuple[Any, ...]]:
    """The rows of a statement."""
    return connection.execute(text, parameters).fetchall()
