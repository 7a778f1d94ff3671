"""The state of noughts and crosses.

Cells are numbered on the largest board, row by row from the top; a smaller board is its upper left corner:

           a  b  c  d  e
        1  0  1  2 | 3  4
        2  5  6  7 | 8  9        a board of size 3 has the cells left of and above the lines
        3 10 11 12 |13 14
          ---------
        4 15 16 17  18 19
        5 20 21 22  23 24

An action is the number of the cell that gets the mark.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Protocol

import numpy as np

from asterism.engine.state_type import Int8, Row, state_dtype

SMALLEST, LARGEST = 3, 5
CELLS = LARGEST * LARGEST
CELL_NAMES = tuple(f"{'abcde'[cell % LARGEST]}{cell // LARGEST + 1}" for cell in range(CELLS))
MARKS = ("x", "o")  # of seats 0 and 1

EMPTY = -1
ABSENT = -2  # a cell that the board does not have
NOBODY = -1  # who has won, in a running game and in a draw

ACTIONS = CELLS
MAX_LEGAL = CELLS
MAX_EVENTS = 4  # a mark, a row, the end, and one to spare


class Over(IntEnum):
    """Whether the game is over."""

    RUNNING = 0
    FINISHED = 1


class Kind(IntEnum):
    """The events."""

    PLACED = 1
    ROW = 2
    GAME_OVER = 3


class Config(IntEnum):
    """The places in the vector made by ``describe.configure``."""

    SIZE = 0
    ROW = 1
    MISERE = 2


class State(Protocol):
    """What the rules read and write."""

    players: Int8
    seat: Int8
    over: Int8
    size: Int8
    row: Int8
    misere: Int8
    winner: Int8  # or NOBODY
    marks: Int8  # how many there are on the board
    cell: Annotated[Row, np.int8, CELLS]  # the seat whose mark it has, EMPTY or ABSENT


STATE = state_dtype(State)

# The four lines through a cell, as steps along columns and rows.
LINES = np.array([(1, 0), (0, 1), (1, 1), (1, -1)], np.int32)
