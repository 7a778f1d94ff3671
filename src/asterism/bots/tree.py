"""A tree for one seat of one match: the arrays that the compiled search fills, and what can be read from them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import FunctionType, SimpleNamespace
from typing import Any

import msgspec
import numpy as np

from asterism.bots import search, uct
from asterism.bots.walk import DEEPEST, MAX_DEPTH, NONE, ROOT, TEMPLATES, TRUE, USED, everything, look, walk
from asterism.engine.compile import INTERPRETED, bind
from asterism.engine.contract import Game
from asterism.engine.events import NO_LOG
from asterism.engine.registry import load
from asterism.engine.rng import make_rng

CODES_PAST_ACTIONS = 64
LONGEST_WALK = 6


class Knobs(msgspec.Struct, frozen=True, kw_only=True):
    """How a search thinks."""

    explore: float = 0.8
    """How far it looks beside what seems best."""
    sharpness: float = 20.0
    """How much more it trusts an action that looks better at first glance."""
    noise: float = 0.0
    """How wrong its first glance may be, as a chance to win."""
    overlook: float = 0.0
    """The share of the actions after the first decision that it does not see at all."""
    horizon: int = MAX_DEPTH
    """How many decisions it looks ahead."""

    def vector(self) -> np.ndarray:
        """As the compiled search reads them."""
        return np.array([self.explore, self.sharpness, self.noise, self.overlook, self.horizon], np.float64)


@cache
def kernels(id: str) -> Any:
    """The searches compiled for a game."""
    game = load(id)
    evaluation = import_module(f"asterism.bots.evaluation.{id}")
    names = {
        name: getattr(game.rules, name)
        for name in ("legal", "apply", "standings", "redact", "resample", "redact_action")
    }
    names["measure"] = bind(evaluation.measure, id, **evaluation.HELPERS)
    names["narrow"] = bind(getattr(evaluation, "narrow", everything), id)
    names["playout"] = game.kernels.playout
    for template in (*TEMPLATES, *search.TEMPLATES, *uct.TEMPLATES):
        names[template.__name__] = bind(template, id, **names)
    pieces = {name: names[f"plain_{name}"] for name in ("grow", "rate", "height")}
    pieces["look"] = bind(_renamed(look), id, **names | {"narrow": bind(everything, id)})
    names |= {"walk": bind(walk, id, **names), "plain_walk": bind(_renamed(walk), id, **names | pieces)}
    return SimpleNamespace(**names, features=evaluation.FEATURES)


def _renamed(template: Any) -> FunctionType:
    """A template for plain UCT under a name of its own, by which its compiled code is kept."""
    return FunctionType(template.__code__, template.__globals__, f"plain_{template.__name__}")


class Nodes:
    """The arrays of a tree. Memory is touched only as nodes are made."""

    def __init__(self, capacity: int, players: int) -> None:
        self.action = np.empty(capacity, np.int16)
        self.after = np.empty(capacity, np.int32)
        self.first = np.empty(capacity, np.int32)
        self.visits = np.empty(capacity, np.int32)
        self.prior = np.empty(capacity, np.float32)
        self.total = np.empty((capacity, players), np.float32)
        self.tallies = np.zeros(3, np.int64)
        self.all = (self.action, self.after, self.first, self.visits, self.prior, self.total, self.tallies)


class Tree:
    """The nodes of one search and all it needs to grow them without asking for memory."""

    def __init__(self, game: Game, players: int, capacity: int, seed: int) -> None:
        self.game = game
        self.players = players
        self.capacity = capacity
        self.kernels = kernels(game.id)
        self.nodes = Nodes(capacity, players)
        self.spare = Nodes(capacity, players)
        self.origin = np.empty(capacity, np.int32)
        state = game.state
        self.states = np.zeros(3, state.STATE)
        self.moves = (
            np.zeros(state.ACTIONS + CODES_PAST_ACTIONS, np.int64),
            np.zeros(state.MAX_LEGAL, np.int16),
            np.zeros(state.MAX_LEGAL, np.int16),
        )
        self.path = np.zeros(MAX_DEPTH + 1, np.int32)
        self.scratch = (
            np.zeros((players, len(self.kernels.features)), np.float64),
            np.zeros(game.max_players, np.int32),
            np.zeros(players, np.float64),
            np.zeros(state.MAX_LEGAL, np.int16),
            NO_LOG.copy(),
        )
        self.rng = make_rng(seed)
        self.blind = seed & search.MASK
        self.seat = NONE
        self.ply = NONE

    def plant(self, states: np.ndarray, seat: int, ply: int) -> None:
        """Go on from a record redacted for the seat: with what is known about it already, else with a bare root."""
        node = self._find(states, seat, ply)
        if node == NONE:
            self.nodes.tallies[USED] = 1
            self.nodes.first[ROOT] = NONE
            self.nodes.visits[ROOT] = 0
            self.nodes.total[ROOT] = 0
        elif node != ROOT:
            self.kernels.transplant(self.nodes.all, self.spare.all, self.origin, node)
            self.nodes, self.spare = self.spare, self.nodes
            self.nodes.total[ROOT] *= self.simulations / (self.simulations + 1)  # a root has no first glance
        self.nodes.tallies[DEEPEST] = 0
        self.states[TRUE] = states[0]
        self.seat = seat
        self.ply = ply

    def rehearse(self) -> None:
        """Compile, if need be, what is called between decisions: nothing lies below a bare root, moved as it is."""
        if not INTERPRETED:
            self._seek(self.states[TRUE : TRUE + 1], 1)
            self.kernels.transplant(self.nodes.all, self.spare.all, self.origin, ROOT)

    def grow(self, knobs: np.ndarray, weights: np.ndarray, simulations: int, most: int, *, plain: bool = False) -> int:
        """Run so many simulations and return their number: fewer when ``most`` nodes are made."""
        kernel = self.kernels.plain_walk if plain else self.kernels.walk
        done = kernel(
            self.states,
            self.seat,
            self.nodes.all,
            self.moves,
            self.path,
            knobs,
            weights,
            self.scratch,
            self.rng,
            self.blind,
            simulations,
            min(most, self.capacity),
        )
        return int(done)

    @property
    def simulations(self) -> int:
        """How many simulations the root has seen."""
        return int(self.nodes.visits[ROOT])

    def children(self, node: int = ROOT) -> list[int]:
        """The children of a node, the most visited first, equals by value for the seat."""
        found = []
        child = int(self.nodes.first[node])
        while child != NONE:
            found.append(child)
            child = int(self.nodes.after[child])
        return sorted(found, key=lambda e: (-int(self.nodes.visits[e]), -self.value(e, self.seat)))

    def value(self, node: int, seat: int) -> float:
        """The seat's chance to win there, as far as the search knows."""
        return float(self.nodes.total[node, seat] / (self.nodes.visits[node] + (node != ROOT)))

    def _find(self, states: np.ndarray, seat: int, ply: int) -> int:
        """The node of a later position of the same match, or NONE.

        The walk plays what the tree holds on the record the seat knew. That is sound for the seat's own decisions,
        and for those of others where nothing is hidden: then no truth but this one could have been drawn.
        """
        steps = ply - self.ply
        if INTERPRETED or seat != self.seat or not 0 <= steps <= LONGEST_WALK:
            return NONE
        if steps == 0:
            return ROOT if states[0] == self.states[TRUE] else NONE
        return NONE if steps > 1 and self._hides() else self._seek(states, steps)

    def _seek(self, states: np.ndarray, steps: int) -> int:
        """The node of a position so many decisions below the root, or NONE."""
        walked = np.zeros(steps + 1, states.dtype)
        walked[0] = self.states[TRUE]
        found = self.kernels.find(
            walked,
            walked.view(np.uint8).reshape(steps + 1, -1),
            states.view(np.uint8),
            self.seat,
            steps,
            self.nodes.all,
            np.zeros(steps, np.int32),
            np.zeros((steps, self.game.state.MAX_LEGAL), np.int16),
            np.zeros(steps, np.int32),
            NO_LOG.copy(),
        )
        return int(found)

    def _hides(self) -> bool:
        """Whether the root's record leaves anything to guess."""
        guess = self.states[TRUE : TRUE + 1].copy()
        self.game.kernels.resample_at(guess, 0, self.seat, make_rng(self.blind))
        return bool(guess[0].tobytes() != self.states[TRUE].tobytes())
