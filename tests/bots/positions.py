"""Matches some way into a game, and what a seat sees of them."""

from __future__ import annotations

import random

import numpy as np

from asterism.bots.base import InformationState, information_state
from asterism.engine.match import Match
from asterism.engine.registry import all_games
from asterism.engine.rng import make_rng

MODES = [(game.id, mode) for game in all_games() for mode in game.modes]


def played(game: str, mode: str, plies: int, players: int = 2, seed: int = 1) -> Match:
    """A match after so many random decisions, or fewer if it ended."""
    chance = random.Random(seed)
    match = Match.new(game, players, _mode(game, mode), seed)
    while match.ply < plies and not match.over:
        match.play(chance.choice(match.legal()))
    return match


def state_of(match: Match) -> InformationState:
    """What the deciding seat sees."""
    assert match.seat is not None
    return information_state(match, match.seat)


def another_truth(match: Match, seed: int) -> np.ndarray:
    """A state that the deciding seat cannot distinguish from the true one."""
    assert match.seat is not None
    states = match.redacted(match.seat)
    match.game.kernels.resample_at(states, 0, match.seat, make_rng(seed))
    return states


def _mode(game: str, mode: str) -> dict[str, object]:
    return next(g.modes[mode] for g in all_games() if g.id == game)
