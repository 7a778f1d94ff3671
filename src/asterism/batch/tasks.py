"""The tasks of a batch, bound to a game: compiled for the CPU, and run over slices of the games on several threads."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import import_module
from types import FunctionType
from typing import Any

import numpy as np

from asterism.batch import kernels
from asterism.engine.compile import bind
from asterism.engine.contract import Game
from asterism.engine.errors import OptionError
from asterism.engine.events import NO_LOG

FEWEST, FEWEST_PLAYED = 1024, 64  # games worth a thread of their own: in one step, and in whole random games


def names(game: Game, bound: Callable[..., Any], **more: Any) -> dict[str, Any]:
    """The globals that tasks need: the game's rules, and the helpers bound to them by ``bound``."""
    rules = {name: getattr(game.rules, name) for name in kernels.RULES}
    rules["observe"] = import_module(f"asterism.games.{game.id}.observe").observe
    helpers = {helper.__name__: bound(helper, game.id, **rules) for helper in kernels.HELPERS}
    return {**rules, **helpers, **more}


def renamed(template: Callable[..., Any], name: str) -> FunctionType:
    """The template under another name, which keeps its compiled copies apart."""
    return FunctionType(template.__code__, template.__globals__, name)


@cache
def compiled(id: str, task: str) -> Callable[..., Any]:
    """A task over a slice of games, compiled for the CPU on its first call."""
    from asterism.engine.registry import load

    body = bind(getattr(kernels, task), id, **names(load(id), bind))
    return bind(renamed(kernels.over_range, f"{task}_each"), id, body=body)


class Threads:
    """Runs tasks on CPU threads, each over a slice of the games; what they share stays in NumPy arrays."""

    device = "cpu"

    def __init__(self, game: Game, threads: int | None = None) -> None:
        self.game = game
        self.threads = (os.cpu_count() or 1) if threads is None else threads
        if self.threads < 1:
            raise OptionError(f"threads must be at least 1, not {threads}")
        self._pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None

    def __reduce__(self) -> Any:
        return Threads, (self.game, self.threads)

    def empty(self, shape: tuple[int, ...], dtype: Any) -> np.ndarray:
        """A new array of zeros."""
        return np.zeros(shape, dtype)

    def put(self, array: np.ndarray) -> np.ndarray:
        """The array where tasks can read it."""
        return array

    def take(self, array: Any, dtype: Any) -> np.ndarray:
        """Someone else's array, by the array interface or DLPack, if possible without a copy."""
        if not hasattr(array, "__array__") and hasattr(array, "__dlpack__"):
            array = np.from_dlpack(array)
        return np.require(array, dtype, ["C", "A", "W"])

    def get(self, array: np.ndarray) -> np.ndarray:
        """The array as a NumPy array on the host."""
        return array

    def copy(self, array: np.ndarray) -> np.ndarray:
        """A copy of the array."""
        return array.copy()

    def dlpack(self, array: np.ndarray) -> np.ndarray:
        """The array as an object with ``__dlpack__``."""
        return array

    def synchronize(self) -> None:
        """Wait until all work is done: here it always is."""

    def run(self, task: str, states: np.ndarray, each: tuple[Any, ...] = (), shared: tuple[Any, ...] = ()) -> None:
        """Do a task for all games; ``each`` are arrays with one row a game."""
        kernel = compiled(self.game.id, task)
        worth = FEWEST_PLAYED if task == "play" else FEWEST
        parts = max(1, min(self.threads, len(states) // worth))
        cuts = [len(states) * part // parts for part in range(parts + 1)]

        def work(part: int) -> None:
            games = slice(cuts[part], cuts[part + 1])
            out = np.zeros(self.game.state.MAX_LEGAL, np.int16)
            spare = np.zeros(1, self.game.state.STATE)
            kernel(states[games], out, spare, NO_LOG, (*(rows[games] for rows in each), *shared))

        others = [self._pool.submit(work, part) for part in range(1, parts)] if self._pool else []
        work(0)
        for other in others:
            other.result()
