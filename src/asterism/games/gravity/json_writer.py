"""Compiled writers: the state of Gravity Superstar as the JSON of a ``Position``, and the move number of an action."""

from __future__ import annotations

from typing import Any

from asterism.engine.compile import rule
from asterism.engine.json_writer import json_table, write_bool, write_bytes, write_number, write_value
from asterism.engine.state_type import Over
from asterism.games.gravity.sketch import DIRECTION_NAMES, SIDE
from asterism.games.gravity.state import (
    ALL_CARDS,
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    ENDINGS,
    GOODIE_NAMES,
    GOODIES,
    LAYOUT_NAMES,
    NOBODY,
    OFF,
    SEATS,
    SPOT,
    SPOT_NAMES,
    TILES,
    UNKNOWN,
    Phase,
    State,
)

EDGES = "NESW"
SYMBOL_NAMES = ("none", "star", "replay")
RESULT_NAMES = tuple(over.name.lower() for over in Over)
PHASE_NAMES = tuple(phase.name.lower() for phase in Phase)
PROMPTS = (*PHASE_NAMES, "second_action")

_ENDINGS, _RESULTS, _PHASES, _LAYOUTS = (
    json_table(ENDINGS),
    json_table(RESULT_NAMES),
    json_table(PHASE_NAMES),
    json_table(LAYOUT_NAMES),
)
_SPOTS, _UPS, _SYMBOLS, _COLOURS = (
    json_table(SPOT_NAMES),
    json_table(DIRECTION_NAMES),
    json_table(SYMBOL_NAMES),
    json_table(COLOUR_NAMES),
)
_EDGES = json_table("".join(edge for d, edge in enumerate(EDGES) if bits >> d & 1) for bits in range(16))
_CARDS, _GOODIES = json_table(CARD_NAMES), json_table(GOODIE_NAMES)


@rule
def write(s: State, viewer: int, out: Any, n: int) -> int:
    """Append the state as a position."""
    n = write_value(out, n, b'{"ending":', _ENDINGS, s.ending)
    n = write_number(out, n, b',"max_rounds":', s.max_rounds)
    n = write_number(out, n, b',"quiet_rounds":', s.quiet_rounds)
    n = write_number(out, n, b',"round":', s.round)
    n = write_number(out, n, b',"last_star_round":', s.last_star)
    n = write_bool(out, n, b',"last_round":', s.final)
    n = write_value(out, n, b',"result":', _RESULTS, s.over)
    n = write_value(out, n, b',"phase":', _PHASES, s.phase)
    n = write_bytes(out, n, b',"seat":null') if s.over else write_number(out, n, b',"seat":', s.seat)
    n = write_number(out, n, b',"actions_taken":', s.acted)
    n = write_bytes(out, n, b',"victims":[')
    for i in range(SEATS):
        if s.victims[i] != NOBODY:
            n = write_number(out, n, b"," if i else b"", s.victims[i])
    n = write_value(out, n, b'],"layout":', _LAYOUTS, s.layout)
    n = write_bytes(out, n, b',"doors":[')
    for i in range(TILES[s.layout]):
        n = _place(out, n, b"," if i else b"", s.layout, s.door[i], s.door_up[i])
    n = write_number(out, n, b'],"open_door":', s.marker)
    cells = SIDE * SIDE * TILES[s.layout]
    n = _printed(out, n, b',"platforms":{', s.platform, _EDGES, s.layout, cells, 0)
    n = _printed(out, n, b',"symbols":{', s.symbol, _SYMBOLS, s.layout, cells, 0)
    n = _printed(out, n, b',"stars":{', s.star, _COLOURS, s.layout, cells, 1)
    n = write_bytes(out, n, b',"seats":[')
    for seat in range(s.players):
        n = _seat(out, n, b"," if seat else b"", s, seat)
    return write_bytes(out, n, b"]}")


@rule
def _place(out: Any, n: int, label: Any, layout: int, cell: int, up: int) -> int:
    n = write_value(out, write_bytes(out, n, label), b'{"cell":', _SPOTS, SPOT[layout, cell])
    return write_bytes(out, write_value(out, n, b',"up":', _UPS, up), b"}")


@rule
def _printed(out: Any, n: int, label: Any, field: Any, table: Any, layout: int, cells: int, first: int) -> int:
    """The cells where something is, by name."""
    n = write_bytes(out, n, label)
    some = False
    for cell in range(cells):
        if field[cell]:
            n = write_value(out, n, b"," if some else b"", _SPOTS, SPOT[layout, cell])
            n = write_value(out, n, b":", table, field[cell] - first)
            some = True
    return write_bytes(out, n, b"}")


@rule
def _seat(out: Any, n: int, label: Any, s: State, seat: int) -> int:
    up, down = s.face_up[seat], s.face_down[seat]
    n = write_bytes(out, n, label)
    if s.cell[seat] == OFF:
        n = write_bytes(out, n, b'{"pawn":null')
    else:
        n = _place(out, n, b'{"pawn":', s.layout, s.cell[seat], s.up[seat])
    if down == UNKNOWN:
        n = write_bytes(out, n, b',"hand":null,"face_down":null')
    else:
        n = _cards(out, n, b',"hand":[', ALL_CARDS & ~up & ~down)
        n = _cards(out, n, b',"face_down":[', down)
    n = write_number(out, n, b',"face_down_count":', s.down[seat])
    n = _cards(out, n, b',"face_up":[', up)
    n = write_bytes(out, n, b',"goodies":[')
    some = False
    for goodie in range(GOODIES):
        if s.goodies[goodie] == seat:
            n = write_value(out, n, b"," if some else b"", _GOODIES, goodie)
            some = True
    n = write_bytes(out, n, b'],"stars":{')
    some = False
    for colour in range(COLOURS):
        if s.won[seat][colour]:
            n = write_value(out, n, b"," if some else b"", _COLOURS, colour)
            n = write_number(out, n, b":", s.won[seat][colour])
            some = True
    return write_bytes(out, write_number(out, n, b'},"tokens":', s.tokens[seat]), b"}")


@rule
def _cards(out: Any, n: int, label: Any, bits: int) -> int:
    n = write_bytes(out, n, label)
    some = False
    for card in range(CARDS):
        if bits >> card & 1:
            n = write_value(out, n, b"," if some else b"", _CARDS, card)
            some = True
    return write_bytes(out, n, b"]")


@rule
def prompt_number(s: State) -> int:
    """The index in ``PROMPTS`` of the current decision."""
    return len(PHASE_NAMES) if s.phase == Phase.ACTION and s.acted else s.phase


@rule
def move_number(s: State, action: int) -> int:
    """The place of an action's move in ``actions.MOVES``: a move is the same in every position."""
    return action
