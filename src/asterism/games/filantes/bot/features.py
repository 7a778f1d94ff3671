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


def _ways() -> np.ndarray:
    """WAYS[side][i][cell]: the moves that a piece of that start side needs from a cell to the i-th arrival cell."""
    ways = np.full((6, 7, CELLS), FAR, np.int32)
    for side in range(6):
        facing = (side + 3) % 6
        back: list[list[int]] = [[] for _ in range(CELLS)]
        for cell in range(CELLS):
            for direction in range(6):
                to = int(LAND[NO_START_CELLS, cell, facing, direction])
                if to < CELLS:
                    back[to].append(cell)
        for i in range(7):
            goal = int(ROW[(side + 3) % 6, i])
            ways[side, i, goal] = 0
            queue = deque([goal])
            while queue:
                cell = queue.popleft()
                for before in back[cell]:
                    if ways[side, i, before] == FAR:
                        ways[side, i, before] = ways[side, i, cell] + 1
                        queue.append(before)
    return ways


WAYS = _ways()
OUTWARD = np.array(
    [max(abs(q), abs(r), abs(q + r)) for r in range(-6, 7) for q in range(max(-6, -6 - r), min(6, 6 - r) + 1)], np.int32
)


@rule
def best_capture(s: Any, seat: int) -> int:
    """The most enemies that one action of the seat could eliminate from the present position."""
    best = 0
    layout = s.start_cells
    for piece in range(SLOTS):
        cell = s.cell[seat][piece]
        if cell < 0 or HOME[s.side[seat], cell]:
            continue
        for k in range(8):
            facing = int(s.facing[seat][piece])
            to = int(cell)
            if k < 6:
                to = int(LAND[layout, cell, facing, k])
                if s.board[to] >= 0:
                    continue
            elif s.race:
                continue
            else:
                facing = (facing + (1 if k == 6 else 5)) % 6
            count = 0
            for d in range(6):
                beside = NEXT[to, d]
                who = s.board[beside]
                if who < 0 or who == NOBODY:
                    continue
                other = who >> 3
                enemy = who & 7
                if other == seat or s.newcomer[other] == enemy or HOME[s.side[other], beside]:
                    continue
                if NUMBER[facing, d] > NUMBER[s.facing[other][enemy], (d + 3) % 6]:
                    count += 1
            best = max(best, count)
    return best


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
            side = int(s.side[p])
            pieces = 0
            for piece in range(SLOTS):
                cell = s.cell[p][piece]
                if cell == ABSENT:
                    continue
                pieces += 1
                if cell < 0:
                    features[p, WAITING] += 1.0
                elif HOME[side, cell]:
                    features[p, AT_HOME] += 1.0
                else:
                    way = FAR
                    for i in range(7):
                        if s.board[ROW[(side + 3) % 6, i]] >> 3 != p:
                            way = min(way, WAYS[side, i, cell])
                    features[p, WAY] += way
            for i in range(7):
                if s.board[ROW[(side + 3) % 6, i]] >> 3 != p:
                    way = FAR
                    for piece in range(SLOTS):
                        cell = s.cell[p][piece]
                        if cell >= 0 and not HOME[side, cell]:
                            way = min(way, WAYS[side, i, cell])
                    features[p, NEED] += way
            progress = max(progress, features[p, AT_HOME] / pieces)
    else:
        for p in range(s.players):
            features[p, POINTS] = s.score[p]
            progress = max(progress, s.score[p] / s.target)
            for piece in range(SLOTS):
                cell = s.cell[p][piece]
                if cell >= 0:
                    features[p, ON_BOARD] += 1.0
                    features[p, CENTRE] += OUTWARD[cell]
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
