"""How near the rules come to C++ written by hand: ``python bench/limit.py``.

Every program in ``bench/limit`` is a twin of a game's rules: the same record, the same order of legal actions, the same
random generator. It is built with g++ and plays random games beside the compiled rules, in turns and on one core. Its
last position must be that of the rules, byte for byte, and so must the number of games; otherwise the exit status is 1.
Speeds are decisions per second of CPU time, so other programs disturb them little; the ratio is the median of the
rounds'.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
from rich.console import Console
from rich.table import Table

from asterism.cli.warm import warm_up
from asterism.engine.contract import Game
from asterism.engine.options import parse_options
from asterism.engine.registry import load

HERE = Path(__file__).parent / "limit"
COMPILER = ("g++", "-std=c++20", "-O3", "-march=native", "-pthread")
KEY = 7
TWINS = {"duel": ("filantes", "duel", 2), "gravity": ("gravity", "stars", 4), "octocube": ("octocube", "base", 3)}
"""The game, mode and number of players of each program."""
RESULT = re.compile(r"games (?P<games>\d+) hash (?P<hash>[0-9a-f]{16})")


class Outcome(NamedTuple):
    """What a run of random games ended with."""

    games: int
    hash: str


def play(game: Game, mode: str, players: int, decisions: int) -> tuple[float, Outcome]:
    """Random games by our rules: the CPU time they took, and how they ended."""
    deal = game.configure(parse_options(game, game.modes[mode]), players)
    states, out = np.zeros(1, game.state.STATE), np.zeros(game.state.MAX_LEGAL, np.int16)
    rng, tally = np.array([KEY, 0, 0], np.int64), np.zeros(2, np.int64)
    begin = time.process_time()
    game.kernels.random_games(states, 0, players, deal, out, rng, decisions, tally)
    seconds = time.process_time() - begin
    return seconds, Outcome(int(tally[1]), hashlib.sha256(states.tobytes()).hexdigest()[:16])


def run(program: Path, decisions: int) -> tuple[float, Outcome]:
    """The same by a twin."""
    begin = resource.getrusage(resource.RUSAGE_CHILDREN)
    output = subprocess.run([str(program), str(decisions), "1"], capture_output=True, text=True, check=True).stdout
    end = resource.getrusage(resource.RUSAGE_CHILDREN)
    found = RESULT.search(output)
    if found is None:
        raise SystemExit(f"{program.name} printed no result: {output}")
    return end.ru_utime - begin.ru_utime, Outcome(int(found["games"]), found["hash"])


def main() -> int:
    """Build, compare and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="some of them; by default all")
    parser.add_argument("--decisions", type=int, default=3_000_000)
    parser.add_argument("--rounds", type=int, default=7)
    args = parser.parse_args()
    console = Console()
    table = Table("decisions/s of CPU time, one core", title="The rules and their twins in C++")
    for column in ("ours", "twin", "ours / twin", "lowest", "highest"):
        table.add_column(column, justify="right")
    same = True
    with tempfile.TemporaryDirectory() as folder:
        for source in sorted(HERE.glob("*.cpp")):
            if args.names and source.stem not in args.names:
                continue
            id, mode, players = TWINS[source.stem]
            program = Path(folder, source.stem)
            subprocess.run([*COMPILER, str(source), "-o", str(program)], check=True)
            game = load(id)
            warm_up(game, console, measuring=True)
            rounds = []
            for _ in range(args.rounds):
                ours, outcome = play(game, mode, players, args.decisions)
                theirs, other = run(program, args.decisions)
                rounds.append((ours, theirs))
                if outcome != other:
                    console.print(f"{source.stem}: ours ended with {outcome}, the twin with {other}")
                    same = False
                    break
            speeds = [args.decisions / statistics.median(times) for times in zip(*rounds, strict=True)]
            ratios = [theirs / ours for ours, theirs in rounds]
            shown = (statistics.median(ratios), min(ratios), max(ratios))
            name = f"{game.title}, {mode}, {players} players"
            table.add_row(name, *(f"{speed / 1e6:.2f} M" for speed in speeds), *(f"{ratio:.2f}" for ratio in shown))
    console.print(table)
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
