"""How fast the rules run: random play to the end, on one or more threads."""

from __future__ import annotations

import threading
import time
from typing import Any

import msgspec
import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

from asterism.cli.settings import settings
from asterism.cli.warm import warm_up
from asterism.engine.compile import INTERPRETED
from asterism.engine.contract import Game
from asterism.engine.errors import OptionError
from asterism.engine.options import check_players, parse_options
from asterism.engine.registry import all_games
from asterism.engine.rng import make_rng


def bench(
    game: str | None,
    players: int | None,
    mode: str | None,
    pairs: list[str],
    seconds: float,
    threads: list[int],
    json: bool,
) -> int:
    """Measure and print; see ``asterism bench --help``."""
    if not 0 < seconds < 3600:
        raise OptionError(f"seconds must be more than 0 and less than 3600, not {seconds}")
    if not all(1 <= n <= 1024 for n in threads):
        raise OptionError(f"threads must be 1 to 1024, not {threads}")
    console = Console(stderr=True)
    lines = []
    for id in [game] if game else [one.id for one in all_games()]:
        chosen = settings(id, mode, pairs)
        modes = [chosen.options] if mode or pairs else list(chosen.game.modes.values())
        warm_up(chosen.game, console, measuring=True)
        count = check_players(chosen.game, chosen.game.measured_players if players is None else players)
        lines += [(chosen.game, count, options, n) for options in modes for n in threads]
    results = [
        measure(one, count, options, n, seconds)
        for one, count, options, n in track(lines, "Measuring", console=console, transient=True)
    ]
    if json:
        print(msgspec.json.encode({"results": results}).decode())
        return 0
    table = Table("game", "players", "options", "threads", "decisions/s", "games/s", title="Random play to the end")
    for r in results:
        options = " ".join(f"{k}={v}" for k, v in r["options"].items())
        table.add_row(
            r["game"],
            str(r["players"]),
            options,
            str(r["threads"]),
            f"{r['decisions_per_s']:,.0f}",
            f"{r['games_per_s']:,.0f}",
        )
    Console().print(table)
    return 0


def measure(game: Game, players: int, options: dict[str, Any], threads: int, seconds: float) -> dict[str, Any]:
    """Play random games on ``threads`` threads for ``seconds`` and count."""
    parsed = parse_options(game, options)
    deal = game.configure(parsed, check_players(game, players))
    tallies = np.zeros((threads, 2), np.int64)
    chunk = 500 if INTERPRETED else 100_000
    begin = time.perf_counter()

    def work(n: int) -> None:
        states = np.zeros(1, game.state.STATE)
        out = np.zeros(game.state.MAX_LEGAL, np.int16)
        rng = make_rng(n + 1)
        while time.perf_counter() - begin < seconds:
            game.kernels.random_games(states, 0, players, deal, out, rng, chunk, tallies[n])

    workers = [threading.Thread(target=work, args=(n,)) for n in range(threads)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    elapsed = time.perf_counter() - begin
    decisions, games = (int(x) for x in tallies.sum(axis=0))
    return {
        "game": game.id,
        "players": players,
        "options": options,
        "threads": threads,
        "decisions_per_s": decisions / elapsed,
        "games_per_s": games / elapsed,
    }
