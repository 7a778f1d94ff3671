"""Setup, marks, rows and the end."""

from __future__ import annotations

from typing import Any

from asterism.engine.compile import rule
from asterism.engine.events import emit
from asterism_noughts.state import ABSENT, CELLS, EMPTY, LARGEST, LINES, NOBODY, Config, Kind, Over


@rule
def setup(s: Any, players: int, config: Any, content: Any, rng: Any) -> None:
    """Write a new game: an empty board (N2), Crosses to begin (N1)."""
    s.players = players
    s.seat = 0
    s.over = Over.RUNNING
    s.size = int(config[Config.SIZE])
    s.row = int(config[Config.ROW])
    s.misere = int(config[Config.MISERE])
    s.winner = NOBODY
    s.marks = 0
    for cell in range(CELLS):
        s.cell[cell] = EMPTY if is_inside(s, cell % LARGEST, cell // LARGEST) else ABSENT


@rule
def is_inside(s: Any, column: int, row: int) -> bool:
    """Whether the board has a cell there."""
    return bool(0 <= column < s.size and 0 <= row < s.size)


@rule
def legal(s: Any, out: Any) -> int:
    """Write every empty cell (N3)."""
    n = 0
    if s.over == Over.RUNNING:
        for cell in range(CELLS):
            if s.cell[cell] == EMPTY:
                out[n] = cell
                n += 1
    return n


@rule
def apply(s: Any, action: int, log: Any) -> None:
    """Put a mark on a cell (N3); the game ends with a row (N5) or a full board (N6), or the other seat is next (N1)."""
    seat = s.seat
    cell = int(action)
    s.cell[cell] = seat
    s.marks += 1
    emit(log, Kind.PLACED, seat, cell)
    length = longest(s, cell)
    if length >= s.row:
        emit(log, Kind.ROW, seat, length)
        end(s, 1 - seat if s.misere else seat, log)
    elif s.marks == s.size * s.size:
        end(s, NOBODY, log)
    else:
        s.seat = 1 - seat


@rule
def longest(s: Any, cell: int) -> int:
    """How many marks like the one on ``cell`` lie on the longest line through it (N4)."""
    best = 0
    for line in range(len(LINES)):
        dx = int(LINES[line, 0])
        dy = int(LINES[line, 1])
        length = 1 + run(s, cell, dx, dy) + run(s, cell, -dx, -dy)
        best = max(best, length)
    return best


@rule
def run(s: Any, cell: int, dx: int, dy: int) -> int:
    """How many marks like the one on ``cell`` follow it in one direction."""
    length = 0
    column = cell % LARGEST + dx
    row = cell // LARGEST + dy
    while is_inside(s, column, row) and s.cell[row * LARGEST + column] == s.cell[cell]:
        length += 1
        column += dx
        row += dy
    return length


@rule
def end(s: Any, winner: int, log: Any) -> None:
    """End the game: no seat decides any more."""
    s.over = Over.FINISHED
    s.winner = winner
    s.seat = -1
    emit(log, Kind.GAME_OVER, winner != NOBODY)


@rule
def standings(s: Any, points: Any) -> int:
    """A point for the winner (N5); while the game is undecided, and in a draw, both share the game (N6)."""
    for seat in range(s.players):
        points[seat] = 1 if seat == s.winner else 0
    return 3 if s.winner == NOBODY else 1 << s.winner
