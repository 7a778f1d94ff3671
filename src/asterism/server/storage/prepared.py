"""Queries of SQLite that are compiled once: the driver gets their text, and rows are made of what it fetches."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from sqlalchemy.engine import Dialect
from sqlalchemy.sql import Executable

Process = Callable[[Any], Any] | None


class Rows(list[Any]):
    """The rows of a result, read as those of SQLAlchemy are."""

    def all(self) -> Sequence[Any]:
        return self

    def first(self) -> Any:
        return self[0] if self else None

    one_or_none = first
    """Of queries by primary key."""


def _row_type(keys: Sequence[str]) -> Any:
    return namedtuple("Row", keys, rename=True)


class PreparedQuery:
    """A select, or an update that returns rows, for lists of given lengths."""

    def __init__(self, statement: Any, dialect: Dialect, values: Mapping[str, Any]) -> None:
        lists = {name: value for name, value in values.items() if isinstance(value, list)}
        filled = statement.params(lists) if lists else statement
        compiled: Any = filled.compile(dialect=dialect, compile_kwargs={"render_postcompile": bool(lists)})
        self.text = str(compiled)
        expanded = {f"{name}_{i}": (name, i - 1) for name, value in lists.items() for i in range(1, len(value) + 1)}
        self._values = [self._value(compiled, name, expanded, dialect) for name in compiled.positiontup]
        columns = compiled._result_columns
        self._processes: list[Process] = [column.type._cached_result_processor(dialect, None) for column in columns]
        keys = [getattr(column.objects[0], "key", column.keyname) for column in columns]
        self._row = _row_type(keys)

    @staticmethod
    def _value(
        compiled: Any, name: str, expanded: Mapping[str, tuple[str, int]], dialect: Dialect
    ) -> Callable[[Mapping[str, Any]], Any]:
        """What reads a parameter from the values."""
        if name in expanded:
            of_list, index = expanded[name]
            return lambda values: values[of_list][index]
        bind = compiled.binds[name]
        usual, process = bind.value, bind.type._cached_bind_processor(dialect)
        if process is None:
            return lambda values: values.get(name, usual)
        return lambda values: process(values.get(name, usual))

    def parameters(self, values: Mapping[str, Any]) -> list[Any]:
        """The values as the driver takes them."""
        return [value(values) for value in self._values]

    def rows(self, fetched: Iterable[Sequence[Any]]) -> Rows:
        """The rows as SQLAlchemy would give them."""
        processes, row = self._processes, self._row
        return Rows(
            row._make([value if fit is None else fit(value) for value, fit in zip(one, processes, strict=True)])
            for one in fetched
        )


_prepared: Callable[..., dict[tuple[int, ...], PreparedQuery]] = lru_cache(256)(lambda statement, dialect: {})


def prepare(statement: Executable, dialect: Dialect, values: Mapping[str, Any]) -> PreparedQuery:
    """The query, compiled when it is first asked for; statements must therefore be made once, not for each call."""
    by_lengths = _prepared(statement, dialect)
    lengths = tuple([len(value) for value in values.values() if isinstance(value, list)])
    if lengths not in by_lengths:
        by_lengths[lengths] = PreparedQuery(statement, dialect, values)
    return by_lengths[lengths]
