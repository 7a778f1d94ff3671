"""A SQLite transaction in one visit of its connection's thread.

The driver's own way is a visit for every cursor, statement, closing and commit. Each of them waits until the thread and
then the event loop run again, which takes longer than what SQLite does.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

from sqlalchemy.engine import Engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.util import await_only

Statement = tuple[str, Sequence[tuple[Any, ...]]]
"""The driver's text, and the rows for which it is executed."""
Statements = Sequence[Statement]


def execute(engine: Engine, statements: Statements) -> None:
    """Execute each statement for its rows, and commit; the errors are those that SQLAlchemy would raise.

    It must be called in a greenlet of SQLAlchemy's.
    """
    pooled = engine.raw_connection()
    driver: Any = pooled.driver_connection
    try:
        await_only(driver._execute(_transaction, driver._conn, statements))
    except sqlite3.Error as error:
        lost = engine.dialect.is_disconnect(error, None, None)  # type: ignore[arg-type]
        if lost:
            pooled.invalidate(error)
        raise DBAPIError.instance(
            None, None, error, sqlite3.Error, hide_parameters=True, connection_invalidated=lost, dialect=engine.dialect
        ) from error
    finally:
        pooled.close()


def _transaction(connection: sqlite3.Connection, statements: Statements) -> None:
    try:
        for text, rows in statements:
            connection.executemany(text, rows)
        connection.commit()
    except BaseException:
        connection.rollback()
        raise
