"""Compiled writers: the state of Étoiles Filantes as the JSON of a ``Position``, and the move number of an action."""

from __future__ import annotations

from typing import Any

from asterism.engine.compile import rule
from asterism.engine.json_writer import json_table, write_bool, write_bytes, write_number, write_value
from asterism.engine.state_type import Over
from asterism.games.filantes.state import (
    ABSENT,
    BEATEN,
    CELL_NAMES,
    CELLS,
    COMBATS,
    DIRECTION_NAMES,
    ENTER,
    LAYOUTS,
    MOVE,
    NO_SIDE,
    NO_START_CELLS,
    OPENING,
    PASS,
    PUT_BACK,
    ROW,
    SHELTERS,
    SIDE_NAMES,
    SLOTS,
    STARTS,
    TURN,
    Phase,
    State,
)

PHASE_NAMES = tuple(phase.name.lower() for phase in Phase)
RESULT_NAMES = tuple(over.name.lower() for over in Over)
PROMPTS = (*PHASE_NAMES, "open", "move")

_COMBATS, _LAYOUTS, _SHELTERS = json_table(COMBATS), json_table(LAYOUTS), json_table(SHELTERS)
_RESULTS, _PHASES = json_table(RESULT_NAMES), json_table(PHASE_NAMES)
_SIDES, _CELLS, _DIRECTIONS = json_table(SIDE_NAMES), json_table(CELL_NAMES), json_table(DIRECTION_NAMES)


@rule
def write(s: State, viewer: int, out: Any, n: int) -> int:
    """Append the state as a position."""
    n = write_bytes(out, n, b'{"mode":"race"' if s.race else b'{"mode":"duel"')
    n = write_value(out, n, b',"combat":', _COMBATS, s.combat)
    if s.race:
        n = write_bytes(out, n, b',"start_cells":null,"shelter":null,"target":null')
    else:
        n = write_value(out, n, b',"start_cells":', _LAYOUTS, s.start_cells)
        n = write_value(out, n, b',"shelter":', _SHELTERS, s.shelter)
        n = write_number(out, n, b',"target":', s.target)
    n = write_number(out, n, b',"limit":', s.limit)
    n = write_number(out, n, b',"clock":', s.clock)
    n = write_value(out, n, b',"result":', _RESULTS, s.over)
    n = write_value(out, n, b',"phase":', _PHASES, s.phase)
    n = write_bytes(out, n, b',"seat":null') if s.over else write_number(out, n, b',"seat":', s.seat)
    n = write_bytes(out, n, b',"seats":[')
    for seat in range(s.players):
        n = _seat(out, n, b"," if seat else b"", s, seat)
    return write_bytes(out, n, b"]}")


@rule
def _seat(out: Any, n: int, label: Any, s: State, seat: int) -> int:
    n = write_bytes(out, write_bytes(out, n, label), b'{"pieces":[')
    some = False
    for piece in range(SLOTS):
        if s.cell[seat][piece] != ABSENT:
            n = _piece(out, n, b"," if some else b"", s, seat, piece)
            some = True
    n = write_number(out, n, b'],"score":', s.score[seat])
    if s.newcomer[seat] < 0:
        n = write_bytes(out, n, b',"newcomer":null')
    else:
        n = write_number(out, n, b',"newcomer":', s.newcomer[seat])
    if s.side[seat] == NO_SIDE:
        return write_bytes(out, n, b',"side":null}')
    return write_bytes(out, write_value(out, n, b',"side":', _SIDES, s.side[seat]), b"}")


@rule
def _piece(out: Any, n: int, label: Any, s: State, seat: int, piece: int) -> int:
    cell = s.cell[seat][piece]
    n = write_bytes(out, n, label)
    if cell < 0:
        n = write_bytes(out, n, b'{"cell":null,"facing":null')
    else:
        n = write_value(out, n, b'{"cell":', _CELLS, cell)
        n = write_value(out, n, b',"facing":', _DIRECTIONS, s.facing[seat][piece])
    n = write_bool(out, n, b',"moved":', s.moved[seat][piece])
    return write_bytes(out, write_bool(out, n, b',"beaten":', cell == BEATEN), b"}")


@rule
def prompt_number(s: State) -> int:
    """The index in ``PROMPTS`` of the current decision."""
    if s.race and s.phase == Phase.ACT:
        return int(len(PHASE_NAMES) + (s.clock >= OPENING[s.players]))
    return int(s.phase)


# The numbers of the moves in ``actions.MOVES``.
MOVES_FROM = 0  # + cell × direction
TURNS_ON = MOVES_FROM + CELLS * 6  # + cell × sense
ENTRIES_ON = TURNS_ON + CELLS * 2  # + cell × facing
RETURNS_TO = ENTRIES_ON + CELLS * 6  # + cell
PASSES = RETURNS_TO + CELLS


@rule
def move_number(s: State, action: int) -> int:
    """The place of an action's move in ``actions.MOVES``; -1 where the action has no meaning."""
    if s.seat < 0 or action < 0 or action > PASS:
        return -1
    if action == PASS:
        return PASSES
    if action >= PUT_BACK:
        return RETURNS_TO + ROW[s.side[s.seat], action - PUT_BACK] if s.race else -1
    if action >= ENTER:
        if s.start_cells == NO_START_CELLS:
            return -1
        return int(ENTRIES_ON + STARTS[s.start_cells, (action - ENTER) // 6] * 6 + (action - ENTER) % 6)
    if action >= TURN:
        cell = s.cell[s.seat][(action - TURN) // 2]
        return int(TURNS_ON + cell * 2 + (action - TURN) % 2) if cell >= 0 else -1
    cell = s.cell[s.seat][(action - MOVE) // 6]
    return int(MOVES_FROM + cell * 6 + (action - MOVE) % 6) if cell >= 0 else -1
