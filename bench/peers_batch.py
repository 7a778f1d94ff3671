"""``make bench-peers``: batches of our games beside OpenSpiel, Pgx on the CPU, PettingZoo's classics and catanatron.

    python bench/peers_batch.py --rounds 5 --seconds 2

All play random legal actions to the end, again and again. Ours run on two threads, in batches of 4,096: whole games in
compiled code, and step by step through the Python API with all masks written. Pgx runs its own batches, with the whole
loop compiled by JAX and on all cores. The others have no batches, and play one game after another on one core.

Every line is measured in rounds that alternate with the others; shown are the median and half the range. ``busy`` is
how many cores the process got; on a shared machine this may explain a low number, and then decisions per CPU second
are the better measure. A peer that is not installed is listed as such. The results are written as ``peers.md``,
``peers.svg`` and ``peers.json``.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import sys
import time
from collections.abc import Callable, Iterable
from importlib.metadata import PackageNotFoundError, version
from math import log10
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent))

import peers
from rich.console import Console
from rich.progress import track

from asterism.arena.plot import line, svg, text
from asterism.batch import Batch
from batch import GAMES, LINES

LIBRARIES = {"OpenSpiel": "open_spiel", "Pgx": "pgx", "PettingZoo": "pettingzoo", "catanatron": "catanatron"}
VERSIONS = ("numba", "numpy", "jax", *LIBRARIES.values())
MOVING = ("clobber", "breakthrough", "checkers", "chess")
"""OpenSpiel's games in which pieces move and are taken, without chance: what ours can best be compared with."""
OPEN_SPIEL = ("connect_four", "hex", "backgammon", *MOVING)
PGX = ("backgammon", "connect_four", "hex", "chess")
PGX_BATCH, PGX_STEPS = 1024, 20
THREADS = 2
STYLE = (
    "text{font:13px sans-serif;fill:#333}.small{font-size:11px}.grid{stroke:#ddd}.whisker{stroke:#333;stroke-width:2}"
    ".ours{fill:#2b6cb0}.theirs{fill:#cbd5e0}"
)

Play = Callable[[], int]


class Sample(NamedTuple):
    """Decisions a second, and cores kept busy."""

    rate: float
    busy: float


def ours(game: str, players: int, kind: str, games: int) -> Play:
    """One of the lines of ``bench/batch.py``."""
    batch = Batch(game, games, players=players, seed=1, threads=THREADS, auto_reset=True)
    return lambda: LINES[kind](batch)


def one_by_one(name: str) -> Play:
    """One game after another of a peer in ``bench/peers.py``."""
    import random

    play, dice = peers.PEERS[name](), random.Random(1)
    return lambda: play(dice)


def open_spiel(name: str) -> Play:
    """One random game of OpenSpiel after another, through Python."""
    import random

    play, dice = peers.open_spiel(name), random.Random(1)
    return lambda: play(dice)


def catanatron() -> Play:
    """One game of four random players after another."""
    from catanatron import Color, Game, RandomPlayer

    def play() -> int:
        game, decisions = Game([RandomPlayer(color) for color in Color]), 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        return decisions

    return play


def contestants(games: int) -> dict[str, Callable[[], Play]]:
    """All lines by name; each is made when it is first needed."""
    lines: dict[str, Callable[[], Play]] = {}
    for game, players, title, _ in GAMES:
        for kind in ("random play", "steps with masks"):
            lines[f"{title}: {kind}"] = lambda g=game, p=players, k=kind: ours(g, p, k, games)
    lines |= {f"Pgx {name}": lambda name=name: peers.pgx(name, PGX_BATCH, PGX_STEPS) for name in PGX}
    lines |= {f"OpenSpiel {name}": lambda name=name: open_spiel(name) for name in OPEN_SPIEL}
    lines["PettingZoo connect four"] = lambda: one_by_one("PettingZoo connect four")
    return lines | {"catanatron, 4 players": catanatron}


def measure(play: Play, seconds: float) -> Sample:
    """Play for some seconds."""
    decisions, begin, busy = 0, time.perf_counter(), time.process_time()
    while (elapsed := time.perf_counter() - begin) < seconds:
        decisions += play()
    elapsed = time.perf_counter() - begin
    return Sample(decisions / elapsed, (time.process_time() - busy) / elapsed)


def machine() -> dict[str, str]:
    """Where this was measured, and with what."""
    model = platform.processor() or platform.machine()
    if Path("/proc/cpuinfo").exists():
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        model = next((row.split(":")[1].strip() for row in lines if row.startswith("model name")), model)
    found = {"machine": f"{model}, {os.cpu_count()} cores", "python": platform.python_version()}
    for name in VERSIONS:
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            found[name] = "not installed"
    return found | {"load before": " ".join(f"{load:.1f}" for load in os.getloadavg())}


def best(rates: dict[str, float], names: Iterable[str]) -> float | None:
    """The fastest of these lines, if any was measured."""
    return max((rates[name] for name in names if name in rates), default=None)


def as_markdown(samples: dict[str, list[Sample]], missing: dict[str, str], where: dict[str, str], games: int) -> str:
    """The table, with where and with what it was measured."""
    rates = {name: statistics.median(sample.rate for sample in values) for name, values in samples.items()}
    marks = {
        "× OpenSpiel's fastest": best(rates, (f"OpenSpiel {name}" for name in OPEN_SPIEL)),
        "× its fastest where pieces move and are taken": best(rates, (f"OpenSpiel {name}" for name in MOVING)),
        "× Pgx backgammon": rates.get("Pgx backgammon"),
    }
    lines = [
        f"# Random play on a CPU: batches of {games:,} games beside the peers",
        "",
        "| | decisions/s | spread | busy cores | decisions per core-second | " + " | ".join(marks) + " |",
        "|---" + "|---:" * (4 + len(marks)) + "|",
    ]
    for name, values in sorted(samples.items(), key=lambda item: -rates[item[0]]):
        spread = (max(values).rate - min(values).rate) / 2 / rates[name]
        busy = statistics.median(sample.busy for sample in values)
        ratios = ("–" if mark is None else f"{rates[name] / mark:,.2f}" for mark in marks.values())
        core = statistics.median(sample.rate / sample.busy for sample in values)
        numbers = f"{rates[name]:,.0f} | ± {spread:.0%} | {busy:.1f} | {core:,.0f}"
        lines.append(f"| {name} | {numbers} | {' | '.join(ratios)} |")
    lines += [f"| {name} | {why} |{' |' * (3 + len(marks))}" for name, why in missing.items()]
    return "\n".join([*lines, "", *(f"- {name}: {value}" for name, value in where.items()), ""])


def as_svg(samples: dict[str, list[Sample]], where: dict[str, str]) -> str:
    """Bars on a logarithmic axis, with the range of all rounds."""
    rates = {name: statistics.median(sample.rate for sample in values) for name, values in samples.items()}
    names = sorted(rates, key=lambda name: -rates[name])
    left, width, row, top = 330, 860, 24, 40
    first, last = 2, max(6, int(log10(max(rates.values()))) + 1)

    def x(rate: float) -> float:
        return left + (max(log10(rate), first) - first) / (last - first) * (width - left - 40)

    bottom = top + len(names) * row + 6
    parts = [f"<style>{STYLE}</style>", f'<rect width="{width}" height="{bottom + 50}" fill="#fff"/>']
    parts.append(text(10, 22, "Decisions a second, random play"))
    for power in range(first, last + 1):
        parts += [line(x(10**power), top, x(10**power), bottom, "grid")]
        parts += [text(x(10**power), bottom + 16, f"{10**power:,}", "middle", "small")]
    for i, name in enumerate(names):
        y = top + i * row
        kind = "theirs" if name.startswith(tuple(LIBRARIES)) else "ours"
        parts.append(text(left - 8, y + 16, name, "end"))
        parts.append(f'<rect x="{left}" y="{y + 4}" width="{x(rates[name]) - left:.1f}" height="16" class="{kind}"/>')
        low, high = min(samples[name]).rate, max(samples[name]).rate
        parts.append(line(x(low), y + 12, x(high), y + 12, "whisker"))
    parts.append(text(10, bottom + 38, f"{where['machine']}; load before {where['load before']}", style="small"))
    return svg(bottom + 50, "Decisions a second, random play", parts, width) + "\n"


def main() -> None:
    """Measure, print, and write the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4096, help="games in a batch of ours")
    parser.add_argument("--seconds", type=float, default=2.0, help="per line and round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--out", type=Path, default=Path("bench/results"))
    args = parser.parse_args()
    console = Console()
    where = machine()
    lines, missing = {}, {}
    for name, make in track(contestants(args.games).items(), "Compiling", console=console, transient=True):
        library = next((package for start, package in LIBRARIES.items() if name.startswith(start)), "numba")
        if where[library] == "not installed":
            missing[name] = "not installed"
            continue
        lines[name] = make()
        lines[name]()
    samples: dict[str, list[Sample]] = {name: [] for name in lines}
    for name in track(list(lines) * args.rounds, "Measuring", console=console, transient=True):
        samples[name].append(measure(lines[name], args.seconds))
    args.out.mkdir(parents=True, exist_ok=True)
    table = as_markdown(samples, missing, where, args.games)
    (args.out / "peers.md").write_text(table, encoding="utf-8")
    (args.out / "peers.svg").write_text(as_svg(samples, where), encoding="utf-8")
    (args.out / "peers.json").write_text(json.dumps({**where, "samples": samples}, indent=1), encoding="utf-8")
    print(table)


if __name__ == "__main__":
    main()
