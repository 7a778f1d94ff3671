"""What a seat sees of Octocube as a row of numbers: planes over the 5×5 cells, then single numbers.

Seats are counted from the observer, in turn order: 0 is the observer, 1 the seat after it. Cells are in the order of
``state.py``. A tile is ten numbers: its kind (five), its colour (four), a coin; no tile is ten zeros.
"""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from asterism.engine.compile import rule
from asterism.games.octocube.orientations import FACES
from asterism.games.octocube.state import (
    ANY_COLOUR,
    ANY_KIND,
    CELLS,
    COIN,
    COINS,
    COLOURS,
    GRID,
    HIDDEN,
    INSIDE,
    KIDS,
    KINDS,
    LAY_STACK,
    LETTERS,
    LOW,
    MAX_HEIGHT,
    MAX_RESERVE,
    NONE,
    OBJECTS,
    PLAIN,
    SEATS,
    SPACES,
    UNKNOWN,
    WIDE,
    A,
)

OBSERVATION_VERSION = 1
FULL = 255  # a share of a whole, in whole numbers
SIGNS = KINDS + COLOURS + 1  # the numbers that show a tile
PHASES = LAY_STACK + 1

LAYOUT = (
    ("inside", (WIDE, WIDE), 1, "the cell is in the game"),
    ("height", (WIDE, WIDE), MAX_HEIGHT, "tiles of the pile"),
    ("tile", (MAX_HEIGHT, SIGNS, WIDE, WIDE), 1, "the tile at that depth of the pile, 0 on top, if anyone has seen it"),
    ("unseen", (MAX_HEIGHT, WIDE, WIDE), 1, "the tile at that depth has not been seen"),
    ("abyss", (HIDDEN, WIDE, WIDE), 1, "a plain Abyss tile, one with power A to I, one that is not known"),
    ("cube_on", (SEATS, WIDE, WIDE), 1, "that seat's cube stands on the cell"),
    ("playing", (SEATS,), 1, "there is such a seat"),
    ("deciding", (SEATS,), 1, "that seat decides"),
    ("turn_order", (SEATS,), SEATS - 1, "how many seats play before that one in a round"),
    ("cube", (SEATS, FACES, SIGNS), 1, "the tiles on the seat's cube: top, bottom, north, east, south, west"),
    ("board", (SEATS, OBJECTS), 5, "the objects on the seat's board"),
    ("coins", (SEATS,), COINS, "the seat's coins"),
    ("points", (SEATS,), FULL, "the seat's points for sets"),
    ("wish", (SEATS, SPACES, KINDS + COLOURS), 1, "kids: the kind and colour that a space of the board asks for"),
    ("filled", (SEATS, SPACES), 1, "kids: the space is filled"),
    ("stack", (FACES, SIGNS), 1, "kids: the stack being built, from the bottom"),
    ("mode", (3,), 1, "base, advanced, kids"),
    ("phase", (PHASES,), 1, "what is being decided: action, power, bonus, fit tiles, stack tiles, lay stack"),
    ("power", (len(LETTERS),), 1, "the power being decided on"),
    ("pool", (len(LETTERS),), 1, "advanced: the powers in the game"),
    ("reserve", (1,), MAX_RESERVE, "Abyss tiles in the reserve"),
    ("round", (1,), FULL, "how much of the limit of rounds is used up"),
)
(
    IS_INSIDE,
    HEIGHT,
    TILE,
    UNSEEN,
    ABYSS,
    CUBE_ON,
    PLAYING,
    DECIDING,
    TURN_ORDER,
    CUBE,
    BOARD,
    COIN_COUNT,
    POINTS,
    WISH,
    FILLED,
    STACK,
    MODE,
    PHASE,
    POWER,
    POOL,
    RESERVE_LEFT,
    ROUND,
    SIZE,
) = np.cumsum([0, *(prod(shape) for _, shape, _, _ in LAYOUT)]).tolist()


@rule
def show(tile: int, out: Any, first: int, stride: int, mark: int) -> None:
    """Write ``mark``, 1 or 0, at the signs of a tile, which are ``stride`` apart."""
    if tile == COIN:
        out[first + (SIGNS - 1) * stride] = mark
    elif NONE < tile <= OBJECTS:
        out[first + (tile - 1) // COLOURS * stride] = mark
        out[first + (KINDS + (tile - 1) % COLOURS) * stride] = mark


@rule
def observe(s: Any, me: int, out: Any) -> None:
    """Write what seat ``me`` sees into a row of zeros; ``s`` is the state redacted for it."""
    for cell in range(CELLS):
        out[IS_INSIDE + cell] = INSIDE[GRID[s.players]][cell]
        mark_cell(s, cell, out, 1)
    mark_cubes(s, me, out, 1)
    observe_numbers(s, me, out)


@rule
def update(s: Any, me: int, was: Any, before: int, out: Any) -> None:
    """Make a row that shows ``was`` to seat ``before`` show ``s`` to seat ``me``, as ``observe`` would."""
    if s.players != was.players or s.mode != was.mode:
        for i in range(SIZE):
            out[i] = 0
        observe(s, me, out)
        return
    for cell in range(CELLS):
        change = (s.height[cell] != was.height[cell]) | (s.abyss[cell] != was.abyss[cell])
        for level in range(LOW):
            change |= s.pile[cell][level] != was.pile[cell][level]
        if s.height[cell] > LOW:
            for level in range(LOW, MAX_HEIGHT):
                change |= s.pile[cell][level] != was.pile[cell][level]
        if change:
            mark_cell(was, cell, out, 0)
            mark_cell(s, cell, out, 1)
    mark_cubes(was, before, out, 0)
    mark_cubes(s, me, out, 1)
    for i in range(PLAYING, WISH):
        out[i] = 0
    if s.mode == KIDS:
        for i in range(WISH, STACK):
            out[i] = 0
    for i in range(STACK, SIZE):
        out[i] = 0
    observe_numbers(s, me, out)


@rule
def mark_cell(s: Any, cell: int, out: Any, mark: int) -> None:
    """Write ``mark``, 1 or 0, wherever the tiles of a cell show."""
    height = int(s.height[cell])
    for depth in range(height):
        tile = int(s.pile[cell][height - 1 - depth])
        if tile == UNKNOWN:
            out[UNSEEN + depth * CELLS + cell] = mark
        else:
            show(tile, out, TILE + depth * SIGNS * CELLS + cell, CELLS, mark)
    if s.abyss[cell] >= PLAIN:
        out[ABYSS + (s.abyss[cell] - PLAIN) * CELLS + cell] = mark


@rule
def mark_cubes(s: Any, me: int, out: Any, mark: int) -> None:
    """Write ``mark``, 1 or 0, wherever a cube shows to seat ``me``."""
    for seat in range(s.players):
        if s.where[seat] >= 0:
            out[CUBE_ON + (seat - me + s.players) % s.players * CELLS + s.where[seat]] = mark


@rule
def observe_numbers(s: Any, me: int, out: Any) -> None:
    """Write the heights, and into zeros the numbers after the planes."""
    for cell in range(CELLS):
        out[HEIGHT + cell] = s.height[cell]
    for seat in range(s.players):
        observe_seat(s, seat, (seat - me + s.players) % s.players, out)
    if s.mode == KIDS:
        for level in range(FACES):
            show(int(s.stack[level]), out, STACK + level * SIGNS, 1, 1)
    if s.seat >= 0:
        out[DECIDING + (s.seat - me + s.players) % s.players] = 1
        out[PHASE + s.phase] = 1
    out[MODE + s.mode] = 1
    if s.power >= A:
        out[POWER + s.power - A] = 1
    for letter in range(len(LETTERS)):
        out[POOL + letter] = s.powers >> letter & 1
    out[RESERVE_LEFT] = s.reserve_left
    out[ROUND] = int(s.round) * FULL // int(s.max_rounds)


@rule
def observe_seat(s: Any, seat: int, k: int, out: Any) -> None:
    """Write the numbers of one seat, the ``k``-th from the observer."""
    out[PLAYING + k] = 1
    out[TURN_ORDER + k] = seat
    for face in range(FACES):
        show(int(s.cube[seat][face]), out, CUBE + (k * FACES + face) * SIGNS, 1, 1)
    for tile in range(OBJECTS):
        out[BOARD + k * OBJECTS + tile] = s.board[seat][tile]
    out[COIN_COUNT + k] = s.coins[seat]
    out[POINTS + k] = min(int(s.points[seat]), FULL)
    if s.mode == KIDS:
        observe_spaces(s, seat, k, out)


@rule
def observe_spaces(s: Any, seat: int, k: int, out: Any) -> None:
    """Write the spaces of a kids' board."""
    for space in range(SPACES):
        wish = int(s.wish[seat][space])
        first = WISH + (k * SPACES + space) * (KINDS + COLOURS)
        if wish >= ANY_KIND:
            out[first + KINDS + wish - ANY_KIND] = 1
        elif wish >= ANY_COLOUR:
            out[first + wish - ANY_COLOUR] = 1
        else:
            show(wish, out, first, 1, 1)
        out[FILLED + k * SPACES + space] = s.space[seat][space] != NONE
