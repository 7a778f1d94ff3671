"""Sessions: each browser of a guest holds its own token, which lasts while it is used and can be revoked."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

from sqlalchemy import Delete, Select, Update, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from asterism.server.api.guests import GuestSession
from asterism.server.storage.database import GuestRow, SessionRow, now
from asterism.server.storage.revision import change_revision
from asterism.server.storage.store import IDS_PER_QUERY, Store

LIFETIME = timedelta(days=400)
"""An unused session expires after this; browsers keep no cookie longer."""
RENEWED = timedelta(days=1)
"""How often ``seen`` is updated and the cookie renewed."""
ID_LENGTH = 16


class Sessions:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def guest(self, token_hash: str) -> tuple[GuestRow, bool] | None:
        """The guest of a token, and whether the cookie is to be renewed; None if there is no such session."""
        query = select(GuestRow, SessionRow.seen).join(SessionRow, SessionRow.guest_id == GuestRow.id)
        found = await self._find(query.where(SessionRow.token_hash == token_hash))
        row = found.one_or_none()
        if row is None:
            return None
        guest, seen = row
        if now() - seen > LIFETIME:
            await self._change(delete(SessionRow).where(SessionRow.token_hash == token_hash))
            return None
        stale = now() - seen > RENEWED
        if stale:
            await self._change(update(SessionRow).where(SessionRow.token_hash == token_hash).values(seen=now()))
        return guest, stale

    async def begin(self, guest_id: str, token_hash: str, instead_of: str | None = None) -> None:
        """Start a session of the guest, and end the one of the browser's previous token."""

        async def job(session: AsyncSession) -> None:
            if instead_of is not None:
                await session.execute(delete(SessionRow).where(SessionRow.token_hash == instead_of))
                await change_revision(session)
            await session.merge(SessionRow(token_hash=token_hash, guest_id=guest_id))

        await self._store.attempt(job)

    async def list(self, guest_id: str, here: str | None) -> list[GuestSession]:
        """The guest's sessions, last used first; ``here`` is the hash of the asking browser's token."""
        query = select(SessionRow).where(SessionRow.guest_id == guest_id).order_by(SessionRow.seen.desc())
        return [
            GuestSession(id=row.token_hash[:ID_LENGTH], created=row.created, seen=row.seen, here=row.token_hash == here)
            for row in (await self._find(query)).scalars()
        ]

    async def end(self, guest_id: str, id: str | None = None, but: str | None = None) -> None:
        """End the guest's session ``id`` (None: all), except the one with hash ``but``."""
        ended = delete(SessionRow).where(SessionRow.guest_id == guest_id)
        if id is not None:
            ended = ended.where(func.substr(SessionRow.token_hash, 1, ID_LENGTH) == id)
        if but is not None:
            ended = ended.where(SessionRow.token_hash != but)

        async def job(session: AsyncSession) -> None:
            await session.execute(ended)
            await change_revision(session)

        await self._store.attempt(job)

    async def alive(self, token_hashes: Sequence[str]) -> set[str]:
        """Those of the hashes that belong to a session."""
        found: set[str] = set()
        for start in range(0, len(token_hashes), IDS_PER_QUERY):
            some = SessionRow.token_hash.in_(token_hashes[start : start + IDS_PER_QUERY])
            found.update((await self._find(select(SessionRow.token_hash).where(some))).scalars())
        return found

    async def _find(self, query: Select[*tuple[Any, ...]]) -> Any:
        return await self._store.read(lambda session: session.execute(query))

    async def _change(self, statement: Delete | Update) -> None:
        await self._store.attempt(lambda session: session.execute(statement))
