"""``make bench-wasm``: the modules in Node beside the rules compiled for the CPU, in one run; and their sizes.

Both are measured in rounds that alternate, by CPU time, and medians are shown: the machines that this runs on are
shared.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import time
import zlib
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from asterism import Match
from asterism.bots.base import Limit, information_state
from asterism.bots.levels import HIGHEST, ladder_for, parameters_for
from asterism.bots.search_session import SearchSession
from asterism.cli.warm import warm_up
from asterism.engine.contract import Game
from asterism.engine.options import parse_options
from asterism.engine.registry import all_games
from asterism.engine.rng import make_rng
from asterism.wasm.build import build

HERE = Path(__file__).parent
STRETCH = 20_000
BROTLI = "process.stdout.write(String(zlib.brotliCompressSync(fs.readFileSync(process.argv[1])).length))"


class Node:
    """A game's module in a Node process of its own."""

    def __init__(self, game: Game) -> None:
        command = ["node", str(HERE / "wasm.js"), str(build(game))]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def measure(self, what: str, players: int, options: dict, seconds: float) -> float:
        job = {"what": what, "players": players, "options": options, "seconds": seconds}
        self.process.stdin.write(f"{json.dumps(job)}\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def close(self) -> None:
        self.process.stdin.close()
        self.process.wait()


def play_speed(game: Game, players: int, options: dict, seconds: float) -> float:
    """Decisions a second of random play."""
    deal = game.configure(parse_options(game, options), players)
    states, out = np.zeros(1, game.state.STATE), np.zeros(game.state.MAX_LEGAL, np.int16)
    rng, tally = make_rng(1), np.zeros(2, np.int64)
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        game.kernels.random_games(states, 0, players, deal, out, rng, STRETCH, tally)
    return float(tally[0]) / (time.process_time() - begin)


def search_speed(game: Game, players: int, options: dict, seconds: float) -> float:
    """Simulations a second of the highest level, from the start of a game."""
    match = Match.new(game.id, players, options, 1)
    limit = Limit(simulations=ladder_for(game, match.options).levels[HIGHEST - 1].simulations)
    parameters = parameters_for(game, match.options, players)
    simulations, searching = 0, 0.0
    while searching < seconds:
        session = SearchSession(1)
        begin = time.process_time()
        *_, tree = session.run(information_state(match, match.seat), parameters, limit)
        searching += time.process_time() - begin
        simulations += tree.simulations
    return simulations / searching


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="per line and round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--game", action="append", help="one game; by default all")
    args = parser.parse_args()
    console = Console()
    games = [game for game in all_games() if not args.game or game.id in args.game]
    for game in games:
        warm_up(game, console, measuring=True)
        search_speed(game, game.measured_players, {}, 0.01)
    nodes = {game.id: Node(game) for game in games}
    lines = [
        (game, what, mode, options)
        for game in games
        for what in ("play", "search")
        for mode, options in game.measured_modes.items()
    ]
    samples: dict[int, list[tuple[float, float]]] = {number: [] for number in range(len(lines))}
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("Measuring", total=args.rounds * len(lines))
        for _ in range(args.rounds):
            for number, (game, what, _, options) in enumerate(lines):
                players = game.measured_players
                native = (play_speed if what == "play" else search_speed)(game, players, options, args.seconds)
                samples[number].append((native, nodes[game.id].measure(what, players, options, args.seconds)))
                progress.advance(task)
    table = Table(title="Decisions or simulations a second of CPU time, one core")
    for column in ("", "native", "WebAssembly", "ratio"):
        table.add_column(column, justify="left" if not column else "right")
    for number, (game, what, mode, _) in enumerate(lines):
        native, wasm = (statistics.median(values) for values in zip(*samples[number], strict=True))
        ratio = statistics.median(theirs / ours for ours, theirs in samples[number])
        name = f"{game.title}, {mode}, {game.measured_players} players: {what}"
        table.add_row(name, f"{native:,.0f}", f"{wasm:,.0f}", f"{ratio:.2f}")
    console.print(table)
    for game in games:
        nodes[game.id].close()
        file = build(game)
        code = file.read_bytes()
        brotli = subprocess.run(["node", "-e", BROTLI, str(file)], capture_output=True, text=True, check=True).stdout
        console.print(
            f"{game.id}: {len(code):,} bytes, {len(zlib.compress(code, 9)):,} with gzip, {int(brotli):,} with brotli"
        )


if __name__ == "__main__":
    main()
