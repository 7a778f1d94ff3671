"""Fitting weights: what is known to be behind results is found in them."""

from __future__ import annotations

import numpy as np
import pytest

from asterism.arena.fit import SampleTask, play_sample, solve
from asterism.bots.kernels import search_kernels
from asterism.bots.levels import weights_for
from asterism.engine.registry import load


def test_the_weights_that_made_results_are_found_in_them() -> None:
    dice = np.random.default_rng(1)
    true = np.array([0.8, -0.5, 0.0, 1.2])
    rows = dice.normal(size=(6000, 3, 4))
    chances = np.exp(rows @ true)
    chances /= chances.sum(axis=1, keepdims=True)
    shares = np.array([np.eye(3)[dice.choice(3, p=p)] for p in chances])
    weights, loss = solve(rows, shares)
    assert weights.ravel() == pytest.approx(true, abs=0.08)
    assert loss < np.log(3)


def test_a_feature_that_never_differs_has_no_weight() -> None:
    rows = np.ones((50, 2, 2))
    rows[:, 0, 0] = 0
    weights, _ = solve(rows, np.tile([0.0, 1.0], (50, 1)))
    assert weights[0, 0] > 0
    assert weights[1, 0] == 0


def test_a_watched_match_shows_features_of_every_seat_and_who_won() -> None:
    game = load("gravity")
    weights = weights_for(game, game.modes["stars"], 3)
    rows, shares = play_sample(SampleTask("gravity", "stars", 1, (weights, weights, None), limits=(5,)))
    assert rows.shape[1:] == (3, 2 * len(search_kernels(game).features))
    assert np.isfinite(rows).all()
    assert shares.sum() == pytest.approx(1)
