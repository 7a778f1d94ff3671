"""OpenSpiel's own tests pass on every game and number of players, and its algorithms play our games."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import asterism.envs.open_spiel
from asterism import IllegalMoveError, Match, OptionError, load_game

from .cases import FEWEST, TABLES, short

HIDDEN = ["asterism_gravity(players=3)", "asterism_octocube", "asterism_octocube(mode=advanced)"]


def string(game, **parameters):
    """A game as OpenSpiel writes it."""
    return f"asterism_{game}({','.join(f'{name}={value}' for name, value in parameters.items())})"


def begun(spec, decisions=0, seed=0):
    """A game some random decisions after the deal."""
    game = pyspiel.load_game(spec)
    state, dice = game.new_initial_state(), np.random.RandomState(seed)
    if state.is_chance_node():
        state.apply_action(seed)
    for _ in range(decisions):
        state.apply_action(dice.choice(state.legal_actions()))
    return game, state


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_random_simulation_test_passes(game, players):
    loaded = pyspiel.load_game(string(game, players=players, **short(game)))
    assert loaded.num_players() == players
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "players"), FEWEST)
def test_a_playthrough_can_be_played_again(game, players):
    from open_spiel.python.algorithms import generate_playthrough  # imports SciPy's statistics: a second

    deals = {"deals": 2} if load_game(game).chance else {}
    spec = string(game, **short(game), **deals)
    text = generate_playthrough.playthrough(spec, None, seed=1)
    actions = [int(line.removeprefix("action: ")) for line in text.splitlines() if line.startswith("action: ")]
    assert generate_playthrough.playthrough(spec, actions, seed=1) == text


@pytest.mark.parametrize("spec", HIDDEN)
def test_the_deal_is_a_chance_node_over_seeds(spec):
    game, state = begun(spec, seed=11)
    options = {"mode": "advanced"} if "advanced" in spec else {}
    match = Match.new(game.get_type().short_name.removeprefix("asterism_"), game.num_players(), options, seed=11)
    assert state.legal_actions() == match.legal()
    assert state.states.tobytes() == match.states.tobytes()
    assert len(game.new_initial_state().chance_outcomes()) == game.max_chance_outcomes() == 4096


def test_where_nothing_is_dealt_there_is_no_chance_node():
    game, state = begun("asterism_filantes")
    assert state.current_player() == 0
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC


@pytest.mark.parametrize("spec", HIDDEN)
def test_a_resampled_state_keeps_all_that_the_player_knows_and_nothing_else(spec):
    game, state = begun(spec, 40)
    dice = np.random.RandomState(1)
    for player in range(game.num_players()):
        truths = set()
        for _ in range(8):
            other = state.resample_from_infostate(player, dice.uniform)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.current_player() == state.current_player()
            assert other.history() == []
            truths.add(other.states.tobytes())
        assert len(truths) > 1
    before = game.new_initial_state()
    assert before.resample_from_infostate(0, dice.uniform).is_chance_node()


@pytest.mark.parametrize("spec", ["asterism_gravity(players=3)", "asterism_octocube(max_rounds=3)"])
def test_information_set_search_plays(spec):
    game, state = begun(spec, 4)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 5, random_state=np.random.RandomState(0))
    assert bot.step(state) in state.legal_actions()


def test_tree_search_plays_the_open_game():
    game, state = begun("asterism_filantes(target=1)", 4)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2.0, 5, evaluator, random_state=np.random.RandomState(0))
    assert bot.step(state) in state.legal_actions()


def test_secrets_are_in_no_observation_of_others():
    game, state = begun("asterism_gravity(players=3)", 40)
    player, dice = state.current_player(), np.random.RandomState(0)
    others = [state.resample_from_infostate(player, dice.uniform) for _ in range(8)]
    assert len({other.states.tobytes() for other in others}) > 1
    for recall in (False, True):
        observation = make_observation(game, pyspiel.IIGObservationType(perfect_recall=recall))
        seen = set()
        for one in (state, *others):
            observation.set_from(one, player)
            seen.add((observation.string_from(one, player), observation.tensor.tobytes()))
        assert len(seen) == 1


def test_an_observation_has_named_blocks():
    game, state = begun("asterism_octocube", 10)
    observation = make_observation(game)
    observation.set_from(state, 0)
    assert observation.dict["height"].shape == (5, 5)
    assert observation.tensor.sum() > 0
    assert len(state.observation_tensor(0)) == game.observation_tensor_size() == observation.tensor.size


def test_nobody_may_observe_all_secrets():
    game, _ = begun("asterism_gravity")
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    assert make_observation(game, kind) is None
    with pytest.raises(ValueError, match="parameters"):
        game.make_py_observer(None, {"colour": 1})


@pytest.mark.parametrize(
    ("spec", "options"),
    [
        ("gravity(goodies=tile_turn/teleport,open_door=1)", {"goodies": ["tile_turn", "teleport"], "open_door": 1}),
        ("octocube(mode=kids,boards=2/1/4/3,max_rounds=9)", {"mode": "kids", "boards": [2, 1, 4, 3], "max_rounds": 9}),
        ("octocube(hide_points=False)", {"hide_points": False}),
        ("filantes(combat=clash,target=7)", {"combat": "clash", "target": 7}),
    ],
)
def test_options_are_parameters_of_the_game_string(spec, options):
    game, state = begun(f"asterism_{spec}")
    assert state.states.tobytes() == Match.new(spec.split("(")[0], None, options, seed=0).states.tobytes()
    assert str(pyspiel.load_game(str(game))) == str(game)


@pytest.mark.parametrize(
    "spec", ["gravity(players=7)", "octocube(mode=chess)", "filantes(target=31)", "octocube(deals=0)"]
)
def test_wrong_parameters_raise(spec):
    with pytest.raises(OptionError):
        pyspiel.load_game(f"asterism_{spec}")


def test_an_illegal_action_raises_and_changes_nothing():
    _, state = begun("asterism_filantes")
    before = state.states.tobytes()
    with pytest.raises(IllegalMoveError):
        state.apply_action(107)
    assert state.states.tobytes() == before
    assert state.history() == []


def test_only_the_deals_there_are_can_be_dealt():
    state = pyspiel.load_game("asterism_gravity(deals=8)").new_initial_state()
    for wrong in (8, 2**62):
        with pytest.raises(IllegalMoveError, match="only 0 to 7"):
            state.apply_action(wrong)
    assert state.is_chance_node()
    assert state.history() == []


def test_games_are_copied_and_pickled():
    game = pyspiel.load_game("asterism_octocube(players=3,mode=kids)")
    for copied in (copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert str(copied) == str(game)
        assert copied.new_initial_state().is_chance_node()


def test_registering_again_changes_nothing():
    asterism.envs.open_spiel.register()


def test_a_game_string_can_name_a_mode():
    game = pyspiel.load_game("asterism_gravity(mode=expert-goodies,max_rounds=5)")
    state = game.new_initial_state()
    state.apply_action(1)
    assert (int(state.states["ending"][0]), int(state.states["max_rounds"][0])) == (1, 5)
    assert (state.states["goodies"][0] >= 0).all()
    race = pyspiel.load_game("asterism_filantes(mode=race-clash)").new_initial_state().states
    assert (int(race["race"][0]), int(race["combat"][0])) == (1, 1)


def test_the_former_name_of_states_still_works_and_warns():
    state = pyspiel.load_game("asterism_filantes").new_initial_state()
    with pytest.warns(DeprecationWarning, match="use state.states"):
        assert state.record is state.states
