"""More examples from the same games: positions, actions and policies turned by the symmetries of the board.

>>> import numpy as np
>>> from asterism.batch import Batch
>>> batch = Batch("filantes", 2, seed=1)
>>> turned = turn(batch.game, batch.records, [1, 5])
>>> turn_policies(batch.game, batch.records, batch.legal_mask(), [1, 5]).sum(axis=1).tolist()
[36, 36]
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from asterism.engine.contract import Game
from asterism.engine.errors import OptionError


def symmetry_counts(game: Game, records: Any) -> np.ndarray:
    """How many symmetries each record has; number 0 changes nothing."""
    return np.array([game.symmetry.symmetries(record) for record in records], np.int64)


def random_symmetries(game: Game, records: Any, rng: np.random.Generator) -> np.ndarray:
    """A random symmetry for each record."""
    return rng.integers(symmetry_counts(game, records))


def turn(game: Game, records: Any, symmetries: Any) -> np.ndarray:
    """Each record turned by its symmetry; its observations are those of the turned position."""
    turned: np.ndarray = np.zeros_like(records)
    for i, (record, k) in enumerate(_pairs(game, records, symmetries)):
        turned[i] = game.symmetry.transform(record, k)
    return turned


def turn_actions(game: Game, records: Any, actions: Any, symmetries: Any) -> np.ndarray:
    """Each action as it is numbered in the turned position."""
    rows = zip(actions, _pairs(game, records, symmetries), strict=True)
    return np.array([game.symmetry.transform_action(record, int(a), k) for a, (record, k) in rows], np.int32)


def turn_policies(game: Game, records: Any, policies: Any, symmetries: Any) -> np.ndarray:
    """Each row of numbers by action (a policy, a mask), in the order of the turned position; zeros stay zeros."""
    turned: np.ndarray = np.zeros_like(policies)
    for i, (record, k) in enumerate(_pairs(game, records, symmetries)):
        for action in np.flatnonzero(policies[i]):
            turned[i, game.symmetry.transform_action(record, int(action), k)] = policies[i, action]
    return turned


def _pairs(game: Game, records: Any, symmetries: Any) -> Iterator[tuple[Any, int]]:
    """Each record with its symmetry; ``OptionError`` where it has none of that number."""
    for record, k in zip(records, symmetries, strict=True):
        count = game.symmetry.symmetries(record)
        if k not in range(count):
            raise OptionError(f"{game.id}: this record has the symmetries 0 to {count - 1}, not {k!r}")
        yield record, int(k)
