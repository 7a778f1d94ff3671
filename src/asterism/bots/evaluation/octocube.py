"""Octocube at a glance: points, what the cube carries, the majorities, and what lies beside the cube."""

from __future__ import annotations

from typing import Any

import numpy as np

from asterism.engine.compile import bind
from asterism.games.octocube.orientations import DIRECTIONS, FACES
from asterism.games.octocube.rules.kids import completable, fits
from asterism.games.octocube.state import (
    ALL_OBJECTS,
    CATEGORIES,
    CELLS,
    COIN,
    COIN_POINTS,
    COLOURS,
    FITTING,
    GRID,
    KIDS,
    KINDS,
    MAJORITY_POINTS,
    NEIGHBOUR,
    NONE,
    OBJECTS,
    PILE_HEIGHT,
    RESERVE,
    RIM_INDEX,
    SET_POINTS,
    SPACES,
    WIDE,
)

FEATURES = (
    "points",
    "potential",
    "tiles",
    "lead",
    "cramped",
    "on_board",
    "beside",
    "to_move",
    "filled",
    "exact",
    "fitting",
    "fitting_exact",
    "useless",
    "coins",
    "near",
    "near_2",
    "sought",
    "late_filled",
    "late_coins",
    "doomed",
)
(
    POINTS,
    POTENTIAL,
    TILES,
    LEAD,
    CRAMPED,
    ON_BOARD,
    BESIDE,
    TO_MOVE,
    FILLED,
    EXACT,
    FITTING_TILES,
    FITTING_EXACT,
    USELESS,
    COINS,
    NEAR,
    NEAR_2,
    SOUGHT,
    LATE_FILLED,
    LATE_COINS,
    DOOMED,
) = range(len(FEATURES))
PROMISE = np.array([0.0, 0.8, 1.2, 1.6, 2.0, 2.5, 0.0])  # what so many of a kind on a cube may still grow by
ROOM = np.array([0.0, 0.5, 0.8, 1.0, 1.0, 1.0, 1.0])  # how much of that so few free faces leave
SQUEEZE = np.array([1.5, 0.7, 0.3, 0.0, 0.0, 0.0, 0.0])  # how little a cube with so few free faces can still do
FAR = 99
DISTANCE = np.array(
    [[abs(a % WIDE - b % WIDE) + abs(a // WIDE - b // WIDE) for b in range(CELLS)] for a in range(CELLS)]
)
TURNS_IN = np.array([[1 + min(DISTANCE[c][rim >= 0]) for c in range(CELLS)] for rim in RIM_INDEX])
"""Turns to a cell, by grid, for a cube that is not on the board."""


def measure(s: Any, features: Any) -> float:
    """Fill in the features of every seat; return how far the game has come."""
    for p in range(s.players):
        for i in range(len(FEATURES)):
            features[p, i] = 0.0
        features[p, TO_MOVE] = 1.0 if p == s.seat else 0.0
        features[p, ON_BOARD] = 1.0 if s.where[p] >= 0 else 0.0
    if s.mode == KIDS:
        return measure_kids(s, features)
    grid = GRID[s.players]
    counts = (0, 0, 0, 0)  # by seat: six bits for each category
    for p in range(s.players):
        total = 0
        sets = 0
        points = int(s.points[p]) + COIN_POINTS * int(s.coins[p])
        tiles = 0
        for tile in range(OBJECTS):
            held = int(s.board[p][tile])
            if held > 0:
                total += held << 6 * (tile % COLOURS)
                total += held << 6 * (COLOURS + tile // COLOURS)
                tiles += held
        free = 0
        for face in range(FACES):
            tile = int(s.cube[p][face])
            if tile == COIN:
                points += COIN_POINTS
            elif tile == NONE:
                free += 1
            elif tile <= OBJECTS:
                total += 1 << 6 * ((tile - 1) % COLOURS)
                total += 1 << 6 * (COLOURS + (tile - 1) // COLOURS)
                sets += 1 << 4 * ((tile - 1) // COLOURS)
                tiles += 1
        carried = 0
        promise = 0.0
        for kind in range(KINDS):
            n = sets >> 4 * kind & 15
            carried += SET_POINTS[n]
            promise += PROMISE[n]
        if p == 0:
            counts = (total, counts[1], counts[2], counts[3])
        elif p == 1:
            counts = (counts[0], total, counts[2], counts[3])
        elif p == 2:
            counts = (counts[0], counts[1], total, counts[3])
        else:
            counts = (counts[0], counts[1], counts[2], total)
        features[p, POINTS] = points + carried
        features[p, POTENTIAL] = promise * ROOM[free]
        features[p, TILES] = tiles
        features[p, CRAMPED] = SQUEEZE[free]
        cell = int(s.where[p])
        if cell >= 0 and free > 0:
            best = 0
            for direction in range(DIRECTIONS):
                beside = NEIGHBOUR[grid][cell][direction]
                if beside >= 0 and s.stands[beside] < 0 and s.height[beside] > 0 and s.cube[p][2 + direction] == NONE:
                    tile = int(s.pile[beside][s.height[beside] - 1])
                    gain = 0
                    if tile == COIN:
                        gain = COIN_POINTS
                    elif tile <= OBJECTS:
                        n = sets >> 4 * ((tile - 1) // COLOURS) & 15
                        gain = 1 + SET_POINTS[min(n + 1, FACES)] - SET_POINTS[n]
                    best = max(best, gain)
            features[p, BESIDE] = best
    for category in range(CATEGORIES):
        shift = 6 * category
        for p in range(s.players):
            mine = counts[p] >> shift & 63
            if mine == 0:
                continue
            better = 0
            equal = 0
            nearest = 9
            for q in range(s.players):
                if q != p:
                    theirs = counts[q] >> shift & 63
                    better += 1 if theirs > mine else 0
                    equal += 1 if theirs == mine else 0
                    nearest = min(nearest, abs(theirs - mine))
            if better == 0:
                features[p, POINTS] += MAJORITY_POINTS[category][0]
                features[p, LEAD] += min(nearest, 3)
            elif better == 1:
                features[p, POINTS] += MAJORITY_POINTS[category][1]
                features[p, LEAD] -= min(nearest, 3)
    low = 12
    for cell in range(CELLS):
        if PILE_HEIGHT[grid][cell] > 0 and s.abyss[cell] == NONE:
            low = min(low, s.height[cell])
    return float(1.0 - (s.reserve_left - 1.0 / (1.0 + low)) / RESERVE[s.players])


def measure_kids(s: Any, features: Any) -> float:
    """The features of the kids' game."""
    grid = GRID[s.players]
    late = (s.round / s.max_rounds) ** 2
    left = ALL_OBJECTS
    for p in range(s.players):
        for space in range(SPACES):
            if s.space[p][space] != NONE:
                left -= 1 << 3 * (int(s.space[p][space]) - 1)
    progress = 0.0
    for p in range(s.players):
        filled = 0
        missing = 0  # the objects that a free space for a very object asks for, a bit for each
        for space in range(SPACES):
            if s.space[p][space] != NONE:
                filled += 1
                if s.wish[p][space] <= OBJECTS:
                    features[p, EXACT] += 1.0
            elif s.wish[p][space] <= OBJECTS:
                missing |= FITTING[s.wish[p][space]]
        features[p, FILLED] = filled
        progress = max(progress, filled / SPACES)
        features[p, COINS] = s.coins[p]
        taken = 0
        full = 0
        for face in range(FACES):
            tile = int(s.cube[p][face])
            if tile == NONE:
                continue
            full += 1
            if tile == COIN:
                features[p, COINS] += 1.0
                continue
            wanted = want(s, p, tile, taken)
            if wanted < 0:
                features[p, USELESS] += 1.0
            else:
                taken |= 1 << wanted
                features[p, FITTING_TILES] += 1.0
                if s.wish[p][wanted] <= OBJECTS:
                    features[p, FITTING_EXACT] += 1.0
                    missing &= ~(1 << tile)
        features[p, LATE_FILLED] = late * (filled + features[p, FITTING_TILES])
        features[p, LATE_COINS] = late * features[p, COINS]
        features[p, DOOMED] = 0.0 if completable(s, p, left) else 1.0
        cell = int(s.where[p])
        if full < FACES:
            nearest = FAR
            for other in range(CELLS):
                if s.stands[other] >= 0 or s.height[other] == 0:
                    continue
                if missing >> int(s.pile[other][s.height[other] - 1]) & 1:
                    nearest = min(nearest, DISTANCE[other][cell] if cell >= 0 else TURNS_IN[grid][other])
            features[p, SOUGHT] = 1.0 / nearest if nearest < FAR else 0.0
        if cell >= 0 and full < FACES:
            near = 0
            for direction in range(DIRECTIONS):
                beside = NEIGHBOUR[grid][cell][direction]
                if beside >= 0 and s.stands[beside] < 0 and s.height[beside] > 0:
                    tile = int(s.pile[beside][s.height[beside] - 1])
                    if tile <= OBJECTS and want(s, p, tile, taken) >= 0:
                        near += 1
            features[p, NEAR] = 1.0 if near > 0 else 0.0
            features[p, NEAR_2] = 1.0 if near > 1 else 0.0
    return progress


def want(s: Any, seat: int, tile: int, taken: int) -> int:
    """The free space of the seat's board that the tile fits best, not counting those ``taken``, or -1."""
    best = -1
    for space in range(SPACES):
        better = best < 0 or s.wish[seat][space] < s.wish[seat][best]
        if better and taken >> space & 1 == 0 and fits(s, seat, tile, space):
            best = space
    return best


_WANT = bind(want, "octocube")
HELPERS = {"want": _WANT, "measure_kids": bind(measure_kids, "octocube", want=_WANT)}
