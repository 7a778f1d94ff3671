"""Bots at tables: they think in worker threads, and are given only what their seat may see."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from asterism.bots import make_bot
from asterism.bots.base import Bot, Limit, PlayResult, Seen, seen_by
from asterism.engine.contract import Game
from asterism.engine.match import Match

MakeBot = Callable[[str, int], Bot]
LEVELS = range(1, 9)
SECONDS = 1.0
HINT_SECONDS = 2.0
log = logging.getLogger(__name__)


class Thinker:
    """The threads in which bots think. One core is left to those who play."""

    def __init__(
        self,
        make: MakeBot = make_bot,
        thought: Callable[[float], None] = lambda _: None,
        workers: int | None = None,
    ) -> None:
        self._make = make
        self._thought = thought
        self.thinking = 0
        """How many bots think, or wait for a thread to think in."""
        workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool = ThreadPoolExecutor(workers, "bot")
        self.slots = asyncio.Semaphore(workers)
        """A decision of a table's bot is taken up when there is a thread for it, not before."""

    @property
    def free(self) -> int:
        """How many bots could begin to think."""
        return self.slots._value

    def make(self, level: int) -> Bot:
        """A bot of a level."""
        return self._make(f"level:{level}", secrets.randbits(31))

    async def play(self, bot: Bot, seen: Seen, seconds: float = SECONDS) -> PlayResult:
        """What the bot does at this decision; a bot that fails is logged, and a random action takes its place."""
        spare = Seen(seen.game, seen.players, seen.options, seen.seat, seen.ply, seen.states.copy())
        loop, began = asyncio.get_running_loop(), time.monotonic()
        self.thinking += 1
        try:
            return await loop.run_in_executor(self._pool, bot.play, seen, Limit(seconds=seconds))
        except Exception:
            log.exception("a bot failed at %s, ply %s", seen.game.id, seen.ply)
            return PlayResult(random.choice(legal_of(spare)))
        finally:
            self.thinking -= 1
            self._thought(time.monotonic() - began)

    async def wake(self, game: Game) -> None:
        """Load what is compiled for a game: the first thoughts of people and bots are as quick as the others."""
        await asyncio.get_running_loop().run_in_executor(self._pool, wake, self._make, game)

    def close(self) -> None:
        """No more thoughts."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def wake(make: MakeBot, game: Game) -> None:
    """One short thought makes a game's rules and the search ready."""
    bot = make("level:8", 0)
    bot.play(seen_by(Match.new(game.id, seed=0), 0), Limit(simulations=8))
    bot.close()


def legal_of(seen: Seen) -> list[int]:
    """The legal actions at the decision that was seen."""
    out = np.zeros(seen.game.state.MAX_LEGAL, np.int16)
    return [int(a) for a in out[: seen.game.kernels.legal_at(seen.states, 0, out)]]
