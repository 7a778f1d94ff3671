"""The tables and guests of one database: each change in one transaction."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import count
from typing import Any, NamedTuple

from msgspec.structs import asdict
from sqlalchemy import String, bindparam, cast, exists, func, select, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession

from asterism.server.errors import NotFoundError
from asterism.server.storage import one_visit
from asterism.server.storage.bot_leases import BotLeases
from asterism.server.storage.database import Base, EntryRow, GuestRow, SeatRow, TableRow, now
from asterism.server.storage.entries import Entry, drop_timestamp, row_struct
from asterism.server.storage.group_commit import Change, GroupCommit, insert_of, statements_of
from asterism.server.storage.ratings import settle
from asterism.server.storage.transactions import Transactions, execute

IDS_PER_QUERY = 500
"""The most ids in one query."""
CHUNK = 50
"""The entries of a long game that are read or stored in one transaction."""

table_struct, seat_struct = row_struct(TableRow), row_struct(SeatRow)
TABLE = select(*TableRow.__table__.c).where(TableRow.id == bindparam("id"))
SEATS = select(*SeatRow.__table__.c).where(SeatRow.table_id == bindparam("id")).order_by(SeatRow.seat)
ENTRIES = (
    select(*(getattr(EntryRow, name) for name in Entry.__struct_fields__))
    .where(EntryRow.table_id == bindparam("id"), EntryRow.sequence.between(bindparam("since") + 1, bindparam("until")))
    .order_by(EntryRow.sequence)
)
_AGE = cast(TableRow.sequence, String).concat(" ").concat(cast(TableRow.rewrites, String))
AGES = select(func.aggregate_strings(TableRow.id.concat(" ").concat(_AGE), " ").label("found")).where(
    TableRow.id.in_(bindparam("ids", expanding=True))
)
"""Ids with both numbers as one text: SQLite's driver lets another thread run Python before every row."""


class Age(NamedTuple):
    """How often a table has changed."""

    sequence: int
    """The sequence number of its last entry."""
    rewrites: int
    """How often names or text were taken away."""

    def is_before(self, other: Age) -> bool:
        """Whether the other has any change that this one has not."""
        return self.sequence < other.sequence or self.rewrites < other.rewrites


class OutOfStepError(Exception):
    """Another server has appended to the table, or has taken text away from it: reload it."""


class Store(Transactions):
    """One database: what servers store in it."""

    def __init__(self, url: str, engine: AsyncEngine | None = None) -> None:
        super().__init__(url, engine)
        self.bot_leases = BotLeases(self)
        self._group_commit = GroupCommit(self._write)
        self._nonces = count(secrets.randbits(62))
        self._long_game = asyncio.Lock()
        """Held while a long game is read."""

    async def _write(self, changes: Sequence[Change], moves: bool = True) -> None:
        """Commit changes of tables."""
        statements = statements_of(changes, self.engine.dialect)
        await self._retry(lambda: self._write_once(statements, moves))

    async def add(self, *rows: Base, copied_from: TableRow | None = None) -> None:
        """Insert rows in the given order, referenced rows first.

        ``OutOfStepError`` if text was taken away from the table from which names were copied.
        """
        statements = [insert_of(row, self.engine.dialect) for row in rows]
        tries = 0

        async def job(session: AsyncSession) -> None:
            connection = await session.connection()
            await connection.run_sync(execute, statements)
            if copied_from is not None:
                await _check_rewrites(session, copied_from)

        async def once() -> None:
            nonlocal tries
            tries += 1
            if copied_from is None:
                await self._write_once(statements)
            else:
                async with self.turn():
                    await self._run(job)

        try:
            await self._retry(once)
        except IntegrityError:
            if tries == 1:  # otherwise the attempt before was committed
                raise

    async def add_with_entries(
        self, row: TableRow, seats: Sequence[Base], entries: Sequence[Entry], copied_from: TableRow | None = None
    ) -> None:
        """Insert a table that has entries already, in chunks, so that other writers are not blocked for long.

        Until the last chunk, the table is over without result and ``sequence`` counts the entries stored so far.
        """
        final = {name: getattr(row, name) for name in ("status", "seat", "result", "ply", "sequence")}
        row.status, row.seat, row.result, row.ply, row.sequence = "over", None, None, 0, 0
        await self.add(row, *seats, copied_from=copied_from)
        for start in range(0, len(entries), CHUNK):
            chunk = entries[start : start + CHUNK]
            reached = {"sequence": chunk[-1].sequence, "ply": max(entry.ply or row.ply for entry in chunk)}
            last = start + CHUNK >= len(entries)
            await self.append(row, [], chunk, final if last else reached, {}, urgent=False)

    # -- guests ----------------------------------------------------------------------------------------------------

    async def guest_of_passphrase(self, passphrase_hash: str) -> GuestRow | None:
        query = select(GuestRow).where(GuestRow.passphrase_hash == passphrase_hash)
        return await self.read(lambda session: session.scalar(query))

    async def change_guest(self, guest: GuestRow, **changes: Any) -> None:
        """Store changes of a guest and apply them to ``guest``."""
        if changes:
            change = update(GuestRow).where(GuestRow.id == guest.id).values(**changes)
            await self.attempt(lambda session: session.execute(change))
        _apply(guest, changes)

    # -- tables ----------------------------------------------------------------------------------------------------

    async def table(self, id: str, since: int = 0) -> tuple[TableRow, list[SeatRow], list[Entry]]:
        """A table with its seats and its entries after sequence number ``since``, in order.

        A long game is read in chunks, and only one such game at a time, so that players meanwhile hardly wait. No
        entry changes without a rewrite being counted, and the row is read first: whoever reads it sees that later.
        """

        def job(connection: one_visit.Executor) -> tuple[TableRow, list[SeatRow], list[Entry]]:
            row = connection.execute(TABLE, {"id": id}).one_or_none()
            if row is None:
                raise NotFoundError("no-table")
            seats = connection.execute(SEATS, {"id": id})
            first = connection.execute(ENTRIES, {"id": id, "since": since, "until": min(row.sequence, since + CHUNK)})
            return table_struct(*row), [seat_struct(*seat) for seat in seats], _entries(first)

        row, seats, entries = await self._select(job)
        if row.sequence > since + CHUNK:
            async with self._long_game:
                for start in range(since + CHUNK, row.sequence, CHUNK):
                    chunk = {"id": id, "since": start, "until": min(row.sequence, start + CHUNK)}
                    entries += _entries(await self.rows(ENTRIES, chunk))
        return row, seats, entries

    async def append(
        self,
        row: TableRow,
        seats: list[SeatRow],
        entries: Sequence[Entry],
        changes: Mapping[str, Any],
        seat_changes: Mapping[int, Mapping[str, Any]],
        new_rows: Sequence[Base] = (),
        urgent: bool = True,
    ) -> None:
        """Commit entries, their changes and ``new_rows`` in one transaction, then update ``row`` and ``seats``.

        After a lost connection the commit is retried; if entries with its nonce exist already, it had succeeded.
        ``OutOfStepError`` if another server's entries are there, or if text was taken away that ``new_rows`` may still
        have. What is not ``urgent`` lets moves go first.
        """
        at = changes.get("changed") or now()
        stamp = {"table_id": row.id, "nonce": next(self._nonces), "at": at}
        values = [asdict(entry) | stamp for entry in entries]
        change = Change(row.id, values, changes, seat_changes)
        dialect = self.engine.dialect

        async def job(session: AsyncSession) -> None:
            connection = await session.connection()
            await connection.run_sync(execute, [insert_of(new, dialect) for new in new_rows])
            await connection.run_sync(write, [change])
            if new_rows:
                await _check_rewrites(session, row)
            await settle(session, row, seats, changes, seat_changes)

        try:
            if new_rows or (row.rated and changes.get("status") == "over"):
                await self.attempt(job)
            elif urgent:
                await self._group_commit.commit(change)
            else:
                await self._write([change], moves=False)
        except IntegrityError as error:
            kept = exists().where(
                *(getattr(EntryRow, key) == values[0][key] for key in ("table_id", "sequence", "nonce"))
            )
            if not await self.read(lambda session: session.scalar(select(kept))):
                raise OutOfStepError from error
        for entry in entries:
            entry.at = at
            drop_timestamp(entry)
        _apply(row, changes)
        for seat, values_of_seat in seat_changes.items():
            _apply(seats[seat], values_of_seat)

    async def ages(self, ids: Collection[str]) -> dict[str, Age]:
        """How often each table that exists has changed."""
        wanted = list(ids)
        found: dict[str, Age] = {}
        for start in range(0, len(wanted), IDS_PER_QUERY):
            rows = await self.rows(AGES, {"ids": _filled_up(wanted[start : start + IDS_PER_QUERY])})
            words = (rows[0].found or "").split()
            found |= zip(words[::3], map(Age, map(int, words[1::3]), map(int, words[2::3])), strict=True)
        return found


def write(connection: Connection, changes: Iterable[Change]) -> None:
    """Write changes of tables as part of a transaction."""
    execute(connection, statements_of(changes, connection.dialect))


async def count_rewrite(session: AsyncSession, tables: Iterable[str]) -> None:
    """Let everyone who knows the tables read all of them again; comes in a transaction before any text is taken away.

    It locks their rows, so that of two such transactions the second finds what the first has left.
    """
    ids = sorted(tables)
    for start in range(0, len(ids), IDS_PER_QUERY):
        some = TableRow.id.in_(ids[start : start + IDS_PER_QUERY])
        await session.execute(update(TableRow).where(some).values(rewrites=TableRow.rewrites + 1))


async def _check_rewrites(session: AsyncSession, known: TableRow) -> None:
    """``OutOfStepError`` if anything was taken away from a table since it was read; nothing is before the commit."""
    rewrites = select(TableRow.rewrites).where(TableRow.id == known.id).with_for_update(read=True)
    if await session.scalar(rewrites) != known.rewrites:
        raise OutOfStepError


def _filled_up(ids: list[str]) -> list[str]:
    """The ids, with the last one repeated up to a power of two.

    Each length of a list is a query of its own, compiled and kept: one for each number of tables in memory would be up
    to 500 queries, which take 54 MB.
    """
    return ids + ids[-1:] * ((1 << (len(ids) - 1).bit_length()) - len(ids))


def _entries(rows: Iterable[Any]) -> list[Entry]:
    return [drop_timestamp(Entry(*row)) for row in rows]


def _apply(row: Base, changes: Mapping[str, Any]) -> None:
    for key, value in changes.items():
        setattr(row, key, value)
