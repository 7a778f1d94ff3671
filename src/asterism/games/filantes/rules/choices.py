"""The legal actions, and which cells are free for them (E10–E12, E16, E33–E35)."""

from __future__ import annotations

from typing import Any

from asterism.engine.compile import rule
from asterism.games.filantes.state import (
    ENTER,
    LAND,
    MOVE,
    ON_ROW,
    OPENING,
    PASS,
    PUT_BACK,
    ROW,
    SLOTS,
    STARTS,
    TURN,
    Phase,
    State,
)


@rule
def lowest(s: State, seat: int, place: int) -> int:
    """The seat's lowest-numbered piece in that place off the board (``RESERVE`` or ``BEATEN``), or -1."""
    for piece in range(SLOTS):
        if s.cell[seat][piece] == place:
            return piece
    return -1


@rule
def start_is_free(s: State) -> bool:
    """Whether any start cell is free."""
    free = 0
    for i in range(6):
        free += 1 if s.board[STARTS[s.start_cells, i]] < 0 else 0
    return free > 0


@rule
def row_is_free(s: State, seat: int) -> bool:
    """Whether any cell of the seat's start row is free."""
    free = 0
    for i in range(7):
        free += 1 if s.board[ROW[s.side[seat], i]] < 0 else 0
    return free > 0


@rule
def legal(s: State, out: Any) -> int:
    """Write the legal actions of the seat to decide; return their number."""
    n = 0
    if s.phase == Phase.ACT:
        n = race_moves(s, out) if s.race else duel_acts(s, out)
    elif s.phase == Phase.PLACE or s.phase == Phase.ENTER:
        n = entries(s, out)
    elif s.phase != Phase.OVER:
        for i in range(7):
            if s.board[ROW[s.side[s.seat], i]] < 0:
                out[n] = PUT_BACK + i
                n += 1
    return n


@rule
def duel_acts(s: State, out: Any) -> int:
    """E11: every move, then every turn by a sixth."""
    seat = s.seat
    layout = s.start_cells
    n = 0
    for piece in range(SLOTS):
        cell = s.cell[seat][piece]
        if cell >= 0:
            facing = s.facing[seat][piece]
            for d in range(6):
                out[n] = MOVE + piece * 6 + d
                n += 1 if s.board[LAND[layout, cell, facing, d]] < 0 else 0
    for piece in range(SLOTS):
        if s.cell[seat][piece] >= 0:
            out[n] = TURN + piece * 2
            out[n + 1] = TURN + piece * 2 + 1
            n += 2
    return n


@rule
def race_moves(s: State, out: Any) -> int:
    """E33, E34: in the opening only first moves off the start row, if there are any; else every move; else a pass."""
    seat = s.seat
    layout = s.start_cells
    side = s.side[seat]
    if s.clock < OPENING[s.players]:
        n = 0
        for piece in range(SLOTS):
            cell = s.cell[seat][piece]
            if cell >= 0 and s.moved[seat][piece] == 0:
                facing = s.facing[seat][piece]
                for d in range(6):
                    to = LAND[layout, cell, facing, d]
                    if s.board[to] < 0 and not ON_ROW[side, to]:
                        out[n] = MOVE + piece * 6 + d
                        n += 1
        if n > 0:
            return n
    n = 0
    for piece in range(SLOTS):
        cell = s.cell[seat][piece]
        if cell >= 0:
            facing = s.facing[seat][piece]
            for d in range(6):
                out[n] = MOVE + piece * 6 + d
                n += 1 if s.board[LAND[layout, cell, facing, d]] < 0 else 0
    if n == 0:
        out[0] = PASS
        n = 1
    return n


@rule
def entries(s: State, out: Any) -> int:
    """E10, E16: every free start cell in every orientation, or a pass."""
    n = 0
    for i in range(6):
        if s.board[STARTS[s.start_cells, i]] < 0:
            for facing in range(6):
                out[n] = ENTER + i * 6 + facing
                n += 1
    if n == 0:
        out[0] = PASS
        n = 1
    return n
