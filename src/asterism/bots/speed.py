"""Simulations a second on one core, plain UCT and the search of the levels: ``python -m asterism.bots.speed``."""

from __future__ import annotations

import argparse
import time

import msgspec
from rich.console import Console
from rich.table import Table

from asterism.bots.base import Limit, information_state
from asterism.bots.levels import UCT, parameters_for
from asterism.bots.search_session import SearchSession
from asterism.engine.contract import Game
from asterism.engine.match import Match
from asterism.engine.registry import all_games

WARM_UP = Limit(simulations=20)


class SearchSpeed(msgspec.Struct, frozen=True):
    """Simulations a second in the mode that a game's benchmark names."""

    game: str
    mode: str
    players: int
    uct_per_s: float
    levels_per_s: float


def measure(game: Game, seconds: float) -> SearchSpeed:
    """Run both searches from the first position of a game."""
    mode, chosen = next(iter(game.measured_modes.items()))
    players = game.measured_players
    match = Match.new(game.id, players, chosen, seed=1)
    state = information_state(match, int(match.state["seat"]))
    rates = []
    for parameters in (UCT, parameters_for(game, match.options, players)):
        list(SearchSession(1).run(state, parameters, WARM_UP))
        begin = time.thread_time()
        *_, tree = SearchSession(1).run(state, parameters, Limit(seconds=seconds))
        rates.append(tree.simulations / (time.thread_time() - begin))
    return SearchSpeed(game.id, mode, players, *rates)


def main() -> None:
    """Measure all games and print."""
    parser = argparse.ArgumentParser(prog="python -m asterism.bots.speed", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    speeds = [measure(game, options.seconds) for game in all_games()]
    if options.json:
        print(msgspec.json.encode({"results": speeds}).decode())
        return
    table = Table("game", "mode", "players", "plain UCT/s", "levels/s", title="Simulations a second, one core")
    for speed in speeds:
        table.add_row(
            speed.game, speed.mode, str(speed.players), f"{speed.uct_per_s:,.0f}", f"{speed.levels_per_s:,.0f}"
        )
    Console().print(table)


if __name__ == "__main__":
    main()
