"""The state as the JSON of a ``Position``, and the number of every move."""

from __future__ import annotations

from typing import Any

from asterism.engine.compile import rule
from asterism.engine.json_writer import json_table, write_bool, write_bytes, write_number, write_row, write_value
from asterism_noughts.state import ABSENT, ACTIONS, LARGEST, MARKS, NOBODY, Over

PROMPTS = ("place",)
RESULT_NAMES = tuple(over.name.lower() for over in Over)
_RESULTS, _MARKS = json_table(RESULT_NAMES), json_table((None, *MARKS))


@rule
def write(s: Any, viewer: int, out: Any, n: int) -> int:
    """The state as a position."""
    n = write_number(out, n, b'{"row":', s.row)
    n = write_bool(out, n, b',"misere":', s.misere)
    n = write_value(out, n, b',"result":', _RESULTS, s.over)
    n = write_bytes(out, n, b',"seat":null') if s.over else write_number(out, n, b',"seat":', s.seat)
    n = write_bytes(out, n, b',"winner":null') if s.winner == NOBODY else write_number(out, n, b',"winner":', s.winner)
    n = write_bytes(out, n, b',"board":')
    for row in range(s.size):
        for column in range(s.size):
            n = write_bytes(out, n, b"," if column else b",[" if row else b"[[")
            n = write_row(out, n, _MARKS, s.cell[row * LARGEST + column] + 1)
        n = write_bytes(out, n, b"]")
    return write_bytes(out, n, b"]}")


@rule
def prompt_number(s: Any) -> int:
    """The place in ``PROMPTS`` of what is to be decided."""
    return 0


@rule
def move_number(s: Any, action: int) -> int:
    """The place of an action's move in ``actions.MOVES``; -1 where the board has no such cell."""
    if action < 0 or action >= ACTIONS or s.cell[action] == ABSENT:
        return -1
    return int(action)
