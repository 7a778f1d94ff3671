"""Analysis while it runs, hints, and the review of a match."""

from __future__ import annotations

from threading import Event

import pytest

from asterism import Match
from asterism.bots.analysis import Review, analyse, assess, hint, review, review_move, review_moves
from asterism.bots.base import Limit
from tests.bots.positions import MODES, another_truth, played, state_of


def test_an_analysis_is_reported_while_it_runs() -> None:
    results = list(analyse(state_of(played("gravity", "stars", 9)), Limit(seconds=0.6)))
    assert len(results) >= 2
    assert [r.simulations for r in results] == sorted(r.simulations for r in results)


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_a_hint_names_every_action_with_the_best_first(game: str, mode: str) -> None:
    match = played(game, mode, 14)
    info = hint(state_of(match), Limit(simulations=300))
    assert sorted(a.action for a in info.actions) == match.legal()
    assert [a.visits for a in info.actions] == sorted((a.visits for a in info.actions), reverse=True)
    assert info.line[0] == info.actions[0].action
    assert info.seat == match.seat


def test_an_analysis_can_be_called_off() -> None:
    cancel = Event()
    cancel.set()
    assert len(list(analyse(state_of(played("gravity", "stars", 9)), Limit(seconds=300), cancel=cancel))) == 1


@pytest.mark.parametrize(("game", "mode"), [("filantes", "duel"), ("gravity", "stars"), ("octocube", "base")])
def test_a_review_looks_at_every_decision_as_it_was_seen_and_as_it_was(game: str, mode: str) -> None:
    match = played(game, mode, 16)
    found = review(match, Limit(simulations=60))
    assert [m.action for m in found.moves] == match.actions
    for moment in found.moves:
        assert sum(moment.known) == pytest.approx(1, abs=0.05)
        assert sum(moment.true) == pytest.approx(1, abs=0.05)
        assert 0 <= moment.cost <= 1
        assert moment.cost == 0 or moment.best != moment.action
    assert found.result is None


def test_where_nothing_is_hidden_the_truth_is_what_was_known() -> None:
    for moment in review(played("filantes", "race", 6), Limit(simulations=40)).moves:
        assert moment.known == moment.true


def test_turning_points_are_the_dearest_decisions() -> None:
    match = played("filantes", "duel", 400)
    assert match.over
    moments = list(review_moves(match.branch(60), Limit(simulations=200)))
    found = Review(moments, None).turning_points
    assert found
    assert [m.cost for m in found] == sorted((m.cost for m in found), reverse=True)


def test_a_finished_match_has_a_result() -> None:
    match = played("filantes", "duel", 400)
    stopped = Event()
    stopped.set()
    assert sum(review(match, cancel=stopped).result or []) == 1


def test_a_review_never_uses_what_the_seat_could_not_know() -> None:
    """Where the truth is another that the seat cannot tell apart, all but the column of the truth is equal."""
    few, changed = Limit(simulations=80), 0
    for plies in (7, 12, 17, 22, 27):
        match = played("gravity", "stars", plies, 3)
        assert match.seat is not None
        for action in match.legal()[:3]:
            seen = review_move(match, action, few)
            for seed in range(3):
                truth = Match(match.game, match.players, match.options, None, another_truth(match, seed))
                truth.ply = match.ply
                other = review_move(truth, action, few)
                assert (other.known, other.best, other.cost) == (seen.known, seen.best, seen.cost)
                changed += (other.true, other.cost_true) != (seen.true, seen.cost_true)
    assert changed, "the truths do not vary"


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_an_action_is_assessed_by_a_search_that_begins_with_it(game: str, mode: str) -> None:
    match = played(game, mode, 14)
    state, limit = state_of(match), Limit(simulations=200)
    for action in (hint(state, limit).actions[k].action for k in (0, -1)):
        found = assess(state, action, limit)
        assert (found.action, found.visits >= limit.simulations - 1) == (action, True)
        assert sum(found.values) == pytest.approx(1)


def test_an_action_that_ends_the_game_is_worth_its_result() -> None:
    match = played("filantes", "duel", 400)
    assert assess(state_of(match.branch(match.ply - 1)), match.actions[-1], Limit(simulations=50)).values == [
        share / len(match.result().winners) for share in (0 in match.result().winners, 1 in match.result().winners)
    ]


@pytest.mark.parametrize(("game", "mode", "players"), [("gravity", "stars", 3), ("octocube", "advanced", 2)])
def test_an_assessment_never_uses_what_the_seat_could_not_know(game: str, mode: str, players: int) -> None:
    few, varied = Limit(simulations=60), 0
    for plies in (7, 12, 17, 22):
        match = played(game, mode, plies, players)
        for action in match.legal()[:3]:
            seen = assess(match, action, few)
            for seed in range(3):
                states = another_truth(match, seed)
                varied += states.tobytes() != match.states.tobytes()
                truth = Match(match.game, match.players, match.options, None, states)
                truth.ply = match.ply
                assert assess(truth, action, few) == seen
    assert varied, "the truths do not vary"
