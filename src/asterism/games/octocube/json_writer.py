"""Compiled writers: the state of Octocube as the JSON of a ``Position``, and the move number of an action."""

from __future__ import annotations

from typing import Any

from asterism.engine.compile import rule
from asterism.engine.json_writer import EVERYTHING, json_table, write_bool, write_bytes, write_number, write_value
from asterism.games.octocube.names import (
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
from asterism.games.octocube.orientations import FACES, ORIENTATIONS
from asterism.games.octocube.state import (
    ACT,
    ACTIONS,
    BONUS,
    CELL,
    CELLS,
    FIT_TILES,
    GRID,
    INSIDE,
    KIDS,
    LAY_STACK,
    LETTERS,
    NONE,
    OBJECTS,
    PLACE,
    POWER,
    RIM,
    ROLL,
    SEAT,
    SEATS,
    SPACES,
    STACK_TILES,
    TILE,
    TURN_TO,
    A,
    C,
    G,
    State,
)

PROMPTS = (
    "over",
    "place",
    "action",
    "action_advanced",
    "action_kids",
    *PHASES[FIT_TILES:],
    *(f"{phase}_{letter.lower()}" for phase in PHASES[POWER : BONUS + 1] for letter in LETTERS),
)
_MODES, _RESULTS, _PHASES, _ABYSS = json_table(MODES), json_table(RESULTS), json_table(PHASES), json_table(ABYSS_NAMES)
_CELLS, _TILES, _FACES = json_table(CELL_NAMES), json_table(TILE_NAMES), json_table(FACE_NAMES)
_OBJECTS, _WISHES = json_table(OBJECT_NAMES), json_table(WISH_NAMES)
_POWERS = json_table(
    "".join(letter for i, letter in enumerate(LETTERS) if bits >> i & 1) for bits in range(1 << len(LETTERS))
)


@rule
def write(s: State, viewer: int, out: Any, n: int) -> int:
    """Append the state as a position; the option ``hide_points`` hides the others' points from ``viewer`` (O35)."""
    n = write_value(out, n, b'{"mode":', _MODES, s.mode)
    n = write_bool(out, n, b',"hide_points":', s.hide_points)
    n = write_number(out, n, b',"max_rounds":', s.max_rounds)
    n = write_value(out, n, b',"powers":', _POWERS, s.powers)
    n = write_value(out, n, b',"result":', _RESULTS, s.over)
    n = write_number(out, n, b',"round":', s.round)
    if s.over:
        n = write_bytes(out, n, b',"seat":null,"phase":null')
    else:
        n = write_number(out, n, b',"seat":', s.seat)
        n = write_value(out, n, b',"phase":', _PHASES, s.phase)
    n = write_value(out, n, b',"power":', _ABYSS, s.power)
    n = write_bytes(out, n, b',"cells":{')
    for cell in range(CELLS):
        if INSIDE[GRID[s.players], cell]:
            n = _cell(out, n, b"," if cell else b"", s, cell)
    n = write_bytes(out, n, b'},"reserve":[')
    for i in range(s.reserve_left):
        n = write_value(out, n, b"," if i else b"", _ABYSS, s.reserve[i])
    n = write_bytes(out, n, b'],"seats":[')
    for seat in range(s.players):
        hidden = s.hide_points and not s.over and viewer != EVERYTHING and viewer != seat
        n = _seat(out, n, b"," if seat else b"", s, seat, hidden)
    n = write_bytes(out, n, b'],"stack":[')
    for i in range(FACES):
        if s.stack[i] != NONE:
            n = write_value(out, n, b"," if i else b"", _TILES, s.stack[i])
    return write_bytes(out, n, b"]}")


@rule
def _cell(out: Any, n: int, label: Any, s: State, cell: int) -> int:
    n = write_bytes(out, write_value(out, n, label, _CELLS, cell), b':{"pile":[')
    for level in range(s.height[cell]):
        n = write_value(out, n, b"," if level else b"", _TILES, s.pile[cell][level])
    n = write_bytes(out, n, b'],"seen":[')
    for level in range(s.height[cell]):
        n = write_bool(out, n, b"," if level else b"", s.seen[cell] >> level & 1)
    return write_bytes(out, write_value(out, n, b'],"abyss":', _ABYSS, s.abyss[cell]), b"}")


@rule
def _seat(out: Any, n: int, label: Any, s: State, seat: int, hidden: int) -> int:
    n = write_bytes(out, n, label)
    if s.where[seat] < 0:
        n = write_bytes(out, n, b'{"cell":null,"cube":')
    else:
        n = write_bytes(out, write_value(out, n, b'{"cell":', _CELLS, s.where[seat]), b',"cube":')
    for face in range(FACES):
        n = write_value(out, n, b"," if face else b"{", _FACES, face)
        n = write_value(out, n, b":", _TILES, s.cube[seat][face])
    n = write_number(out, n, b'},"coins":', s.coins[seat])
    n = write_bytes(out, n, b',"points":null') if hidden else write_number(out, n, b',"points":', s.points[seat])
    n = write_bytes(out, n, b',"board":{')
    some = False
    for tile in range(OBJECTS):
        if s.board[seat][tile]:
            n = write_value(out, n, b"," if some else b"", _OBJECTS, tile)
            n = write_number(out, n, b":", s.board[seat][tile])
            some = True
    if s.mode != KIDS:
        return write_bytes(out, n, b'},"wishes":[],"spaces":[]}')
    n = write_bytes(out, n, b'},"wishes":[')
    for space in range(SPACES):
        n = write_value(out, n, b"," if space else b"", _WISHES, s.wish[seat][space])
    n = write_bytes(out, n, b'],"spaces":[')
    for space in range(SPACES):
        n = write_value(out, n, b"," if space else b"", _TILES, s.space[seat][space])
    return write_bytes(out, n, b"]}")


@rule
def prompt_number(s: State) -> int:
    """The index in ``PROMPTS`` of the current decision."""
    if s.over:
        return 0
    if s.phase >= FIT_TILES:
        return int(5 + s.phase - FIT_TILES)
    if s.phase != ACT:
        return int(8 + (s.phase - POWER) * len(LETTERS) + s.power - A)
    return 1 if s.where[s.seat] < 0 else int(2 + s.mode)


# The numbers of the moves in ``actions.MOVES``: as the actions, but every meaning of a shared action on its own.
PLACES_ON = ACTIONS  # + cell × orientation
EXCHANGES = PLACES_ON + CELLS * ORIENTATIONS  # + seat
FETCHES = EXCHANGES + SEATS  # + cell
LAYS = FETCHES + CELLS  # + cell
STACKS = LAYS + CELLS  # + tile


@rule
def move_number(s: State, action: int) -> int:
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
