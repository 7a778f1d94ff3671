"""Analysis while it runs, hints, and the review of a match."""

from __future__ import annotations

from threading import Event

import pytest

from asterism.bots.analysis import Review, analyse, hint, review, review_moves
from asterism.bots.base import Limit
from tests.bots.positions import MODES, played, state_of


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
