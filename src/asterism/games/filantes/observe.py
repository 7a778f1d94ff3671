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
    if not s.race:
        for i in range(6):
            out[START_CELL + STARTS[s.start_cells, i]] = 1
    for seat in range(s.players):
        k = (seat - me + s.players) % s.players
        for piece in range(SLOTS):
            mark_owner(s, seat, piece, k, out, 1)
            mark_look(s, seat, piece, out, 1)
        if s.race:
            observe_rows(s, seat, k, out)
    observe_numbers(s, me, out)


@rule
def update(s: Any, me: int, was: Any, before: int, out: Any) -> None:
    """Make a row that shows ``was`` to seat ``before`` show ``s`` to seat ``me``, as ``observe`` would."""
    if s.players != was.players or s.race != was.race or s.start_cells != was.start_cells:
        for i in range(SIZE):
            out[i] = 0
        observe(s, me, out)
        return
    players = int(s.players)
    for seat in range(players):
        k = (seat - before + players) % players
        for piece in range(SLOTS):
            change = differs(s, was, seat, piece)
            if change or me != before:
                mark_owner(was, seat, piece, k, out, 0)
            if change:
                mark_look(was, seat, piece, out, 0)
    for seat in range(players):
        k = (seat - me + players) % players
        for piece in range(SLOTS):
            change = differs(s, was, seat, piece)
            if change or me != before:
                mark_owner(s, seat, piece, k, out, 1)
            if change:
                mark_look(s, seat, piece, out, 1)
        if s.race and (me != before or s.side[seat] != was.side[seat]):
            observe_rows(s, seat, k, out)
    for i in range(PLAYING, SIZE):
        out[i] = 0
    observe_numbers(s, me, out)


@rule
def differs(s: Any, was: Any, seat: int, piece: int) -> bool:
    """Whether a piece is seen otherwise than before by the same seat."""
    return bool(
        s.cell[seat][piece] != was.cell[seat][piece]
        or s.facing[seat][piece] != was.facing[seat][piece]
        or s.newcomer[seat] != was.newcomer[seat]
        or s.moved[seat][piece] != was.moved[seat][piece]
    )


@rule
def mark_owner(s: Any, seat: int, piece: int, k: int, out: Any, mark: int) -> None:
    """Write ``mark``, 1 or 0, where a piece shows whose it is: of the ``k``-th seat from the observer."""
    cell = int(s.cell[seat][piece])
    if cell >= 0:
        if k == 0:
            out[MINE + piece * CELLS + cell] = mark
        out[OWNER + k * CELLS + cell] = mark


@rule
def mark_look(s: Any, seat: int, piece: int, out: Any, mark: int) -> None:
    """Write ``mark``, 1 or 0, where a piece shows the same to all seats."""
    cell = int(s.cell[seat][piece])
    if cell >= 0:
        out[FACING + s.facing[seat][piece] * CELLS + cell] = mark
        if s.newcomer[seat] == piece:
            out[SHELTERED + cell] = mark
        if s.moved[seat][piece]:
            out[MOVED + cell] = mark


@rule
def observe_rows(s: Any, seat: int, k: int, out: Any) -> None:
    """Write the rows on which a seat of the race starts and arrives."""
    for cell in range(CELLS):
        out[START_ROW + k * CELLS + cell] = ON_ROW[s.side[seat], cell]
        out[ARRIVAL_ROW + k * CELLS + cell] = HOME[s.side[seat], cell]


@rule
def observe_numbers(s: Any, me: int, out: Any) -> None:
    """Write the numbers after the planes, into zeros."""
    for seat in range(s.players):
        k = (seat - me + s.players) % s.players
        out[PLAYING + k] = 1
        out[SCORE + k] = s.score[seat]
        reserve = 0
        beaten = 0
        for piece in range(SLOTS):
            reserve += s.cell[seat][piece] == RESERVE
            beaten += s.cell[seat][piece] == BEATEN
        out[IN_RESERVE + k] = reserve
        out[IS_BEATEN + k] = beaten
    if s.seat >= 0:
        out[DECIDING + (s.seat - me + s.players) % s.players] = 1
    out[PHASE + s.phase] = 1
    out[RACE] = s.race
    out[CLASH] = s.combat
    out[SHELTER_END] = s.shelter
    out[TARGET] = s.target
    out[CLOCK] = min(int(s.clock), int(s.limit)) * FULL // int(s.limit)
