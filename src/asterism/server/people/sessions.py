"""The browsers of a guest: each holds a token of its own, which lasts while it is used and can be ended."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from asterism.server.storage.database import GuestRow, SessionRow, now
from asterism.server.storage.store import Store

LIFETIME = timedelta(days=400)
"""A session that is not used for so long ends; browsers keep no cookie longer."""
RENEWED = timedelta(days=1)
"""How often its use is noted, and the cookie renewed."""
ID_LENGTH = 16


class Sessions:
    """All sessions, in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def guest(self, token_hash: str) -> tuple[GuestRow, bool] | None:
        """The guest whose browser holds the token, and whether its cookie is to be renewed."""
        query = select(GuestRow, SessionRow.seen).join(SessionRow, SessionRow.guest_id == GuestRow.id)
        found = await self._run(query.where(SessionRow.token_hash == token_hash))
        row = found.one_or_none()
        if row is None:
            return None
        guest, seen = row
        if now() - seen > LIFETIME:
            await self._run(delete(SessionRow).where(SessionRow.token_hash == token_hash))
            return None
        stale = now() - seen > RENEWED
        if stale:
            await self._run(update(SessionRow).where(SessionRow.token_hash == token_hash).values(seen=now()))
        return guest, stale

    async def begin(self, guest_id: str, token_hash: str, instead_of: str | None = None) -> None:
        """A browser becomes the guest's; the token that it held before ends."""

        async def job(session: AsyncSession) -> None:
            if instead_of is not None:
                await session.execute(delete(SessionRow).where(SessionRow.token_hash == instead_of))
            await session.merge(SessionRow(token_hash=token_hash, guest_id=guest_id))

        await self._store.attempt(job)

    async def list(self, guest_id: str, here: str | None) -> list[dict[str, Any]]:
        """The guest's sessions, the latest used first; ``here`` is the hash of the asker's own."""
        query = select(SessionRow).where(SessionRow.guest_id == guest_id).order_by(SessionRow.seen.desc())
        return [
            {
                "id": row.token_hash[:ID_LENGTH],
                "created": row.created,
                "seen": row.seen,
                "here": row.token_hash == here,
            }
            for row in (await self._run(query)).scalars()
        ]

    async def end(self, guest_id: str, id: str | None = None, but: str | None = None) -> None:
        """End the guest's session of that id; without one all, but the one whose hash is ``but``."""
        ended = delete(SessionRow).where(SessionRow.guest_id == guest_id)
        if id is not None:
            ended = ended.where(func.substr(SessionRow.token_hash, 1, ID_LENGTH) == id)
        if but is not None:
            ended = ended.where(SessionRow.token_hash != but)
        await self._run(ended)

    async def _run(self, statement: Any) -> Any:
        return await self._store.attempt(lambda session: session.execute(statement))
