"""``/api/ratings``: leaderboards, and the ratings of one guest or one table."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.params import FromPath, FromQuery

from asterism.engine import registry
from asterism.engine.options import check_players
from asterism.server.http.visit import count, guest_if_any, house_of, id_of
from asterism.server.people import leaderboards
from asterism.server.routes.tables import admitted

Visitor = Request[Any, Any, Any]


@get("/api/ratings/{game:str}")
async def board(request: Visitor, game: FromPath[str], players: FromQuery[int | None] = None) -> dict[str, Any]:
    """The strongest at a game of so many players (by default the fewest)."""
    await count(request, "look")
    described = registry.load(game)
    number = check_players(described, described.min_players if players is None else players)
    guest = id_of(await guest_if_any(request))
    return await house_of(request).store.attempt(lambda s: leaderboards.board(s, described.id, number, guest))


@get("/api/guests/{id:str}/ratings")
async def of_guest(request: Visitor, id: FromPath[str]) -> dict[str, Any]:
    """How strong one guest is, and how he became it."""
    await count(request, "look")
    return await house_of(request).store.attempt(lambda session: leaderboards.of_guest(session, id))


@get("/api/tables/{id:str}/ratings")
async def of_table(request: Visitor, id: FromPath[str]) -> dict[str, Any]:
    """What a game changed."""
    table, _ = await admitted(request, id)
    return await house_of(request).store.attempt(lambda session: leaderboards.of_table(session, table.id))


ROUTES = [board, of_guest, of_table]
