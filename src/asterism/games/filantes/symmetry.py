"""The symmetries of Étoiles Filantes: the six turns of the board.

A mirror image is none: the numbers run round a piece in one sense only (E3), and a mirrored piece does not exist.
"""

from __future__ import annotations

from typing import Any

from asterism.games.filantes.state import CELLS, ENTER, NO_SIDE, PUT_BACK, ROTATED, TURN


def symmetries(s: Any) -> int:
    """How many symmetries there are, the identity (0) included: ``k`` turns the board clockwise by k sixths."""
    return 6


def transform(s: Any, k: int) -> Any:
    """A copy of the state with the board turned clockwise by ``k`` sixths."""
    t = s.copy()
    t["board"][ROTATED[k]] = s["board"][:CELLS]
    for seat in range(s["players"]):
        if s["side"][seat] != NO_SIDE:
            t["side"][seat] = (s["side"][seat] + k) % 6
        for piece, cell in enumerate(s["cell"][seat]):
            if cell >= 0:
                t["cell"][seat][piece] = ROTATED[k][cell]
                t["facing"][seat][piece] = (s["facing"][seat][piece] + k) % 6
    return t


def transform_action(s: Any, action: int, k: int) -> int:
    """The same action in the turned position."""
    if action < TURN:
        piece, direction = divmod(action, 6)
        return piece * 6 + (direction + k) % 6
    if ENTER <= action < PUT_BACK:
        start, facing = divmod(action - ENTER, 6)
        return ENTER + (start + k) % 6 * 6 + (facing + k) % 6
    return action  # a turn has a sense, and a place in a start row is counted along the row: both stay
