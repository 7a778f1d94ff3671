"""Whom the host keeps out: guests and addresses, until a time or for good."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import datetime
from typing import Any

from sqlalchemy import delete, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from asterism.server.errors import ForbiddenError, NotFoundError, UnavailableError
from asterism.server.people.guests import new_id
from asterism.server.storage.database import BanRow, now
from asterism.server.storage.store import Store

AGAIN = 10.0
"""The seconds after which a ban that another server made is known here too."""


class Bans:
    """The bans of the database, kept in memory because every request asks."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._rows: dict[tuple[str, str], BanRow] = {}

    async def load(self) -> None:
        """Read those that still hold."""
        query = select(BanRow).where(or_(BanRow.until.is_(None), BanRow.until > now())).order_by(BanRow.created)
        rows = await self._store.attempt(lambda session: session.scalars(query))
        self._rows = {(row.kind, row.who): row for row in rows}

    async def keep_up(self) -> None:
        """Read them again and again."""
        while True:
            await asyncio.sleep(AGAIN)
            with suppress(UnavailableError):
                await self.load()

    def check(self, kind: str, who: str) -> None:
        """``ForbiddenError`` for who is kept out."""
        row = self._rows.get((kind, who))
        if row is not None and (row.until is None or row.until > now()):
            raise ForbiddenError("banned")

    async def add(self, kind: str, who: str, until: datetime | None) -> None:
        """Keep somebody out."""

        async def job(session: AsyncSession) -> None:
            await session.execute(delete(BanRow).where(BanRow.kind == kind, BanRow.who == who))
            session.add(BanRow(id=new_id(), kind=kind, who=who, until=until))

        await self._store.attempt(job)
        await self.load()

    async def lift(self, id: str) -> None:
        """Let somebody in again."""
        if all(row.id != id for row in self._rows.values()):
            raise NotFoundError("no-page")
        await self._store.attempt(lambda session: session.execute(delete(BanRow).where(BanRow.id == id)))
        await self.load()

    def told(self) -> list[dict[str, Any]]:
        """All of them, as the host's page shows them."""
        return [
            {"id": row.id, "kind": row.kind, "who": row.who, "until": row.until, "created": row.created}
            for row in self._rows.values()
        ]
