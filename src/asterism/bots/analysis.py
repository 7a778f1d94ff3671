"""Analysis: what a position is worth and why, while it is being thought about; hints; the review of a whole match."""

from __future__ import annotations

import time
from collections.abc import Iterator
from threading import Event

import msgspec
import numpy as np

from asterism.bots.base import AnalysisResult, Limit, Seen, seen_by
from asterism.bots.levels import ladder_for, weights_for
from asterism.bots.think import Thinker, report
from asterism.engine.events import NO_LOG
from asterism.engine.match import Match

EVERY = 0.1
"""Seconds between two results of a running analysis."""
REVIEW_LIMIT = Limit(simulations=2_000, seconds=1.0)
TURNING = 0.15
"""A decision that costs its seat so much of its chance to win is a turning point."""


def analyse(seen: Seen, limit: Limit, *, seed: int = 0, cancel: Event | None = None) -> Iterator[AnalysisResult]:
    """Think about what ``seen`` shows: a result every tenth of a second, the last one when the limit is reached."""
    knobs = ladder_for(seen.game, seen.options).at(1.0).knobs
    weights = weights_for(seen.game, seen.options, seen.players)
    begin = told = time.perf_counter()
    tree = None
    for tree in Thinker(seed).think(seen, knobs, weights, limit, cancel):
        now = time.perf_counter()
        if now - told >= EVERY:
            told = now
            yield report(tree, now - begin)
            tree = None
    if tree is not None:
        yield report(tree, time.perf_counter() - begin)


def hint(seen: Seen, limit: Limit, *, seed: int = 0) -> AnalysisResult:
    """The last word of ``analyse``; ``actions[0]`` is what it would play."""
    *_, last = analyse(seen, limit, seed=seed)
    return last


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """One decision of a reviewed match."""

    ply: int
    seat: int
    action: int
    known: list[float]
    """Each seat's chance to win before the decision, by what the deciding seat could know."""
    true: list[float]
    """The same by the truth."""
    best: int
    """The best action by what the seat could know."""
    best_true: int
    cost: float
    """What the action gave away of the seat's chance, by what it could know."""
    cost_true: float


class Review(msgspec.Struct, frozen=True):
    """A match looked at again: its decisions, and the result as shares of the win."""

    moments: list[Moment]
    result: list[float] | None

    @property
    def turning_points(self) -> list[Moment]:
        """The decisions that cost their seats most, by what they could know; the dearest first."""
        dear = [moment for moment in self.moments if moment.cost >= TURNING]
        return sorted(dear, key=lambda moment: -moment.cost)


def review(match: Match, limit: Limit = REVIEW_LIMIT, *, seed: int = 0, cancel: Event | None = None) -> Review:
    """Look at every decision of a match again, as its seat saw it and as it was."""
    moments = list(review_moments(match, limit, seed=seed, cancel=cancel))
    return Review(moments, _shares(seen_by(match, 0), match.states) if match.over else None)


def review_moments(
    match: Match, limit: Limit = REVIEW_LIMIT, *, seed: int = 0, cancel: Event | None = None
) -> Iterator[Moment]:
    """The moments of ``review``, one by one as they are found."""
    for ply, action in enumerate(match.actions):
        if cancel is not None and cancel.is_set():
            return
        past = match.branch(ply)
        seat = int(past.record["seat"])
        seen = seen_by(past, seat)
        truth = Seen(seen.game, seen.players, seen.options, seat, ply, past.states)
        known = _judge(seen, action, limit, seed)
        same = np.array_equal(seen.states, truth.states)
        true = known if same else _judge(truth, action, limit, seed)
        yield Moment(
            ply=ply,
            seat=seat,
            action=action,
            known=known.values,
            true=true.values,
            best=known.best,
            best_true=true.best,
            cost=known.cost,
            cost_true=true.cost,
        )


class _Judgement(msgspec.Struct, frozen=True):
    values: list[float]
    best: int
    cost: float


def _judge(seen: Seen, action: int, limit: Limit, seed: int) -> _Judgement:
    """The chances with best play, the best action, and what ``action`` gives away against it."""
    found = hint(seen, limit, seed=seed)
    best = found.actions[0]
    if best.action == action:
        return _Judgement(best.values, best.action, 0.0)
    after = seen.states.copy()
    seen.game.kernels.apply_at(after, 0, action, NO_LOG)
    values = _shares(seen, after)
    if not after["over"][0]:
        values = hint(msgspec.structs.replace(seen, ply=seen.ply + 1, states=after), limit, seed=seed).values
    return _Judgement(best.values, best.action, max(0.0, best.values[seen.seat] - values[seen.seat]))


def _shares(seen: Seen, states: np.ndarray) -> list[float]:
    winners = seen.game.kernels.standings_at(states, 0, np.zeros(seen.game.max_players, np.int32))
    return [(winners >> seat & 1) / winners.bit_count() for seat in range(seen.players)]
