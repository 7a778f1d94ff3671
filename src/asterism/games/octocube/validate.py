"""What makes a position possible: every invariant of the states of a real game."""

from __future__ import annotations

from typing import Any

import numpy as np

from asterism.engine.convert import refuse
from asterism.engine.state_type import Over
from asterism.games.octocube.boards import board_number
from asterism.games.octocube.names import ABYSS_NAMES, CELL_NAMES, TILE_NAMES
from asterism.games.octocube.orientations import BOTTOM, FACES
from asterism.games.octocube.state import (
    ACT,
    ADVANCED,
    BONUS,
    CELLS,
    CENTRE,
    COIN,
    COINS,
    COPIES,
    FIT_TILES,
    FITTING,
    GRID,
    HIDDEN,
    INSIDE,
    KIDS,
    LAY_STACK,
    MAX_LEGAL,
    NEIGHBOUR,
    NONE,
    PASS,
    PLAIN,
    POWER,
    RESERVE,
    SEATS,
    SET_POINTS,
    STACK_TILES,
    TILES,
    UNKNOWN,
    A,
)

MAX_PILE = 11  # see MAX_HEIGHT


def _refuse(when: Any, path: str, reason: str) -> None:
    if when:
        refuse(path, reason)


def check(states: Any) -> None:
    """Raise ``PositionError`` if no game can reach the state ``states[0]``."""
    s = states[0]
    _check_options(s)
    _check_cells(s)
    _check_abyss(s)
    _check_tiles(s)
    for seat in range(s["players"]):
        _check_seat(s, seat)
    if s["mode"] == KIDS:
        _check_kids_boards(s)
    if s["over"]:
        _check_end(s)
    else:
        _check_decision(states)


def _check_options(s: Any) -> None:
    letters = int(s["powers"]).bit_count()
    needed = int(RESERVE[s["players"]]) + int(s["players"] > 2)
    if s["mode"] == ADVANCED:
        _refuse(letters < needed, "powers", f"{s['players']} players need {needed} letters")
    else:
        _refuse(letters, "powers", "only the advanced game has powers to choose from")
    _refuse(s["round"] > s["max_rounds"], "round", f"is past max_rounds {s['max_rounds']}")


def _check_cells(s: Any) -> None:
    for cell in range(CELLS):
        if not INSIDE[GRID[s["players"]]][cell]:
            continue
        path, height, seen = f"cells.{CELL_NAMES[cell]}", int(s["height"][cell]), int(s["seen"][cell])
        _refuse(height > (MAX_PILE if s["mode"] == KIDS else 6), f"{path}.pile", f"no pile can be {height} high")
        for level in range(height):
            hidden = s["pile"][cell][level] == UNKNOWN
            _refuse(hidden and seen >> level & 1, f"{path}.pile[{level}]", "is unknown, but all have seen it")
        _refuse(height and s["abyss"][cell], f"{path}.abyss", "lies on a cell with a pile")
        if s["stands"][cell] < 0:
            _refuse(height and not seen >> height - 1, f"{path}.seen", "the top tile of a pile without cube is open")
            _refuse(
                not height and not s["abyss"][cell], f"{path}.abyss", "an empty cell without cube has an Abyss tile"
            )


def _check_abyss(s: Any) -> None:
    big = s["players"] > 2
    laid = [(cell, int(s["abyss"][cell])) for cell in range(CELLS) if s["abyss"][cell]]
    reserve = s["reserve"][: s["reserve_left"]].tolist()
    plain = sum(letter == PLAIN for _, letter in laid)
    if s["mode"] == ADVANCED:
        letters = [(f"cells.{CELL_NAMES[cell]}.abyss", letter) for cell, letter in laid if letter != PLAIN]
        letters += [(f"reserve[{i}]", letter) for i, letter in enumerate(reserve) if letter != HIDDEN]
        used = set()
        for path, letter in letters:
            _refuse(
                letter == PLAIN or not s["powers"] >> letter - A & 1, path, f"{ABYSS_NAMES[letter]} is not in powers"
            )
            _refuse(letter in used, path, f"there is only one {ABYSS_NAMES[letter]}")
            used.add(letter)
        known = len(laid) - plain + len(reserve)
        _refuse(known != RESERVE[s["players"]] + big, "reserve", f"laid and in reserve are {known} Abyss tiles")
        _refuse(plain and reserve, "cells", "a bare spot is left only when the reserve is empty")
        return
    for i, letter in enumerate(reserve):
        _refuse(letter != PLAIN, f"reserve[{i}]", "must be plain")
    for cell, letter in laid:
        centre = big and cell == CENTRE
        _refuse(letter > A or (letter == A and not centre), f"cells.{CELL_NAMES[cell]}.abyss", "must be plain")
    if s["mode"] == KIDS:
        _refuse(reserve, "reserve", "the kids' game has none")
        return
    _refuse(big and s["abyss"][CENTRE] != A, "cells.c3.abyss", "the centre is A")
    known = plain + len(reserve)
    wrong = known != RESERVE[s["players"]] if reserve else known < RESERVE[s["players"]]
    _refuse(wrong, "reserve", f"laid and in reserve are {known} Abyss tiles")


def _check_tiles(s: Any) -> None:
    """O2: no tile is lost or doubled."""
    known = np.bincount(
        np.concatenate([s[name].ravel() for name in ("pile", "cube", "space", "stack")]), minlength=UNKNOWN + 1
    )
    known[COIN] += s["coins"].astype(int).sum()
    known[1:COIN] += s["board"].astype(int).sum(0)
    for tile in range(1, UNKNOWN):
        copies = COINS if tile == COIN else int(COPIES[tile - 1])
        _refuse(known[tile] > copies, "cells", f"{known[tile]} of the {copies} tiles {TILE_NAMES[tile]}")
    total = int(known[1:].sum())
    _refuse(total != TILES, "cells", f"{total} tiles instead of {TILES}")


def _check_seat(s: Any, seat: int) -> None:
    path, where = f"seats[{seat}]", int(s["where"][seat])
    cube = s["cube"][seat]
    tiles = int(np.count_nonzero(cube))
    most = int(SET_POINTS[-1]) * (int(s["round"]) + 1)
    _refuse(s["points"][seat] > (0 if s["mode"] == KIDS else most), f"{path}.points", "are more than can be won")
    _refuse(s["mode"] == KIDS and s["board"][seat].any(), f"{path}.board", "in kids tiles lie on spaces")
    if s["over"] and s["mode"] != KIDS:
        _refuse(tiles, f"{path}.cube", "has no tiles after the final score")
    elif where >= 0 and (s["height"][where] or (s["mode"] != ADVANCED and not s["abyss"][where])):
        sticky = tiles if s["mode"] == KIDS else cube[BOTTOM]
        _refuse(not sticky, f"{path}.cube.bottom", "the tile under it would have stuck")
    if s["mode"] == KIDS:
        taking = seat == s["seat"] and s["phase"] in (FIT_TILES, STACK_TILES, LAY_STACK)
        _refuse(where < 0 and tiles and not taking, f"{path}.cube", "has no tiles in the personal area")
        _refuse(where >= 0 and tiles == FACES, f"{path}.cube", "a full cube is taken back")
    new = s["round"] == 1 and not s["over"] and (seat > s["seat"] or (seat == s["seat"] and s["phase"] == ACT))
    owned = tiles or s["coins"][seat] or s["points"][seat] or s["board"][seat].any() or s["space"][seat].any()
    _refuse(new and (where >= 0 or owned), path, "has not had a turn yet")


def _check_kids_boards(s: Any) -> None:
    """O80: each seat has a board of its own, and every tile on it fits its space."""
    boards = [board_number(tuple(s["wish"][seat].tolist())) for seat in range(s["players"])]
    for seat, number in enumerate(boards):
        path = f"seats[{seat}]"
        _refuse(number is None, f"{path}.wishes", f"are those of none of the boards 1 to {SEATS}")
        _refuse(number in boards[:seat], f"{path}.wishes", f"board {number} is another seat's")
        for space, (wish, tile) in enumerate(zip(s["wish"][seat], s["space"][seat], strict=True)):
            misfit = tile and not FITTING[wish] >> tile & 1
            _refuse(misfit, f"{path}.spaces[{space}]", f"{TILE_NAMES[tile]} does not fit there")


def _has_filled(s: Any) -> bool:
    return s["mode"] == KIDS and any(s["space"][seat].all() for seat in range(s["players"]))


def _due(s: Any) -> bool:
    """Whether the game ends with this round (O30, O85)."""
    return _has_filled(s) if s["mode"] == KIDS else not s["reserve_left"]


def _check_end(s: Any) -> None:
    _refuse(s["power"] or s["stack"].any(), "power", "nothing is being decided any more")
    _refuse(
        (s["over"] == Over.FINISHED) != _due(s), "result", "a game is finished if its end was due, and otherwise cut"
    )
    early = s["over"] == Over.CUT and s["mode"] != KIDS and s["round"] < s["max_rounds"]
    _refuse(early, "result", "the game stops only after max_rounds")


def _check_decision(states: Any) -> None:
    s = states[0]
    seat, phase, power = int(s["seat"]), int(s["phase"]), int(s["power"])
    where, stack = int(s["where"][seat]), s["stack"][s["stack"] > 0]
    _refuse(bool(power) != (phase in (POWER, BONUS)), "power", "goes with deciding on a power, and with nothing else")
    _refuse(phase >= FIT_TILES and s["mode"] != KIDS, "phase", "only kids do that")
    _refuse(len(stack) and phase not in (STACK_TILES, LAY_STACK), "stack", "no stack is being built")
    _refuse(seat == 0 and phase == ACT and _due(s), "result", "the game ended with the last round")
    if phase in (POWER, BONUS):
        _refuse(where < 0, f"seats[{seat}].cell", "a power is used by a cube on the board")
        _refuse(s["mode"] == KIDS and s["abyss"][where] != power, "power", "is not under the cube")
        _refuse(phase == BONUS and s["abyss"][where] != power, "power", "is not under the cube")
        _refuse(phase == POWER and s["mode"] != ADVANCED, "phase", "only the advanced game has powers as a turn")
        beside = [cell for cell in NEIGHBOUR[GRID[s["players"]]][where] if cell >= 0 and s["stands"][cell] < 0]
        _refuse(phase == POWER and power not in s["abyss"][beside], "power", "is on no free cell beside the cube")
    elif phase != ACT:
        _check_taking_back(s, seat, phase, stack)
    _refuse(not _can_decide(states), "phase", "there is nothing to decide")


def _check_taking_back(s: Any, seat: int, phase: int, stack: Any) -> None:
    cube = s["cube"][seat][s["cube"][seat] > 0]
    _refuse(s["where"][seat] >= 0, f"seats[{seat}].cell", "the cube was taken back")
    _refuse(COIN in cube or COIN in stack, f"seats[{seat}].cube", "its coins lie beside the board")
    _refuse(len(cube) + len(stack) > FACES, "stack", "a cube carries at most six tiles")
    free = s["wish"][seat][s["space"][seat] == NONE]
    fitting = any(FITTING[wish] >> tile & 1 for wish in free for tile in (*cube, *stack))
    _refuse(phase != FIT_TILES and fitting, "phase", "a tile still fits a space")
    _refuse(phase == LAY_STACK and (len(cube) or not len(stack)), "phase", "the stack is not finished")


def _can_decide(states: Any) -> bool:
    from asterism.games.octocube.describe import GAME

    out = np.zeros(MAX_LEGAL, np.int16)
    n = GAME.kernels.legal_at(states, 0, out)
    return bool(n) and not (n == 1 and out[0] == PASS)
