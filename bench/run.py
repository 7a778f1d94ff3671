"""``make bench``: our rules beside OpenSpiel, PettingZoo and themselves interpreted, in one run, as ratios.

Every line is measured in rounds that alternate with the others, and the median is shown with its spread: the machines
that this runs on are shared, and only measurements from the same minutes are comparable.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import peers
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from asterism.cli.bench import measure
from asterism.cli.warm import warm_up
from asterism.engine.registry import all_games, load

CHESS = "OpenSpiel chess"
GAMES = sorted(all_games(), key=lambda game: game.id)
OURS = [
    (
        game.id,
        game.measured_players,
        options,
        f"{game.title}, {mode}, {game.measured_players} players",
        0 if place else game.benchmark.times_chess,
    )
    for game in GAMES
    for place, (mode, options) in enumerate(game.measured_modes.items())
]


def interpreted(game: str, players: int, options: dict, seconds: float) -> float:
    """Decisions per second of our own rules without the compiler, in a process of its own."""
    pairs = [part for k, v in options.items() for part in ("--option", f"{k}={v}")]
    command = [sys.executable, "-m", "asterism", "bench", "--game", game, "--players", str(players), "--json"]
    done = subprocess.run(
        [*command, "--seconds", str(seconds), "--threads", "1", *pairs],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        check=True,
    )
    return float(json.loads(done.stdout)["results"][0]["decisions_per_s"])


def start_times(game: str) -> dict[str, float]:
    """Seconds to compile everything a match needs, to the first legal-action list from then on, and to import."""
    everything = f"""
from rich.console import Console
from asterism import load_game
from asterism.cli.warm import warm_up
warm_up(load_game({game!r}), Console(quiet=True))"""
    codes = {
        "compile": everything,
        "first list": f"from asterism import Match; Match.new({game!r}, seed=1).legal()",
        "import": "import asterism",
    }
    times = {}
    with tempfile.TemporaryDirectory() as folder:
        for name, code in codes.items():
            begin = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], env={**os.environ, "ASTERISM_CACHE": folder}, check=True)
            times[name] = time.perf_counter() - begin
    return times


def main() -> None:
    """Measure, print, and with ``--json`` write one object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="per line and round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    console = Console(stderr=args.json)
    if missing := peers.missing():
        sys.exit(f"not installed: {', '.join(missing)}; make bench installs them")
    for game in GAMES:
        warm_up(game, console, measuring=True)

    jobs = {name: lambda name=name: peers.measure(name, args.seconds) for name in peers.PEERS}
    for id, players, options, title, _ in OURS:
        for threads in (1, 2):
            jobs[f"{title} ×{threads}"] = lambda g=id, p=players, o=options, t=threads: measure(
                load(g), p, o, t, args.seconds
            )["decisions_per_s"]
        jobs[f"{title}, interpreted"] = lambda g=id, p=players, o=options: interpreted(g, p, o, args.seconds)
    samples: dict[str, list[float]] = {name: [] for name in jobs}
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("Measuring", total=args.rounds * len(jobs))
        for _ in range(args.rounds):
            for name, job in jobs.items():
                samples[name].append(job())
                progress.advance(task)

    rate = {name: statistics.median(values) for name, values in samples.items()}
    starts = {game.id: start_times(game.id) for game in GAMES}
    if args.json:
        print(json.dumps({"decisions_per_s": rate, "samples": samples, "start_s": starts}))
        return
    table = Table(title=f"Decisions per second, random play to the end ({platform.machine()}, {os.cpu_count()} cores)")
    for column in ("", "decisions/s", "spread", "× OpenSpiel chess", "wanted", "2 threads / 1", "× interpreted"):
        table.add_column(column, justify="left" if not column else "right")
    for name in peers.PEERS:
        table.add_row(name, f"{rate[name]:,.0f}", spread(samples[name]), f"{rate[name] / rate[CHESS]:.2f}", "", "", "")
    for _, _, _, title, wanted in OURS:
        one, two, slow = (rate[f"{title}{tail}"] for tail in (" ×1", " ×2", ", interpreted"))
        table.add_row(
            title,
            f"{one:,.0f}",
            spread(samples[f"{title} ×1"]),
            f"{one / rate[CHESS]:.1f}",
            f"≥ {wanted}" if wanted else "",
            f"{two / one:.2f}",
            f"{one / slow:.0f}",
        )
    console.print(table)
    for id, times in starts.items():
        size = load(id).state.STATE.itemsize
        seconds = ", ".join(f"{name} {time:.1f} s" for name, time in times.items())
        console.print(f"{id}: state {size} bytes; {seconds}")


def spread(values: list[float]) -> str:
    """Half the range, as a share of the median."""
    return f"± {(max(values) - min(values)) / 2 / statistics.median(values):.0%}"


if __name__ == "__main__":
    main()
