"""Compare the speed of two checkouts in one run: ``python bench/compare.py OLD NEW``, each a folder with ``src/``.

Random play of every measured mode on one thread, or with ``--what search`` the search of the highest level, for a
moment in the one and then in the other, again and again; with ``--what compile`` what a match needs is compiled, from
an empty cache. Speeds are decisions, simulations or whole compiles by CPU time, so other programs disturb them little;
what is compared are the two of a pair, which ran one after the other. The exit status is 1 if a game is slower than
``--most`` per cent (by the median of its pairs). Both are compiled at their first use.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

CHILD = '''
import json, os, subprocess, sys, tempfile, time
from asterism import Match
from asterism.cli.bench import measure
from asterism.cli.warm import warm_up
from asterism.engine.registry import load
from rich.console import Console
def play(game, mode, players, seconds):
    wall, cpu = time.perf_counter(), time.process_time()
    result = measure(game, players, game.modes[mode], 1, seconds)
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    return result["decisions_per_s"] * wall / cpu
def search_of(match, players):
    from asterism.bots.base import Limit, information_state
    from asterism.bots.levels import ladder_for, parameters_for
    from asterism.bots.search_session import SearchSession
    limit = Limit(simulations=ladder_for(match.game, match.options).simulations)
    parameters = parameters_for(match.game, match.options, players)
    return lambda: SearchSession(1).run(information_state(match, match.seat), parameters, limit)
def old_search_of(match, players):  # up to commit 9f6c714
    from asterism.bots.base import Limit, seen_by
    from asterism.bots.levels import ladder_for, weights_for
    from asterism.bots.think import Thinker
    level = ladder_for(match.game, match.options).at(1.0)
    weights, limit = weights_for(match.game, match.options, players), Limit(simulations=level.simulations)
    return lambda: Thinker(1).think(seen_by(match, int(match.record["seat"])), level.knobs, weights, limit)
def search(game, mode, players, seconds):
    match = Match.new(game.id, players, game.modes[mode], seed=1)
    try:
        run = search_of(match, players)
    except ImportError:
        run = old_search_of(match, players)
    *_, tree = run()
    simulations, begin = 0, time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        *_, tree = run()
        simulations += tree.simulations
    return simulations / spent
COMPILE = """
import sys, time
from asterism.cli.warm import warm_up
from asterism.engine.registry import load
from rich.console import Console
warm_up(load(sys.argv[1]), Console(quiet=True))
print(time.process_time())
"""
def compile_all(game, mode, players, seconds):
    with tempfile.TemporaryDirectory() as empty:
        env = {**os.environ, "ASTERISM_CACHE": empty}
        return 1 / float(subprocess.check_output([sys.executable, "-c", COMPILE, game.id], env=env))
for line in sys.stdin:
    what, id, mode, players, seconds = json.loads(line)
    game = load(id)
    if what != "compile":
        warm_up(game, Console(quiet=True), measuring=True)
    speed = {"play": play, "search": search, "compile": compile_all}[what](game, mode, players, seconds)
    print(json.dumps(speed), flush=True)
'''
UNITS = {"play": ("M/s", 1e6), "search": ("k/s", 1e3), "compile": ("a minute", 1 / 60)}


class Checkout:
    """A process that runs the code of one checkout."""

    def __init__(self, folder: Path) -> None:
        more = os.environ.get("PYTHONPATH")
        path = os.pathsep.join([str(folder.resolve() / "src"), *([more] if more else [])])
        env = {**os.environ, "PYTHONPATH": path}
        self._process = subprocess.Popen(
            [sys.executable, "-c", CHILD], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env
        )

    def speed(self, what: str, line: tuple[str, str, int], seconds: float) -> float:
        """Decisions, simulations or compiles per second of CPU time."""
        assert self._process.stdin
        assert self._process.stdout
        print(json.dumps([what, *line, seconds]), file=self._process.stdin, flush=True)
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit(f"a checkout cannot be measured: exit status {self._process.wait()}")
        return float(json.loads(line))

    def close(self) -> None:
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait()


def modes(what: str) -> list[tuple[str, str, int]]:
    """Game, mode and players of every line that is compared, as this checkout's games declare them; all modes of a
    game are compiled at once."""
    from asterism.engine.registry import all_games

    most = 1 if what == "compile" else None
    return [(game.id, mode, game.measured_players) for game in all_games() for mode in [*game.measured_modes][:most]]


def compare(old: Checkout, new: Checkout, line: tuple[str, str, int], wish: Any) -> list[tuple[float, float]]:
    """Pairs of speeds, the order changed from pair to pair; the first pair, which warms up, is left out."""
    pairs = []
    for k in range(wish.pairs + 1):
        first, second = (old, new) if k % 2 else (new, old)
        speeds = [checkout.speed(wish.what, line, wish.seconds) for checkout in (first, second)]
        pairs.append((speeds[0], speeds[1]) if k % 2 else (speeds[1], speeds[0]))
    return pairs[1:]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--what", choices=UNITS, default="play")
    parser.add_argument("--pairs", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--most", type=float, default=3.0, help="per cent by which no game may be slower")
    parser.add_argument("--game", action="append", help="only this game; may be given more than once")
    wish = parser.parse_args()
    old, new = Checkout(wish.old), Checkout(wish.new)
    slower = False
    unit, scale = UNITS[wish.what]
    print(f"| game | mode | players | old, {unit} | new, {unit} | new : old | the middle half of the pairs |")
    print("|---|---|---|---|---|---|---|")
    for line in modes(wish.what):
        if wish.game and line[0] not in wish.game:
            continue
        pairs = compare(old, new, line, wish)
        ratios = sorted(after / before for before, after in pairs)
        ratio = statistics.median(ratios)
        low, high = ratios[len(ratios) // 4], ratios[-1 - len(ratios) // 4]
        speeds = [statistics.median(column) / scale for column in zip(*pairs, strict=True)]
        cells = [*line, *(f"{speed:.3g}" for speed in speeds), f"{ratio:.3f}", f"{low:.3f} to {high:.3f}"]
        print(f"| {' | '.join(map(str, cells))} |", flush=True)
        slower |= ratio < 1 - wish.most / 100
    old.close()
    new.close()
    return int(slower)


if __name__ == "__main__":
    sys.exit(main())
