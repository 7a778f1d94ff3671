"""Information-set Monte Carlo tree search over states, compiled for each game.

Every simulation draws a state that fits what the root's seat knows (``resample``), selects children down the tree to a
new node, evaluates it, and adds the values, one for every seat, to all nodes on the path. A node is identified by the
actions that lead to it as the root's seat sees them, so actions that it cannot tell apart are one. Which children
compete at a node depends on the state that was drawn: only those that are legal in it.

A search consists of three kernels that are bound to ``simulate``: ``expand`` gives a node children, ``evaluate_leaf``
values a new node, ``selection_score`` ranks children. ``puct`` and ``uct`` each have all three.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from asterism.bots.arrays import DEEPEST, NODES_USED, NONE, ROOT, STAMP
from asterism.engine.compile import copy_state
from asterism.engine.events import no_log
from asterism.engine.rng import draw

ROOT_STATE, CURRENT, LOOKAHEAD = 0, 1, 2  # the states: as the root's seat knows it, of the simulation, one decision on
MAX_PLAYOUT = 20_000


def unbound(*args: Any) -> Any:
    """A placeholder for the names of a template that is not yet bound to a game."""
    raise RuntimeError("a template is called without being bound to a game")


legal = apply = standings = redact = resample = redact_action = unbound
prune_actions = expand = evaluate_leaf = selection_score = unbound


def terminal_values(s: Any, points: Any, values: Any) -> None:
    """Write the result of a finished game: one win, shared by the winners."""
    winners = standings(s, points)
    count = 0
    for p in range(s.players):
        count += winners >> p & 1
    for p in range(s.players):
        values[p] = 1.0 / count if winners >> p & 1 else 0.0


def keep_all_actions(s: Any, out: Any, n: int) -> int:
    """The ``prune_actions`` of a game that has none."""
    return n


def list_actions(s: Any, node: int, listing: Any, counters: Any, seat: int, rng: Any) -> int:
    """List the legal actions as the root's seat sees them, each code once and stamped; return how many there are.

    Below the root, only those that ``prune_actions`` keeps.
    """
    stamps, codes, actions, out = listing
    mover = s.seat
    n = legal(s, out)
    if node != ROOT:
        n = prune_actions(s, out, n)
    counters[STAMP] += 2
    count = 0
    shift = draw(rng, n) if mover != seat else 0  # of the actions that look alike, any one is listed
    for j in range(n):
        k = j + shift if j + shift < n else j + shift - n
        code = redact_action(out[k], mover, seat)
        if stamps[code] != counters[STAMP]:
            stamps[code] = counters[STAMP]
            codes[count] = code
            actions[count] = out[k]
            count += 1
    return count


def add_child(nodes: Any, node: int, code: int) -> int:
    """Add a child, the first in its parent's list; return it."""
    action, next_sibling, first_child, visits, _, _, counters = nodes
    child = counters[NODES_USED]
    counters[NODES_USED] += 1
    action[child] = code
    first_child[child] = NONE
    visits[child] = 0
    next_sibling[child] = first_child[node]
    first_child[node] = child
    return int(child)


def simulate(states: Any, nodes: Any, listing: Any, scratch: Any, task: Any, simulations: int, max_nodes: int) -> int:
    """Run ``simulations`` simulations, or fewer if the tree has no room for more nodes; return how many were run."""
    action, next_sibling, first_child, visits, prior, total, counters = nodes
    stamps, codes, actions, legal_actions = listing
    _, _, points, values, path = scratch
    seat, knobs, _, _, rng = task
    players = states[ROOT_STATE].players
    for done in range(simulations):
        if counters[NODES_USED] + len(legal_actions) > max_nodes:
            return done
        copy_state(states, CURRENT, states, ROOT_STATE)
        resample(states[CURRENT], seat, rng)
        s = states[CURRENT]
        node = ROOT
        depth = 0
        path[0] = ROOT
        while True:
            if s.over != 0:
                terminal_values(s, points, values)
                break
            if (node != ROOT and visits[node] == 0) or depth >= knobs.horizon:
                evaluate_leaf(states, nodes, listing, scratch, task, node, depth)
                break
            mover = s.seat
            count = list_actions(s, node, listing, counters, seat, rng)
            listed = counters[STAMP]  # stamps a legal code; listed + 1 stamps one that has a child
            new = first_child[node] == NONE
            found = 0
            tried = 1
            child = first_child[node]
            while child != NONE:
                if stamps[action[child]] == listed:
                    stamps[action[child]] = listed + 1
                    found += 1
                    tried += visits[child]
                child = next_sibling[child]
            if found < count and (new or found == 0 or knobs.overlook + knobs.inattention == 0.0):
                expand(states, nodes, listing, scratch, task, node, count)
                for k in range(count):
                    stamps[codes[k]] = listed + 1
            exploration = 0.0 if new else knobs.explore * sqrt(tried)
            chosen = NONE
            highest = -1.0
            child = first_child[node]
            while child != NONE:
                if stamps[action[child]] == listed + 1:
                    score = selection_score(total[child, mover], visits[child], prior[child], tried, exploration)
                    if score > highest:
                        highest = score
                        chosen = child
                child = next_sibling[child]
            code = action[chosen]
            k = 0
            while codes[k] != code:
                k += 1
            apply(s, actions[k], no_log())
            node = chosen
            depth += 1
            path[depth] = node
        counters[DEEPEST] = max(counters[DEEPEST], depth)
        for d in range(depth + 1):
            child = path[d]
            visits[child] += 1
            for p in range(players):
                total[child, p] += values[p]
    return simulations


def find_node(states: Any, raw: Any, wanted: Any, nodes: Any, seat: int, stack: Any) -> int:
    """The most visited node whose state, redacted for the seat, is the one wanted; NONE where there is no such node.

    It is sought as many decisions below the root as ``stack`` has room for, along every path that the tree holds, from
    ``states[0]``; ``raw`` has the same states as bytes.
    """
    action, next_sibling, first_child, visits, _, _, _ = nodes
    path, lists, left = stack
    steps = len(path)
    best = NONE
    depth = 0
    path[0] = ROOT
    left[0] = legal(states[0], lists[0])
    while depth >= 0:
        if left[depth] == 0:
            depth -= 1
            continue
        left[depth] -= 1
        chosen = lists[depth][left[depth]]
        code = redact_action(chosen, states[depth].seat, seat)
        child = first_child[path[depth]]
        while child != NONE and action[child] != code:
            child = next_sibling[child]
        if child == NONE or visits[child] == 0:
            continue
        copy_state(states, depth + 1, states, depth)
        apply(states[depth + 1], chosen, no_log())
        if depth + 1 < steps:
            if states[depth + 1].over == 0:
                depth += 1
                path[depth] = child
                left[depth] = legal(states[depth], lists[depth])
        elif best == NONE or visits[child] > visits[best]:
            redact(states[depth + 1], seat)
            i = 0
            while i < len(wanted) and raw[depth + 1, i] == wanted[i]:
                i += 1
            if i == len(wanted):
                best = child
    return int(best)


def copy_subtree(nodes: Any, to: Any, origin: Any, node: int) -> None:
    """Copy a node and all below it into another tree, where it becomes the root; ``origin`` is scratch."""
    action, next_sibling, first_child, visits, prior, total, counters = nodes
    used = 1
    origin[ROOT] = node
    i = 0
    while i < used:
        old = origin[i]
        to.action[i] = action[old]
        to.visits[i] = visits[old]
        to.prior[i] = prior[old]
        for p in range(total.shape[1]):
            to.total[i, p] = total[old, p]
        to.first_child[i] = NONE
        child = first_child[old]
        while child != NONE:
            origin[used] = child
            to.next_sibling[used] = to.first_child[i]
            to.first_child[i] = used
            used += 1
            child = next_sibling[child]
        i += 1
    to.counters[NODES_USED] = used
    to.counters[STAMP] = counters[STAMP]


TEMPLATES = (terminal_values, add_child, find_node, copy_subtree)
