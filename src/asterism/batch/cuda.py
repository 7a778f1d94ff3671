"""The tasks of a batch on a GPU: the same rules compiled by numba-cuda, one game a thread.

All patches of numba-cuda are in ``numba_cuda.py``, the kernels in ``cuda_kernels.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from types import FunctionType
from typing import Any

import numpy as np

from asterism.batch import cuda_kernels, cuda_tasks, kernels
from asterism.batch.numba_cuda import SIMULATED, cuda, open_cache, simulate
from asterism.batch.tasks import names
from asterism.engine.compile import bind
from asterism.engine.contract import Game
from asterism.engine.errors import OptionError
from asterism.engine.extras import extra
from asterism.engine.registry import load

PLACES = ("global", "local", "shared")
SHARED = 48 * 1024  # bytes of shared memory that a block has by default
BLOCK = 128
MANY = 1 << 19
"""In a batch of this many games, waiting for ended games costs more than launching another kernel (on an H200)."""
KERNELS = {
    ("mark", "shared"): cuda_kernels.on_block_mask,
    ("advance", "global"): cuda_kernels.on_grid_advance,
    ("advance", "shared"): cuda_kernels.on_block_advance,
    ("finish", "global"): cuda_kernels.on_ended,
    ("play", "local"): cuda_kernels.play_local,
    ("play", "shared"): cuda_kernels.play_shared,
}
"""By task, and by the memory in which a thread works; all others are ``on_grid``."""
CLEARED = {"mask": 0, "write_observation": 1}
"""The tasks that write into rows of zeros, and which of their arrays that is."""


def bind_template(template: Any, name: str, **values: Any) -> Any:
    """A copy of a template under another name, with these globals."""
    copy = FunctionType(template.__code__, {**template.__globals__, **values}, name)
    copy.__qualname__ = name
    copy.__module__ = template.__module__
    return copy


def bind_kernel(game: Game, task: str, place: str, block: int) -> Any:
    """The kernel of a task, for blocks of ``block`` threads; not yet compiled."""
    state = game.state
    return bind_template(
        KERNELS.get((task, place), cuda_kernels.on_grid),
        f"{game.id}_{task}_{place}_{block}",
        body=bind(function_of(game, task), game.id, **names(game, bind, CLEAR=False)),
        BLOCK=block,
        MAX_LEGAL=state.MAX_LEGAL,
        ACTIONS=state.ACTIONS,
        STATE=state.STATE,
        WORDS=block * state.ACTIONS // 32,
        EIGHTS=block * state.STATE.itemsize // 8,
    )


def largest_block(game: Game, place: str) -> int:
    """The most threads a block can have, in whole warps, with the states in ``place``."""
    return 1024 if place != "shared" else SHARED // game.state.STATE.itemsize // 32 * 32


def function_of(game: Game, task: str) -> Callable[..., Any]:
    """What a task does for one game of this kind."""
    faster = hasattr(cuda_tasks, task) and (task != "mask" or game.lists_once)
    function: Callable[..., Any] = getattr(cuda_tasks if faster else kernels, task)
    return function


@cache
def compiled(id: str, task: str, place: str = "global", block: int = BLOCK) -> Any:
    """A task for a grid of games, compiled on its first call."""
    game = load(id)
    if SIMULATED:
        body = bind(function_of(game, task), id, **names(game, bind, CLEAR=False))
        return cuda.jit(simulate(body, game.state, task))
    open_cache("asterism.batch", game.package)
    return cuda.jit(bind_kernel(game, task, place, block), cache=True)


@cache
def compiled_cast() -> Any:
    """The kernel that copies numbers into an array of another type."""
    if SIMULATED:
        return cuda.jit(cuda_kernels.cast)
    open_cache("asterism.batch")
    return cuda.jit(cuda_kernels.cast, cache=True)


class Cuda:
    """Runs tasks on the current CUDA device, one game a thread; arrays are numba-cuda's device arrays.

    ``place`` is the memory in which random play keeps its states, ``block`` the number of threads in a block; the
    defaults are the fastest measured.
    """

    device = "cuda"
    updates = False

    def __init__(self, game: Game, place: str | None = None, block: int | None = None) -> None:
        if not cuda.is_available():
            raise OptionError("there is no CUDA device here; use device='cpu'")
        best_place, best_block = game.cuda_play or (PLACES[0], BLOCK)
        block = block or (best_block if place in (None, best_place) else min(BLOCK, largest_block(game, place)))
        place = place or best_place
        if place not in PLACES:
            raise OptionError(f"states are kept in {', '.join(PLACES)} memory, not in {place!r}")
        if not 1 <= block <= largest_block(game, place):
            raise OptionError(f"a block has 1 to {largest_block(game, place)} threads here, not {block}")
        if place == "shared" and block % 8:
            raise OptionError(f"with states in shared memory a block has a multiple of 8 threads, not {block}")
        self.game = game
        self.place = place
        self.block = block
        self.many = MANY
        self.marks = game.lists_once and not SIMULATED
        self.stepping = game.cuda_step or (PLACES[0], BLOCK)
        self._ended: Any = None

    def empty(self, shape: tuple[int, ...], dtype: Any) -> Any:
        """A new array of zeros."""
        array = cuda.device_array(shape, dtype)
        self.clear(array)
        return array

    def clear(self, array: Any) -> None:
        """Fill an array with zeros."""
        if SIMULATED:
            array.view(np.uint8)[...] = 0
        else:
            import_module("numba.cuda.cudadrv.driver").device_memset(array, 0, array.nbytes)

    def put(self, array: np.ndarray) -> Any:
        """The array on the device."""
        return cuda.to_device(np.ascontiguousarray(array))

    def take(self, array: Any, dtype: Any) -> Any:
        """The caller's array on the device; a device array of the right type is not copied."""
        if hasattr(array, "copy_to_host"):  # a device array of numba-cuda
            theirs = array
        elif hasattr(array, "__cuda_array_interface__"):
            theirs = cuda.as_cuda_array(array)
        else:
            return self.put(np.asarray(array, dtype))
        if theirs.dtype == dtype:
            return theirs
        ours = cuda.device_array(theirs.shape, dtype)
        n = len(theirs)
        compiled_cast()[(n + BLOCK - 1) // BLOCK, BLOCK](ours, theirs, n)
        return ours

    def get(self, array: Any) -> np.ndarray:
        """The array as a NumPy array on the host."""
        host: np.ndarray = array.copy_to_host() if hasattr(array, "copy_to_host") else np.asarray(array)
        return host

    def copy(self, array: Any) -> Any:
        if SIMULATED:
            return cuda.to_device(array.copy_to_host())
        copy = cuda.device_array(array.shape, array.dtype)
        copy.copy_to_device(array)
        return copy

    def dlpack(self, array: Any) -> Any:
        """The array as an object with ``__dlpack__``, after all work on it has finished."""
        self.synchronize()
        with extra("cuda"):
            utils: Any = import_module("cuda.core.utils")
        return utils.StridedMemoryView.from_cuda_array_interface(array, stream_ptr=-1)

    def synchronize(self) -> None:
        """Wait until all work has finished."""
        cuda.synchronize()

    def run(self, task: str, states: Any, each: tuple[Any, ...] = (), shared: tuple[Any, ...] = ()) -> None:
        """Do a task for all games; ``each`` are arrays with one row a game, or tuples of them."""
        n = len(states)
        if task == "step" and n >= self.many:
            self._step(states, each, shared)
        elif task == "mask" and self.marks:
            self._kernel("mark", n, "shared")(states, n, each[0].reshape(each[0].size))
        elif task == "play" and self.place != "global" and not SIMULATED:
            self._kernel(task, n, self.place, self.block)(states, n, *each, *shared)
        else:
            if task in CLEARED:
                self.clear(each[CLEARED[task]])
            block = self.block if task == "play" else BLOCK
            self._kernel(task, n, "global", block)(states, n, (*each, *shared))

    def _step(self, states: Any, each: tuple[Any, ...], shared: tuple[Any, ...]) -> None:
        """Carry out the actions, then score and replace the games that have ended."""
        n = len(states)
        if self._ended is None or len(self._ended) <= n:
            self._ended = self.empty((n + 1,), np.int32)
        self.clear(self._ended[:1])
        self._kernel("advance", n, *self.stepping)(states, n, (*each, *shared), self._ended)
        self._kernel("finish", n)(states, n, (*each[1:], *shared), self._ended)

    def _kernel(self, task: str, n: int, place: str = "global", block: int = BLOCK) -> Any:
        """The kernel of a task, for ``n`` games."""
        return compiled(self.game.id, task, place, block)[(n + block - 1) // block, block]
