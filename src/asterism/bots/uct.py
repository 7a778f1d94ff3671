"""The reference: plain UCT, one new node a simulation, then random play to the end. It knows nothing about any game."""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from asterism.bots.search import DEEPEST, EXPLORE, MAX_DEPTH, NONE, NOW, ROOT, STAMP, TRUE, USED, _name
from asterism.engine.compile import copy_state
from asterism.engine.rng import draw

LONGEST_PLAYOUT = 20_000

legal = apply = resample = reward = playout = _name


def plain_search(
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
    """Run so many simulations, or fewer if the tree is full; takes what ``search`` takes."""
    action, after, first, visits, _, total, tallies = tree
    _, points, values, out, no_log = scratch
    players = states[TRUE].players
    for done in range(simulations):
        if tallies[USED] + 1 > most:
            return done
        copy_state(states, NOW, states, TRUE)
        resample(states[NOW], seat, rng)
        s = states[NOW]
        node = ROOT
        depth = 0
        path[0] = ROOT
        while s.over == 0 and depth < MAX_DEPTH:
            mover = s.seat
            n = legal(s, out)
            tallies[STAMP] += 2
            open = tallies[STAMP]
            for k in range(n):
                marks[out[k]] = open
            tried = 0
            found = 0
            e = first[node]
            while e != NONE:
                if marks[action[e]] == open:
                    marks[action[e]] = open + 1
                    found += 1
                    tried += visits[e]
                e = after[e]
            if found < n:
                k = 0
                skip = draw(rng, n - found)
                while marks[out[k]] != open or skip > 0:
                    skip -= 1 if marks[out[k]] == open else 0
                    k += 1
                node_new = tallies[USED]
                tallies[USED] += 1
                action[node_new] = out[k]
                first[node_new] = NONE
                visits[node_new] = 0
                for p in range(players):
                    total[node_new, p] = 0.0
                after[node_new] = first[node]
                first[node] = node_new
                apply(s, out[k], no_log)
                depth += 1
                path[depth] = node_new
                break
            chosen = NONE
            highest = -1.0
            wide = knobs[EXPLORE] * sqrt(log(tried))
            e = first[node]
            while e != NONE:
                if marks[action[e]] == open + 1:
                    height = total[e, mover] / visits[e] + wide / sqrt(visits[e])
                    if height > highest:
                        highest = height
                        chosen = e
                e = after[e]
            apply(s, action[chosen], no_log)
            node = chosen
            depth += 1
            path[depth] = node
        playout(states, NOW, out, no_log, rng, LONGEST_PLAYOUT)
        reward(s, points, values)
        tallies[DEEPEST] = max(tallies[DEEPEST], depth)
        for d in range(depth + 1):
            e = path[d]
            visits[e] += 1
            for p in range(players):
                total[e, p] += values[p]
    return simulations
