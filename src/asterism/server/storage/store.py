"""The database as the rest of the server sees it: every question and every change, each in one transaction."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from itertools import count
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Double, and_, bindparam, cast, exists, func, insert, literal, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker
from sqlalchemy.orm import aliased

from asterism.server.errors import NotFoundError, UnavailableError
from asterism.server.storage.connect import lost, migrate, open_engine
from asterism.server.storage.database import Base, EntryRow, GuestRow, SeatRow, TableRow, now
from asterism.server.storage.entries import Entry, as_kept, light
from asterism.server.storage.ledger import Change, Ledger, write
from asterism.server.storage.ratings import settle

LISTED = 50
PATIENCE, RETRY = 5.0, 0.1
"""For how many seconds a lost database is waited for, and how long between two attempts."""
LEASE = 5.0
"""The seconds that a server has for a bot's thought before another may take it over."""
ASKED = 500
"""Ids in one question."""
T = TypeVar("T")

light_table, light_seat = light(TableRow), light(SeatRow)
TABLE = select(*TableRow.__table__.c).where(TableRow.id == bindparam("id"))
SEATS = select(*SeatRow.__table__.c).where(SeatRow.table_id == bindparam("id")).order_by(SeatRow.seat)
ENTRIES = (
    select(*(getattr(EntryRow, name) for name in Entry.__struct_fields__))
    .where(EntryRow.table_id == bindparam("id"), EntryRow.number.between(bindparam("since") + 1, bindparam("until")))
    .order_by(EntryRow.number)
)


class OutOfStepError(Exception):
    """Another server has appended to the table meanwhile: load it again."""


class Store:
    """One database."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = open_engine(url)
        self.sessions = async_sessionmaker(self.engine, expire_on_commit=False)
        self._ledger = Ledger(self.attempt)
        self._nonces = count(secrets.randbits(62))

    @property
    def shared(self) -> bool:
        """Whether it tells servers of each other (PostgreSQL's LISTEN and NOTIFY)."""
        return self.engine.dialect.name == "postgresql"

    async def open(self) -> None:
        """Make the schema ready."""

        async def job() -> None:
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)

        await self._patiently(job)

    async def close(self) -> None:
        """Let go of the database."""
        await self.engine.dispose()

    async def attempt(self, job: Callable[[AsyncSession], Awaitable[T]]) -> T:
        """Do a job in one transaction; again if the database is lost meanwhile, so it must bear being done twice."""

        async def once() -> T:
            async with self.sessions.begin() as session:
                return await job(session)

        return await self._patiently(once)

    async def _patiently(self, job: Callable[[], Awaitable[T]]) -> T:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return await job()
            except Exception as error:
                if not lost(error):
                    raise
                if time.monotonic() > deadline:
                    raise UnavailableError("database-away") from error
            await asyncio.sleep(RETRY)

    async def add(self, *rows: Base) -> None:
        """Store new rows; those that others refer to first."""
        tries = 0

        async def job(session: AsyncSession) -> None:
            nonlocal tries
            tries += 1
            for row in rows:
                session.add(row)
                await session.flush()

        try:
            await self.attempt(job)
        except IntegrityError:
            if tries == 1:  # else the try before was committed after all
                raise

    # -- guests ----------------------------------------------------------------------------------------------------

    async def guest_of_passphrase(self, passphrase_hash: str) -> GuestRow | None:
        """The guest who chose the passphrase with this hash."""
        query = select(GuestRow).where(GuestRow.passphrase_hash == passphrase_hash)
        return await self.attempt(lambda session: session.scalar(query))

    async def change_guest(self, guest: GuestRow, **changes: Any) -> None:
        """Store changes of a guest and make them in ``guest``."""
        if changes:
            change = update(GuestRow).where(GuestRow.id == guest.id).values(**changes)
            await self.attempt(lambda session: session.execute(change))
        _take(guest, changes)

    # -- tables ----------------------------------------------------------------------------------------------------

    async def table(self, id: str, since: int = 0) -> tuple[TableRow, list[SeatRow], list[Entry]]:
        """A table with its seats and its entries after the number ``since``, in order."""

        async def job(session: AsyncSession) -> tuple[TableRow, list[SeatRow], list[Entry]]:
            row = (await session.execute(TABLE, {"id": id})).one_or_none()
            if row is None:
                raise NotFoundError("no-table")
            seats = await session.execute(SEATS, {"id": id})
            entries = await session.execute(ENTRIES, {"id": id, "since": since, "until": row.number})
            return light_table(*row), [light_seat(*seat) for seat in seats], [as_kept(Entry(*e)) for e in entries]

        return await self.attempt(job)

    async def append(
        self,
        row: TableRow,
        seats: list[SeatRow],
        entries: Sequence[Entry],
        changes: Mapping[str, Any],
        seat_changes: Mapping[int, Mapping[str, Any]],
        beside: Sequence[Base] = (),
    ) -> None:
        """Commit entries together with what they change, then make the changes in ``row`` and ``seats``.

        ``beside`` are new rows that shall be there if and only if the entries are. Where the database was lost in the
        middle, the commit is tried again; if the entries turn out to be there already, by their nonce, it was made.
        """
        at = changes.get("changed") or now()
        stamp = {"table_id": row.id, "nonce": next(self._nonces), "at": at}
        values = [{name: getattr(entry, name) for name in Entry.__struct_fields__} | stamp for entry in entries]
        change = Change(row.id, values, changes, seat_changes)

        async def job(session: AsyncSession) -> None:
            for new in beside:
                await session.execute(insert(type(new)), [_values(new)])
            await write(await session.connection(), [change])
            await settle(session, row, seats, changes, seat_changes)

        try:
            if beside or row.rated:
                await self.attempt(job)
            else:
                await self._ledger.commit(change)
        except IntegrityError as error:
            kept = exists().where(
                *(getattr(EntryRow, key) == values[0][key] for key in ("table_id", "number", "nonce"))
            )
            if not await self.attempt(lambda session: session.scalar(select(kept))):
                raise OutOfStepError from error
        for entry in entries:
            entry.at = at
            as_kept(entry)
        _take(row, changes)
        for seat, values_of_seat in seat_changes.items():
            _take(seats[seat], values_of_seat)

    async def numbers(self, ids: Collection[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        wanted = list(ids)

        async def job(session: AsyncSession) -> dict[str, int]:
            found: dict[str, int] = {}
            for start in range(0, len(wanted), ASKED):
                query = select(TableRow.id, TableRow.number).where(TableRow.id.in_(wanted[start : start + ASKED]))
                found |= {row.id: row.number for row in await session.execute(query)}
            return found

        return await self.attempt(job)

    async def lobby(self, guest_id: str | None) -> dict[str, list[tuple[TableRow, list[SeatRow]]]]:
        """Open and running public tables, and those where the guest sits; newest first."""
        public = select(TableRow).where(TableRow.private.is_(False), TableRow.practice.is_(False))
        queries = {
            "open": public.where(TableRow.status == "waiting"),
            "running": public.where(TableRow.status == "running"),
        }
        if guest_id is not None:
            sat_at = select(SeatRow.table_id).where(SeatRow.guest_id == guest_id)
            queries["mine"] = select(TableRow).where(TableRow.id.in_(sat_at))

        async def job(session: AsyncSession) -> dict[str, list[tuple[TableRow, list[SeatRow]]]]:
            found: dict[str, list[tuple[TableRow, list[SeatRow]]]] = {"mine": []}
            for name, query in queries.items():
                rows = list(await session.scalars(query.order_by(TableRow.changed.desc()).limit(LISTED)))
                seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
                of_these = select(SeatRow).where(SeatRow.table_id.in_(seats)).order_by(SeatRow.seat)
                for seat in await session.scalars(of_these):
                    seats[seat.table_id].append(seat)
                found[name] = [(row, seats[row.id]) for row in rows]
            return found

        return await self.attempt(job)

    # -- bots' turns -----------------------------------------------------------------------------------------------

    def _clock(self) -> ColumnElement[float]:
        """The seconds since 1970, by the clock that all servers share."""
        return cast(func.extract("epoch", func.clock_timestamp()), Double) if self.shared else literal(time.time())

    def _free(self) -> ColumnElement[bool]:
        return or_(TableRow.thinking_until.is_(None), TableRow.thinking_until < self._clock())

    async def lease(self, id: str, ply: int, server: str) -> bool:
        """Take a bot's decision at ``ply`` for a server, unless another has it."""
        take = update(TableRow).where(TableRow.id == id, TableRow.ply == ply, TableRow.status == "running")
        take = take.where(or_(self._free(), TableRow.thinker == server))
        take = take.values(thinker=server, thinking_until=self._clock() + LEASE)
        return await self.attempt(lambda session: session.scalar(take.returning(TableRow.id))) is not None

    async def due(self, most: int) -> list[tuple[str, int]]:
        """Tables with people, and the ply, where nobody lets the deciding bot think; the longest waiting first."""
        person = aliased(SeatRow)
        decides = and_(SeatRow.table_id == TableRow.id, SeatRow.seat == TableRow.seat)
        query = select(TableRow.id, TableRow.ply).join(SeatRow, decides)
        query = query.where(TableRow.status == "running", or_(SeatRow.kind == "bot", SeatRow.stand_in.is_not(None)))
        query = query.where(exists().where(person.table_id == TableRow.id, person.guest_id.is_not(None)), self._free())
        query = query.order_by(TableRow.changed).limit(most)
        return [(row.id, row.ply) for row in await self.attempt(lambda session: session.execute(query))]


def _values(row: Base) -> dict[str, Any]:
    """A new row as values; what is not set is left to its default."""
    return {c.key: getattr(row, c.key) for c in row.__table__.columns if c.key in row.__dict__}


def _take(row: Base, changes: Mapping[str, Any]) -> None:
    for key, value in changes.items():
        setattr(row, key, value)
