"""``/api/tables`` and ``/api/records``: creating tables, seats, records, replays and reviews."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from asterism.engine.game_record import read_record
from asterism.engine.match import Match
from asterism.server.accounts.reports import add_report
from asterism.server.api.base import encode
from asterism.server.api.live_log import ChatPage
from asterism.server.api.replays import Replay, ReplayedPly, Review, TriedVariation, Variation
from asterism.server.api.tables import Branch, Lobby, NewReport, NewTable, Reported, Sit, StandIn, TableAnswer
from asterism.server.budgets import MAX_PLIES, MAX_REPLAY, MAX_UPLOAD
from asterism.server.errors import BadRequestError, ConflictError, NotFoundError, TooLargeError
from asterism.server.http.openapi import json_response
from asterism.server.http.request_context import count, guest_if_any, guest_or_new, id_of, services_of
from asterism.server.storage.database import GuestRow, ReportRow
from asterism.server.storage.handles import has_handle, is_free
from asterism.server.storage.table_lists import tables_of
from asterism.server.tables import seating
from asterism.server.tables.chat import latest_page
from asterism.server.tables.projection import ReplayViewpoint, continued, replay_frame, replay_frames, view_from
from asterism.server.tables.records import record_text
from asterism.server.tables.reviews import DEEPEST
from asterism.server.tables.table import Table

AnyRequest = Request[Any, Any, Any]


def answer(table: Table, guest: GuestRow | None) -> TableAnswer:
    """A table, and the guest's own part in it."""
    broadcaster = table.broadcaster
    return TableAnswer(table=broadcaster.describe_table(), you=broadcaster.describe_guest(id_of(guest)))


async def table_for(request: AnyRequest, id: str) -> tuple[Table, GuestRow | None]:
    """The table and the guest; ``ForbiddenError`` if they may not see it."""
    guest = await guest_if_any(request)
    table = await services_of(request).table(id)
    table.check_access(id_of(guest), request.query_params.get("code"))
    return table, guest


async def remember_name(request: AnyRequest, guest: GuestRow, name: str | None, rated: bool) -> None:
    """Give a guest without a name the first one that they sit down with.

    A guest who is refused at a rated table because their name is taken can choose another on the spot.
    """
    store = services_of(request).store
    if name is None or name == guest.name:
        return
    if guest.name is None or (rated and not await is_free(store, guest) and not await has_handle(store, guest.id)):
        await store.change_guest(guest, name=name)


@post("/api/tables")
async def new_table(request: AnyRequest, data: JSONBody[NewTable]) -> TableAnswer:
    """Create a table."""
    services = services_of(request)
    await count(request, "table")
    mine = next((wish for wish in data.seats or () if wish.kind == "me"), None)
    name = None if mine is None else mine.clean_name()
    guest = await guest_or_new(request)
    await remember_name(request, guest, name, data.rated)
    return answer(await services.new_tables.create(guest, data), guest)


@get("/api/tables")
async def lobby(request: AnyRequest) -> Lobby:
    """Open and running tables, the guest's own, and who looks for a game."""
    services = services_of(request)
    guest = await guest_if_any(request)
    public = await services.public_tables()
    mine = [] if guest is None else await tables_of(services.store, guest.id)
    return Lobby(
        open=public.open,
        running=public.running,
        mine=[services.describe(row, seats) for row, seats in mine],
        best=public.best,
        seeks=await services.seeks.open_seeks(id_of(guest)),
    )


@get("/api/tables/{id:str}")
async def table(request: AnyRequest, id: FromPath[str]) -> TableAnswer:
    """One table."""
    return answer(*await table_for(request, id))


@get("/api/tables/{id:str}/chat")
async def chat(
    request: AnyRequest, id: FromPath[str], before: Annotated[int, QueryParameter(ge=1, le=2**31)]
) -> ChatPage:
    """The latest chat lines before the entry ``before``, and whether there are earlier ones."""
    await count(request, "explore")
    table, guest = await table_for(request, id)
    return latest_page(table.entries, bool(table.seats_of(id_of(guest))), table.row.status == "over", before=before)


@post("/api/tables/{id:str}/seats/{seat:int}", status_code=200)
async def sit(
    request: AnyRequest, id: FromPath[str], seat: FromPath[int], data: JSONBody[Sit | None] = None
) -> TableAnswer:
    """Take an open seat, or return to one's own."""
    wish = data or Sit()
    name = wish.clean_name()
    table = await services_of(request).table(id)
    guest = await guest_or_new(request)
    await remember_name(request, guest, name, table.row.rated)
    await seating.sit(table, guest, seat, name, wish.code)
    return answer(table, guest)


@delete("/api/tables/{id:str}/seats/{seat:int}", status_code=200)
async def leave(
    request: AnyRequest,
    id: FromPath[str],
    seat: FromPath[int],
    bot: Annotated[int | None, QueryParameter(ge=1, le=8)] = None,
) -> TableAnswer:
    """Leave one's own seat."""
    table = await services_of(request).table(id)
    guest = await guest_or_new(request)
    await seating.leave(table, guest, seat, bot)
    return answer(table, guest)


@post("/api/tables/{id:str}/seats/{seat:int}/bot", status_code=200)
async def stand_in(request: AnyRequest, id: FromPath[str], seat: FromPath[int], data: JSONBody[StandIn]) -> TableAnswer:
    """Put a bot on an open seat, or let it stand in for an absent guest."""
    table = await services_of(request).table(id)
    guest = await guest_or_new(request)
    await seating.stand_in(table, guest, seat, data.level)
    return answer(table, guest)


@post("/api/tables/{id:str}/rematch", status_code=200)
async def rematch(request: AnyRequest, id: FromPath[str]) -> TableAnswer:
    """The next game of the same people."""
    services = services_of(request)
    await count(request, "table")
    old = await services.table(id)
    guest = await guest_or_new(request)
    return answer(await services.new_tables.rematch(guest, old), guest)


@post("/api/tables/{id:str}/reports", status_code=200)
async def report(request: AnyRequest, id: FromPath[str], data: JSONBody[NewReport]) -> Reported:
    """Report another person at the table, or in its chat, to the host."""
    await count(request, "report")
    table = await services_of(request).table(id)
    guest = await guest_or_new(request)
    table.check_access(guest.id, data.code)
    if data.guest == guest.id or not (table.seats_of(data.guest) or table.has_chatted(data.guest)):
        raise NotFoundError("no-guest")
    row = ReportRow(table_id=id, guest_id=guest.id, about=data.guest, reason=data.reason)
    await add_report(services_of(request).store, row)
    return Reported(reported=True)


@get("/api/tables/{id:str}/record", media_type="text/plain")
async def record(request: AnyRequest, id: FromPath[str]) -> Response[str]:
    """The game as an ``.ast`` file."""
    table, guest = await table_for(request, id)
    if table.match is None or (table.row.status != "over" and not table.row.practice):
        raise ConflictError("not-over")
    viewpoint = table.broadcaster.log_viewpoint(table.seats_of(id_of(guest)))
    text = await services_of(request).compute_background(record_text, table, table.match.branch(), viewpoint)
    name = f"{table.row.game}-{table.id}.ast"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@post("/api/records", request_max_body_size=MAX_UPLOAD)
async def upload(request: AnyRequest) -> TableAnswer:
    """Store an uploaded game as a finished table."""
    services = services_of(request)
    await count(request, "upload")
    try:
        text = (await request.body()).decode()
    except RequestEntityTooLarge as error:
        raise TooLargeError("too-large", most=MAX_UPLOAD) from error
    except UnicodeDecodeError as error:
        raise BadRequestError("bad-request", detail=str(error)) from error
    read = await services.compute_background(read_record, text, MAX_PLIES)
    guest = await guest_or_new(request)
    return answer(await services.new_tables.add_record(guest, read), guest)


# -- after the end -----------------------------------------------------------------------------------------------------


def finished(table: Table) -> Match:
    """A copy of a finished table's match; ``ConflictError`` before the end."""
    if table.row.status != "over" or table.match is None:
        raise ConflictError("not-over")
    return table.match.branch()


def parse_viewpoint(match: Match, seat: str) -> ReplayViewpoint:
    """The viewpoint named by a query: a seat, ``spectator`` or ``truth``."""
    if seat == "truth":
        return "truth"
    if seat == "spectator":
        return None
    if seat.isascii() and seat.isdigit() and int(seat) < match.players:
        return int(seat)
    raise NotFoundError("no-seat")


@get("/api/tables/{id:str}/replay")
async def replay(
    request: AnyRequest,
    id: FromPath[str],
    seat: FromQuery[str] = "truth",
    ply: FromQuery[int | None] = None,
    since: FromQuery[int] = 0,
) -> Response[Replay | ReplayedPly]:
    """The plies of a finished game after ``since``, or one of them, with everything or as a seat saw it."""
    services = services_of(request)
    await count(request, "explore")
    table, _ = await table_for(request, id)
    match = finished(table)
    viewpoint = parse_viewpoint(match, seat)

    def make() -> bytes:
        seen_by = viewpoint if viewpoint is not None else "spectator"
        if ply is not None:
            frame = replay_frame(match, ply, viewpoint)
            return encode(ReplayedPly(plies=match.ply, seat=seen_by, ply=ply, frame=frame))
        if not 0 <= since <= match.ply:
            raise NotFoundError("no-ply", ply=since)
        start = view_from(match.branch(since), viewpoint)
        frames = list(replay_frames(match, viewpoint, since, MAX_REPLAY))
        return encode(Replay(plies=match.ply, seat=seen_by, since=since, start=start, frames=frames))

    return json_response(await services.compute_background(make))


@post("/api/tables/{id:str}/branch")
async def branch(request: AnyRequest, id: FromPath[str], data: JSONBody[Branch]) -> TableAnswer:
    """Create a practice table that continues from a ply."""
    services = services_of(request)
    await count(request, "table")
    parent, _ = await table_for(request, id)
    guest = await guest_or_new(request)
    if parent.match is not None and data.ply > parent.match.ply:
        raise NotFoundError("no-ply", ply=data.ply)
    return answer(await services.new_tables.branch(guest, parent, data), guest)


@get("/api/tables/{id:str}/review")
async def review(
    request: AnyRequest, id: FromPath[str], depth: Annotated[int, QueryParameter(ge=0, le=DEEPEST)] = 0
) -> Review:
    """Each seat's chances over time, each decision's grade and the turning points, as far as they are computed."""
    await count(request, "explore")
    table, _ = await table_for(request, id)
    return services_of(request).reviews.get(id, finished(table), depth).so_far()


@post("/api/tables/{id:str}/variation", status_code=200)
async def variation(request: AnyRequest, id: FromPath[str], data: JSONBody[Variation]) -> Response[TriedVariation]:
    """Other decisions tried from a ply of a finished game. Nothing is stored: every request has all of them."""
    services = services_of(request)
    await count(request, "explore")
    table, _ = await table_for(request, id)
    game = finished(table)
    if data.ply > game.ply:
        raise NotFoundError("no-ply", ply=data.ply)
    viewpoint = parse_viewpoint(game, data.seat)
    match = await services.compute_background(continued, game, data.ply, data.moves)
    moment = None
    if data.judge and data.moves:
        moment = await services.reviews.judge(match, 0)

    def make() -> bytes:
        plies = list(replay_frames(match, viewpoint, data.ply))
        legal = match.legal_actions()
        return encode(TriedVariation(view=view_from(match, viewpoint), legal=legal, plies=plies, moment=moment))

    return json_response(await services.compute_background(make))


ROUTES = [
    new_table, lobby, table, chat, sit, leave, stand_in, rematch,
    report, record, upload, replay, branch, review, variation,
]  # fmt: skip
