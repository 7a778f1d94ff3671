"""Moves of Octocube: integer ↔ structured move; how they are written is in ``notation.py``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from asterism.engine.action_table import Axis, Block, field_axis, numbered
from asterism.engine.errors import InvalidMoveError
from asterism.games.octocube.names import (
    CELL_CODES,
    CELL_NAMES,
    DIRECTION_NAMES,
    FACE_CODES,
    FACE_NAMES,
    LETTER_NAMES,
    OBJECT_NAMES,
    TILE_CODES,
    Face,
)
from asterism.games.octocube.notation import (
    Exchange,
    Fetch,
    Fit,
    Lay,
    Lift,
    Move,
    Pass,
    Pivot,
    Place,
    Replace,
    Roll,
    Score,
    Stack,
    Swap,
    Switch,
    TakeBack,
    Trade,
    Turn,
    Use,
    parse,
    write,
)
from asterism.games.octocube.orientations import (
    FACES,
    NORTH,
    ORIENTATIONS,
    TOP,
    TURN,
    orientation,
    smallest,
    smallest_pivot,
)
from asterism.games.octocube.state import (
    CELL,
    COIN,
    FIRST,
    FIT,
    GRID,
    INSIDE,
    LAY_STACK,
    LETTERS,
    OBJECTS,
    PAIR,
    PASS,
    PIVOT,
    PLACE,
    RIM,
    RIM_CELLS,
    RIM_COUNT,
    RIM_INDEX,
    ROLL,
    SCORE,
    SEAT,
    SEATS,
    SECOND,
    SPACES,
    STACK_TILES,
    SWAP,
    TAKE_BACK,
    TILE,
    TRADE,
    TURN_TO,
    USE,
    A,
    B,
    C,
    D,
    G,
    I,
)

__all__ = ["BLOCKS", "MOVES", "Move", "parse", "to_action", "write"]

T = TypeVar("T")


def _faces_up(turned: int) -> tuple[Face, Face]:
    return FACE_NAMES[TURN[turned][TOP]], FACE_NAMES[TURN[turned][NORTH]]


def _by_action() -> list[Move]:
    """The first meaning of every action; places come after them, cell by cell."""
    return [
        *(Pass() for _ in range(PLACE, ROLL)),
        *(Roll(direction) for direction in DIRECTION_NAMES),
        *(Pivot(degrees) for degrees in (90, 180, 270)),
        *(Score(tuple(name for face, name in enumerate(FACE_NAMES) if chosen >> face & 1)) for chosen in range(64)),
        Pass(),
        TakeBack(),
        *(Use(letter) for letter in LETTER_NAMES),
        *(Switch(seat) for seat in range(SEATS)),
        *(Lift(cell) for cell in CELL_NAMES),
        *(Replace(tile) for tile in OBJECT_NAMES),
        *(Turn(*_faces_up(turned)) for turned in range(ORIENTATIONS)),
        *(Trade(direction, tile) for direction in DIRECTION_NAMES for tile in OBJECT_NAMES),
        *(Swap(CELL_NAMES[one], CELL_NAMES[two]) for one, two in zip(FIRST, SECOND, strict=True)),
        *(Fit(tile, space) for tile in OBJECT_NAMES for space in range(SPACES)),
    ]


MOVES: tuple[Move, ...] = (
    *_by_action(),
    *(Place(cell, *_faces_up(turned)) for cell in CELL_NAMES for turned in range(ORIENTATIONS)),
    *(Exchange(seat) for seat in range(SEATS)),
    *(Fetch(cell) for cell in CELL_NAMES),
    *(Lay(cell) for cell in CELL_NAMES),
    *(Stack(tile) for tile in OBJECT_NAMES),
)
"""All moves, in the order of ``json_writer.move_number``."""


def _rim() -> str:
    small, large = (numbered(CELL_NAMES[cell] for cell in RIM[grid][: RIM_COUNT[grid]]) for grid in (0, 1))
    return f"2 players: {small}; 3 or 4 players: {large}"


_orientation_axis = Axis("orientation", tuple(_faces_up(turned) for turned in range(ORIENTATIONS)), ("top", "north"))
_pairs = tuple((CELL_NAMES[one], CELL_NAMES[two]) for one, two in zip(FIRST, SECOND, strict=True))
_face_sets = tuple(
    tuple(name for face, name in enumerate(FACE_NAMES) if bits >> face & 1) for bits in range(1 << FACES)
)
_directions, _tiles = field_axis("direction", DIRECTION_NAMES), field_axis("tile", OBJECT_NAMES)
BLOCKS = (
    Block(PLACE, ("place",), (Axis("edge cell", range(RIM_CELLS), rule=_rim()), _orientation_axis)),
    Block(ROLL, ("roll",), (_directions,), "also power A"),
    Block(PIVOT, ("pivot",), (field_axis("degrees", (90, 180, 270)),)),
    Block(
        SCORE,
        ("score",),
        (field_axis("faces", _face_sets, "the sum of 1 top, 2 bottom, 4 north, 8 east, 16 south, 32 west"),),
    ),
    Block(PASS, ("pass",)),
    Block(TAKE_BACK, ("take",), (), "kids"),
    Block(USE, ("use",), (field_axis("power", LETTERS),)),
    Block(SEAT, ("switch", "exchange"), (field_axis("seat", range(SEATS)),), "power G or I"),
    Block(CELL, ("lift", "fetch", "lay"), (field_axis("cell", CELL_NAMES),), "power C or D; kids: the stack"),
    Block(TILE, ("replace", "stack"), (_tiles,), "power B; kids: onto the stack"),
    Block(TURN_TO, ("turn",), (_orientation_axis,), "power E"),
    Block(TRADE, ("trade",), (_directions, _tiles), "power F"),
    Block(
        SWAP,
        ("swap",),
        (Axis("pair", _pairs, ("first", "second"), "0 `a1 b1`, 1 `a1 c1`, …, 24 `b1 c1`, …, 299 `d5 e5`"),),
        "power H",
    ),
    Block(FIT, ("fit",), (_tiles, field_axis("space", range(SPACES), "the space of the board, from 0")), "kids"),
)
"""The meaning of the action integers."""


def _code(codes: Mapping[str, T], name: Any, what: str) -> T:
    code = codes.get(name) if isinstance(name, str) else None
    if code is None:
        raise InvalidMoveError(f"{name!r} is no {what}")
    return code


def _cell(s: Any, name: str) -> int:
    cell = _code(CELL_CODES, name, "cell")
    if not INSIDE[GRID[s["players"]]][cell]:
        raise InvalidMoveError(f"cell {name} is not on this board")
    return cell


def _object(name: str) -> int:
    tile = _code(TILE_CODES, name, "object tile")
    if tile == COIN:
        raise InvalidMoveError("a coin is no object tile")
    return tile - 1


def _direction(name: str) -> int:
    direction = _code(FACE_CODES, name, "direction") - NORTH
    if direction < 0:
        raise InvalidMoveError(f"{name!r} is no direction")
    return direction


def _orientation(s: Any, top: str, north: str) -> int:
    turned = orientation(_code(FACE_CODES, top, "face"), _code(FACE_CODES, north, "face"))
    if turned < 0:
        raise InvalidMoveError(f"face {north} cannot be to the north with face {top} on top")
    return smallest(s["cube"][s["seat"]], turned)


def _index(number: Any, end: int, what: str) -> int:
    if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number < end:
        raise InvalidMoveError(f"{number!r} is no {what}")
    return number


def _asked(s: Any, power: int, name: str) -> None:
    if s["power"] != power:
        raise InvalidMoveError(f"{name}: power {LETTERS[power - A]} is not being used")


def to_action(s: Any, move: Any) -> int:
    """The action of a structured move; equal arrangements are one action."""
    match move:
        case Place(cell, top, north):
            rim = int(RIM_INDEX[GRID[s["players"]]][_cell(s, cell)])
            if rim < 0:
                raise InvalidMoveError(f"cell {cell} is not on the edge")
            return PLACE + rim * ORIENTATIONS + _orientation(s, top, north)
        case Roll(direction):
            return ROLL + _direction(direction)
        case Pivot(degrees):
            if degrees not in (90, 180, 270):
                raise InvalidMoveError(f"{degrees!r}: a pivot is by 90, 180 or 270 degrees")
            return PIVOT + smallest_pivot(s["cube"][s["seat"]], degrees // 90 - 1)
        case Score(faces):
            codes = [_code(FACE_CODES, face, "face") for face in faces]
            if len(set(codes)) < len(codes):
                raise InvalidMoveError("score: a face is named twice")
            return SCORE + sum(1 << code for code in codes)
        case Pass():
            return PASS
        case TakeBack():
            return TAKE_BACK
        case Use(power):
            return USE + _code({letter: i for i, letter in enumerate(LETTERS)}, power, "power")
        case Switch(seat):
            _asked(s, G, "switch")
            return SEAT + _index(seat, s["players"], "seat")
        case Exchange(seat):
            _asked(s, I, "exchange")
            return SEAT + _index(seat, s["players"], "seat")
        case Lift(cell):
            _asked(s, C, "lift")
            return CELL + _cell(s, cell)
        case Fetch(cell):
            _asked(s, D, "fetch")
            return CELL + _cell(s, cell)
        case Lay(cell):
            if s["phase"] != LAY_STACK:
                raise InvalidMoveError("lay: there is no finished stack")
            return CELL + _cell(s, cell)
        case Replace(tile):
            _asked(s, B, "replace")
            return TILE + _object(tile)
        case Stack(tile):
            if s["phase"] != STACK_TILES:
                raise InvalidMoveError("stack: no stack is being built")
            return TILE + _object(tile)
        case Turn(top, north):
            return TURN_TO + _orientation(s, top, north)
        case Trade(direction, tile):
            return TRADE + _direction(direction) * OBJECTS + _object(tile)
        case Swap(first, second):
            one, two = _cell(s, first), _cell(s, second)
            if one == two:
                raise InvalidMoveError(f"swap: {first} is named twice")
            return SWAP + int(PAIR[one][two])
        case Fit(tile, space):
            return FIT + _object(tile) * SPACES + _index(space, SPACES, "space")
    raise InvalidMoveError(f"{move!r} is no move of this game")
