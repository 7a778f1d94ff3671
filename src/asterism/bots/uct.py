"""The reference: plain UCT, one new node a simulation, then random play to the end. It knows nothing about any game."""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from asterism.bots.walk import LONGEST_PLAYOUT, NOW, STAMP, unbound
from asterism.engine.rng import draw

AT_ONCE = 1e9

reward = link = playout = unbound


def plain_grow(
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
    """Give the node a child for one of the codes that have none."""
    marks, codes, _ = moves
    _, _, _, _, prior, total, tallies = tree
    open = 0
    for k in range(m):
        open += 1 if marks[codes[k]] == tallies[STAMP] else 0
    skip = draw(rng, open)
    k = 0
    while marks[codes[k]] != tallies[STAMP] or skip > 0:
        skip -= 1 if marks[codes[k]] == tallies[STAMP] else 0
        k += 1
    e = link(tree, node, codes[k])
    prior[e] = 0.0
    for p in range(states[NOW].players):
        total[e, p] = 0.0


def plain_rate(
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
    """Play on at random to the end."""
    _, points, values, out, no_log = scratch
    playout(states, NOW, out, no_log, rng, LONGEST_PLAYOUT)
    reward(states[NOW], points, values)


def plain_height(total: float, visits: int, prior: float, tried: int, reach: float) -> float:
    """The child's mean result, and more where it was seldom tried; a new one comes first."""
    if visits == 0:
        return AT_ONCE
    return total / visits + reach * sqrt(log(tried) / (tried * visits))


TEMPLATES = (plain_grow, plain_rate, plain_height)
