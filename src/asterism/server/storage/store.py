"""Queries and changes of the database, each in one transaction."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from functools import cached_property
from itertools import count
from typing import Any, TypeVar, TypeVarTuple

from sqlalchemy import (
    ColumnElement,
    Double,
    Select,
    String,
    and_,
    bindparam,
    cast,
    exists,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.engine import Connection, Row
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker
from sqlalchemy.orm import aliased
from sqlalchemy.sql.dml import ReturningUpdate
from sqlalchemy.sql.schema import Table as SqlTable
from sqlalchemy.util import greenlet_spawn

from asterism.server.errors import NotFoundError, UnavailableError
from asterism.server.storage import one_visit
from asterism.server.storage.connect import is_transient, migrate, open_engine, refuses_writes
from asterism.server.storage.database import Base, EntryRow, GuestRow, SeatRow, TableRow, now
from asterism.server.storage.entries import Entry, drop_timestamp, row_struct
from asterism.server.storage.group_commit import Change, GroupCommit, insert_of, statements_of
from asterism.server.storage.one_visit import Statements
from asterism.server.storage.ratings import settle
from asterism.server.storage.write_gate import WriteGate

LISTED = 50
RETRY_SECONDS, RETRY_PAUSE = 5.0, 0.1
"""For how many seconds a transaction is retried after transient errors, and the pause between attempts."""
REPORT_SECONDS = 60.0
"""How often it is logged why the database is away."""
LEASE_SECONDS = 5.0
"""The seconds that a server has for a bot's decision before another may take it over."""
IDS_PER_QUERY = 500
"""The most ids in one query."""
CHUNK = 50
"""The entries of a long game that are read or stored in one transaction."""
log = logging.getLogger(__name__)
T = TypeVar("T")
Ts = TypeVarTuple("Ts")

table_struct, seat_struct = row_struct(TableRow), row_struct(SeatRow)
TABLE = select(*TableRow.__table__.c).where(TableRow.id == bindparam("id"))
SEATS = select(*SeatRow.__table__.c).where(SeatRow.table_id == bindparam("id")).order_by(SeatRow.seat)
ENTRIES = (
    select(*(getattr(EntryRow, name) for name in Entry.__struct_fields__))
    .where(EntryRow.table_id == bindparam("id"), EntryRow.sequence.between(bindparam("since") + 1, bindparam("until")))
    .order_by(EntryRow.sequence)
)
SEQUENCES = select(TableRow.id, TableRow.sequence).where(TableRow.id.in_(bindparam("ids", expanding=True)))


class OutOfStepError(Exception):
    """Another server has appended to the table: reload it."""


class Store:
    """One database."""

    def __init__(self, url: str, engine: AsyncEngine | None = None) -> None:
        self.engine = engine or open_engine(url)
        self.sessions = async_sessionmaker(self.engine, expire_on_commit=False)
        self._group_commit = GroupCommit(self._write)
        self._gate = WriteGate() if self.engine.dialect.name == "sqlite" else None
        """Orders those who write; None where the database has many writers at a time."""
        self._nonces = count(secrets.randbits(62))
        self._long_game = asyncio.Lock()
        """Whoever reads a long game has it."""
        self._reported_at = -REPORT_SECONDS

    @property
    def shared(self) -> bool:
        """Whether the database has LISTEN and NOTIFY (PostgreSQL)."""
        return self.engine.dialect.name == "postgresql"

    @cached_property
    def clock(self) -> ColumnElement[float] | None:
        """The database's clock, in seconds since 1970, where servers share one; None: each goes by its own."""
        return cast(func.extract("epoch", func.clock_timestamp()), Double) if self.shared else None

    async def open(self) -> None:
        """Migrate the schema."""

        async def job() -> None:
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)

        await self._retry(job)

    async def close(self) -> None:
        await self.engine.dispose()

    async def scrub(self) -> None:
        """Empty SQLite's write-ahead log, which still has the former content of changed pages, if nobody reads it."""
        if self.engine.dialect.name == "sqlite":
            async with self.engine.connect() as connection:
                await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    async def read(self, job: Callable[[AsyncSession], Awaitable[T]]) -> T:
        """Run a job that only reads in one transaction, and retry it after transient errors."""
        return await self._retry(lambda: self._run(job))

    async def _run(self, job: Callable[[AsyncSession], Awaitable[T]]) -> T:
        session = self.sessions()
        try:
            result = await job(session)
            await session.commit()
        except BaseException:
            await asyncio.shield(session.close())  # rolls back, also where this task is cancelled
            raise
        await session.close()
        return result

    async def attempt(self, job: Callable[[AsyncSession], Awaitable[T]]) -> T:
        """Like ``read``, for a job that writes; it may run twice, so it must be safe to do so."""

        async def once() -> T:
            async with self.turn():
                return await self._run(job)

        return await self._retry(once)

    async def rows(self, statement: Select[*Ts], values: Mapping[str, Any] | None = None) -> Sequence[Row[*Ts]]:
        """The rows that one query, made once, finds."""
        return await self._select(lambda connection: connection.execute(statement, values).all())

    async def query(self, job: Callable[[one_visit.Executor], T]) -> T:
        """Like ``attempt``, without a session, with a job whose statements are made once: that takes far less time."""

        async def once() -> T:
            async with self.turn():
                return await greenlet_spawn(self._execute_prepared, job)

        return await self._retry(once)

    async def _select(self, job: Callable[[one_visit.Executor], T]) -> T:
        """Like ``query``, for a job that only reads."""
        return await self._retry(lambda: greenlet_spawn(self._execute_prepared, job))

    def _execute_prepared(self, job: Callable[[one_visit.Executor], T]) -> T:
        return one_visit.query(self.engine.sync_engine, job) if self._gate is not None else self._begin(job)

    def _begin(self, job: Callable[[Connection], T]) -> T:
        with self.engine.sync_engine.begin() as connection:
            return job(connection)

    def turn(self, moves: bool = False) -> AbstractAsyncContextManager[None]:
        """One's turn to write."""
        return self._gate.turn(moves) if self._gate is not None else nullcontext()

    async def _write_once(self, statements: Statements, moves: bool = False) -> None:
        """Execute statements of the driver in one transaction."""
        async with self.turn(moves):
            if self._gate is not None:
                await greenlet_spawn(one_visit.execute, self.engine.sync_engine, statements)
            else:
                await greenlet_spawn(self._begin, lambda connection: _execute(connection, statements))

    async def _write(self, changes: Sequence[Change], moves: bool = True) -> None:
        """Commit changes of tables."""
        statements = statements_of(changes, self.engine.dialect)
        await self._retry(lambda: self._write_once(statements, moves))

    async def _retry(self, job: Callable[[], Awaitable[T]]) -> T:
        deadline = time.monotonic() + RETRY_SECONDS
        while True:
            try:
                return await job()
            except Exception as error:
                refused = refuses_writes(error)  # that may last: nobody waits for it
                if not (refused or is_transient(error)):
                    raise
                if refused or time.monotonic() > deadline:
                    self._report(error)
                    raise UnavailableError("database-away") from error
            await asyncio.sleep(RETRY_PAUSE)

    def _report(self, error: Exception) -> None:
        """Log why the database does not do what is asked, at most every ``REPORT_SECONDS``."""
        now = time.monotonic()
        if now - self._reported_at > REPORT_SECONDS:
            self._reported_at = now
            log.warning("the database is away: %s", getattr(error, "orig", None) or repr(error))

    async def add(self, *rows: Base) -> None:
        """Insert rows in the given order, referenced rows first."""
        statements = [insert_of(row, self.engine.dialect) for row in rows]
        tries = 0

        async def once() -> None:
            nonlocal tries
            tries += 1
            await self._write_once(statements)

        try:
            await self._retry(once)
        except IntegrityError:
            if tries == 1:  # otherwise the attempt before was committed
                raise

    async def add_with_entries(self, row: TableRow, seats: Sequence[Base], entries: Sequence[Entry]) -> None:
        """Insert a table that has entries already, in chunks, so that other writers are not blocked for long.

        Until the last chunk, the table is over without result and ``sequence`` counts the entries stored so far.
        """
        final = {name: getattr(row, name) for name in ("status", "seat", "result", "ply", "sequence")}
        row.status, row.seat, row.result, row.ply, row.sequence = "over", None, None, 0, 0
        await self.add(row, *seats)
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

        A long game is read in chunks, and only one at a time, so that whoever plays meanwhile hardly waits. Entries
        stay as they are, so this is the table as it was when the first chunk was read.
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

        After a lost connection the commit is retried; if entries with its nonce exist already, it had been made.
        ``OutOfStepError`` if another server's entries are there. Nobody waits for what is not ``urgent``.
        """
        at = changes.get("changed") or now()
        stamp = {"table_id": row.id, "nonce": next(self._nonces), "at": at}
        values = [{name: getattr(entry, name) for name in Entry.__struct_fields__} | stamp for entry in entries]
        change = Change(row.id, values, changes, seat_changes)
        dialect = self.engine.dialect

        async def job(session: AsyncSession) -> None:
            connection = await session.connection()
            await connection.run_sync(_execute, [insert_of(new, dialect) for new in new_rows])
            await connection.run_sync(write, [change])
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

    async def sequences(self, ids: Collection[str]) -> dict[str, int]:
        """The sequence number of the last entry of each table that exists."""
        wanted = list(ids)
        found: dict[str, int] = {}
        for start in range(0, len(wanted), IDS_PER_QUERY):
            rows = await self.rows(SEQUENCES, {"ids": wanted[start : start + IDS_PER_QUERY]})
            found |= {row.id: row.sequence for row in rows}
        return found

    async def public_tables(self, status: str) -> list[tuple[TableRow, list[SeatRow]]]:
        """The public tables of a status; newest first.

        If there are too many, every address has the same share of the lines, and every guest of an address.
        """
        public = TableRow.private.is_(False), TableRow.practice.is_(False), TableRow.status == status
        return await self._listed(_shared_fairly(select(TableRow).where(*public)))

    async def tables_of(self, guest_id: str) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables where the guest has a seat; newest first."""
        sat_at = select(SeatRow.table_id).where(SeatRow.guest_id == guest_id)
        return await self._listed(select(TableRow).where(TableRow.id.in_(sat_at)))

    async def _listed(self, query: Select[TableRow]) -> list[tuple[TableRow, list[SeatRow]]]:
        async def job(session: AsyncSession) -> list[tuple[TableRow, list[SeatRow]]]:
            rows = list(await session.scalars(query.order_by(TableRow.changed.desc()).limit(LISTED)))
            seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            of_these = select(SeatRow).where(SeatRow.table_id.in_(seats)).order_by(SeatRow.seat)
            for seat in await session.scalars(of_these):
                seats[seat.table_id].append(seat)
            return [(row, seats[row.id]) for row in rows]

        return await self.read(job)

    async def open_tables(self, guest_id: str, origin: str | None) -> tuple[int, int]:
        """How many tables of a guest, and of an origin, wait for players."""
        waiting = select(func.count()).select_from(TableRow).where(TableRow.status == "waiting")
        mine, from_there = waiting.where(TableRow.host == guest_id), waiting.where(TableRow.origin == origin)

        async def job(session: AsyncSession) -> tuple[int, int]:
            return await session.scalar(mine) or 0, await session.scalar(from_there) or 0

        return await self.read(job)

    # -- bots' turns -----------------------------------------------------------------------------------------------

    def _server_time(self) -> ColumnElement[float]:
        """The seconds since 1970, by the database's clock if servers share it."""
        return bindparam("now_at", 0.0) if self.clock is None else self.clock

    def _with_time(self, **values: Any) -> dict[str, Any]:
        """The parameters of a statement that uses ``_server_time``."""
        return {"now_at": time.time(), **values} if self.clock is None else values

    def _unleased(self) -> ColumnElement[bool]:
        """No lease, one that is over, or one that ends so late that the clock was set back since."""
        now, until = self._server_time(), TableRow.lease_until
        return or_(until.is_(None), until < now, until > now + 2 * LEASE_SECONDS)

    async def lease(self, id: str, ply: int, server: str) -> bool:
        """Lease the bot's decision at ``ply`` to a server; False if another has it."""
        values = self._with_time(of_table=id, at_ply=ply, server=server)
        return await self.query(lambda connection: connection.execute(self._take_lease, values).first()) is not None

    @cached_property
    def _take_lease(self) -> ReturningUpdate[Any]:
        table, server = TableRow.__table__, bindparam("server", type_=String)
        assert isinstance(table, SqlTable)
        same = table.c.id == bindparam("of_table"), table.c.ply == bindparam("at_ply"), table.c.status == "running"
        take = update(table).where(*same, or_(self._unleased(), table.c.lease_holder == server))
        return take.values(lease_holder=server, lease_until=self._server_time() + LEASE_SECONDS).returning(table.c.id)

    async def due_bots(self, most: int) -> list[tuple[str, int]]:
        """Tables with people, and their ply, whose deciding bot no server has leased; longest waiting first."""
        return [(row.id, row.ply) for row in await self.rows(self._due_bots, self._with_time(most=most))]

    @cached_property
    def _due_bots(self) -> Select[str, int]:
        person = aliased(SeatRow)
        decides = and_(SeatRow.table_id == TableRow.id, SeatRow.seat == TableRow.seat)
        query = select(TableRow.id, TableRow.ply).join(SeatRow, decides)
        query = query.where(TableRow.status == "running", or_(SeatRow.kind == "bot", SeatRow.stand_in.is_not(None)))
        query = query.where(
            exists().where(person.table_id == TableRow.id, person.guest_id.is_not(None)), self._unleased()
        )
        return query.order_by(TableRow.changed).limit(bindparam("most"))


def write(connection: Connection, changes: Iterable[Change]) -> None:
    """Write changes of tables as part of a transaction."""
    _execute(connection, statements_of(changes, connection.dialect))


def _execute(connection: Connection, statements: Statements) -> None:
    for text, rows in statements:
        connection.exec_driver_sql(text, list(rows))


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


def _entries(rows: Iterable[Any]) -> list[Entry]:
    return [drop_timestamp(Entry(*row)) for row in rows]


def _apply(row: Base, changes: Mapping[str, Any]) -> None:
    for key, value in changes.items():
        setattr(row, key, value)
