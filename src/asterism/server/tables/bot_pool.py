"""A pool of threads in which bots choose actions from their seat's information state."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import msgspec

from asterism.bots import make_bot
from asterism.bots.analysis import assess
from asterism.bots.base import ActionValue, Bot, InformationState, Limit, PlayResult, information_state
from asterism.engine.contract import Game
from asterism.engine.match import Match
from asterism.engine.match_kernels import calls_of_match
from asterism.server import budgets
from asterism.server.fair_queue import FairSlots
from asterism.server.tables.kept_trees import KeptTrees

MakeBot = Callable[[str, int], Bot]
LEVELS = range(1, 9)
SECONDS = 1.0
HINT_SECONDS = 2.0
log = logging.getLogger(__name__)


def default_workers() -> int:
    """One fewer than there are cores, so that one is left for serving, and as many as all trees have memory for."""
    return max(1, min((os.cpu_count() or 2) - 1, budgets.MAX_TREES // budgets.MAX_TREE))


class BotPool:
    """The bots' threads."""

    def __init__(
        self,
        make: MakeBot = make_bot,
        on_thought: Callable[[float], None] = lambda _: None,
        workers: int | None = None,
    ) -> None:
        self._make = make
        self._on_thought = on_thought
        self._playing = 0
        workers = workers or default_workers()
        self._pool = ThreadPoolExecutor(workers, "bot")
        self.slots = FairSlots(workers)
        """One for each thread. It is held while a bot thinks; a table's bot is leased only then."""
        self.trees = KeptTrees()

    @property
    def free(self) -> int:
        """The number of threads for which nobody waits."""
        return max(0, self.slots.free - len(self.slots))

    @property
    def thinking(self) -> int:
        """The number of bots that are thinking or wait for a thread."""
        return self._playing + len(self.slots)

    def make(self, level: int, character: str | None = None) -> Bot:
        """A new bot of a level, with a character if it has one."""
        return self._make(f"level:{level}:{character}" if character else f"level:{level}", secrets.randbits(31))

    async def play(self, bot: Bot, state: InformationState, seconds: float = SECONDS) -> PlayResult:
        """The bot's choice; a failure is logged and replaced by a random legal action. The caller holds a slot."""
        states = state.states.copy()  # a bot may change the original
        loop, began = asyncio.get_running_loop(), time.monotonic()
        self._playing += 1
        try:
            with self.trees.searching(bot):
                return await loop.run_in_executor(self._pool, bot.play, state, Limit(seconds=seconds))
        except Exception:
            log.exception("a bot failed at %s, ply %s", state.game.id, state.ply)
            return PlayResult(random.choice(msgspec.structs.replace(state, states=states).legal))  # noqa: S311 - a move, not a secret
        finally:
            self._playing -= 1
            self._on_thought(time.monotonic() - began)

    async def assess(self, state: InformationState, action: int) -> ActionValue:
        """What an action is worth to the seat, always the same if the seat knows the same. The caller holds a slot."""
        began = time.monotonic()
        self._playing += 1
        try:
            search = partial(assess, state, action, seed=state.ply)
            return await asyncio.get_running_loop().run_in_executor(self._pool, search)
        finally:
            self._playing -= 1
            self._on_thought(time.monotonic() - began)

    async def warm_up(self, game: Game) -> None:
        """Load the compiled rules and search of a game, so that no decision waits for that."""
        run = asyncio.get_running_loop().run_in_executor
        await run(self._pool, warm_up_bots, self._make, game)
        for call in calls_of_match(game):
            await run(self._pool, call)

    def close(self) -> None:
        """Stop the threads without waiting."""
        self.slots.close()
        self._pool.shutdown(wait=False, cancel_futures=True)


def warm_up_bots(make: MakeBot, game: Game) -> None:
    """Compile or load a game's rules and search by one short search."""
    bot = make("level:8", 0)
    bot.play(information_state(Match.new(game.id, seed=0), 0), Limit(simulations=8))
    bot.close()
