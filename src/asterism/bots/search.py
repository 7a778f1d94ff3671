"""The search: information-set Monte Carlo tree search over records, compiled for each game.

Every simulation draws a truth that fits what the root's seat knows (``resample``), walks down the tree, opens one node,
looks at each action from there one decision ahead, and carries what it found back up, a value for every seat. A node is
known by the actions that lead to it, as the root's seat sees them, so that moves it cannot tell apart are one move.
Which children a node has depends on the truth that was drawn: only those that are legal in it compete.

Nodes lie in flat arrays made once. Node ``ROOT`` is the position itself; the children of a node are a chain: ``first``
and then ``after``, to ``NONE``.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any

from asterism.engine.compile import copy_state
from asterism.engine.rng import draw

ROOT, NONE = 0, -1
TRUE, NOW, NEXT = 0, 1, 2  # the records: the root as it is known, the walk, one decision further
USED, STAMP, DEEPEST = 0, 1, 2  # the tallies
EXPLORE, SHARPNESS, NOISE, OVERLOOK, HORIZON = range(5)  # the knobs, see ``Knobs``
MAX_DEPTH = 400
UNSURE = 0.001
MIX = 0x9E3779B1
MASK = 0x7FFFFFFF


def _name(*args: Any) -> Any:
    raise RuntimeError("a template is called without being bound to a game")


legal = apply = standings = resample = redact_action = measure = _name


def reward(s: Any, points: Any, values: Any) -> None:
    """The result of a finished game: one win, shared by the winners."""
    winners = standings(s, points)
    count = 0
    for p in range(s.players):
        count += winners >> p & 1
    for p in range(s.players):
        values[p] = 1.0 / count if winners >> p & 1 else 0.0


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
    codes: Any,
    acts: Any,
    m: int,
    marks: Any,
    tree: Any,
    knobs: Any,
    weights: Any,
    scratch: Any,
    rng: Any,
    blind: int,
) -> None:
    """Give the node a child for each code that has none, valued by looking one decision ahead."""
    action, after, first, visits, prior, total, tallies = tree
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
        e = tallies[USED]
        tallies[USED] += 1
        action[e] = code
        first[e] = NONE
        visits[e] = 0
        after[e] = first[node]
        first[node] = e
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


def search(
    states: Any,
    seat: int,
    tree: Any,
    marks: Any,
    codes: Any,
    acts: Any,
    path: Any,
    knobs: Any,
    weights: Any,
    scratch: Any,
    rng: Any,
    blind: int,
    simulations: int,
    most: int,
) -> int:
    """Run so many simulations, or fewer if the tree has no room for ``most`` more nodes; return how many."""
    action, after, first, visits, prior, total, tallies = tree
    features, points, values, out, no_log = scratch
    players = states[TRUE].players
    for done in range(simulations):
        if tallies[USED] + len(out) > most:
            return done
        copy_state(states, NOW, states, TRUE)
        resample(states[NOW], seat, rng)
        s = states[NOW]
        node = ROOT
        depth = 0
        path[0] = ROOT
        while True:
            if s.over != 0:
                reward(s, points, values)
                break
            if depth >= knobs[HORIZON]:
                evaluate(s, features, weights, values)
                break
            mover = s.seat
            n = legal(s, out)
            tallies[STAMP] += 2
            open = tallies[STAMP]  # a legal code; open + 1 when its child is found
            m = 0
            shift = draw(rng, n) if mover != seat else 0  # any one of the actions that look alike stands for them
            for j in range(n):
                k = j + shift if j + shift < n else j + shift - n
                code = redact_action(out[k], mover, seat)
                if marks[code] != open:
                    marks[code] = open
                    codes[m] = code
                    acts[m] = out[k]
                    m += 1
            fresh = first[node] == NONE
            found = 0
            tried = 1
            e = first[node]
            while e != NONE:
                if marks[action[e]] == open:
                    marks[action[e]] = open + 1
                    found += 1
                    tried += visits[e]
                e = after[e]
            if found < m and (fresh or knobs[OVERLOOK] == 0.0 or found == 0):
                grow(states, seat, node, codes, acts, m, marks, tree, knobs, weights, scratch, rng, blind)
                for k in range(m):
                    marks[codes[k]] = open + 1
            reach = knobs[EXPLORE] * sqrt(tried)
            chosen = NONE
            highest = -1.0
            e = first[node]
            while e != NONE:
                if marks[action[e]] == open + 1:
                    height = total[e, mover] / (visits[e] + 1) + reach * prior[e] / (visits[e] + 1)
                    if fresh:
                        height = total[e, mover]
                    if height > highest:
                        highest = height
                        chosen = e
                e = after[e]
            if fresh and node != ROOT:
                for p in range(players):
                    values[p] = total[chosen, p]
                break
            code = action[chosen]
            k = 0
            while codes[k] != code:
                k += 1
            apply(s, acts[k], no_log)
            node = chosen
            depth += 1
            path[depth] = node
            if depth == MAX_DEPTH:
                evaluate(s, features, weights, values)
                break
        tallies[DEEPEST] = max(tallies[DEEPEST], depth)
        for d in range(depth + 1):
            e = path[d]
            visits[e] += 1
            for p in range(players):
                total[e, p] += values[p]
    return simulations


def transplant(tree: Any, to: Any, origin: Any, node: int) -> None:
    """Copy a node and all below it into another tree, where it becomes the root."""
    action, after, first, visits, prior, total, tallies = tree
    to_action, to_after, to_first, to_visits, to_prior, to_total, to_tallies = to
    used = 1
    origin[ROOT] = node
    i = 0
    while i < used:
        e = origin[i]
        to_action[i] = action[e]
        to_visits[i] = visits[e]
        to_prior[i] = prior[e]
        for p in range(total.shape[1]):
            to_total[i, p] = total[e, p]
        to_first[i] = NONE
        child = first[e]
        while child != NONE:
            origin[used] = child
            to_after[used] = to_first[i]
            to_first[i] = used
            used += 1
            child = after[child]
        i += 1
    to_tallies[USED] = used
    to_tallies[STAMP] = tallies[STAMP]


TEMPLATES = (reward, measure_at, evaluate, overlooked, grow, search, transplant)
