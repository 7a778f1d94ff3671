"""The database as the rest of the server sees it: every question and every change, each in one transaction."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, async_sessionmaker

from asterism.server.database import (
    Base,
    EntryRow,
    GuestRow,
    SeatRow,
    SessionRow,
    TableRow,
    migrate,
    now,
    open_engine,
)
from asterism.server.errors import NotFoundError

LISTED = 50


class OutOfStepError(Exception):
    """Another server has appended to the table meanwhile: load it again."""


class Store:
    """One database."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = open_engine(url)
        self.sessions = async_sessionmaker(self.engine, expire_on_commit=False)

    async def open(self) -> None:
        """Make the schema ready."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        """Let go of the database."""
        await self.engine.dispose()

    async def add(self, *rows: Base) -> None:
        """Store new rows; those that others refer to first."""
        async with self.sessions.begin() as session:
            for row in rows:
                session.add(row)
                await session.flush()

    # -- guests ----------------------------------------------------------------------------------------------------

    async def guest_of_token(self, token_hash: str) -> GuestRow | None:
        """The guest whose browser holds the token with this hash."""
        query = select(GuestRow).join(SessionRow, SessionRow.guest_id == GuestRow.id)
        async with self.sessions() as session:
            return await session.scalar(query.where(SessionRow.token_hash == token_hash))

    async def guest_of_passphrase(self, passphrase_hash: str) -> GuestRow | None:
        """The guest who chose the passphrase with this hash."""
        async with self.sessions() as session:
            return await session.scalar(select(GuestRow).where(GuestRow.passphrase_hash == passphrase_hash))

    async def change_guest(self, guest: GuestRow, **changes: Any) -> None:
        """Store changes of a guest and make them in ``guest``."""
        if changes:
            async with self.sessions.begin() as session:
                await session.execute(update(GuestRow).where(GuestRow.id == guest.id).values(**changes))
        _take(guest, changes)

    # -- tables ----------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow], list[EntryRow]]:
        """A table with its seats and all its entries, in order."""
        async with self.sessions() as session:
            row = await session.get(TableRow, id)
            if row is None:
                raise NotFoundError("no-table")
            seats = await session.scalars(select(SeatRow).where(SeatRow.table_id == id).order_by(SeatRow.seat))
            entries = await session.scalars(select(EntryRow).where(EntryRow.table_id == id).order_by(EntryRow.number))
            return row, list(seats), list(entries)

    async def append(
        self,
        row: TableRow,
        seats: list[SeatRow],
        entries: Iterable[EntryRow],
        changes: Mapping[str, Any],
        seat_changes: Mapping[int, Mapping[str, Any]],
    ) -> None:
        """Commit entries together with what they change, then make the changes in ``row`` and ``seats``."""
        values = [
            {c.key: getattr(e, c.key) for c in EntryRow.__table__.columns if c.key != "at"} | {"at": now()}
            for e in entries
        ]
        try:
            async with self.sessions.begin() as session:
                await session.execute(insert(EntryRow), values)
                await session.execute(update(TableRow).where(TableRow.id == row.id).values(**changes))
                for seat, change in seat_changes.items():
                    where = (SeatRow.table_id == row.id, SeatRow.seat == seat)
                    await session.execute(update(SeatRow).where(*where).values(**change))
        except IntegrityError as error:
            raise OutOfStepError from error
        for entry, value in zip(entries, values, strict=True):
            entry.at = value["at"]
        _take(row, changes)
        for seat, change in seat_changes.items():
            _take(seats[seat], change)

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
        async with self.sessions() as session:
            found: dict[str, list[tuple[TableRow, list[SeatRow]]]] = {"mine": []}
            for name, query in queries.items():
                rows = list(await session.scalars(query.order_by(TableRow.changed.desc()).limit(LISTED)))
                seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
                of_these = select(SeatRow).where(SeatRow.table_id.in_(seats)).order_by(SeatRow.seat)
                for seat in await session.scalars(of_these):
                    seats[seat.table_id].append(seat)
                found[name] = [(row, seats[row.id]) for row in rows]
        return found


def _take(row: Base, changes: Mapping[str, Any]) -> None:
    for key, value in changes.items():
        setattr(row, key, value)
