"""``/api/me/games`` and ``/api/me/turns``: the guest's own games, whose turn it is, and all of them in one file."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Sequence
from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import convert
from msgspec.structs import asdict

from asterism.engine import registry
from asterism.server.api.my_games import GameColumns, GameSeat, MovedGame, MyGame, MyGames, RemovedGame
from asterism.server.api.tables import TableAnswer
from asterism.server.budgets import MAX_UPLOAD
from asterism.server.clock_kinds import read_clock
from asterism.server.core.clock import spent
from asterism.server.errors import ConflictError, NotFoundError
from asterism.server.http.request_context import count, guest_if_any, guest_or_new, services_of
from asterism.server.routes.tables import answer
from asterism.server.runtime.services import Services
from asterism.server.storage import my_games
from asterism.server.storage.database import GuestRow, SeatRow, TableRow, precise_now
from asterism.server.tables.records import record_text

AnyRequest = Request[Any, Any, Any]


def _time_left(services: Services, row: TableRow, seat: SeatRow) -> int | None:
    """The milliseconds that the deciding seat has left; None without a clock."""
    clock = read_clock(row.clock)
    if clock is None or row.turn_began is None:
        return None
    gone = spent(row.turn_began, precise_now(), services.clock_monitor.outages)
    return max(0, clock.turn_time(seat.time_left) - gone)


def describe(services: Services, guest_id: str, row: TableRow, seats: Sequence[SeatRow]) -> MyGame:
    """A game as its guest lists it."""
    mine = [seat for seat in seats if seat.guest_id == guest_id]
    deciding = next((seat for seat in mine if row.status == "running" and seat.seat == row.seat), None)
    turn = deciding is not None and deciding.stand_in is None and not deciding.left and not deciding.out
    colours = registry.load(row.game).seat_names
    result: Any = row.result
    kinds: list[Any] = [seat.kind for seat in seats]
    return MyGame(
        **asdict(convert(row, GameColumns, from_attributes=True)),
        seats=[
            GameSeat(colour=colours[seat.seat], kind=kind, name=seat.name, guest=seat.guest_id, level=seat.level)
            for seat, kind in zip(seats, kinds, strict=True)
        ],
        mine=[seat.seat for seat in mine],
        seat=row.seat,
        turn=turn,
        left=_time_left(services, row, deciding) if deciding is not None and turn else None,
        result=result,
        removable=row.status == "over" or row.practice,
    )


async def _described(services: Services, guest: GuestRow | None, games: Any) -> MyGames:
    if guest is None:
        return MyGames(games=[])
    lines = [describe(services, guest.id, *game) for game in await games(services.store, guest.id)]
    # Python's sort is stable: games stay in the order of their last change.
    lines.sort(key=lambda line: (not line.turn, line.left is None, line.left or 0, line.status == "over"))
    return MyGames(games=lines)


@get("/api/me/games")
async def games(request: AnyRequest) -> MyGames:
    """The guest's games."""
    return await _described(services_of(request), await guest_if_any(request), my_games.games_of)


@post("/api/me/games", request_max_body_size=MAX_UPLOAD)
async def move(request: AnyRequest, data: JSONBody[MovedGame]) -> TableAnswer:
    """Store a game that was played on the guest's own device; a running one continues here."""
    await count(request, "move")
    guest = await guest_or_new(request)
    return answer(await services_of(request).new_tables.move_here(guest, data), guest)


@get("/api/me/turns")
async def turns(request: AnyRequest) -> MyGames:
    """The games in which others, or a clock, wait for the guest; the least time left first."""
    return await _described(services_of(request), await guest_if_any(request), my_games.turns_of)


@delete("/api/me/games/{id:str}", status_code=200)
async def remove(request: AnyRequest, id: FromPath[str]) -> RemovedGame:
    """Remove a finished game, or one against bots alone, from the guest's list."""
    store, guest = services_of(request).store, await guest_or_new(request)
    may = await my_games.removable(store, guest.id, id)
    if may is None:
        raise NotFoundError("no-table")
    if not may:
        raise ConflictError("not-over")
    await my_games.remove_game(store, guest.id, id)
    return RemovedGame(table=id)


@get("/api/me/games.zip", media_type="application/zip")
async def export(request: AnyRequest) -> Response[bytes]:
    """The guest's finished and practice games as ``.ast`` files in one ZIP file."""
    services = services_of(request)
    await count(request, "export")
    guest = await guest_if_any(request)
    found = await my_games.games_of(services.store, guest.id) if guest is not None else []
    texts: dict[str, str] = {}
    for row, _ in found:
        if guest is None or (row.status != "over" and not row.practice):
            continue
        table = await services.table(row.id)
        if table.match is None:
            continue
        viewpoint = table.broadcaster.log_viewpoint(table.seats_of(guest.id))
        name = f"{row.created:%Y-%m-%d}-{row.game}-{row.id}.ast"
        texts[name] = await services.compute_background(record_text, table, table.match.branch(), viewpoint)
    body = await services.compute_background(_zipped, texts)
    return Response(
        body,
        media_type="application/zip",
        headers={"content-disposition": 'attachment; filename="asterism-games.zip"'},
    )


def _zipped(texts: dict[str, str]) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in texts.items():
            archive.writestr(name, text)
    return file.getvalue()


ROUTES = [games, move, turns, remove, export]
