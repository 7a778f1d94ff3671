"""Compile the rules of all games, for the CPU and to WebAssembly, before the tests start: test workers only load them.

``python -m tests.warm <id> …`` compiles some of them.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor

from rich.console import Console

from asterism.cli.warm import warm_up
from asterism.engine.registry import all_games, load
from asterism.wasm.build import build


def warm(id: str) -> str:
    """Compile everything of one game."""
    console = Console(quiet=True)
    game = load(id)
    warm_up(game, console)
    warm_up(game, console, measuring=True)
    build(game)
    return id


if __name__ == "__main__":
    with ProcessPoolExecutor(2) as pool:
        for id in pool.map(warm, sys.argv[1:] or sorted((game.id for game in all_games()), reverse=True)):
            print(f"compiled {id}")
