"""The tasks of a batch, bound to a game: compiled for the CPU, and run over slices of the games on several threads."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np

from asterism.batch import kernels
from asterism.batch.observation import observation
from asterism.engine.compile import bind
from asterism.engine.contract import Game
from asterism.engine.errors import OptionError
from asterism.engine.events import NO_LOG

FEWEST, FEWEST_PLAYED = 1024, 64  # fewest games per thread: in one step, and in whole random games


def names(game: Game, bound: Callable[..., Any], **more: Any) -> dict[str, Any]:
    """The globals that tasks need: the game's rules, and the helpers bound to them by ``bound``."""
    rules = {name: getattr(game.rules, name) for name in kernels.RULES}
    rules["observe"] = observation(game.id).observe
    rules["update"] = getattr(observation(game.id), "update", None)
    helpers = {helper.__name__: bound(helper, game.id, **rules) for helper in kernels.HELPERS}
    return {**rules, **helpers, **more}


def renamed(template: Callable[..., Any], name: str) -> FunctionType:
    """The template under another name, so that its compiled copies have separate cache entries."""
    return FunctionType(template.__code__, template.__globals__, name)


@cache
def compiled(id: str, task: str) -> Callable[..., Any]:
    """A task over a slice of games, compiled for the CPU on its first call."""
    from asterism.engine.registry import load

    body = bind(getattr(kernels, task), id, **names(load(id), bind))
    return bind(renamed(kernels.over_range, f"{task}_each"), id, body=body)


def _rows(arrays: tuple[Any, ...], games: slice) -> tuple[Any, ...]:
    return tuple(_rows(array, games) if isinstance(array, tuple) else array[games] for array in arrays)


class Threads:
    """Runs tasks on CPU threads, each over a slice of the games; shared data is in NumPy arrays."""

    device = "cpu"
    updates = True  # observations are written over those before, where the game can

    def __init__(self, game: Game, threads: int | None = None) -> None:
        self.game = game
        self.threads = (os.cpu_count() or 1) if threads is None else threads
        if self.threads < 1:
            raise OptionError(f"threads must be at least 1, not {threads}")
        self._pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None
        self._own = threading.local()

    def __reduce__(self) -> Any:
        return Threads, (self.game, self.threads)

    def empty(self, shape: tuple[int, ...], dtype: Any) -> np.ndarray:
        """A new array of zeros."""
        return np.zeros(shape, dtype)

    def put(self, array: np.ndarray) -> np.ndarray:
        """The array itself, which CPU tasks can read."""
        return array

    def take(self, array: Any, dtype: Any) -> np.ndarray:
        """The caller's array, by the array interface or DLPack, without a copy where possible."""
        if not hasattr(array, "__array__") and hasattr(array, "__dlpack__"):
            array = np.from_dlpack(array)
        return np.require(array, dtype, ["C", "A", "W"])

    def get(self, array: np.ndarray) -> np.ndarray:
        """The array as a NumPy array on the host."""
        return array

    def copy(self, array: np.ndarray) -> np.ndarray:
        """An array of the same values."""
        return array.copy()

    def dlpack(self, array: np.ndarray) -> np.ndarray:
        """The array as an object with ``__dlpack__``: writable, as not every library takes arrays that are not."""
        interface = {**array.__array_interface__, "data": (array.ctypes.data, False)}
        return np.asarray(SimpleNamespace(__array_interface__=interface, array=array))

    def synchronize(self) -> None:
        """Do nothing: work on the CPU is finished when ``run`` returns."""

    def _scratch(self) -> tuple[np.ndarray, ...]:
        """What tasks need beside their games, of the calling thread."""
        scratch: tuple[np.ndarray, ...] | None = getattr(self._own, "scratch", None)
        if scratch is None:
            state = self.game.state
            scratch = np.zeros(state.MAX_LEGAL, np.int16), np.zeros(1, state.STATE), NO_LOG
            self._own.scratch = scratch
        return scratch

    def run(self, task: str, states: np.ndarray, each: tuple[Any, ...] = (), shared: tuple[Any, ...] = ()) -> None:
        """Do a task for all games; ``each`` are arrays with one row a game, or tuples of them."""
        kernel = compiled(self.game.id, task)
        worth = FEWEST_PLAYED if task == "play" else FEWEST
        parts = max(1, min(self.threads, len(states) // worth))
        cuts = [len(states) * part // parts for part in range(parts + 1)]

        def work(part: int) -> None:
            games = slice(cuts[part], cuts[part + 1])
            kernel(states[games], self._scratch(), (*_rows(each, games), *shared))

        others = [self._pool.submit(work, part) for part in range(1, parts)] if self._pool else []
        work(0)
        for other in others:
            other.result()
