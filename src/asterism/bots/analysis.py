"""Analysis: the value of a position while it is being searched; of one action; hints; the review of a whole match."""

from __future__ import annotations

import time
from collections.abc import Iterator
from threading import Event

import msgspec
import numpy as np

from asterism.bots.base import (
    ActionValue,
    AnalysisResult,
    InformationState,
    Limit,
    SearchPosition,
    as_information_state,
    information_state,
)
from asterism.bots.grades import ASSESS_SHARE, TURNING_POINT_COST
from asterism.bots.levels import ladder_for, parameters_for
from asterism.bots.search_session import SearchSession, analysis_of
from asterism.engine.events import NO_LOG
from asterism.engine.match import Match

REPORT_SECONDS = 0.1
"""Between two results of a running analysis."""
ASSESS_SECONDS = 1.0
"""The longest that one action is assessed. It takes a tenth as a rule: somebody waits with a move in hand."""
REVIEW_LIMIT = Limit(simulations=2_000, seconds=1.0)


def analyse(
    state: InformationState | Match, limit: Limit, *, seed: int = 0, cancel: Event | None = None
) -> Iterator[AnalysisResult]:
    """Search what a seat knows: a result every tenth of a second, the last one when the limit is reached."""
    return _analyse(as_information_state(state), limit, seed, cancel)


def hint(state: InformationState | Match, limit: Limit, *, seed: int = 0) -> AnalysisResult:
    """The last result of ``analyse``; ``actions[0]`` is the best action."""
    return _last(as_information_state(state), limit, seed)


def assess(state: InformationState | Match, action: int, limit: Limit | None = None, *, seed: int = 0) -> ActionValue:
    """What one legal action is worth by what the seat knows: found by a search that begins with it.

    Without a limit it has a share of the highest level's simulations.
    """
    position = as_information_state(state)
    if limit is None:
        simulations = round(ASSESS_SHARE * ladder_for(position.game, position.options).simulations)
        limit = Limit(simulations=simulations, seconds=ASSESS_SECONDS)
    parameters = parameters_for(position.game, position.options, position.players)
    *_, tree = SearchSession(seed).run(position, parameters, limit, only=action)
    return next(found for found in analysis_of(tree, 0.0).actions if found.action == action)


def _analyse(position: SearchPosition, limit: Limit, seed: int, cancel: Event | None) -> Iterator[AnalysisResult]:
    parameters = parameters_for(position.game, position.options, position.players)
    begin = reported = time.perf_counter()
    tree = None
    for tree in SearchSession(seed).run(position, parameters, limit, cancel):
        now = time.perf_counter()
        if now - reported >= REPORT_SECONDS:
            reported = now
            yield analysis_of(tree, now - begin)
            tree = None
    if tree is not None:
        yield analysis_of(tree, time.perf_counter() - begin)


def _last(position: SearchPosition, limit: Limit, seed: int) -> AnalysisResult:
    *_, last = _analyse(position, limit, seed, None)
    return last


class ReviewedMove(msgspec.Struct, frozen=True, kw_only=True):
    """One move of a reviewed match."""

    ply: int
    seat: int
    action: int
    known: list[float]
    """Each seat's chance to win before the move, by what the moving seat could know."""
    true: list[float]
    """The same by the true state."""
    best: int
    """The best action by what the seat could know."""
    best_true: int
    cost: float
    """What the action gave away of the seat's chance, by what it could know."""
    cost_true: float


class Review(msgspec.Struct, frozen=True):
    """A reviewed match: its moves, and the result as shares of the win."""

    moves: list[ReviewedMove]
    result: list[float] | None

    @property
    def turning_points(self) -> list[ReviewedMove]:
        """The moves that cost their seats most, by what they could know, the costliest first."""
        costly = [move for move in self.moves if move.cost >= TURNING_POINT_COST]
        return sorted(costly, key=lambda move: -move.cost)


def review(match: Match, limit: Limit = REVIEW_LIMIT, *, seed: int = 0, cancel: Event | None = None) -> Review:
    """Analyse every move of a match, by what its seat knew and by the true state."""
    moves = list(review_moves(match, limit, seed=seed, cancel=cancel))
    return Review(moves, _shares(information_state(match, 0), match.states) if match.over else None)


def review_moves(
    match: Match, limit: Limit = REVIEW_LIMIT, *, seed: int = 0, cancel: Event | None = None
) -> Iterator[ReviewedMove]:
    """The moves of ``review``, one by one as they are analysed."""
    past = match.branch(0)
    for action in match.actions:
        if cancel is not None and cancel.is_set():
            return
        yield review_move(past, action, limit, seed=seed)
        past.take(action)


def review_move(past: Match, action: int, limit: Limit = REVIEW_LIMIT, *, seed: int = 0) -> ReviewedMove:
    """One move from the position of ``past``, by what its seat knew there and by the true state."""
    seat = int(past.state["seat"])
    state = information_state(past, seat)
    truth = SearchPosition(past.game, past.players, past.options, seat, past.ply, past.states)
    known = _assess(state, action, limit, seed)
    same = np.array_equal(state.states, truth.states)
    true = known if same else _assess(truth, action, limit, seed)
    return ReviewedMove(
        ply=past.ply,
        seat=seat,
        action=action,
        known=known.values,
        true=true.values,
        best=known.best,
        best_true=true.best,
        cost=known.cost,
        cost_true=true.cost,
    )


class _Assessment(msgspec.Struct, frozen=True):
    values: list[float]
    best: int
    cost: float


def _assess(position: SearchPosition, action: int, limit: Limit, seed: int) -> _Assessment:
    """The chances with best play, the best action, and what ``action`` gives away against it."""
    found = _last(position, limit, seed)
    best = found.actions[0]
    if best.action == action:
        return _Assessment(best.values, best.action, 0.0)
    after = position.states.copy()
    position.game.kernels.apply_at(after, 0, action, NO_LOG)
    values = _shares(position, after)
    if not after["over"][0]:
        following = SearchPosition(
            position.game, position.players, position.options, position.seat, position.ply + 1, after
        )
        values = _last(following, limit, seed).values
    return _Assessment(best.values, best.action, max(0.0, best.values[position.seat] - values[position.seat]))


def _shares(position: SearchPosition, states: np.ndarray) -> list[float]:
    winners = position.game.kernels.standings_at(states, 0, np.zeros(position.game.max_players, np.int32))
    return [(winners >> seat & 1) / winners.bit_count() for seat in range(position.players)]
