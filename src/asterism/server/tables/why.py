"""Why the deciding seat cannot play a move, for a viewer who sees the table from that seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from asterism.engine.reasons import why_not
from asterism.server.api.live import WhyAnswer
from asterism.server.api.live_requests import Why
from asterism.server.errors import ConflictError, StaleError

if TYPE_CHECKING:
    from asterism.server.tables.presence import Viewer
    from asterism.server.tables.table import Table


async def answer_why(table: Table, viewer: Viewer, wish: Why) -> WhyAnswer:
    """The reason, made from what the seat knows; ``ConflictError`` unless the viewer sees the table from it."""
    async with table.lock:
        match = table.running()
        if wish.ply != match.ply:
            raise StaleError("stale", ply=match.ply, yours=wish.ply)
        mine = table.seats_of(viewer.guest_id)
        if match.seat is None or table.broadcaster.viewpoint(mine, viewer.curtain) != match.seat:
            raise ConflictError("not-your-turn")
        reason = await table.context.compute(why_not, match, wish.asked())
    return WhyAnswer(id=wish.id, ply=wish.ply, reason=reason)
