"""Ended sessions, bans and revoked host tokens take effect on every server, also for open live connections.

Whatever takes access away writes a new random value, the revision, in the same transaction (``storage/revision.py``).
Every server compares it once a second, and at once when another server says that it has changed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from typing import TYPE_CHECKING, Protocol

from asterism.server.errors import ForbiddenError
from asterism.server.runtime.periodic import repeat
from asterism.server.storage.revision import read_revision

if TYPE_CHECKING:
    from asterism.server.runtime.services import Services

FORBIDDEN = 4403
"""The close code of connections without access."""
INTERVAL = 1.0
log = logging.getLogger(__name__)


class LiveConnection(Protocol):
    """A live connection, as far as access to it is concerned."""

    guest_id: str | None
    session: str | None
    """The hash of its token."""
    address: str

    def close_after_reply(self, code: int) -> None:
        """Close it soon."""


class Access:
    """What one server knows of ended access."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.revision: str | None = None
        """The revision up to which bans and revoked tokens are loaded and connections were checked."""

    async def run(self) -> None:
        """Refresh every second until cancelled."""
        await asyncio.sleep(INTERVAL)
        await repeat(self.refresh, lambda: INTERVAL, "bans and sessions")

    async def announce(self) -> None:
        """Access was taken away here: apply it, and tell the other servers."""
        self._services.cluster.send_access_changed()
        await self.refresh()

    async def refresh(self) -> None:
        """If the revision has changed, load bans and revoked tokens and close connections without access."""
        services = self._services
        revision = await read_revision(services.store)
        if revision == self.revision:
            return
        await services.bans.load()
        await services.host_tokens.load()
        self.revision = revision
        await self.check(list(services.connections))

    async def check(self, connections: Collection[LiveConnection]) -> None:
        """Close the connections whose guest or address is banned or whose session has ended."""
        sessions = {connection.session for connection in connections if connection.guest_id and connection.session}
        alive = await self._services.sessions.alive([token for token in sessions if token])
        for connection in connections:
            ended = connection.guest_id is not None and connection.session not in alive
            if ended or self._banned(connection):
                connection.close_after_reply(FORBIDDEN)

    def _banned(self, connection: LiveConnection) -> bool:
        bans = self._services.bans
        try:
            bans.check("address", connection.address)
            if connection.guest_id is not None:
                bans.check("guest", connection.guest_id)
        except ForbiddenError:
            return True
        return False
