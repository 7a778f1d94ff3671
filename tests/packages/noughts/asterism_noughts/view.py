"""States as positions and back."""

from __future__ import annotations

from typing import Any

from asterism.engine.convert import to_position
from asterism_noughts.events import EVENTS
from asterism_noughts.json_writer import RESULT_NAMES
from asterism_noughts.position import Position
from asterism_noughts.state import ABSENT, EMPTY, LARGEST, MARKS, NOBODY
from asterism_noughts.validate import check

__all__ = ["EVENTS", "Position", "load", "options_of"]


def load(position: Any, s: Any) -> None:
    """Write a position into the blank state ``s``; ``PositionError`` names field and reason if it is impossible."""
    position = to_position(position, Position)
    check(position)
    s["players"] = len(MARKS)
    s["seat"] = -1 if position.seat is None else position.seat
    s["over"] = RESULT_NAMES.index(position.result)
    s["size"] = len(position.board)
    s["row"] = position.row
    s["misere"] = position.misere
    s["winner"] = NOBODY if position.winner is None else position.winner
    s["marks"] = sum(mark is not None for row in position.board for mark in row)
    s["cell"] = ABSENT
    for y, row in enumerate(position.board):
        for x, mark in enumerate(row):
            s["cell"][y * LARGEST + x] = EMPTY if mark is None else MARKS.index(mark)


def options_of(position: Position) -> dict[str, Any]:
    """The options that the position is played by."""
    return {"size": len(position.board), "row": position.row, "misere": position.misere}
