"""Banned guests and addresses, until a time or permanently."""

from __future__ import annotations

from datetime import datetime
from typing import cast

from sqlalchemy import delete, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from asterism.server.accounts.guests import new_id
from asterism.server.api.host import Ban, BanKind
from asterism.server.errors import ForbiddenError, NotFoundError
from asterism.server.storage.database import BanRow, now
from asterism.server.storage.revision import change_revision
from asterism.server.storage.store import Store


class Bans:
    """The bans of the database, cached in memory because every request checks them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._rows: dict[tuple[str, str], BanRow] = {}

    async def load(self) -> None:
        """Read the bans that have not expired."""
        query = select(BanRow).where(or_(BanRow.until.is_(None), BanRow.until > now())).order_by(BanRow.created)
        rows = await self._store.read(lambda session: session.scalars(query))
        self._rows = {(row.kind, row.who): row for row in rows}

    def check(self, kind: str, who: str) -> None:
        """``ForbiddenError`` if the guest or address is banned."""
        row = self._rows.get((kind, who))
        if row is not None and (row.until is None or row.until > now()):
            raise ForbiddenError("banned")

    async def add(self, kind: str, who: str, until: datetime | None) -> None:
        """Store a ban of a guest or an address; it holds from the next ``load`` on."""

        async def job(session: AsyncSession) -> None:
            await session.execute(delete(BanRow).where(BanRow.kind == kind, BanRow.who == who))
            session.add(BanRow(id=new_id(), kind=kind, who=who, until=until))
            await change_revision(session)

        await self._store.attempt(job)

    async def lift(self, id: str) -> None:
        """Delete a ban; it ends with the next ``load``."""
        if all(row.id != id for row in self._rows.values()):
            raise NotFoundError("no-page")

        async def job(session: AsyncSession) -> None:
            await session.execute(delete(BanRow).where(BanRow.id == id))
            await change_revision(session)

        await self._store.attempt(job)

    def describe(self) -> list[Ban]:
        """All bans, for the host's page."""
        return [
            Ban(id=row.id, kind=cast(BanKind, row.kind), who=row.who, until=row.until, created=row.created)
            for row in self._rows.values()
        ]
