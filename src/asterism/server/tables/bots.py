"""The bots of a table: their decisions, and hints for people."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from asterism.bots.base import Bot, information_state
from asterism.server.api.live import Hint, HintAnswer
from asterism.server.errors import BadRequestError, ConflictError, StaleError, UnavailableError
from asterism.server.fair_queue import Owner
from asterism.server.tables.bot_pool import HINT_SECONDS

if TYPE_CHECKING:
    from asterism.server.tables.broadcast import Viewer
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
        self._hinting: set[str] = set()

    @property
    def idle(self) -> bool:
        return self._thinking is None or self._thinking.done()

    def wake(self) -> None:
        """Start the deciding bot unless one is thinking."""
        if self.idle and self.table.deciding_bot() is not None:
            self._thinking = self.table.around.spawn(self._think())

    async def _think(self) -> None:
        while (seat := self.table.deciding_bot()) is not None:
            only_bots = all(s.kind == "bot" for s in self.table.seats)
            if only_bots:
                await self.table.broadcaster.watched.wait()
            began = time.monotonic()
            pause = self.table.around.pace if only_bots else 0.0
            try:
                async with self.table.around.bot_pool.slots.turn(self._owner()):
                    character = seat.character if seat.kind == "bot" else None
                    await self._decide(seat.seat, seat.level or seat.stand_in or 1, character)
            except (NotLeasedError, StaleError, UnavailableError):
                pause = max(pause, RETRY)
            await asyncio.sleep(max(0.0, pause - (time.monotonic() - began)))

    def _owner(self) -> Owner:
        """Who is charged for the bots' thinking: a connected guest with a seat, else the host, else a spectator."""
        table = self.table

        def rank(viewer: Viewer) -> tuple[int, str]:
            seats = table.mine(viewer.guest_id)
            if seats:
                return seats[0], ""
            return MAX_SEATS + (viewer.guest_id != table.row.host), viewer.guest_id or viewer.owner.address

        first = min(table.broadcaster.viewers, key=rank, default=None)
        return Owner("", table.row.host) if first is None else first.owner

    async def _decide(self, seat: int, level: int, character: str | None) -> None:
        """Compute and play the decision of a seat's bot; ``NotLeasedError`` if another server does."""
        table, around = self.table, self.table.around
        async with table.lock:
            match = table.match
            if table.deciding_bot() is None or match is None or match.seat != seat:
                return
            epoch_and_ply = (table.undo_epoch, match.ply)
            if not await around.store.lease(table.id, match.ply, around.cluster.id):
                raise NotLeasedError
            information = await around.compute(information_state, match, seat)
            table.broadcaster.send_thinking(seat, match.ply)
            around.cluster.send_thinking(table.id, seat, match.ply)
        if (seat, level) not in self._bots:
            self._bots[seat, level] = await around.compute(around.bot_pool.make, level, character)
        result = await around.bot_pool.play(self._bots[seat, level], information)
        async with table.lock:
            if (
                table.match is match
                and (table.undo_epoch, match.ply) == epoch_and_ply
                and table.deciding_bot() is not None
            ):
                await table.move(match, result.action)

    async def hint(self, viewer: Viewer, wish: Hint) -> HintAnswer:
        """A bot's choice for a viewer who sees the table from the deciding seat."""
        ply, level = wish.ply, wish.level
        table, around, guest_id = self.table, self.table.around, viewer.guest_id
        async with table.lock:
            match = table.running()
            seat = match.seat
            if not table.row.practice:
                raise BadRequestError("not-practice")
            if ply != match.ply:
                raise StaleError("stale", ply=match.ply, yours=ply)
            if (
                guest_id is None
                or seat is None
                or table.broadcaster.viewpoint(table.mine(guest_id), viewer.curtain) != seat
            ):
                raise ConflictError("not-your-turn")
            if guest_id in self._hinting:
                raise ConflictError("busy")
            information = await around.compute(information_state, match, seat)
            then = match.branch()
            self._hinting.add(guest_id)
        try:
            async with around.bot_pool.slots.turn(viewer.owner):
                bot = await around.compute(around.bot_pool.make, level)
                result = await around.bot_pool.play(bot, information, HINT_SECONDS)
                bot.close()
        finally:
            self._hinting.discard(guest_id)
        return HintAnswer(
            id=wish.id,
            ply=ply,
            seat=seat,
            level=level,
            action=result.action,
            notation=await around.compute(then.notation, result.action),
            analysis=result.info,
        )

    def close(self) -> None:
        """Close all bots."""
        for bot in self._bots.values():
            bot.close()
        self._bots.clear()
