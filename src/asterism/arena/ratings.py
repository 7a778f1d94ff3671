"""Ratings from match results: Elo with intervals, openskill, and win shares with intervals.

Elo is fitted to all matches at once. A seat wins with a chance in proportion to its bot's strength (with two seats
this is the Bradley-Terry model, with more Luce's choice rule); a shared win counts in parts. A weak normal prior keeps
the ratings of bots that always win finite. Intervals are 95 %, from the curvature of the fit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from asterism.arena.referee import MatchResult

MEAN = 1500.0
ELO = 400 / float(np.log(10))
PRIOR = 4.0
"""The prior's standard deviation in natural units: about 700 Elo."""
Z = 1.959964
STEPS = 100


class Interval(NamedTuple):
    """An estimate and its 95 % interval."""

    value: float
    low: float
    high: float


class OpenSkill(NamedTuple):
    """An openskill rating: mean and uncertainty."""

    mu: float
    sigma: float


def elo(games: Sequence[MatchResult], bots: int) -> list[Interval]:
    """The Elo rating of each bot; their mean is 1500, a difference of 400 is ten wins to one between two."""
    strength = np.zeros(bots)
    seats = np.array([game.bots for game in games], np.intp)
    shares = np.array([game.shares for game in games])
    won = np.bincount(seats.ravel(), shares.ravel(), bots)
    for _ in range(STEPS):
        expected = _chances(strength, seats, bots)
        gradient = won - expected.sum(axis=0) - strength / PRIOR**2
        curvature = np.diag(expected.sum(axis=0) + PRIOR**-2) - expected.T @ expected
        step = np.linalg.solve(curvature, gradient)
        strength += step * min(1.0, 2.0 / max(1e-12, float(np.abs(step).max())))
        if np.abs(step).max() < 1e-9:
            break
    centre = np.eye(bots) - 1 / bots
    spread = np.sqrt(np.diag(centre @ np.linalg.inv(curvature) @ centre).clip(0))
    ratings = MEAN + ELO * (strength - strength.mean())
    return [
        Interval(float(r), float(r - Z * ELO * s), float(r + Z * ELO * s)) for r, s in zip(ratings, spread, strict=True)
    ]


def _chances(strength: Any, seats: Any, bots: int) -> Any:
    """Each bot's chance to win each game, its seats together."""
    weights = np.exp(strength[seats] - strength[seats].max(axis=1, keepdims=True))
    weights /= weights.sum(axis=1, keepdims=True)
    expected = np.zeros((len(seats), bots))
    np.add.at(expected, (np.arange(len(seats))[:, None], seats), weights)
    return expected


def openskill(games: Sequence[MatchResult], bots: int) -> list[OpenSkill]:
    """The openskill (Plackett-Luce) rating of each bot, game after game, by places."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating() for _ in range(bots)]
    for game in games:
        rated = model.rate([[ratings[bot]] for bot in game.bots], ranks=[float(rank) for rank in game.ranks])
        for bot in set(game.bots):  # a bot on several seats gets their mean
            own = [team[0] for seat, team in enumerate(rated) if game.bots[seat] == bot]
            mu, sigma = (sum(values) / len(own) for values in zip(*((r.mu, r.sigma) for r in own), strict=True))
            ratings[bot] = model.rating(mu=mu, sigma=sigma)
    return [OpenSkill(r.mu, r.sigma) for r in ratings]


def share(wins: float, games: float) -> Interval:
    """A win share with its Wilson interval."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    p, z2 = wins / games, Z * Z / games
    middle = (p + z2 / 2) / (1 + z2)
    spread = Z * ((p * (1 - p) + z2 / 4) / games) ** 0.5 / (1 + z2)
    return Interval(p, max(0.0, middle - spread), min(1.0, middle + spread))
