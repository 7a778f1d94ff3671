"""A batch plays the games that matches play, and keeps its promises."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

from asterism import IllegalMoveError, Match, OptionError, SeedError
from asterism.batch import Batch, tasks

from .cases import GAMES, MODES, STEPS, N, up_to_three


def seeds(n):
    return np.arange(n, dtype=np.int64) * 7_919_000_003 + 5


@pytest.mark.parametrize(("game", "players", "options"), MODES, ids=str)
def test_every_game_of_a_batch_is_the_match_of_the_same_seed_and_actions(game, players, options):
    batch = Batch(game, N, players=players, options=options, seed=0)
    batch.reset(seeds(N))
    watched = range(0, N, max(1, N // 4))
    matches = {i: Match.new(game, players, options, int(seeds(N)[i])) for i in watched}
    for _ in range(STEPS):
        masks = batch.legal_mask()
        for i, match in matches.items():
            assert batch.states[i].tobytes() == match.states.tobytes()
            assert np.flatnonzero(masks[i]).tolist() == match.legal()
            assert batch.seat[i] == (-1 if match.over else match.seat)
        actions = batch.random_actions()
        step = batch.step(actions)
        for i, match in matches.items():
            if not match.over:
                match.play(int(actions[i]))
            result = match.result()
            assert step.terminated[i] == (match.over and not result.cut)
            assert step.truncated[i] == (match.over and result.cut)


@pytest.mark.parametrize("game", GAMES)
def test_rewards_are_zero_sum_and_go_to_the_winners(game):
    players = up_to_three(game)
    batch = Batch(game, N, players=players, seed=3)
    batch.random_play()
    assert (batch.terminated | batch.truncated).all()
    assert np.allclose(batch.rewards.sum(axis=1), 0, atol=1e-6)
    for i in range(0, N, max(1, N // 20)):
        points = np.zeros(batch.game.max_players, np.int32)
        winners = batch.game.kernels.standings_at(batch.states, i, points)
        won = [bool(winners >> seat & 1) for seat in range(players)]
        assert batch.points[i].tolist() == points[:players].tolist()
        if all(won):
            assert not batch.rewards[i].any()
        else:
            assert ((batch.rewards[i] > 0) == won).all()
            assert batch.rewards[i][won].sum() == pytest.approx(1)


@pytest.mark.parametrize("game", GAMES)
def test_threads_and_slices_change_nothing(game, monkeypatch):
    monkeypatch.setattr(tasks, "FEWEST", 64)
    batches = [Batch(game, 3 * 64 + 5, seed=9, threads=threads, auto_reset=True) for threads in (1, 2, 3)]
    for _ in range(3):
        for batch in batches:
            batch.step(batch.random_actions())
        assert len({batch.states.tobytes() + batch.observe().tobytes() for batch in batches}) == 1


def test_each_game_can_have_its_own_options():
    options = [{"mode": "base"}, {"mode": "kids"}, {"mode": "advanced", "powers": "ABCDEFG"}] * 2
    batch = Batch("octocube", 6, players=3, options=options, seed=1)
    batch.reset(seeds(6))
    for i, chosen in enumerate(options):
        assert batch.states[i].tobytes() == Match.new("octocube", 3, chosen, int(seeds(6)[i])).states.tobytes()


def test_an_illegal_action_names_its_game_and_changes_nothing():
    batch = Batch("filantes", 8, seed=1)
    actions = batch.random_actions().copy()
    before = batch.states.tobytes()
    for wrong in (0, -1, 108, 2**32 + int(actions[5])):
        actions[5] = wrong
        with pytest.raises(IllegalMoveError, match=f"game 5: action {wrong} is not legal") as caught:
            batch.step(actions)
        assert caught.value.params == {"index": 5, "action": wrong}
        assert batch.states.tobytes() == before
    with pytest.raises(IllegalMoveError, match="8 games need 8 actions"):
        batch.step(actions[:7])


def test_actions_of_other_integer_types_are_taken_and_floats_are_not():
    batch = Batch("filantes", 4, seed=1)
    batch.step(batch.random_actions().astype(np.int16))
    batch.step(batch.random_actions().tolist())
    with pytest.raises(IllegalMoveError, match="integers"):
        batch.step(batch.random_actions() + 0.5)


def test_a_finished_game_waits_for_its_reset():
    batch = Batch("filantes", N, options={"target": 1}, seed=2)
    while not (batch.terminated | batch.truncated).any():
        batch.step(batch.random_actions())
    over = (batch.terminated | batch.truncated).copy()
    kept = batch.states.copy()
    step = batch.step(batch.random_actions())
    assert (batch.states[over] == kept[over]).all()
    assert not step.rewards[over].any()
    assert (step.terminated | step.truncated)[over].all()
    assert not batch.legal_mask()[over].any()
    running = batch.states.copy()
    batch.reset(where=over)
    assert (batch.states[~over] == running[~over]).all()
    assert (batch.seat[over] == 0).all()
    assert not (batch.terminated | batch.truncated)[over].any()


def test_with_auto_reset_a_game_that_ends_begins_again_in_the_same_step():
    batch = Batch("filantes", N, options={"target": 1}, seed=2, auto_reset=True)
    for _ in range(10_000):
        step = batch.step(batch.random_actions())
        ended = step.terminated | step.truncated
        assert (batch.seat >= 0).all()
        if ended.any():
            assert step.rewards[step.terminated].any(axis=1).all()
            assert not step.rewards[~ended].any()
            assert (batch.states["score"][ended] == 0).all()
            return
    pytest.fail("no game ended")


def test_new_games_differ_from_the_old_ones_unless_they_are_seeded_again():
    batch = Batch("gravity", 4, seed=11)
    first = batch.states.copy()
    batch.reset()
    assert (batch.states != first).all()
    batch.reset(11)
    assert (batch.states == first).all()
    assert (Batch("gravity", 4, seed=12).states != first).all()


def test_seeds_can_be_given_to_some_games_only():
    batch = Batch("gravity", 4, seed=11)
    first = batch.states.copy()
    where = np.array([True, False, True, False])
    batch.reset(seeds(4), where)
    assert (batch.states[~where] == first[~where]).all()
    assert batch.states[2].tobytes() == Match.new("gravity", seed=int(seeds(4)[2])).states.tobytes()


@pytest.mark.parametrize("game", GAMES)
def test_random_play_with_a_limit_goes_on_with_new_games(game):
    batch = Batch(game, 5, seed=4)
    limit = 700
    played = batch.random_play(limit, again=True)
    assert played.decisions.tolist() == [limit] * 5
    assert (played.games >= 1).all()
    assert (batch.seat >= 0).all()
    with pytest.raises(OptionError, match="limit"):
        batch.random_play(again=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_playout_ends_copies_and_leaves_the_records_alone(game):
    batch = Batch(game, 4, seed=4)
    batch.random_play(3)
    before = batch.states.copy()
    outcome = batch.playout(np.repeat(batch.states, 3), seeds=8)
    assert (batch.states == before).all()
    assert (outcome.states["over"] > 0).all()
    assert (outcome.decisions > 0).all()
    assert outcome.rewards.shape == (12, batch.players)
    again = batch.playout(np.repeat(batch.states, 3), seeds=8)
    assert (again.states == outcome.states).all()
    assert (batch.playout(np.repeat(batch.states, 3)).states != outcome.states).any()


def test_a_batch_goes_on_from_given_records():
    batch, other = Batch("octocube", 4, seed=1), Batch("octocube", 4, seed=2)
    batch.random_play(10)
    other.load(batch.states)
    assert (other.states == batch.states).all()
    assert (other.seat == batch.seat).all()
    assert (other.legal_mask() == batch.legal_mask()).all()
    with pytest.raises(OptionError, match="4 states"):
        other.load(batch.states[:2])


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ({"n": 0}, OptionError, "at least one game"),
        ({"n": 2.5}, OptionError, "at least one game"),
        ({"n": True}, OptionError, "at least one game"),
        ({"players": 9}, OptionError, "players must be"),
        ({"options": {"colour": "red"}}, OptionError, "colour"),
        ({"options": [{}]}, OptionError, "1 sets of options for 4 games"),
        ({"options": {"max_rounds": np.int64(3)}}, OptionError, "numpy.int64"),
        ({"device": "tpu"}, OptionError, "'cpu' or 'cuda'"),
        ({"device": None}, OptionError, "'cpu' or 'cuda'"),
        ({"seed": -1}, SeedError, "a seed is an integer"),
        ({"seed": True}, SeedError, "a seed is an integer"),
        ({"threads": 0}, OptionError, "threads"),
    ],
)
def test_bad_arguments_are_named(arguments, error, message):
    with pytest.raises(error, match=message):
        Batch(**{"game": "gravity", "n": 4, **arguments})


@pytest.mark.parametrize("wrong", [[1, 2], [1, 2, 3, -4], [0.5] * 4, [2**63] * 4])
def test_bad_seeds_are_refused(wrong):
    with pytest.raises(SeedError, match="4 games need 4 seeds"):
        Batch("gravity", 4).reset(wrong)


@pytest.mark.parametrize("wrong", [True, [True] * 3, np.ones(8, np.bool_), np.ones((4, 1), np.bool_)])
@pytest.mark.parametrize("dealt", [None, 7, [1, 2, 3, 4]])
def test_a_reset_of_some_games_needs_a_flag_for_each_and_changes_nothing_without(wrong, dealt):
    batch, same = Batch("gravity", 4, seed=1), Batch("gravity", 4, seed=1)
    with pytest.raises(OptionError, match="4 games need 4 flags"):
        batch.reset(dealt, wrong)
    batch.reset(where=[True] * 4)
    same.reset()
    assert (batch.states == same.states).all()


def test_flags_and_seeds_of_a_reset_may_be_lists():
    batch = Batch("gravity", 2, seed=1)
    batch.reset([5, 6], [False, True])
    assert batch.states[1].tobytes() == Match.new("gravity", seed=6).states.tobytes()


def test_only_records_of_the_same_game_and_players_are_taken():
    batch = Batch("gravity", 4, players=2, seed=1)
    before = batch.states.copy()
    rivals = (Batch("gravity", 4, players=6).states, Batch("octocube", 4).states, np.zeros(4, int), before[0], [])
    for wrong in rivals:
        for call in (batch.load, batch.playout):
            with pytest.raises(OptionError, match="states"):
                call(wrong)
    assert (batch.states == before).all()


@pytest.mark.parametrize("wrong", [-1, 1.5, "5", None, True, 2**31])
def test_a_limit_of_random_play_counts_decisions(wrong):
    with pytest.raises(OptionError, match="limit of random play"):
        Batch("gravity", 2).random_play(wrong)


def test_arrays_of_any_order_of_bytes_and_strides_are_taken_without_compiling_anew():
    batch = Batch("filantes", 4, seed=1)
    for change in (lambda a: np.repeat(a, 2)[::2], lambda a: a.astype(">i8"), lambda a: np.broadcast_to(a[0], 4)):
        batch.reset(1)
        taken = batch._backend.take(change(batch.random_actions()), np.int64)
        assert taken.flags.carray
        assert taken.dtype.isnative
        batch.step(taken)


def test_a_copy_of_a_batch_goes_on_alike_and_apart():
    batch = Batch("octocube", 3, seed=1, threads=2)
    for copied in (copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))):
        copied.random_play(30)
        assert (copied.states != batch.states).all()
    batch.random_play(30)
    assert (copied.states == batch.states).all()


def test_without_a_seed_every_batch_is_dealt_differently():
    assert (Batch("gravity", 3).states != Batch("gravity", 3).states).any()


def test_arrays_go_to_others_by_dlpack_without_a_copy():
    batch = Batch("filantes", 3, seed=1)
    mask = batch.legal_mask()
    assert np.shares_memory(np.from_dlpack(batch.dlpack(mask)), mask)
    batch.synchronize()
    assert batch.device == "cpu"


def test_a_mode_is_named_where_options_are_taken():
    batch = Batch("octocube", 3, seed=1, options=["kids", {"mode": "advanced"}, "base"])
    assert batch.states["mode"].tolist() == [2, 1, 0]
    batch.set_options("kids")
    assert batch.states["mode"].tolist() == [2, 1, 0]
    batch.reset(1)
    assert batch.states["mode"].tolist() == [2, 2, 2]
    with pytest.raises(OptionError, match="there is no mode 'hard'; the modes are base, advanced, kids"):
        Batch("octocube", 3, options="hard")


def test_the_former_names_of_states_still_work_and_warn():
    batch = Batch("filantes", 2, seed=1)
    outcome = batch.playout(batch.states, seeds=1)
    with pytest.warns(DeprecationWarning, match="use Batch.states"):
        assert batch.records is batch.states
    with pytest.warns(DeprecationWarning, match="use Outcome.states"):
        assert outcome.records is outcome.states
