"""A person's rating as a solver of puzzles, by Glicko; the page has the same in ``web/src/lib/solver.ts``."""

from __future__ import annotations

from math import floor, log, pi, sqrt

import msgspec

PUZZLE_DEVIATION = 80
"""A puzzle's rating is uncertain too: it comes from some fifty tries of bots."""
LEAST_DEVIATION = 60.0
Q = log(10) / 400


class Solver(msgspec.Struct, frozen=True, kw_only=True):
    """A rating, its standard deviation, and the puzzles tried: whether the first try solved them."""

    rating: int = 1200
    deviation: float = 350.0
    tried: dict[str, bool] = {}


def after_try(solver: Solver, id: str, rating: int, solved: bool) -> Solver:
    """The solver after the first try at a puzzle of a rating; a puzzle counts once."""
    if id in solver.tried:
        return solver
    g = 1 / sqrt(1 + 3 * (Q * PUZZLE_DEVIATION) ** 2 / pi**2)
    expected = 1 / (1 + 10 ** (-g * (solver.rating - rating) / 400))
    precision = 1 / solver.deviation**2 + Q**2 * g**2 * expected * (1 - expected)
    return Solver(
        rating=floor(solver.rating + Q / precision * g * (solved - expected) + 0.5),
        deviation=max(LEAST_DEVIATION, sqrt(1 / precision)),
        tried={**solver.tried, id: solved},
    )
