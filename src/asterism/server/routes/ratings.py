"""``/api/ratings``: leaderboards, and the ratings of one guest or one table."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.params import FromPath, FromQuery

from asterism.engine import registry
from asterism.engine.options import check_players
from asterism.server.accounts import leaderboards
from asterism.server.api.ratings import Leaderboard, PlayerRatings, RatingChanges
from asterism.server.http.request_context import count, guest_if_any, id_of, services_of
from asterism.server.routes.tables import table_for

AnyRequest = Request[Any, Any, Any]


@get("/api/ratings/{game:str}")
async def board(request: AnyRequest, game: FromPath[str], players: FromQuery[int | None] = None) -> Leaderboard:
    """The leaderboard of a game and player count (by default the fewest)."""
    await count(request, "explore")
    found = registry.load(game)
    number = check_players(found, found.min_players if players is None else players)
    guest = id_of(await guest_if_any(request))
    return await services_of(request).store.read(lambda s: leaderboards.board(s, found.id, number, guest))


@get("/api/guests/{id:str}/ratings")
async def of_guest(request: AnyRequest, id: FromPath[str]) -> PlayerRatings:
    """One guest's ratings and their history."""
    await count(request, "explore")
    return await services_of(request).store.read(lambda session: leaderboards.of_guest(session, id))


@get("/api/tables/{id:str}/ratings")
async def of_table(request: AnyRequest, id: FromPath[str]) -> RatingChanges:
    """How a game changed the ratings of its players."""
    table, _ = await table_for(request, id)
    return await services_of(request).store.read(lambda session: leaderboards.of_table(session, table.id))


ROUTES = [board, of_guest, of_table]
