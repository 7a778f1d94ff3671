"""Observations on one core: rows written over those before, and rows written anew, in turns within one run.

    python bench/observe.py --games 256 --rounds 8

Every game makes a random decision between two observations, as in learning; only the observations are timed, by CPU
time. ``anew`` clears and fills a whole row, as on a GPU; ``over`` is what ``Batch.observe`` does on a CPU: with the
game's ``update``, if it has one, it writes the numbers that differ. A round is twenty observations of every game; shown
are the median and the best round.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from asterism.batch import Batch
from asterism.batch.tasks import Threads
from asterism.engine.registry import all_games

COUNT = 20


class Anew(Threads):
    """CPU threads that write every observation into zeros."""

    updates = False


def rows_a_second(batch: Batch, dtype: Any) -> float:
    """Observations per second of CPU time, with a decision before each."""
    seconds = 0.0
    for _ in range(COUNT):
        batch.step(batch.random_actions(), check=False)
        begin = time.process_time()
        batch.observe(dtype=dtype)
        seconds += time.process_time() - begin
    return COUNT * batch.n / seconds


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, nargs="+", default=[256, 4096], help="games in a batch")
    parser.add_argument("--rounds", type=int, default=8)
    args = parser.parse_args()
    names = ("anew, median", "anew, best", "over, median", "over, best", "best / best")
    table = Table("M rows/s", "numbers", "", "games", *names)
    for game in sorted(all_games(), key=lambda game: game.id):
        for n in args.games:
            for dtype in (np.uint8, np.float32):
                batches = [
                    Batch(game, n, players=game.measured_players, seed=1, auto_reset=True, device=kind(game, 1))
                    for kind in (Anew, Threads)
                ]
                for batch in batches:
                    rows_a_second(batch, dtype)  # compiles
                rates = np.array([[rows_a_second(batch, dtype) for batch in batches] for _ in range(args.rounds)]) / 1e6
                shown = [f"{of(column):.2f}" for column in rates.T for of in (np.median, np.max)]
                ratio = f"{rates[:, 1].max() / rates[:, 0].max():.1f}"
                table.add_row(game.title, f"{batches[0].layout.size:,}", np.dtype(dtype).name, str(n), *shown, ratio)
    Console(width=150).print(table)


if __name__ == "__main__":
    main()
