"""Inserts and updates of many rows: the statement is compiled once, and the driver gets the rows directly.

SQLite's driver lets other threads run Python before every execution of a statement, and then waits for its turn: with a
row each, the switching takes longer than SQLite's work. So there one execution writes many rows. The
numbers of rows are powers of two, so that there are few statements, which connections keep prepared.
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
        self._most_rows = MOST_ROWS if dialect.name == "sqlite" else 1

    def of(self, rows: Iterable[Mapping[str, Any]]) -> Iterator[Statement]:
        """What the driver executes for these rows; those of an update are different ones."""
        left = [tuple([row[name] if fit is None else fit(row[name]) for name, fit in self._values]) for row in rows]
        if self._most_rows == 1:
            yield self._text, left
            return
        size = self._most_rows
        while left:
            if size <= len(left):
                whole = len(left) - len(left) % size
                yield self._texts[size], [tuple(chain(*left[k : k + size])) for k in range(0, whole, size)]
                del left[:whole]
            size //= 2

    @cached_property
    def _texts(self) -> dict[int, str]:
        """The statement for each number of rows."""
        sizes = [1 << k for k in range(MOST_ROWS.bit_length())]
        return {size: self._text if size == 1 else self._of_many(size) for size in sizes}

    def _of_many(self, size: int) -> str:
        row = f"({', '.join('?' * len(self._values))})"
        rows = ", ".join([row] * size)
        if self._text.startswith("INSERT"):
            head, _, _ = self._text.rpartition(" VALUES ")
            return f"{head} VALUES {rows}"
        number = count(1)
        change, _, key = re.sub(r"\?", lambda _: f"new.column{next(number)}", self._text).partition(" WHERE ")
        return f"{change} FROM (VALUES {rows}) AS new WHERE {key}"
