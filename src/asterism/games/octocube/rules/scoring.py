"""Kernels of scoring: tiles taken off a cube, majorities, and who leads."""

from __future__ import annotations

from typing import Any

from asterism.engine.compile import rule, whole
from asterism.engine.events import emit
from asterism.games.octocube.orientations import FACES
from asterism.games.octocube.state import (
    CATEGORIES,
    COIN,
    COIN_POINTS,
    COLOURS,
    COUNTS_IN,
    KIDS,
    KINDS,
    MAJORITY_POINTS,
    NONE,
    OBJECTS,
    SET_POINTS,
    SPACES,
    Kind,
    State,
)


@rule
def detach(s: State, seat: int, faces: int, log: Any) -> None:
    """O18: take the tiles off a set of faces; objects score by kind, and lie on the player board."""
    cube = s.cube[seat]
    sets = 0  # four bits for each kind
    face = 0
    while faces != 0:
        tile = whole(cube[face])
        if faces & 1 and tile != NONE:
            cube[face] = NONE
            emit(log, Kind.DETACHED, seat, face, tile)
            if tile <= OBJECTS:
                s.board[seat][tile - 1] += 1
                sets += 1 << 4 * ((tile - 1) // COLOURS)
            elif tile == COIN:
                s.coins[seat] += 1
        faces >>= 1
        face += 1
    kind = 0
    while sets != 0:
        count = sets & 15
        if count > 0:
            points = whole(SET_POINTS[count])
            s.points[seat] += points
            emit(log, Kind.SCORED, seat, kind, count, points)
        sets >>= 4
        kind += 1


@rule
def held(s: State, seat: int, category: int) -> int:
    """How many objects of a category a player has, on their board and on their cube."""
    count = 0
    for tile in range(OBJECTS):
        count += s.board[seat][tile] * COUNTS_IN[category][tile + 1]
    for face in range(FACES):
        count += COUNTS_IN[category][s.cube[seat][face]]
    return count


@rule
def places(s: State, category: int) -> int:
    """O32: the counts that win first and second place in a category, as first × 128 + second; 0 is no place."""
    first = 0
    second = 0
    leaders = 0
    for seat in range(whole(s.players)):
        count = held(s, seat, category)
        if count > first:
            second = first
            first = count
            leaders = 1
        elif count == first:
            leaders += 1
        elif count > second:
            second = count
    if leaders > 1:
        second = 0
    return first * 128 + second


@rule
def place_of(count: int, best: int) -> int:
    """The place (1, 2, or 0 for none) of a player with so many objects, among the ``best`` of ``places``."""
    if count == 0:
        return 0
    if count == best // 128:
        return 1
    if count == best % 128:
        return 2
    return 0


@rule
def filled(s: State, seat: int) -> int:
    """How many spaces of a kids' board are filled."""
    count = 0
    for space in range(SPACES):
        if s.space[seat][space] != NONE:
            count += 1
    return count


@rule
def final_score(s: State, log: Any) -> None:
    """O30, O31: every player scores their cube; emit events for coins, majorities and totals."""
    for seat in range(whole(s.players)):
        detach(s, seat, (1 << FACES) - 1, log)
    for seat in range(whole(s.players)):
        coins = whole(s.coins[seat])
        if coins > 0:
            emit(log, Kind.COINS, seat, coins, coins * COIN_POINTS)
    for category in range(CATEGORIES):
        best = places(s, category)
        for seat in range(whole(s.players)):
            count = held(s, seat, category)
            place = place_of(count, best)
            if place > 0:
                points = whole(MAJORITY_POINTS[category][place - 1])
                emit(log, Kind.MAJORITY, seat, category, place, count, points)


@rule
def count_points(s: State, points: Any) -> None:
    """O30, O31: write what each player would have if the game ended now."""
    for seat in range(whole(s.players)):
        total = whole(s.points[seat]) + COIN_POINTS * whole(s.coins[seat])
        sets = 0
        for face in range(FACES):
            tile = whole(s.cube[seat][face])
            if tile == COIN:
                total += COIN_POINTS
            elif NONE < tile <= OBJECTS:
                sets += 1 << 4 * ((tile - 1) // COLOURS)
        for kind in range(KINDS):
            total += whole(SET_POINTS[sets >> 4 * kind & 15])
        points[seat] = total
    for category in range(CATEGORIES):
        best = places(s, category)
        for seat in range(whole(s.players)):
            place = place_of(held(s, seat, category), best)
            if place > 0:
                points[seat] += MAJORITY_POINTS[category][place - 1]


@rule
def standings(s: State, points: Any) -> int:
    """Write each seat's points (kids: filled spaces), as if the game ended now; return the winners as a bit set."""
    if s.mode == KIDS:
        for seat in range(whole(s.players)):
            points[seat] = filled(s, seat)
    else:
        count_points(s, points)
    best = -1
    winners = 0
    for seat in range(whole(s.players)):
        rest = 0
        if s.mode == KIDS:  # O85
            rest = whole(s.coins[seat])
        else:  # O33
            for category in range(COLOURS):
                rest += held(s, seat, category)
        rank = whole(points[seat]) * 128 + rest
        if rank > best:
            best = rank
            winners = 0
        if rank == best:
            winners |= 1 << seat
    return winners
