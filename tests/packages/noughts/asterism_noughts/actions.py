"""Moves for people and programs: integer ↔ structure ↔ notation. The notation is the cell, such as b2."""

from __future__ import annotations

from typing import Any

import msgspec

from asterism.engine.action_table import Block, field_axis
from asterism.engine.errors import InvalidMoveError
from asterism.engine.json_writer import call_on_state
from asterism_noughts.json_writer import move_number
from asterism_noughts.state import CELL_NAMES


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="place"):
    """Put a mark on ``cell``."""

    cell: str


Move = Place
MOVES: tuple[Move, ...] = tuple(Place(cell) for cell in CELL_NAMES)
BLOCKS = (Block(0, ("place",), (field_axis("cell", CELL_NAMES),)),)


def to_action(s: Any, move: Any) -> int:
    """The action of a structured move; ``InvalidMoveError`` where it has no meaning in this position."""
    if not isinstance(move, Place):
        raise InvalidMoveError(f"{move!r} is not a move of this game")
    if move.cell not in CELL_NAMES:
        raise InvalidMoveError(f"{move.cell!r} is not a cell; cells are a1 to e5")
    action = CELL_NAMES.index(move.cell)
    if call_on_state(move_number, s, action) < 0:
        raise InvalidMoveError(f"this board has no cell {move.cell}")
    return action


def write(move: Any) -> str:
    """The move in short notation."""
    return str(move.cell)


def parse(text: str) -> Move:
    """The move written so; ``InvalidMoveError`` says what is wrong."""
    word = text.strip().lower()
    if word not in CELL_NAMES:
        raise InvalidMoveError(f"{word!r}: expected a cell from a1 to e5 at character 1")
    return Place(word)
