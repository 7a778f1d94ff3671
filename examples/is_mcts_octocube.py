"""OpenSpiel's information-set Monte Carlo tree search on Octocube: how strength grows with simulations.

    python examples/is_mcts_octocube.py              # some minutes on two cores; writes is_mcts_octocube.svg
    python examples/is_mcts_octocube.py --games 4 --simulations 2 16

The search is OpenSpiel's own, on ``asterism_octocube``: it resamples hidden information with
``resample_from_infostate`` before every simulation. Only the leaf evaluation is ours: random play to the end in
compiled code. One player searches, the other plays at random; seats alternate from game to game.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from curve import draw_curves, share
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import Evaluator

from asterism.envs.open_spiel import register

EXPLORATION = 1.0


class Playouts(Evaluator):
    """Leaves are worth what random play to the end brings; all actions are equally likely at first."""

    def evaluate(self, state: Any) -> np.ndarray:
        """The returns of one random game from here."""
        return state.get_game().table.playout(state.states).rewards[0]

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """All legal actions alike."""
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


def play(game: Any, simulations: int, seed: int) -> float:
    """One game of the search against a random player: 1 won, 0 lost, 0.5 neither."""
    dice = np.random.RandomState(seed)
    bot = ISMCTSBot(game, Playouts(), EXPLORATION, simulations, random_state=dice)
    state, searcher = game.new_initial_state(), seed % 2
    state.apply_action(seed)  # the deal
    while not state.is_terminal():
        mine = state.current_player() == searcher
        state.apply_action(int(bot.step(state) if mine else dice.choice(state.legal_actions())))
    return (state.returns()[searcher] + 1) / 2


def main() -> None:
    """Play, print, and draw the curve."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--simulations", type=int, nargs="+", default=[2, 8, 32, 128])
    parser.add_argument("--games", type=int, default=24, help="games for each number of simulations")
    parser.add_argument("--game", default="asterism_octocube", help="an OpenSpiel game string, for two players")
    parser.add_argument("--out", type=Path, default=Path("is_mcts_octocube.svg"))
    args = parser.parse_args()
    register()
    game = pyspiel.load_game(args.game)
    curve = []
    for simulations in args.simulations:
        begin = time.perf_counter()
        won = sum(play(game, simulations, seed) for seed in range(args.games))
        curve.append(share(simulations, won, args.games))
        print(f"{simulations:>5} simulations  {time.perf_counter() - begin:5.0f} s  won {curve[-1].y:.1%}", flush=True)
    title = "IS-MCTS of OpenSpiel on Octocube, two players"
    axes = ("simulations for each decision", "won against a random player")
    draw_curves(args.out, title, *axes, {"IS-MCTS": curve}, logarithmic=True)


if __name__ == "__main__":
    main()
