"""Compiled JSON writers for states, moves and events: what a server sends after every decision.

A writer appends to the bytes ``out``, of which the first ``n`` are written, and returns the new ``n``. What does not
fit is counted but not written, so that ``render`` knows how large a buffer it needs.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import numpy as np

from asterism.engine.compile import INTERPRETED, InterpretedState, rule
from asterism.engine.events import WIDTH, EventSpec, new_log

BUFFER_SIZE = 1 << 15
MAX_WORDS = 512
EVERYTHING = -2
"""The viewer code for which nothing is hidden."""


def json_table(values: Iterable[Any]) -> np.ndarray:
    """A table of values as JSON: in each row the length, then the text."""
    return byte_table(msgspec.json.encode(value) for value in values)


def byte_table(texts: Iterable[bytes]) -> np.ndarray:
    """A table of texts: in each row the length, then the text."""
    rows = list(texts)
    found = np.zeros((len(rows), 1 + max(map(len, rows), default=0)), np.uint8)
    for row, text in zip(found, rows, strict=True):
        row[0] = len(text)
        row[1 : 1 + len(text)] = np.frombuffer(text, np.uint8)
    return found


@rule
def write_bytes(out: Any, n: int, text: Any) -> int:
    """Append bytes."""
    end = n + len(text)
    if end <= len(out):
        for k in range(len(text)):
            out[n + k] = text[k]
    return end


@rule
def write_row(out: Any, n: int, byte_table: Any, row: int) -> int:
    """Append one row of a table."""
    size = int(byte_table[row, 0])
    if n + size <= len(out):
        for k in range(size):
            out[n + k] = byte_table[row, 1 + k]
    return n + size


@rule
def write_value(out: Any, n: int, label: Any, byte_table: Any, row: int) -> int:
    """Append a label and one row of a table."""
    return write_row(out, write_bytes(out, n, label), byte_table, row)


@rule
def write_number(out: Any, n: int, label: Any, value: int) -> int:
    """Append a label and a number."""
    n = write_bytes(out, n, label)
    if value < 0:
        n = write_bytes(out, n, b"-")
        value = -value
    digits, bound = 1, 10
    while value >= bound:
        bound *= 10
        digits += 1
    if n + digits <= len(out):
        for k in range(digits):
            out[n + digits - 1 - k] = 48 + value % 10
            value //= 10
    return n + digits


@rule
def write_bool(out: Any, n: int, label: Any, value: int) -> int:
    """Append a label and a boolean."""
    n = write_bytes(out, n, label)
    return write_bytes(out, n, b"true" if value else b"false")


@rule
def write_log(log: Any, heads: Any, fields: Any, values: Any, out: Any, n: int) -> int:
    """Append all events of a log as a list; the tables are those of ``EventTables``."""
    n = write_bytes(out, n, b"[")
    for k in range(1, log[0, 0] + 1):
        if k > 1:
            n = write_bytes(out, n, b",")
        kind = log[k, 0]
        n = write_row(out, n, heads, kind * WIDTH)
        for j in range(1, fields[kind, 0] + 1):
            if fields[kind, j] < 0:
                n = write_number(out, n, b"", log[k, j])
            else:
                n = write_row(out, n, values, fields[kind, j] + log[k, j])
            n = write_row(out, n, heads, kind * WIDTH + j)
    return write_bytes(out, n, b"]")


class EventTables:
    """Tables of a game's events for ``write_log``: the text between their fields, and the values of each field."""

    def __init__(self, specs: dict[int, EventSpec]) -> None:
        count = max(specs) + 1
        heads = [b""] * (count * WIDTH)
        self.fields = np.zeros((count, WIDTH), np.int32)
        texts: list[bytes] = []
        for kind, spec in specs.items():
            names = [b"," + msgspec.json.encode(name) + b":" for name in spec.fields]
            between = [b'{"type":' + msgspec.json.encode(spec.type), *([b""] * len(names))]
            for place, name in enumerate(names):
                between[place] += name
            between[-1] += b"}"
            heads[kind * WIDTH : kind * WIDTH + len(between)] = between
            self.fields[kind, 0] = len(spec.fields)
            for place, read in enumerate(spec.fields.values(), 1):
                self.fields[kind, place] = -1 if read is int else len(texts) + 1
                if read is not int:
                    texts += _values(read)
        self.heads, self.values = byte_table(heads), byte_table(texts)


def _values(read: Callable[[int], Any]) -> list[bytes]:
    """All values of a field, from -1 (which may mean unknown) up."""
    found = [b"null"]
    for code in range(MAX_WORDS):
        try:
            found.append(msgspec.json.encode(read(code)))
        except IndexError:
            break
    return found


class Buffers(threading.local):
    """Buffers of one thread: for text, and by game the scratch arrays of its kernels."""

    def __init__(self) -> None:
        self.out = np.empty(BUFFER_SIZE, np.uint8)
        self.games: dict[str, tuple[np.ndarray, np.ndarray, np.ndarray]] = {}

    def of(self, game: Any) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Two states, a list of actions and a log."""
        if game.id not in self.games:
            state = game.state
            spare = np.zeros(2, state.STATE), np.zeros(state.MAX_LEGAL, np.int16), new_log(state.MAX_EVENTS)
            self.games[game.id] = spare
        return self.games[game.id]


buffers = Buffers()


def render(write: Callable[..., int], *arguments: Any) -> bytes:
    """The output of a writer for these arguments (without ``out``)."""
    n = write(*arguments, buffers.out)
    if n > len(buffers.out):
        buffers.out = np.empty(n, np.uint8)
        n = write(*arguments, buffers.out)
    return buffers.out[:n].tobytes()


def render_state(write: Callable[..., int], s: Any) -> bytes:
    """A state with nothing hidden, written by a game's ``write``."""
    return render(lambda out: call_on_state(write, s, EVERYTHING, out, 0))


def call_on_state(rule: Callable[..., int], s: Any, *arguments: Any) -> int:
    """Call a rule on one state, interpreted or compiled."""
    return rule(InterpretedState(s) if INTERPRETED else s, *arguments)


class JsonWriter:
    """Writes the views, legal actions and steps of a game as JSON."""

    def __init__(self, game: Any) -> None:
        encode, actions = msgspec.json.encode, game.actions
        texts = (encode({"notation": actions.write(move), "move": move})[1:-1] for move in actions.MOVES)
        events = EventTables(game.view.EVENTS)
        self._game = game
        self.words = (byte_table(texts), events.heads, events.fields, events.values)
        self.prompts = json_table(game.state_writer.PROMPTS)

    def view(self, states: np.ndarray, viewer: int) -> bytes:
        """Prompt and position as ``viewer`` sees them: the inside of an object."""
        return render(self._game.kernels.write_view_json, states, 0, viewer, buffers.of(self._game)[0], self.prompts)

    def legal(self, states: np.ndarray) -> bytes:
        """The legal actions of the deciding seat, as a list."""
        scratch, actions, log = buffers.of(self._game)
        return render(self._game.kernels.write_legal_json, states, 0, scratch, (actions, log), self.words)

    def step(self, states: np.ndarray, action: int, log: np.ndarray, viewer: int) -> bytes:
        """An action and the events it led to, as ``viewer`` saw them: the inside of an object."""
        spare = buffers.of(self._game)[2]
        return render(self._game.kernels.write_step_json, states, 0, action, log, viewer, spare, self.words)
