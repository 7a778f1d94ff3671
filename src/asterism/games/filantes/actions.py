"""Moves for people and programs: integer ↔ structure ↔ notation.

d4ne    move the piece on d4 towards the north-east        @d4ne   enter on d4 with side 1 facing north-east
d4+     turn it a sixth clockwise                          =a3     put a piece back on a3
d4-     turn it a sixth counter-clockwise                  pass    pass
"""

from __future__ import annotations

import re
from typing import Any, Literal

import msgspec

from asterism.engine.action_table import Axis, Block, field_axis, numbered
from asterism.engine.errors import InvalidMoveError
from asterism.games.filantes.state import (
    CELL_NAMES,
    DIRECTION_NAMES,
    ENTER,
    LAYOUTS,
    MOVE,
    NO_START_CELLS,
    PASS,
    PUT_BACK,
    ROW,
    SIDE_NAMES,
    SLOTS,
    STARTS,
    TURN,
)

Direction = Literal["e", "se", "sw", "w", "nw", "ne"]
Sense = Literal["clockwise", "counter-clockwise"]
SENSES = ("clockwise", "counter-clockwise")
SENSE_SIGNS = "+-"


class _Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    pass


class MovePiece(_Move, frozen=True, tag="move"):
    """Move the piece on ``cell`` in a straight line."""

    cell: str
    direction: Direction


class TurnPiece(_Move, frozen=True, tag="turn"):
    """Turn the piece on ``cell`` by a sixth."""

    cell: str
    sense: Sense


class EnterPiece(_Move, frozen=True, tag="enter"):
    """Place a piece from the reserve on the start cell ``cell``, its side 1 facing ``facing``."""

    cell: str
    facing: Direction


class PutBack(_Move, frozen=True, tag="put_back"):
    """Put a beaten piece back on ``cell`` of one's start row."""

    cell: str


class Pass(_Move, frozen=True, tag="pass"):
    """Pass, where nothing else can be done."""


Move = MovePiece | TurnPiece | EnterPiece | PutBack | Pass


_directions: Any = DIRECTION_NAMES
_senses: Any = SENSES
MOVES: tuple[Move, ...] = (
    *(MovePiece(cell, direction) for cell in CELL_NAMES for direction in _directions),
    *(TurnPiece(cell, sense) for cell in CELL_NAMES for sense in _senses),
    *(EnterPiece(cell, facing) for cell in CELL_NAMES for facing in _directions),
    *(PutBack(cell) for cell in CELL_NAMES),
    Pass(),
)
"""All moves, in the order of ``json_writer.move_number``."""


def _listed(names: tuple[str, ...], rows: Any) -> str:
    cells = (numbered(CELL_NAMES[cell] for cell in row) for row in rows.tolist())
    return "; ".join(f"{name}: {row}" for name, row in zip(names, cells, strict=True))


_piece = Axis("piece", range(SLOTS), rule="the number of the seat's piece, from 0, as in `pieces` of its position")
BLOCKS = (
    Block(MOVE, ("move",), (_piece, field_axis("direction", DIRECTION_NAMES))),
    Block(TURN, ("turn",), (_piece, field_axis("sense", SENSES))),
    Block(
        ENTER,
        ("enter",),
        (
            Axis("start cell", range(6), rule=f"by the option `start_cells`; {_listed(LAYOUTS, STARTS)}"),
            field_axis("facing", DIRECTION_NAMES),
        ),
    ),
    Block(
        PUT_BACK,
        ("put_back",),
        (Axis("cell", range(7), rule=f"by the `side` of the seat's start row; {_listed(SIDE_NAMES, ROW)}"),),
    ),
    Block(PASS, ("pass",)),
)
"""The meaning of the action integers."""


def to_action(s: Any, move: Any) -> int:
    """The action of a structured move; ``InvalidMoveError`` where it has no meaning in this position."""
    if isinstance(move, MovePiece):
        return MOVE + _piece_on(s, move.cell) * 6 + _index(DIRECTION_NAMES, move.direction, "direction")
    if isinstance(move, TurnPiece):
        return TURN + _piece_on(s, move.cell) * 2 + _index(SENSES, move.sense, "sense")
    if isinstance(move, EnterPiece):
        start = _place(_starts(s), move.cell, "a start cell")
        return ENTER + start * 6 + _index(DIRECTION_NAMES, move.facing, "direction")
    if isinstance(move, PutBack):
        return PUT_BACK + _place(_row(s), move.cell, "on the start row of the seat to decide")
    if isinstance(move, Pass):
        return PASS
    raise InvalidMoveError(f"{move!r} is not a move of this game")


def write(move: Any) -> str:
    """The move in short notation."""
    if isinstance(move, MovePiece):
        return f"{move.cell}{move.direction}"
    if isinstance(move, TurnPiece):
        return f"{move.cell}{SENSE_SIGNS[SENSES.index(move.sense)]}"
    if isinstance(move, EnterPiece):
        return f"@{move.cell}{move.facing}"
    if isinstance(move, PutBack):
        return f"={move.cell}"
    return "pass"


_WORD = re.compile(r"(?P<mark>[@=]?)(?P<cell>[a-z][0-9]{1,2})?(?P<rest>.*)", re.DOTALL)


def parse(text: str) -> Move:
    """Parse a notation; ``InvalidMoveError`` names the reason and the character."""
    word = text.strip().lower()
    if word == "pass":
        return Pass()
    parts = _WORD.fullmatch(word)
    assert parts is not None  # every part may be empty
    mark, cell, rest = parts["mark"], parts["cell"], parts["rest"]
    at = parts.start("rest") + 1
    if cell is None:
        raise InvalidMoveError(f"{word!r}: expected a cell from a1 to m7 at character {len(mark) + 1}")
    if cell not in CELL_NAMES:
        raise InvalidMoveError(f"{word!r}: there is no cell {cell} (character {len(mark) + 1})")
    if mark == "=":
        if rest:
            raise InvalidMoveError(f"{word!r}: nothing may follow the cell, at character {at}")
        return PutBack(cell)
    if not mark and rest in tuple(SENSE_SIGNS):
        return TurnPiece(cell, SENSES[SENSE_SIGNS.index(rest)])  # type: ignore[arg-type]
    if rest not in DIRECTION_NAMES:
        signs = "" if mark else ", + or -"
        raise InvalidMoveError(f"{word!r}: expected e, se, sw, w, nw, ne{signs} at character {at}")
    return EnterPiece(cell, rest) if mark else MovePiece(cell, rest)  # type: ignore[arg-type]


def _index(names: tuple[str, ...], name: Any, what: str) -> int:
    if name not in names:
        raise InvalidMoveError(f"{name!r} is not a {what}; expected one of {', '.join(names)}")
    return names.index(name)


def _piece_on(s: Any, name: Any) -> int:
    cell = _cell(name)
    seat, piece = divmod(int(s["board"][cell]), SLOTS)
    if seat < 0 or seat != s["seat"]:
        raise InvalidMoveError(f"no piece of the seat to decide stands on {name}")
    return piece


def _starts(s: Any) -> list[int]:
    """The start cells; none in the race."""
    layout = int(s["start_cells"])
    if layout == NO_START_CELLS:
        raise InvalidMoveError("no piece enters in the race")
    return STARTS[layout].tolist()  # type: ignore[no-any-return]


def _row(s: Any) -> list[int]:
    """The start row of the seat to decide; none in the duel."""
    if not s["race"] or s["seat"] < 0:
        raise InvalidMoveError("no piece is put back now")
    return ROW[s["side"][s["seat"]]].tolist()  # type: ignore[no-any-return]


def _place(cells: list[int], name: Any, what: str) -> int:
    cell = _cell(name)
    if cell not in cells:
        raise InvalidMoveError(f"{name} is not {what}")
    return cells.index(cell)


def _cell(name: Any) -> int:
    if name not in CELL_NAMES:
        raise InvalidMoveError(f"{name!r} is not a cell; cells are a1 to m7")
    return CELL_NAMES.index(name)
