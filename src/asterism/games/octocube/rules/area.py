"""Kernels of the play area: cubes leave cells, turn, come to rest, and tiles stick to them."""

from __future__ import annotations

from typing import Any

from asterism.engine.compile import rule, whole
from asterism.engine.events import emit
from asterism.games.octocube.orientations import ALIKE_MODULUS, BOTTOM, FACE_PAIRS, SYMMETRY_CLASS, TURN
from asterism.games.octocube.state import KIDS, NONE, PLAIN, Kind, State


@rule
def settle(s: State, cell: int, log: Any) -> None:
    """Uncover the top tile of a cell without cube, or lay an Abyss tile where the pile is used up."""
    height = whole(s.height[cell])
    if height > 0:
        top = 1 << (height - 1)
        if s.seen[cell] & top == 0:
            s.seen[cell] |= top
            emit(log, Kind.UNCOVERED, cell, whole(s.pile[cell][height - 1]))
    elif s.abyss[cell] == NONE:  # O14
        letter = PLAIN
        if s.reserve_left > 0:
            s.reserve_left -= 1
            letter = whole(s.reserve[s.reserve_left])
            s.reserve[s.reserve_left] = NONE
        s.abyss[cell] = letter
        emit(log, Kind.LAID, cell, letter, whole(s.reserve_left))


@rule
def leave(s: State, seat: int, log: Any) -> int:
    """Lift a cube off its cell, and return that cell."""
    cell = whole(s.where[seat])
    s.where[seat] = -1
    s.stands[cell] = -1
    settle(s, cell, log)
    return cell


@rule
def take_top(s: State, cell: int) -> int:
    """Take the top tile off a pile."""
    height = whole(s.height[cell]) - 1
    tile = whole(s.pile[cell][height])
    s.pile[cell][height] = NONE
    s.height[cell] = height
    s.seen[cell] &= (1 << height) - 1
    return tile


@rule
def stick(s: State, seat: int, log: Any) -> None:
    """O12: the top tile of the pile under a cube sticks to its bottom face, if that is free."""
    cell = whole(s.where[seat])
    cube = s.cube[seat]
    if s.height[cell] > 0:
        if s.mode == KIDS:  # O81: it lands on a free face; the tiles are kept sorted
            tile = take_top(s, cell)
            emit(log, Kind.STUCK, seat, cell, tile, BOTTOM)
            face = 0
            while cube[face] != NONE and cube[face] <= tile:
                face += 1
            while tile != NONE:
                pushed = whole(cube[face])
                cube[face] = tile
                tile = pushed
                face += 1
        elif cube[BOTTOM] == NONE:
            tile = take_top(s, cell)
            cube[BOTTOM] = tile
            emit(log, Kind.STUCK, seat, cell, tile, BOTTOM)


@rule
def land(s: State, seat: int, cell: int, log: Any) -> None:
    """Set a cube down on a cell."""
    s.where[seat] = cell
    s.stands[cell] = seat
    stick(s, seat, log)


@rule
def turn(s: State, seat: int, orientation: int) -> None:
    """Turn a cube."""
    cube = s.cube[seat]
    source = TURN[orientation]
    top = cube[source[0]]
    bottom = cube[source[1]]
    north = cube[source[2]]
    east = cube[source[3]]
    south = cube[source[4]]
    west = cube[source[5]]
    cube[0] = top
    cube[1] = bottom
    cube[2] = north
    cube[3] = east
    cube[4] = south
    cube[5] = west


@rule
def symmetry_class(s: State, seat: int) -> int:
    """The row of ``DISTINCT`` and ``SMALLEST`` of the orientations of a cube that look alike (O6)."""
    cube = s.cube[seat]
    alike = 0
    for pair in range(len(FACE_PAIRS)):
        alike |= int(cube[FACE_PAIRS[pair][0]] == cube[FACE_PAIRS[pair][1]]) << pair
    return whole(SYMMETRY_CLASS[alike % ALIKE_MODULUS])
