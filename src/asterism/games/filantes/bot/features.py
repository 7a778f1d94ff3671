"""Evaluation features: points and threats in the duel, the remaining distance in the race."""

from __future__ import annotations

from collections import deque
from typing import Any

import numpy as np

from asterism.engine.compile import rule
from asterism.games.filantes.state import (
    ABSENT,
    CELLS,
    HOME,
    LAND,
    NEXT,
    NO_START_CELLS,
    NOBODY,
    NUMBER,
    ROW,
    SLOTS,
    Phase,
)

FEATURES = ("points", "on_board", "attack", "danger", "to_move", "centre", "way", "need", "home", "waiting")
POINTS, ON_BOARD, ATTACK, DANGER, TO_MOVE, CENTRE, WAY, NEED, AT_HOME, WAITING = range(len(FEATURES))
FAR = 9
GOALS = 7
ALL_FAR = (1 << FAR * GOALS) - 1


def _ways(side: int) -> list[list[int]]:
    """By arrival cell and cell: the moves that a piece of that start side needs, or ``FAR`` if it cannot arrive."""
    facing = (side + 3) % 6
    back: list[list[int]] = [[] for _ in range(CELLS)]
    for cell in range(CELLS):
        for to in LAND[NO_START_CELLS, cell, facing].tolist():
            if to < CELLS:
                back[to].append(cell)
    found = []
    for goal in ROW[(side + 3) % 6].tolist():
        ways = [FAR] * CELLS
        ways[goal] = 0
        queue = deque([goal])
        while queue:
            cell = queue.popleft()
            for before in back[cell]:
                if ways[before] == FAR:
                    ways[before] = ways[cell] + 1
                    queue.append(before)
        found.append(ways)
    return found


def _bits(cells: list[int]) -> list[int]:
    """A set of cells as two numbers of 64 bits."""
    return [int(np.uint64(sum(1 << cell % 64 for cell in cells if cell // 64 == i)).view(np.int64)) for i in range(2)]


# WAYS[side][cell]: the moves to each arrival cell, in nine bits each, of which as many are set as moves are needed: the
# shorter of two ways is "and", and the number of bits is the sum. GOAL[side][cell]: the nine bits of an arrival cell.
WAYS = np.array(
    [
        [
            sum(((1 << min(moves, FAR)) - 1) << FAR * i for i, moves in enumerate(to_goals))
            for to_goals in zip(*ways, strict=True)
        ]
        for ways in map(_ways, range(6))
    ]
)
GOAL = np.array(
    [
        [sum(511 << FAR * i for i in range(GOALS) if ROW[(side + 3) % 6, i] == cell) for cell in range(CELLS)]
        for side in range(6)
    ]
)
# Sets of cells: a cell alone, those beside it, and where a piece there might land, by its facing.
ALONE = np.array([_bits([cell]) for cell in range(CELLS)])
BESIDE = np.array([_bits([to for to in NEXT[cell].tolist() if to < CELLS]) for cell in range(CELLS)])
LANDINGS = np.array(
    [
        [_bits([to for to in LAND[NO_START_CELLS, cell, f].tolist() if to < CELLS]) for f in range(6)]
        for cell in range(CELLS)
    ]
)
OUTWARD = np.array(
    [max(abs(q), abs(r), abs(q + r)) for r in range(-6, 7) for q in range(max(-6, -6 - r), min(6, 6 - r) + 1)], np.int32
)


@rule
def number_of_bits(bits: int) -> int:
    """How many bits of a number are set; compilers know this loop and have an instruction for it."""
    count = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


@rule
def captures(s: Any, seat: int, cell: int, facing: int) -> int:
    """How many enemies a piece of the seat that comes to stand there would eliminate."""
    count = 0
    for d in range(6):
        beside = NEXT[cell, d]
        who = s.board[beside]
        if who < 0 or who == NOBODY:
            continue
        other = who >> 3
        enemy = who & 7
        if other == seat or s.newcomer[other] == enemy or HOME[s.side[other], beside]:
            continue
        if NUMBER[facing, d] > NUMBER[s.facing[other][enemy], (d + 3) % 6]:
            count += 1
    return count


@rule
def best_capture(s: Any, seat: int) -> int:
    """The most enemies that one action of the seat could eliminate from the present position."""
    low = 0  # the cells beside an enemy that can be eliminated
    high = 0
    for other in range(s.players):
        if other != seat:
            for enemy in range(SLOTS):
                cell = s.cell[other][enemy]
                if cell >= 0 and s.newcomer[other] != enemy and not HOME[s.side[other], cell]:
                    low |= BESIDE[cell, 0]
                    high |= BESIDE[cell, 1]
    best = 0
    for piece in range(SLOTS):
        cell = s.cell[seat][piece]
        if cell < 0 or HOME[s.side[seat], cell]:
            continue
        facing = int(s.facing[seat][piece])
        if LANDINGS[cell, facing, 0] & low | LANDINGS[cell, facing, 1] & high != 0:
            for d in range(6):
                to = int(LAND[s.start_cells, cell, facing, d])
                if s.board[to] < 0 and ALONE[to, 0] & low | ALONE[to, 1] & high != 0:
                    best = max(best, captures(s, seat, to, facing))
        if not s.race and ALONE[cell, 0] & low | ALONE[cell, 1] & high != 0:
            best = max(best, captures(s, seat, int(cell), (facing + 1) % 6))
            best = max(best, captures(s, seat, int(cell), (facing + 5) % 6))
    return best


@rule
def write_race_features(s: Any, p: int, features: Any) -> float:
    """Write what a seat of the race has reached, and how far it has to go; return its progress, 0 to 1."""
    side = s.side[p]
    pieces = 0
    waiting = 0
    home = 0
    reached = 0  # the arrival cells that the seat has reached
    for piece in range(SLOTS):
        cell = s.cell[p][piece]
        pieces += 1 if cell != ABSENT else 0
        if cell >= 0:
            reached |= GOAL[side, cell]
            home += HOME[side, cell]
        elif cell != ABSENT:
            waiting += 1
    way = 0
    nearest = ALL_FAR  # by arrival cell: the way of the nearest piece
    for piece in range(SLOTS):
        cell = s.cell[p][piece]
        if cell >= 0 and not HOME[side, cell]:
            ways = WAYS[side, cell]
            nearest &= ways
            ways |= reached
            ways &= ways >> 3 * FAR  # to the nearest arrival cell, by "and" of all seven
            ways &= ways >> 2 * FAR
            ways &= ways >> FAR
            way += number_of_bits(ways & 511)
    features[p, WAITING] = waiting
    features[p, AT_HOME] = home
    features[p, WAY] = way
    features[p, NEED] = number_of_bits(nearest & (ALL_FAR ^ reached))
    return float(home / pieces)


@rule
def write_features(s: Any, features: Any) -> float:
    """Write the features of every seat; return the progress of the game, 0 to 1."""
    progress = 0.0
    for p in range(s.players):
        for i in range(10):
            features[p, i] = 0.0
        features[p, TO_MOVE] = 1.0 if p == s.seat and (s.phase == Phase.ACT or s.phase == Phase.PLACE) else 0.0
    if s.race:
        for p in range(s.players):
            progress = max(progress, write_race_features(s, p, features))
    else:
        for p in range(s.players):
            features[p, POINTS] = s.score[p]
            progress = max(progress, s.score[p] / s.target)
            pieces = 0
            outward = 0
            for piece in range(SLOTS):
                cell = s.cell[p][piece]
                if cell >= 0:
                    pieces += 1
                    outward += OUTWARD[cell]
            features[p, ON_BOARD] = pieces
            features[p, CENTRE] = outward
    for k in range(s.players):
        p = (s.seat + k) % s.players
        if k == 0 and s.phase == Phase.ENTER:
            continue
        features[p, ATTACK if k == 0 else DANGER] = best_capture(s, p)
    if s.phase == Phase.ENTER:  # the next seat acts before this one does
        p = (s.seat + 1) % s.players
        features[p, ATTACK] = features[p, DANGER]
        features[p, DANGER] = 0.0
    return progress
