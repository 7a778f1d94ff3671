"""The walk of every tree search: information-set Monte Carlo tree search over records, compiled for each game.

Every simulation draws a truth that fits what the root's seat knows (``resample``), walks down the tree to a node that
is new, has it rated, and carries the rating back up, a value for every seat. A node is known by the actions that lead
to it, as the root's seat sees them, so that moves it cannot tell apart are one move. Which children a node has depends
on the truth that was drawn: only those that are legal in it compete.

What a search thinks is in three pieces that are bound to the walk: ``grow`` gives a node children, ``rate`` says what a
new node is worth, ``height`` how much a child asks to be visited. ``search`` and ``uct`` have such pieces.

Nodes lie in flat arrays made once. Node ``ROOT`` is the position itself; the children of a node are a chain: ``first``
and then ``after``, to ``NONE``.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from asterism.engine.compile import copy_state
from asterism.engine.rng import draw

ROOT, NONE = 0, -1
TRUE, NOW, NEXT = 0, 1, 2  # the records: the root as it is known, the walk, one decision further
USED, STAMP, DEEPEST = 0, 1, 2  # the tallies
EXPLORE, SHARPNESS, NOISE, OVERLOOK, HORIZON = range(5)  # the knobs, see ``Knobs``
MAX_DEPTH = 400
LONGEST_PLAYOUT = 20_000


def unbound(*args: Any) -> Any:
    """What a template's names stand for before it is bound to a game."""
    raise RuntimeError("a template is called without being bound to a game")


legal = apply = standings = redact = resample = redact_action = narrow = grow = rate = height = unbound


def reward(s: Any, points: Any, values: Any) -> None:
    """The result of a finished game: one win, shared by the winners."""
    winners = standings(s, points)
    count = 0
    for p in range(s.players):
        count += winners >> p & 1
    for p in range(s.players):
        values[p] = 1.0 / count if winners >> p & 1 else 0.0


def everything(s: Any, out: Any, n: int) -> int:
    """All ``n`` actions are looked at."""
    return n


def look(s: Any, seat: int, node: int, moves: Any, tallies: Any, out: Any, rng: Any) -> int:
    """List the legal actions as the root's seat sees them, each code once and marked; return how many there are.

    Below the root, only those that ``narrow`` puts first: orders that come to the same are one.
    """
    marks, codes, acts = moves
    mover = s.seat
    n = legal(s, out)
    if node != ROOT:
        n = narrow(s, out, n)
    tallies[STAMP] += 2
    m = 0
    shift = draw(rng, n) if mover != seat else 0  # any one of the actions that look alike stands for them
    for j in range(n):
        k = j + shift if j + shift < n else j + shift - n
        code = redact_action(out[k], mover, seat)
        if marks[code] != tallies[STAMP]:
            marks[code] = tallies[STAMP]
            codes[m] = code
            acts[m] = out[k]
            m += 1
    return m


def link(tree: Any, node: int, code: int) -> int:
    """A new child of a node, the first in its chain."""
    action, after, first, visits, _, _, tallies = tree
    e = tallies[USED]
    tallies[USED] += 1
    action[e] = code
    first[e] = NONE
    visits[e] = 0
    after[e] = first[node]
    first[node] = e
    return int(e)


def walk(
    states: Any,
    seat: int,
    tree: Any,
    moves: Any,
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
    marks, codes, acts = moves
    _, points, values, out, no_log = scratch
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
            if (node != ROOT and visits[node] == 0) or depth >= knobs[HORIZON]:
                rate(states, seat, node, depth, moves, tree, knobs, weights, scratch, rng, blind)
                break
            mover = s.seat
            m = look(s, seat, node, moves, tallies, out, rng)
            open = tallies[STAMP]  # marks a legal code; open + 1 marks one that has a child
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
                grow(states, seat, node, m, moves, tree, knobs, weights, scratch, rng, blind)
                for k in range(m):
                    marks[codes[k]] = open + 1
            reach = 0.0 if fresh else knobs[EXPLORE] * sqrt(tried)
            chosen = NONE
            highest = -1.0
            e = first[node]
            while e != NONE:
                if marks[action[e]] == open + 1:
                    h = height(total[e, mover], visits[e], prior[e], tried, reach)
                    if h > highest:
                        highest = h
                        chosen = e
                e = after[e]
            code = action[chosen]
            k = 0
            while codes[k] != code:
                k += 1
            apply(s, acts[k], no_log)
            node = chosen
            depth += 1
            path[depth] = node
        tallies[DEEPEST] = max(tallies[DEEPEST], depth)
        for d in range(depth + 1):
            e = path[d]
            visits[e] += 1
            for p in range(players):
                total[e, p] += values[p]
    return simulations


def find(
    states: Any,
    raw: Any,
    wanted: Any,
    seat: int,
    steps: int,
    tree: Any,
    nodes: Any,
    lists: Any,
    tallies: Any,
    no_log: Any,
) -> int:
    """The most visited node ``steps`` decisions below the root whose record, as the seat sees it, is the one wanted.

    The walk tries all that the tree holds on the record ``states[0]``; ``raw`` has the same records as bytes.
    """
    action, after, first, visits, _, _, _ = tree
    best = NONE
    depth = 0
    nodes[0] = ROOT
    tallies[0] = legal(states[0], lists[0])
    while depth >= 0:
        if tallies[depth] == 0:
            depth -= 1
            continue
        tallies[depth] -= 1
        chosen = lists[depth][tallies[depth]]
        code = redact_action(chosen, states[depth].seat, seat)
        e = first[nodes[depth]]
        while e != NONE and action[e] != code:
            e = after[e]
        if e == NONE or visits[e] == 0:
            continue
        copy_state(states, depth + 1, states, depth)
        apply(states[depth + 1], chosen, no_log)
        if depth + 1 < steps:
            if states[depth + 1].over == 0:
                depth += 1
                nodes[depth] = e
                tallies[depth] = legal(states[depth], lists[depth])
        elif best == NONE or visits[e] > visits[best]:
            redact(states[depth + 1], seat)
            i = 0
            while i < len(wanted) and raw[depth + 1, i] == wanted[i]:
                i += 1
            if i == len(wanted):
                best = e
    return int(best)


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


TEMPLATES = (reward, look, link, find, transplant)
