"""Simulations a second on one core, random playouts to the end: ``python -m asterism.bots.speed``."""

from __future__ import annotations

import argparse
import time

import msgspec
import numpy as np
from rich.console import Console
from rich.table import Table

from asterism.bots.base import Limit, seen_by
from asterism.bots.levels import ladder_for, weights_for
from asterism.bots.players import UCT
from asterism.bots.think import Thinker
from asterism.engine.match import Match
from asterism.engine.registry import load

LINES = (("filantes", "duel", 2), ("gravity", "stars", 4), ("octocube", "base", 3))
WARM_UP = Limit(simulations=20)


class Speed(msgspec.Struct, frozen=True):
    """One line: plain UCT with random playouts, and the search of the levels."""

    game: str
    mode: str
    players: int
    plain_per_s: float
    search_per_s: float


def measure(game: str, mode: str, players: int, seconds: float) -> Speed:
    """Both searches from the first position of a game."""
    description = load(game)
    match = Match.new(game, players, description.modes[mode], seed=1)
    seen = seen_by(match, int(match.record["seat"]))
    weights = weights_for(description, match.options, players)
    rates = []
    for plain in (True, False):
        knobs = UCT if plain else ladder_for(description, match.options).at(1.0).knobs
        table = np.zeros((2, 0)) if plain else weights
        list(Thinker(1, plain=plain).think(seen, knobs, table, WARM_UP))
        begin = time.thread_time()
        *_, tree = Thinker(1, plain=plain).think(seen, knobs, table, Limit(seconds=seconds))
        rates.append(tree.simulations / (time.thread_time() - begin))
    return Speed(game, mode, players, *rates)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m asterism.bots.speed", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    speeds = [measure(*line, options.seconds) for line in LINES]
    if options.json:
        print(msgspec.json.encode({"results": speeds}).decode())
        return
    table = Table("game", "mode", "players", "random playouts/s", "search/s", title="Simulations a second, one core")
    for speed in speeds:
        table.add_row(
            speed.game, speed.mode, str(speed.players), f"{speed.plain_per_s:,.0f}", f"{speed.search_per_s:,.0f}"
        )
    Console().print(table)


if __name__ == "__main__":
    main()
