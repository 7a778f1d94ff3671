"""Records of Étoiles Filantes as the JSON of a ``Position``, and the number of every move."""

from __future__ import annotations

from typing import Any

from asterism.engine.compile import rule
from asterism.engine.spelling import number, put, truth, word, words
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
    Over,
    Phase,
)

PHASE_NAMES = tuple(phase.name.lower() for phase in Phase)
RESULT_NAMES = tuple(over.name.lower() for over in Over)
PROMPTS = (*PHASE_NAMES, "open", "move")

_COMBATS, _LAYOUTS, _SHELTERS = words(COMBATS), words(LAYOUTS), words(SHELTERS)
_RESULTS, _PHASES = words(RESULT_NAMES), words(PHASE_NAMES)
_SIDES, _CELLS, _DIRECTIONS = words(SIDE_NAMES), words(CELL_NAMES), words(DIRECTION_NAMES)


@rule
def write(s: Any, viewer: int, out: Any, n: int) -> int:
    """The record as a position."""
    n = put(out, n, b'{"mode":"race"' if s.race else b'{"mode":"duel"')
    n = word(out, n, b',"combat":', _COMBATS, s.combat)
    if s.race:
        n = put(out, n, b',"start_cells":null,"shelter":null,"target":null')
    else:
        n = word(out, n, b',"start_cells":', _LAYOUTS, s.start_cells)
        n = word(out, n, b',"shelter":', _SHELTERS, s.shelter)
        n = number(out, n, b',"target":', s.target)
    n = number(out, n, b',"limit":', s.limit)
    n = number(out, n, b',"clock":', s.clock)
    n = word(out, n, b',"result":', _RESULTS, s.over)
    n = word(out, n, b',"phase":', _PHASES, s.phase)
    n = put(out, n, b',"seat":null') if s.over else number(out, n, b',"seat":', s.seat)
    n = put(out, n, b',"seats":[')
    for seat in range(s.players):
        n = _seat(out, n, b"," if seat else b"", s, seat)
    return put(out, n, b"]}")


@rule
def _seat(out: Any, n: int, label: Any, s: Any, seat: int) -> int:
    n = put(out, put(out, n, label), b'{"pieces":[')
    some = False
    for piece in range(SLOTS):
        if s.cell[seat][piece] != ABSENT:
            n = _piece(out, n, b"," if some else b"", s, seat, piece)
            some = True
    n = number(out, n, b'],"score":', s.score[seat])
    if s.newcomer[seat] < 0:
        n = put(out, n, b',"newcomer":null')
    else:
        n = number(out, n, b',"newcomer":', s.newcomer[seat])
    if s.side[seat] == NO_SIDE:
        return put(out, n, b',"side":null}')
    return put(out, word(out, n, b',"side":', _SIDES, s.side[seat]), b"}")


@rule
def _piece(out: Any, n: int, label: Any, s: Any, seat: int, piece: int) -> int:
    cell = s.cell[seat][piece]
    n = put(out, n, label)
    if cell < 0:
        n = put(out, n, b'{"cell":null,"facing":null')
    else:
        n = word(out, n, b'{"cell":', _CELLS, cell)
        n = word(out, n, b',"facing":', _DIRECTIONS, s.facing[seat][piece])
    n = truth(out, n, b',"moved":', s.moved[seat][piece])
    return put(out, truth(out, n, b',"beaten":', cell == BEATEN), b"}")


@rule
def prompt_number(s: Any) -> int:
    """The place in ``PROMPTS`` of what the seat decides."""
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
def move_number(s: Any, action: int) -> int:
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
