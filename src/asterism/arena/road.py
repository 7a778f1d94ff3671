"""How strength grows along a mode's road, from matches between its places; and where the levels should stand on it.

A rating is read off the road by integrating a slope that is constant between knots. The slopes are those under which
the results so far are likeliest, given that neighbouring ones are much alike: so every match tells something about
all levels near it, and a handful of matches for each place on the road is enough.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import exp, log, sqrt

import numpy as np

KNOTS = np.linspace(0.0, 1.0, 13)
USUAL_SLOPE, SLOPE_SPREAD, NEIGHBOUR_SPREAD = log(9.0), 1.0, 0.4
"""What is expected of the logarithms of slopes before any match: their mean, and standard deviations."""
STEPS = 60

Pair = tuple[float, float]
"""Two skills, the higher first."""


class Slopes:
    """The fit to results: for each pair of skills, the wins of the higher one and the matches."""

    def __init__(self, results: Mapping[Pair, tuple[float, int]]) -> None:
        between = np.array([_lengths(*pair) for pair in results]).reshape(-1, len(KNOTS) - 1)
        won, played = np.array(list(results.values()), float).reshape(-1, 2).T
        differ = np.diff(np.eye(len(KNOTS) - 1), axis=0) / NEIGHBOUR_SPREAD
        prior = differ.T @ differ + np.eye(len(KNOTS) - 1) / SLOPE_SPREAD**2
        self.logs = np.full(len(KNOTS) - 1, USUAL_SLOPE)
        for _ in range(STEPS):
            toward = between * np.exp(self.logs)
            chance = 1 / (1 + np.exp(-toward.sum(axis=1)))
            gradient = toward.T @ (won - played * chance) - prior @ (self.logs - USUAL_SLOPE)
            self.curvature = toward.T @ (toward * (played * chance * (1 - chance))[:, None]) + prior
            step = np.linalg.solve(self.curvature, gradient)
            self.logs += step * min(1.0, 0.5 / max(1e-12, float(np.abs(step).max())))
            if np.abs(step).max() < 1e-6:
                break

    def share(self, high: float, low: float) -> tuple[float, float]:
        """How often the higher of two skills should win, and the standard error of that."""
        toward = _lengths(high, low) * np.exp(self.logs)
        share = 1 / (1 + exp(-float(toward.sum())))
        return share, share * (1 - share) * sqrt(float(toward @ np.linalg.solve(self.curvature, toward)))

    def place(self, levels: int, wanted: float) -> list[float]:
        """Skills for so many levels up to 1, each beating the one below as often as wanted, or as the road allows."""
        heights = np.concatenate([[0.0], np.cumsum(np.exp(self.logs) * np.diff(KNOTS))])
        step = min(log(wanted / (1 - wanted)), heights[-1] / (levels - 1))
        places = np.interp(heights[-1] - step * np.arange(levels - 1, -1, -1), heights, KNOTS)
        return [round(float(place), 3) for place in places]


def shares(slopes: Slopes, skills: Sequence[float]) -> list[tuple[float, float]]:
    """What is to be expected between neighbours of a ladder, from the bottom up."""
    return [slopes.share(high, low) for low, high in pairwise(skills)]


def _lengths(high: float, low: float) -> np.ndarray:
    """How much of each piece of the road lies between two places."""
    return np.asarray(np.clip(np.minimum(high, KNOTS[1:]) - np.maximum(low, KNOTS[:-1]), 0.0, None))
