"""Ratings: known strengths are found again, and intervals hold what they promise."""

from __future__ import annotations

from math import log10

import numpy as np
import pytest

from asterism.arena.ratings import elo, openskill, share
from tests.arena.games import played


def league(strengths: list[float], games: int, players: int, rng: np.random.Generator) -> list:
    """Games between random line-ups, won as strengths say."""
    chances = 10 ** (np.array(strengths) / 400)
    matches = []
    for number in range(games):
        bots = rng.permutation(len(strengths))[:players]
        winner = int(rng.choice(players, p=chances[bots] / chances[bots].sum()))
        matches.append(played(number, tuple(map(int, bots)), (winner,)))
    return matches


def test_three_wins_to_one_are_191_elo():
    games = [played(n, winners=(1 if n % 4 == 0 else 0,)) for n in range(400)]
    winner, loser = elo(games, 2)
    assert winner.value - loser.value == pytest.approx(400 * log10(3), abs=1)
    assert winner.value + loser.value == pytest.approx(3000)
    assert winner.low < winner.value < winner.high
    assert winner.high - winner.value == pytest.approx(173.7 * 1.96 / (400 * 0.75 * 0.25) ** 0.5 / 2, rel=0.02)


def test_a_shared_win_counts_in_parts():
    games = [played(n, winners=(0, 1)) for n in range(50)]
    assert [round(r.value) for r in elo(games, 2)] == [1500, 1500]
    assert [r.shares for r in games[:1]] == [[0.5, 0.5]]


def test_a_bot_that_always_wins_has_a_finite_rating():
    always, never = elo([played(n) for n in range(1000)], 2)
    assert 1800 < always.value < 3500
    assert always.low > never.high


def test_one_bot_alone_is_average():
    games = [played(n, (0, 0, 0), (n % 3,)) for n in range(30)]
    assert elo(games, 1)[0] == (1500, 1500, 1500)
    assert share(10, 30).value == pytest.approx(1 / 3)


@pytest.mark.parametrize("players", [2, 4])
def test_intervals_hold_the_truth_about_95_times_of_100(players):
    rng = np.random.default_rng(4)
    strengths = [1300.0, 1450.0, 1500.0, 1550.0, 1700.0]
    held = []
    for _ in range(60):
        ratings = elo(league(strengths, 300, players, rng), 5)
        held += [r.low <= s <= r.high for r, s in zip(ratings, strengths, strict=True)]
    assert 0.91 < np.mean(held) < 0.99


def test_a_bot_on_two_seats_is_one_bot():
    rng = np.random.default_rng(2)
    games = [played(n, (0, 0, 1), (int(rng.integers(3)),)) for n in range(3000)]
    one, other = elo(games, 2)
    assert abs(one.value - other.value) < 30


def test_openskill_orders_bots_by_strength():
    rng = np.random.default_rng(3)
    found = openskill(league([1200.0, 1500.0, 1800.0], 300, 3, rng), 3)
    assert found[0].mu < found[1].mu < found[2].mu
    assert all(skill.sigma < 25 / 3 for skill in found)
    twice = openskill([played(n, (0, 1, 0), (1,)) for n in range(20)], 2)
    assert twice[0].mu < twice[1].mu


def test_places_are_winners_first_then_points_then_those_who_forfeited():
    match = played(bots=(0, 1, 2, 3), winners=(2,), points=[50, 7, 9, 7], forfeits=[0])
    assert match.ranks == [4, 2, 1, 2]


def test_the_wilson_interval():
    assert share(75, 100) == pytest.approx((0.75, 0.6569, 0.8245), abs=1e-4)
    assert share(0, 10) == pytest.approx((0.0, 0.0, 0.2775), abs=1e-4)
    assert share(0, 0) == (0.0, 0.0, 1.0)
