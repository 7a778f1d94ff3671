"""The search of the levels: a new node is rated by a glance at each action from there, one decision ahead."""

from __future__ import annotations

from math import exp
from typing import Any

from asterism.bots.walk import (
    HORIZON,
    NEXT,
    NOISE,
    NONE,
    NOW,
    OVERLOOK,
    ROOT,
    SHARPNESS,
    STAMP,
    USED,
    unbound,
)
from asterism.engine.compile import copy_state
from asterism.engine.rng import draw

UNSURE = 0.001
MIX = 0x9E3779B1
MASK = 0x7FFFFFFF

apply = measure = reward = look = link = unbound


def measure_at(states: Any, i: int, features: Any) -> float:
    """``measure`` for callers outside."""
    return float(measure(states[i], features))


def evaluate(s: Any, features: Any, weights: Any, values: Any) -> None:
    """Each seat's chance to win, guessed from what ``measure`` sees: weights slide with the progress of the game."""
    progress = measure(s, features)
    best = -1e9
    for p in range(s.players):
        value = 0.0
        for i in range(weights.shape[1]):
            value += features[p, i] * (weights[0, i] + progress * weights[1, i])
        values[p] = value
        best = max(best, value)
    total = 0.0
    for p in range(s.players):
        values[p] = exp(values[p] - best)
        total += values[p]
    for p in range(s.players):
        values[p] /= total


def overlooked(node: int, code: int, blind: int, chance: float) -> bool:
    """Whether a weak player does not see this action at this node; always the same answer within one search."""
    x = ((int(node) * 1009 + int(code)) * MIX + blind) & MASK
    x = ((x ^ x >> 15) * MIX) & MASK
    return ((x ^ x >> 13) & 0xFFFF) < chance * 65536.0


def grow(
    states: Any,
    seat: int,
    node: int,
    m: int,
    moves: Any,
    tree: Any,
    knobs: Any,
    weights: Any,
    scratch: Any,
    rng: Any,
    blind: int,
) -> None:
    """Give the node a child for each code that has none, valued by looking one decision ahead."""
    marks, codes, acts = moves
    _, _, first, _, prior, total, tallies = tree
    features, points, values, _, no_log = scratch
    mover = states[NOW].seat
    fresh = first[node] == NONE
    begin = tallies[USED]
    best = 0.0
    for k in range(m):
        code = codes[k]
        if marks[code] != tallies[STAMP]:  # it has a child
            continue
        if node != ROOT and tallies[USED] > begin and overlooked(node, code, blind, knobs[OVERLOOK]):
            continue
        copy_state(states, NEXT, states, NOW)
        apply(states[NEXT], acts[k], no_log)
        if states[NEXT].over != 0:
            reward(states[NEXT], points, values)
        else:
            evaluate(states[NEXT], features, weights, values)
            if knobs[NOISE] > 0.0:  # a finished game leaves nothing to be wrong about
                wrong = knobs[NOISE] * (draw(rng, 2048) + draw(rng, 2048) + draw(rng, 2048) - 3070.5) / 1024.0
                shift = min(max(values[mover] + wrong, UNSURE), 1.0 - UNSURE) - values[mover]
                for p in range(states[NOW].players):
                    values[p] += shift if p == mover else -shift / (states[NOW].players - 1)
        e = link(tree, node, code)
        for p in range(states[NOW].players):
            total[e, p] = values[p]
        best = max(best, values[mover])
    if fresh:
        share = 0.0
        for e in range(begin, tallies[USED]):
            prior[e] = exp((total[e, mover] - best) * knobs[SHARPNESS])
            share += prior[e]
        for e in range(begin, tallies[USED]):
            prior[e] /= share
    else:
        for e in range(begin, tallies[USED]):
            prior[e] = 1.0 / m


def rate(
    states: Any,
    seat: int,
    node: int,
    depth: int,
    moves: Any,
    tree: Any,
    knobs: Any,
    weights: Any,
    scratch: Any,
    rng: Any,
    blind: int,
) -> None:
    """Open the node: it is worth what its best child seems to be. At the horizon a glance at itself must do."""
    _, after, first, _, _, total, tallies = tree
    features, _, values, out, _ = scratch
    s = states[NOW]
    if depth >= knobs[HORIZON]:
        evaluate(s, features, weights, values)
        return
    m = look(s, seat, node, moves, tallies, out, rng)
    grow(states, seat, node, m, moves, tree, knobs, weights, scratch, rng, blind)
    best = first[node]
    e = after[best]
    while e != NONE:
        if total[e, s.seat] > total[best, s.seat]:
            best = e
        e = after[e]
    for p in range(s.players):
        values[p] = total[best, p]


def height(total: float, visits: int, prior: float, tried: int, reach: float) -> float:
    """The child's mean result, its first glance counted in, and more where it looked good or was seldom tried."""
    return (total + reach * prior) / (visits + 1)


TEMPLATES = (measure_at, evaluate, overlooked, grow, rate, height)
