"""``/api/host``: overview and moderation for the host. Everything here needs the host's secret."""

from __future__ import annotations

import os
import sys
import time
from datetime import timedelta
from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec.structs import asdict
from sqlalchemy import delete as delete_rows
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from asterism import __version__
from asterism.server.accounts.reports import dismiss_report, reports
from asterism.server.api.host import ConnectionInfo, HostChat, HostSecret, HostTable, LoggedOut, NewBan, Overview
from asterism.server.api.tables import Status
from asterism.server.errors import BadRequestError, NotFoundError
from asterism.server.http.host import check_host, check_secret, host_cookie, new_host_token, revoke_host_token
from asterism.server.http.live import MISSING, Connection
from asterism.server.http.request_context import AnyConnection, services_of
from asterism.server.rate_limits import network_of
from asterism.server.runtime.services import Services
from asterism.server.storage.database import Base, EntryRow, SeatRow, TableRow, now
from asterism.server.storage.entries import ChatLine
from asterism.server.storage.store import count_rewrite
from asterism.server.tables import seating
from asterism.server.tables.chat import chat_entry

AnyRequest = Request[Any, Any, Any]
LISTED = 100
CHAT_LISTED = 200
STARTED = time.time()


def _host(connection: AnyConnection) -> Services:
    check_host(connection)
    return services_of(connection)


@post("/api/host", status_code=200)
async def enter(request: AnyRequest, data: JSONBody[HostSecret]) -> Response[Overview]:
    """Log in as the host."""
    services = services_of(request)
    check_secret(request, data.secret)
    return Response(await _overview(services), cookies=[host_cookie(request, new_host_token(services.host_secret))])


@delete("/api/host", status_code=200)
async def go(request: AnyRequest) -> Response[LoggedOut]:
    """Log out as the host; the token is revoked on every server."""
    await revoke_host_token(request)
    return Response(LoggedOut(host=False), cookies=[host_cookie(request, None)])


@get("/api/host")
async def overview(request: AnyRequest) -> Overview:
    """What runs on this server."""
    return await _overview(_host(request))


async def _overview(services: Services) -> Overview:
    tables, counts = await services.store.read(_tables)
    return Overview(
        host=True,
        version=__version__,
        python=sys.version.split()[0],
        database=services.store.engine.dialect.name,
        seconds=int(time.time() - STARTED),
        load=list(os.getloadavg()) if hasattr(os, "getloadavg") else [],
        cores=os.cpu_count(),
        memory=_memory(),
        lag=services.metrics.latest_lag,
        thinking=services.bot_pool.thinking,
        draining=services.draining,
        in_memory=len(services.tables),
        counts=counts,
        tables=[HostTable(changed=row.changed, **asdict(services.describe(row, seats))) for row, seats in tables],
        connections=[_connection(connection) for connection in sorted(services.connections, key=lambda c: -c.since)],
        bans=services.bans.describe(),
        reports=await reports(services.store),
    )


async def _tables(session: AsyncSession) -> tuple[list[tuple[TableRow, list[SeatRow]]], dict[Status, int]]:
    alive = select(TableRow).where(TableRow.status.in_(("waiting", "running")))
    alive = alive.order_by(TableRow.changed.desc()).limit(LISTED)
    rows = list(await session.scalars(alive))
    seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    for seat in await session.scalars(select(SeatRow).where(SeatRow.table_id.in_(seats)).order_by(SeatRow.seat)):
        seats[seat.table_id].append(seat)
    counted: Any = await session.execute(select(TableRow.status, func.count()).group_by(TableRow.status))
    return [(row, seats[row.id]) for row in rows], {row[0]: row[1] for row in counted}


def _memory() -> int | None:
    """The resident memory of this process in bytes; None where unknown."""
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return None


def _connection(connection: Connection) -> ConnectionInfo:
    table, guest = connection.table, connection.guest
    seats = [table.seats[seat].name for seat in table.seats_of(connection.guest_id)]
    return ConnectionInfo(
        guest=connection.guest_id,
        name=next(filter(None, [guest.name if guest else None, *seats]), None),
        address=connection.address,
        table=table.id,
        seconds=int(time.time() - connection.since),
    )


# -- moderation --------------------------------------------------------------------------------------------------------


@post("/api/host/tables/{id:str}/end", status_code=200)
async def end_table(request: AnyRequest, id: FromPath[str]) -> Overview:
    """End a game without a result."""
    services = _host(request)
    await seating.close(await services.table(id))
    return await _overview(services)


@delete("/api/host/tables/{id:str}", status_code=200)
async def delete_table(request: AnyRequest, id: FromPath[str]) -> Overview:
    """Delete a table with all its entries."""
    services = _host(request)
    await services.table(id)

    async def job(session: AsyncSession) -> None:
        for kept in reversed(Base.metadata.sorted_tables):
            for key in kept.foreign_keys:
                if key.column is TableRow.__table__.c.id:
                    await session.execute(delete_rows(kept).where(key.parent == id))
        await session.execute(delete_rows(TableRow).where(TableRow.id == id))

    await services.store.attempt(job)
    services.forget(id)
    for connection in [one for one in services.connections if one.table.id == id]:
        connection.close_after_reply(MISSING)
    return await _overview(services)


@get("/api/host/tables/{id:str}/chat")
async def chat(request: AnyRequest, id: FromPath[str]) -> HostChat:
    """The chat of a table, latest last."""
    table = await _host(request).table(id)
    await table.catch_up()
    lines = [entry for entry in table.entries if entry.kind == "chat"][-CHAT_LISTED:]
    return HostChat(chat=[chat_entry(entry, ChatLine.of(entry)) for entry in lines])


@delete("/api/host/tables/{id:str}/chat/{number:int}", status_code=200)
async def remove_line(request: AnyRequest, id: FromPath[str], number: FromPath[int]) -> HostChat:
    """Remove the text of a chat line; the line itself stays."""
    services = _host(request)
    table = await services.table(id)
    await table.catch_up()  # the host may have read the line on another server
    async with table.lock:
        if not any(entry.sequence == number and entry.kind == "chat" for entry in table.entries):
            raise NotFoundError("no-page")
        where = (EntryRow.table_id == id, EntryRow.sequence == number)

        async def job(session: AsyncSession) -> None:
            await count_rewrite(session, [id])
            data = await session.scalar(select(EntryRow.data).where(*where))
            # With the key, so that it is not said again.
            await session.execute(
                update(EntryRow).where(*where).values(data={**(data or {}), "text": "", "removed": True})
            )

        await services.store.attempt(job)
        services.cluster.send_rewritten(id)
        await table.reload()
    return await chat.fn(request, id)  # type: ignore[no-any-return]


@post("/api/host/bans", status_code=200)
async def ban(request: AnyRequest, data: JSONBody[NewBan]) -> Overview:
    """Ban a guest or an address."""
    services = _host(request)
    who = network_of(data.who.strip()) if data.kind == "address" else data.who
    if data.kind == "address" and "." not in who and ":" not in who:
        raise BadRequestError("bad-request", detail="who: not an address")
    until = now() + timedelta(hours=data.hours) if data.hours else None
    await services.bans.add(data.kind, who, until)
    await services.access.announce()
    return await _overview(services)


@delete("/api/host/bans/{id:str}", status_code=200)
async def lift(request: AnyRequest, id: FromPath[str]) -> Overview:
    """Lift a ban."""
    services = _host(request)
    await services.bans.lift(id)
    await services.access.announce()
    return await _overview(services)


@delete("/api/host/reports/{table:str}/{guest:str}/{about:str}", status_code=200)
async def dismiss(request: AnyRequest, table: FromPath[str], guest: FromPath[str], about: FromPath[str]) -> Overview:
    """Dismiss a report."""
    services = _host(request)
    await dismiss_report(services.store, table, guest, about)
    return await _overview(services)


ROUTES = [enter, go, overview, end_table, delete_table, chat, remove_line, ban, lift, dismiss]
