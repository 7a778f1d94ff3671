"""The games of one guest, without those that they removed from their list."""

from __future__ import annotations

from sqlalchemy import Select, and_, func, insert, null, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from asterism.server.storage.database import HiddenGameRow, SeatRow, TableRow
from asterism.server.storage.store import Store
from asterism.server.storage.table_lists import Listed, with_seats

MOST = 500
"""The newest games that are listed and exported."""


def _listed(guest_id: str) -> Select[TableRow]:
    seats = select(SeatRow.table_id).where(SeatRow.guest_id == guest_id)
    hidden = select(HiddenGameRow.table_id).where(HiddenGameRow.guest_id == guest_id)
    closed = and_(TableRow.status == "over", TableRow.result.is_(null()))
    return select(TableRow).where(TableRow.id.in_(seats), TableRow.id.not_in(hidden), ~closed)


async def games_of(store: Store, guest_id: str) -> Listed:
    """A guest's games with their seats, last changed first; without tables that were closed before a game began."""
    return await with_seats(store, _listed(guest_id), MOST)


async def turns_of(store: Store, guest_id: str) -> Listed:
    """The running games in which others, or a clock, wait for the guest."""
    decides = and_(SeatRow.table_id == TableRow.id, SeatRow.seat == TableRow.seat)
    query = select(TableRow).join(SeatRow, decides)
    query = query.where(SeatRow.guest_id == guest_id, SeatRow.stand_in.is_(None), SeatRow.left.is_(False))
    return await with_seats(store, query.where(TableRow.status == "running", TableRow.practice.is_(False)), MOST)


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
