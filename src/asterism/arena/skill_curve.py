"""The rating of a bot as a function of its skill, fitted to matches between skills.

The curve is piecewise linear: its slope is constant between knots. The slopes are a maximum a posteriori estimate whose
prior says that adjacent slopes are similar, so a match tells something about all skills near it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import exp, log, sqrt

import numpy as np

KNOTS = np.linspace(0.0, 1.0, 13)
USUAL_SLOPE, SLOPE_SPREAD, NEIGHBOUR_SPREAD = log(9.0), 1.0, 0.4
"""The prior of the logarithms of slopes: their mean, and standard deviations."""
STEPS = 60

SkillPair = tuple[float, float]
"""Two skills, the higher first."""


class SkillCurve:
    """The curve that fits results: for each pair of skills, the wins of the higher one and the matches."""

    def __init__(self, results: Mapping[SkillPair, tuple[float, int]]) -> None:
        between = np.array([_lengths(*pair) for pair in results]).reshape(-1, len(KNOTS) - 1)
        won, played = np.array(list(results.values()), float).reshape(-1, 2).T
        differ = np.diff(np.eye(len(KNOTS) - 1), axis=0) / NEIGHBOUR_SPREAD
        prior = differ.T @ differ + np.eye(len(KNOTS) - 1) / SLOPE_SPREAD**2
        self.log_slopes = np.full(len(KNOTS) - 1, USUAL_SLOPE)
        for _ in range(STEPS):
            rise = between * np.exp(self.log_slopes)
            chance = 1 / (1 + np.exp(-rise.sum(axis=1)))
            gradient = rise.T @ (won - played * chance) - prior @ (self.log_slopes - USUAL_SLOPE)
            self.curvature = rise.T @ (rise * (played * chance * (1 - chance))[:, None]) + prior
            step = np.linalg.solve(self.curvature, gradient)
            self.log_slopes += step * min(1.0, 0.5 / max(1e-12, float(np.abs(step).max())))
            if np.abs(step).max() < 1e-6:
                break

    def share(self, high: float, low: float) -> tuple[float, float]:
        """The expected win share of the higher of two skills, and its standard error."""
        rise = _lengths(high, low) * np.exp(self.log_slopes)
        share = 1 / (1 + exp(-float(rise.sum())))
        return share, share * (1 - share) * sqrt(float(rise @ np.linalg.solve(self.curvature, rise)))

    def rating(self, skill: float) -> float:
        """The rating of a skill, in logits above skill 0."""
        return float(_lengths(skill, 0.0) @ np.exp(self.log_slopes))

    def rating_of(self, results: Mapping[float, tuple[float, int]]) -> float:
        """The rating of an opponent, given the wins of skills against it and the matches; without any that of skill 0.

        One match won and one lost against skill 0 are the prior.
        """
        ratings = np.array([0.0, *map(self.rating, results)])
        won, played = np.array([(1.0, 2), *results.values()], float).T
        found = 0.0
        for _ in range(STEPS):
            chance = 1 / (1 + np.exp(found - ratings))
            found += float(np.clip((played * chance - won).sum() / (played * chance * (1 - chance)).sum(), -1.0, 1.0))
        return found

    def place(self, levels: int, lowest: float) -> list[float]:
        """Skills for this many levels in equal steps from a rating, or from skill 0 if that is higher, to skill 1."""
        ratings = np.concatenate([[0.0], np.cumsum(np.exp(self.log_slopes) * np.diff(KNOTS))])
        places = np.interp(np.linspace(max(0.0, lowest), ratings[-1], levels), ratings, KNOTS)
        return [round(float(place), 3) for place in places]


def logit(share: float) -> float:
    """The difference of two ratings of which the higher wins this share of the games."""
    return log(share / (1 - share))


def shares(curve: SkillCurve, skills: Sequence[float]) -> list[tuple[float, float]]:
    """The expected win shares between adjacent levels, the lowest first."""
    return [curve.share(high, low) for low, high in pairwise(skills)]


def _lengths(high: float, low: float) -> np.ndarray:
    """The length of each piece of the curve between two skills."""
    return np.asarray(np.clip(np.minimum(high, KNOTS[1:]) - np.maximum(low, KNOTS[:-1]), 0.0, None))
