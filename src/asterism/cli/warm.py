"""Compile a game's rules behind a progress bar, or load them from the cache."""

from __future__ import annotations

from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from asterism.engine.compile import INTERPRETED
from asterism.engine.contract import Game
from asterism.engine.events import new_log
from asterism.engine.options import parse_options
from asterism.engine.progress import progress
from asterism.engine.rng import make_rng


def warm_up(game: Game, console: Console, *, measuring: bool = False) -> None:
    """Compile or load every kernel that a match (or, with ``measuring``, a benchmark) calls."""
    if INTERPRETED:
        return
    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    with progress.quiet(), Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(f"Preparing {game.title}", total=None)
        steps = _steps(game, measuring)
        bar.update(task, total=len(steps))
        for step, *arguments in steps:
            step(*arguments)
            bar.advance(task)


def _steps(game: Game, measuring: bool) -> list[tuple[Any, ...]]:
    k, state = game.kernels, game.state
    states = np.zeros(1, state.STATE)
    rng = make_rng(0)
    config, content = game.configure(parse_options(game, None), game.min_players)
    out = np.zeros(state.MAX_LEGAL, np.int16)
    log = new_log(state.MAX_EVENTS)
    start = (k.setup_at, states, 0, game.min_players, config, content, rng)
    if measuring:
        deal, tally = (config, content), np.zeros(2, np.int64)
        return [(k.random_games, states, 0, game.min_players, deal, out, rng, 1, tally)]
    return [
        start,
        (k.legal_at, states, 0, out),
        (k.playout, states, 0, out, rng, 1),
        start,
        (lambda: k.apply_at(states, 0, out[0], log),),
        (k.standings_at, states, 0, np.zeros(game.max_players, np.int32)),
        (k.redact_at, states, 0, 0),
        (k.resample_at, states, 0, 0, rng),
        (k.redact_log, log, 0),
        (lambda: k.replay_at(states, 0, out[:0]),),
        (lambda: k.move_at(states, 0, int(out[0])),),
        (lambda: k.allows_at(states, 0, int(out[0]), out.copy()),),
        (lambda: k.step_at(states, states.copy(), int(out[0]), log),),
        (lambda: k.predict(states, states, int(out[0]), np.zeros(2, state.STATE)),),
        (game.json.view, states, 0),
        (game.json.legal, states),
        (game.json.step, states, 0, log, 0),
    ]
