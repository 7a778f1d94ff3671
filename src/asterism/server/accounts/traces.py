"""Where a guest is named outside their own rows: what a deleted guest leaves behind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from asterism.server.storage.database import EntryRow, SeatRow, TableRow
from asterism.server.storage.entries import ChatLine, Entry
from asterism.server.storage.store import IDS_PER_QUERY

Data = dict[str, Any]
Place = tuple[str, int]
"""A seat or an entry of a table: the table's id, and the number of the seat or entry."""
T = TypeVar("T")


class Known(NamedTuple):
    """What a guest is found by, also when they are gone already."""

    guest: str
    gone: str
    """The deleted player who takes their place."""
    games: set[str]
    """The tables where they have a seat with a name."""
    names: set[str]
    """What they are called there."""
    uploads: set[str]
    """The records that they have uploaded."""


class Traces(NamedTuple):
    """Where a guest is named."""

    copies: list[Place]
    """Seats that show their name: in games continued from theirs, and in records of theirs that were uploaded."""
    entries: dict[Place, Callable[[Data], Data]]
    """Entries of theirs, and comments in uploaded records, each with a function from its data to what stays of it."""

    @property
    def tables(self) -> set[str]:
        """The tables where they are named."""
        return {table for table, _ in [*self.copies, *self.entries]}


async def known_by(session: AsyncSession, guest: str, gone: str) -> Known:
    """What a guest is found by; it is read before they are gone."""
    named = SeatRow.guest_id == guest, SeatRow.name.is_not(None)
    seats = list(await session.execute(select(SeatRow.table_id, SeatRow.name).where(*named)))
    games, names = {table for table, _ in seats}, {name for _, name in seats if name is not None}
    uploads = await session.scalars(select(TableRow.id).where(TableRow.kind == "record", TableRow.host == guest))
    return Known(guest, gone, games, names, set(uploads))


async def find(session: AsyncSession, known: Known) -> Traces:
    """Everything beside their own rows that names a guest. It reads many rows, so it is done before any is changed."""
    said: Any = await session.execute(
        select(EntryRow.table_id, EntryRow.sequence, EntryRow.kind, EntryRow.data).where(
            EntryRow.kind != "move", EntryRow.data["guest"].as_string() == known.guest
        )
    )
    entries = {(row.table_id, row.sequence): partial(_without_author, row.kind, known.gone) for row in said}
    others = await _uploaded(session, known.games) - known.uploads
    children = await _children(session)
    copies = await _ownerless(session, others | _continued(children, known.games | others), known.names)
    copies += await _ownerless(session, known.uploads | _continued(children, known.uploads), None)
    comments = await _comments(session, known.uploads, None) | await _comments(session, others, known.names)
    return Traces(copies, entries | comments)


def _without_author(kind: str, gone: str, data: Data) -> Data:
    """The data of an entry of the guest as it stays; a chat line loses its name and text."""
    if kind != "chat":
        return {**data, "guest": gone}
    line = ChatLine.of(Entry(kind, data=data))
    return replace(line, guest=gone, name=None, text="", removed=True).stored()


async def _children(session: AsyncSession) -> dict[str, list[str]]:
    """The games that were continued from each table."""
    branches: Any = await session.execute(select(TableRow.id, TableRow.parent).where(TableRow.parent.is_not(None)))
    children: dict[str, list[str]] = {}
    for id, parent in branches:
        children.setdefault(parent, []).append(id)
    return children


def _continued(children: dict[str, list[str]], tables: set[str]) -> set[str]:
    """The games that were continued from tables, and from those, and so on."""
    found: set[str] = set()
    reached = tables
    while reached := {child for table in reached for child in children.get(table, ())}:
        found |= reached
    return found


async def _ownerless(session: AsyncSession, tables: Iterable[str], names: set[str] | None) -> list[Place]:
    """The seats of tables that nobody owns and that show one of the names (None: any name)."""
    found: list[Place] = []
    for some in in_parts(sorted(tables), IDS_PER_QUERY):
        query = select(SeatRow.table_id, SeatRow.seat, SeatRow.name).where(
            SeatRow.table_id.in_(some), SeatRow.guest_id.is_(None), SeatRow.name.is_not(None)
        )
        seats = await session.execute(query)
        found += [(row.table_id, row.seat) for row in seats if names is None or row.name in names]
    return found


async def _uploaded(session: AsyncSession, games: set[str]) -> set[str]:
    """The records of games that anybody has uploaded: they are known by the deal."""
    played = select(TableRow.seed_hash).where(TableRow.seed_hash.is_not(None))
    records: set[str] = set()
    for some in in_parts(sorted(games), IDS_PER_QUERY):
        same_deal = TableRow.seed_hash.in_(played.where(TableRow.id.in_(some)))
        records |= set(await session.scalars(select(TableRow.id).where(TableRow.kind == "record", same_deal)))
    return records


async def _comments(
    session: AsyncSession, tables: Iterable[str], names: set[str] | None
) -> dict[Place, Callable[[Data], Data]]:
    """What takes those of ``names`` (None: all) out of the comments of uploaded records, where there are any."""
    without = partial(_without_comments, names)
    found: dict[Place, Callable[[Data], Data]] = {}
    for some in in_parts(sorted(tables), IDS_PER_QUERY):
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


def in_parts(found: Sequence[T], size: int) -> list[Sequence[T]]:
    """A sequence in parts of at most some size."""
    return [found[start : start + size] for start in range(0, len(found), size)]
