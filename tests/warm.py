"""Compile everything that the tests run, for the CPU and to WebAssembly, before they start: otherwise each test worker,
and each program that a test starts, would compile the same.

``python -m tests.warm <id> …`` compiles some games.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor

import numpy as np
from rich.console import Console

from asterism import Match
from asterism.batch import Batch
from asterism.bots import make_bot
from asterism.bots.base import Limit, information_state
from asterism.cli.warm import warm_up
from asterism.engine.registry import all_games, load
from asterism.wasm.build import build


def warm_up_bots(id: str) -> None:
    """Compile or load both kinds of search."""
    match = Match.new(id, seed=0)
    assert match.seat is not None
    for spec in ("level:8", "uct"):
        make_bot(spec, 0).play(information_state(match, match.seat), Limit(simulations=8))


def warm_up_batches(id: str) -> None:
    """Compile or load every task of a batch."""
    batch = Batch(id, 2, seed=0)
    batch.legal_mask()
    batch.step(batch.random_actions())
    for dtype in (np.float32, np.uint8):
        batch.observe(dtype=dtype)
    batch.random_play(3)


def warm(part: str) -> str:
    """Compile a part of what is needed: a game's rules with their searches and batches, or its module."""
    what, id = part.split()
    game = load(id)
    if what == "module":
        build(game)
    else:
        console = Console(quiet=True)
        warm_up(game, console)
        warm_up(game, console, measuring=True)
        warm_up_bots(id)
        warm_up_batches(id)
    return part


if __name__ == "__main__":
    games = sys.argv[1:] or sorted((game.id for game in all_games()), reverse=True)
    with ProcessPoolExecutor(2) as pool:
        for part in pool.map(warm, [f"{what} {id}" for what in ("rules", "module") for id in games]):
            print(f"compiled {part}")
