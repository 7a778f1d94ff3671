"""Turned examples are examples of the turned position."""

from __future__ import annotations

import numpy as np
import pytest

from asterism.batch import Batch
from asterism.batch.symmetry import random_symmetries, symmetry_counts, turn, turn_actions, turn_policies
from asterism.engine.errors import OptionError

from .cases import having


@pytest.mark.parametrize("game", having("symmetry"))
def test_masks_and_actions_turn_with_the_board(game):
    batch, other = Batch(game, 12, players=3, seed=1), Batch(game, 12, players=3)
    batch.random_play(25)
    chosen = random_symmetries(batch.game, batch.states, np.random.default_rng(1))
    assert (chosen < symmetry_counts(batch.game, batch.states)).all()
    assert (chosen > 0).any()
    other.load(turn(batch.game, batch.states, chosen))
    masks = batch.legal_mask()
    assert (other.legal_mask() == turn_policies(batch.game, batch.states, masks, chosen)).all()
    actions = batch.random_actions()
    there = turn_actions(batch.game, batch.states, actions, chosen)
    counts = symmetry_counts(batch.game, batch.states)
    batch.step(actions)
    other.step(there)
    assert (symmetry_counts(batch.game, batch.states) == counts).all()
    assert (other.states == turn(batch.game, batch.states, chosen)).all()


@pytest.mark.parametrize("wrong", [-1, 0.5, 99, "1", None])
def test_a_symmetry_that_there_is_not_is_refused(wrong):
    batch = Batch("filantes", 1, seed=1)
    with pytest.raises(OptionError, match="symmetries 0 to"):
        turn(batch.game, batch.states, [wrong])
    with pytest.raises(OptionError, match="symmetries 0 to"):
        turn_policies(batch.game, batch.states, batch.legal_mask(), [wrong])
