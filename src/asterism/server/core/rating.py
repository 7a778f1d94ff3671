"""What a rated game changes: openskill's Plackett-Luce model, for any number of players; ties share a place."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

MEAN, SPREAD, BETA = 25.0, 25.0 / 3, 25.0 / 6
"""openskill's defaults: the rating of a new player, and the spread of performances."""
POINTS = 400 / (math.log(10) * math.sqrt(2) * BETA)
"""Displayed points per unit of ``mu``: 400 points are odds of ten to one."""
NEW = 1500
"""The displayed rating of a new player."""


class Points(NamedTuple):
    """A rating as it is displayed, with the interval at two sigma; lists are ordered by its lower end."""

    rating: int
    low: int
    high: int


class Skill(NamedTuple):
    """A rating: its mean and uncertainty."""

    mu: float = MEAN
    sigma: float = SPREAD

    def points(self) -> Points:
        rating, low, high = (round(NEW + POINTS * (self.mu - MEAN + k * self.sigma)) for k in (0, -2, 2))
        return Points(rating, low, high)


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MEAN, sigma=SPREAD, beta=BETA)


def rate(before: Sequence[Skill], finished: Sequence[int]) -> list[Skill]:
    """The ratings after a game with the given places."""
    model = _model()
    teams = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in before]
    return [Skill(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=[float(place) for place in finished])]
