"""What makes a position impossible."""

from __future__ import annotations

from asterism.engine.convert import refuse
from asterism_noughts.position import Position
from asterism_noughts.state import LARGEST, LINES, MARKS, SMALLEST


def check(position: Position) -> None:
    """Raise ``PositionError`` if the position is impossible."""
    size = len(position.board)
    if not SMALLEST <= size <= LARGEST:
        refuse("board", f"there are {SMALLEST} to {LARGEST} rows, not {size}")
    for number, row in enumerate(position.board):
        if len(row) != size:
            refuse(f"board[{number}]", f"a row has {size} cells, as many as there are rows, not {len(row)}")
    if not SMALLEST <= position.row <= size:
        refuse("row", f"must be {SMALLEST} to {size}")
    crosses, noughts = (sum(row.count(mark) for row in position.board) for mark in MARKS)
    if crosses - noughts not in (0, 1):
        refuse("board", "players take turns and crosses begin, so there are as many crosses as noughts, or one more")
    _check_end(position, last=(crosses + noughts + 1) % 2, full=crosses + noughts == size * size)


def _check_end(position: Position, last: int, full: bool) -> None:
    """``last`` is the seat that put the last mark: only its marks can form a row."""
    if _has_row(position, 1 - last):
        refuse("board", f"a row of {MARKS[1 - last]} would have ended the game before the last mark")
    made = _has_row(position, last)
    winner = (1 - last if position.misere else last) if made else None
    over = made or full
    if position.result != ("finished" if over else "running"):
        refuse("result", "a game is over exactly when there is a row or the board is full")
    if position.winner != winner:
        refuse("winner", f"must be {'null' if winner is None else winner}")
    if position.seat != (None if over else 1 - last):
        refuse("seat", f"must be {'null' if over else 1 - last}")


def _has_row(position: Position, seat: int) -> bool:
    size = len(position.board)
    marks = {(x, y) for y in range(size) for x in range(size) if position.board[y][x] == MARKS[seat]}
    return any(
        all((x + dx * k, y + dy * k) in marks for k in range(position.row))
        for x, y in marks
        for dx, dy in LINES.tolist()
    )
