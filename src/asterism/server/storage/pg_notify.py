"""PostgreSQL's LISTEN and NOTIFY over one connection, which is reopened when it is lost.

Messages sent while it is down are lost; they are only hints, and after a reconnect every server polls the database.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

CHANNEL = "asterism"
NOTIFY = "SELECT pg_notify($1, note) FROM unnest($2::text[]) AS note"
RETRY = 0.5
MAX_PENDING = 10_000
"""The most messages that wait to be sent; older ones are dropped."""
log = logging.getLogger(__name__)


class PgNotify:
    """Sends and receives messages of all servers on a database."""

    def __init__(
        self, engine: AsyncEngine, on_message: Callable[[str], None], on_connected: Callable[[], None]
    ) -> None:
        self._engine = engine
        self._on_message = on_message
        self._on_connected = on_connected
        self._outbox: deque[str] = deque(maxlen=MAX_PENDING)
        self._wake = asyncio.Event()
        self._down = False

    def send(self, message: str) -> None:
        """Queue a message to all servers, this one included."""
        self._outbox.append(message)
        self._wake.set()

    async def run(self) -> None:
        """Receive and send until cancelled."""
        while True:
            try:
                await self._connect_and_send()
            except Exception as error:
                if not self._down:
                    log.warning("messages of other servers cannot be received: %r", error)
                self._down = True
            await asyncio.sleep(RETRY)

    async def send_final(self, message: str) -> None:
        """Send a message after ``run`` has ended, if the database can be reached."""
        with suppress(Exception):
            async with asyncio.timeout(RETRY), self._engine.begin() as connection:
                await connection.execute(select(func.pg_notify(CHANNEL, message)))

    async def _connect_and_send(self) -> None:
        async with self._engine.connect() as connection:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            try:
                await raw.add_listener(CHANNEL, lambda *message: self._on_message(message[-1]))
                raw.add_termination_listener(lambda _: self._wake.set())
                self._down = False
                self._on_connected()
                while True:
                    await self._wake.wait()
                    self._wake.clear()
                    messages = list(self._outbox)
                    self._outbox.clear()
                    await raw.execute(NOTIFY, CHANNEL, messages)
            finally:
                await connection.invalidate()
