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

from asterism.bots.analysis import TURNING_POINT_COST, review_moves
from asterism.bots.base import Limit
from asterism.engine.match import Match
from asterism.server.api import replays
from asterism.server.api.replays import Moment
from asterism.server.budgets import MAX_REVIEW
from asterism.server.errors import RateError, UnavailableError
from asterism.server.fair_queue import FairQueue, Owner, current_owner

LIMIT = Limit(simulations=400, seconds=0.25)
KEPT = 64
UNWANTED = 10.0
"""The seconds after the last request at which a review is suspended."""
log = logging.getLogger(__name__)


class Review:
    """One review: the decisions analysed so far."""

    def __init__(self, match: Match, owner: Owner) -> None:
        self.match = match
        self.owner = owner
        self.moments: list[Moment] = []
        self.complete = False
        self.running = False
        self.asked = 0.0
        self.cancel = Event()
        self._then = match.branch(0)
        self._ahead = islice(review_moves(match, LIMIT, cancel=self.cancel), MAX_REVIEW)

    def think(self) -> None:
        """Analyse the next decision; runs in a worker thread."""
        try:
            moment = next(self._ahead, None)
            if moment is None:
                self.complete = True
                return
            then = self._then
            self.moments.append(
                Moment(
                    ply=moment.ply,
                    seat=moment.seat,
                    played=then.notation(moment.action),
                    played_move=then.move(moment.action),
                    known=moment.known,
                    true=moment.true,
                    best=then.notation(moment.best),
                    best_move=then.move(moment.best),
                    best_true=then.notation(moment.best_true),
                    cost=moment.cost,
                    cost_true=moment.cost_true,
                )
            )
            then.take(moment.action)
        except Exception:
            log.exception("a review failed")
            self.complete = True

    @property
    def wanted(self) -> bool:
        """Whether to continue."""
        return not self.complete and not self.cancel.is_set() and time.monotonic() - self.asked < UNWANTED

    def so_far(self) -> replays.Review:
        """What is analysed so far."""
        moments = list(self.moments)
        turning = [moment.ply for moment in moments if moment.cost >= TURNING_POINT_COST]
        return replays.Review(plies=self.match.ply, complete=self.complete, moments=moments, turning=turning)


class Reviews:
    """The reviews that were requested last; they advance in turn, one decision each."""

    def __init__(self, queue: FairQueue, spawn: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        self._queue = queue
        self._spawn = spawn
        self._reviews: OrderedDict[str, Review] = OrderedDict()

    def get(self, id: str, match: Match) -> Review:
        """The review of a table's finished match; started by the first request."""
        if id not in self._reviews or self._reviews[id].match.actions != match.actions:
            self._reviews[id] = Review(match, current_owner.get())
        review = self._reviews[id]
        review.asked = time.monotonic()
        self._reviews.move_to_end(id)
        if len(self._reviews) > KEPT:
            self._evict_one()
        if not review.running and review.wanted:
            review.running = True
            self._spawn(self._think(review))
        return review

    def _evict_one(self) -> None:
        """Evict the oldest review of the address with the most reviews."""
        most, _ = Counter(review.owner.address for review in self._reviews.values()).most_common(1)[0]
        oldest = next(id for id, review in self._reviews.items() if review.owner.address == most)
        self._reviews.pop(oldest).cancel.set()

    async def _think(self, review: Review) -> None:
        with suppress(RateError, UnavailableError):  # continues at the next request
            while review.wanted:
                await self._queue.run(review.owner, review.think)
        review.running = False

    def close(self) -> None:
        """Cancel all reviews."""
        for review in self._reviews.values():
            review.cancel.set()
