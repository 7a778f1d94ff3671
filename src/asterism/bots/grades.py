"""Grades of decisions by the chance to win that they give away, and when the coach warns of one.

The numbers are written for the page, too (``web/src/api/grades.ts``, by ``server/api/reference.py``).
"""

from __future__ import annotations

from math import sqrt
from typing import Literal

from asterism.bots.base import ActionValue

Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
GRADES: tuple[tuple[float, Grade], ...] = ((0.05, "good"), (0.1, "inaccuracy"), (0.2, "mistake"))
"""Each grade with the cost below which a move earns it; what costs nothing is best, and what costs more a blunder."""
TURNING_POINT_COST = 0.15
"""A move that costs its seat this much of its chance to win is a turning point."""
WARNED_GRADES: tuple[Grade, ...] = ("mistake", "blunder")
"""The grades of which the coach warns."""
SPREAD = 0.5
"""The largest standard deviation of a result between 0 and 1; by it a chance found in few visits is uncertain."""
ASSESS_SHARE = 0.2
"""The share of the highest level's simulations that the search behind one action has; an action that had as much of a
hint's search needs none."""


def grade_of(cost: float) -> Grade:
    """The grade of a move that gave away ``cost`` of its seat's chance to win."""
    if cost <= 0:
        return "best"
    return next((grade for limit, grade in GRADES if cost < limit), "blunder")


def is_warned(best: ActionValue, chosen: ActionValue, seat: int) -> bool:
    """Whether the coach warns ``seat`` of an action, which cost it too much even if both searches erred by as much as
    they may; ``warningOf`` of ``web/src/coach/remarks.ts`` does the same."""
    if not best.visits or not chosen.visits:
        return False
    error = SPREAD * sqrt(1 / best.visits + 1 / chosen.visits)
    return grade_of(best.values[seat] - chosen.values[seat] - error) in WARNED_GRADES
