"""Records of Gravity Superstar as the JSON of a ``Position``, and the number of every move."""

from __future__ import annotations

from typing import Any

from asterism.engine.compile import rule
from asterism.engine.spelling import number, put, truth, word, words
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
    Over,
    Phase,
)

EDGES = "NESW"
SYMBOL_NAMES = ("none", "star", "replay")
RESULT_NAMES = tuple(over.name.lower() for over in Over)
PHASE_NAMES = tuple(phase.name.lower() for phase in Phase)
PROMPTS = (*PHASE_NAMES, "second_action")

_ENDINGS, _RESULTS, _PHASES, _LAYOUTS = words(ENDINGS), words(RESULT_NAMES), words(PHASE_NAMES), words(LAYOUT_NAMES)
_SPOTS, _UPS, _SYMBOLS, _COLOURS = words(SPOT_NAMES), words(DIRECTION_NAMES), words(SYMBOL_NAMES), words(COLOUR_NAMES)
_EDGES = words("".join(edge for d, edge in enumerate(EDGES) if bits >> d & 1) for bits in range(16))
_CARDS, _GOODIES = words(CARD_NAMES), words(GOODIE_NAMES)


@rule
def write(s: Any, viewer: int, out: Any, n: int) -> int:
    """The record as a position."""
    n = word(out, n, b'{"ending":', _ENDINGS, s.ending)
    n = number(out, n, b',"max_rounds":', s.max_rounds)
    n = number(out, n, b',"quiet_rounds":', s.quiet_rounds)
    n = number(out, n, b',"round":', s.round)
    n = number(out, n, b',"last_star_round":', s.last_star)
    n = truth(out, n, b',"last_round":', s.final)
    n = word(out, n, b',"result":', _RESULTS, s.over)
    n = word(out, n, b',"phase":', _PHASES, s.phase)
    n = put(out, n, b',"seat":null') if s.over else number(out, n, b',"seat":', s.seat)
    n = number(out, n, b',"actions_taken":', s.acted)
    n = put(out, n, b',"victims":[')
    for i in range(SEATS):
        if s.victims[i] != NOBODY:
            n = number(out, n, b"," if i else b"", s.victims[i])
    n = word(out, n, b'],"layout":', _LAYOUTS, s.layout)
    n = put(out, n, b',"doors":[')
    for i in range(TILES[s.layout]):
        n = _place(out, n, b"," if i else b"", s.layout, s.door[i], s.door_up[i])
    n = number(out, n, b'],"open_door":', s.marker)
    cells = SIDE * SIDE * TILES[s.layout]
    n = _printed(out, n, b',"platforms":{', s.platform, _EDGES, s.layout, cells, 0)
    n = _printed(out, n, b',"symbols":{', s.symbol, _SYMBOLS, s.layout, cells, 0)
    n = _printed(out, n, b',"stars":{', s.star, _COLOURS, s.layout, cells, 1)
    n = put(out, n, b',"seats":[')
    for seat in range(s.players):
        n = _seat(out, n, b"," if seat else b"", s, seat)
    return put(out, n, b"]}")


@rule
def _place(out: Any, n: int, label: Any, layout: int, cell: int, up: int) -> int:
    n = word(out, put(out, n, label), b'{"cell":', _SPOTS, SPOT[layout, cell])
    return put(out, word(out, n, b',"up":', _UPS, up), b"}")


@rule
def _printed(out: Any, n: int, label: Any, field: Any, table: Any, layout: int, cells: int, first: int) -> int:
    """The cells where something is, by name."""
    n = put(out, n, label)
    some = False
    for cell in range(cells):
        if field[cell]:
            n = word(out, n, b"," if some else b"", _SPOTS, SPOT[layout, cell])
            n = word(out, n, b":", table, field[cell] - first)
            some = True
    return put(out, n, b"}")


@rule
def _seat(out: Any, n: int, label: Any, s: Any, seat: int) -> int:
    up, down = s.face_up[seat], s.face_down[seat]
    n = put(out, n, label)
    if s.cell[seat] == OFF:
        n = put(out, n, b'{"pawn":null')
    else:
        n = _place(out, n, b'{"pawn":', s.layout, s.cell[seat], s.up[seat])
    if down == UNKNOWN:
        n = put(out, n, b',"hand":null,"face_down":null')
    else:
        n = _cards(out, n, b',"hand":[', ALL_CARDS & ~up & ~down)
        n = _cards(out, n, b',"face_down":[', down)
    n = number(out, n, b',"face_down_count":', s.down[seat])
    n = _cards(out, n, b',"face_up":[', up)
    n = put(out, n, b',"goodies":[')
    some = False
    for goodie in range(GOODIES):
        if s.goodies[goodie] == seat:
            n = word(out, n, b"," if some else b"", _GOODIES, goodie)
            some = True
    n = put(out, n, b'],"stars":{')
    some = False
    for colour in range(COLOURS):
        if s.won[seat][colour]:
            n = word(out, n, b"," if some else b"", _COLOURS, colour)
            n = number(out, n, b":", s.won[seat][colour])
            some = True
    return put(out, number(out, n, b'},"tokens":', s.tokens[seat]), b"}")


@rule
def _cards(out: Any, n: int, label: Any, bits: int) -> int:
    n = put(out, n, label)
    some = False
    for card in range(CARDS):
        if bits >> card & 1:
            n = word(out, n, b"," if some else b"", _CARDS, card)
            some = True
    return put(out, n, b"]")


@rule
def prompt_number(s: Any) -> int:
    """The place in ``PROMPTS`` of what the seat decides."""
    return len(PHASE_NAMES) if s.phase == Phase.ACTION and s.acted else s.phase


@rule
def move_number(s: Any, action: int) -> int:
    """The place of an action's move in ``actions.MOVES``: a move is the same in every position."""
    return action
