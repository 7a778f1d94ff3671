"""Compile the rules of all games before the tests start, so that test workers only load them."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor

from rich.console import Console

from asterism.cli.warm import warm_up
from asterism.engine.registry import IDS, load


def warm(id: str) -> str:
    """Compile everything of one game."""
    console = Console(quiet=True)
    game = load(id)
    warm_up(game, console)
    warm_up(game, console, measuring=True)
    return id


if __name__ == "__main__":
    with ProcessPoolExecutor(2) as pool:
        for id in pool.map(warm, ("octocube", "gravity", "filantes")):
            print(f"compiled {id}")
    assert set(IDS) == {"octocube", "gravity", "filantes"}
