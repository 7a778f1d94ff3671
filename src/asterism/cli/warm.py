"""Compile a game's rules behind a progress bar, or load them from the cache."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from asterism.engine.compile import INTERPRETED
from asterism.engine.contract import Game
from asterism.engine.match_kernels import calls_of_match
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
        steps = [_random_games(game)] if measuring else calls_of_match(game)
        bar.update(task, total=len(steps))
        for step in steps:
            step()
            bar.advance(task)


def _random_games(game: Game) -> Callable[[], Any]:
    """One random game, as benchmarks play them."""
    state = game.state
    deal = game.configure(parse_options(game, None), game.min_players)
    out, tally = np.zeros(state.MAX_LEGAL, np.int16), np.zeros(2, np.int64)
    states = np.zeros(1, state.STATE)
    return partial(game.kernels.random_games, states, 0, game.min_players, deal, out, make_rng(0), 1, tally)
