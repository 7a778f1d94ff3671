"""Lists of tables: the lobby's, and a guest's own."""

from __future__ import annotations

from sqlalchemy import Select, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from asterism.server.storage.database import SeatRow, TableRow
from asterism.server.storage.transactions import Transactions

LISTED = 50
"""The most tables of a list in the lobby."""
Listed = list[tuple[TableRow, list[SeatRow]]]


async def public_tables(store: Transactions, status: str) -> Listed:
    """The public tables of a status; newest first.

    If there are too many, every address has the same share of the lines, and every guest of an address.
    """
    public = TableRow.private.is_(False), TableRow.practice.is_(False), TableRow.status == status
    return await with_seats(store, _shared_fairly(select(TableRow).where(*public)), LISTED)


async def tables_of(store: Transactions, guest_id: str) -> Listed:
    """The tables where the guest has a seat; newest first."""
    sat_at = select(SeatRow.table_id).where(SeatRow.guest_id == guest_id)
    return await with_seats(store, select(TableRow).where(TableRow.id.in_(sat_at)), LISTED)


async def with_seats(store: Transactions, query: Select[TableRow], most: int) -> Listed:
    """The first tables that a query finds, last changed first, with their seats."""

    async def job(session: AsyncSession) -> Listed:
        rows = list(await session.scalars(query.order_by(TableRow.changed.desc(), TableRow.id).limit(most)))
        seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
        of_these = select(SeatRow).where(SeatRow.table_id.in_(seats)).order_by(SeatRow.seat)
        for seat in await session.scalars(of_these) if rows else ():
            seats[seat.table_id].append(seat)
        return [(row, seats[row.id]) for row in rows]

    return await store.read(job)


async def open_tables(store: Transactions, guest_id: str, origin: str | None) -> tuple[int, int]:
    """How many tables of a guest, and of an origin, wait for players."""
    waiting = select(func.count()).select_from(TableRow).where(TableRow.status == "waiting")
    mine, from_there = waiting.where(TableRow.host == guest_id), waiting.where(TableRow.origin == origin)

    async def job(session: AsyncSession) -> tuple[int, int]:
        return await session.scalar(mine) or 0, await session.scalar(from_there) or 0

    return await store.read(job)


def _shared_fairly(tables: Select[TableRow]) -> Select[TableRow]:
    """The first ``LISTED`` of the tables: each origin's newest, then each one's second, and so on.

    The tables of an origin are taken in the same way: each guest's newest, then each one's second.
    """
    origin = func.coalesce(TableRow.origin, TableRow.host, TableRow.id)
    of_guest = func.row_number().over(partition_by=(origin, TableRow.host), order_by=TableRow.changed.desc())
    ranked = tables.with_only_columns(
        TableRow.id, TableRow.changed, origin.label("origin"), of_guest.label("rank")
    ).subquery()
    of_origin = func.row_number().over(
        partition_by=ranked.c.origin, order_by=(ranked.c.rank, ranked.c.changed.desc(), ranked.c.id)
    )
    turns = select(ranked.c.id, ranked.c.changed, of_origin.label("turn")).subquery()
    chosen = select(turns.c.id).order_by(turns.c.turn, turns.c.changed.desc(), turns.c.id).limit(LISTED)
    return select(TableRow).where(TableRow.id.in_(chosen))
