"""Thinking: a search that runs in short compiled stretches, so that it can be watched, limited and called off."""

from __future__ import annotations

import time
from collections.abc import Iterator
from threading import Event

import numpy as np

from asterism.bots.base import ActionValue, AnalysisResult, Limit, Seen
from asterism.bots.tree import Knobs, Tree
from asterism.bots.walk import DEEPEST, ROOT
from asterism.engine.compile import INTERPRETED

STRETCH = 0.005
"""Seconds that a stretch of the search takes, about."""
FIRST_STRETCH = 1 if INTERPRETED else 16
CAPACITY = 1 << 22
PATIENCE = Limit(seconds=1.0)
"""How long to think where nothing is said."""


class Thinker:
    """One seat's mind in one match: it keeps its tree from decision to decision."""

    def __init__(self, seed: int, *, plain: bool = False) -> None:
        self.seed = seed
        self.plain = plain
        self.tree: Tree | None = None

    def think(
        self, seen: Seen, knobs: Knobs, weights: np.ndarray, limit: Limit, cancel: Event | None = None
    ) -> Iterator[Tree]:
        """Think about a decision; the tree is given after every stretch, and at the end for good.

        Simulations of earlier decisions that led here count towards a limit of simulations. However small a limit is,
        there is one simulation, so that there is something to choose. A limit of nodes is one of simulations too: near
        the end of a game a simulation makes no new node.
        """
        if limit == Limit():
            limit = PATIENCE
        counts = [count for count in (limit.simulations, limit.nodes) if count is not None]
        simulations = max(1, min(counts)) if counts else None
        tree = self._plant(seen)
        vector = knobs.vector()
        most = CAPACITY if limit.nodes is None else max(limit.nodes, 1 + seen.game.state.MAX_LEGAL)
        tree.grow(vector, weights, 0, most, plain=self.plain)  # compiled, if need be, before the clock runs
        begin = time.perf_counter()
        stretch = FIRST_STRETCH
        while True:
            if simulations is not None:
                stretch = min(stretch, simulations - tree.simulations)
            before = time.perf_counter()
            full = stretch > 0 and tree.grow(vector, weights, stretch, most, plain=self.plain) < stretch
            now = time.perf_counter()
            yield tree
            if (
                full
                or (simulations is not None and tree.simulations >= simulations)
                or (limit.seconds is not None and now - begin >= limit.seconds)
                or (cancel is not None and cancel.is_set())
            ):
                return
            stretch = max(1, min(4 * stretch, round(stretch * STRETCH / max(now - before, 1e-6))))

    def forget(self) -> None:
        """Give the memory of the tree back."""
        self.tree = None

    def _plant(self, seen: Seen) -> Tree:
        if self.tree is None:
            self.tree = Tree(seen.game, seen.players, CAPACITY, self.seed)
            self.tree.plant(seen.states, seen.seat, seen.ply)
            self.tree.rehearse()
        else:
            self.tree.plant(seen.states, seen.seat, seen.ply)
        return self.tree


def report(tree: Tree, seconds: float) -> AnalysisResult:
    """What a tree says about its root."""
    nodes = tree.nodes
    children = tree.children()
    line = []
    node = ROOT
    while nodes.visits[node] > 1 or node == ROOT:
        below = tree.children(node)
        if not below:
            break
        node = below[0]
        line.append(int(nodes.action[node]))
    return AnalysisResult(
        seat=tree.seat,
        simulations=tree.simulations,
        seconds=seconds,
        depth=int(nodes.tallies[DEEPEST]),
        values=_values(tree, ROOT),
        actions=[ActionValue(int(nodes.action[e]), int(nodes.visits[e]), _values(tree, e)) for e in children],
        line=line,
    )


def _values(tree: Tree, node: int) -> list[float]:
    """Each seat's chance to win; a glance that is wrong about one seat can put another's below 0."""
    chances = [max(0.0, tree.value(node, seat)) for seat in range(tree.players)]
    whole = sum(chances) or 1.0
    return [chance / whole for chance in chances]
