"""Event logs: rules write rows of small integers; ``EventSpec`` turns them into typed events.

A log is an int16 array of shape (rows, 8). Row 0 holds the count of events in its first cell; every other row is one
event: its kind and up to seven arguments. A log without rows is the empty log: writing to it does nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from enum import IntEnum
from typing import Any, cast, get_args, get_type_hints

import msgspec
import numpy as np
from numba.core import types
from numba.extending import intrinsic
from numba.np import numpy_support

from asterism.engine.compile import INTERPRETED, rule

WIDTH = 8
NO_LOG = np.zeros((0, WIDTH), np.int16)


def new_log(rows: int) -> np.ndarray:
    """A log that holds up to ``rows`` events."""
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


def _nowhere(typing_context: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return context.get_constant_null(types.voidptr)

    return types.voidptr(), generate


nowhere: Any = intrinsic(_nowhere)
carray: Any = numpy_support.carray

if INTERPRETED:

    def no_log() -> Any:
        """The empty log, for rules whose events nobody reads."""
        return NO_LOG

else:

    @rule
    def no_log() -> Any:
        """The empty log, for rules whose events nobody reads.

        The compiler sees that it has no rows, and leaves out what writes to it.
        """
        return carray(nowhere(), (0, WIDTH), np.int16)


def _type_of(name: str) -> str:
    return re.sub("(?<=[a-z])(?=[A-Z])", "_", name).lower()


class Event(msgspec.Struct, frozen=True, tag_field="type", tag=_type_of):
    """One thing that happened. Each game declares its events as subclasses; ``TookStar`` has the type ``took_star``."""

    @property
    def type(self) -> str:
        """The type of the event, one word."""
        return str(self.__struct_config__.tag)

    @property
    def data(self) -> dict[str, Any]:
        """The arguments, as plain values; None where one is hidden."""
        return msgspec.structs.asdict(self)

    def as_json(self) -> dict[str, Any]:
        """The event as one flat object, as protocols send it."""
        return {"type": self.type, **self.data}


class SeatEvent(Event, frozen=True):
    """Something that ``seat`` did, or that happened to it."""

    seat: int


class EventSpec:
    """The type of an event and how to read each of its arguments.

    >>> spec = EventSpec("fell", seat=int, cell=str)
    >>> spec.read([1, 0, 35])
    fell(seat=0, cell='35')
    """

    def __init__(self, event: type[Event] | str, **fields: Callable[[int], Any]) -> None:
        self.event: type[Event] = _define(event, fields) if isinstance(event, str) else event
        self.type = str(self.event.__struct_config__.tag)
        self.fields = fields or {name: _reader(hint) for name, hint in _hints(self.event).items()}
        if len(self.fields) >= WIDTH:
            raise ValueError(f"event {self.type} has more than {WIDTH - 1} fields")
        self._readers = tuple(self.fields.values())

    def read(self, row: Any) -> Event:
        """The event in one row of a log."""
        return self.event(*(read(int(value)) for read, value in zip(self._readers, row[1:], strict=False)))


def event_specs(kinds: type[IntEnum], union: Any) -> dict[int, EventSpec]:
    """How to read each kind of event: the one of ``union`` whose tag is the kind's name in lower case.

    A field is an ``int``, or ``Annotated`` with the tuple of names that its number counts; -1 is a hidden value.
    """
    events = {event.__struct_config__.tag: event for event in get_args(union)}
    names = {kind.name.lower() for kind in kinds}
    if names != events.keys():
        raise TypeError(f"kinds and events differ: {', '.join(sorted(names ^ events.keys()))}")
    return {kind: EventSpec(events[kind.name.lower()]) for kind in kinds}


def _define(name: str, fields: Iterable[str]) -> type[Event]:
    return cast(type[Event], msgspec.defstruct(name, list(fields), bases=(Event,), tag=name, frozen=True))


def _hints(event: type[Event]) -> dict[str, Any]:
    hints = get_type_hints(event, include_extras=True)
    return {name: hints[name] for name in event.__struct_fields__}


def _reader(hint: Any) -> Callable[[int], Any]:
    if hint is int:
        return int
    names: tuple[Any, ...] = next(extra for extra in hint.__metadata__ if isinstance(extra, tuple))
    return lambda code: None if code < 0 else names[code]


def read_log(log: np.ndarray, specs: Mapping[int, EventSpec]) -> list[Event]:
    """All events of a log, in order."""
    return [specs[int(row[0])].read(row) for row in log[1 : int(log[0, 0]) + 1]]
