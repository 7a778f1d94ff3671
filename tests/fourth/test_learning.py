"""The fourth game for learners: it has no ``observe.py``, so what they see are the bytes of the redacted state."""

from __future__ import annotations

import gymnasium
import numpy as np
import pyspiel
import pytest

import asterism.envs.gymnasium
import asterism.envs.open_spiel  # noqa: F401 - it registers the games
from asterism.batch import Batch, observation, observation_layout
from asterism.batch.symmetry import symmetry_counts, turn
from asterism.engine import registry
from asterism.envs import pettingzoo


def test_the_observation_names_the_observer_and_every_field_of_the_state():
    layout = observation_layout("noughts")
    names = ["observer", "players", "seat", "over", "size", "row", "misere", "winner", "marks", "cell"]
    assert [block.name for block in layout.blocks] == names
    assert (layout["cell"].shape, layout.size) == ((25,), 2 + 8 + 25)
    batch = Batch("noughts", 50, seed=1)
    batch.random_play(4)
    for seat in (0, 1):
        seen = batch.observe(seat, dtype=np.uint8)
        assert (layout["observer"].of(seen) == np.eye(2)[seat]).all()
        for name in names[1:]:
            assert np.array_equal(
                layout[name].of(seen).astype(int).reshape(50, -1) - 128, batch.states[name].reshape(50, -1)
            )


def test_wider_and_unsigned_fields_are_written_as_their_bytes(monkeypatch):
    state = np.dtype([("players", np.int8), ("clock", np.int16, (2, 3)), ("count", np.uint32)])
    made = [([1, -1, 300], [-32768, 32767, 0]), 2**32 - 2]

    class Wide:
        max_players = 3

    Wide.state = type("state", (), {"STATE": state})
    state = type("State", (), {"players": -3, "clock": made[0], "count": made[1]})
    row = np.zeros(3 + 1 + 12 + 4, np.uint8)
    observation._template(Wide)(state, 2, row)
    expected = np.concatenate(
        [
            [0, 0, 1, 125],
            (np.array(made[0], np.int64).ravel() + 32768).astype(">u2").view(np.uint8),
            np.array([made[1]], ">u4").view(np.uint8),
        ]
    )
    assert row.tolist() == expected.tolist()
    assert [(name, shape) for name, shape, _, _ in observation._layout(Wide)] == [
        ("observer", (3,)),
        ("players", (1,)),
        ("clock", (2, 3, 2)),
        ("count", (4,)),
    ]


def test_without_symmetries_of_its_own_there_is_the_identity():
    batch = Batch("noughts", 5, seed=1)
    batch.random_play(3)
    assert symmetry_counts(batch.game, batch.states).tolist() == [1] * 5
    assert (turn(batch.game, batch.states, [0] * 5) == batch.states).all()


def test_every_game_of_a_batch_has_its_own_options():
    batch = Batch("noughts", 3, options=[{}, {"size": 4}, {"size": 5, "misere": True}], seed=1)
    assert batch.legal_mask().sum(axis=1).tolist() == [9, 16, 25]


def test_options_are_settings_of_every_environment():
    env = pettingzoo.env("noughts", size=4, row=4, render_mode="ansi")
    env.reset(seed=1)
    assert env.last()[0]["action_mask"].sum() == 16
    assert "a b c d" in env.render()
    solo = gymnasium.make("asterism/Noughts-v0", opponent="uct", seat=0, misere=True)
    observation_, info = solo.reset(seed=1)
    assert (observation_.shape, info["action_mask"].sum()) == ((35,), 9)
    game = pyspiel.load_game("asterism_noughts(size=5,row=4)")
    assert game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION
    assert len(game.new_initial_state().legal_actions()) == 25


def test_openspiels_own_search_solves_the_classic_game():
    game = pyspiel.load_game("asterism_noughts")
    values = {}

    def value(state):
        """The value for Crosses; positions that can be reached in several ways are solved once."""
        key = state.states.tobytes()
        if key not in values:
            if state.is_terminal():
                values[key] = state.returns()[0]
            else:
                best = max if state.current_player() == 0 else min
                values[key] = best(value(state.child(action)) for action in state.legal_actions())
        return values[key]

    opening = game.new_initial_state()
    for action in (registry.load("noughts").state.CELL_NAMES.index(cell) for cell in ("b2", "a1")):
        opening.apply_action(action)
    assert value(opening) == pytest.approx(0)
    assert len(values) > 300
