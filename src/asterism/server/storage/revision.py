"""A random value that changes whenever access is taken away, so that every server can see it by reading one row."""

from __future__ import annotations

import secrets

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from asterism.server.storage.database import KeyValueRow
from asterism.server.storage.key_value import get_or_create
from asterism.server.storage.store import Store

NAME = "access"
REVISION = select(KeyValueRow.value).where(KeyValueRow.name == NAME)


def _new() -> str:
    return secrets.token_hex(8)


async def create_revision(store: Store) -> None:
    """Create the row if there is none."""
    await get_or_create(store, NAME, _new)


async def read_revision(store: Store) -> str | None:
    """The present value."""
    found = await store.rows(REVISION)
    return found[0].value if found else None


async def change_revision(session: AsyncSession) -> None:
    """Write a new value; part of the transaction that takes access away."""
    await session.execute(update(KeyValueRow).where(KeyValueRow.name == NAME).values(value=_new()))
