"""Inserts and updates of many rows: the statement is compiled once, and the driver gets the rows directly.

SQLite's driver lets other threads run Python before every execution of a statement, and then waits for its turn: with
one row for each, the switching takes longer than SQLite's work. So for SQLite, one execution writes many rows. Their
number is always a power of two, so that there are few statements, which connections keep prepared; surplus rows are
null, and change nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from itertools import chain, count
from typing import Any

from sqlalchemy.engine import Dialect
from sqlalchemy.sql.dml import Insert, Update

from asterism.server.storage.one_visit import Statement

MOST_ROWS = 256
"""The most rows of one execution."""


class BulkStatement:
    """A compiled insert or update of given columns."""

    def __init__(self, statement: Insert | Update, columns: Iterable[str], dialect: Dialect) -> None:
        compiled: Any = statement.compile(dialect=dialect, column_keys=list(columns))
        self._text = str(compiled)
        self._values: list[tuple[str, Callable[[Any], Any] | None]] = [
            (name, compiled.binds[name].type.dialect_impl(dialect).bind_processor(dialect))
            for name in compiled.positiontup
        ]
        self._rows_at_once = MOST_ROWS if dialect.name == "sqlite" else 1
        keys = [column.key for column in statement.table.primary_key]
        self._key = next((place for place, name in enumerate(compiled.positiontup, 1) if name in keys), 1)
        """The number of a column that is never null in an inserted row."""

    def of(self, rows: Iterable[Mapping[str, Any]]) -> Iterator[Statement]:
        """What the driver executes for these rows; an update must not have the same row twice."""
        values = [tuple([row[name] if fit is None else fit(row[name]) for name, fit in self._values]) for row in rows]
        if self._rows_at_once == 1:
            yield self._text, values
            return
        nothing = (None,) * len(self._values)
        for start in range(0, len(values), self._rows_at_once):
            some = values[start : start + self._rows_at_once]
            size = 1 << (len(some) - 1).bit_length()
            yield self._texts[size], [tuple(chain(*some, *[nothing] * (size - len(some))))]

    @cached_property
    def _texts(self) -> dict[int, str]:
        """The statement for each number of rows; null rows among them change nothing."""
        sizes = [1 << k for k in range(MOST_ROWS.bit_length())]
        return {size: self._text if size == 1 else self._of_many(size) for size in sizes}

    def _of_many(self, size: int) -> str:
        row = f"({', '.join('?' * len(self._values))})"
        rows = f"(VALUES {', '.join([row] * size)})"
        if self._text.startswith("INSERT"):
            head, _, _ = self._text.rpartition(" VALUES ")
            return f"{head} SELECT * FROM {rows} WHERE column{self._key} IS NOT NULL"  # noqa: S608 - no values
        number = count(1)
        change, _, key = re.sub(r"\?", lambda _: f"new.column{next(number)}", self._text).partition(" WHERE ")
        return f"{change} FROM {rows} AS new WHERE {key}"
