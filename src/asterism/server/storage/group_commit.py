"""Group commit: changes that arrive while a transaction is being committed share the next one.

A commit waits for the disk; so a hundred tables wait no longer than one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain
from typing import Any, NamedTuple

from sqlalchemy import bindparam, insert, update
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.dml import Insert, Update

from asterism.server.storage.bulk_insert import BulkStatement
from asterism.server.storage.database import Base, EntryRow, SeatRow, TableRow
from asterism.server.storage.one_visit import Statement, Statements

MAX_BATCH = 500
"""The most changes in one transaction."""
GATHERING = 3
"""For how many iterations of the event loop a batch is gathered: in these, tasks woken by the previous commit run, and
moves that have arrived meanwhile are decided. A commit beside them would wait for the interpreter again and again.
Where there is nothing else to do, this takes microseconds."""
ENTRIES, TABLES, SEATS = (Base.metadata.tables[row.__tablename__] for row in (EntryRow, TableRow, SeatRow))
NEW_ENTRIES = insert(ENTRIES)
OF_TABLE = update(TABLES).where(TABLES.c.id == bindparam("of_table"))
OF_SEAT = update(SEATS).where(SEATS.c.table_id == bindparam("of_table"), SEATS.c.seat == bindparam("of_seat"))
Values = Mapping[str, Any]


class Change(NamedTuple):
    """New entries of a table, and the changes of its row and seats."""

    table: str
    entries: Sequence[Values]
    changes: Values
    seats: Mapping[int, Values]


Write = Callable[[Sequence[Change]], Awaitable[None]]
"""Commits changes in one transaction."""
Waiting = tuple[Change, asyncio.Future[None]]


class GroupCommit:
    """Commits changes of any number of tables in their order of arrival."""

    def __init__(self, write: Write) -> None:
        self._write = write
        self._waiting: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None

    async def commit(self, change: Change) -> None:
        """Commit a change; ``IntegrityError`` if it conflicts, independently of the others in its batch."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_waiting())
        await done

    async def _write_waiting(self) -> None:
        try:
            while self._waiting:
                for _ in range(GATHERING):
                    await asyncio.sleep(0)
                size = _batch_size(self._waiting)
                batch, self._waiting = self._waiting[:size], self._waiting[size:]
                await self._commit(batch)
        finally:
            self._writing = None

    async def _commit(self, batch: Sequence[Waiting]) -> None:
        try:
            await self._write([change for change, _ in batch])
        except IntegrityError as error:
            if len(batch) == 1:
                _resolve(batch, error)
            else:
                for one in batch:
                    await self._commit([one])
        except BaseException as error:
            _resolve(batch, error)
            if not isinstance(error, Exception):
                raise
        else:
            _resolve(batch, None)


def _batch_size(waiting: Sequence[Waiting]) -> int:
    """How many of the changes can share a transaction: one statement updates the rows of all, so each table once."""
    tables: set[str] = set()
    for number, (change, _) in enumerate(waiting):
        if number == MAX_BATCH or change.table in tables:
            return number
        tables.add(change.table)
    return len(waiting)


def _resolve(batch: Iterable[Waiting], error: BaseException | None) -> None:
    for _, done in batch:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


@lru_cache(64)
def _bulk(statement: Insert | Update, columns: tuple[str, ...], dialect: Dialect) -> BulkStatement:
    return BulkStatement(statement, columns, dialect)


def insert_of(row: Base, dialect: Dialect) -> Statement:
    """The statement that inserts a new row; its unset columns are set to their defaults."""
    columns = Base.metadata.tables[row.__tablename__].columns
    for column in columns:
        if column.key not in row.__dict__ and column.default is not None:
            default: Any = column.default
            setattr(row, column.key, default.arg(None) if default.is_callable else default.arg)
    values = {column.key: getattr(row, column.key) for column in columns if column.key in row.__dict__}
    (statement,) = _bulk(_new(row.__tablename__), tuple(values), dialect).of([values])
    return statement


@cache
def _new(table: str) -> Insert:
    return insert(Base.metadata.tables[table])


def statements_of(changes: Iterable[Change], dialect: Dialect) -> Statements:
    """One statement per kind of row and set of columns, with its rows."""
    entries: list[Values] = []
    tables: dict[tuple[str, ...], list[Values]] = {}
    seats: dict[tuple[str, ...], list[Values]] = {}
    for change in changes:
        entries += change.entries
        tables.setdefault(tuple(change.changes), []).append({"of_table": change.table, **change.changes})
        for seat, values in change.seats.items():
            key = {"of_table": change.table, "of_seat": seat}
            seats.setdefault(tuple(values), []).append({**key, **values})
    return [
        *_bulk(NEW_ENTRIES, tuple(entries[0]), dialect).of(entries),
        *chain(*(_bulk(OF_TABLE, columns, dialect).of(rows) for columns, rows in tables.items())),
        *chain(*(_bulk(OF_SEAT, columns, dialect).of(rows) for columns, rows in seats.items())),
    ]
