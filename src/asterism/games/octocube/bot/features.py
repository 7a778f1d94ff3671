"""Evaluation features: points, tiles on the cube, majorities, and what lies next to the cube."""

from __future__ import annotations

from typing import Any

import numpy as np

from asterism.engine.compile import rule
from asterism.games.octocube.orientations import DIRECTIONS, FACES
from asterism.games.octocube.state import (
    ALL_OBJECTS,
    CATEGORIES,
    CELLS,
    COIN,
    COIN_POINTS,
    COLOURS,
    COUNTS_IN,
    FIT,
    FIT_TILES,
    FITTING,
    GRID,
    KIDS,
    KINDS,
    MAJORITY_POINTS,
    MAX_HEIGHT,
    NEIGHBOUR,
    NONE,
    OBJECTS,
    PILE_HEIGHT,
    RESERVE,
    RIM_INDEX,
    SET_POINTS,
    SPACES,
    STACK_TILES,
    UNKNOWN,
    WIDE,
    WISHES,
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
    "coins",
    "sought",
    "scarce",
    "risk",
    "doomed_coins",
    "done",
    "last_ahead",
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
    COINS,
    SOUGHT,
    SCARCE,
    RISK,
    DOOMED_COINS,
    DONE,
    LAST_AHEAD,
) = range(len(FEATURES))
PROMISE = np.array([0.0, 0.8, 1.2, 1.6, 2.0, 2.5, 0.0])  # how much so many of a kind on a cube may still gain
FREE_SHARE = np.array([0.0, 0.5, 0.8, 1.0, 1.0, 1.0, 1.0])  # the share of that which remains with so many free faces
SQUEEZE = np.array([1.5, 0.7, 0.3, 0.0, 0.0, 0.0, 0.0])  # the penalty for a cube with so few free faces
RARE = np.array([1.5, 1.0, 0.45, 0.2, 0.1, 0.05, 0.0, 0.0])  # the penalty for a space for which so many tiles are left
SAFE = np.array([0.0, 0.65, 0.88, 0.96, 0.98, 0.99, 1.0, 1.0])  # the chance that one of so many tiles still comes
NEARER = 0.85  # how much less the end counts for every round that it is further away
# Counts by category, in six bits each: at most 19, so that the highest bit is free for comparisons of all at once.
ONES = sum(1 << 6 * category for category in range(CATEGORIES))
LIMITS = 32 * ONES
TILES_AT = 6 * CATEGORIES  # beyond the categories: all tiles
IN_CATEGORIES = (COUNTS_IN.T << 6 * np.arange(CATEGORIES)).sum(axis=1)
IN_CATEGORIES[1 : OBJECTS + 1] += 1 << TILES_AT
FIRST_POINTS, SECOND_POINTS = ((MAJORITY_POINTS << 6 * np.arange(CATEGORIES)[:, None]).sum(axis=0)).tolist()
NO_PILE = np.where(PILE_HEIGHT > 0, 0, MAX_HEIGHT)
# What a face with a tile adds to the counts of a cube: its tiles by kind in four bits each, its coins and free faces.
COINS_AT = 4 * KINDS
FREE_AT = COINS_AT + 4
ON_CUBE = np.zeros(UNKNOWN + 1, np.int64)
ON_CUBE[1 : OBJECTS + 1] = [1 << 4 * ((tile - 1) // COLOURS) for tile in range(1, OBJECTS + 1)]
ON_CUBE[[COIN, NONE]] = 1 << COINS_AT, 1 << FREE_AT
# One tile in a count of three bits for each object, and the wishes that a tile fits, a bit for each.
COPY = np.array([1 << 3 * (tile - 1) if 1 <= tile <= OBJECTS else 0 for tile in range(UNKNOWN + 1)])
WISHES_FOR = np.array([sum((int(FITTING[w]) >> tile & 1) << w for w in range(WISHES)) for tile in range(UNKNOWN + 1)])
ALL_EXACT = sum(1 << tile for tile in range(1, OBJECTS + 1))
DISTANCE = np.array(
    [[abs(a % WIDE - b % WIDE) + abs(a // WIDE - b // WIDE) for b in range(CELLS)] for a in range(CELLS)]
)
TURNS_IN = np.array([[1 + min(DISTANCE[c][rim >= 0]) for c in range(CELLS)] for rim in RIM_INDEX])
"""Turns to a cell, by grid, for a cube that is not on the board."""
TURNS_TO = np.stack([np.vstack([DISTANCE, turns]) for turns in TURNS_IN]).astype(np.int8)
"""Turns from a cell to a cell, by grid; the last row is for a cube that is not on the board."""
NEAREST = np.argsort(TURNS_TO, axis=2, kind="stable").astype(np.int8)
"""The cells in the order of ``TURNS_TO``."""


@rule
def write_features(s: Any, features: Any) -> float:
    """Write the features of every seat; return the progress of the game, 0 to 1."""
    for p in range(s.players):
        for i in range(len(FEATURES)):
            features[p, i] = 0.0
        features[p, TO_MOVE] = 1.0 if p == s.seat else 0.0
        features[p, ON_BOARD] = 1.0 if s.where[p] >= 0 else 0.0
    if s.mode == KIDS:
        return write_kids_features(s, features)
    grid = GRID[s.players]
    counts = (0, 0, 0, 0)  # by seat, in six bits for each category
    for p in range(s.players):
        on_cube = 0
        for face in range(FACES):
            on_cube += ON_CUBE[s.cube[p][face]]
        total = 0
        for face in range(FACES):
            total += IN_CATEGORIES[s.cube[p][face]]
        for tile in range(OBJECTS):
            total += s.board[p][tile] * IN_CATEGORIES[tile + 1]
        free = on_cube >> FREE_AT & 7
        carried = 0
        promise = 0.0
        for kind in range(KINDS):
            n = on_cube >> 4 * kind & 15
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
        coins = int(s.coins[p]) + (on_cube >> COINS_AT & 7)
        features[p, POINTS] = int(s.points[p]) + COIN_POINTS * coins + carried
        features[p, POTENTIAL] = promise * FREE_SHARE[free]
        features[p, TILES] = total >> TILES_AT
        features[p, CRAMPED] = SQUEEZE[free]
        if s.where[p] >= 0 and free > 0:
            features[p, BESIDE] = gain_beside(s, p, on_cube)
    for p in range(s.players):
        mine = counts[p]
        one = 0  # the categories in which another seat has more
        two = 0  # and in which two do
        apart = LIMITS  # and in which all others have at least one tile more or less, at least two, at least three
        apart_2 = LIMITS
        apart_3 = LIMITS
        for q in range(s.players):
            if q != p:
                more = (counts[q] | LIMITS) - mine  # 32 and the difference, in each category
                less = (mine | LIMITS) - counts[q]
                two |= one & (more - ONES)
                one |= more - ONES
                apart &= more - ONES | less - ONES
                apart_2 &= more - 2 * ONES | less - 2 * ONES
                apart_3 &= more - 3 * ONES | less - 3 * ONES
        some = (mine | LIMITS) - ONES
        first = all_bits(some & ~one)
        second = all_bits(some & one & ~two)
        nearest = at_limit(apart) + at_limit(apart_2) + at_limit(apart_3)
        features[p, POINTS] += in_all(first & FIRST_POINTS) + in_all(second & SECOND_POINTS)
        features[p, LEAD] = in_all(first & nearest) - in_all(second & nearest)
    low = MAX_HEIGHT
    for cell in range(CELLS):
        other = NO_PILE[grid][cell] if s.abyss[cell] == NONE else MAX_HEIGHT
        low = min(low, max(s.height[cell], other))
    return float(1.0 - (s.reserve_left - 1.0 / (1.0 + low)) / RESERVE[s.players])


@rule
def at_limit(counts: int) -> int:
    """One in each category whose highest bit is set."""
    return (counts & LIMITS) >> 5


@rule
def all_bits(counts: int) -> int:
    """The lower five bits of each category whose highest bit is set."""
    return (counts & LIMITS) - at_limit(counts)


@rule
def in_all(counts: int) -> int:
    """The sum of all categories, at most 63."""
    return int(counts) * ONES >> 6 * (CATEGORIES - 1) & 63


@rule
def gain_beside(s: Any, seat: int, on_cube: int) -> int:
    """The most that a tile beside the cube would gain on the free face next to it."""
    best = 0
    for direction in range(DIRECTIONS):
        beside = NEIGHBOUR[GRID[s.players]][s.where[seat]][direction]
        if beside >= 0 and s.stands[beside] < 0 and s.height[beside] > 0 and s.cube[seat][2 + direction] == NONE:
            tile = int(s.pile[beside][s.height[beside] - 1])
            gain = 0
            if tile == COIN:
                gain = COIN_POINTS
            elif tile <= OBJECTS:
                n = on_cube >> 4 * ((tile - 1) // COLOURS) & 15
                gain = 1 + SET_POINTS[min(n + 1, FACES)] - SET_POINTS[n]
            best = max(best, gain)
    return best


@rule
def write_kids_features(s: Any, features: Any) -> float:
    """``write_features`` for the kids' game."""
    grid = GRID[s.players]
    left = ALL_OBJECTS  # on no board, three bits for each object
    held = 0  # on a cube, likewise
    for p in range(s.players):
        for space in range(SPACES):
            left -= COPY[s.space[p][space]]
        for face in range(FACES):
            held += COPY[s.cube[p][face]]
    progress = 0.0
    all_doomed = 1.0  # the chance that no board can be completed, as far as can be guessed
    for p in range(s.players):
        open = 0  # what the free spaces wish for, a bit for each
        filled = 0
        exact = 0
        for space in range(SPACES):
            wish = int(s.wish[p][space])
            free = 1 if s.space[p][space] == NONE else 0
            open |= free << wish
            filled += 1 - free
            exact += 1 - free if wish <= OBJECTS else 0
        features[p, FILLED] = filled
        features[p, EXACT] = exact
        progress = max(progress, filled / SPACES)
        own = 0
        full = 0
        coins = int(s.coins[p])
        fitting = 0
        fitting_exact = 0
        for face in range(FACES):
            tile = int(s.cube[p][face])
            own += COPY[tile]
            full += 1 if tile != NONE else 0
            coins += 1 if tile == COIN else 0
            wanted = open & WISHES_FOR[tile]
            wanted &= -wanted  # the very object first, then its kind, then its colour
            open ^= wanted
            fitting += 1 if wanted != 0 else 0
            fitting_exact += 1 if wanted & ALL_EXACT != 0 else 0
        features[p, COINS] = coins
        features[p, FITTING_TILES] = fitting
        features[p, FITTING_EXACT] = fitting_exact
        missing = open & ALL_EXACT  # a wish for a very object has its number
        within_reach = left - held + own
        scarce = 0.0
        safe = 1.0
        rest = missing
        while rest != 0:
            shift = 3 * (lowest_bit(rest) - 1)
            scarce += RARE[left >> shift & 7]
            safe *= SAFE[within_reach >> shift & 7]
            rest &= rest - 1
        features[p, SCARCE] = scarce
        features[p, RISK] = 1.0 - safe
        all_doomed *= features[p, RISK]
        features[p, DONE] = 1.0 if filled + fitting >= SPACES else 0.0
        cell = int(s.where[p])
        if missing != 0 and full < FACES:
            start = cell if cell >= 0 else CELLS
            for k in range(CELLS):
                other = NEAREST[grid][start][k]
                height = s.height[other]
                if height > 0 and missing >> s.pile[other][height - 1] & 1 and s.stands[other] < 0:
                    features[p, SOUGHT] = 1.0 / TURNS_TO[grid][start][other]
                    break
    last = NEARER ** (s.max_rounds - s.round)
    for p in range(s.players):
        features[p, DOOMED_COINS] = all_doomed * features[p, COINS]
        features[p, LAST_AHEAD] = last * ahead(s, p, features)
    return progress


@rule
def lowest_bit(bits: int) -> int:
    """The index of the lowest bit that is set; compilers know this loop and have an instruction for it."""
    below = (bits & -bits) - 1
    index = 0
    while below != 0:
        below &= below - 1
        index += 1
    return index


@rule
def ahead(s: Any, seat: int, features: Any) -> float:
    """Whether the seat would win (1) or lose (-1) by filled spaces if the game was cut; at a tie, the lead in coins."""
    spaces = float(SPACES)
    coins = 0.0
    for p in range(s.players):
        if p != seat:
            more = features[seat, FILLED] + features[seat, FITTING_TILES]
            more -= features[p, FILLED] + features[p, FITTING_TILES]
            richer = features[seat, COINS] - features[p, COINS]
            if more < spaces or (more == spaces and richer < coins):
                spaces = more
                coins = richer
    if spaces == 0.0:
        return 0.5 * min(max(coins, -2.0), 2.0)
    return 1.0 if spaces > 0.0 else -1.0


@rule
def prune_actions(s: Any, out: Any, n: int) -> int:
    """Of a Take back, keep one order of the tiles: the first one that fits, on every space; the rest as they come."""
    if s.phase == STACK_TILES:
        return 1
    m = n
    if s.phase == FIT_TILES:
        tile = (out[0] - FIT) // SPACES
        m = 1
        while m < n and (out[m] - FIT) // SPACES == tile:
            m += 1
    return m
