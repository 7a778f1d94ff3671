"""Data augmentation: positions, actions and policies transformed by the symmetries of the board.

>>> import numpy as np
>>> from asterism.batch import Batch
>>> batch = Batch("filantes", 2, seed=1)
>>> turned = turn(batch.game, batch.states, [1, 5])
>>> turn_policies(batch.game, batch.states, batch.legal_mask(), [1, 5]).sum(axis=1).tolist()
[36, 36]
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from asterism.engine.contract import Game
from asterism.engine.errors import OptionError


def symmetry_counts(game: Game, states: Any) -> np.ndarray:
    """How many symmetries each state has; number 0 changes nothing."""
    return np.array([game.symmetry.symmetries(state) for state in states], np.int64)


def random_symmetries(game: Game, states: Any, rng: np.random.Generator) -> np.ndarray:
    """A random symmetry for each state."""
    return rng.integers(symmetry_counts(game, states))


def turn(game: Game, states: Any, symmetries: Any) -> np.ndarray:
    """Each state turned by its symmetry; its observations are those of the turned position."""
    turned: np.ndarray = np.zeros_like(states)
    for i, (state, k) in enumerate(_pairs(game, states, symmetries)):
        turned[i] = game.symmetry.transform(state, k)
    return turned


def turn_actions(game: Game, states: Any, actions: Any, symmetries: Any) -> np.ndarray:
    """Each action as it is numbered in the turned position."""
    rows = zip(actions, _pairs(game, states, symmetries), strict=True)
    return np.array([game.symmetry.transform_action(state, int(a), k) for a, (state, k) in rows], np.int32)


def turn_policies(game: Game, states: Any, policies: Any, symmetries: Any) -> np.ndarray:
    """Each row of numbers by action (a policy, a mask), in the order of the turned position; zeros stay zeros."""
    turned: np.ndarray = np.zeros_like(policies)
    for i, (state, k) in enumerate(_pairs(game, states, symmetries)):
        for action in np.flatnonzero(policies[i]):
            turned[i, game.symmetry.transform_action(state, int(action), k)] = policies[i, action]
    return turned


def _pairs(game: Game, states: Any, symmetries: Any) -> Iterator[tuple[Any, int]]:
    """Each state with its symmetry; ``OptionError`` where it has none of that number."""
    for state, k in zip(states, symmetries, strict=True):
        count = game.symmetry.symmetries(state)
        if k not in range(count):
            raise OptionError(f"{game.id}: this state has the symmetries 0 to {count - 1}, not {k!r}")
        yield state, int(k)
