"""How hard a puzzle is: how often each level finds the solution, and the rating that follows.

The levels have fixed ratings in equal steps, so a puzzle's rating says which level solves it in half of the tries.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from asterism.bots.base import InformationState, Limit
from asterism.bots.builtin import make_bot
from asterism.bots.levels import HIGHEST, LOWEST

TRIES = (8, 8, 8, 8, 8, 8, 4, 2)
"""By level; the highest ones are slow, and chance has less part in what they do."""
FIRST_RATING, STEP = 800, 200
USUAL, SPREAD = 1500.0, 400.0
"""The mean and the standard deviation of ratings before a puzzle is tried."""
SCALE = 400 / 2.302585
NEWTON_STEPS = 30


def level_rating(level: int) -> int:
    """The rating of a level as a solver of puzzles."""
    return FIRST_RATING + STEP * (level - LOWEST)


def solved_by_levels(state: InformationState, solution: int, seed: int) -> list[int]:
    """How often each level finds the solution, of ``TRIES``."""
    counts = []
    for level in range(LOWEST, HIGHEST + 1):
        tries = [make_bot(f"level:{level}", seed + number) for number in range(TRIES[level - LOWEST])]
        counts.append(sum(bot.play(state, Limit()).action == solution for bot in tries))
    return counts


def rating_of(solved: Sequence[int]) -> int:
    """The most probable rating, given how often each level solved the puzzle, from a normal prior."""
    rating = USUAL
    for _ in range(NEWTON_STEPS):
        slope = (USUAL - rating) / SPREAD**2
        curvature = 1 / SPREAD**2
        for level, (wins, tries) in enumerate(zip(solved, TRIES, strict=True), LOWEST):
            chance = 1 / (1 + exp((rating - level_rating(level)) / SCALE))
            slope += (tries * chance - wins) / SCALE
            curvature += tries * chance * (1 - chance) / SCALE**2
        rating += max(-200.0, min(200.0, slope / curvature))
    return round(rating)
