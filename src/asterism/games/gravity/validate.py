"""What makes a position impossible: the board's printing, the count of pieces, the cards, and whose turn it is."""

from __future__ import annotations

from typing import Any

import numpy as np

from asterism.engine.convert import refuse
from asterism.engine.state_type import Over
from asterism.games.gravity.sketch import (
    DIRECTION_NAMES,
    NO_SYMBOL,
    REPLAY,
    REPLAYS_A_FACE,
    SIDE,
    STAR,
    STARS_A_FACE,
)
from asterism.games.gravity.state import (
    CARDS,
    CELL_AT,
    COLOUR_NAMES,
    COUNT,
    EXPERT_ENDING,
    FEW_STARS,
    LAYOUT_NAMES,
    LAYOUT_OF,
    LAYOUTS,
    LOCAL,
    NEXT,
    NO_STAR,
    NOBODY,
    OFF,
    PLACE_OF,
    SPOT,
    SPOT_NAMES,
    STARS_A_COLOUR,
    STARS_ENDING,
    SYMBOLS_A_TILE,
    TARGET,
    TILES,
    UNKNOWN,
    Phase,
)


def check(s: Any) -> None:
    """Raise ``PositionError`` if a state, whose values are in their ranges, is impossible."""
    for place in range(TILES[s["layout"]]):
        _check_tile(s, place)
    _check_layout(s)
    _check_stars(s)
    for seat in range(s["players"]):
        _check_seat(s, seat)
    _check_rounds(s)
    if s["over"] == Over.RUNNING:
        _check_turn(s)
    else:
        _check_end(s)


def _name(s: Any, cell: Any) -> str:
    return SPOT_NAMES[int(SPOT[s["layout"], cell])]


def _check_layout(s: Any) -> None:
    wide, high = LAYOUTS[LAYOUT_OF[s["players"]]]
    if LAYOUTS[s["layout"]] not in ((wide, high), (high, wide)):
        refuse("layout", f"{s['players']} players do not play on {LAYOUT_NAMES[s['layout']]} tiles")
    if s["marker"] >= TILES[s["layout"]]:
        refuse("open_door", f"there are only {TILES[s['layout']]} Doors")


def _check_tile(s: Any, place: int) -> None:
    layout, door, up = s["layout"], s["door"][place], s["door_up"][place]
    if PLACE_OF[layout, door] != place:
        refuse(f"doors[{place}].cell", "is not on its own tile")
    if not s["platform"][door] >> (up ^ 2) & 1:
        refuse(f"doors[{place}].up", f"there must be a platform at the {DIRECTION_NAMES[up ^ 2]} of {_name(s, door)}")
    cells = CELL_AT[layout, place]
    symbols = s["symbol"][cells]
    if (symbols == STAR).sum() != STARS_A_FACE or (symbols == REPLAY).sum() != REPLAYS_A_FACE:
        refuse("symbols", f"the tile of Door {place} must have {STARS_A_FACE} star and {REPLAYS_A_FACE} replay symbols")
    if s["symbol"][door] != NO_SYMBOL:
        refuse(f"symbols.{_name(s, door)}", "there is a Door on this cell")
    for cell in cells:
        for edge, border in ((1, LOCAL[layout, cell] % SIDE == SIDE - 1), (2, LOCAL[layout, cell] // SIDE == SIDE - 1)):
            other = NEXT[layout, cell, edge]
            if not border and (s["platform"][cell] >> edge ^ s["platform"][other] >> (edge ^ 2)) & 1:
                refuse(
                    f"platforms.{_name(s, cell)}",
                    f"{_name(s, other)} does not have the same platform",
                )


def _check_stars(s: Any) -> None:
    for cell in np.flatnonzero(s["star"] != NO_STAR):
        if s["symbol"][cell] == NO_SYMBOL:
            refuse(f"stars.{_name(s, cell)}", "there is no symbol on this cell")
    won = s["won"].sum(axis=0)
    for colour, name in enumerate(COLOUR_NAMES):
        if won[colour] + (s["star"] == colour + 1).sum() > STARS_A_COLOUR:
            refuse("stars", f"there are only {STARS_A_COLOUR} {name} stars")
    total = SYMBOLS_A_TILE * TILES[s["layout"]]
    if won.sum() + s["left"] != total:
        refuse("stars", f"on the board and won there must be {total}, not {won.sum() + s['left']}")
    if (won.sum() == 0) != (s["last_star"] == 0):
        refuse("last_star_round", "is 0 exactly when no star has been won")


def _check_seat(s: Any, seat: int) -> None:
    cell, down, up = s["cell"][seat], s["down"][seat], COUNT[s["face_up"][seat]]
    if cell == OFF:
        if down + up > 0:
            refuse(f"seats[{seat}].hand", "a pawn off the board has all its cards in hand")
        return
    if (s["cell"] == cell).sum() > 1:
        refuse(f"seats[{seat}].pawn.cell", "two pawns cannot stand on one cell")
    if s["star"][cell] != NO_STAR:
        refuse(f"seats[{seat}].pawn.cell", "a pawn cannot stand on a star")
    acted = seat == s["seat"] and s["acted"] > 0
    if (acted or s["goodies"][0] == NOBODY) and _could_fall(s, cell, s["up"][seat] ^ 2):
        refuse(f"seats[{seat}].pawn.cell", "there is no platform under the pawn's feet")
    if down + up > CARDS:
        refuse(f"seats[{seat}].face_down_count", f"with the cards face up is more than {CARDS}")
    if down + up == CARDS and seat not in s["goodies"]:
        refuse(f"seats[{seat}].hand", "an empty hand takes all cards back")
    if s["face_down"][seat] == UNKNOWN and not 0 < down < CARDS - up:
        refuse(f"seats[{seat}].face_down", "cannot be hidden: the other cards reveal it")


def _could_fall(s: Any, start: int, down: int) -> bool:
    """Whether there is no platform under the cell, but one further down (G22; G4 where there is none at all)."""
    cell = start
    while True:
        below = NEXT[s["layout"], cell, down]
        if (s["platform"][cell] >> down | s["platform"][below] >> (down ^ 2)) & 1:
            return bool(cell != start)
        if below == start:
            return False
        cell = below


def _points(s: Any, seat: int) -> int:
    return int(s["tokens"][seat] + (s["won"][seat] + s["won"][seat] // 2).sum())


def _check_rounds(s: Any) -> None:
    if s["round"] > s["max_rounds"]:
        refuse("round", "is past the last one")
    if s["last_star"] > s["round"]:
        refuse("last_star_round", "is yet to come")
    if s["quiet_rounds"] > 0 and s["round"] - 1 - s["last_star"] >= s["quiet_rounds"]:
        refuse("last_star_round", "the game would have stopped in an earlier round")
    few = s["ending"] == STARS_ENDING and s["left"] <= FEW_STARS[s["players"]]
    if few and s["last_star"] < s["round"] and s["round"] > 1:
        refuse("stars", "the game would have ended in an earlier round")
    if s["final"] and s["ending"] != EXPERT_ENDING:
        refuse("last_round", "belongs to the expert ending")
    if s["ending"] == EXPERT_ENDING and not s["final"]:
        for seat in range(s["players"]):
            if _points(s, seat) >= TARGET[s["players"]]:
                refuse("last_round", f"seat {seat} has the points that make this the last round")


def _check_turn(s: Any) -> None:
    seat, phase, acted = int(s["seat"]), s["phase"], s["acted"]
    if phase == Phase.OVER:
        refuse("phase", "a seat decides while the game is running")
    if not 0 <= seat < s["players"]:
        refuse("seat", "a seat decides while the game is running")
    if s["cell"][seat] == OFF:
        refuse(f"seats[{seat}].pawn", "the pawn whose turn it is stands on the board")
    if (phase == Phase.ACTION and acted > 1) or (phase == Phase.REPLAY and acted != 1):
        refuse("actions_taken", "does not fit what is being decided")
    if phase == Phase.ACTION and acted == 1 and s["supply"] == 0:
        refuse("seats", "the token spent for the second action is in the supply")
    if phase == Phase.REPLAY and s["tokens"][seat] == 0:
        refuse(f"seats[{seat}].tokens", "there is none to spend")
    if s["round"] == 1:
        for later in range(seat + 1, s["players"]):
            if s["cell"][later] != OFF or _points(s, later) > 0:
                refuse(f"seats[{later}]", "has not played yet in the first round")
    _check_victims(s)


def _check_victims(s: Any) -> None:
    seat = int(s["seat"])
    victims = [int(victim) for victim in s["victims"] if victim != NOBODY]
    if (s["phase"] == Phase.STEAL) != bool(victims):
        refuse("victims", "there are some exactly when a steal is being decided")
    if len(set(victims)) != len(victims):
        refuse("victims", "must be other players, each once")
    for victim in victims:
        if victim == seat or victim >= s["players"] or s["cell"][victim] != OFF or _points(s, victim) == 0:
            refuse("victims", f"seat {victim} is not an ejected player with something to steal")
    if victims and s["acted"] == 0:
        doors = list(zip(s["door"], s["door_up"], strict=True))
        entered = (s["cell"][seat], s["up"][seat]) in doors and s["down"][seat] == s["face_up"][seat] == 0
        if not entered or len(victims) > 1:
            refuse("victims", "before its action a pawn can have ejected only the one on the Door where it entered")


def _check_end(s: Any) -> None:
    if s["phase"] != Phase.OVER or s["seat"] != NOBODY or s["acted"] != 0 or s["victims"][0] != NOBODY:
        refuse("phase", "no seat decides when the game is over")
    few = s["left"] <= FEW_STARS[s["players"]] if s["ending"] == STARS_ENDING else bool(s["final"])
    quiet = s["quiet_rounds"] > 0 and s["round"] - s["last_star"] >= s["quiet_rounds"]
    if s["over"] == Over.FINISHED and not few:
        refuse("result", "the end of the game is not reached")
    if s["over"] == Over.CUT and (few or not (quiet or s["round"] == s["max_rounds"])):
        refuse("result", "no limit has stopped the game")
