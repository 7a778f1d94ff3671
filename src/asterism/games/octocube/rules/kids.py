"""Kernels of the kids' game: taking the cube back, filling the board, stacking the rest (O82 to O85)."""

from __future__ import annotations

from typing import Any

from asterism.engine.compile import rule, whole
from asterism.engine.events import emit
from asterism.games.octocube.orientations import FACES
from asterism.games.octocube.rules.area import leave
from asterism.games.octocube.rules.powers import is_free
from asterism.games.octocube.rules.scoring import filled
from asterism.games.octocube.state import (
    ALL_OBJECTS,
    ANY_COLOUR,
    CELL,
    CELLS,
    COIN,
    FIT,
    FIT_TILES,
    FITTING,
    LAY_STACK,
    MAX_HEIGHT,
    NONE,
    OBJECTS,
    SPACES,
    STACK_TILES,
    TILE,
    WISHES,
    Kind,
    State,
)


@rule
def fits(s: State, seat: int, tile: int, space: int) -> bool:
    """Whether a tile may be placed on a space of the seat's board."""
    return bool(s.space[seat][space] == NONE and FITTING[s.wish[seat][space]] >> tile & 1)


@rule
def some_tile_fits(s: State, seat: int) -> bool:
    """Whether a tile of the cube fits a free space."""
    fitting = 0
    for space in range(SPACES):
        if s.space[seat][space] == NONE:
            fitting |= FITTING[s.wish[seat][space]]
    found = 0
    for face in range(FACES):
        found |= fitting >> s.cube[seat][face] & 1
    return bool(found)


@rule
def go_on(s: State, seat: int) -> None:
    """Make the next decision of a Take back ready: fit, then stack, then lay the stack; after that the turn is over."""
    if some_tile_fits(s, seat):
        s.phase = FIT_TILES
    elif s.cube[seat][0] != NONE:
        s.phase = STACK_TILES
    elif s.stack[0] != NONE:
        s.phase = LAY_STACK


@rule
def take_back(s: State, seat: int, log: Any) -> None:
    """O83: the cube goes to the personal area, and the coins lie beside the board."""
    emit(log, Kind.TAKEN, seat, whole(s.where[seat]))
    leave(s, seat, log)
    cube = s.cube[seat]
    for face in range(FACES):
        if cube[face] == COIN:
            cube[face] = NONE
            s.coins[seat] += 1
            emit(log, Kind.DETACHED, seat, face, COIN)
    go_on(s, seat)


@rule
def take_off(s: State, seat: int, tile: int) -> None:
    """Take one such tile off the cube; the others stay sorted."""
    cube = s.cube[seat]
    found = 0
    for face in range(FACES):
        if found:
            cube[face - 1] = cube[face]
        elif cube[face] == tile:
            found = 1
    cube[FACES - 1] = NONE


@rule
def list_fits(s: State, seat: int, out: Any) -> int:
    """O83: list each different tile with each space that it fits."""
    n = 0
    before = NONE
    for face in range(FACES):
        tile = whole(s.cube[seat][face])
        if tile != before:
            for space in range(SPACES):
                if fits(s, seat, tile, space):
                    out[n] = FIT + (tile - 1) * SPACES + space
                    n += 1
        before = tile
    return n


@rule
def fit(s: State, seat: int, action: int, log: Any) -> None:
    """O83: place a tile on a space."""
    tile = (action - FIT) // SPACES + 1
    space = (action - FIT) % SPACES
    take_off(s, seat, tile)
    s.space[seat][space] = tile
    emit(log, Kind.FITTED, seat, tile, space)
    go_on(s, seat)


@rule
def list_stackings(s: State, seat: int, out: Any) -> int:
    """O84: list each different tile that can come next on the stack."""
    n = 0
    before = NONE
    for face in range(FACES):
        tile = whole(s.cube[seat][face])
        if tile != before and tile != NONE:
            out[n] = TILE + tile - 1
            n += 1
        before = tile
    return n


@rule
def stack(s: State, seat: int, action: int, log: Any) -> None:
    """O84: put a tile on the stack."""
    tile = action - TILE + 1
    take_off(s, seat, tile)
    level = 0
    while s.stack[level] != NONE:
        level += 1
    s.stack[level] = tile
    emit(log, Kind.STACKED, seat, tile)
    go_on(s, seat)


@rule
def list_layings(s: State, out: Any) -> int:
    """O84: list the cells for the stack: the lowest without cube, which are the Abyss tiles if there are any."""
    lowest = MAX_HEIGHT
    for cell in range(CELLS):
        if is_free(s, cell) and s.height[cell] < lowest:
            lowest = s.height[cell]
    n = 0
    for cell in range(CELLS):
        if is_free(s, cell) and s.height[cell] == lowest:
            out[n] = CELL + cell
            n += 1
    return n


@rule
def lay_stack(s: State, seat: int, action: int, log: Any) -> None:
    """O84: the stack replaces an Abyss tile or goes onto a pile, seen by all."""
    cell = action - CELL
    s.abyss[cell] = NONE
    count = 0
    while count < FACES and s.stack[count] != NONE:
        height = whole(s.height[cell])
        s.pile[cell][height] = s.stack[count]
        s.seen[cell] |= 1 << height
        s.height[cell] = height + 1
        s.stack[count] = NONE
        count += 1
    emit(log, Kind.STACK_LAID, seat, cell, count)


@rule
def some_board_is_filled(s: State) -> bool:
    """O85: whether a player has filled all their spaces."""
    found = False
    for seat in range(whole(s.players)):
        if filled(s, seat) == SPACES:
            found = True
            break
    return found


@rule
def completable(s: State, seat: int, left: int) -> bool:
    """Whether a player could fill their board with the objects ``left`` (three bits each).

    A space for a very object takes one such. An object fits at most two of the other spaces, its kind's and its
    colour's: once each free space has two or more to choose from, there are enough for all of them; until then a space
    with no choice takes its only one.
    """
    free = 0
    for space in range(SPACES):
        if s.space[seat][space] == NONE:
            wish = whole(s.wish[seat][space])
            if wish > OBJECTS:
                free |= 1 << wish
            else:
                if left >> 3 * (wish - 1) & 7 == 0:
                    return False
                left -= 1 << 3 * (wish - 1)
    settled = 0
    while settled == 0:
        settled = 1
        for wish in range(ANY_COLOUR, WISHES):
            if free >> wish & 1:
                choices = 0
                last = 0
                for tile in range(OBJECTS):
                    copies = (left >> 3 * tile & 7) * (FITTING[wish] >> (tile + 1) & 1)
                    if copies > 0:
                        choices += copies
                        last = tile
                if choices == 0:
                    return False
                if choices == 1:
                    left -= 1 << 3 * last
                    free ^= 1 << wish
                    settled = 0
    return True


@rule
def some_board_is_completable(s: State) -> bool:
    """O85: whether the objects not yet on a board could still fill one."""
    left = ALL_OBJECTS
    for seat in range(whole(s.players)):
        for space in range(SPACES):
            tile = whole(s.space[seat][space])
            if tile != NONE:
                left -= 1 << 3 * (tile - 1)
    found = False
    for seat in range(whole(s.players)):
        if completable(s, seat, left):
            found = True
            break
    return found
