"""Records of Étoiles Filantes as positions and back, and the words for its events."""

from __future__ import annotations

from typing import Any

import msgspec

from asterism.engine.errors import PositionError
from asterism.engine.events import EventSpec
from asterism.games.filantes.actions import SENSES
from asterism.games.filantes.position import Piece, Position, Seat
from asterism.games.filantes.possible import check
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
    OPENING,
    RESERVE,
    SHELTERS,
    SIDE_NAMES,
    SLOTS,
    Kind,
    Outcome,
    Over,
    Phase,
)

__all__ = ["EVENTS", "Piece", "Position", "Seat", "load", "prompt", "read"]

PHASE_NAMES = tuple(phase.name.lower() for phase in Phase)
RESULT_NAMES = tuple(over.name.lower() for over in Over)
OUTCOME_NAMES = tuple(outcome.name.lower() for outcome in Outcome)


def read(s: Any) -> Position:
    """The record as a position."""
    race = bool(s["race"])
    return Position(
        mode="race" if race else "duel",
        combat=COMBATS[s["combat"]],  # type: ignore[arg-type]
        start_cells=None if race else LAYOUTS[s["start_cells"]],  # type: ignore[arg-type]
        shelter=None if race else SHELTERS[s["shelter"]],  # type: ignore[arg-type]
        target=None if race else int(s["target"]),
        limit=int(s["limit"]),
        clock=int(s["clock"]),
        result=RESULT_NAMES[s["over"]],
        phase=PHASE_NAMES[s["phase"]],
        seat=None if s["over"] else int(s["seat"]),
        seats=tuple(_read_seat(s, seat) for seat in range(s["players"])),
    )


def _read_seat(s: Any, seat: int) -> Seat:
    newcomer, side = int(s["newcomer"][seat]), int(s["side"][seat])
    return Seat(
        pieces=tuple(_read_piece(s, seat, piece) for piece in range(SLOTS) if s["cell"][seat][piece] != ABSENT),
        score=int(s["score"][seat]),
        newcomer=None if newcomer < 0 else newcomer,
        side=None if side == NO_SIDE else SIDE_NAMES[side],  # type: ignore[arg-type]
    )


def _read_piece(s: Any, seat: int, piece: int) -> Piece:
    cell = int(s["cell"][seat][piece])
    return Piece(
        cell=None if cell < 0 else CELL_NAMES[cell],
        facing=None if cell < 0 else DIRECTION_NAMES[s["facing"][seat][piece]],  # type: ignore[arg-type]
        moved=bool(s["moved"][seat][piece]),
        beaten=cell == BEATEN,
    )


def load(position: Any, s: Any) -> None:
    """Write a position into the blank record ``s``; ``PositionError`` names field and reason if it is impossible."""
    try:
        position = msgspec.convert(msgspec.to_builtins(position), Position)
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        reason, _, path = str(error).partition(" - at `$")
        raise PositionError(f"{path.rstrip('`').lstrip('.') or 'position'}: {reason}") from error
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


def prompt(s: Any) -> str:
    """The key of the line that tells the seat what it decides."""
    if s["race"] and s["phase"] == Phase.ACT:
        return "open" if s["clock"] < OPENING[s["players"]] else "move"
    return PHASE_NAMES[int(s["phase"])]


_cell = CELL_NAMES.__getitem__
_direction = DIRECTION_NAMES.__getitem__

EVENTS = {
    Kind.MOVED: EventSpec("moved", seat=int, piece=int, cell=_cell, to=_cell, direction=_direction, number=int),
    Kind.TURNED: EventSpec("turned", seat=int, piece=int, cell=_cell, sense=SENSES.__getitem__, facing=_direction),
    Kind.FOUGHT: EventSpec(
        "fought",
        seat=int,
        cell=_cell,
        enemy_seat=int,
        enemy_cell=_cell,
        number=int,
        enemy_number=int,
        outcome=OUTCOME_NAMES.__getitem__,
    ),
    Kind.ELIMINATED: EventSpec("eliminated", seat=int, piece=int, cell=_cell),
    Kind.BEATEN: EventSpec("beaten", seat=int, piece=int, cell=_cell),
    Kind.SCORED: EventSpec("scored", seat=int, points=int, score=int),
    Kind.ENTERED: EventSpec("entered", seat=int, piece=int, cell=_cell, facing=_direction),
    Kind.PUT_BACK: EventSpec("put_back", seat=int, piece=int, cell=_cell),
    Kind.WAITING: EventSpec("waiting", seat=int, piece=int),
    Kind.PASSED: EventSpec("passed", seat=int),
    Kind.HOME: EventSpec("home", seat=int, piece=int, cell=_cell, away=int),
    Kind.SHELTER_ENDED: EventSpec("shelter_ended", seat=int, piece=int, cell=_cell),
    Kind.TURN_ENDED: EventSpec("turn_ended", seat=int),
    Kind.GAME_OVER: EventSpec("game_over", result=RESULT_NAMES.__getitem__),
}


def options_of(position: Position) -> dict[str, Any]:
    """The options that the position is played by."""
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
