"""The CUDA side of batches, as far as it can be tested without a GPU: in the simulator, and up to PTX."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from types import FunctionType, SimpleNamespace

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
    from asterism.batch.tasks import bind, names
    from asterism.engine.registry import load

    monkeypatch.setattr(dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=H200))
    game = load(id)
    shared = names(game, bind, CLEAR=False)
    ended = types.int32[::1]
    all_tasks = LONG or game.state.STATE.itemsize <= SMALL
    for task, states, n, arguments in noted_types(game):
        if task != "play" and not all_tasks:
            continue
        jobs = [(task, cuda.on_grid, (types.Tuple(arguments),))]
        if task == "play":
            place = (game.cuda_play or cuda.PLACES)[0]
            places = {"global": jobs[0], "local": (task, cuda.play_local, arguments)}
            places["shared"] = (task, cuda.play_shared, arguments)
            jobs = list(places.values()) if LONG else [places[place]]
        elif task == "step":
            jobs += [
                ("advance", cuda.on_grid_advance, (types.Tuple(arguments), ended)),
                ("finish", cuda.on_ended, (types.Tuple(arguments[1:]), ended)),
            ]
        for name, template, tail in jobs:
            body = bind(cuda.function_of(game, name), id, **shared)
            constants = {"body": body, "MAX_LEGAL": game.state.MAX_LEGAL, "STATE": game.state.STATE, "BLOCK": 32}
            function = FunctionType(template.__code__, {**template.__globals__, **constants}, template.__name__)
            signature = types.void(states, n, *tail)
            ptx, _ = cuda.cuda.compile(function, signature, device=False, cc=H200, abi="numba")
            assert ".visible .entry" in ptx
            assert not re.search(r"\bcall\b", ptx), f"{name}: {template.__name__} has calls that were not inlined"
            assert ".const" not in ptx, "tables belong in global memory"
            if name == "draw_action" or (name == "mask" and game.lists_once):
                assert ".local" not in ptx, f"{name} keeps a list in local memory"
