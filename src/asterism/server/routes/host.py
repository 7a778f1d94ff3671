"""``/api/host``: what runs on this server, and keeping order there. Everything here wants the host's secret."""

from __future__ import annotations

import os
import sys
import time
from datetime import timedelta
from typing import Annotated, Any, Literal

from litestar import Request, Response, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta
from sqlalchemy import delete as delete_rows
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from asterism import __version__
from asterism.server.errors import BadRequestError, ConflictError, ForbiddenError, NotFoundError
from asterism.server.house.house import House
from asterism.server.http.host import check_host, host_cookie, is_secret, new_pass
from asterism.server.http.live import FORBIDDEN, MISSING, Connection
from asterism.server.http.visit import Visit, count, house_of
from asterism.server.people.limits import network_of
from asterism.server.people.requests import Body
from asterism.server.storage.database import Base, EntryRow, SeatRow, TableRow, now
from asterism.server.storage.entries import Entry
from asterism.server.tables.description import describe

Visitor = Request[Any, Any, Any]
Answer = dict[str, Any]
LISTED = 100
CHAT_LISTED = 200
STARTED = time.time()


class Secret(Body):
    """The host's secret."""

    secret: Annotated[str, Meta(max_length=200)]


class Ban(Body):
    """Whom to keep out, and for how many hours (none: for good)."""

    kind: Literal["guest", "address"]
    who: Annotated[str, Meta(min_length=1, max_length=64)]
    hours: Annotated[int, Meta(ge=1, le=100_000)] | None = None


def _host(visit: Visit) -> House:
    check_host(visit)
    return house_of(visit)


@post("/api/host", status_code=200)
async def enter(request: Visitor, data: JSONBody[Secret]) -> Response[Answer]:
    """Come in as the host."""
    await count(request, "return")
    house = house_of(request)
    if not is_secret(house.host_secret, data.secret):
        raise ForbiddenError("not-host")
    return Response(await _overview(house), cookies=[host_cookie(request, new_pass(house.host_secret))])


@delete("/api/host", status_code=200)
async def go(request: Visitor) -> Response[Answer]:
    """Be the host no more."""
    return Response({"host": False}, cookies=[host_cookie(request, None)])


@get("/api/host")
async def overview(request: Visitor) -> Answer:
    """What runs here."""
    return await _overview(_host(request))


async def _overview(house: House) -> Answer:
    tables, counts = await house.store.attempt(_tables)
    return {
        "host": True,
        "version": __version__,
        "python": sys.version.split()[0],
        "database": house.store.engine.dialect.name,
        "seconds": int(time.time() - STARTED),
        "load": list(os.getloadavg()) if hasattr(os, "getloadavg") else [],
        "cores": os.cpu_count(),
        "memory": _memory(),
        "lag": house.metrics.latest_lag,
        "thinking": house.thinker.thinking,
        "draining": house.draining,
        "in_memory": len(house.tables),
        "counts": counts,
        "tables": [_told(house, row, seats) for row, seats in tables],
        "connections": [_connection(connection) for connection in sorted(house.connections, key=lambda c: -c.since)],
        "bans": house.bans.told(),
    }


async def _tables(session: AsyncSession) -> tuple[list[tuple[TableRow, list[SeatRow]]], dict[str, int]]:
    alive = select(TableRow).where(TableRow.status.in_(("waiting", "running")))
    alive = alive.order_by(TableRow.changed.desc()).limit(LISTED)
    rows = list(await session.scalars(alive))
    seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    for seat in await session.scalars(select(SeatRow).where(SeatRow.table_id.in_(seats)).order_by(SeatRow.seat)):
        seats[seat.table_id].append(seat)
    counted = await session.execute(select(TableRow.status, func.count()).group_by(TableRow.status))
    return [(row, seats[row.id]) for row in rows], {row[0]: row[1] for row in counted}


def _told(house: House, row: TableRow, seats: list[SeatRow]) -> Answer:
    live = house.in_memory(row.id)
    told = live.audience.described() if live else describe(row, seats, (), 0)
    return {**told, "changed": row.changed}


def _memory() -> int | None:
    """The bytes of memory that this process holds, where the system says."""
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return None


def _connection(connection: Connection) -> Answer:
    table, guest = connection.table, connection.guest
    seats = [table.seats[seat].name for seat in table.mine(connection.guest_id)]
    return {
        "guest": connection.guest_id,
        "name": next(filter(None, [guest.name if guest else None, *seats]), None),
        "address": connection.address,
        "table": table.id,
        "seconds": int(time.time() - connection.since),
    }


# -- keeping order -----------------------------------------------------------------------------------------------------


@post("/api/host/tables/{id:str}/end", status_code=200)
async def end_table(request: Visitor, id: FromPath[str]) -> Answer:
    """End a game without a result."""
    house = _host(request)
    table = await house.table(id)
    async with table.lock:
        if table.row.status == "over":
            raise ConflictError("not-running")
        await table.change(Entry(kind="table"), status="over")
    return await _overview(house)


@delete("/api/host/tables/{id:str}", status_code=200)
async def delete_table(request: Visitor, id: FromPath[str]) -> Answer:
    """Delete a table with everything that was played and said there."""
    house = _host(request)
    await house.table(id)

    async def job(session: AsyncSession) -> None:
        for kept in reversed(Base.metadata.sorted_tables):
            for key in kept.foreign_keys:
                if key.column is TableRow.__table__.c.id:
                    await session.execute(delete_rows(kept).where(key.parent == id))
        await session.execute(delete_rows(TableRow).where(TableRow.id == id))

    await house.store.attempt(job)
    house.forget(id)
    _part(house, lambda connection: connection.table.id == id, MISSING)
    return await _overview(house)


@get("/api/host/tables/{id:str}/chat")
async def chat(request: Visitor, id: FromPath[str]) -> Answer:
    """What was said at a table, latest last."""
    table = await _host(request).table(id)
    lines = [entry for entry in table.entries if entry.kind == "chat"][-CHAT_LISTED:]
    return {"chat": [{"n": line.number, "at": line.at, **(line.data or {})} for line in lines]}


@delete("/api/host/tables/{id:str}/chat/{number:int}", status_code=200)
async def remove_line(request: Visitor, id: FromPath[str], number: FromPath[int]) -> Answer:
    """Take the words out of a chat line; that somebody spoke stays."""
    house = _host(request)
    table = await house.table(id)
    async with table.lock:
        found = [entry for entry in table.entries if entry.number == number and entry.kind == "chat"]
        if not found:
            raise NotFoundError("no-page")
        data = {**(found[0].data or {}), "text": "", "removed": True}
        where = (EntryRow.table_id == id, EntryRow.number == number)
        await house.store.attempt(lambda session: session.execute(update(EntryRow).where(*where).values(data=data)))
        await table.reread()
        house.neighbours.rewritten(id)
    return await chat.fn(request, id)  # type: ignore[no-any-return]


@post("/api/host/bans", status_code=200)
async def ban(request: Visitor, data: JSONBody[Ban]) -> Answer:
    """Keep a guest or an address out."""
    house = _host(request)
    who = network_of(data.who.strip()) if data.kind == "address" else data.who
    if data.kind == "address" and "." not in who and ":" not in who:
        raise BadRequestError("bad-request", detail="who: not an address")
    until = now() + timedelta(hours=data.hours) if data.hours else None
    await house.bans.add(data.kind, who, until)
    _part(house, lambda c: who in (c.guest_id, c.address), FORBIDDEN)
    return await _overview(house)


@delete("/api/host/bans/{id:str}", status_code=200)
async def lift(request: Visitor, id: FromPath[str]) -> Answer:
    """Let somebody in again."""
    house = _host(request)
    await house.bans.lift(id)
    return await _overview(house)


def _part(house: House, whom: Any, code: int) -> None:
    for connection in [c for c in house.connections if whom(c)]:
        connection.leave(code)


ROUTES = [enter, go, overview, end_table, delete_table, chat, remove_line, ban, lift]
