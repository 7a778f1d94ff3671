"""Records of Octocube as the JSON of a ``Position``, and the number of every move."""

from __future__ import annotations

from typing import Any

from asterism.engine.compile import rule
from asterism.engine.spelling import EVERYTHING, number, put, truth, word, words
from asterism.games.octocube.orientations import FACES, ORIENTATIONS
from asterism.games.octocube.state import (
    ACT,
    ACTIONS,
    CELL,
    CELLS,
    GRID,
    INSIDE,
    KIDS,
    LAY_STACK,
    LETTERS,
    NONE,
    OBJECTS,
    PLACE,
    PLAIN,
    RIM,
    ROLL,
    SEAT,
    SEATS,
    SPACES,
    STACK_TILES,
    TILE,
    TURN_TO,
    C,
    G,
)
from asterism.games.octocube.words import (
    ABYSS_NAMES,
    CELL_NAMES,
    FACE_NAMES,
    MODES,
    OBJECT_NAMES,
    PHASES,
    RESULTS,
    TILE_NAMES,
    WISH_NAMES,
)

PROMPTS = (
    "over",
    "place",
    "action",
    "action_advanced",
    "action_kids",
    *(f"{phase}{power}" for phase in PHASES for power in ("", *(f"_{letter.lower()}" for letter in LETTERS))),
)
_MODES, _RESULTS, _PHASES, _ABYSS = words(MODES), words(RESULTS), words(PHASES), words(ABYSS_NAMES)
_CELLS, _TILES, _FACES = words(CELL_NAMES), words(TILE_NAMES), words(FACE_NAMES)
_OBJECTS, _WISHES = words(OBJECT_NAMES), words(WISH_NAMES)
_POWERS = words(
    "".join(letter for i, letter in enumerate(LETTERS) if bits >> i & 1) for bits in range(1 << len(LETTERS))
)


@rule
def write(s: Any, viewer: int, out: Any, n: int) -> int:
    """The record as a position; the others' points lie face down from ``viewer``, if so agreed (O35)."""
    n = word(out, n, b'{"mode":', _MODES, s.mode)
    n = truth(out, n, b',"hide_points":', s.hide_points)
    n = number(out, n, b',"max_rounds":', s.max_rounds)
    n = word(out, n, b',"powers":', _POWERS, s.powers)
    n = word(out, n, b',"result":', _RESULTS, s.over)
    n = number(out, n, b',"round":', s.round)
    if s.over:
        n = put(out, n, b',"seat":null,"phase":null')
    else:
        n = number(out, n, b',"seat":', s.seat)
        n = word(out, n, b',"phase":', _PHASES, s.phase)
    n = word(out, n, b',"power":', _ABYSS, s.power)
    n = put(out, n, b',"cells":{')
    for cell in range(CELLS):
        if INSIDE[GRID[s.players], cell]:
            n = _cell(out, n, b"," if cell else b"", s, cell)
    n = put(out, n, b'},"reserve":[')
    for i in range(s.reserve_left):
        n = word(out, n, b"," if i else b"", _ABYSS, s.reserve[i])
    n = put(out, n, b'],"seats":[')
    for seat in range(s.players):
        hidden = s.hide_points and not s.over and viewer != EVERYTHING and viewer != seat
        n = _seat(out, n, b"," if seat else b"", s, seat, hidden)
    n = put(out, n, b'],"stack":[')
    for i in range(FACES):
        if s.stack[i] != NONE:
            n = word(out, n, b"," if i else b"", _TILES, s.stack[i])
    return put(out, n, b"]}")


@rule
def _cell(out: Any, n: int, label: Any, s: Any, cell: int) -> int:
    n = put(out, word(out, n, label, _CELLS, cell), b':{"pile":[')
    for level in range(s.height[cell]):
        n = word(out, n, b"," if level else b"", _TILES, s.pile[cell][level])
    n = put(out, n, b'],"seen":[')
    for level in range(s.height[cell]):
        n = truth(out, n, b"," if level else b"", s.seen[cell] >> level & 1)
    return put(out, word(out, n, b'],"abyss":', _ABYSS, s.abyss[cell]), b"}")


@rule
def _seat(out: Any, n: int, label: Any, s: Any, seat: int, hidden: bool) -> int:
    n = put(out, n, label)
    if s.where[seat] < 0:
        n = put(out, n, b'{"cell":null,"cube":')
    else:
        n = put(out, word(out, n, b'{"cell":', _CELLS, s.where[seat]), b',"cube":')
    for face in range(FACES):
        n = word(out, n, b"," if face else b"{", _FACES, face)
        n = word(out, n, b":", _TILES, s.cube[seat][face])
    n = number(out, n, b'},"coins":', s.coins[seat])
    n = put(out, n, b',"points":null') if hidden else number(out, n, b',"points":', s.points[seat])
    n = put(out, n, b',"board":{')
    some = False
    for tile in range(OBJECTS):
        if s.board[seat][tile]:
            n = word(out, n, b"," if some else b"", _OBJECTS, tile)
            n = number(out, n, b":", s.board[seat][tile])
            some = True
    if s.mode != KIDS:
        return put(out, n, b'},"wishes":[],"spaces":[]}')
    n = put(out, n, b'},"wishes":[')
    for space in range(SPACES):
        n = word(out, n, b"," if space else b"", _WISHES, s.wish[seat][space])
    n = put(out, n, b'],"spaces":[')
    for space in range(SPACES):
        n = word(out, n, b"," if space else b"", _TILES, s.space[seat][space])
    return put(out, n, b"]}")


@rule
def prompt_number(s: Any) -> int:
    """The place in ``PROMPTS`` of what the seat decides."""
    if s.over:
        return 0
    if s.phase != ACT:
        return int(5 + s.phase * (1 + len(LETTERS)) + (s.power - PLAIN if s.power else 0))
    return 1 if s.where[s.seat] < 0 else int(2 + s.mode)


# The numbers of the moves in ``actions.MOVES``: as the actions, but every meaning of a shared action on its own.
PLACES_ON = ACTIONS  # + cell × orientation
EXCHANGES = PLACES_ON + CELLS * ORIENTATIONS  # + seat
FETCHES = EXCHANGES + SEATS  # + cell
LAYS = FETCHES + CELLS  # + cell
STACKS = LAYS + CELLS  # + tile


@rule
def move_number(s: Any, action: int) -> int:
    """The place of an action's move in ``actions.MOVES``; -1 where there is no such action."""
    if action < PLACE or action >= ACTIONS:
        return -1
    if action < ROLL:
        rim = (action - PLACE) // ORIENTATIONS
        return int(PLACES_ON + RIM[GRID[s.players], rim] * ORIENTATIONS + (action - PLACE) % ORIENTATIONS)
    if SEAT <= action < CELL and s.power != G:
        return EXCHANGES + action - SEAT
    if CELL <= action < TILE:
        if s.phase == LAY_STACK:
            return LAYS + action - CELL
        if s.power != C:
            return FETCHES + action - CELL
    if TILE <= action < TURN_TO and s.phase == STACK_TILES:
        return STACKS + action - TILE
    return action
