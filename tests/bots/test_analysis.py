"""Analysis while it runs, hints, and the review of a match."""

from __future__ import annotations

from threading import Event

import pytest

from asterism import Match
from asterism.bots.analysis import Review, analyse, grade_of, hint, review, review_move, review_moves
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


@pytest.mark.parametrize(
    ("cost", "grade"),
    [(0, "best"), (0.049, "good"), (0.05, "inaccuracy"), (0.1, "mistake"), (0.199, "mistake"), (0.2, "blunder")],
)
def test_a_grade_follows_from_what_a_move_gave_away(cost: float, grade: str) -> None:
    assert grade_of(cost) == grade


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
