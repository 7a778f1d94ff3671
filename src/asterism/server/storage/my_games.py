"""The games of one guest, without those that they removed from their list."""

from __future__ import annotations

from sqlalchemy import Select, and_, func, insert, null, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from asterism.server.storage.database import HiddenGameRow, SeatRow, TableRow
from asterism.server.storage.store import Store

MOST = 500
"""The newest games that are listed and exported."""
Games = list[tuple[TableRow, list[SeatRow]]]


def _listed(guest_id: str) -> Select[TableRow]:
    seats = select(SeatRow.table_id).where(SeatRow.guest_id == guest_id)
    hidden = select(HiddenGameRow.table_id).where(HiddenGameRow.guest_id == guest_id)
    closed = and_(TableRow.status == "over", TableRow.result.is_(null()))
    return select(TableRow).where(TableRow.id.in_(seats), TableRow.id.not_in(hidden), ~closed)


async def _with_seats(store: Store, query: Select[TableRow]) -> Games:
    async def job(session: AsyncSession) -> Games:
        rows = list(await session.scalars(query.order_by(TableRow.changed.desc(), TableRow.id).limit(MOST)))
        seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
        of_these = select(SeatRow).where(SeatRow.table_id.in_(seats)).order_by(SeatRow.seat)
        for seat in await session.scalars(of_these) if rows else ():
            seats[seat.table_id].append(seat)
        return [(row, seats[row.id]) for row in rows]

    return await store.read(job)


async def games_of(store: Store, guest_id: str) -> Games:
    """A guest's games with their seats, last changed first; tables that were closed before a game are none."""
    return await _with_seats(store, _listed(guest_id))


async def turns_of(store: Store, guest_id: str) -> Games:
    """The running games in which others, or a clock, wait for the guest."""
    decides = and_(SeatRow.table_id == TableRow.id, SeatRow.seat == TableRow.seat)
    query = select(TableRow).join(SeatRow, decides)
    query = query.where(SeatRow.guest_id == guest_id, SeatRow.stand_in.is_(None), SeatRow.left.is_(False))
    return await _with_seats(store, query.where(TableRow.status == "running", TableRow.practice.is_(False)))


async def removable(store: Store, guest_id: str, table_id: str) -> bool | None:
    """Whether a guest may remove a game from their list; None if they have no seat in it."""
    mine = and_(SeatRow.table_id == TableRow.id, SeatRow.guest_id == guest_id)
    free = or_(TableRow.status == "over", TableRow.practice.is_(True))
    query = select(func.count(), func.count().filter(free)).select_from(TableRow).join(SeatRow, mine)

    async def job(session: AsyncSession) -> tuple[int, int]:
        found, may = (await session.execute(query.where(TableRow.id == table_id))).one()
        return found, may

    found, may = await store.read(job)
    return bool(may) if found else None


async def remove_game(store: Store, guest_id: str, table_id: str) -> None:
    """Remove a game from a guest's list; the game itself stays."""
    there = select(HiddenGameRow).where(HiddenGameRow.guest_id == guest_id, HiddenGameRow.table_id == table_id)

    async def job(session: AsyncSession) -> None:
        if await session.scalar(there) is None:
            await session.execute(insert(HiddenGameRow).values(guest_id=guest_id, table_id=table_id))

    await store.attempt(job)
