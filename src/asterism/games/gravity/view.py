"""Gravity Superstar: states as positions and back, and its event specs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from asterism.engine.convert import refuse, to_position
from asterism.games.gravity.events import EVENTS
from asterism.games.gravity.json_writer import (
    EDGES,
    PHASE_NAMES,
    RESULT_NAMES,
    SYMBOL_NAMES,
)
from asterism.games.gravity.position import Place, Position, Seat
from asterism.games.gravity.sketch import DIRECTION_NAMES, SIDE
from asterism.games.gravity.state import (
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    ENDINGS,
    GOODIE_NAMES,
    LAYOUT_NAMES,
    NOBODY,
    SPOT,
    SPOT_NAMES,
    STATE,
    TILES,
    TOKENS,
    UNKNOWN,
)
from asterism.games.gravity.validate import check

__all__ = ["EVENTS", "Place", "Position", "Seat", "load"]


_NAMES = [[SPOT_NAMES[spot] for spot in spots[: SIDE * SIDE * n]] for spots, n in zip(SPOT, TILES, strict=True)]
_CELLS: list[dict[str, int]] = [{name: cell for cell, name in enumerate(names)} for names in _NAMES]  # by layout


def load(position: Any, s: Any) -> None:
    """Write a position into the state ``s``; ``PositionError`` names field and reason if it is impossible."""
    position = to_position(position, Position)
    new = _blank()
    _write(position, new)
    check(new)
    for name in new.dtype.names:
        s[name] = new[name]


def _blank() -> Any:
    s = np.zeros(1, STATE)[0]
    for field in "cell", "up", "door", "door_up", "goodies", "victims":
        s[field] = -1  # OFF, NOWHERE, NOBODY
    return s


def _write(position: Position, s: Any) -> None:
    """The position's words as numbers, refused where they do not fit into a state."""
    s["players"] = len(position.seats)
    s["seat"] = NOBODY if position.seat is None else position.seat
    s["over"] = RESULT_NAMES.index(position.result)
    s["phase"] = PHASE_NAMES.index(position.phase)
    s["acted"] = position.actions_taken
    s["final"] = position.last_round
    s["ending"] = ENDINGS.index(position.ending)
    s["layout"] = LAYOUT_NAMES.index(position.layout)
    s["max_rounds"] = position.max_rounds
    s["quiet_rounds"] = position.quiet_rounds
    s["round"] = position.round
    s["last_star"] = position.last_star_round
    s["marker"] = position.open_door
    s["left"] = len(position.stars)
    s["supply"] = TOKENS - sum(seat.tokens for seat in position.seats)
    if s["supply"] < 0:
        refuse("seats", f"there are only {TOKENS} tokens")
    if len(position.victims) >= len(position.seats):
        refuse("victims", "must be other players, each once")
    s["victims"][: len(position.victims)] = position.victims
    if len(position.doors) != TILES[s["layout"]]:
        refuse("doors", f"a board of {position.layout} tiles has {TILES[s['layout']]} Doors")
    for i, door in enumerate(position.doors):
        s["door"][i] = _find_cell(s, door.cell, f"doors[{i}].cell")
        s["door_up"][i] = DIRECTION_NAMES.index(door.up)
    for name, edges in position.platforms.items():
        s["platform"][_find_cell(s, name, "platforms")] = sum(1 << EDGES.index(edge) for edge in edges)
    for name, symbol in position.symbols.items():
        s["symbol"][_find_cell(s, name, "symbols")] = SYMBOL_NAMES.index(symbol)
    for name, colour in position.stars.items():
        s["star"][_find_cell(s, name, "stars")] = COLOUR_NAMES.index(colour) + 1
    for i, seat in enumerate(position.seats):
        _write_seat(s, i, seat)


def _write_seat(s: Any, i: int, seat: Seat) -> None:
    if seat.pawn is not None:
        s["cell"][i] = _find_cell(s, seat.pawn.cell, f"seats[{i}].pawn.cell")
        s["up"][i] = DIRECTION_NAMES.index(seat.pawn.up)
    s["face_up"][i] = _bits(seat.face_up)
    s["down"][i] = seat.face_down_count
    s["tokens"][i] = seat.tokens
    for colour, stars in seat.stars.items():
        s["won"][i][COLOUR_NAMES.index(colour)] = stars
    for goodie in seat.goodies:
        if s["goodies"][GOODIE_NAMES.index(goodie)] != NOBODY:
            refuse(f"seats[{i}].goodies", f"there is only one {goodie}")
        s["goodies"][GOODIE_NAMES.index(goodie)] = i
    if (seat.hand is None) != (seat.face_down is None):
        refuse(f"seats[{i}].hand", "is hidden exactly when the cards that lie face down are")
    if seat.hand is None or seat.face_down is None:
        s["face_down"][i] = UNKNOWN
        if len(set(seat.face_up)) != len(seat.face_up):
            refuse(f"seats[{i}].face_up", "holds a card twice")
    else:
        s["face_down"][i] = _bits(seat.face_down)
        if sorted(seat.hand + seat.face_down + seat.face_up) != sorted(CARD_NAMES[:CARDS]):
            refuse(f"seats[{i}].hand", "with what lies face down and face up must be the five cards, each once")
        if len(seat.face_down) != seat.face_down_count:
            refuse(f"seats[{i}].face_down_count", "is not the number of cards that lie face down")


def _bits(cards: Iterable[str]) -> int:
    return sum({1 << CARD_NAMES.index(card) for card in cards})


def _find_cell(s: Any, name: str, field: str) -> int:
    """The number of the cell of that name."""
    cell = _CELLS[int(s["layout"])].get(name)
    if cell is None:
        refuse(field, f"there is no cell {name} on this board")
    return cell


def options_of(position: Position) -> dict[str, Any]:
    """The options that follow from the position."""
    held = {goodie for seat in position.seats for goodie in seat.goodies}
    return {
        "ending": position.ending,
        "goodies": [goodie for goodie in GOODIE_NAMES if goodie in held],
        "max_rounds": position.max_rounds,
        "quiet_rounds": position.quiet_rounds,
    }
