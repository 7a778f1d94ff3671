"""OpenSpiel's own Monte Carlo tree search: as an opponent in our duel, played through its API, and its speed.

Its C++ bot crashes the process with every game written in Python, OpenSpiel's own included, so the opponent is its
Python bot, with as much time for a decision as ours may take.
"""

from __future__ import annotations

import time
from typing import Any

from asterism.arena.plan import derive
from asterism.arena.referee import MatchResult
from asterism.bots import make_bot
from asterism.bots.base import InformationState, Limit
from asterism.engine.options import parse_options

GAME, MODE, PLAYERS = "filantes", "duel", 2
NAME = "OpenSpiel MCTS"
EXPLORE = 2.0  # what its examples use
WARM_UP = 40


def rival(game: Any, simulations: int, seed: int) -> Any:
    """OpenSpiel's bot with random playouts."""
    import numpy as np
    from open_spiel.python.algorithms import mcts

    dice = np.random.RandomState(seed % 2**32)
    return mcts.MCTSBot(game, EXPLORE, simulations, mcts.RandomRolloutEvaluator(1, dice), solve=True, random_state=dice)


def play(job: tuple[str, int, int, float]) -> MatchResult:
    """One duel of our bot at a seat against OpenSpiel's, which looks as often as its time allows."""
    import pyspiel

    import asterism.envs.open_spiel  # noqa: F401

    spec, seat, deal, seconds = job
    game = pyspiel.load_game(f"asterism_{GAME}(players={PLAYERS})")
    description = game.table.game
    ours = make_bot(spec, derive(deal, seat))
    state = game.new_initial_state()
    rate = WARM_UP / seconds
    used, decisions = [0.0, 0.0], [0, 0]
    ply = 0
    while not state.is_terminal():
        player = state.current_player()
        begin = time.perf_counter()
        if player == seat:
            options = parse_options(description, description.modes[MODE])
            state_seen = InformationState(description, PLAYERS, options, player, ply, state.redacted(player))
            action = ours.play(state_seen, Limit(seconds=seconds)).action
        else:
            simulations = max(1, round(rate * seconds))
            action = rival(game, simulations, derive(deal, "rival", ply)).step(state)
        took = time.perf_counter() - begin
        used[player] += took
        decisions[player] += 1
        if player != seat:
            rate += 0.5 * (simulations / took - rate)
        state.apply_action(action)
        ply += 1
    returns = state.returns()
    return MatchResult(
        number=0,
        bots=(0, 1) if seat == 0 else (1, 0),
        deal=deal,
        seed=deal,
        points=[0, 0],
        winners=[p for p in range(PLAYERS) if returns[p] == max(returns)],
        plies=ply,
        cut=False,
        decisions=decisions,
        seconds=used,
    )


def backgammon(seconds: float) -> float:
    """Simulations a second of OpenSpiel's C++ search in backgammon, from its first decision."""
    import pyspiel

    game = pyspiel.load_game("backgammon")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    simulations, spent = 200, 0.0
    while spent < seconds:
        simulations *= 2
        bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), EXPLORE, simulations, 1000, True, 1, False)
        begin = time.thread_time()
        bot.step(state)
        spent = time.thread_time() - begin
    return simulations / spent
