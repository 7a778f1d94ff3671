"""A search in short compiled chunks, so that it can be watched, limited and cancelled."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import reduce
from operator import add
from threading import Event

from asterism.bots.arrays import DEEPEST, ROOT, bytes_of_node
from asterism.bots.base import ActionValue, AnalysisResult, Limit, SearchPosition
from asterism.bots.tree import SearchParameters, Tree
from asterism.engine.compile import INTERPRETED

CHUNK_SECONDS = 0.005
FIRST_CHUNK = 1 if INTERPRETED else 16
CAPACITY = 1 << 22
DEFAULT_LIMIT = Limit(seconds=1.0)


class SearchSession:
    """The searches of one seat in one match; the tree is kept from decision to decision."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.tree: Tree | None = None
        self.max_bytes: int | None = None
        """The most memory of the tree; None: that of ``CAPACITY`` nodes."""

    @property
    def bytes(self) -> int:
        """The memory of the tree that is kept."""
        return 0 if self.tree is None else self.tree.bytes

    def run(
        self,
        position: SearchPosition,
        parameters: SearchParameters,
        limit: Limit,
        cancel: Event | None = None,
        only: int | None = None,
    ) -> Iterator[Tree]:
        """Search a position; the tree is yielded after every chunk, the last time when the limit is reached.

        With ``only``, all simulations but the first begin with that action; the tree is not to be kept then.

        Simulations of earlier decisions that led here count towards a limit of simulations. However small a limit is,
        there is one simulation, so that there is something to choose. A limit of nodes is one of simulations too: near
        the end of a game a simulation adds no node.
        """
        if limit == Limit():
            limit = DEFAULT_LIMIT
        counts = [count for count in (limit.simulations, limit.nodes) if count is not None]
        simulations = max(1, min(counts)) if counts else None
        tree = self._tree_at(position)
        max_nodes = CAPACITY if limit.nodes is None else max(limit.nodes, 1 + position.game.state.MAX_LEGAL)
        tree.simulate(parameters, 0, max_nodes)  # compiled, if need be, before the clock runs
        begin = time.perf_counter()
        if only is not None:
            tree.restrict(only, parameters)
        chunk = FIRST_CHUNK
        while True:
            if simulations is not None:
                chunk = min(chunk, simulations - tree.simulations)
            before = time.perf_counter()
            full = chunk > 0 and tree.simulate(parameters, chunk, max_nodes) < chunk
            now = time.perf_counter()
            yield tree
            if (
                full
                or (simulations is not None and tree.simulations >= simulations)
                or (limit.seconds is not None and now - begin >= limit.seconds)
                or (cancel is not None and cancel.is_set())
            ):
                return
            chunk = max(1, min(4 * chunk, round(chunk * CHUNK_SECONDS / max(now - before, 1e-6))))

    def reset(self) -> None:
        """Drop the tree and its memory."""
        self.tree = None

    def _tree_at(self, position: SearchPosition) -> Tree:
        if self.tree is None:
            self.tree = Tree(position.game, position.players, self._capacity(position.players), self.seed)
            self.tree.set_root(position.states, position.seat, position.ply)
            self.tree.compile_reuse()
        else:
            self.tree.set_root(position.states, position.seat, position.ply)
        return self.tree

    def _capacity(self, players: int) -> int:
        return CAPACITY if self.max_bytes is None else self.max_bytes // bytes_of_node(players)


def analysis_of(tree: Tree, seconds: float) -> AnalysisResult:
    """What a tree says about its root."""
    nodes = tree.nodes
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
        depth=int(nodes.counters[DEEPEST]),
        values=_values(tree, ROOT),
        actions=[
            ActionValue(int(nodes.action[child]), int(nodes.visits[child]), _values(tree, child))
            for child in tree.children()
        ],
        line=line,
    )


def _values(tree: Tree, node: int) -> list[float]:
    """Each seat's chance to win; noise in the evaluation of one seat can put another's below 0."""
    chances = [max(0.0, tree.value(node, seat)) for seat in range(tree.players)]
    whole = reduce(add, chances) or 1.0  # sum() rounds differently from Python 3.12 on, and a browser does as add does
    return [chance / whole for chance in chances]
