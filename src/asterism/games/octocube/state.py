"""The state of a game of Octocube, its constants and look-up tables.

Cells are numbered by rows of five from the south-west corner; a game of two uses the 4×4 cells a1 to d4 only.

         a  b  c  d  e
    5   20 21 22 23 24        north
    4   15 16 17 18 19      west + east
    3   10 11 12 13 14        south
    2    5  6  7  8  9
    1    0  1  2  3  4

Tiles: 0 none, 1..20 objects (kind × 4 + colour + 1), 21 a coin, 22 an unseen tile (redacted states only).
Abyss tiles: 0 none, 1 plain (also the bare spot of O14), 2..10 powers A..I, 11 unknown (redacted states only).
Spaces of a kids' board ask for: 1..20 that very object, 21..25 a kind in any colour, 26..29 a colour of any kind.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Protocol

import numpy as np

from asterism.engine.state_type import Grid, Int8, Int16, Row, state_dtype
from asterism.games.octocube.orientations import DIRECTIONS, FACES, ORIENTATIONS, PIVOT_TURN

RULES_VERSIONS = (1, 2)
"""2: power F takes object tiles only (O62)."""

SEATS = 4
BASE, ADVANCED, KIDS = range(3)
ACT, POWER, BONUS, FIT_TILES, STACK_TILES, LAY_STACK = range(6)
"""Phases: the turn's action · how to use the power chosen · the power rolled onto, or none · kids: O83, O84, O84."""

WIDE = 5
CELLS = WIDE * WIDE
CENTRE = 12
MAX_HEIGHT = 12  # at most 11: in kids a stack of 6 goes onto the lowest of at least 15 piles of at most 78 tiles
LOW = 4  # few piles are higher

NONE = 0
KINDS, COLOURS = 5, 4
OBJECTS = KINDS * COLOURS
COIN = OBJECTS + 1
UNKNOWN = COIN + 1
COINS = 12
TILES = 84
COPIES = np.array([3, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 4, 4, 5, 4, 5, 5], np.int32)  # O2
ALL_OBJECTS = sum(int(copies) << (3 * i) for i, copies in enumerate(COPIES))  # three bits for each object
SET_POINTS = np.array([0, 0, 2, 4, 7, 10, 15], np.int32)  # O18
COIN_POINTS = 3  # O31
CATEGORIES = COLOURS + KINDS  # colours first
MAJORITY_POINTS = np.array(  # O31: first and second in each colour, then in each kind
    [[5, 2], [5, 2], [5, 2], [5, 2], [7, 4], [6, 3], [5, 2], [4, 1], [3, 0]], np.int32
)

PLAIN, A, B, C, D, E, F, G, H, I, HIDDEN = range(1, 12)  # noqa: E741
LETTERS = "ABCDEFGHI"
MAX_RESERVE = 7
RESERVE = np.array([0, 0, 5, 6, 7], np.int32)  # O4, by players

SPACES = 16
ANY_COLOUR = OBJECTS + 1  # the first of the spaces for a kind
ANY_KIND = ANY_COLOUR + KINDS  # the first of the spaces for a colour
WISHES = ANY_KIND + COLOURS


class State(Protocol):
    """The fields of the state."""

    players: Int8
    seat: Int8
    over: Int8
    mode: Int8
    phase: Int8
    power: Int8  # the power being decided on in POWER and BONUS
    hide_points: Int8
    reserve_left: Int8
    round: Int16  # from 1
    max_rounds: Int16
    rules_version: Int16
    powers: Int16  # advanced: the pool of letters, bit 0 is A
    points: Annotated[Row, np.int16, SEATS]  # won by O18
    seen: Annotated[Row, np.int16, CELLS]  # bit i: all players have seen the i-th tile from below
    height: Annotated[Row, np.int8, CELLS]
    pile: Annotated[Grid, np.int8, CELLS, MAX_HEIGHT]  # from bottom to top
    abyss: Annotated[Row, np.int8, CELLS]
    stands: Annotated[Row, np.int8, CELLS]  # the seat whose cube stands here, or -1
    reserve: Annotated[Row, np.int8, MAX_RESERVE]  # the next one is the last before reserve_left
    where: Annotated[Row, np.int8, SEATS]  # the cell of each cube, or -1 in the personal area
    cube: Annotated[Grid, np.int8, SEATS, FACES]  # tiles by face; in kids sorted, free faces last (O81)
    coins: Annotated[Row, np.int8, SEATS]
    board: Annotated[Grid, np.int8, SEATS, OBJECTS]  # how many of each object
    wish: Annotated[Grid, np.int8, SEATS, SPACES]  # kids: what each space asks for
    space: Annotated[Grid, np.int8, SEATS, SPACES]  # kids: the tile on each space
    stack: Annotated[Row, np.int8, FACES]  # kids: the stack being built, from the bottom


STATE = state_dtype(State)

# Actions. Those that need a cell, a tile or a seat share numbers; phase and power distinguish them.
RIM_CELLS = 16
PLACE = 0  # rim cell × 24 + orientation
ROLL = PLACE + RIM_CELLS * ORIENTATIONS  # direction
PIVOT = ROLL + DIRECTIONS  # quarter turns - 1
SCORE = PIVOT + len(PIVOT_TURN)  # set of faces
PASS = SCORE + (1 << FACES)
TAKE_BACK = PASS + 1
USE = TAKE_BACK + 1  # letter
SEAT = USE + len(LETTERS)  # powers G and I
CELL = SEAT + SEATS  # powers C and D, and O84
TILE = CELL + CELLS  # power B, and O84
TURN_TO = TILE + OBJECTS  # power E: orientation
TRADE = TURN_TO + ORIENTATIONS  # power F: direction × 20 + object
SWAP = TRADE + DIRECTIONS * OBJECTS  # power H: pair of cells
PAIRS = CELLS * (CELLS - 1) // 2
FIT = SWAP + PAIRS  # O83: object × 16 + space
ACTIONS = FIT + OBJECTS * SPACES
MAX_LEGAL = RIM_CELLS * ORIENTATIONS
MAX_EVENTS = 112  # the last turn of a game of four: 14 of a Score, 44 + 44 of the final one, and a few

POWER_FIRST = np.zeros(HIDDEN + 1, np.int32)
POWER_END = np.zeros(HIDDEN + 1, np.int32)
for _power, _first, _count in (
    (A, ROLL, DIRECTIONS),
    (B, TILE, OBJECTS),
    (C, CELL, CELLS),
    (D, CELL, CELLS),
    (E, TURN_TO, ORIENTATIONS),
    (F, TRADE, DIRECTIONS * OBJECTS),
    (G, SEAT, SEATS),
    (H, SWAP, PAIRS),
    (I, SEAT, SEATS),
):
    POWER_FIRST[_power] = _first
    POWER_END[_power] = _first + _count


class Kind(IntEnum):
    """The events."""

    PLACED = 1
    ROLLED = 2
    PIVOTED = 3
    STUCK = 4
    UNCOVERED = 5
    LAID = 6
    TAKEN = 7
    DETACHED = 8
    SCORED = 9
    PASSED = 10
    DECLINED = 11
    USED = 12
    REPLACED = 13
    LIFTED = 14
    FETCHED = 15
    TURNED = 16
    TRADED = 17
    SWITCHED = 18
    SWAPPED = 19
    EXCHANGED = 20
    FITTED = 21
    STACKED = 22
    STACK_LAID = 23
    ROUND_OVER = 24
    COINS = 25
    MAJORITY = 26
    GAME_OVER = 27


GRID = np.array([0, 0, 0, 1, 1], np.int32)
"""Which of the two grids (0: 4×4, 1: 5×5) so many players use; the first index of the tables below."""
STEP = ((0, 1), (1, 0), (0, -1), (-1, 0))  # north, east, south, west

INSIDE = np.zeros((2, CELLS), np.int32)
NEIGHBOUR = np.full((2, CELLS, DIRECTIONS), -1, np.int32)
PILE_HEIGHT = np.zeros((2, CELLS), np.int32)  # O3
RIM = np.zeros((2, RIM_CELLS), np.int32)
RIM_COUNT = np.array([12, 16], np.int32)
RIM_INDEX = np.full((2, CELLS), -1, np.int32)
for _grid, _side, _heights in ((0, 4, (5, 6)), (1, 5, (3, 4))):
    _rim = 0
    for _cell in range(CELLS):
        _x, _y = _cell % WIDE, _cell // WIDE
        if max(_x, _y) >= _side:
            continue
        INSIDE[_grid, _cell] = 1
        for _d, (_dx, _dy) in enumerate(STEP):
            if 0 <= _x + _dx < _side and 0 <= _y + _dy < _side:
                NEIGHBOUR[_grid, _cell, _d] = _cell + _dx + WIDE * _dy
        _on_rim = min(_x, _y) == 0 or max(_x, _y) == _side - 1
        PILE_HEIGHT[_grid, _cell] = _heights[0 if _on_rim else 1]
        if _on_rim:
            RIM[_grid, _rim] = _cell
            RIM_INDEX[_grid, _cell] = _rim
            _rim += 1
PILE_HEIGHT[1, CENTRE] = 0
PILE_HEIGHT[1, NEIGHBOUR[1, CENTRE]] = 5

FIRST = np.array([a for a in range(CELLS) for _ in range(a + 1, CELLS)], np.int32)
SECOND = np.array([b for a in range(CELLS) for b in range(a + 1, CELLS)], np.int32)
PAIR = np.zeros((CELLS, CELLS), np.int32)
PAIR[FIRST, SECOND] = PAIR[SECOND, FIRST] = np.arange(PAIRS)

FITTING = np.zeros(WISHES, np.int32)  # the set of tiles that fit a space, as bits
COUNTS_IN = np.zeros((CATEGORIES, UNKNOWN + 1), np.int32)  # 1 where a tile counts in a category
for _tile in range(1, OBJECTS + 1):
    _kind, _colour = divmod(_tile - 1, COLOURS)
    FITTING[[_tile, ANY_COLOUR + _kind, ANY_KIND + _colour]] |= 1 << _tile
    COUNTS_IN[[_colour, COLOURS + _kind], _tile] = 1
