"""Kernels of the powers A to I (O62): what each may be used on, and what it does."""

from __future__ import annotations

from typing import Any

from asterism.engine.compile import rule, whole
from asterism.engine.events import emit
from asterism.games.octocube.orientations import DIRECTIONS, SMALLEST, TOP, TURN
from asterism.games.octocube.rules.area import land, leave, settle, stick, symmetry_class, take_top, turn
from asterism.games.octocube.state import (
    CELL,
    COIN,
    FIRST,
    GRID,
    HIDDEN,
    INSIDE,
    MAX_HEIGHT,
    NEIGHBOUR,
    NONE,
    OBJECTS,
    POWER_END,
    POWER_FIRST,
    ROLL,
    SEAT,
    SECOND,
    SWAP,
    TILE,
    TRADE,
    TURN_TO,
    USE,
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
    Kind,
    State,
)


@rule
def is_free(s: State, cell: int) -> bool:
    """O5: whether a cell is free."""
    return bool(INSIDE[GRID[s.players]][cell] == 1 and s.stands[cell] < 0)


@rule
def allows(s: State, seat: int, power: int, action: int) -> bool:
    """Whether a power of the seat's can be used by this of its actions."""
    top = s.cube[seat][TOP]
    beside = NEIGHBOUR[GRID[s.players]][s.where[seat]]
    if power == A:
        cell = beside[action - ROLL]
        return bool(cell >= 0 and s.stands[cell] < 0)
    if power == B:
        return bool(top != NONE and s.board[seat][action - TILE] > 0)
    if power == C:
        return is_free(s, action - CELL)
    if power == D:
        cell = action - CELL
        return bool(top == NONE and s.stands[cell] < 0 and s.height[cell] > 0)
    if power == E:
        orientation = action - TURN_TO
        return bool(orientation > 0 and SMALLEST[symmetry_class(s, seat)][orientation] == orientation)
    if power == F:
        cell = beside[(action - TRADE) // OBJECTS]
        tile = (action - TRADE) % OBJECTS
        if cell < 0 or s.stands[cell] >= 0 or s.height[cell] == 0 or s.board[seat][tile] == 0:
            return False
        return bool(s.rules_version == 1 or s.pile[cell][s.height[cell] - 1] != COIN)
    if power == G:
        other = action - SEAT
        return bool(other != seat and s.where[other] >= 0)
    if power == H:
        return is_free(s, FIRST[action - SWAP]) and is_free(s, SECOND[action - SWAP])
    other = action - SEAT
    return bool(other != seat and s.where[other] >= 0 and top != NONE and s.cube[other][TOP] != NONE)


@rule
def can_use(s: State, seat: int, power: int) -> bool:
    """O62: whether a power can be carried out in full."""
    found = False
    for action in range(whole(POWER_FIRST[power]), whole(POWER_END[power])):
        if allows(s, seat, power, action):
            found = True
            break
    return found


@rule
def list_power(s: State, seat: int, power: int, out: Any, n: int) -> int:
    """Append the ways to use a power."""
    for action in range(whole(POWER_FIRST[power]), whole(POWER_END[power])):
        if allows(s, seat, power, action):
            out[n] = action
            n += 1
    return n


@rule
def list_uses(s: State, seat: int, out: Any, n: int) -> int:
    """O61a: append the powers of the adjacent Abyss tiles that can be used."""
    usable = 0
    for direction in range(DIRECTIONS):
        cell = NEIGHBOUR[GRID[s.players]][s.where[seat]][direction]
        if cell >= 0 and s.stands[cell] < 0 and can_use(s, seat, whole(s.abyss[cell])):
            usable |= 1 << s.abyss[cell]
    for power in range(A, HIDDEN):
        if usable >> power & 1:
            out[n] = USE + power - A
            n += 1
    return n


@rule
def gain(s: State, seat: int, tile: int) -> None:
    """O63: a tile that a power moves to a player lies on their board, a coin beside it."""
    if tile == COIN:
        s.coins[seat] += 1
    else:
        s.board[seat][tile - 1] += 1


@rule
def swap_cells(s: State, one: int, two: int) -> None:
    """Swap all that lies on two cells, unseen."""
    for level in range(MAX_HEIGHT):
        tile = s.pile[one][level]
        s.pile[one][level] = s.pile[two][level]
        s.pile[two][level] = tile
    height = s.height[one]
    s.height[one] = s.height[two]
    s.height[two] = height
    seen = s.seen[one]
    s.seen[one] = s.seen[two]
    s.seen[two] = seen
    abyss = s.abyss[one]
    s.abyss[one] = s.abyss[two]
    s.abyss[two] = abyss


@rule
def carry_out(s: State, seat: int, power: int, action: int, log: Any) -> None:
    """Use a power other than A, whose Roll is an action of its own."""
    cube = s.cube[seat]
    top = whole(cube[TOP])
    if power == B:
        tile = action - TILE + 1
        s.board[seat][tile - 1] -= 1
        gain(s, seat, top)
        cube[TOP] = tile
        emit(log, Kind.REPLACED, seat, tile, top)
    elif power == C:
        cell = action - CELL
        start = leave(s, seat, log)
        emit(log, Kind.LIFTED, seat, start, cell)
        land(s, seat, cell, log)
    elif power == D:
        cell = action - CELL
        tile = take_top(s, cell)
        cube[TOP] = tile
        emit(log, Kind.FETCHED, seat, cell, tile)
        settle(s, cell, log)
    elif power == E:
        orientation = action - TURN_TO
        turn(s, seat, orientation)
        emit(log, Kind.TURNED, seat, whole(TURN[orientation][0]), whole(TURN[orientation][2]))
        stick(s, seat, log)
    elif power == F:
        cell = whole(NEIGHBOUR[GRID[s.players]][s.where[seat]][(action - TRADE) // OBJECTS])
        tile = (action - TRADE) % OBJECTS + 1
        level = whole(s.height[cell]) - 1
        got = whole(s.pile[cell][level])
        s.pile[cell][level] = tile
        s.board[seat][tile - 1] -= 1
        gain(s, seat, got)
        emit(log, Kind.TRADED, seat, cell, tile, got)
    elif power == G:
        other = action - SEAT
        emit(log, Kind.SWITCHED, seat, other)
        mine = leave(s, seat, log)
        theirs = leave(s, other, log)
        land(s, seat, theirs, log)
        land(s, other, mine, log)
    elif power == H:
        one = whole(FIRST[action - SWAP])
        two = whole(SECOND[action - SWAP])
        swap_cells(s, one, two)
        emit(log, Kind.SWAPPED, seat, one, two)
    else:
        other = action - SEAT
        got = whole(s.cube[other][TOP])
        s.cube[other][TOP] = top
        cube[TOP] = got
        emit(log, Kind.EXCHANGED, seat, other, top, got)
