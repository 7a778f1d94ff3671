"""The state of Étoiles Filantes, for the duel and the race, and the tables that describe its board.

Cells are numbered row by row from the top, left to right; their names are the row's letter and the place in the row:

    a        0  1  2  3  4  5  6               a1 … a7         directions      sides of the board
    b       7  8  9 10 11 12 13 14             b1 … b8
    c     15 16 17 18 19 20 21 22 23                              4   5               0
    d    24 25 26 27 28 29 30 31 32 33                             \\ /             5   1
    e   34 35 36 37 38 39 40 41 42 43 44                         3 --*-- 0
    f  45 46 47 48 49 50 51 52 53 54 55 56                         / \\             4   2
    g 57 58 59 60 61 62 63 64 65 66 67 68 69   g1 … g13           2   1               3
    …
    m       120 121 122 123 124 125 126        m1 … m7

A piece is known by its seat and its number; ``board`` holds ``seat * 8 + number``. One more slot, ``NOWHERE``, lies
beyond the edge and is always taken, so that a move off the board looks like a move onto a piece.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Protocol

import numpy as np

from asterism.engine.state_type import Grid, Int8, Int16, Row, state_dtype

RADIUS = 6
DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # E2: E, SE, SW, W, NW, NE
RING = (1, 6, 3, 5, 2, 4)  # E3: the numbers clockwise from side 1

SEATS = 3
SLOTS = 8  # pieces of a seat, at most
PIECES = ((0, 0, 8, 6), (0, 0, 7, 5))  # E5, E30: by race and number of players

COORDS = tuple(
    (q, r) for r in range(-RADIUS, RADIUS + 1) for q in range(max(-RADIUS, -RADIUS - r), min(RADIUS, RADIUS - r) + 1)
)
INDEX = {coord: cell for cell, coord in enumerate(COORDS)}
CELLS = len(COORDS)
NOWHERE = CELLS

EMPTY = -1
NOBODY = 127  # who stands on NOWHERE

RESERVE = -1  # cell of a piece in reserve (duel), or waiting for a free cell (race)
BEATEN = -2  # cell of a piece that its owner is to put back before the turn ends (race)
ABSENT = -3  # cell of a piece that does not exist with so many players

NO_SIDE = 6
NO_START_CELLS = 3  # of the race

CELL_NAMES = tuple(f"{'abcdefghijklm'[r + RADIUS]}{q - max(-RADIUS, -RADIUS - r) + 1}" for q, r in COORDS)
DIRECTION_NAMES = ("e", "se", "sw", "w", "nw", "ne")
SIDE_NAMES = ("top", "upper-right", "lower-right", "bottom", "lower-left", "upper-left")
COMBATS = ("attack", "clash")
LAYOUTS = ("inner", "corners", "mid-sides")
SHELTERS = ("begin", "end")

CLASH = 1
SHELTER_BEGIN = 0


class Phase(IntEnum):
    """What the seat is deciding."""

    OVER = 0
    PLACE = 1  # E10: its only piece, or a pass
    ACT = 2  # E11, E33: move or turn a piece
    ENTER = 3  # E16
    PUT_BACK = 4  # E35: a piece just beaten
    RETURN = 5  # E35: a piece that waited, at the start of its owner's turn


class Kind(IntEnum):
    """The events."""

    MOVED = 1
    TURNED = 2
    FOUGHT = 3
    ELIMINATED = 4
    BEATEN = 5
    SCORED = 6
    ENTERED = 7
    PUT_BACK = 8
    WAITING = 9
    PASSED = 10
    HOME = 11
    SHELTER_ENDED = 12
    TURN_ENDED = 13
    GAME_OVER = 14


class Outcome(IntEnum):
    """How a fight between two neighbours ended, seen from the piece that moved or turned."""

    TIED = 0
    WON = 1
    LOST = 2  # clash only
    HELD = 3  # attack only: the enemy's number is greater, and nothing happens


class Config(IntEnum):
    """The places in the vector made by ``describe.configure``."""

    RACE = 0
    COMBAT = 1
    START_CELLS = 2
    SHELTER = 3
    TARGET = 4
    LIMIT = 5


class State(Protocol):
    """The fields of the state."""

    players: Int8
    seat: Int8
    over: Int8
    race: Int8  # 0 the duel, 1 the race
    combat: Int8  # index into COMBATS
    start_cells: Int8  # index into LAYOUTS; NO_START_CELLS in the race
    shelter: Int8  # index into SHELTERS; 0 in the race
    target: Int8  # 0 in the race
    phase: Int8
    newcomer: Annotated[Row, np.int8, SEATS]  # E17: the one piece of the seat that is sheltered, or -1
    score: Annotated[Row, np.int8, SEATS]
    side: Annotated[Row, np.int8, SEATS]  # E31: the side of the seat's start row; NO_SIDE in the duel
    cell: Annotated[Grid, np.int8, SEATS, SLOTS]  # or RESERVE, BEATEN, ABSENT
    facing: Annotated[Grid, np.int8, SEATS, SLOTS]  # E3: where side 1 points; 0 off the board
    moved: Annotated[Grid, np.int8, SEATS, SLOTS]  # E34; 0 in the duel
    board: Annotated[Row, np.int8, CELLS + 1]  # seat * 8 + number, EMPTY, or NOBODY
    clock: Int16  # E19: turns in a row without an elimination; E37: turns of all players so far
    limit: Int16


STATE = state_dtype(State)

# Actions: piece × direction, piece × sense (clockwise first), start cell × facing, place in the start row, pass.
MOVE = 0
TURN = MOVE + SLOTS * 6
ENTER = TURN + SLOTS * 2
PUT_BACK = ENTER + 6 * 6
PASS = PUT_BACK + 7
ACTIONS = PASS + 1
MAX_LEGAL = SLOTS * (5 + 2)  # side 6 never moves
MAX_EVENTS = 21  # of a race: a move, 6 fights, 6 pieces beaten, 6 left waiting, the turn and the game over


def turned(coord: tuple[int, int], sixths: int) -> tuple[int, int]:
    """The coordinates after turning the board clockwise by so many sixths."""
    q, r = coord
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return q, r


def _cell(q: int, r: int) -> int:
    return INDEX.get((q, r), NOWHERE)


def _table(values: object) -> np.ndarray:
    return np.array(values, np.int32)


# ROTATED[sixths][cell]: where a cell lies after turning the board clockwise.
ROTATED = _table([[INDEX[turned(coord, k)] for coord in COORDS] for k in range(6)])

# NUMBER[facing][direction]: the number a piece shows there (E3).
NUMBER = _table([[RING[(d - f) % 6] for d in range(6)] for f in range(6)])

# NEXT[cell][direction]: the neighbour, or NOWHERE.
NEXT = _table([[_cell(q + dq, r + dr) for dq, dr in DIRECTIONS] for q, r in COORDS])

# STARTS[layout][i]: the start cells, clockwise, each the last one turned by a sixth (E4).
STARTS = _table([[INDEX[turned(first, k)] for k in range(6)] for first in ((3, 0), (6, 0), (3, -6))])

# ROW[side][i]: the cells of a side of the board, clockwise (E31).
ROW = _table([[INDEX[turned((q, -RADIUS), side)] for q in range(7)] for side in range(6)])

# ON_ROW[side][cell], HOME[side][cell]: whether a cell is on the start or arrival row of that side (E31), or NO_SIDE.
ON_ROW = _table([[cell in row for cell in range(CELLS)] for row in ROW.tolist()] + [[False] * CELLS])
HOME = _table([[cell in ROW[(side + 3) % 6] for cell in range(CELLS)] for side in range(6)] + [[False] * CELLS])

# START_SIDES[players][seat] (E31).
START_SIDES = _table([[NO_SIDE] * 3, [NO_SIDE] * 3, [0, 4, NO_SIDE], [0, 2, 4]])

# OPENING[players]: turns of all players in which E34 holds.
OPENING = _table([players * PIECES[1][players] for players in range(SEATS + 1)])

START_SETS = tuple(set(row) for row in STARTS.tolist())


def _landing(layout: int, cell: int, facing: int, direction: int) -> int:
    steps = 6 - RING[(direction - facing) % 6]
    q, r = COORDS[cell]
    dq, dr = DIRECTIONS[direction]
    target = _cell(q + steps * dq, r + steps * dr)
    barred = layout != NO_START_CELLS and target in START_SETS[layout]
    return NOWHERE if steps == 0 or barred else target


# LAND[layout][cell][facing][direction]: where a move ends if nothing stands there, or NOWHERE (E12).
LAND = _table(
    [
        [[[_landing(layout, cell, f, d) for d in range(6)] for f in range(6)] for cell in range(CELLS)]
        for layout in range(NO_START_CELLS + 1)
    ]
)
