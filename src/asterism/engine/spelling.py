"""Records, moves and events as JSON, written by compiled code: what a server sends after every decision.

A writer appends to the bytes ``out``, of which the first ``n`` are written, and returns the new ``n``. What does not
fit is counted but not written, so that ``spell`` knows how much room to come back with.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import numpy as np

from asterism.engine.compile import INTERPRETED, Plain, rule
from asterism.engine.events import WIDTH, EventSpec, new_log

ROOM = 1 << 15
MAX_WORDS = 512
EVERYTHING = -2
"""The viewer from whom the table hides nothing."""


def words(values: Iterable[Any]) -> np.ndarray:
    """A table of values as JSON: in each row the length, then the text."""
    return table(msgspec.json.encode(value) for value in values)


def table(texts: Iterable[bytes]) -> np.ndarray:
    """A table of texts: in each row the length, then the text."""
    rows = list(texts)
    found = np.zeros((len(rows), 1 + max(map(len, rows), default=0)), np.uint8)
    for row, text in zip(found, rows, strict=True):
        row[0] = len(text)
        row[1 : 1 + len(text)] = np.frombuffer(text, np.uint8)
    return found


@rule
def put(out: Any, n: int, text: Any) -> int:
    """Append bytes."""
    end = n + len(text)
    if end <= len(out):
        for k in range(len(text)):
            out[n + k] = text[k]
    return end


@rule
def token(out: Any, n: int, table: Any, row: int) -> int:
    """Append a text of a table."""
    size = int(table[row, 0])
    if n + size <= len(out):
        for k in range(size):
            out[n + k] = table[row, 1 + k]
    return n + size


@rule
def word(out: Any, n: int, label: Any, table: Any, row: int) -> int:
    """Append a label and a text of a table."""
    return token(out, put(out, n, label), table, row)


@rule
def number(out: Any, n: int, label: Any, value: int) -> int:
    """Append a label and a number."""
    n = put(out, n, label)
    if value < 0:
        n = put(out, n, b"-")
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
def truth(out: Any, n: int, label: Any, value: int) -> int:
    """Append a label and a truth value."""
    n = put(out, n, label)
    return put(out, n, b"true" if value else b"false")


@rule
def write_log(log: Any, heads: Any, fields: Any, values: Any, out: Any, n: int) -> int:
    """Append all events of a log as a list; the tables are those of ``EventTables``."""
    n = put(out, n, b"[")
    for k in range(1, log[0, 0] + 1):
        if k > 1:
            n = put(out, n, b",")
        kind = log[k, 0]
        n = token(out, n, heads, kind * WIDTH)
        for j in range(1, fields[kind, 0] + 1):
            if fields[kind, j] < 0:
                n = number(out, n, b"", log[k, j])
            else:
                n = token(out, n, values, fields[kind, j] + log[k, j])
            n = token(out, n, heads, kind * WIDTH + j)
    return put(out, n, b"]")


class EventTables:
    """The words of a game's events, for ``write_log``: what stands between their fields, and what each can be."""

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
        self.heads, self.values = table(heads), table(texts)


def _values(read: Callable[[int], Any]) -> list[bytes]:
    """All that a field can be, from -1 (which may mean unknown) up."""
    found = [b"null"]
    for code in range(MAX_WORDS):
        try:
            found.append(msgspec.json.encode(read(code)))
        except IndexError:
            break
    return found


class Room(threading.local):
    """Where a thread writes: texts, and by game whatever its kernels need beside."""

    def __init__(self) -> None:
        self.out = np.empty(ROOM, np.uint8)
        self.games: dict[str, tuple[np.ndarray, np.ndarray, np.ndarray]] = {}

    def of(self, game: Any) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Two records, a list of actions and a log."""
        if game.id not in self.games:
            state = game.state
            spare = np.zeros(2, state.STATE), np.zeros(state.MAX_LEGAL, np.int16), new_log(state.MAX_EVENTS)
            self.games[game.id] = spare
        return self.games[game.id]


room = Room()


def spell(write: Callable[..., int], *arguments: Any) -> bytes:
    """What a writer writes, given its arguments (without ``out``)."""
    n = write(*arguments, room.out)
    if n > len(room.out):
        room.out = np.empty(n, np.uint8)
        n = write(*arguments, room.out)
    return room.out[:n].tobytes()


def spell_record(write: Callable[..., int], s: Any) -> bytes:
    """A whole record, of which the table hides nothing, by a game's ``write``."""
    return spell(lambda out: of_record(write, s, EVERYTHING, out, 0))


def of_record(rule: Callable[..., int], s: Any, *arguments: Any) -> int:
    """Call a rule on one record, in whatever way rules run."""
    return rule(Plain(s) if INTERPRETED else s, *arguments)


class Spelling:
    """All that clients are told about a game of one kind, as JSON."""

    def __init__(self, game: Any) -> None:
        encode, actions = msgspec.json.encode, game.actions
        texts = (encode({"notation": actions.write(move), "move": move})[1:-1] for move in actions.MOVES)
        events = EventTables(game.view.EVENTS)
        self._game = game
        self._words = (table(texts), events.heads, events.fields, events.values)
        self._prompts = words(game.spell.PROMPTS)

    def view(self, states: np.ndarray, viewer: int) -> bytes:
        """Prompt and position as ``viewer`` sees them: the inside of an object."""
        return spell(self._game.kernels.tell_view, states, 0, viewer, room.of(self._game)[0], self._prompts)

    def legal(self, states: np.ndarray) -> bytes:
        """What the deciding seat may do, as a list."""
        return spell(self._game.kernels.tell_legal, states, 0, *room.of(self._game), *self._words)

    def step(self, states: np.ndarray, action: int, log: np.ndarray, viewer: int) -> bytes:
        """An action and the events it led to, as ``viewer`` saw them: the inside of an object."""
        spare = room.of(self._game)[2]
        return spell(self._game.kernels.tell_step, states, 0, action, log, viewer, spare, *self._words)
