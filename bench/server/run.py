"""``make bench-server``: our server beside boardgame.io's, flat out, from a few tables to many, in one run.

All are driven by the same clients in alternating rounds, so that other load on the machine affects all of them. The
result is moves per CPU second of the server's process, so the clients do not count. Our server stores every move on
disk; boardgame.io does so with its own file storage, and otherwise loses everything when it ends.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import sys
from math import log10
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

import boardgame_io
import uvloop
from rich.console import Console
from rich.progress import Progress

from asterism.arena.plot import line, svg, text
from asterism.load.run import LoadPlan, measure
from asterism.load.server import started_server

OURS, FILES, MEMORY = "Asterism", "boardgame.io, files", "boardgame.io, memory"
CURVE = (10, 30, 100, 300, 1000, 2000)
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#223}.small{font-size:11px;fill:#667}.grid{stroke:#e3e6ee}"
    "polyline{fill:none;stroke-width:2.5}.ours{stroke:#4453c4}.files{stroke:#c08a2d}"
    ".memory{stroke:#c08a2d;stroke-dasharray:6 4}"
)


def ours(game: str, tables: int, seconds: float) -> dict[str, Any]:
    """Let ``tables`` tables of ours be played flat out."""
    with started_server() as (url, pid):
        plan = LoadPlan(tables=tables, pace=None, seconds=seconds, game=game)
        report = uvloop.run(measure(plan, url, pid, lambda *_: None))
    return {
        "tables": tables,
        "moves_per_s": report.moves_per_s,
        "moves_per_core_s": report.moves_per_core_s,
        "server_cpu": report.server_cpu,
        "own_cpu": report.own_cpu,
        "p50": report.answered.p50 if report.answered else None,
        "p99": report.answered.p99 if report.answered else None,
        "errors": sum(report.errors.values()),
        "games": report.games,
        "memory_per_table": report.memory_per_table,
    }


def median(samples: list[dict[str, Any]], key: str) -> float:
    """The median of a field of some measurements."""
    return float(statistics.median(sample[key] for sample in samples if sample[key] is not None))


def as_markdown(found: dict[str, dict[int, list[dict[str, Any]]]], where: dict[str, str]) -> str:
    """The numbers, with where they were measured."""
    rows = [
        f"# Moves a second, flat out: {OURS} ({where['game']}) beside boardgame.io (tic-tac-toe)",
        "",
        "| tables | | moves/s | moves per core and second | p50 ms | p99 ms | kB a table | errors | ours × it |",
        "|---:|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for tables in found[OURS]:
        for name in found:
            samples = found[name][tables]
            rate = median(samples, "moves_per_core_s")
            ratio = median(found[OURS][tables], "moves_per_core_s") / rate
            rows.append(
                f"| {tables:,} | {name} | {median(samples, 'moves_per_s'):,.0f} | {rate:,.0f} "
                f"| {median(samples, 'p50'):.1f} | {median(samples, 'p99'):.1f} "
                f"| {median(samples, 'memory_per_table') / 1000:.1f} | {sum(s['errors'] for s in samples)} "
                f"| {ratio:.2f} |"
            )
    return "\n".join([*rows, "", *(f"- {name}: {value}" for name, value in where.items()), ""])


def as_svg(found: dict[str, dict[int, list[dict[str, Any]]]]) -> str:
    """Moves for each second of a core over the number of tables, which grows by powers."""
    width, height, left, top = 680, 320, 70, 30
    most = max(median(samples, "moves_per_core_s") for curve in found.values() for samples in curve.values())
    tables = list(found[OURS])
    span = log10(tables[-1] / tables[0]) or 1.0

    def x(count: int) -> float:
        return left + log10(count / tables[0]) / span * (width - left - 160)

    def y(rate: float) -> float:
        return height - 40 - rate / most * (height - 40 - top)

    parts = [f"<style>{STYLE}</style>", f'<rect width="{width}" height="{height}" fill="#fff"/>']
    parts.append(text(10, 18, "Moves for each second of a core, flat out"))
    step = 10 ** int(log10(most))
    for rate in range(0, int(most) + 1, step // 2 if most / step < 4 else step):
        parts += [
            line(left, y(rate), width - 150, y(rate), "grid"),
            text(left - 6, y(rate) + 4, f"{rate:,}", "end", "small"),
        ]
    parts += [text(x(count), height - 20, f"{count:,}", "middle", "small") for count in tables]
    parts.append(text(width - 150, height - 4, "tables", "middle", "small"))
    for name, style in ((OURS, "ours"), (FILES, "files"), (MEMORY, "memory")):
        rates = [(x(count), y(median(samples, "moves_per_core_s"))) for count, samples in found[name].items()]
        points = " ".join(f"{px:.1f},{py:.1f}" for px, py in rates)
        parts.append(f'<polyline points="{points}" class="{style}"/>')
        parts.append(text(rates[-1][0] + 8, rates[-1][1] + 4, name))
    return svg(height, "Moves for each second of a core over the number of tables", parts, width) + "\n"


def main() -> None:
    """Measure, print, and write the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="*", default=CURVE)
    parser.add_argument("--game", default="filantes")
    parser.add_argument("--seconds", type=float, default=10.0, help="per point and round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--out", type=Path, default=Path("bench/results"))
    args = parser.parse_args()
    where = {
        "game": args.game,
        "machine": f"{platform.machine()}, {os.cpu_count()} cores",
        "python": platform.python_version(),
        "load before": " ".join(f"{load:.1f}" for load in os.getloadavg()),
    }
    names = (OURS, FILES, MEMORY)
    found: dict[str, dict[int, list[dict[str, Any]]]] = {name: {n: [] for n in args.tables} for name in names}
    console = Console(stderr=True)
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("Measuring", total=len(names) * args.rounds * len(args.tables))
        for _ in range(args.rounds):
            for tables in args.tables:
                found[OURS][tables].append(ours(args.game, tables, args.seconds))
                progress.advance(task)
                for name in (FILES, MEMORY):
                    theirs = boardgame_io.measure(tables, args.seconds, files=name == FILES)
                    found[name][tables].append(uvloop.run(theirs))
                    progress.advance(task)
    args.out.mkdir(parents=True, exist_ok=True)
    table = as_markdown(found, where)
    (args.out / "server.md").write_text(table, encoding="utf-8")
    (args.out / "server.svg").write_text(as_svg(found), encoding="utf-8")
    (args.out / "server.json").write_text(json.dumps({**where, "samples": found}, indent=1), encoding="utf-8")
    print(table)


if __name__ == "__main__":
    main()
