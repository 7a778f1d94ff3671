"""Tokens of the host that were revoked before they expired."""

from __future__ import annotations

import hashlib
import time

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from asterism.server.storage.database import KeyValueRow
from asterism.server.storage.revision import change_revision
from asterism.server.storage.store import Store

PREFIX = "revoked-"
HASH_DIGITS = 24


def _name(token: str) -> str:
    return PREFIX + hashlib.sha256(token.encode()).hexdigest()[:HASH_DIGITS]


class HostTokens:
    """The revoked tokens of the database, cached in memory."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._revoked: frozenset[str] = frozenset()

    async def load(self) -> None:
        """Read the revoked tokens."""
        query = select(KeyValueRow.name).where(KeyValueRow.name.startswith(PREFIX))
        self._revoked = frozenset(await self._store.read(lambda session: session.scalars(query)))

    def is_revoked(self, token: str) -> bool:
        return _name(token) in self._revoked

    async def revoke(self, token: str, until: int) -> None:
        """Revoke a token that expires at ``until``, and forget those that have expired."""

        async def job(session: AsyncSession) -> None:
            kept = await session.scalars(select(KeyValueRow).where(KeyValueRow.name.startswith(PREFIX)))
            expired = [row.name for row in kept if int(row.value) < time.time()]
            await session.execute(delete(KeyValueRow).where(KeyValueRow.name.in_(expired)))
            await session.merge(KeyValueRow(name=_name(token), value=str(until)))
            await change_revision(session)

        await self._store.attempt(job)
