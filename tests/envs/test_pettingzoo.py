"""PettingZoo's own suite passes on every game and number of players, and its contract holds."""

from __future__ import annotations

import copy
import pickle
import warnings
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.utils import parallel_to_aec

from asterism import IllegalMoveError, Match, OptionError
from asterism.envs import pettingzoo

from .cases import FEWEST, TABLES, short

with warnings.catch_warnings():  # the suite imports one of its own games in a way that it warns of
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

# Its classics, which have masks in their observations too, are exempted from these two by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def finish(env):
    """Play the first legal action until the end; how often each agent was asked, and its last reward."""
    asked, rewards = dict.fromkeys(env.possible_agents, 0), {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        rewards[agent] = reward
        if terminated or truncated:
            env.step(None)
        else:
            asked[agent] += 1
            env.step(int(observation["action_mask"].argmax()))
    return asked, rewards


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_api_test_passes(game, players):
    api_test(pettingzoo.env(game, players), num_cycles=20)


@pytest.mark.parametrize(("game", "players"), FEWEST)
def test_the_api_test_passes_up_to_the_end_of_a_game(game, players):
    api_test(pettingzoo.env(game, players, **short(game)), num_cycles=1000)
    parallel_api_test(pettingzoo.parallel_env(game, players, **short(game)), num_cycles=1000)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_parallel_api_test_passes(game, players):
    parallel_api_test(pettingzoo.parallel_env(game, players), num_cycles=20)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_seed_tests_pass(game, players):
    seed_test(partial(pettingzoo.env, game, players), num_cycles=5)
    parallel_seed_test(partial(pettingzoo.parallel_env, game, players), num_cycles=5)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_max_cycles_test_passes(game, players):
    parallel = partial(pettingzoo.parallel_env, game, players)
    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda **k: parallel_to_aec(parallel(**k))))


def test_a_cycle_is_one_decision():
    env = pettingzoo.env("octocube", 3, max_cycles=7)
    env.reset(seed=1)
    asked, rewards = finish(env)
    assert sum(asked.values()) == 7
    assert set(rewards.values()) == {0.0}
    for wrong in (0, -1, 1.5, "7"):
        with pytest.raises(OptionError, match="max_cycles"):
            pettingzoo.env("octocube", max_cycles=wrong)


@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.raw_env])
def test_a_copy_goes_on_apart(make):
    env = make("gravity", 2)
    env.reset(seed=1)
    action = int(env.last()[0]["action_mask"].argmax())
    for copied in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        copied.step(action)
        assert copied.agent_selection == "player_1"
        assert env.agent_selection == "player_0"


@pytest.mark.parametrize(("game", "players"), FEWEST)
def test_agents_decide_in_the_order_of_the_match_and_see_the_same_deal(game, players):
    env, match = pettingzoo.raw_env(game, players), Match.new(game, players, seed=5)
    env.reset(seed=5)
    while not match.over and match.ply < 30:
        assert env.agent_selection == f"player_{match.seat}"
        mask = env.observe(env.agent_selection)["action_mask"]
        assert np.flatnonzero(mask).tolist() == match.legal()
        action = match.legal()[-1]
        env.step(action)
        match.play(action)


def test_only_the_agent_that_decides_has_legal_actions():
    env = pettingzoo.env("gravity", 4)
    env.reset(seed=1)
    masks = {agent: env.observe(agent)["action_mask"].any() for agent in env.agents}
    assert [agent for agent, some in masks.items() if some] == [env.agent_selection]


def test_rewards_come_once_at_the_end_and_add_up_to_zero():
    env = pettingzoo.env("filantes", 2, target=1)
    env.reset(seed=1)
    _, rewards = finish(env)
    assert sorted(rewards.values()) == [-1.0, 1.0] or set(rewards.values()) == {0.0}
    assert env.agents == []


def test_a_dead_agent_takes_only_none():
    env = pettingzoo.raw_env("filantes", 2, max_cycles=1)
    env.reset(seed=1)
    env.step(env.action_space("player_0").sample())
    assert env.truncations == {"player_0": True, "player_1": True}
    assert not any(env.observe(agent)["action_mask"].any() for agent in env.agents)
    with pytest.raises(ValueError, match="None"):
        env.step(0)
    env.step(None)
    env.step(None)
    assert env.agents == []


def test_an_illegal_action_loses_the_game_or_raises_without_wrappers():
    illegal = 107  # a pass, which the first player has not
    env = pettingzoo.env("filantes", 2)
    env.reset(seed=1)
    env.step(illegal)
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards == {"player_0": -1.0, "player_1": 0.0}
    raw = pettingzoo.raw_env("filantes", 2)
    raw.reset(seed=1)
    with pytest.raises(IllegalMoveError):
        raw.step(illegal)


def test_sampling_without_a_mask_draws_legal_actions():
    env = pettingzoo.raw_env("octocube", 2)
    assert env.action_space("player_0").sample() in env.action_space("player_0")  # before the first game any of them
    env.reset(seed=1)
    for _ in range(50):
        env.step(env.action_space(env.agent_selection).sample())


def test_a_board_is_shown_as_text():
    env = pettingzoo.env("gravity", 2, render_mode="ansi")
    env.reset(seed=1)
    assert env.render().count("\n") > 5


def test_a_reset_with_options_is_for_that_game_alone():
    for make in (pettingzoo.env, pettingzoo.raw_env, pettingzoo.parallel_env):
        env = make("octocube", 2, mode="kids")
        modes = []
        for options in (None, {"mode": "advanced"}, None, {"max_rounds": 3}):
            env.reset(seed=1, options=options)
            state = env.unwrapped._batch.states
            modes.append((int(state["mode"][0]), int(state["max_rounds"][0])))
        assert modes == [(2, 60), (1, 150), (2, 60), (2, 3)]


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"colour": 1}, "there is no option 'colour'; the options are mode, powers"),
        ({"players": 3}, "players is set when the environment is made"),
        ({"mode": "hard"}, "there is no mode 'hard'"),
    ],
)
def test_a_reset_refuses_options_that_there_are_not(options, reason):
    env = pettingzoo.env("octocube", 2)
    with pytest.raises(OptionError, match=reason):
        env.reset(seed=1, options=options)
