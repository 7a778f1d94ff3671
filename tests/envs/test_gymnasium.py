"""Gymnasium's checker passes on every game and number of players, and its contract holds for one game and for many."""

from __future__ import annotations

import copy
import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from asterism import IllegalMoveError, OptionError
from asterism.bots.base import Limit
from asterism.envs import gymnasium as ours

from .cases import FEWEST, TABLES


def make(game, **settings):
    return gymnasium.make(f"asterism/{game.capitalize()}-v0", **settings).unwrapped


def vector(game, num_envs, **settings):
    return gymnasium.make_vec(
        f"asterism/{game.capitalize()}-v0", num_envs, vectorization_mode="vector_entry_point", **settings
    )


def first(masks):
    return masks.argmax(axis=-1)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_checker_passes(game, players):
    check_env(make(game, players=players, render_mode="ansi"))


@pytest.mark.parametrize(("game", "players"), FEWEST)
def test_a_game_goes_on_to_its_end_and_is_rewarded_once(game, players):
    env = make(game, players=players)
    _, info = env.reset(seed=3)
    rewards, ended = [], False
    while not ended:
        assert info["action_mask"].any()
        _, reward, terminated, truncated, info = env.step(env.action_space.sample())
        rewards.append(reward)
        ended = terminated or truncated
    assert not any(rewards[:-1])
    assert not info["action_mask"].any()
    assert env.step(0)[1:4] == (0.0, terminated, truncated)


def test_an_illegal_action_loses_at_once():
    env = make("filantes", seat=0)
    env.reset(seed=1)
    for illegal in (107, -1, 10**6):
        env.reset(seed=1)
        _, reward, terminated, truncated, info = env.step(illegal)
        assert (reward, terminated, truncated, info["illegal_action"]) == (-1.0, True, False, True)
        assert env.step(first(info["action_mask"]))[1:4] == (0.0, True, False)


def test_the_learner_takes_every_seat_unless_one_is_given():
    env = make("gravity", players=4)
    env.reset(seed=0)
    assert {env.reset()[1]["seat"] for _ in range(40)} == {0, 1, 2, 3}
    env = make("gravity", players=4, seat=2)
    assert env.reset(seed=0)[1]["seat"] == 2


@pytest.mark.parametrize("opponent", ["level:1", ["random", "level:1"]])
def test_bots_take_the_other_seats(opponent):
    env = make("octocube", players=3, seat=1, opponent=opponent, limit=Limit(simulations=5), max_rounds=1)
    _, info = env.reset(seed=1)
    ended = False
    while not ended:
        _, _, terminated, truncated, info = env.step(first(info["action_mask"]))
        ended = terminated or truncated


@pytest.mark.parametrize(
    ("settings", "wrong"),
    [
        ({"opponent": "nobody"}, "nobody"),
        ({"opponent": ["random"] * 4}, "1 opponents"),
        ({"seat": 2}, "seat"),
        ({"seat": 0.5}, "seat"),
        ({"seat": "0"}, "seat"),
    ],
)
def test_wrong_settings_are_reported_at_once(settings, wrong):
    with pytest.raises(OptionError, match=wrong):
        ours.AsterismEnv("filantes", 2, **settings)


def test_many_games_are_many_times_one_game():
    many = vector("filantes", 3, seat=0, opponent="random")
    seen, info = many.reset(seed=1)
    assert seen.shape == (3, 3328)
    assert seen in many.observation_space
    assert info["action_mask"].shape == (3, 108)
    one = vector("filantes", 3, seat=0, opponent="random")
    again, _ = one.reset(seed=1)
    for _ in range(10):
        assert (seen == again).all()
        actions = first(info["action_mask"])
        seen, _, _, _, info = many.step(actions)
        again, *_ = one.step(actions)


def play(env, steps=400):
    """Random legal actions; the flags and masks before and after every step."""
    dice = np.random.default_rng(0)
    _, info = env.reset(seed=2)
    ended = np.zeros(env.num_envs, np.bool_)
    for _ in range(steps):
        masks = info["action_mask"]
        actions = np.where(masks.any(axis=1), (masks * dice.random(masks.shape)).argmax(axis=1), 0)
        seen, rewards, terminated, truncated, info = env.step(actions)
        yield ended, seen, rewards, terminated | truncated, info
        ended = terminated | truncated


def test_by_default_the_step_after_the_end_begins_a_new_game():
    env = vector("filantes", 4, target=1)
    games = 0
    for before, _, rewards, ended, info in play(env):
        assert not (before & ended).any()
        assert not rewards[before].any()
        assert (info["action_mask"].any(axis=1) == ~ended).all()
        games += ended.sum()
    assert games > 20


def test_a_new_game_can_begin_in_the_step_that_ends_one():
    env = vector("filantes", 4, target=1, autoreset_mode="SameStep")
    games = 0
    for _, seen, _, ended, info in play(env):
        assert info["action_mask"].any()
        if ended.any():
            games += ended.sum()
            i = int(ended.argmax())
            assert info["_final_obs"].tolist() == ended.tolist()
            assert (info["final_obs"][i] != seen[i]).any()
            assert not info["final_info"]["action_mask"][i].any()
    assert games > 20


def test_a_finished_game_can_wait_for_a_reset():
    env = vector("filantes", 4, target=1, autoreset_mode="Disabled")
    for before, _, rewards, ended, _ in play(env):
        assert (before <= ended).all()
        assert not rewards[before].any()
        if ended.all():
            break
    assert ended.all()
    _, info = env.reset(options={"reset_mask": np.array([True, False, False, True])})
    assert info["action_mask"].any(axis=1).tolist() == [True, False, False, True]


@pytest.mark.parametrize("wrong", [[0.5] * 4, [np.nan] * 4, ["1"] * 4, [0], 0, [[0]] * 4])
def test_what_is_not_one_integer_for_each_game_raises_and_changes_nothing(wrong):
    env = vector("filantes", 4, seat=0)
    _, info = env.reset(seed=1)
    before = env.solo.batch.states.copy()
    with pytest.raises(IllegalMoveError, match="actions"):
        env.step(wrong)
    with pytest.raises(OptionError, match="4 games need 4 flags"):
        env.reset(options={"reset_mask": [True, False]})
    assert (env.solo.batch.states == before).all()
    assert not env.step(first(info["action_mask"]))[2].any()
    one = make("filantes", seat=0)
    one.reset(seed=1)
    with pytest.raises(IllegalMoveError, match="actions"):
        one.step(wrong[0] if isinstance(wrong, list) and wrong != [0] else [0])


@pytest.mark.parametrize("opponent", ["random", "level:1"])
def test_a_copy_goes_on_alike_and_apart(opponent):
    env = make("gravity", seat=0, opponent=opponent, max_rounds=2)
    _, info = env.reset(seed=1)
    for copied in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        before = env.solo.batch.states.copy()
        ahead = copied.step(first(info["action_mask"]))
        assert (env.solo.batch.states == before).all()
        assert (copied.solo.batch.states != before).any()
    seen = env.step(first(info["action_mask"]))
    assert (ahead[0] == seen[0]).all()
    assert ahead[1:4] == seen[1:4]


def test_boards_are_shown_as_text():
    env = vector("octocube", 2, render_mode="ansi")
    env.reset(seed=1)
    assert len(env.render()) == 2


@pytest.mark.parametrize(
    "wrong", [{"render_mode": "human"}, {"opponent": None}, {"opponent": 3}, {"opponent": ["random"] * 9}]
)
def test_settings_that_there_are_not_are_refused(wrong):
    with pytest.raises(OptionError):
        ours.AsterismEnv("filantes", **wrong)


def test_a_reset_with_options_is_for_that_game_alone():
    env = make("gravity", players=2, seat=0, max_rounds=2)
    rounds = []
    for options in (None, {"max_rounds": 7}, {}, {"mode": "expert"}):
        env.reset(seed=1, options=options)
        state = env.solo.batch.states[0]
        rounds.append((int(state["max_rounds"]), int(state["ending"])))
    assert rounds == [(2, 0), (7, 0), (2, 0), (120, 1)]


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"colour": 1}, "there is no option 'colour'; the options are ending"),
        ({"max_rounds": 0}, "max_rounds must be an integer from 1 to 1000"),
        ({"mode": "hard"}, "there is no mode 'hard'; the modes are stars"),
        ({"players": 3}, "players is set when the environment is made"),
        ({"seat": 1}, "seat is set when the environment is made"),
        ({"open_door": 5}, "open_door: with 2 players there are Doors 0 to 1"),
        ("expert", "the options of reset are a mapping"),
    ],
)
def test_a_reset_refuses_options_that_there_are_not_and_changes_nothing(options, reason):
    for env in (make("gravity", players=2, seat=0), vector("gravity", 2, players=2, seat=0)):
        env.reset(seed=1)
        before = env.unwrapped.solo.batch.states.copy()
        if isinstance(options, dict) or env.unwrapped.solo.batch.n == 1:
            with pytest.raises(OptionError, match=reason):
                env.reset(seed=2, options=options)
        assert (env.unwrapped.solo.batch.states == before).all()


def test_games_of_a_vector_can_have_options_of_their_own():
    env = vector("octocube", 3, opponent="level:1", limit=Limit(simulations=2), seat=0, mode="kids")
    env.reset(seed=1)
    env.reset(seed=1, options={"reset_mask": np.array([False, True, False]), "mode": "advanced", "max_rounds": 9})
    states = env.unwrapped.solo.batch.states
    assert states["mode"].tolist() == [2, 1, 2]
    assert states["max_rounds"].tolist() == [60, 9, 60]
    assert [options.mode for options in env.unwrapped.solo.options] == ["kids", "advanced", "kids"]
    env.step(first(env.unwrapped.solo.masks()))
    env.reset(seed=1)
    assert env.unwrapped.solo.batch.states["mode"].tolist() == [2, 2, 2]
