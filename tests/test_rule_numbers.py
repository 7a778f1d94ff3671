"""Every numbered rule is cited by a test, and no test cites a rule that is not there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
DOCS = TESTS.parent / "docs" / "rules"
GAMES = sorted(path.stem for path in DOCS.glob("*.md") if path.stem != "questions")
NUMBER = re.compile(r"^- ([A-Z]\d+) ", re.MULTILINE)


def numbers(game: str) -> set[str]:
    return set(NUMBER.findall((DOCS / f"{game}.md").read_text()))


def cited(game: str) -> set[str]:
    found: set[str] = set()
    (letter,) = {number[0] for number in numbers(game)}
    for path in (TESTS / game).glob("test_*.py"):
        for comment in re.findall(r"^def test_.*#(.*)$", path.read_text(), re.MULTILINE):
            found |= set(re.findall(rf"\b{letter}\d+\b", comment))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_number_is_cited_by_a_test(game):
    assert len(numbers(game)) > 20
    assert numbers(game) - cited(game) == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_test_cites_a_rule_that_does_not_exist(game):
    assert cited(game) - numbers(game) == set()
