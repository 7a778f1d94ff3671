"""``python -m asterism.batch.check_gpu``: check that this GPU plays exactly the same games as the CPU.

For every game, mode and number of players two batches with the same seeds are stepped side by side, on the CPU and on
CUDA, and their states, masks, rewards and observations compared byte for byte; then random play from all three places
where a GPU can keep states; then arrays on their way to and from torch and JAX, where those are installed.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

import numpy as np

from asterism.batch.batch import Batch
from asterism.engine.contract import Game
from asterism.engine.errors import AsterismError
from asterism.engine.registry import all_games, load


class Finding(NamedTuple):
    """One thing that was compared, and what is wrong with it, if anything."""

    what: str
    trouble: str | None


def places(game: Game) -> list[Any]:
    """Every way in which a GPU can keep the states of random play."""
    from asterism.batch.cuda import PLACES, Cuda, largest_block
    from asterism.batch.numba_cuda import SIMULATED

    return [Cuda(game, place, min(64, largest_block(game, place))) for place in PLACES[: 1 if SIMULATED else None]]


def pair(game: Game, players: int, options: Any, n: int, device: Any) -> tuple[Batch, Batch]:
    """The same batch twice: on the CPU and on CUDA."""
    cpu, gpu = (
        Batch(game, n, players=players, options=options, seed=7, auto_reset=True, device=where)
        for where in ("cpu", device)
    )
    return cpu, gpu


def difference(cpu: Batch, gpu: Batch, names: dict[str, tuple[Any, Any]]) -> str | None:
    """The first of the named arrays that is not the same on both."""
    for name, (one, other) in {"states": (cpu.states, gpu.states), **names}.items():
        mine, theirs = cpu.to_host(one), gpu.to_host(other)
        if mine.tobytes() != theirs.tobytes():
            return f"{name} differ"
    return None


def compare_steps(game: Game, players: int, options: Any, n: int, steps: int) -> str | None:
    """Step both batches with the same random actions; report the first difference."""
    from asterism.batch.cuda import Cuda

    device = Cuda(game)
    cpu, gpu = pair(game, players, options, n, device)
    for number in range(steps):
        device.many = 1 if number % 2 else n + 1  # the steps of large batches and of small ones take turns
        masks = cpu.legal_mask(), gpu.legal_mask()
        actions = cpu.random_actions(), gpu.random_actions()
        results = cpu.step(actions[0]), gpu.step(actions[1])
        trouble = difference(
            cpu,
            gpu,
            {
                "masks": masks,
                "actions": actions,
                "seats": (cpu.seat, gpu.seat),
                "points": (cpu.points, gpu.points),
                "rewards": (results[0].rewards, results[1].rewards),
                "ends": (results[0].terminated, results[1].terminated),
                "cuts": (results[0].truncated, results[1].truncated),
                "observations": (cpu.observe(), gpu.observe()),
                "a spectator's observations": (cpu.observe(-1, np.uint8), gpu.observe(-1, np.uint8)),
            },
        )
        if trouble:
            return f"step {number}: {trouble}"
    return None


def compare_play(game: Game, players: int, options: Any, n: int, device: Any) -> str | None:
    """Play both batches on at random, then to the end."""
    cpu, gpu = pair(game, players, options, n, device)
    for limit, again in ((300, True), (2**31 - 1, False)):
        played = cpu.random_play(limit, again=again), gpu.random_play(limit, again=again)
        names = {
            "decisions": (played[0].decisions, played[1].decisions),
            "games": (played[0].games, played[1].games),
            "rewards": (cpu.rewards, gpu.rewards),
        }
        trouble = difference(cpu, gpu, names)
        if trouble:
            return trouble
    return None


def check_game(game: Game, n: int, steps: int, only: int | None = None) -> Iterator[Finding]:
    """Compare every mode of a game with every number of players, or with one alone."""
    ways = places(game)
    for mode, options in game.modes.items():
        for players in range(game.min_players, game.max_players + 1) if only is None else (only,):
            what = f"{game.id} {mode}, {players} players"
            yield Finding(f"{what}: steps", compare_steps(game, players, options, n, steps))
            for device in ways:
                trouble = compare_play(game, players, options, n, device)
                yield Finding(f"{what}: random play in {device.place} memory", trouble)


def _small_batch(device: str) -> Batch:
    """A batch of any game, the same on each device."""
    return Batch(all_games()[0].id, 64, seed=1, device=device)


def _first_actions_were_played(batch: Batch) -> bool:
    """Whether a small batch stands where the first legal actions lead on the CPU."""
    on_cpu = _small_batch("cpu")
    on_cpu.step(on_cpu.legal_mask().argmax(axis=1))
    return bool(batch.to_host(batch.states).tobytes() == on_cpu.states.tobytes())


def check_torch() -> str | None:
    """Arrays go to torch and actions come from it without a copy."""
    torch: Any = import_module("torch")
    batch = _small_batch("cuda")
    masks = batch.legal_mask()
    pointer = masks.__cuda_array_interface__["data"][0]
    for tensor in (torch.as_tensor(masks, device="cuda"), torch.from_dlpack(batch.dlpack(masks))):
        if tensor.data_ptr() != pointer:
            return "the mask was copied"
    batch.step(torch.as_tensor(masks, device="cuda").float().argmax(dim=1))
    return None if _first_actions_were_played(batch) else "actions of a tensor were not played"


def check_jax() -> str | None:
    """Arrays go to JAX and actions come from it without a copy."""
    jax: Any = import_module("jax")
    batch = _small_batch("cuda")
    masks = batch.legal_mask()
    array = jax.dlpack.from_dlpack(batch.dlpack(masks))
    if array.unsafe_buffer_pointer() != masks.__cuda_array_interface__["data"][0]:
        return "the mask was copied"
    batch.step(array.argmax(axis=1).block_until_ready())
    return None if _first_actions_were_played(batch) else "actions of an array were not played"


def check_exchange() -> Iterator[Finding]:
    """Arrays on their way to and from the libraries that are installed; the simulator has none to share."""
    from asterism.batch.numba_cuda import SIMULATED

    for name, check in (("torch", check_torch), ("jax", check_jax)):
        if find_spec(name) and not SIMULATED:
            try:
                yield Finding(f"arrays to and from {name}", check())
            except Exception as error:  # any exception of another library is a finding
                yield Finding(f"arrays to and from {name}", f"{type(error).__name__}: {error}")


def main() -> int:
    """Check, print one line for each comparison, and return 1 if any failed, 2 if none could be made."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", help="only this game (may be repeated)")
    parser.add_argument("--players", type=int, help="only with so many players")
    parser.add_argument("--games", type=int, default=256, help="games in a batch")
    parser.add_argument("--steps", type=int, default=60)
    args = parser.parse_args()
    failed = 0
    begin = time.perf_counter()
    chosen = [load(id) for id in args.game] if args.game else all_games()
    try:
        for findings in (
            *(check_game(game, args.games, args.steps, args.players) for game in chosen),
            check_exchange(),
        ):
            for what, trouble in findings:
                failed += trouble is not None
                print(f"{time.perf_counter() - begin:7.1f} s  {what}: {trouble or 'the same'}", flush=True)
    except AsterismError as error:
        print(error, file=sys.stderr)
        return 2
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
