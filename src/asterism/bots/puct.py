"""The search of the levels: PUCT whose leaf values and priors come from evaluating every action one decision ahead."""

from __future__ import annotations

from typing import Any

from asterism.bots.arrays import NODES_USED, NONE, ROOT, STAMP
from asterism.bots.elementary import exp
from asterism.bots.simulate import CURRENT, LOOKAHEAD, unbound
from asterism.engine.compile import copy_state
from asterism.engine.events import no_log
from asterism.engine.rng import draw

LEAST_CHANCE = 0.001
MIX = 0x9E3779B1
MASK = 0x7FFFFFFF

FEATURE_COUNT = 0  # of the game
apply = standings = write_features = terminal_values = list_actions = add_child = unbound


def write_features_at(states: Any, i: int, features: Any) -> float:
    """``write_features`` for callers in Python."""
    return float(write_features(states[i], features))


def evaluate(s: Any, scratch: Any, weights: Any) -> None:
    """Write each seat's chance to win: a softmax over the seats' weighted features."""
    features, current, _, values, _ = scratch
    progress = write_features(s, features)
    for i in range(FEATURE_COUNT):
        current[i] = weights[0, i] + progress * weights[1, i]
    best = -1e9
    for p in range(s.players):
        value = 0.0
        for i in range(FEATURE_COUNT):
            value += features[p, i] * current[i]
        values[p] = value
        best = max(best, value)
    total = 0.0
    for p in range(s.players):
        values[p] = exp(values[p] - best)
        total += values[p]
    for p in range(s.players):
        values[p] /= total


def is_overlooked(node: int, code: int, seed: int, chance: float) -> bool:
    """Whether a weak level does not see this action at this node; always the same answer within one search."""
    x = ((int(node) * 1009 + int(code)) * MIX + seed) & MASK
    x = ((x ^ x >> 15) * MIX) & MASK
    return ((x ^ x >> 13) & 0xFFFF) < chance * 65536.0


def expand(states: Any, nodes: Any, listing: Any, scratch: Any, task: Any, node: int, count: int) -> None:
    """Give the node a child for each code that has none, evaluated one decision ahead."""
    _, _, first_child, _, prior, total, counters = nodes
    stamps, codes, actions, _ = listing
    _, _, points, values, _ = scratch
    _, knobs, weights, overlook_seed, rng = task
    mover = states[CURRENT].seat
    inattentive = node == ROOT and knobs.inattention > 0.0
    kept = -1
    before = 0
    if inattentive:
        kept = draw(rng, count)  # one action is always seen
        standings(states[CURRENT], points)
        before = points[mover]
    new = first_child[node] == NONE
    begin = counters[NODES_USED]
    best = 0.0
    for k in range(count):
        code = codes[k]
        if stamps[code] != counters[STAMP]:  # it has a child
            continue
        if node != ROOT and counters[NODES_USED] > begin and is_overlooked(node, code, overlook_seed, knobs.overlook):
            continue
        copy_state(states, LOOKAHEAD, states, CURRENT)
        apply(states[LOOKAHEAD], actions[k], no_log())
        gains = False
        if inattentive:
            standings(states[LOOKAHEAD], points)
            gains = points[mover] > before
            chance = knobs.inattention * knobs.inattention if gains else knobs.inattention
            if states[LOOKAHEAD].over == 0 and k != kept and draw(rng, 65536) < chance * 65536.0:
                continue  # the end of the game is always seen
        if states[LOOKAHEAD].over != 0:
            terminal_values(states[LOOKAHEAD], points, values)
        else:
            evaluate(states[LOOKAHEAD], scratch, weights)
            if knobs.noise > 0.0:  # a finished game is not misjudged
                error = knobs.noise * (draw(rng, 2048) + draw(rng, 2048) + draw(rng, 2048) - 3070.5) / 1024.0
                if gains:
                    error = abs(error)
                shift = min(max(values[mover] + error, LEAST_CHANCE), 1.0 - LEAST_CHANCE) - values[mover]
                for p in range(states[CURRENT].players):
                    values[p] += shift if p == mover else -shift / (states[CURRENT].players - 1)
        child = add_child(nodes, node, code)
        for p in range(states[CURRENT].players):
            total[child, p] = values[p]
        best = max(best, values[mover])
    if new:
        whole = 0.0
        for child in range(begin, counters[NODES_USED]):
            prior[child] = exp((total[child, mover] - best) * knobs.sharpness)
            whole += prior[child]
        for child in range(begin, counters[NODES_USED]):
            prior[child] /= whole
    else:
        for child in range(begin, counters[NODES_USED]):
            prior[child] = 1.0 / count


def evaluate_leaf(states: Any, nodes: Any, listing: Any, scratch: Any, task: Any, node: int, depth: int) -> None:
    """Expand the node; it is worth what its best child is. At the horizon it is evaluated itself."""
    _, next_sibling, first_child, _, _, total, counters = nodes
    values = scratch.values
    s = states[CURRENT]
    if depth >= task.knobs.horizon:
        evaluate(s, scratch, task.weights)
        return
    count = list_actions(s, node, listing, counters, task.seat, task.rng)
    expand(states, nodes, listing, scratch, task, node, count)
    best = first_child[node]
    child = next_sibling[best]
    while child != NONE:
        if total[child, s.seat] > total[best, s.seat]:
            best = child
        child = next_sibling[child]
    for p in range(s.players):
        values[p] = total[best, p]


def selection_score(total: float, visits: int, prior: float, tried: int, exploration: float) -> float:
    """The child's mean value, its first evaluation counted as a visit, plus PUCT's bonus for a high prior."""
    return (total + exploration * prior) / (visits + 1)


TEMPLATES = (write_features_at, evaluate, is_overlooked, expand, evaluate_leaf, selection_score)
