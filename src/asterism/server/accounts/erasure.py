"""Deleting a guest: no name of theirs stays in the database, and their games stay as those of a deleted player.

A new guest without name, cookie or passphrase takes their place where others need it: seats, ratings and hosted tables.
Its id begins with ``GONE``, by which everyone knows a deleted player. Everything else of the guest is deleted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace
from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from asterism.server.accounts.guests import new_id
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
from asterism.server.storage.entries import ChatLine, Entry
from asterism.server.storage.revision import change_revision
from asterism.server.storage.store import IDS_PER_QUERY, Store, count_rewrite

KEPT = (TableRow, SeatRow, RatingRow, StepRow)
"""Rows of these kinds stay and become the deleted player's; all other rows of the guest are deleted."""
UNFINISHED = ("waiting", "running")
Data = dict[str, Any]
T = TypeVar("T")
Place = tuple[str, int]
"""A seat or an entry of a table: the table's id, and the number of the seat or entry."""


class Traces(NamedTuple):
    """Where a guest is named outside their own rows."""

    names: dict[Place, str]
    """What they are called at their seats."""
    copies: list[Place]
    """Seats that show their name: in games continued from theirs, and in records of theirs that were uploaded."""
    entries: dict[Place, Callable[[Data], Data]]
    """Entries of theirs, and comments in uploaded records, each with what makes its data those that stay."""

    @property
    def tables(self) -> set[str]:
        """The tables where they are named."""
        return {table for table, _ in [*self.copies, *self.entries]}


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


async def erase(store: Store, guest_id: str) -> set[str]:
    """Delete a guest; return the tables that were rewritten, which servers have to read again."""
    gone = GONE + new_id()
    traces = await store.read(lambda session: _find(session, guest_id, gone))
    await _clear(store, traces)

    async def job(session: AsyncSession) -> set[str]:
        if await session.get(GuestRow, gone) is None:
            session.add(GuestRow(id=gone, name=None, colour=None, language=None, passphrase_hash=None))
            await session.flush()
        tables = await _tables_of(session, guest_id)
        await count_rewrite(session, tables)
        await _close_lonely(session, guest_id)
        theirs, table = SeatRow.guest_id == guest_id, SeatRow.table_id
        seated = set(await session.scalars(update(SeatRow).where(theirs).values(name=None).returning(table)))
        running = select(TableRow.id).where(TableRow.status == "running")
        # They have left their games; a page that was just opening may have brought them back since.
        await session.execute(update(SeatRow).where(theirs, SeatRow.table_id.in_(running)).values(left=True))
        freed = update(SeatRow).where(SeatRow.held_for == guest_id).values(name=None, held_for=gone, left=True)
        seated |= set(await session.scalars(freed.returning(table)))
        await count_rewrite(session, seated - tables)  # where they have sat down just now
        await _hand_over(session, guest_id, gone)
        await session.execute(delete(GuestRow).where(GuestRow.id == guest_id))
        await change_revision(session)
        return tables | seated

    touched = traces.tables | await store.attempt(job)
    while (late := await store.read(lambda session: _find(session, guest_id, gone, traces.names))).tables:
        await _clear(store, late)  # what they have said, and where their name was copied, meanwhile
        touched |= late.tables
    await store.scrub()
    return touched


async def _tables_of(session: AsyncSession, guest_id: str) -> set[str]:
    """The tables that the guest has made, and those where they sit or are expected."""
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


async def _clear(store: Store, traces: Traces) -> None:
    """Take the guest out of what was found; in parts, so that players meanwhile hardly wait."""
    for copies in _in_parts(traces.copies):
        await store.attempt(partial(_clear_copies, copies=copies))
    for entries in _in_parts(list(traces.entries.items())):
        await store.attempt(partial(_clear_entries, entries=entries))


async def _clear_copies(session: AsyncSession, copies: Sequence[Place]) -> None:
    await count_rewrite(session, {table for table, _ in copies})
    for table, seat in copies:
        await session.execute(update(SeatRow).where(SeatRow.table_id == table, SeatRow.seat == seat).values(name=None))


async def _clear_entries(session: AsyncSession, entries: Sequence[tuple[Place, Callable[[Data], Data]]]) -> None:
    await count_rewrite(session, {table for (table, _), _ in entries})
    for (table, sequence), changed in entries:
        where = EntryRow.table_id == table, EntryRow.sequence == sequence
        data = await session.scalar(select(EntryRow.data).where(*where))
        if data is not None:
            await session.execute(update(EntryRow).where(*where).values(data=changed(data)))


# -- where the guest is named ------------------------------------------------------------------------------------------


async def _find(session: AsyncSession, guest_id: str, gone: str, names: Mapping[Place, str] | None = None) -> Traces:
    """Everything beside their own rows that names a guest. It reads many rows, so it is done before any is changed.

    ``names`` are those that were found before, when the guest is gone already.
    """
    said: Any = await session.execute(
        select(EntryRow.table_id, EntryRow.sequence, EntryRow.kind, EntryRow.data).where(
            EntryRow.kind != "move", EntryRow.data["guest"].as_string() == guest_id
        )
    )
    entries = {(row.table_id, row.sequence): partial(_without_author, row.kind, gone) for row in said}
    named = names or await _names(session, guest_id)
    copies = await _continued(session, named)
    records, uploaded = await _uploaded(session, guest_id, named)
    return Traces(dict(named), [*copies, *records], {**entries, **uploaded})


async def _names(session: AsyncSession, guest_id: str) -> dict[Place, str]:
    seats: Any = await session.execute(
        select(SeatRow.table_id, SeatRow.seat, SeatRow.name).where(
            SeatRow.guest_id == guest_id, SeatRow.name.is_not(None)
        )
    )
    return {(row.table_id, row.seat): row.name for row in seats}


def _without_author(kind: str, gone: str, data: Data) -> Data:
    """The data of an entry of the guest as it stays; a chat line loses its name and text."""
    if kind != "chat":
        return {**data, "guest": gone}
    line = ChatLine.of(Entry(kind, data=data))
    return replace(line, guest=gone, name=None, text="", removed=True).stored()


async def _continued(session: AsyncSession, names: Mapping[Place, str]) -> list[Place]:
    """The seats of the guest's games that others continued, where a bot plays under the guest's name."""
    branches: Any = await session.execute(select(TableRow.id, TableRow.parent).where(TableRow.parent.is_not(None)))
    children: dict[str, list[str]] = {}
    for id, parent in branches:
        children.setdefault(parent, []).append(id)
    found: list[Place] = []
    reached = {table for table, _ in names}
    while reached := {child for table in reached for child in children.get(table, ())}:
        found += await _nameless_owners(session, reached, set(names.values()))
    return found


async def _nameless_owners(session: AsyncSession, tables: Iterable[str], names: set[str]) -> list[Place]:
    """The seats of tables that nobody owns and that show one of the names."""
    found: list[Place] = []
    for some in _in_parts(sorted(tables)):
        query = select(SeatRow.table_id, SeatRow.seat, SeatRow.name).where(
            SeatRow.table_id.in_(some), SeatRow.guest_id.is_(None)
        )
        found += [(row.table_id, row.seat) for row in await session.execute(query) if row.name in names]
    return found


async def _uploaded(
    session: AsyncSession, guest_id: str, names: Mapping[Place, str]
) -> tuple[list[Place], dict[Place, Callable[[Data], Data]]]:
    """All names and comments in records that the guest uploaded; in other records of their games, only their own."""
    record = TableRow.kind == "record"
    own = set(await session.scalars(select(TableRow.id).where(record, TableRow.host == guest_id)))
    seats = [(table, seat) for table in own for seat in range(16)]
    lines = await _comments(session, own, None)
    tables = sorted({table for table, _ in names})
    played = select(TableRow.seed_hash).where(TableRow.seed_hash.is_not(None))
    copies: set[str] = set()
    for some in _in_parts(tables):
        same_deal = TableRow.seed_hash.in_(played.where(TableRow.id.in_(some)))
        copies |= set(await session.scalars(select(TableRow.id).where(record, same_deal))) - own
    called = set(names.values())
    seats += await _nameless_owners(session, copies, called)
    return seats, lines | await _comments(session, copies, called)


async def _comments(
    session: AsyncSession, tables: Iterable[str], names: set[str] | None
) -> dict[Place, Callable[[Data], Data]]:
    """What takes those of ``names`` (None: all) out of the comments of uploaded records, where there are any."""
    without = partial(_without_comments, names)
    found: dict[Place, Callable[[Data], Data]] = {}
    for some in _in_parts(sorted(tables)):
        query = select(EntryRow.table_id, EntryRow.sequence, EntryRow.data).where(
            EntryRow.table_id.in_(some), EntryRow.kind == "chat"
        )
        for table, sequence, data in await session.execute(query):
            if without(data) != data:
                found[table, sequence] = without
    return found


def _without_comments(names: set[str] | None, data: Data) -> Data:
    """The data of a comment without what ``names`` have said (None: without all)."""
    line = ChatLine.of(Entry("chat", data=data))
    parts = line.text.split(" / ") if names is not None else []
    text = " / ".join(part for part in parts if part.partition(": ")[0] not in (names or ()))
    if text == line.text:
        return data
    return replace(line, text=text, removed=line.removed if text else True).stored()


def _in_parts(found: Sequence[T]) -> list[Sequence[T]]:
    return [found[start : start + IDS_PER_QUERY] for start in range(0, len(found), IDS_PER_QUERY)]
