"""Whether a server is ready: its database can be written to, and all rules are loaded."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from asterism.server.api.health import ReadinessChecks
from asterism.server.storage.connect import can_write, newest_revision, revision_of

if TYPE_CHECKING:
    from asterism.server.runtime.services import Services

TIMEOUT = 2.0


async def check_readiness(services: Services) -> ReadinessChecks:
    """Try everything that must hold."""
    store = services.store
    reached = current = written = False
    with suppress(Exception):  # any database error means not ready
        async with asyncio.timeout(TIMEOUT), store.engine.connect() as connection:
            reached = True
            current = await connection.run_sync(revision_of) == newest_revision()
            if current:
                async with store.turn():
                    written = await can_write(connection, TIMEOUT / 2)
    return ReadinessChecks(
        database=reached and (written or not current),
        migrations=current,
        rules=services.warm,
        serving=not services.draining,
    )
