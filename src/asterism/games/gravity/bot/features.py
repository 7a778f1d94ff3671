"""Evaluation features: what each seat has won, its cards, and what one move of its pawn can gain."""

from __future__ import annotations

from typing import Any

from asterism.engine.compile import rule, whole
from asterism.games.gravity.rules.movement import beside, is_open, points_of, sideways
from asterism.games.gravity.sketch import REPLAY as REPLAY_SYMBOL
from asterism.games.gravity.state import (
    CARDS,
    COLOURS,
    COUNT,
    EXPERT_ENDING,
    FEW_STARS,
    GOODIES,
    OFF,
    SEATS,
    SYMBOLS_A_TILE,
    TARGET,
    TILES,
    Phase,
)

FEATURES = ("points", "singles", "tokens", "cards", "goodies", "to_move", "reach", "reach_2", "prey", "kinds", "off")
POINTS, SINGLES, TOKENS_HELD, HAND, GOODIES_HELD, TO_MOVE, REACH, REACH_2, PREY, KINDS, OUTSIDE = range(len(FEATURES))
MAX_FALL = 18


@rule
def gather(s: Any, seat: int, start: int, down: int) -> int:
    """What a pawn of the seat collects when it falls from ``start``: stars and tokens, and 64 for each pawn hit."""
    cell = start
    found = 0
    for _ in range(MAX_FALL):
        for p in range(SEATS):
            if s.cell[p] == cell and p != seat:
                found += 64
        if s.star[cell] != 0 or (s.symbol[cell] == REPLAY_SYMBOL and s.supply > 0):
            found += 1
        if not is_open(s, cell, down):
            return found
        cell = beside(s, cell, down)
    return found


@rule
def write_features(s: Any, features: Any) -> float:
    """Write the features of every seat; return the progress of the game, 0 to 1."""
    most = 0.0
    for p in range(whole(s.players)):
        points = points_of(s, p)
        most = max(most, points)
        features[p, POINTS] = points
        singles = 0
        kinds = 0
        for colour in range(COLOURS):
            singles += s.won[p][colour] & 1
            kinds += 1 if s.won[p][colour] > 0 else 0
        features[p, SINGLES] = singles
        features[p, KINDS] = kinds
        features[p, TOKENS_HELD] = min(s.tokens[p], 2)
        features[p, HAND] = CARDS - s.down[p] - COUNT[s.face_up[p]]
        goodies = 0
        for goodie in range(GOODIES):
            goodies += 1 if s.goodies[goodie] == p else 0
        features[p, GOODIES_HELD] = goodies
        features[p, TO_MOVE] = 1.0 if p == s.seat and s.phase == Phase.ACTION else 0.0
        cell = whole(s.cell[p])
        up = whole(s.up[p])
        features[p, OUTSIDE] = 1.0 if cell == OFF else 0.0
        if cell == OFF:
            cell = whole(s.door[s.marker])
            up = whole(s.door_up[s.marker])
        best = 0
        second = 0
        prey = 0
        for way in range(6):
            found = 0
            if way < 2:  # a simple move
                direction = sideways(up, way)
                if is_open(s, cell, direction):
                    found = gather(s, p, beside(s, cell, direction), up ^ 2)
            elif way < 5:  # a turn
                down = (up + way - 1) & 3
                if is_open(s, cell, down):
                    found = gather(s, p, beside(s, cell, down), down)
            else:  # a drop
                found = gather(s, p, beside(s, cell, up ^ 2), up ^ 2)
            prey = max(prey, found >> 6)
            found &= 63
            if found > best:
                second = best
                best = found
            elif found > second:
                second = found
        features[p, REACH] = best
        features[p, REACH_2] = second
        features[p, PREY] = prey
    if s.ending == EXPERT_ENDING:
        return float(min(1.0, most / TARGET[s.players]))
    few = FEW_STARS[s.players]
    return float(min(1.0, 1.0 - (s.left - few) / (SYMBOLS_A_TILE * TILES[s.layout] - few)))
