"""Reviews of finished games: each seat's chances over time, computed in the background."""

from __future__ import annotations

import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from itertools import islice
from threading import Event
from typing import Any

from asterism.bots.analysis import ReviewedMove, review_move, review_moves
from asterism.bots.base import Limit
from asterism.bots.grades import TURNING_POINT_COST, grade_of
from asterism.engine.match import Match
from asterism.server.api import replays
from asterism.server.api.replays import Moment
from asterism.server.budgets import MAX_REVIEW
from asterism.server.errors import RateError, UnavailableError
from asterism.server.fair_queue import FairQueue, Owner, current_owner

DEPTHS = (
    Limit(simulations=400, seconds=0.25),
    Limit(simulations=1_600, seconds=0.6),
    Limit(simulations=6_400, seconds=1.5),
)
"""How long each search of a review takes at most; a client may raise the depth."""
DEEPEST = len(DEPTHS) - 1
KEPT = 64
UNWANTED = 10.0
"""A review is suspended this many seconds after the last request."""
log = logging.getLogger(__name__)


def moment_of(then: Match, found: ReviewedMove, depth: int) -> Moment:
    """An evaluated decision for clients; ``then`` stands before it."""
    return Moment(
        ply=found.ply,
        seat=found.seat,
        played=then.notation(found.action),
        played_move=then.move(found.action),
        known=found.known,
        true=found.true,
        best=then.notation(found.best),
        best_move=then.move(found.best),
        best_true=then.notation(found.best_true),
        best_true_move=then.move(found.best_true),
        cost=found.cost,
        cost_true=found.cost_true,
        grade=grade_of(found.cost),
        grade_true=grade_of(found.cost_true),
        depth=depth,
    )


class _Pass:
    """One pass through a match at a depth."""

    def __init__(self, match: Match, depth: int, cancel: Event) -> None:
        self.depth = depth
        self.complete = False
        self._then = match.branch(0)
        self._ahead = islice(review_moves(match, DEPTHS[depth], cancel=cancel), MAX_REVIEW)

    def next(self) -> Moment | None:
        """Analyse the next decision; None at the end."""
        found = next(self._ahead, None)
        if found is None:
            self.complete = True
            return None
        moment = moment_of(self._then, found, self.depth)
        self._then.take(found.action)
        return moment


class Review:
    """One review: the decisions analysed so far. A deeper pass replaces them one by one."""

    def __init__(self, match: Match, owner: Owner) -> None:
        self.match = match
        self.owner = owner
        self.moments: list[Moment] = []
        self.running = False
        self.asked = 0.0
        self.cancel = Event()
        self._pass = _Pass(match, 0, self.cancel)

    @property
    def complete(self) -> bool:
        """Whether everything is analysed at the depth that was asked for last."""
        return self._pass.complete

    def deepen(self, depth: int) -> None:
        """Analyse everything again at ``depth``, if that is deeper than before."""
        if depth > self._pass.depth:
            self._pass = _Pass(self.match, depth, self.cancel)

    def analyse_next(self) -> None:
        """Analyse the next decision; runs in a worker thread."""
        current = self._pass
        try:
            moment = current.next()
        except Exception:
            log.exception("a review failed")
            current.complete = True
            return
        if moment is None:
            return
        if moment.ply == len(self.moments):
            self.moments.append(moment)
        elif self.moments[moment.ply].depth <= moment.depth:
            self.moments[moment.ply] = moment

    @property
    def wanted(self) -> bool:
        """Whether to continue."""
        return not self.complete and not self.cancel.is_set() and time.monotonic() - self.asked < UNWANTED

    def so_far(self) -> replays.Review:
        """What is analysed so far."""
        moments = list(self.moments)
        turning = [moment.ply for moment in moments if moment.cost >= TURNING_POINT_COST]
        return replays.Review(
            plies=self.match.ply,
            depth=self._pass.depth,
            deepest=DEEPEST,
            complete=self.complete,
            moments=moments,
            turning=turning,
        )


class Reviews:
    """The reviews that were requested last; they advance in turn, one decision each."""

    def __init__(self, queue: FairQueue, spawn: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        self._queue = queue
        self._spawn = spawn
        self._reviews: OrderedDict[str, Review] = OrderedDict()

    def get(self, id: str, match: Match, depth: int = 0) -> Review:
        """The review of a table's finished match; started by the first request, deepened where one asks for more."""
        if id not in self._reviews or self._reviews[id].match.actions != match.actions:
            self._reviews[id] = Review(match, current_owner.get())
        review = self._reviews[id]
        review.asked = time.monotonic()
        review.deepen(depth)
        self._reviews.move_to_end(id)
        if len(self._reviews) > KEPT:
            self._evict_one()
        if not review.running and review.wanted:
            review.running = True
            self._spawn(self._analyse(review))
        return review

    async def judge(self, match: Match, depth: int) -> Moment:
        """The evaluation of the last decision of a match."""

        def evaluate() -> Moment:
            then = match.branch(match.ply - 1)
            return moment_of(then, review_move(then, match.actions[-1], DEPTHS[depth]), depth)

        return await self._queue.run(current_owner.get(), evaluate)

    def _evict_one(self) -> None:
        """Evict the oldest review of the address with the most reviews."""
        most, _ = Counter(review.owner.address for review in self._reviews.values()).most_common(1)[0]
        oldest = next(id for id, review in self._reviews.items() if review.owner.address == most)
        self._reviews.pop(oldest).cancel.set()

    async def _analyse(self, review: Review) -> None:
        with suppress(RateError, UnavailableError):  # continues at the next request
            while review.wanted:
                await self._queue.run(review.owner, review.analyse_next)
        review.running = False

    def close(self) -> None:
        """Cancel all reviews."""
        for review in self._reviews.values():
            review.cancel.set()
