"""The search tree of one seat in one match: it is kept from decision to decision."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from asterism.bots.arrays import (
    DEEPEST,
    NODES_USED,
    NONE,
    ROOT,
    Nodes,
    Task,
    bytes_of_node,
    grow,
    new_listing,
    new_nodes,
    new_path_stack,
    new_scratch,
)
from asterism.bots.kernels import search_kernels
from asterism.bots.knobs import Knobs
from asterism.bots.puct import MASK
from asterism.bots.simulate import ROOT_STATE
from asterism.engine.compile import INTERPRETED
from asterism.engine.contract import Game
from asterism.engine.rng import make_rng

MAX_REUSE_STEPS = 6
FIRST_CAPACITY = 1 << 12
EXPANSIONS = 64
"""More nodes than one simulation expands: the new one, and those on its way at which other actions are legal now."""
NEVER = -1e9
"""The total of a child that ``simulate`` does not choose: it takes none with a score below -1."""


class SearchParameters(NamedTuple):
    """Which search to run: that of the levels with its knobs and weights, or plain UCT."""

    knobs: Knobs
    weights: np.ndarray
    uct: bool = False


class Tree:
    """The nodes of a search, in memory that grows with them up to ``capacity`` nodes."""

    def __init__(self, game: Game, players: int, capacity: int, seed: int) -> None:
        self.game = game
        self.players = players
        self.capacity = capacity
        self.kernels = search_kernels(game)
        self.states = np.zeros(3, game.state.STATE)
        self._spare: int = (EXPANSIONS - 1) * game.state.MAX_LEGAL
        self._size: int = min(capacity, FIRST_CAPACITY + self._spare)
        self.nodes = self._new_nodes()
        self.seat = NONE
        """The seat that searches."""
        self._listing = new_listing(game)
        self._scratch = new_scratch(game, players, len(self.kernels.features))
        self._rng = make_rng(seed)
        self._overlook_seed = seed & MASK
        self._ply = NONE

    def _new_nodes(self) -> Nodes:
        return new_nodes(self._size, self.players)

    @property
    def bytes(self) -> int:
        """The memory of the nodes."""
        return int(bytes_of_node(self.players) * self._size)

    def set_root(self, states: np.ndarray, seat: int, ply: int) -> None:
        """Continue from a state redacted for the seat: with the subtree that belongs to it, or with a bare root."""
        node = self._find(states, seat, ply)
        if node == NONE:
            self.nodes.counters[NODES_USED] = 1
            self.nodes.first_child[ROOT] = NONE
            self.nodes.visits[ROOT] = 0
            self.nodes.total[ROOT] = 0
        elif node != ROOT:
            self.nodes = self._copy_below(node)
            self.nodes.total[ROOT] *= self.simulations / (self.simulations + 1)  # a root has no first evaluation
        self.nodes.counters[DEEPEST] = 0
        self.states[ROOT_STATE] = states[0]
        self.seat = seat
        self._ply = ply

    def compile_reuse(self) -> None:
        """Compile, if need be, what ``set_root`` calls later; to be called while the tree is a bare root."""
        if not INTERPRETED:
            self._find_below(self.states[ROOT_STATE : ROOT_STATE + 1], 1)
            self._copy_below(ROOT)

    def _copy_below(self, node: int) -> Nodes:
        """A node and all below it, as a tree."""
        copy = self._new_nodes()
        self.kernels.copy_subtree(self.nodes, copy, np.empty(self.nodes.counters[NODES_USED], np.int32), node)
        return copy

    def simulate(self, parameters: SearchParameters, simulations: int, max_nodes: int) -> int:
        """Run ``simulations`` simulations, or fewer when there are ``max_nodes`` nodes; return how many were run."""
        task = Task(self.seat, parameters.knobs, parameters.weights, self._overlook_seed, self._rng)
        kernel = self.kernels.uct_simulate if parameters.uct else self.kernels.simulate
        most = min(max_nodes, self.capacity - self._spare)
        done = 0
        while True:
            room = min(most, self._size - self._spare)
            done += int(kernel(self.states, self.nodes, self._listing, self._scratch, task, simulations - done, room))
            if done >= simulations or room == most:
                return done
            self._size = min(2 * self._size, self.capacity)
            grow(self.nodes, self._size)

    def restrict(self, action: int, parameters: SearchParameters) -> None:
        """Give each action at the root a child, and let all further simulations begin with one of them."""
        actions = np.zeros(self.game.state.MAX_LEGAL, np.int16)
        count = self.game.kernels.legal_at(self.states, ROOT_STATE, actions)
        while len(self.children()) < count and self.simulate(parameters, 1, self.capacity):
            pass
        for child in self.children():
            if self.nodes.action[child] != action:
                self.nodes.total[child] = NEVER

    @property
    def simulations(self) -> int:
        """The number of simulations through the root."""
        return int(self.nodes.visits[ROOT])

    def children(self, node: int = ROOT) -> list[int]:
        """The children of a node, the most visited first, equals by value for the seat."""
        found = []
        child = int(self.nodes.first_child[node])
        while child != NONE:
            found.append(child)
            child = int(self.nodes.next_sibling[child])
        return sorted(found, key=lambda e: (-int(self.nodes.visits[e]), -self.value(e, self.seat)))

    def value(self, node: int, seat: int) -> float:
        """A seat's estimated chance to win at a node."""
        return float(self.nodes.total[node, seat] / (self.nodes.visits[node] + (node != ROOT)))

    def _find(self, states: np.ndarray, seat: int, ply: int) -> int:
        """The node of a later position of the same match, or NONE.

        It is found by playing what the tree holds from the state that the seat knew. That is sound for the seat's own
        decisions, and for those of others where nothing is hidden: then no other state could have been drawn.
        """
        steps = ply - self._ply
        if INTERPRETED or seat != self.seat or not 0 <= steps <= MAX_REUSE_STEPS:
            return NONE
        if steps == 0:
            return ROOT if states[0] == self.states[ROOT_STATE] else NONE
        return NONE if steps > 1 and self._has_hidden_values() else self._find_below(states, steps)

    def _find_below(self, states: np.ndarray, steps: int) -> int:
        """The node of a position ``steps`` decisions below the root, or NONE."""
        played = np.zeros(steps + 1, states.dtype)
        played[0] = self.states[ROOT_STATE]
        raw = played.view(np.uint8).reshape(steps + 1, -1)
        stack = new_path_stack(self.game, steps)
        wanted = states.view(np.uint8)
        return int(self.kernels.find_node(played, raw, wanted, self.nodes, self.seat, stack))

    def _has_hidden_values(self) -> bool:
        """Whether the seat does not know the whole state of the root."""
        guess = self.states[ROOT_STATE : ROOT_STATE + 1].copy()
        self.game.kernels.resample_at(guess, 0, self.seat, make_rng(self._overlook_seed))
        return bool(guess[0].tobytes() != self.states[ROOT_STATE].tobytes())
