"""The state of a game, declared once: a class with the type of every field, for readers and editors, gives the dtype.

::

    class State(Protocol):
        players: Int8
        cell: Annotated[Row, np.int16, SEATS]
        won: Annotated[Grid, np.int8, SEATS, COLOURS]

    STATE = state_dtype(State)

Rules take such a state: an integer is read as ``s.players``, a row as ``s.cell[seat]``, a grid as
``s.won[seat][colour]``. In a NumPy record of the dtype the same fields are ``s["players"]`` and so on.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Any, get_type_hints

import numpy as np

Int8 = Annotated[int, np.int8]
Int16 = Annotated[int, np.int16]
Row = list[int]
Grid = list[list[int]]


class Over(IntEnum):
    """Whether a game is over, and how."""

    RUNNING = 0
    FINISHED = 1
    CUT = 2


def state_dtype(state: type) -> np.dtype[Any]:
    """The structured dtype of a state, aligned, its fields in the order in which they are declared."""
    fields = []
    for name, hint in get_type_hints(state, include_extras=True).items():
        scalar, *shape = hint.__metadata__
        fields.append((name, scalar, tuple(shape)) if shape else (name, scalar))
    return np.dtype(fields, align=True)
