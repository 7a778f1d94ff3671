"""What the whole server knows about itself: made once, by whichever server needs it first, and kept."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from asterism.server.storage.database import FactRow
from asterism.server.storage.store import Store


async def fact(store: Store, name: str, make: Callable[[], str]) -> str:
    """The fact of that name; ``make`` makes it where there is none yet."""
    query = select(FactRow.value).where(FactRow.name == name)
    known = await store.attempt(lambda session: session.scalar(query))
    if known is None:
        new = insert(FactRow).values(name=name, value=make())
        with suppress(IntegrityError):  # another server was faster
            await store.attempt(lambda session: session.execute(new))
        known = await store.attempt(lambda session: session.scalar(query))
    assert known is not None
    return known
