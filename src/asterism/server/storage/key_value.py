"""Values shared by all servers on a database, created by whichever server needs one first."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from asterism.server.storage.database import KeyValueRow
from asterism.server.storage.store import Store


async def get_or_create(store: Store, name: str, make: Callable[[], str]) -> str:
    """The stored value of ``name``; ``make`` creates it if there is none."""
    query = select(KeyValueRow.value).where(KeyValueRow.name == name)
    known = await store.read(lambda session: session.scalar(query))
    if known is None:
        new = insert(KeyValueRow).values(name=name, value=make())
        with suppress(IntegrityError):  # another server was faster
            await store.attempt(lambda session: session.execute(new))
        known = await store.read(lambda session: session.scalar(query))
    assert known is not None
    return known
