"""Reviews of finished games: the chances of each seat over time, thought out in the background, told as they come."""

from __future__ import annotations

import logging
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any

from asterism.bots.analysis import TURNING, review_moments
from asterism.bots.base import Limit
from asterism.engine.match import Match

LIMIT = Limit(simulations=400, seconds=0.25)
KEPT = 64
log = logging.getLogger(__name__)


class Review:
    """One review: the moments found so far."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.moments: list[dict[str, Any]] = []
        self.complete = False
        self.cancel = Event()

    def think(self) -> None:
        """Look at every decision again; called in a worker thread."""
        try:
            for moment in review_moments(self.match, LIMIT, cancel=self.cancel):
                then = self.match.branch(moment.ply)
                self.moments.append(
                    {
                        "ply": moment.ply,
                        "seat": moment.seat,
                        "played": then.notation(moment.action),
                        "known": moment.known,
                        "true": moment.true,
                        "best": then.notation(moment.best),
                        "best_true": then.notation(moment.best_true),
                        "cost": moment.cost,
                        "cost_true": moment.cost_true,
                    }
                )
        except Exception:
            log.exception("a review failed")
        self.complete = True

    def told(self) -> dict[str, Any]:
        """The review as clients get it."""
        moments = list(self.moments)
        turning = [moment["ply"] for moment in moments if moment["cost"] >= TURNING]
        return {"plies": self.match.ply, "complete": self.complete, "moments": moments, "turning": turning}


class Reviews:
    """The reviews that were asked for last, thought out one after the other."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, "review")
        self._reviews: OrderedDict[str, Review] = OrderedDict()

    def of(self, id: str, match: Match) -> Review:
        """The review of a table's finished match; begun by the first who asks."""
        if id not in self._reviews or self._reviews[id].match.actions != match.actions:
            self._reviews[id] = Review(match)
            self._pool.submit(self._reviews[id].think)
        self._reviews.move_to_end(id)
        if len(self._reviews) > KEPT:
            self._reviews.popitem(last=False)[1].cancel.set()
        return self._reviews[id]

    def close(self) -> None:
        """Stop thinking."""
        for review in self._reviews.values():
            review.cancel.set()
        self._pool.shutdown(wait=False, cancel_futures=True)
