"""The thief, the hermit and the gambler are told apart by what they do: counts of events in seeded games."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from asterism.bots import make_bot
from asterism.bots.base import Limit, information_state
from asterism.engine.match import Match

GAMES = 16
LEVEL = "level:4"
"""Few simulations, so that no time limit is reached and the same seeds give the same games."""


@cache
def deeds(game: str, character: str) -> dict[str, float]:
    """What a character does in a decision, on average: events by type, ``decisions`` the number of these."""
    counts: Counter[str] = Counter()
    for number in range(GAMES):
        seat = number % 2
        match = Match.new(game, 2, seed=100 + number // 2)
        bots = [make_bot(f"{LEVEL}:{character}" if s == seat else LEVEL, number * 2 + s) for s in range(2)]
        while match.seat is not None:
            mine = match.seat == seat
            step = match.take(bots[match.seat].play(information_state(match, match.seat), Limit()).action)
            if mine:
                counts["decisions"] += 1
                counts.update(event.type for event in step.events("truth") if getattr(event, "seat", seat) == seat)
                counts["points"] += sum(event.points for event in step.events("truth") if event.type == "scored")
    return {kind: count / counts["decisions"] for kind, count in counts.items()}


@pytest.mark.parametrize(
    ("game", "character", "deed", "least", "most"),
    [
        ("gravity", "thief", "stole_star", 1.3, None),
        ("gravity", "hermit", "stole_star", None, 0.4),
        ("gravity", "gambler", "took_token", None, 0.85),
        ("filantes", "thief", "entered", None, 0.92),
        ("filantes", "hermit", "turned", 1.2, None),
        ("filantes", "gambler", "turned", None, 0.9),
        ("octocube", "thief", "laid", 1.2, None),
        ("octocube", "hermit", "points", 1.2, None),
        ("octocube", "gambler", "pivoted", 1.2, None),
    ],
)
def test_a_character_does_more_or_less_of_what_it_is_known_for(game, character, deed, least, most):
    ratio = deeds(game, character).get(deed, 0.0) / deeds(game, "even")[deed]
    assert least is None or ratio > least
    assert most is None or ratio < most
