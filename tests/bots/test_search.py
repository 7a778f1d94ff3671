"""The search: legal, reproducible, limited, without hidden information, and able to see a win in one."""

from __future__ import annotations

import random
import time
from threading import Event, Thread

import msgspec
import numpy as np
import pytest

from asterism.bots import make_bot
from asterism.bots import tree as tree_module
from asterism.bots.arrays import NODES_USED, ROOT
from asterism.bots.base import InformationState, Limit
from asterism.bots.kernels import search_kernels
from asterism.bots.knobs import Knobs
from asterism.bots.levels import HIGHEST, UCT, parameters_for, weights_for
from asterism.bots.search_session import SearchSession, analysis_of
from asterism.bots.tree import SearchParameters, Tree
from asterism.engine.match import Match
from asterism.engine.registry import all_games, load
from asterism.games.octocube.state import FIT, FIT_TILES, OBJECTS, SPACES
from tests.bots.positions import MODES, another_truth, played, state_of

SECRETIVE = [("gravity", "stars", 3), ("gravity", "goodies", 4), ("octocube", "base", 2), ("octocube", "advanced", 3)]


def search(state: InformationState, limit: Limit, session: SearchSession | None = None) -> Tree:
    parameters = parameters_for(state.game, state.options, state.players)
    *_, tree = (session or SearchSession(1)).run(state, parameters, limit)
    return tree


def search_with(state: InformationState, knobs: Knobs) -> Tree:
    parameters = SearchParameters(knobs, weights_for(state.game, state.options, state.players))
    *_, tree = SearchSession(1).run(state, parameters, Limit(simulations=400))
    return tree


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_every_bot_answers_with_a_legal_action_in_every_mode(game: str, mode: str) -> None:
    for plies in (0, 1, 7, 30):
        match = played(game, mode, plies, players=load(game).max_players)
        for spec in ("random", "uct", "level:1", "level:8", "best:bold"):
            assert make_bot(spec, 1).play(state_of(match), Limit(simulations=30)).action in match.legal()


@pytest.mark.parametrize(("game", "mode"), MODES)
@pytest.mark.parametrize("spec", ["uct", "level:2", "level:8"])
def test_the_same_seed_gives_the_same_moves(game: str, mode: str, spec: str) -> None:
    match = played(game, mode, 12)
    lines = []
    for _ in range(2):
        bot, line = make_bot(spec, 7), match.branch()
        for _ in range(4):
            line.play(bot.play(state_of(line), Limit(simulations=200)).action)
        lines.append(line.actions)
    assert lines[0] == lines[1]


@pytest.mark.parametrize(("game", "mode", "players"), SECRETIVE)
def test_no_bot_sees_through_a_card_or_a_pile(game: str, mode: str, players: int) -> None:
    """Two states that the seat cannot tell apart lead to the same visits and values."""
    varied = 0
    for plies in (6, 15, 24):
        match = played(game, mode, plies, players)
        state = state_of(match)
        for truth in (another_truth(match, 5), another_truth(match, 6)):
            varied += truth.tobytes() != match.states.tobytes()
            other = Match(match.game, players, match.options, None, truth)
            other.ply = 0
            same = msgspec.structs.replace(state, states=other.redacted(state.seat))
            for spec in ("uct", "level:3", "level:8"):
                found = [make_bot(spec, 3).play(s, Limit(simulations=150)).info for s in (state, same)]
                assert found[0] is not None
                assert found[1] is not None
                assert found[0].actions == found[1].actions
    assert varied


def test_a_limit_of_simulations_is_kept_to_the_last_one() -> None:
    tree = search(state_of(played("gravity", "stars", 5)), Limit(simulations=137))
    assert tree.simulations == 137
    assert sum(int(tree.nodes.visits[e]) for e in tree.children()) == 137


def test_a_limit_of_nodes_ends_the_search() -> None:
    tree = search(state_of(played("gravity", "stars", 5)), Limit(nodes=2_000, seconds=60))
    assert int(tree.nodes.counters[NODES_USED]) <= 2_000


def test_a_limit_of_nodes_ends_the_search_where_no_more_can_be_made() -> None:
    match = Match.new("filantes", 2, {"mode": "race", "race_limit": 10}, seed=1)
    for _ in range(9):
        match.play(match.legal()[0])
    assert search(state_of(match), Limit(nodes=20_000)).simulations == 20_000


@pytest.mark.parametrize(
    "limit", [Limit(nodes=1), Limit(simulations=0), Limit(simulations=-1), Limit(seconds=0), Limit(seconds=-1)]
)
@pytest.mark.parametrize("spec", ["level:5", "best", "uct"])
def test_however_small_a_limit_is_there_is_an_answer(spec: str, limit: Limit) -> None:
    match = played("gravity", "stars", 5)
    assert make_bot(spec, 1).play(state_of(match), limit).action in match.legal()


def test_a_limit_in_seconds_ends_the_search() -> None:
    search(state_of(played("gravity", "stars", 5)), Limit(simulations=10))
    begin = time.perf_counter()
    search(state_of(played("gravity", "stars", 5)), Limit(seconds=0.05))
    assert time.perf_counter() - begin < 10


def test_a_search_can_be_cancelled() -> None:
    cancel = Event()
    state = state_of(played("filantes", "duel", 8))
    parameters = parameters_for(state.game, state.options, 2, skill=0.0)
    thread = Thread(target=lambda: list(SearchSession(1).run(state, parameters, Limit(seconds=300), cancel)))
    thread.start()
    cancel.set()
    thread.join(60)
    assert not thread.is_alive()


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_the_chances_of_all_seats_add_up_to_one(game: str) -> None:
    description = load(game)
    for mode in description.modes:
        for players in range(description.min_players, description.max_players + 1):
            tree = search(state_of(played(game, mode, 10, players)), Limit(simulations=100))
            info = analysis_of(tree, 0.0)
            for values in (info.values, *(a.values for a in info.actions if a.visits)):
                assert sum(values) == pytest.approx(1)
                assert min(values) >= 0


@pytest.mark.parametrize("plies", [42, 63, 81])
def test_the_chances_of_all_seats_add_up_to_one_for_somebody_who_looks_wrong(plies: int) -> None:
    info = make_bot("level:1", 1).play(state_of(played("gravity", "stars", plies, 3)), Limit()).info
    assert info is not None
    for action in info.actions:
        assert sum(action.values) == pytest.approx(1)
        assert min(action.values) >= 0


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_features_are_finite_and_progress_lies_between_0_and_1(game: str, mode: str) -> None:
    bound = search_kernels(load(game))
    for players in range(load(game).min_players, load(game).max_players + 1):
        features = np.full((players, len(bound.features)), np.nan)
        match = played(game, mode, 0, players)
        while not match.over and match.ply < 120:
            progress = bound.write_features_at(match.states, 0, features)
            assert np.isfinite(features).all()
            assert 0 <= progress <= 1
            match = played(game, mode, match.ply + 13, players)


def test_a_win_in_one_is_seen_at_every_level() -> None:
    """Target 1: a seat that can eliminate a piece wins at once."""
    found = 0
    for seed in range(40):
        match = Match.new("filantes", 2, {"target": 1}, seed)
        for action in played("filantes", "duel", 12, seed=seed).actions:
            if not match.over and action in match.legal():
                match.play(action)
        wins = [a for a in match.legal() if _wins(match, a)]
        if match.over or not wins or len(wins) == len(match.legal()):
            continue
        found += 1
        for level in range(1, HIGHEST + 1):
            assert make_bot(f"level:{level}", 1).play(state_of(match), Limit()).action in wins
    assert found > 3


def test_the_tree_is_kept_for_the_next_decision() -> None:
    match = played("filantes", "duel", 9)
    session = SearchSession(1)
    tree = search(state_of(match), Limit(simulations=3_000), session=session)
    me = match.seat
    first, *rest = analysis_of(tree, 0.0).line
    match.play(first)
    while match.seat != me:
        match.play(rest.pop(0))
    assert session.tree is not None
    session.tree.set_root(state_of(match).states, me, match.ply)
    assert session.tree.simulations > 0
    line = analysis_of(search(state_of(match), Limit(simulations=500), session=session), 0.0)
    assert line.simulations >= 500
    assert line.actions[0].action in match.legal()


@pytest.mark.parametrize(("game", "mode", "players"), SECRETIVE)
def test_a_tree_that_grows_is_the_one_that_had_room_from_the_start(
    game: str, mode: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = state_of(played(game, mode, 7, players=players))
    limit = Limit(simulations=1_500)
    monkeypatch.setattr(tree_module, "FIRST_CAPACITY", 1 << 20)
    large = search(state, limit)
    monkeypatch.setattr(tree_module, "FIRST_CAPACITY", 1 << 8)
    small = search(state, limit)
    used = int(small.nodes.counters[NODES_USED])
    assert small.bytes < large.bytes
    assert used < len(small.nodes.visits) < len(large.nodes.visits)
    for mine, other in zip(small.nodes[:-1], large.nodes[:-1], strict=True):
        assert np.array_equal(mine[1:used], other[1:used])


def test_a_tree_is_no_larger_than_it_may_be() -> None:
    session = SearchSession(1)
    session.max_bytes = 1 << 20
    search(state_of(played("filantes", "duel", 9)), Limit(simulations=20_000), session=session)
    assert (1 << 19) < session.bytes <= session.max_bytes
    session.reset()
    assert session.bytes == 0


def test_a_tree_of_another_match_is_not_taken_over() -> None:
    session = SearchSession(1)
    search(state_of(played("filantes", "duel", 9)), Limit(simulations=500), session=session)
    other = state_of(played("filantes", "duel", 10, seed=99))
    assert session.tree is not None
    session.tree.set_root(other.states, other.seat, other.ply)
    assert session.tree.simulations == 0


def test_moves_that_look_alike_to_the_seat_are_one_child() -> None:
    """Another seat's simple moves with a hidden card differ only by their side; the seat knows its own cards."""
    hidden = 0
    for seed in range(1, 6):
        match = played("gravity", "stars", 4, seed=seed)
        rules, state = match.game.rules, match.game.state
        tree = search(state_of(match), Limit(simulations=1_000))
        assert all(int(tree.nodes.action[e]) < state.ACTIONS for e in tree.children())
        codes = [int(tree.nodes.action[e]) for child in tree.children() for e in tree.children(child)]
        hidden += sum(code >= state.ACTIONS for code in codes)
        assert {rules.redact_action(code, 0, 1) for code in codes if code >= state.ACTIONS} <= {
            state.HIDDEN,
            state.HIDDEN + 1,
        }
    assert hidden


def test_a_short_horizon_keeps_the_tree_flat() -> None:
    state = state_of(played("octocube", "kids", 5))
    tree = search_with(state, Knobs(horizon=2))
    assert analysis_of(tree, 0.0).depth <= 2


def test_who_overlooks_everything_still_sees_one_answer_to_each_move() -> None:
    state = state_of(played("filantes", "duel", 9))
    tree = search_with(state, Knobs(overlook=1.0))
    assert len(tree.children(ROOT)) == len(played("filantes", "duel", 9).legal())
    assert all(len(tree.children(child)) <= 1 for child in tree.children(ROOT))


def test_of_equivalent_orders_one_is_searched_below_the_root_and_all_at_the_root() -> None:
    chance = random.Random(5)
    match = Match.new("octocube", 2, load("octocube").modes["kids"], 5)
    while match.state["phase"] != FIT_TILES or len({tile_of(action) for action in match.legal()}) < 3:
        match.play(chance.choice(match.legal()))
    tree = search(state_of(match), Limit(simulations=2000))
    assert {int(tree.nodes.action[child]) for child in tree.children()} == {*match.legal()}
    for child in tree.children():
        below = [int(tree.nodes.action[node]) for node in tree.children(child)]
        assert len({tile_of(action) for action in below if FIT <= action < FIT + OBJECTS * SPACES}) <= 1
    *_, plain = SearchSession(1).run(state_of(match), UCT, Limit(simulations=2000))
    below = [int(plain.nodes.action[node]) for node in plain.children(plain.children()[0])]
    assert len({tile_of(action) for action in below}) > 1


def tile_of(action: int) -> int:
    """The tile that a decision of a Take back places."""
    return (action - FIT) // SPACES


def _wins(match: Match, action: int) -> bool:
    line = match.branch()
    line.play(action)
    return line.over
