"""``/api/tables`` and ``/api/records``: making tables, sitting down, leaving, looking back."""

from __future__ import annotations

import io
from typing import Annotated, Any
from urllib.parse import quote

import segno
from litestar import Request, Response, delete, get, post
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from asterism.engine.match import Match
from asterism.engine.record import read_record
from asterism.server.errors import BadRequestError, ConflictError, NotFoundError, TooLargeError
from asterism.server.http import openapi
from asterism.server.http.visit import count, guest_if_any, guest_or_new, house_of, id_of
from asterism.server.people.limits import MAX_UPLOAD
from asterism.server.people.requests import Branch, NewTable, Sit, StandIn
from asterism.server.storage.database import GuestRow
from asterism.server.tables import seating
from asterism.server.tables.description import describe
from asterism.server.tables.records import record_text
from asterism.server.tables.sight import See, encode, frame
from asterism.server.tables.table import Table

Visitor = Request[Any, Any, Any]
Answer = dict[str, Any]


def told(table: Table, guest: GuestRow | None) -> Answer:
    """A table, and what it is to the guest."""
    return {"table": table.audience.described(), "you": table.audience.you(id_of(guest))}


async def admitted(request: Visitor, id: str) -> tuple[Table, GuestRow | None]:
    """The table and the guest, if he may look at it."""
    guest = await guest_if_any(request)
    table = await house_of(request).table(id)
    table.admit(id_of(guest), request.query_params.get("code"))
    return table, guest


@post("/api/tables")
async def new_table(request: Visitor, data: JSONBody[NewTable]) -> Answer:
    """Make a table."""
    house = house_of(request)
    await count(request, "table")
    guest = await guest_or_new(request)
    return told(await house.new_table(guest, data), guest)


@get("/api/tables")
async def lobby(request: Visitor) -> Answer:
    """Open and running tables, and one's own."""
    house = house_of(request)
    guest = await guest_if_any(request)
    found = await house.store.lobby(id_of(guest))
    listed: Answer = {}
    for name, tables in found.items():
        listed[name] = []
        for row, seats in tables:
            live = house.in_memory(row.id)
            listed[name].append(live.audience.described() if live else describe(row, seats, (), 0))
    return listed


@get("/api/tables/{id:str}")
async def table(request: Visitor, id: FromPath[str]) -> Answer:
    """One table."""
    return told(*await admitted(request, id))


@post("/api/tables/{id:str}/seats/{seat:int}", status_code=200)
async def sit(request: Visitor, id: FromPath[str], seat: FromPath[int], data: JSONBody[Sit | None] = None) -> Answer:
    """Take an open seat, or come back to one's own."""
    wish = data or Sit()
    name = wish.clean_name()
    table = await house_of(request).table(id)
    guest = await guest_or_new(request)
    await seating.sit(table, guest, seat, name, wish.code)
    return told(table, guest)


@delete("/api/tables/{id:str}/seats/{seat:int}", status_code=200)
async def leave(
    request: Visitor,
    id: FromPath[str],
    seat: FromPath[int],
    bot: Annotated[int | None, QueryParameter(ge=1, le=8)] = None,
) -> Answer:
    """Give one's seat up."""
    table = await house_of(request).table(id)
    guest = await guest_or_new(request)
    await seating.leave(table, guest, seat, bot)
    return told(table, guest)


@post("/api/tables/{id:str}/seats/{seat:int}/bot", status_code=200)
async def stand_in(request: Visitor, id: FromPath[str], seat: FromPath[int], data: JSONBody[StandIn]) -> Answer:
    """Put a bot on an open seat, or in the place of somebody who is away."""
    table = await house_of(request).table(id)
    guest = await guest_or_new(request)
    await seating.stand_in(table, guest, seat, data.level)
    return told(table, guest)


@post("/api/tables/{id:str}/rematch", status_code=200)
async def rematch(request: Visitor, id: FromPath[str]) -> Answer:
    """The next game of the same people."""
    house = house_of(request)
    await count(request, "table")
    old = await house.table(id)
    guest = await guest_or_new(request)
    return told(await house.rematch(guest, old), guest)


@get("/api/tables/{id:str}/record", media_type="text/plain")
async def record(request: Visitor, id: FromPath[str]) -> Response[str]:
    """The game as an ``.ast`` file."""
    table, guest = await admitted(request, id)
    if table.match is None or (table.row.status != "over" and not table.row.practice):
        raise ConflictError("not-over")
    eyes = table.audience.log_eyes(table.mine(id_of(guest)))
    text = await house_of(request).compute(record_text, table, table.match.branch(), eyes)
    name = f"{table.row.game}-{table.id}.ast"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@post("/api/records", request_max_body_size=MAX_UPLOAD)
async def upload(request: Visitor) -> Answer:
    """Keep an uploaded game on a table of its own."""
    house = house_of(request)
    await count(request, "upload")
    try:
        text = (await request.body()).decode()
    except RequestEntityTooLarge as error:
        raise TooLargeError("too-large", most=MAX_UPLOAD) from error
    except UnicodeDecodeError as error:
        raise BadRequestError("bad-request", detail=str(error)) from error
    read = await house.compute(read_record, text)
    guest = await guest_or_new(request)
    return told(await house.keep_record(guest, read), guest)


def home(request: Visitor, origin: str) -> str:
    """Where the page lives: as the browser says it, if it names this host; behind a proxy the scheme is not known."""
    host = request.headers.get("host")
    return origin if origin in (f"http://{host}", f"https://{host}") else str(request.base_url).rstrip("/")


@get("/api/tables/{id:str}/qr.svg", media_type="image/svg+xml")
async def qr(request: Visitor, id: FromPath[str], origin: FromQuery[str] = "") -> Response[bytes]:
    """The invitation as a QR code."""
    table, _ = await admitted(request, id)
    code = f"?code={quote(table.row.code)}" if table.row.private else ""
    link = f"{home(request, origin)}/t/{table.id}{code}"
    svg = io.BytesIO()
    segno.make(link, micro=False).save(svg, kind="svg", border=2, xmldecl=False, omitsize=True, svgclass=None)
    return Response(svg.getvalue(), media_type="image/svg+xml")


# -- after the end -----------------------------------------------------------------------------------------------------


def finished(table: Table) -> Match:
    """The match of a table whose game is over."""
    if table.row.status != "over" or table.match is None:
        raise ConflictError("not-over")
    return table.match.branch()


def see_as(match: Match, seat: str) -> See:
    """Through whose eyes."""
    if seat == "truth":
        return "truth"
    if seat == "spectator":
        return None
    if seat.isascii() and seat.isdigit() and int(seat) < match.players:
        return int(seat)
    raise NotFoundError("no-seat")


@get("/api/tables/{id:str}/replay")
async def replay(
    request: Visitor, id: FromPath[str], seat: FromQuery[str] = "truth", ply: FromQuery[int | None] = None
) -> openapi.Answer:
    """Every ply of a finished game, or one, as it truly was or as a seat saw it."""
    house = house_of(request)
    await count(request, "look")
    table, _ = await admitted(request, id)
    match = finished(table)
    see = see_as(match, seat)

    def make() -> bytes:
        head: Answer = {"plies": match.ply, "seat": see if see is not None else "spectator"}
        if ply is not None:
            return encode({**head, "ply": ply, "frame": frame(match, ply, see)})
        frames = [frame(match, p, see) for p in range(match.ply + 1)]
        return encode({**head, "start": frames[0]["view"], "frames": frames[1:]})

    return openapi.answer(await house.compute(make))


@post("/api/tables/{id:str}/branch")
async def branch(request: Visitor, id: FromPath[str], data: JSONBody[Branch]) -> Answer:
    """Try another move here."""
    house = house_of(request)
    await count(request, "table")
    parent, _ = await admitted(request, id)
    guest = await guest_or_new(request)
    if parent.match is not None and data.ply > parent.match.ply:
        raise NotFoundError("no-ply", ply=data.ply)
    return told(await house.branch(guest, parent, data.ply, data.seats), guest)


@get("/api/tables/{id:str}/review")
async def review(request: Visitor, id: FromPath[str]) -> Answer:
    """The chances of each seat over time, and what turned the game, as far as it is thought out."""
    table, _ = await admitted(request, id)
    return house_of(request).reviews.of(id, finished(table)).told()


ROUTES = [
    new_table, lobby, table, sit, leave, stand_in, rematch, record, upload, qr, replay, branch, review,
]  # fmt: skip
