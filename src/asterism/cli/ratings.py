"""``asterism ratings``: recompute all ratings of a database from its rated games, and correct wrong ones."""

from __future__ import annotations

import asyncio
import os

import msgspec
from rich.console import Console

from asterism.engine.extras import extra

with extra("server"):
    from asterism.server.runtime.services import default_database
    from asterism.server.storage.ratings import Recomputed, recompute
    from asterism.server.storage.store import Store


def ratings(database: str | None, mend: bool, json: bool) -> int:
    """Recompute and compare; see ``asterism ratings --help``."""
    found = asyncio.run(_recompute(database or os.environ.get("ASTERISM_DATABASE") or default_database(), mend))
    if json:
        print(msgspec.json.encode({**found._asdict(), "mended": mend}).decode())
    else:
        end = "everything as it should be" if not found.false else f"{found.false} {'mended' if mend else 'false'}"
        Console().print(f"{found.games} rated games: {end}")
    return 1 if found.false and not mend else 0


async def _recompute(url: str, mend: bool) -> Recomputed:
    store = Store(url)
    try:
        await store.open()
        return await store.attempt(lambda session: recompute(session, mend))
    finally:
        await store.close()
