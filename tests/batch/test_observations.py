"""Observations are made of what a seat may know, seen from its own place, and laid out as documented."""

from __future__ import annotations

from math import prod

import numpy as np
import pytest

from asterism import OptionError
from asterism.batch import Batch, observation_layout
from asterism.engine.rng import make_rng

from .cases import GAMES, MODES, STEPS, N, having, up_to_three


def walked(game, players, options, seed=1):
    """A batch with its games at different stages."""
    batch = Batch(game, N, players=players, options=options, seed=seed)
    for number in range(4):
        yield batch
        batch.random_play(STEPS // 4 + 3 * number)
    yield batch


@pytest.mark.parametrize(("game", "players", "options"), MODES, ids=str)
def test_whole_numbers_stay_within_their_range_and_floats_are_their_shares(game, players, options):
    highs = observation_layout(game).highs
    for batch in walked(game, players, options):
        whole = batch.observe(dtype=np.uint8)
        assert (whole <= highs).all()
        assert np.array_equal(batch.observe(), whole.astype(np.float32) / highs.astype(np.float32))


@pytest.mark.parametrize(("game", "players", "options"), MODES, ids=str)
def test_what_a_seat_cannot_know_is_not_in_its_observations(game, players, options):
    for batch in walked(game, players, options):
        other = Batch(game, N, players=players, options=options)
        for seat in range(-1, players):
            states = batch.states.copy()
            for i in range(N):
                batch.game.kernels.redact_at(states, i, seat)
                batch.game.kernels.resample_at(states, i, seat, make_rng(i))
            other.load(states)
            assert (other.observe(seat) == batch.observe(seat)).all()


@pytest.mark.parametrize("game", having("observe"))
def test_the_seat_to_decide_is_seen_first_and_seats_follow_in_turn_order(game):
    layout = observation_layout(game)
    for batch in walked(game, 3, None):
        running = batch.seat >= 0
        deciding = layout["deciding"].of(batch.observe(dtype=np.uint8))
        assert (deciding[running, 0] == 1).all()
        assert deciding.sum() == running.sum()
        for seat in range(3):
            seen = layout["deciding"].of(batch.observe(seat, dtype=np.uint8))
            assert (seen.argmax(axis=1)[running] == (batch.seat[running] - seat) % 3).all()
        per_game = batch.observe(np.where(running, batch.seat, -1).astype(np.int8)).copy()
        assert np.array_equal(per_game, batch.observe())


@pytest.mark.parametrize("game", GAMES)
def test_different_positions_look_different(game):
    batch = Batch(game, N, players=up_to_three(game), seed=5)
    batch.random_play(12)
    redacted = batch.states.copy()
    for i in range(N):
        batch.game.kernels.redact_at(redacted, i, int(batch.seat[i]))
    seen = {row.tobytes() for row in batch.observe(dtype=np.uint8)}
    assert len(seen) == len({row.tobytes() for row in redacted}) > N // 20


def observed(game, players, plies, seat):
    """Games after some random decisions, the layout of their observations, and what a seat observes."""
    batch = Batch(game, N, players=players, seed=2)
    batch.random_play(plies)
    return batch, batch.layout, batch.observe(seat, dtype=np.uint8)


def test_a_duel_shows_pieces_scores_and_clock():
    batch, layout, seen = observed("filantes", 2, 60, 0)
    owner = layout["owner"].of(seen)
    for i, state in enumerate(batch.states):
        assert owner[i].sum() == (state["cell"] >= 0).sum()
        for piece, cell in enumerate(state["cell"][0]):
            if cell >= 0:
                assert layout["mine"].of(seen)[i, piece, cell] == 1
                assert layout["facing"].of(seen)[i, state["facing"][0][piece], cell] == 1
        assert layout["score"].of(seen)[i].tolist() == state["score"].tolist()
        assert layout["clock"].of(seen)[i, 0] == min(state["clock"], state["limit"]) * 255 // state["limit"]


def test_gravity_shows_stars_pawns_and_cards():
    batch, layout, seen = observed("gravity", 4, 40, 1)
    for i, state in enumerate(batch.states):
        assert layout["star"].of(seen)[i].sum() == state["left"]
        assert layout["inside"].of(seen)[i, :12, :12].all()
        assert layout["inside"].of(seen)[i].sum() == 144
        assert layout["pawn"].of(seen)[i].sum() == (state["cell"] >= 0).sum()
        assert layout["won"].of(seen)[i, 0].tolist() == state["won"][1].tolist()
        assert layout["unknown"].of(seen)[i, 0] == 0
        assert layout["face_down"].of(seen)[i, 0].sum() == state["down"][1]
        assert layout["down"].of(seen)[i, 1] == state["down"][2]


def test_octocube_shows_piles_cubes_and_boards():
    batch, layout, seen = observed("octocube", 3, 40, 2)
    for i, state in enumerate(batch.states):
        assert layout["height"].of(seen)[i].ravel().tolist() == state["height"].tolist()
        shown = layout["tile"].of(seen)[i][:, :5].sum() + layout["tile"].of(seen)[i][:, 9].sum()
        assert shown + layout["unseen"].of(seen)[i].sum() == state["height"].sum()
        assert layout["board"].of(seen)[i, 0].tolist() == state["board"][2].tolist()
        assert layout["cube_on"].of(seen)[i].sum() == (state["where"][:3] >= 0).sum()


@pytest.mark.parametrize("game", GAMES)
def test_layouts_have_no_gaps_and_are_versioned(game):
    layout = observation_layout(game)
    assert layout.version >= 1
    first = 0
    for block in layout.blocks:
        assert block.first == first
        first += prod(block.shape)
    assert first == layout.size == len(layout.highs)
    assert len({block.name for block in layout.blocks}) == len(layout.blocks)
    with pytest.raises(KeyError):
        layout["weather"]


def test_only_seats_of_the_game_can_look():
    batch = Batch("filantes", 2)
    for wrong in (2, -2, 300, [0, 2], np.array([0, 300]), "0", 0.5, [0.5, 0.5], [[0], [1]], [0]):
        with pytest.raises(OptionError, match="seats"):
            batch.observe(wrong)
    assert (batch.observe([1, 1]).copy() == batch.observe(1)).all()
    with pytest.raises(OptionError, match="uint8 or float32"):
        batch.observe(dtype=np.int64)


@pytest.mark.parametrize(("game", "players", "options"), MODES, ids=str)
@pytest.mark.parametrize("dtype", [np.uint8, np.float32])
def test_a_row_written_over_another_is_the_same_as_a_new_one(game, players, options, dtype):
    """Rows go from step to step, from seat to seat, and from one game to the next."""
    batch = Batch(game, N, players=players, options=options, seed=3, auto_reset=True)
    for number in range(2 * players + 2):
        other = Batch(game, N, players=players, options=options)
        other.load(batch.states)
        seat = None if number % 2 == 0 else number // 2 % (players + 1) - 1
        assert np.array_equal(batch.observe(seat, dtype), other.observe(seat, dtype))
        batch.random_play(1 + STEPS // 4 * (number % 3), again=True)


def test_options_that_change_the_board_change_every_row():
    batch = Batch("octocube", 4, players=3, seed=1)
    batch.observe()
    for mode in ("kids", "advanced", "base"):
        batch.set_options(mode)
        batch.reset(5)
        fresh = Batch("octocube", 4, players=3, options=mode)
        fresh.reset(5)
        assert np.array_equal(batch.observe(), fresh.observe())


@pytest.mark.parametrize("game", having("observe"))
def test_observations_are_not_to_be_written_but_other_libraries_may_take_them(game):
    batch = Batch(game, 2, seed=1)
    with pytest.raises(ValueError, match="read-only"):
        batch.observe()[0, 0] = 5
    taken = np.from_dlpack(batch.dlpack(batch.observe()))
    assert np.shares_memory(taken, batch.observe())
    assert np.array_equal(taken, batch.observe())
