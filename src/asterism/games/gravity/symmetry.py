"""The four quarter turns of the board. Left and right stay what they are, so every action stays the same.

Doors are numbered clockwise round the layout, and a turned layout is numbered the same way from its own top left: the
numbers move on round the rim, and the order in which the Open Door goes from one to the next stays.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from asterism.games.gravity.sketch import SIDE
from asterism.games.gravity.state import LAYOUTS, NOWHERE, OFF, PLACE_OF, PLACES, TURNED_BITS


def symmetries(s: Any) -> int:
    """How many symmetries there are."""
    return 4


def transform(s: Any, k: int) -> Any:
    """The position with the whole board turned clockwise by ``k`` quarters."""
    turned = s.copy()
    for _ in range(k):
        turned = _quarter(turned)
    return turned


def transform_action(s: Any, action: int, k: int) -> int:
    """The same action on the turned board: pawns turn along, and know only their own left and right."""
    return action


def _quarter(s: Any) -> Any:
    wide, high = LAYOUTS[s["layout"]]
    columns, rows = SIDE * wide, SIDE * high
    cells = columns * rows
    x, y = np.arange(cells) % columns, np.arange(cells) // columns
    to = x * rows + rows - 1 - y
    turned = s.copy()
    turned["layout"] = LAYOUTS.index((high, wide))
    turned["platform"][to] = TURNED_BITS[1, s["platform"][:cells]]
    turned["symbol"][to] = s["symbol"][:cells]
    turned["star"][to] = s["star"][:cells]
    for seat in np.flatnonzero(s["cell"] != OFF):
        turned["cell"][seat] = to[s["cell"][seat]]
        turned["up"][seat] = (s["up"][seat] + 1) % 4
    for place in range(PLACES):
        if s["door"][place] != NOWHERE:
            door = to[s["door"][place]]
            moved = PLACE_OF[turned["layout"], door]
            turned["door"][moved] = door
            turned["door_up"][moved] = (s["door_up"][place] + 1) % 4
            if place == s["marker"]:
                turned["marker"] = moved
    return turned
