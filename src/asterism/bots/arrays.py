"""The arguments of the compiled search, grouped: the tree, the legal actions at a node, scratch memory.

Numba takes named tuples as they are, so a kernel that is given one costs no more than one with a dozen parameters.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from asterism.bots.knobs import MAX_DEPTH, Knobs
from asterism.engine.contract import Game

ROOT, NONE = 0, -1
NODES_USED, STAMP, DEEPEST = 0, 1, 2  # of Nodes.counters
CODES_PAST_ACTIONS = 64


class Nodes(NamedTuple):
    """A tree in flat arrays, by node. Node ``ROOT`` is the position itself; the children of a node are a linked list:
    ``first_child``, then ``next_sibling``, to ``NONE``."""

    action: Any
    """The action that leads to the node, as the root's seat sees it."""
    next_sibling: Any
    first_child: Any
    visits: Any
    prior: Any
    total: Any
    """The sum of values, by node and seat."""
    counters: Any


class Listing(NamedTuple):
    """The legal actions at a node, as ``list_actions`` writes them."""

    stamps: Any
    """By code: ``counters[STAMP]`` of the last list it was in, and one more where it has a child."""
    codes: Any
    """The actions as the root's seat sees them, each once."""
    actions: Any
    """A true action for each code."""
    legal: Any
    """All legal actions, as the rules list them."""


class Scratch(NamedTuple):
    """Memory that a search reuses in every simulation."""

    features: Any
    weights: Any
    """What each feature weighs in the position that is evaluated."""
    points: Any
    values: Any
    """The value of the leaf, by seat."""
    path: Any
    """The nodes from the root to the leaf."""


class Task(NamedTuple):
    """What is searched for, and how."""

    seat: int
    knobs: Knobs
    weights: Any
    """Of the features: a row for the start of the game, a row for what its progress adds."""
    overlook_seed: int
    rng: Any


class PathStack(NamedTuple):
    """What ``find_node`` keeps for each decision on its way down."""

    nodes: Any
    legal: Any
    left: Any


@cache
def bytes_of_node(players: int) -> int:
    """The bytes that a tree takes for each node."""
    return sum(array.nbytes for array in new_nodes(1, players)[:-1])


def grow(nodes: Nodes, capacity: int) -> None:
    """Make room for more nodes, in place."""
    for array in nodes[:-1]:
        array.resize((capacity, *array.shape[1:]), refcheck=False)


def new_nodes(capacity: int, players: int) -> Nodes:
    """An empty tree with room for ``capacity`` nodes."""
    return Nodes(
        action=np.empty(capacity, np.int16),
        next_sibling=np.empty(capacity, np.int32),
        first_child=np.empty(capacity, np.int32),
        visits=np.empty(capacity, np.int32),
        prior=np.empty(capacity, np.float32),
        total=np.empty((capacity, players), np.float32),
        counters=np.zeros(3, np.int64),
    )


def new_listing(game: Game) -> Listing:
    """An empty list for a game's actions."""
    return Listing(
        stamps=np.zeros(game.state.ACTIONS + CODES_PAST_ACTIONS, np.int64),
        codes=np.zeros(game.state.MAX_LEGAL, np.int16),
        actions=np.zeros(game.state.MAX_LEGAL, np.int16),
        legal=np.zeros(game.state.MAX_LEGAL, np.int16),
    )


def new_scratch(game: Game, players: int, features: int) -> Scratch:
    """Scratch memory for a game."""
    return Scratch(
        features=np.zeros((players, features), np.float64),
        weights=np.zeros(features, np.float64),
        points=np.zeros(game.max_players, np.int32),
        values=np.zeros(players, np.float64),
        path=np.zeros(MAX_DEPTH + 1, np.int32),
    )


def new_path_stack(game: Game, steps: int) -> PathStack:
    """A stack for ``steps`` decisions."""
    return PathStack(
        nodes=np.zeros(steps, np.int32),
        legal=np.zeros((steps, game.state.MAX_LEGAL), np.int16),
        left=np.zeros(steps, np.int32),
    )
