"""Deleting a guest: no name of theirs stays in the database, and their games stay as those of a deleted player.

A new guest without name, cookie or passphrase takes their place where others need it: seats, ratings and hosted tables.
Its id begins with ``GONE``, by which everyone knows a deleted player. Everything else of the guest is deleted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import delete, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncSession

from asterism.server.accounts.guests import new_id
from asterism.server.accounts.traces import Data, Known, Place, Traces, find, in_parts, known_by
from asterism.server.api.base import GONE
from asterism.server.storage.database import (
    Base,
    EntryRow,
    GuestRow,
    RatingRow,
    SeatRow,
    StepRow,
    TableRow,
)
from asterism.server.storage.revision import change_revision
from asterism.server.storage.store import Store, count_rewrite

KEPT = (TableRow, SeatRow, RatingRow, StepRow)
"""Rows of these kinds stay and become the deleted player's; all other rows of the guest are deleted."""
UNFINISHED = ("waiting", "running")
PART = 50
"""The most traces that are removed in one transaction, so that players meanwhile hardly wait."""


class Erased(NamedTuple):
    """A guest who is deleted."""

    known: Known
    tables: set[str]
    """The tables that were rewritten, which servers have to read again."""


async def unfinished_with_others(store: Store, guest_id: str) -> list[str]:
    """The unfinished tables where the guest sits or is expected, and others sit, are expected or may still join."""
    of_guest = or_(SeatRow.guest_id == guest_id, SeatRow.held_for == guest_id)
    mine = select(SeatRow.table_id).where(of_guest)
    others = or_(
        SeatRow.guest_id != guest_id,
        SeatRow.held_for != guest_id,
        SeatRow.guest_id.is_(None) & (SeatRow.kind == "open"),
    )
    query = select(TableRow.id).where(TableRow.status.in_(UNFINISHED), TableRow.id.in_(mine))
    query = query.where(TableRow.id.in_(select(SeatRow.table_id).where(others)))
    return list(await store.read(lambda session: session.scalars(query)))


async def erase(store: Store, guest_id: str) -> Erased:
    """Delete a guest. What they say meanwhile is still to be erased (``erase_rest``)."""
    gone = GONE + new_id()
    known = await store.read(lambda session: known_by(session, guest_id, gone))
    traces = await store.read(lambda session: find(session, known))
    await _clear(store, traces)

    async def job(session: AsyncSession) -> set[str]:
        # Locked, so that they sit down nowhere until they are gone.
        await session.execute(select(GuestRow.id).where(GuestRow.id == guest_id).with_for_update())
        if await session.get(GuestRow, gone) is None:
            session.add(GuestRow(id=gone, name=None, colour=None, language=None, passphrase_hash=None))
            await session.flush()
        tables = await _tables_of(session, guest_id) | await _tables_of(session, gone)
        await count_rewrite(session, tables)
        await _close_lonely(session, guest_id)
        theirs = SeatRow.guest_id == guest_id
        await session.execute(update(SeatRow).where(theirs).values(name=None))
        running = select(TableRow.id).where(TableRow.status == "running")
        # They have left their games; a page that was just opening may have brought them back since.
        await session.execute(update(SeatRow).where(theirs, SeatRow.table_id.in_(running)).values(left=True))
        held = SeatRow.held_for == guest_id
        await session.execute(update(SeatRow).where(held).values(name=None, held_for=gone, left=True))
        await _hand_over(session, guest_id, gone)
        await session.execute(delete(GuestRow).where(GuestRow.id == guest_id))
        await change_revision(session)
        return tables

    return Erased(known, traces.tables | await store.attempt(job))


async def erase_rest(store: Store, known: Known) -> set[str]:
    """Erase what still names a guest; return the tables that were rewritten."""
    tables: set[str] = set()
    while (traces := await store.read(lambda session: find(session, known))).tables:
        await _clear(store, traces)
        tables |= traces.tables
    await store.scrub()
    return tables


async def _clear(store: Store, traces: Traces) -> None:
    for copies in in_parts(traces.copies, PART):
        await store.attempt(partial(_clear_copies, copies=copies))
    for entries in in_parts(list(traces.entries.items()), PART):
        await store.attempt(partial(_clear_entries, entries=dict(entries)))


async def _clear_copies(session: AsyncSession, copies: Sequence[Place]) -> None:
    await count_rewrite(session, {table for table, _ in copies})
    for table, seat in copies:
        await session.execute(update(SeatRow).where(SeatRow.table_id == table, SeatRow.seat == seat).values(name=None))


async def _clear_entries(session: AsyncSession, entries: Mapping[Place, Callable[[Data], Data]]) -> None:
    await count_rewrite(session, {table for table, _ in entries})
    place = EntryRow.table_id, EntryRow.sequence
    rows: Any = await session.execute(select(*place, EntryRow.data).where(tuple_(*place).in_(entries)))
    for table, sequence, data in rows.all():
        where = EntryRow.table_id == table, EntryRow.sequence == sequence
        await session.execute(update(EntryRow).where(*where).values(data=entries[table, sequence](data)))


async def _tables_of(session: AsyncSession, guest_id: str) -> set[str]:
    """The tables that a guest has made, and those where they sit or are expected."""
    of_guest = or_(SeatRow.guest_id == guest_id, SeatRow.held_for == guest_id)
    seated = await session.scalars(select(SeatRow.table_id).where(of_guest))
    made = await session.scalars(select(TableRow.id).where(TableRow.host == guest_id))
    return {*seated, *made}


async def _close_lonely(session: AsyncSession, guest_id: str) -> None:
    """End the unfinished games of the guest against bots and at one screen."""
    mine = select(SeatRow.table_id).where(SeatRow.guest_id == guest_id)
    others = select(SeatRow.table_id).where(SeatRow.guest_id != guest_id)
    lonely = TableRow.status.in_(UNFINISHED), TableRow.id.in_(mine), TableRow.id.not_in(others)
    idle = {"status": "over", "seat": None, "turn_began": None, "flag_at": None, "remind_at": None}
    await session.execute(update(TableRow).where(*lonely).values(**idle))


async def _hand_over(session: AsyncSession, guest_id: str, gone: str) -> None:
    """Give what others need to the deleted player, and delete the rest of the guest's rows."""
    kept = {row.__tablename__ for row in KEPT}
    for table in reversed(Base.metadata.sorted_tables):
        for key in table.foreign_keys:
            if key.column is not GuestRow.__table__.c.id:
                continue
            if table.name in kept:
                change = update(table).where(key.parent == guest_id).values({key.parent.key: gone})
                await session.execute(change)
            else:
                await session.execute(delete(table).where(key.parent == guest_id))
