"""The tasks of a batch on a GPU: the same rules compiled by numba-cuda, one game a thread.

All patches of numba-cuda are in ``numba_cuda.py``. During random play a thread may keep its game's
state in one of three places: in global memory, in a copy in the thread's local memory, or in a copy in the
block's shared memory. Which is best depends on the size of the state; ``bench/gpu.py`` measures it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from types import FunctionType
from typing import Any

import numpy as np

from asterism.batch import cuda_tasks, kernels
from asterism.batch.cuda_tasks import LEFTS, RUNNING
from asterism.batch.numba_cuda import SIMULATED, cuda, open_cache, simulate, types
from asterism.batch.tasks import names
from asterism.engine.compile import bind
from asterism.engine.contract import Game
from asterism.engine.errors import OptionError
from asterism.engine.events import WIDTH
from asterism.engine.extras import extra
from asterism.engine.registry import load

PLACES = ("global", "local", "shared")
SHARED = 48 * 1024  # bytes of shared memory that a block has by default
BLOCK = 128
MANY = 1 << 19
"""In a batch of so many games, what waits for ended games costs more than the launch of another kernel (an H200)."""
MAX_LEGAL = 0
STATE: Any = None
body: Any = None


def on_grid(states: Any, n: int, arguments: Any) -> None:
    """Do a task for the game of this thread."""
    i = cuda.grid(1)
    if i < n:
        out = cuda.local.array(MAX_LEGAL, types.int16)
        spare = cuda.local.array(1, STATE)
        log = cuda.local.array((1, WIDTH), types.int16)
        body(i, states, (out, spare, log[:0]), *arguments)


def on_grid_advance(states: Any, n: int, arguments: Any, ended: Any) -> None:
    """Step the game of this thread; append it to ``ended`` (a counter, then entries) if something is left to do."""
    i = cuda.grid(1)
    if i < n:
        log = cuda.local.array((1, WIDTH), types.int16)
        left = body(i, states, (log, log, log[:0]), *arguments)
        if left != RUNNING:
            ended[1 + cuda.atomic.add(ended, 0, 1)] = i * LEFTS + left


def on_ended(states: Any, n: int, arguments: Any, ended: Any) -> None:
    """Finish one of the games that ``on_grid_advance`` has appended."""
    k = cuda.grid(1)
    if k < ended[0]:
        body(ended[1 + k] // LEFTS, states, ended[1 + k] % LEFTS, *arguments)


def play_local(states: Any, n: int, counts: Any, dealing: Any, limit: int, again: bool, options: Any) -> None:
    """Play the game of this thread with its state in local memory."""
    i = cuda.grid(1)
    if i < n:
        out = cuda.local.array(MAX_LEGAL, types.int16)
        log = cuda.local.array((1, WIDTH), types.int16)
        mine = cuda.local.array(1, STATE)
        theirs = states[i : i + 1].view(np.uint8)
        ours = mine.view(np.uint8)
        for k in range(ours.size):
            ours[k] = theirs[k]
        decisions, ended = counts
        rngs, which = dealing
        rng = cuda.local.array((1, 3), types.int64)  # in registers
        for k in range(3):
            rng[0, k] = rngs[i, k]
        body(0, mine, (out, mine, log[:0]), (decisions[i:], ended[i:]), (rng, which[i:]), limit, again, options)
        for k in range(3):
            rngs[i, k] = rng[0, k]
        for k in range(ours.size):
            theirs[k] = ours[k]


def play_shared(states: Any, n: int, counts: Any, dealing: Any, limit: int, again: bool, options: Any) -> None:
    """Play the games of this block with their states in shared memory; all threads copy them, side by side."""
    shared = cuda.shared.array(BLOCK, STATE)
    first = cuda.blockIdx.x * BLOCK
    theirs = states[first : min(first + BLOCK, n)].view(np.uint8)
    ours = shared.view(np.uint8)
    for k in range(cuda.threadIdx.x, theirs.size, BLOCK):
        ours[k] = theirs[k]
    cuda.syncthreads()
    i = first + cuda.threadIdx.x
    if i < n:
        out = cuda.local.array(MAX_LEGAL, types.int16)
        log = cuda.local.array((1, WIDTH), types.int16)
        mine = shared[cuda.threadIdx.x :]
        decisions, ended = counts
        rngs, which = dealing
        rng = cuda.local.array((1, 3), types.int64)  # in registers
        for k in range(3):
            rng[0, k] = rngs[i, k]
        body(0, mine, (out, mine, log[:0]), (decisions[i:], ended[i:]), (rng, which[i:]), limit, again, options)
        for k in range(3):
            rngs[i, k] = rng[0, k]
    cuda.syncthreads()
    for k in range(cuda.threadIdx.x, theirs.size, BLOCK):
        theirs[k] = ours[k]


def cast(target: Any, source: Any, n: int) -> None:
    """Copy numbers into an array of another type."""
    i = cuda.grid(1)
    if i < n:
        target[i] = source[i]


def bind_cuda(template: Callable[..., Any], name: str, game: Game | None = None, **more: Any) -> Any:
    """Make a CUDA kernel of a template, with the game's constants and ``more`` as its globals."""
    constants = {} if game is None else {"MAX_LEGAL": game.state.MAX_LEGAL, "STATE": game.state.STATE}
    copy = FunctionType(template.__code__, {**template.__globals__, **constants, **more}, name)
    copy.__qualname__ = name
    copy.__module__ = template.__module__
    if SIMULATED:
        return cuda.jit(copy)
    open_cache("asterism.batch", *([] if game is None else [game.package]))
    return cuda.jit(copy, cache=True)


def largest_block(game: Game, place: str) -> int:
    """The most threads a block can have, in whole warps, with the states in ``place``."""
    return 1024 if place != "shared" else SHARED // game.state.STATE.itemsize // 32 * 32


ENDING = {"advance": on_grid_advance, "finish": on_ended}


def function_of(game: Game, task: str) -> Callable[..., Any]:
    """What a task does for one game of this kind."""
    faster = hasattr(cuda_tasks, task) and (task != "mask" or game.lists_once)
    function: Callable[..., Any] = getattr(cuda_tasks if faster else kernels, task)
    return function


@cache
def compiled(id: str, task: str, place: str = "global", block: int = BLOCK) -> Any:
    """A task for a grid of games, compiled on its first call; random play with its states in ``place``."""
    game = load(id)
    one = bind(function_of(game, task), id, **names(game, bind, CLEAR=False))
    if SIMULATED:
        return cuda.jit(simulate(one, game.state, task))
    if task in ENDING:
        return bind_cuda(ENDING[task], f"{id}_{task}", game, body=one)
    if place == "global":
        return bind_cuda(on_grid, f"{id}_{task}", game, body=one)
    if place == "local":
        return bind_cuda(play_local, f"{id}_{task}_local", game, body=one)
    return bind_cuda(play_shared, f"{id}_{task}_shared_{block}", game, body=one, BLOCK=block)


@cache
def compiled_cast() -> Any:
    """The kernel that copies numbers into an array of another type."""
    return bind_cuda(cast, "cast")


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
        self.game = game
        self.place = place
        self.block = block
        self.many = MANY
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
            return
        if task == "mask":
            self.clear(each[0])
        elif task == "write_observation":
            self.clear(each[1])
        place, block = (self.place, self.block) if task == "play" else ("global", BLOCK)
        kernel = compiled(self.game.id, task, place, block)[(n + block - 1) // block, block]
        if SIMULATED or place == "global":
            kernel(states, n, (*each, *shared))
        else:
            kernel(states, n, *each, *shared)

    def _step(self, states: Any, each: tuple[Any, ...], shared: tuple[Any, ...]) -> None:
        """Carry out the actions, then score and replace the games that have ended."""
        n = len(states)
        grid = (n + BLOCK - 1) // BLOCK, BLOCK
        if self._ended is None or len(self._ended) <= n:
            self._ended = self.empty((n + 1,), np.int32)
        self.clear(self._ended[:1])
        compiled(self.game.id, "advance")[grid](states, n, (*each, *shared), self._ended)
        compiled(self.game.id, "finish")[grid](states, n, (*each[1:], *shared), self._ended)
