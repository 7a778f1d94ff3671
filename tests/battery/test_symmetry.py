"""The rules do not know which way the board is turned: they commute with its symmetries."""

from __future__ import annotations

import numpy as np
import pytest

from asterism import Match, load_game

from .cases import CASES, DEPTH
from .test_random_games import walk


def turned(match: Match, k: int) -> Match:
    states = np.zeros(1, match.game.state.STATE)
    states[0] = match.game.symmetry.transform(match.state, k)
    return Match(match.game, match.players, match.options, None, states)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_legal_and_apply_commute_with_every_symmetry(case):
    for match in walk(case, 31, DEPTH // 2):
        symmetry = match.game.symmetry
        for k in range(symmetry.symmetries(match.state)):
            other = turned(match, k)
            assert sorted(symmetry.transform_action(match.state, a, k) for a in match.legal()) == other.legal()
            if match.over:
                assert other.result() == match.result()
                continue
            action = match.legal()[(match.ply * 7) % len(match.legal())]
            trial = match.branch()
            trial.play(action)
            other.play(symmetry.transform_action(match.state, action, k))
            assert other.states.tobytes() == turned(trial, k).states.tobytes(), (match.ply, k, match.notation(action))


@pytest.mark.parametrize("case", [c for c in CASES[::5] if load_game(c.game).has("symmetry")], ids=str)
def test_the_identity_changes_nothing_and_a_full_turn_comes_back(case):
    for match in walk(case, 32, DEPTH // 4):
        count = match.game.symmetry.symmetries(match.state)
        assert count == match.game.module("testing").SYMMETRIES
        assert turned(match, 0).states.tobytes() == match.states.tobytes()
        quarter = match
        for _ in range(match.game.module("testing").TURNS):
            quarter = turned(quarter, 1)
        assert quarter.states.tobytes() == match.states.tobytes()
