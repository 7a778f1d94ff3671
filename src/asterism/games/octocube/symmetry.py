"""The eight symmetries of the square play area, acting on states and actions.

Symmetry ``k`` mirrors east and west if k is 4 or more, and then makes k % 4 quarter turns clockwise. Cubes are mirrored
and turned along, also those in the personal areas.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from asterism.games.octocube.orientations import (
    DIRECTIONS,
    FACES,
    NORTH,
    ORIENTATIONS,
    TOP,
    TURN,
    orientation,
    smallest,
    smallest_pivot,
)
from asterism.games.octocube.state import (
    CELL,
    CELLS,
    FIRST,
    FIT,
    GRID,
    INSIDE,
    KIDS,
    OBJECTS,
    PAIR,
    PASS,
    PIVOT,
    PLACE,
    RIM,
    RIM_INDEX,
    ROLL,
    SCORE,
    SECOND,
    SWAP,
    TILE,
    TRADE,
    TURN_TO,
    WIDE,
)

SYMMETRIES = 8
SIDES = (4, 5)


def _cell_map(grid: int, k: int) -> list[int]:
    side = SIDES[grid]
    cells = list(range(CELLS))
    for cell in range(CELLS):
        if INSIDE[grid][cell]:
            y, x = divmod(cell, WIDE)
            if k >= 4:
                x = side - 1 - x
            for _ in range(k % 4):
                x, y = y, side - 1 - x
            cells[cell] = y * WIDE + x
    return cells


def _direction(direction: int, k: int) -> int:
    mirrored = -direction if k >= 4 else direction
    return (mirrored + k) % DIRECTIONS


CELL_MAP = [[_cell_map(grid, k) for k in range(SYMMETRIES)] for grid in range(2)]
FACE_MAP = [
    [face if face < NORTH else NORTH + _direction(face - NORTH, k) for face in range(FACES)] for k in range(SYMMETRIES)
]


def _orientation(number: int, k: int) -> int:
    """The turn that does after the symmetry what ``number`` does before it."""
    face = FACE_MAP[k]
    return orientation(face[TURN[number][TOP]], face[TURN[number][face.index(NORTH)]])


ORIENTATION_MAP = [[_orientation(number, k) for number in range(ORIENTATIONS)] for k in range(SYMMETRIES)]


def symmetries(s: Any) -> int:
    """The number of symmetries of the position."""
    return SYMMETRIES


def transform(s: Any, k: int) -> Any:
    """A copy of the state under symmetry ``k``."""
    new = np.array([s], s.dtype)
    t = new[0]
    cells = CELL_MAP[GRID[s["players"]]][k]
    for name in ("pile", "height", "seen", "abyss", "stands"):
        t[name][cells] = s[name]
    for seat, where in enumerate(s["where"]):
        t["where"][seat] = cells[where] if where >= 0 else -1
    if s["mode"] != KIDS:
        t["cube"][:, FACE_MAP[k]] = s["cube"]
    return t


def transform_action(s: Any, action: int, k: int) -> int:
    """The action that does in ``transform(s, k)`` what ``action`` does in ``s``."""
    grid = GRID[s["players"]]
    cells = CELL_MAP[grid][k]
    cube = transform(s, k)["cube"][s["seat"]]
    if action < ROLL:
        rim, number = divmod(action - PLACE, ORIENTATIONS)
        return (
            PLACE
            + int(RIM_INDEX[grid][cells[RIM[grid][rim]]]) * ORIENTATIONS
            + smallest(cube, ORIENTATION_MAP[k][number])
        )
    if action < PIVOT:
        return ROLL + _direction(action - ROLL, k)
    if action < SCORE:
        quarters = action - PIVOT
        return PIVOT + smallest_pivot(cube, 2 - quarters if k >= 4 else quarters)
    if action < PASS:
        return SCORE + sum(1 << FACE_MAP[k][face] for face in range(FACES) if action - SCORE >> face & 1)
    if CELL <= action < TILE:
        return int(CELL + cells[action - CELL])
    if TURN_TO <= action < TRADE:
        return TURN_TO + smallest(cube, ORIENTATION_MAP[k][action - TURN_TO])
    if TRADE <= action < SWAP:
        direction, tile = divmod(action - TRADE, OBJECTS)
        return TRADE + _direction(direction, k) * OBJECTS + tile
    if SWAP <= action < FIT:
        return SWAP + int(PAIR[cells[FIRST[action - SWAP]]][cells[SECOND[action - SWAP]]])
    return action
