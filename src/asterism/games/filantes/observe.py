"""What a seat sees of Étoiles Filantes as a row of numbers: planes over the 127 cells, then single numbers.

Seats are counted from the observer, in turn order: 0 is the observer, 1 the seat after it. Cells are in the order of
``state.py``; ``state.COORDS`` gives their axial coordinates for networks that want a picture of the board.
"""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from asterism.engine.compile import rule
from asterism.games.filantes.state import (
    BEATEN,
    CELLS,
    HOME,
    ON_ROW,
    RESERVE,
    SEATS,
    SLOTS,
    STARTS,
    Phase,
)

OBSERVATION_VERSION = 1
FULL = 255  # a share of a whole, in whole numbers

LAYOUT = (
    ("mine", (SLOTS, CELLS), 1, "my piece of that number stands on the cell"),
    ("owner", (SEATS, CELLS), 1, "a piece of that seat stands on the cell"),
    ("facing", (6, CELLS), 1, "side 1 of the piece on the cell points in that direction"),
    ("sheltered", (CELLS,), 1, "the piece on the cell is sheltered"),
    ("moved", (CELLS,), 1, "race: the piece on the cell has moved"),
    ("start_cell", (CELLS,), 1, "duel: pieces enter on the cell"),
    ("start_row", (SEATS, CELLS), 1, "race: the cell is on that seat's start row"),
    ("arrival_row", (SEATS, CELLS), 1, "race: the cell is on that seat's arrival row"),
    ("playing", (SEATS,), 1, "there is such a seat"),
    ("score", (SEATS,), 30, "the seat's score"),
    ("reserve", (SEATS,), SLOTS, "the seat's pieces in reserve, or waiting for a free cell"),
    ("beaten", (SEATS,), SLOTS, "race: the seat's pieces to be put back before the turn ends"),
    ("deciding", (SEATS,), 1, "that seat decides"),
    ("phase", (len(Phase),), 1, "what is being decided: over, place, act, enter, put back, return"),
    ("race", (1,), 1, "the race, not the duel"),
    ("clash", (1,), 1, "combat by clash, not attack"),
    ("shelter_end", (1,), 1, "shelter lasts until the owner's turn ends"),
    ("target", (1,), 30, "duel: the score that wins"),
    ("clock", (1,), FULL, "how much of the limit of quiet turns (race: of turns) is used up"),
)
(
    MINE,
    OWNER,
    FACING,
    SHELTERED,
    MOVED,
    START_CELL,
    START_ROW,
    ARRIVAL_ROW,
    PLAYING,
    SCORE,
    IN_RESERVE,
    IS_BEATEN,
    DECIDING,
    PHASE,
    RACE,
    CLASH,
    SHELTER_END,
    TARGET,
    CLOCK,
    SIZE,
) = np.cumsum([0, *(prod(shape) for _, shape, _, _ in LAYOUT)]).tolist()


@rule
def observe(s: Any, me: int, out: Any) -> None:
    """Write what seat ``me`` sees into a row of zeros; ``s`` is the state redacted for it."""
    for k in range(s.players):
        observe_seat(s, (me + k) % s.players, k, out)
    if not s.race:
        for i in range(6):
            out[START_CELL + STARTS[s.start_cells, i]] = 1
    if s.seat >= 0:
        out[DECIDING + (s.seat - me + s.players) % s.players] = 1
    out[PHASE + s.phase] = 1
    out[RACE] = s.race
    out[CLASH] = s.combat
    out[SHELTER_END] = s.shelter
    out[TARGET] = s.target
    out[CLOCK] = min(int(s.clock), int(s.limit)) * FULL // int(s.limit)


@rule
def observe_seat(s: Any, seat: int, k: int, out: Any) -> None:
    """Write the features of one seat, the ``k``-th from the observer."""
    out[PLAYING + k] = 1
    out[SCORE + k] = s.score[seat]
    for piece in range(SLOTS):
        cell = int(s.cell[seat][piece])
        if cell >= 0:
            if k == 0:
                out[MINE + piece * CELLS + cell] = 1
            out[OWNER + k * CELLS + cell] = 1
            out[FACING + s.facing[seat][piece] * CELLS + cell] = 1
            out[SHELTERED + cell] = s.newcomer[seat] == piece
            out[MOVED + cell] = s.moved[seat][piece]
        elif cell == RESERVE:
            out[IN_RESERVE + k] += 1
        elif cell == BEATEN:
            out[IS_BEATEN + k] += 1
    if s.race:
        for cell in range(CELLS):
            out[START_ROW + k * CELLS + cell] = ON_ROW[s.side[seat], cell]
            out[ARRIVAL_ROW + k * CELLS + cell] = HOME[s.side[seat], cell]
