"""Throughput of batches on this CPU: random play to the end, and steps with masks through the Python API.

    python bench/batch.py --games 4096 --threads 1 2 --rounds 3

Every line is measured in rounds that alternate with the others; shown are the median and half the range. ``busy`` is
the share of the requested cores that the process got; on a shared machine this may explain a low number. For
observations see ``bench/observe.py``.
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import time
from collections.abc import Callable

from rich.console import Console
from rich.progress import track
from rich.table import Table

from asterism.batch import Batch
from asterism.engine.registry import all_games

GAMES = [
    (
        game.id,
        game.measured_players,
        f"{game.title}, {next(iter(game.measured_modes))}, {game.measured_players} players",
        game.benchmark.batch,
    )
    for game in sorted(all_games(), key=lambda game: game.id)
]


def steps(batch: Batch, masks: bool, count: int = 20) -> int:
    """Step with random actions, with or without writing all masks first; the decisions made."""
    for _ in range(count):
        if masks:
            batch.legal_mask()
        batch.step(batch.random_actions(), check=False)
    return batch.n * count


def checked(batch: Batch, count: int = 20) -> int:
    """Step with random actions that are checked; the decisions made."""
    for _ in range(count):
        batch.step(batch.random_actions())
    return batch.n * count


LINES: dict[str, Callable[[Batch], int]] = {
    "random play": lambda batch: int(batch.random_play(200, again=True).decisions.sum()),
    "steps": lambda batch: steps(batch, masks=False),
    "steps, checked": checked,
    "steps with masks": lambda batch: steps(batch, masks=True),
}


def measure(batch: Batch, line: str, threads: int) -> tuple[float, float]:
    """Decisions a second, and the share of the threads' time that was spent running."""
    begin, busy = time.perf_counter(), time.process_time()
    done = LINES[line](batch)
    elapsed = time.perf_counter() - begin
    return done / elapsed, (time.process_time() - busy) / elapsed / threads


def main() -> None:
    """Measure and print; with ``--json`` one object."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4096, help="games in a batch")
    parser.add_argument("--threads", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    console = Console(stderr=args.json)
    batches = {
        (title, threads): Batch(game, args.games, players=players, seed=1, threads=threads, auto_reset=True)
        for game, players, title, _ in GAMES
        for threads in args.threads
    }
    for batch in track(list(batches.values()), "Compiling", console=console, transient=True):
        for line in LINES.values():
            line(batch)
    jobs = [(*key, line) for key in batches for line in LINES]
    samples: dict[tuple[str, int, str], list[tuple[float, float]]] = {job: [] for job in jobs}
    for job in track(jobs * args.rounds, "Measuring", console=console, transient=True):
        title, threads, line = job
        samples[job].append(measure(batches[title, threads], line, threads))
    if args.json:
        rows = [{"game": g, "threads": t, "line": n, "samples": s} for (g, t, n), s in samples.items()]
        print(json.dumps({"games": args.games, "machine": platform.machine(), "results": rows}))
        return
    table = Table("", "threads", "", "per second", "spread", "busy", "wanted", title=f"Batches of {args.games} games")
    for (title, threads, line), values in samples.items():
        rates = [rate for rate, _ in values]
        wanted = next(goal for _, _, name, goal in GAMES if name == title)
        rate = statistics.median(rates)
        table.add_row(
            title if line == "random play" else "",
            str(threads),
            line,
            f"{rate:,.0f}",
            f"± {(max(rates) - min(rates)) / 2 / rate:.0%}",
            f"{statistics.median(busy for _, busy in values):.0%}",
            f"≥ {wanted:,.0f}" if wanted and line == "random play" and threads == 2 else "",
        )
    console.print(table)


if __name__ == "__main__":
    main()
