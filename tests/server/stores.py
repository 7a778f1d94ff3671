"""A database of the server, opened without a server."""

from __future__ import annotations

from contextlib import asynccontextmanager

from asterism.server.storage.store import Store


@asynccontextmanager
async def opened_store(database):
    """The store of a database's URL, migrated; it is closed in the end."""
    store = Store(database)
    await store.open()
    try:
        yield store
    finally:
        await store.close()
