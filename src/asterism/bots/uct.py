"""Plain UCT, the reference: one new node a simulation, then random play to the end. It knows nothing about any game."""

from __future__ import annotations

from math import sqrt
from typing import Any

from asterism.bots.arrays import STAMP
from asterism.bots.elementary import log
from asterism.bots.simulate import CURRENT, MAX_PLAYOUT, unbound
from asterism.engine.rng import draw

UNVISITED_SCORE = 1e9

terminal_values = add_child = playout = unbound


def uct_expand(states: Any, nodes: Any, listing: Any, scratch: Any, task: Any, node: int, count: int) -> None:
    """Give the node a child for one of the codes that have none, drawn at random."""
    stamps, codes, _, _ = listing
    listed = nodes.counters[STAMP]
    without = 0
    for k in range(count):
        without += 1 if stamps[codes[k]] == listed else 0
    skip = draw(task.rng, without)
    k = 0
    while stamps[codes[k]] != listed or skip > 0:
        skip -= 1 if stamps[codes[k]] == listed else 0
        k += 1
    child = add_child(nodes, node, codes[k])
    nodes.prior[child] = 0.0
    for p in range(states[CURRENT].players):
        nodes.total[child, p] = 0.0


def uct_evaluate_leaf(states: Any, nodes: Any, listing: Any, scratch: Any, task: Any, node: int, depth: int) -> None:
    """Play on at random to the end."""
    playout(states, CURRENT, listing.legal, task.rng, MAX_PLAYOUT)
    terminal_values(states[CURRENT], scratch.points, scratch.values)


def uct_selection_score(total: float, visits: int, prior: float, tried: int, exploration: float) -> float:
    """The child's mean value plus UCB1's bonus for few visits; a new child comes first."""
    if visits == 0:
        return UNVISITED_SCORE
    return total / visits + exploration * sqrt(log(tried) / (tried * visits))


TEMPLATES = (uct_expand, uct_evaluate_leaf, uct_selection_score)
