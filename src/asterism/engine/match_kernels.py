"""Every kernel that a match calls, called once: that compiles them, or loads them from the cache."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from asterism.engine.contract import Game
from asterism.engine.events import new_log
from asterism.engine.options import parse_options
from asterism.engine.rng import make_rng


def calls_of_match(game: Game) -> list[Callable[[], Any]]:
    """One call of each kernel, in an order in which each finds what it needs."""
    k, state = game.kernels, game.state
    states = np.zeros(1, state.STATE)
    rng = make_rng(0)
    config, content = game.configure(parse_options(game, None), game.min_players)
    out = np.zeros(state.MAX_LEGAL, np.int16)
    log = new_log(state.MAX_EVENTS)

    def start() -> None:
        k.setup_at(states, 0, game.min_players, config, content, rng)

    return [
        start,
        lambda: k.legal_at(states, 0, out),
        lambda: k.playout(states, 0, out, rng, 1),
        start,
        lambda: k.apply_at(states, 0, int(out[0]), log),
        lambda: k.standings_at(states, 0, np.zeros(game.max_players, np.int32)),
        lambda: k.open_points_at(states, 0, 0, np.zeros(2, state.STATE), np.zeros(game.max_players, np.int32)),
        lambda: k.redact_at(states, 0, 0),
        lambda: k.resample_at(states, 0, 0, rng),
        lambda: k.redact_log(log, 0),
        lambda: game.rules.redact_action(int(out[0]), 0, 0),
        lambda: k.replay_at(states, 0, out[:0]),
        lambda: k.move_at(states, 0, int(out[0])),
        lambda: k.allows_at(states, 0, int(out[0]), out.copy()),
        lambda: k.step_at(states, states.copy(), int(out[0]), log),
        lambda: k.predict(states, states, int(out[0]), np.zeros(2, state.STATE)),
        lambda: game.json.view(states, 0),
        lambda: game.json.legal(states),
        lambda: game.json.step(states, 0, log, 0),
        lambda: game.reader.prompt(states[0]),
        lambda: game.reader.position(states[0]),
        lambda: game.reader.move(states[0], int(out[0])),
    ]
