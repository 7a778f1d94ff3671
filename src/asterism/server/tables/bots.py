"""The bots of a table: their decisions, and advice for people."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from msgspec.structs import asdict

from asterism.bots.base import Bot, InformationState, information_state
from asterism.engine.errors import IllegalMoveError
from asterism.engine.match import Match
from asterism.server.api.live import AssessAnswer, HintAnswer
from asterism.server.api.live_requests import Assess, Hint
from asterism.server.errors import BadRequestError, ConflictError, StaleError, UnavailableError
from asterism.server.fair_queue import Owner
from asterism.server.tables.bot_pool import HINT_SECONDS

if TYPE_CHECKING:
    from asterism.server.tables.presence import Viewer
    from asterism.server.tables.table import Table


MAX_SEATS = 100
"""More than any table has."""
RETRY = 1.0
"""The seconds after which a server retries a lease that another holds."""


class NotLeasedError(Exception):
    """Another server has leased the bot's decision."""


class TableBots:
    """Runs the bots of one table, one decision at a time."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._bots: dict[tuple[int, int], Bot] = {}
        self._thinking: asyncio.Task[None] | None = None
        self._questions: set[tuple[type, str | None]] = set()

    @property
    def idle(self) -> bool:
        return self._thinking is None or self._thinking.done()

    def wake(self) -> None:
        """Start the deciding bot unless one is thinking."""
        if self.idle and self.table.deciding_bot() is not None:
            self._thinking = self.table.context.spawn(self._think())

    async def _think(self) -> None:
        while (seat := self.table.deciding_bot()) is not None:
            only_bots = all(s.kind == "bot" for s in self.table.seats)
            if only_bots:
                await self.table.presence.watched.wait()
            began = time.monotonic()
            pause = self.table.context.pace if only_bots else 0.0
            try:
                async with self.table.context.bot_pool.slots.turn(self._owner()):
                    character = seat.character if seat.kind == "bot" else None
                    await self._decide(seat.seat, seat.level or seat.stand_in or 1, character)
            except (NotLeasedError, StaleError, UnavailableError):
                pause = max(pause, RETRY)
            await asyncio.sleep(max(0.0, pause - (time.monotonic() - began)))

    def _owner(self) -> Owner:
        """Who is charged for the bots' thinking: a connected guest with a seat, else the host, else a spectator."""
        table = self.table

        def rank(viewer: Viewer) -> tuple[int, str]:
            seats = table.seats_of(viewer.guest_id)
            if seats:
                return seats[0], ""
            return MAX_SEATS + (viewer.guest_id != table.row.host), viewer.guest_id or viewer.owner.address

        first = min(table.presence.viewers, key=rank, default=None)
        return Owner("", table.row.host) if first is None else first.owner

    async def _decide(self, seat: int, level: int, character: str | None) -> None:
        """Compute and play the decision of a seat's bot; ``NotLeasedError`` if another server does."""
        table, context = self.table, self.table.context
        async with table.lock:
            match = table.match
            if table.deciding_bot() is None or match is None or match.seat != seat:
                return
            epoch_and_ply = (table.undo_epoch, match.ply)
            if not await context.store.bot_leases.take(table.id, match.ply, context.cluster.id):
                raise NotLeasedError
            information = await context.compute(information_state, match, seat)
            table.broadcaster.send_thinking(seat, match.ply)
            context.cluster.send_thinking(table.id, seat, match.ply)
        if (seat, level) not in self._bots:
            self._bots[seat, level] = await context.compute(context.bot_pool.make, level, character)
        result = await context.bot_pool.play(self._bots[seat, level], information)
        async with table.lock:
            if (
                table.match is match
                and (table.undo_epoch, match.ply) == epoch_and_ply
                and table.deciding_bot() is not None
            ):
                await table.move(match, result.action)

    async def hint(self, viewer: Viewer, wish: Hint) -> HintAnswer:
        """A bot's choice for a viewer who sees the table from the deciding seat."""
        context = self.table.context
        async with self._advising(viewer, wish) as (then, information):
            bot = await context.compute(context.bot_pool.make, wish.level)
            result = await context.bot_pool.play(bot, information, HINT_SECONDS)
            bot.close()
        return HintAnswer(
            **asdict(wish),
            seat=information.seat,
            action=result.action,
            notation=await context.compute(then.notation, result.action),
            analysis=result.info,
        )

    async def assess(self, viewer: Viewer, wish: Assess) -> AssessAnswer:
        """What an action is worth to a viewer who sees the table from the deciding seat."""
        async with self._advising(viewer, wish) as (then, information):
            if wish.action not in then.legal():
                raise IllegalMoveError("not a legal action", ply=wish.ply)
            found = await self.table.context.bot_pool.assess(information, wish.action)
        return AssessAnswer(id=wish.id, ply=wish.ply, seat=information.seat, found=found)

    @asynccontextmanager
    async def _advising(self, viewer: Viewer, wish: Hint | Assess) -> AsyncIterator[tuple[Match, InformationState]]:
        """The match and what its deciding seat knows, in a slot of the pool; one question of each kind at a time."""
        table, context, guest_id = self.table, self.table.context, viewer.guest_id
        key = (type(wish), guest_id)
        async with table.lock:
            match = table.running()
            seat = match.seat
            if not table.row.practice:
                raise BadRequestError("not-practice")
            if wish.ply != match.ply:
                raise StaleError("stale", ply=match.ply, yours=wish.ply)
            if (
                guest_id is None
                or seat is None
                or table.broadcaster.viewpoint(table.seats_of(guest_id), viewer.curtain) != seat
            ):
                raise ConflictError("not-your-turn")
            if key in self._questions:
                raise ConflictError("busy")
            information = await context.compute(information_state, match, seat)
            then = match.branch()
            self._questions.add(key)
        try:
            async with context.bot_pool.slots.turn(viewer.owner):
                yield then, information
        finally:
            self._questions.discard(key)

    def close(self) -> None:
        """Close all bots."""
        for bot in self._bots.values():
            bot.close()
        self._bots.clear()
