"""Inserts and updates of many rows: the statement is compiled once, and the driver gets the rows directly."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from sqlalchemy.engine import Dialect
from sqlalchemy.sql.dml import Insert, Update


class BulkStatement:
    """A compiled insert or update of given columns."""

    def __init__(self, statement: Insert | Update, columns: Iterable[str], dialect: Dialect) -> None:
        compiled: Any = statement.compile(dialect=dialect, column_keys=list(columns))
        self._text = str(compiled)
        self._values: list[tuple[str, Callable[[Any], Any] | None]] = [
            (name, compiled.binds[name].type.dialect_impl(dialect).bind_processor(dialect))
            for name in compiled.positiontup
        ]

    def of(self, rows: Iterable[Mapping[str, Any]]) -> tuple[str, list[tuple[Any, ...]]]:
        """Its text, and the rows as the driver takes them."""
        return self._text, [
            tuple([row[name] if fit is None else fit(row[name]) for name, fit in self._values]) for row in rows
        ]
