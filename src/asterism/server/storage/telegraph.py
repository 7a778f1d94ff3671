"""The telegraph between servers: PostgreSQL's LISTEN and NOTIFY over one connection, made again when it is lost.

What is said while it is down is lost; so notes are only hints, and after a break everybody looks for himself.
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
SAY = "SELECT pg_notify($1, note) FROM unnest($2::text[]) AS note"
RETRY = 0.5
MOST = 10_000
"""Notes that wait to be sent."""
log = logging.getLogger(__name__)


class Telegraph:
    """One end of it."""

    def __init__(self, engine: AsyncEngine, heard: Callable[[str], None], restored: Callable[[], None]) -> None:
        self._engine = engine
        self._heard = heard
        self._restored = restored
        self._outbox: deque[str] = deque(maxlen=MOST)
        self._work = asyncio.Event()
        self._down = False

    def say(self, note: str) -> None:
        """Put a note on its way to all servers, this one included."""
        self._outbox.append(note)
        self._work.set()

    async def run(self) -> None:
        """Listen and speak until cancelled."""
        while True:
            try:
                await self._talk()
            except Exception as error:
                if not self._down:
                    log.warning("the other servers cannot be heard: %r", error)
                self._down = True
            await asyncio.sleep(RETRY)

    async def last(self, note: str) -> None:
        """Say a last thing after ``run`` has ended, if anybody can be reached."""
        with suppress(Exception):
            async with asyncio.timeout(RETRY), self._engine.begin() as connection:
                await connection.execute(select(func.pg_notify(CHANNEL, note)))

    async def _talk(self) -> None:
        async with self._engine.connect() as connection:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            try:
                await raw.add_listener(CHANNEL, lambda *note: self._heard(note[-1]))
                raw.add_termination_listener(lambda _: self._work.set())
                self._down = False
                self._restored()
                while True:
                    await self._work.wait()
                    self._work.clear()
                    notes = list(self._outbox)
                    self._outbox.clear()
                    await raw.execute(SAY, CHANNEL, notes)
            finally:
                await connection.invalidate()
