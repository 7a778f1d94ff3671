"""What happened, in small numbers: rules write rows into an event log, and everybody else reads words.

A log is an int16 array of shape (rows, 8). Row 0 holds the count of events in its first cell; every other row is one
event: its kind and up to seven arguments. A log without rows is the empty log: nothing is written, nothing is paid.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import numpy as np

from asterism.engine.compile import rule

WIDTH = 8
NO_LOG = np.zeros((0, WIDTH), np.int16)


def new_log(rows: int) -> np.ndarray:
    """A log with room for ``rows`` events."""
    return np.zeros((rows + 1, WIDTH), np.int16)


@rule
def emit(
    log: Any, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0
) -> None:
    """Append one event; a full log drops it (each game sizes its log so that this never happens)."""
    if log.shape[0] == 0:
        return
    n = log[0, 0] + 1
    if n >= log.shape[0]:
        return
    log[0, 0] = n
    row = log[n]
    row[0] = kind
    row[1] = a
    row[2] = b
    row[3] = c
    row[4] = d
    row[5] = e
    row[6] = f
    row[7] = g


class EventSpec:
    """The name of an event and how to read each of its arguments.

    >>> spec = EventSpec("fell", seat=int, cell=str)
    >>> spec.read([1, 0, 35])
    Event(type='fell', data={'seat': 0, 'cell': '35'})
    """

    def __init__(self, type: str, **fields: Callable[[int], Any]) -> None:
        if len(fields) >= WIDTH:
            raise ValueError(f"event {type} has more than {WIDTH - 1} fields")
        self.type = type
        self.fields = fields

    def read(self, row: Any) -> Event:
        """The event in one row of a log."""
        data = {name: read(int(value)) for (name, read), value in zip(self.fields.items(), row[1:], strict=False)}
        return Event(self.type, data)


class Event(msgspec.Struct, frozen=True):
    """One thing that happened: its type and its arguments, as plain values."""

    type: str
    data: dict[str, Any]

    def as_json(self) -> dict[str, Any]:
        """The event as one flat object, as protocols and pages get it."""
        return {"type": self.type, **self.data}


def read_log(log: np.ndarray, specs: Mapping[int, EventSpec]) -> list[Event]:
    """All events of a log, in order."""
    return [specs[int(row[0])].read(row) for row in log[1 : int(log[0, 0]) + 1]]
