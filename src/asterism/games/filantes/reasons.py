"""Why a move is not possible: the rule that forbids it."""

from __future__ import annotations

from asterism.games.filantes.actions import EnterPiece, Move, MovePiece, Pass, PutBack, TurnPiece
from asterism.games.filantes.position import Piece, Position
from asterism.games.filantes.state import (
    CELL_NAMES,
    COORDS,
    DIRECTION_NAMES,
    DIRECTIONS,
    LAYOUTS,
    RADIUS,
    RING,
    ROW,
    SIDE_NAMES,
    STARTS,
)

REASONS = {
    "enter-first": "E16",
    "must-enter": "E16",
    "not-start": "E16",
    "start-occupied": "E16",
    "act-first": "E11",
    "must-act": "E11",
    "must-move": "E33",
    "not-yours": "E11",
    "no-rotating": "E33",
    "side-six": "E12",
    "off-board": "E12",
    "occupied": "E12",
    "start-cell": "E12",
    "opening-moved": "E34",
    "opening-row": "E34",
    "put-back-first": "E35",
    "nothing-beaten": "E35",
    "not-row": "E35",
    "row-occupied": "E35",
}
"""The rule that each reason stands for."""
_PLACE = {name: COORDS[cell] for cell, name in enumerate(CELL_NAMES)}


def why_not(position: Position, move: Move) -> str:
    """The key in ``REASONS`` of why ``move``, which is not legal, cannot be played in ``position``."""
    if position.phase in ("place", "enter"):
        return _why_no_entry(position, move)
    if position.phase in ("put_back", "return"):
        if not isinstance(move, PutBack):
            return "put-back-first"
        return "row-occupied" if move.cell in _row(position) else "not-row"
    if isinstance(move, PutBack):
        return "nothing-beaten"
    if isinstance(move, EnterPiece):
        return "act-first"
    if isinstance(move, Pass):
        return "must-act" if position.mode == "duel" else "must-move"
    return _why_no_act(position, move)


def _row(position: Position) -> set[str]:
    side = position.seats[position.seat or 0].side or SIDE_NAMES[0]
    return {CELL_NAMES[cell] for cell in ROW[SIDE_NAMES.index(side)]}


def _starts(position: Position) -> set[str]:
    """The start cells; none in the race, where they are ordinary cells."""
    if position.start_cells is None:
        return set()
    return {CELL_NAMES[cell] for cell in STARTS[LAYOUTS.index(position.start_cells)]}


def _why_no_entry(position: Position, move: Move) -> str:
    if isinstance(move, Pass):
        return "must-enter"
    if not isinstance(move, EnterPiece):
        return "enter-first"
    return "start-occupied" if move.cell in _starts(position) else "not-start"


def _why_no_act(position: Position, move: MovePiece | TurnPiece) -> str:
    pieces = position.seats[position.seat or 0].pieces
    piece = next((piece for piece in pieces if piece.cell == move.cell), None)
    if piece is None:
        return "not-yours"
    if isinstance(move, TurnPiece):
        return "no-rotating"
    return _why_no_move(position, piece, move)


def _why_no_move(position: Position, piece: Piece, move: MovePiece) -> str:
    towards = DIRECTION_NAMES.index(move.direction)
    number = int(RING[(towards - DIRECTION_NAMES.index(piece.facing or "e")) % 6])
    if number == 6:
        return "side-six"
    (q, r), (dq, dr) = _PLACE[move.cell], DIRECTIONS[towards]
    q, r = q + (6 - number) * dq, r + (6 - number) * dr
    if max(abs(q), abs(r), abs(q + r)) > RADIUS:
        return "off-board"
    end = CELL_NAMES[COORDS.index((q, r))]
    if any(other.cell == end for seat in position.seats for other in seat.pieces):
        return "occupied"
    if end in _starts(position):
        return "start-cell"
    return "opening-moved" if piece.moved else "opening-row"
