"""The state of Gravity Superstar, and the tables that describe its boards.

Tiles are 6×6 cells; places for tiles are numbered clockwise round the layout (G8), and a place's number is also that of
its Door. Cells are numbered row by row from the top left of the whole board; a cell's name is its column's letter and
its row's number from the top. Directions count clockwise from north:

    layout 3x2        a    …    f  g    …    l  m    …    r             0 north
                   1  0    …    5  6    …   11 12    …   17               |
    places         …     place 0      place 1      place 2       3 west --+-- 1 east
    0 1 2          6 90         95                      107               |
    5 4 3          7 108                                                2 south
                   …     place 5      place 4      place 3
                  12 198                                215

Rules work for any orientation of the board: the layouts 1x2 and 2x3, quarter turns of 2x1 and 3x2, serve as well.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Literal, Protocol, get_args

import numpy as np

from asterism.engine.state_type import Grid, Int8, Int16, Row, state_dtype
from asterism.games.gravity.sketch import CELLS as TILE_CELLS
from asterism.games.gravity.sketch import SIDE

SEATS = 6
PLACES = 6
CELLS = PLACES * TILE_CELLS
LONGEST = 3 * SIDE  # the most cells in a row or column
SYMBOLS_A_TILE = 13  # G3
COLOURS = 6
STARS_A_COLOUR = 13  # G2
BAG = COLOURS * STARS_A_COLOUR
TOKENS = 18  # G2

OwnCard = Literal["long_jump", "high_jump", "drop", "rotate", "joker"]
Goodie = Literal["tile_turn", "double_jump", "teleport"]
Card = OwnCard | Goodie
OWN_CARD_NAMES: tuple[str, ...] = get_args(OwnCard)
GOODIE_NAMES: tuple[str, ...] = get_args(Goodie)
CARD_NAMES = OWN_CARD_NAMES + GOODIE_NAMES
CARDS, GOODIES = len(OWN_CARD_NAMES), len(GOODIE_NAMES)

RIMS = (  # G8: column and row of each layout's places, clockwise
    ((0, 0), (1, 0)),
    ((0, 0), (1, 0), (1, 1), (0, 1)),
    ((0, 0), (1, 0), (2, 0), (2, 1), (1, 1), (0, 1)),
    ((0, 0), (0, 1)),
    ((0, 0), (1, 0), (1, 1), (1, 2), (0, 2), (0, 1)),
)
LAYOUTS = tuple((max(x for x, _ in rim) + 1, max(y for _, y in rim) + 1) for rim in RIMS)  # wide × high, in tiles
LAYOUT_NAMES = tuple(f"{wide}x{high}" for wide, high in LAYOUTS)
Colour = Literal["blue", "yellow", "pink", "green", "orange", "white"]
Side = Literal["left", "right"]
Turn = Literal["left", "right", "half"]
Ending = Literal["stars", "expert"]
COLOUR_NAMES: tuple[str, ...] = get_args(Colour)
SIDE_NAMES: tuple[str, ...] = get_args(Side)
TURN_NAMES: tuple[str, ...] = get_args(Turn)
ENDINGS: tuple[str, ...] = get_args(Ending)
SPOT_NAMES = tuple(f"{chr(97 + spot % LONGEST)}{spot // LONGEST + 1}" for spot in range(LONGEST * LONGEST))

LONG_JUMP, HIGH_JUMP, DROP, ROTATE, JOKER = range(CARDS)
ALL_CARDS = (1 << CARDS) - 1
STARS_ENDING, EXPERT_ENDING = range(2)
OFF = -1  # the cell and the facing of a pawn off the board
NOWHERE = -1  # where a step across a platform leads
NOBODY = -1
NO_STAR = 0
UNKNOWN = -1  # the face-down cards of a seat, to those who cannot know them


class Phase(IntEnum):
    """What the seat is deciding."""

    OVER = 0
    ACTION = 1  # G11
    STEAL = 2  # G30
    REPLAY = 3  # G19


class Kind(IntEnum):
    """The events."""

    ENTERED = 1
    COMPLETED = 2
    PLAYED = 3
    PLAYED_JOKER = 4
    LAID = 5
    USED_GOODIE = 6
    LAID_GOODIE = 7
    REFILLED = 8
    STEPPED = 9
    FELL = 10
    TURNED = 11
    HOVERED = 12
    TILE_TURNED = 13
    CARRIED = 14
    TELEPORTED = 15
    TOOK_STAR = 16
    TOOK_TOKEN = 17
    EJECTED = 18
    DOOR_OPENED = 19
    STOLE_STAR = 20
    STOLE_TOKEN = 21
    SPENT_TOKEN = 22
    TURN_STARTED = 23
    ROUND_ENDED = 24
    LAST_ROUND = 25
    GAME_OVER = 26


class Reason(IntEnum):
    """The reason for the end of the game."""

    FEW_STARS = 0  # G40
    POINTS = 1  # G41
    ROUNDS = 2  # G44
    QUIET = 3  # G45


class Config(IntEnum):
    """The places in the vector made by ``describe.configure``."""

    ENDING = 0
    GOODIES = 1  # bits
    OPEN_DOOR = 2  # -1: a random one
    MAX_ROUNDS = 3
    QUIET_ROUNDS = 4


class State(Protocol):
    """The fields of the state."""

    players: Int8
    seat: Int8
    over: Int8
    phase: Int8
    acted: Int8  # actions carried out in this turn, 0 to 2
    final: Int8  # G41: this round is the last
    ending: Int8  # index into ENDINGS
    layout: Int8  # index into RIMS
    max_rounds: Int16
    quiet_rounds: Int16
    round: Int16  # from 1
    last_star: Int16  # the round in which a star last left the board, or 0
    cell: Annotated[Row, np.int16, SEATS]  # of each pawn, or OFF
    door: Annotated[Row, np.int16, PLACES]  # the Door's cell of each place, or NOWHERE
    up: Annotated[Row, np.int8, SEATS]  # where each pawn's head points, or OFF
    door_up: Annotated[Row, np.int8, PLACES]
    marker: Int8  # the place of the Open Door
    supply: Int8  # Replay tokens
    left: Int8  # stars on the board
    goodies: Annotated[Row, np.int8, GOODIES]  # who holds each, or NOBODY if it is not in the game
    victims: Annotated[Row, np.int8, SEATS]  # who is still to be stolen from, first to last, then NOBODY
    face_up: Annotated[Row, np.int8, SEATS]  # bits of the cards laid in front of each seat
    face_down: Annotated[Row, np.int8, SEATS]  # bits, or UNKNOWN
    down: Annotated[Row, np.int8, SEATS]  # how many lie face down
    tokens: Annotated[Row, np.int8, SEATS]
    won: Annotated[Grid, np.int8, SEATS, COLOURS]  # stars
    platform: Annotated[Row, np.int8, CELLS]  # bit 1 << d: the cell's own tile has one on edge d
    symbol: Annotated[Row, np.int8, CELLS]
    star: Annotated[Row, np.int8, CELLS]  # colour + 1, or NO_STAR


STATE = state_dtype(State)

# Actions. A simple move: card × side; a special move: effect, by its own card or the Joker.
COMPLETE = 0
SIMPLE = 1
SPECIAL = SIMPLE + 2 * (CARDS + GOODIES)
LONG, HIGH, DOWN, SPIN = 0, 2, 4, 5  # effects: two long jumps, two high ones, the drop, three turns
EFFECTS = 8
BY_JOKER = SPECIAL + EFFECTS
TURN_TILE = BY_JOKER + EFFECTS
DOUBLE_JUMP = TURN_TILE + 3  # + 2 × first side + second side
TELEPORT = DOUBLE_JUMP + 4
STEAL = TELEPORT + 1  # + colour
STEAL_TOKEN = STEAL + COLOURS
REPLAY = STEAL_TOKEN + 1
PASS = REPLAY + 1
ACTIONS = PASS + 1
HIDDEN = ACTIONS  # + side: a simple move with a card that the viewer does not know
MAX_LEGAL = TELEPORT - COMPLETE  # with every card and goodie in hand there is nothing to take back
MAX_EVENTS = (
    2 * (LONGEST + 1) * 3 + 2 * SEATS + 16
)  # two falls of a double jump with three events a cell; pawns; the rest


def _table(values: object) -> np.ndarray:
    return np.array(values, np.int32)


def _cells(layout: int) -> list[tuple[int, int]]:
    """Column and row of every number a cell can have; past the end of a smaller board they are all the first cell's."""
    wide, high = LAYOUTS[layout]
    found = [(x, y) for y in range(SIDE * high) for x in range(SIDE * wide)]
    return found + [(0, 0)] * (CELLS - len(found))


def _next(layout: int, x: int, y: int) -> list[int]:
    wide, high = (SIDE * tiles for tiles in LAYOUTS[layout])
    return [(y + dy) % high * wide + (x + dx) % wide for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))]


def _place(layout: int, place: int) -> list[int]:
    """The cells of a place; of a place that the layout lacks, those of the first."""
    column, row = RIMS[layout][place if place < len(RIMS[layout]) else 0]
    wide = SIDE * LAYOUTS[layout][0]
    return [(SIDE * row + y) * wide + SIDE * column + x for y in range(SIDE) for x in range(SIDE)]


def _turned(quarters: int, x: int, y: int) -> int:
    for _ in range(quarters):
        x, y = SIDE - 1 - y, x
    return y * SIDE + x


_LAYOUTS = range(len(RIMS))

# LAYOUT_OF[players], FEW_STARS[players] and TARGET[players] (G5, G40, G41).
LAYOUT_OF = _table([0, 0, 0, 1, 1, 2, 2])
FEW_STARS = _table([0, 0, 4, 8, 8, 12, 12])
TARGET = _table([0, 0, 18, 24, 18, 24, 18])

# TILES[layout]: how many places it has.
TILES = _table([len(rim) for rim in RIMS])

# NEXT[layout, cell, direction]: the neighbour, round the board (G6).
NEXT = _table([[_next(layout, x, y) for x, y in _cells(layout)] for layout in _LAYOUTS])

# CELL_AT[layout, place, cell of the tile] and its inverses PLACE_OF[layout, cell] and LOCAL[layout, cell].
CELL_AT = _table([[_place(layout, place) for place in range(PLACES)] for layout in _LAYOUTS])
PLACE_OF = _table([[RIMS[i].index((x // SIDE, y // SIDE)) for x, y in _cells(i)] for i in _LAYOUTS])
LOCAL = _table([[y % SIDE * SIDE + x % SIDE for x, y in _cells(layout)] for layout in _LAYOUTS])

# SPOT[layout, cell]: the cell as events name it, on a grid that is as wide for all layouts (see SPOT_NAMES).
SPOT = _table([[y * LONGEST + x for x, y in _cells(layout)] for layout in _LAYOUTS])

# TURNED[quarters, cell of the tile] and TURNED_BITS[quarters, platform bits]: after turning the tile clockwise.
TURNED = _table([[_turned(q, x, y) for y in range(SIDE) for x in range(SIDE)] for q in range(4)])
TURNED_BITS = _table([[(bits << q | bits >> 4 - q) & 15 for bits in range(16)] for q in range(4)])

# QUARTERS[turn]: clockwise quarter turns of left, right and half (G14); CARD_OF[effect]; COUNT[bits of cards].
QUARTERS = _table([3, 1, 2])
CARD_OF = _table([LONG_JUMP, LONG_JUMP, HIGH_JUMP, HIGH_JUMP, DROP, ROTATE, ROTATE, ROTATE])
COUNT = _table([bits.bit_count() for bits in range(1 << CARDS)])
