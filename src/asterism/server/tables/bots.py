"""The bots of a table: when they think, and hints for people."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from asterism.bots.base import Bot, seen_by
from asterism.server.errors import BadRequestError, ConflictError, StaleError, UnavailableError
from asterism.server.tables.thinker import HINT_SECONDS

if TYPE_CHECKING:
    from asterism.server.tables.audience import Viewer
    from asterism.server.tables.table import Table


RETRY = 1.0
"""The seconds after which a server asks again for a decision that another took."""


class NotLeasedError(Exception):
    """Another server lets the bot think."""


class TableBots:
    """Lets the bots of one table think, one decision at a time."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._bots: dict[tuple[int, int], Bot] = {}
        self._thinking: asyncio.Task[None] | None = None
        self._hinting: set[str] = set()

    @property
    def idle(self) -> bool:
        """Whether no bot thinks."""
        return self._thinking is None or self._thinking.done()

    def wake(self) -> None:
        """Let a bot think if it is one's decision and none thinks."""
        if self.idle and self.table.deciding_bot() is not None:
            self._thinking = self.table.house.spawn(self._think())

    async def _think(self) -> None:
        while (seat := self.table.deciding_bot()) is not None:
            only_bots = all(s.kind == "bot" for s in self.table.seats)
            if only_bots:
                await self.table.audience.watched.wait()
            began = time.monotonic()
            pause = self.table.house.settings.pace if only_bots else 0.0
            try:
                async with self.table.house.thinker.slots:
                    await self._decide(seat.seat, seat.level or seat.stand_in or 1)
            except (NotLeasedError, StaleError, UnavailableError):
                pause = max(pause, RETRY)
            await asyncio.sleep(max(0.0, pause - (time.monotonic() - began)))

    async def _decide(self, seat: int, level: int) -> None:
        """Let the bot on a seat decide; ``NotLeasedError`` if another server does."""
        table, house = self.table, self.table.house
        async with table.lock:
            match = table.match
            if table.deciding_bot() is None or match is None or match.seat != seat:
                return
            at = (table.line, match.ply)
            if not await house.store.lease(table.id, match.ply, house.neighbours.id):
                raise NotLeasedError
            seen = await house.compute(seen_by, match, seat)
            table.audience.tell_thinking(seat, match.ply)
            house.neighbours.thinking(table.id, seat, match.ply)
        if (seat, level) not in self._bots:
            self._bots[seat, level] = await house.compute(house.thinker.make, level)
        result = await house.thinker.play(self._bots[seat, level], seen)
        async with table.lock:
            if table.match is match and (table.line, match.ply) == at and table.deciding_bot() is not None:
                await table.move(match, result.action)

    async def hint(self, viewer: Viewer, ply: int, level: int) -> dict[str, Any]:
        """What a bot would do at the decision of a viewer who looks through the deciding seat's eyes."""
        table, house, guest_id = self.table, self.table.house, viewer.guest_id
        async with table.lock:
            match = table.running()
            seat = match.seat
            if not table.row.practice:
                raise BadRequestError("not-practice")
            if ply != match.ply:
                raise StaleError("stale", ply=match.ply, yours=ply)
            if guest_id is None or seat is None or table.audience.eyes(table.mine(guest_id), viewer.curtain) != seat:
                raise ConflictError("not-your-turn")
            if guest_id in self._hinting:
                raise ConflictError("busy")
            seen = await house.compute(seen_by, match, seat)
            then = match.branch()
            self._hinting.add(guest_id)
        try:
            bot = await house.compute(house.thinker.make, level)
            result = await house.thinker.play(bot, seen, HINT_SECONDS)
            bot.close()
        finally:
            self._hinting.discard(guest_id)
        return {
            "ply": ply,
            "seat": seat,
            "level": level,
            "action": result.action,
            "notation": await house.compute(then.notation, result.action),
            "analysis": result.info,
        }

    def close(self) -> None:
        """Let the bots go."""
        for bot in self._bots.values():
            bot.close()
        self._bots.clear()
