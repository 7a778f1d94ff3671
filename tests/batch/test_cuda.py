"""The CUDA side of batches, as far as it can be tested without a GPU: in the simulator, and up to PTX."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from types import SimpleNamespace

import numpy as np
import pytest

from asterism import OptionError
from asterism.batch import Batch
from asterism.batch.tasks import Threads
from asterism.engine.compile import INTERPRETED
from tests.volume import LONG

from .cases import GAMES, up_to_three

H200 = (9, 0)
SMALL = 512  # bytes


def in_simulator(*arguments):
    """Run a Python process in which the CUDA simulator takes the place of a GPU."""
    switches = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    return subprocess.run(
        [sys.executable, "-W", "error", *arguments], env={**os.environ, **switches}, capture_output=True, text=True
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_simulator_plays_what_the_cpu_plays(game):
    """Every mode, with some number of players: the rest is played on a GPU (``bench/gpu.py``)."""
    size = ("--players", str(up_to_three(game)), "--games", "2", "--steps", "6")
    done = in_simulator("-m", "asterism.batch.check_gpu", "--game", game, *size)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "the same" in done.stdout
    assert "differ" not in done.stdout


def test_a_difference_is_found_and_reported():
    code = """
import sys
from asterism.batch import cuda
run = cuda.Cuda.run
def wrong(self, task, states, each=(), shared=()):
    run(self, task, states, each, shared)
    if task == "step":
        each[1][2].copy_to_device(each[1][2].copy_to_host() + 1)  # rewards
cuda.Cuda.run = wrong
from asterism.batch.check_gpu import main
sys.argv = ["check_gpu", "--game", "filantes", "--games", "2", "--steps", "2"]
sys.exit(main())
"""
    done = in_simulator("-c", code)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "step 0: rewards differ" in done.stdout


def test_without_a_gpu_cuda_says_so():
    pytest.importorskip("numba_cuda")
    from asterism.batch.numba_cuda import cuda

    if cuda.is_available():
        pytest.skip("there is a GPU")
    with pytest.raises(OptionError, match="no CUDA device"):
        Batch("filantes", 2, device="cuda")


class Noted(Threads):
    """A CPU backend that notes with which types its tasks were called."""

    def __init__(self, game):
        super().__init__(game, 1)
        self.types = {}

    def run(self, task, states, each=(), shared=()):
        from numba import typeof

        self.types[task, typeof(each)] = (typeof(states), typeof(len(states)), [typeof(a) for a in (*each, *shared)])
        super().run(task, states, each, shared)


def noted_types(game):
    """The types of every task of a batch, by the batch's own calls."""
    backend = Noted(game)
    batch = Batch(game, 4, device=backend, seed=1)
    batch.legal_mask()
    batch.step(batch.random_actions())
    batch.observe()
    batch.observe(dtype=np.uint8)
    batch.random_play(3)
    return [(task, *types) for (task, _), types in backend.types.items()]


def kernels_of(game, task, everything):
    """The kernels of a task as (task, place): those that are used by default, or all."""
    if task == "play":
        default = (game.cuda_play or ("global",))[0]
        return [(task, place) for place in ("global", "local", "shared") if everything or place == default]
    if task == "step":
        return [(task, "global"), ("advance", "global"), ("advance", "shared"), ("finish", "global")]
    return [(task, "global")] + [("mark", "shared")] * (task == "mask" and game.lists_once)


def types_of(task, place, arguments):
    """The types of a kernel's arguments after states and number, by those of the batch's call."""
    from numba import types

    ended = types.int32[::1]
    if task == "mark":
        return [types.uint8[::1]]
    if task == "play" and place != "global":
        return arguments
    tasks = {"advance": [types.Tuple(arguments), ended], "finish": [types.Tuple(arguments[1:]), ended]}
    return tasks.get(task, [types.Tuple(arguments)])


@pytest.mark.skipif(INTERPRETED, reason="compiles")
@pytest.mark.parametrize("id", GAMES)
def test_all_tasks_compile_for_a_gpu_without_spilling_calls(id, monkeypatch):
    """Random play, which has all rules in it, with its states where they are by default, and the other tasks where the
    states are small; with ``make test-long`` every task of every game, in every kind of memory."""
    pytest.importorskip("numba_cuda")
    pytest.importorskip("nvidia.cu13", reason="needs nvidia-nvvm and nvidia-cuda-nvrtc from PyPI")
    from numba import types
    from numba.cuda import dispatcher

    from asterism.batch import cuda
    from asterism.engine.registry import load

    monkeypatch.setattr(dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=H200))
    game = load(id)
    all_tasks = LONG or game.state.STATE.itemsize <= SMALL
    for call, states, n, arguments in noted_types(game):
        for task, place in kernels_of(game, call, LONG):
            if not all_tasks and task not in ("play", "mark"):
                continue
            kernel = cuda.bind_kernel(game, task, place, 32)
            signature = types.void(states, n, *types_of(task, place, arguments))
            ptx, _ = cuda.cuda.compile(kernel, signature, device=False, cc=H200, abi="numba")
            assert ".visible .entry" in ptx
            assert not re.search(r"\bcall\b", ptx), f"{task} in {place} memory has calls that were not inlined"
            assert ".const" not in ptx, "tables belong in global memory"
            if task in ("draw_action", "mark"):
                assert ".local" not in ptx, f"{task} keeps a list in local memory"
            if place == "shared":
                assert ".shared" in ptx


def test_blocks_work_in_their_shared_memory():
    """The kernels that the simulator leaves out otherwise, with 41 games of a made-up kind in blocks of 32."""
    code = """
from threading import Lock
import numpy as np
from asterism.batch import cuda_kernels
from asterism.batch.cuda import bind_template, cuda
lock, GAMES, BLOCK, ACTIONS = Lock(), 41, 32, 13
STATE = np.dtype([("a", np.int8), ("rest", np.int8, 6)])
legal = np.random.default_rng(1).integers(0, 2, (GAMES, ACTIONS)).astype(np.uint8)
states = np.zeros(GAMES, STATE)
states["a"] = states["rest"][:, 5] = np.arange(GAMES)

def mark(s, words, first):
    for action in np.flatnonzero(legal[s["a"]]):
        bit = first + action
        with lock:
            words[bit >> 5] |= np.uint32(1 << (bit & 31))

def advance(i, s, scratch, add):
    assert s["a"] == i
    s["rest"][5] += add
    return i % 3

def kernel(template, body):
    sizes = {"BLOCK": BLOCK, "ACTIONS": ACTIONS, "STATE": STATE, "WORDS": ACTIONS, "EIGHTS": BLOCK * 7 // 8}
    return cuda.jit(bind_template(template, "kernel", body=body, **sizes))[2, BLOCK]

masks = np.full(GAMES * ACTIONS, 7, np.uint8)
kernel(cuda_kernels.on_block_mask, mark)(states, GAMES, masks)
assert (masks == legal.ravel()).all()
ended = np.zeros(GAMES + 1, np.int32)
kernel(cuda_kernels.on_block_advance, advance)(states, GAMES, (50,), ended)
assert (states["rest"][:, 5] == np.arange(GAMES) + 50).all() and (states["a"] == np.arange(GAMES)).all()
assert sorted(ended[1 : 1 + ended[0]]) == [i * 4 + i % 3 for i in range(GAMES) if i % 3]
"""
    done = in_simulator("-c", code)
    assert done.returncode == 0, done.stdout + done.stderr
