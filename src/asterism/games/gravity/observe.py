"""What a seat sees of Gravity Superstar as a row of numbers: planes over a grid of 18×18 cells, then single numbers.

Seats are counted from the observer, in turn order: 0 is the observer, 1 its left neighbour. The board lies in the upper
left corner of the grid whatever its layout, turned ones too; its edges wrap (G6), so mind ``inside``.
"""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from asterism.engine.compile import rule
from asterism.games.gravity.sketch import CELLS as TILE_CELLS
from asterism.games.gravity.sketch import REPLAY as REPLAY_SYMBOL
from asterism.games.gravity.state import (
    BAG,
    CARDS,
    COLOURS,
    GOODIES,
    LONGEST,
    NO_STAR,
    NOBODY,
    OFF,
    PLACES,
    SEATS,
    SPOT,
    STARS_A_COLOUR,
    TILES,
    TOKENS,
    UNKNOWN,
    Phase,
)

OBSERVATION_VERSION = 1
GRID = LONGEST * LONGEST
FULL = 255  # a share of a whole, in whole numbers

LAYOUT = (
    ("inside", (LONGEST, LONGEST), 1, "the cell is on the board"),
    (
        "platform",
        (4, LONGEST, LONGEST),
        1,
        "the cell's own tile has a platform on that edge (north, east, south, west)",
    ),
    ("star", (COLOURS, LONGEST, LONGEST), 1, "a star of that colour lies on the cell"),
    ("replay", (LONGEST, LONGEST), 1, "the cell has a Replay symbol"),
    ("door", (4, LONGEST, LONGEST), 1, "a Door is on the cell, its up in that direction"),
    ("open_door", (LONGEST, LONGEST), 1, "the Open Door is on the cell"),
    ("pawn", (SEATS, LONGEST, LONGEST), 1, "that seat's pawn stands on the cell"),
    ("up", (4, LONGEST, LONGEST), 1, "the head of the pawn on the cell points in that direction"),
    ("playing", (SEATS,), 1, "there is such a seat"),
    ("deciding", (SEATS,), 1, "that seat decides"),
    ("turn_order", (SEATS,), SEATS - 1, "how many seats play before that one in a round"),
    ("on_board", (SEATS,), 1, "the seat's pawn is on the board"),
    ("face_up", (SEATS, CARDS), 1, "the seat has laid that card face up"),
    ("face_down", (SEATS, CARDS), 1, "the seat has laid that card face down, as far as I know"),
    ("unknown", (SEATS,), 1, "I do not know which cards the seat has laid face down"),
    ("down", (SEATS,), CARDS, "how many cards the seat has laid face down"),
    ("goodie", (SEATS, GOODIES), 1, "the seat holds that goodie"),
    ("tokens", (SEATS,), TOKENS, "the seat's Replay tokens"),
    ("won", (SEATS, COLOURS), STARS_A_COLOUR, "the seat's stars of each colour"),
    ("victim", (SEATS, SEATS), 1, "the seat is the first, second … that is still to be stolen from"),
    ("phase", (len(Phase),), 1, "what is being decided: over, action, steal, replay"),
    ("acted", (1,), 2, "actions carried out in this turn"),
    ("expert", (1,), 1, "the expert ending"),
    ("final", (1,), 1, "this round is the last"),
    ("left", (1,), BAG, "stars on the board"),
    ("supply", (1,), TOKENS, "Replay tokens in the supply"),
    ("round", (1,), FULL, "how much of the limit of rounds is used up"),
    ("quiet", (1,), FULL, "how much of the limit of rounds without a star is used up"),
)
(
    INSIDE,
    PLATFORM,
    STAR,
    REPLAY,
    DOOR,
    OPEN_DOOR,
    PAWN,
    UP,
    PLAYING,
    DECIDING,
    TURN_ORDER,
    ON_BOARD,
    FACE_UP,
    FACE_DOWN,
    IS_UNKNOWN,
    DOWN,
    GOODIE,
    TOKEN_COUNT,
    WON,
    VICTIM,
    PHASE,
    ACTED,
    EXPERT,
    FINAL,
    LEFT,
    SUPPLY,
    ROUND,
    QUIET,
    SIZE,
) = np.cumsum([0, *(prod(shape) for _, shape, _, _ in LAYOUT)]).tolist()


@rule
def observe(s: Any, me: int, out: Any) -> None:
    """Write what seat ``me`` sees into a row of zeros; ``s`` is the state redacted for it."""
    for cell in range(TILES[s.layout] * TILE_CELLS):
        out[INSIDE + SPOT[s.layout, cell]] = 1
        observe_cell(s, cell, out)
    mark_doors(s, out, 1)
    mark_pawns(s, me, out, 1)
    observe_numbers(s, me, out)


@rule
def update(s: Any, me: int, was: Any, before: int, out: Any) -> None:
    """Make a row that shows ``was`` to seat ``before`` show ``s`` to seat ``me``, as ``observe`` would."""
    if s.layout != was.layout:
        for i in range(SIZE):
            out[i] = 0
        observe(s, me, out)
        return
    for first in range(0, TILES[s.layout] * TILE_CELLS, TILE_CELLS):
        change = False
        for cell in range(first, first + TILE_CELLS):
            change |= (s.platform[cell] != was.platform[cell]) | (s.symbol[cell] != was.symbol[cell])
            change |= s.star[cell] != was.star[cell]
        if change:
            update_cells(s, was, first, out)
    change = s.marker != was.marker
    for place in range(PLACES):
        change |= (s.door[place] != was.door[place]) | (s.door_up[place] != was.door_up[place])
    if change:
        mark_doors(was, out, 0)
        mark_doors(s, out, 1)
    mark_pawns(was, before, out, 0)
    mark_pawns(s, me, out, 1)
    for i in range(PLAYING, SIZE):
        out[i] = 0
    observe_numbers(s, me, out)


@rule
def update_cells(s: Any, was: Any, first: int, out: Any) -> None:
    """Write what has changed on as many cells as a tile has, from ``first`` on."""
    for cell in range(first, first + TILE_CELLS):
        if (
            s.platform[cell] != was.platform[cell]
            or s.symbol[cell] != was.symbol[cell]
            or s.star[cell] != was.star[cell]
        ):
            if was.star[cell] != NO_STAR:
                out[STAR + (was.star[cell] - 1) * GRID + SPOT[s.layout, cell]] = 0
            observe_cell(s, cell, out)


@rule
def observe_cell(s: Any, cell: int, out: Any) -> None:
    """Write what is printed on a cell, and the star that lies there."""
    spot = SPOT[s.layout, cell]
    for direction in range(4):
        out[PLATFORM + direction * GRID + spot] = s.platform[cell] >> direction & 1
    if s.star[cell] != NO_STAR:
        out[STAR + (s.star[cell] - 1) * GRID + spot] = 1
    out[REPLAY + spot] = s.symbol[cell] == REPLAY_SYMBOL


@rule
def mark_doors(s: Any, out: Any, mark: int) -> None:
    """Write ``mark``, 1 or 0, wherever a Door shows."""
    for place in range(TILES[s.layout]):
        spot = SPOT[s.layout, s.door[place]]
        out[DOOR + s.door_up[place] * GRID + spot] = mark
        if place == s.marker:
            out[OPEN_DOOR + spot] = mark


@rule
def mark_pawns(s: Any, me: int, out: Any, mark: int) -> None:
    """Write ``mark``, 1 or 0, wherever a pawn shows to seat ``me``."""
    for seat in range(s.players):
        if s.cell[seat] != OFF:
            spot = SPOT[s.layout, s.cell[seat]]
            out[PAWN + (seat - me + s.players) % s.players * GRID + spot] = mark
            out[UP + s.up[seat] * GRID + spot] = mark


@rule
def observe_numbers(s: Any, me: int, out: Any) -> None:
    """Write the numbers after the planes, into zeros."""
    for seat in range(s.players):
        observe_seat(s, seat, (seat - me + s.players) % s.players, out)
    for goodie in range(GOODIES):
        if s.goodies[goodie] != NOBODY:
            out[GOODIE + (s.goodies[goodie] - me + s.players) % s.players * GOODIES + goodie] = 1
    for i in range(SEATS):
        if s.victims[i] != NOBODY:
            out[VICTIM + (s.victims[i] - me + s.players) % s.players * SEATS + i] = 1
    if s.seat >= 0:
        out[DECIDING + (s.seat - me + s.players) % s.players] = 1
    out[PHASE + s.phase] = 1
    out[ACTED] = s.acted
    out[EXPERT] = s.ending
    out[FINAL] = s.final
    out[LEFT] = s.left
    out[SUPPLY] = s.supply
    out[ROUND] = int(s.round) * FULL // int(s.max_rounds)
    if s.quiet_rounds > 0:
        out[QUIET] = min(int(s.round - s.last_star), int(s.quiet_rounds)) * FULL // int(s.quiet_rounds)


@rule
def observe_seat(s: Any, seat: int, k: int, out: Any) -> None:
    """Write the numbers of one seat, the ``k``-th from the observer."""
    out[PLAYING + k] = 1
    out[TURN_ORDER + k] = seat
    out[ON_BOARD + k] = s.cell[seat] != OFF
    unknown = s.face_down[seat] == UNKNOWN
    out[IS_UNKNOWN + k] = unknown
    for card in range(CARDS):
        out[FACE_UP + k * CARDS + card] = s.face_up[seat] >> card & 1
        if not unknown:
            out[FACE_DOWN + k * CARDS + card] = s.face_down[seat] >> card & 1
    out[DOWN + k] = s.down[seat]
    out[TOKEN_COUNT + k] = s.tokens[seat]
    for colour in range(COLOURS):
        out[WON + k * COLOURS + colour] = s.won[seat][colour]
