"""Étoiles Filantes: states as positions and back, and its event specs."""

from __future__ import annotations

from typing import Any

from asterism.engine.convert import to_position
from asterism.games.filantes.events import EVENTS
from asterism.games.filantes.json_writer import PHASE_NAMES, RESULT_NAMES
from asterism.games.filantes.position import Piece, Position, Seat
from asterism.games.filantes.state import (
    ABSENT,
    BEATEN,
    CELL_NAMES,
    CELLS,
    COMBATS,
    DIRECTION_NAMES,
    EMPTY,
    LAYOUTS,
    NO_SIDE,
    NO_START_CELLS,
    NOBODY,
    NOWHERE,
    RESERVE,
    SHELTERS,
    SIDE_NAMES,
    SLOTS,
)
from asterism.games.filantes.validate import check

__all__ = ["EVENTS", "Piece", "Position", "Seat", "load"]


def load(position: Any, s: Any) -> None:
    """Write a position into the blank state ``s``; ``PositionError`` names field and reason if it is impossible."""
    position = to_position(position, Position)
    check(position)
    race = position.mode == "race"
    s["players"] = len(position.seats)
    s["seat"] = -1 if position.seat is None else position.seat
    s["over"] = RESULT_NAMES.index(position.result)
    s["race"] = race
    s["combat"] = COMBATS.index(position.combat)
    s["start_cells"] = NO_START_CELLS if race else LAYOUTS.index(position.start_cells)
    s["shelter"] = 0 if race else SHELTERS.index(position.shelter)
    s["target"] = 0 if race else position.target
    s["phase"] = PHASE_NAMES.index(position.phase)
    s["clock"] = position.clock
    s["limit"] = position.limit
    s["board"][:CELLS] = EMPTY
    s["board"][NOWHERE] = NOBODY
    s["newcomer"] = -1
    s["score"] = 0
    s["side"] = NO_SIDE
    s["cell"] = ABSENT
    s["facing"] = 0
    s["moved"] = 0
    for i, seat in enumerate(position.seats):
        s["score"][i] = seat.score
        if seat.newcomer is not None:
            s["newcomer"][i] = seat.newcomer
        if seat.side is not None:
            s["side"][i] = SIDE_NAMES.index(seat.side)
        for number, piece in enumerate(seat.pieces):
            s["moved"][i][number] = piece.moved
            s["cell"][i][number] = BEATEN if piece.beaten else RESERVE
            if piece.cell is not None:
                cell = CELL_NAMES.index(piece.cell)
                s["cell"][i][number] = cell
                s["facing"][i][number] = DIRECTION_NAMES.index(piece.facing)
                s["board"][cell] = i * SLOTS + number


def options_of(position: Position) -> dict[str, Any]:
    """The options that follow from the position."""
    options: dict[str, Any] = {"mode": position.mode, "combat": position.combat}
    if position.mode == "race":
        return {**options, "race_limit": position.limit}
    return {
        **options,
        "start_cells": position.start_cells,
        "shelter": position.shelter,
        "target": position.target,
        "quiet_limit": position.limit,
    }
