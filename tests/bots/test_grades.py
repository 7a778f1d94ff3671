"""Grades by what a decision gave away, and what the coach warns of."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from asterism.bots.base import ActionValue
from asterism.bots.grades import grade_of, is_warned

CASES = json.loads((Path(__file__).parents[1] / "data" / "warnings.json").read_text())
"""Also read by the tests of the page, which computes the same (web/tests/unit/coach.test.ts)."""


@pytest.mark.parametrize(
    ("cost", "grade"),
    [(0, "best"), (0.049, "good"), (0.05, "inaccuracy"), (0.1, "mistake"), (0.199, "mistake"), (0.2, "blunder")],
)
def test_a_grade_follows_from_what_a_move_gave_away(cost: float, grade: str) -> None:
    assert grade_of(cost) == grade


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_the_coach_warns_of_what_costs_much_for_certain(case: dict[str, Any]) -> None:
    (best, best_visits), (chosen, visits) = case["best"], case["chosen"]
    found = ActionValue(0, best_visits, [best, 1 - best]), ActionValue(1, visits, [chosen, 1 - chosen])
    assert is_warned(*found, seat=0) is case["warned"]
