"""The sample for Node plays what the rules play; ``make hosts`` runs those in other languages too."""

from __future__ import annotations

from tests.hosts import expected, javascript


def test_the_sample_in_javascript_plays_the_same_game():
    assert javascript() == expected()
