"""Flags players whose time is over, and records outages, which no clock counts.

Every server runs one. While any clock runs, they write a common heartbeat to the database. After a gap, the first
server to write records an outage from the last heartbeat until a grace period from now, so that people can reconnect.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from asterism.engine.errors import AsterismError
from asterism.server.storage.database import KeyValueRow, OutageRow, TableRow, precise_now
from asterism.server.storage.steady_clock import CLOCK
from asterism.server.tables import clocks

if TYPE_CHECKING:
    from asterism.server.runtime.services import Services

INTERVAL = 1.0
HEARTBEAT_INTERVAL, OUTAGE_AFTER = timedelta(seconds=5), timedelta(seconds=15)
"""How often the heartbeat is written, and the gap that counts as an outage."""
GRACE_PERIOD = timedelta(seconds=15)
"""How long clocks stand still after an outage."""
OUTAGES_KEPT = timedelta(days=60)
"""How long outages are kept: longer than any turn."""
BATCH = 100
HEARTBEAT_KEY = "alive"
NEVER = datetime(1970, 1, 1, tzinfo=UTC)
log = logging.getLogger(__name__)


class ClockMonitor:
    """Flags expired clocks for one server."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.outages: tuple[tuple[datetime, datetime], ...] = ()
        self._last_beat = NEVER

    async def run(self) -> None:
        """Write heartbeats and flag expired clocks until cancelled."""
        while True:
            try:
                await self.heartbeat()
                await self.flag_expired()
            except AsterismError as error:
                log.warning("the clocks wait: %s", error)
            except Exception:
                log.exception("the clocks could not be read")
            await asyncio.sleep(INTERVAL)

    async def heed_outages(self) -> None:
        """Record an outage that nobody has noticed yet, before a turn is charged.

        This server may have stood still, or its clock may have been set forward, since it looked last.
        """
        if precise_now() - self._last_beat > OUTAGE_AFTER:
            await self.heartbeat()

    async def heartbeat(self) -> None:
        """Write the heartbeat if it is due, and load outages."""
        at = precise_now()
        running = await self.services.store.attempt(
            lambda session: session.scalar(select(TableRow.id).where(TableRow.flag_at > NEVER).limit(1))
        )
        if running is not None:
            while not await self._beat(at):
                pass  # another server was faster; what it wrote may hide that this one's clock was set
            await self.load_outages()
        self._last_beat = at

    async def _beat(self, at: datetime) -> bool:
        """Write the heartbeat if it is due; False if another server has written meanwhile."""
        store = self.services.store
        stored = await store.attempt(
            lambda session: session.scalar(select(KeyValueRow.value).where(KeyValueRow.name == HEARTBEAT_KEY))
        )
        alive = datetime.fromisoformat(stored) if stored else NEVER
        CLOCK.follow(alive)
        if at - alive < HEARTBEAT_INTERVAL:
            return True
        try:
            return await store.attempt(
                lambda session: self._write_heartbeat(session, at, stored, max(alive, self._last_beat))
            )
        except IntegrityError:
            return False

    async def _write_heartbeat(self, session: AsyncSession, at: datetime, stored: str | None, alive: datetime) -> bool:
        if stored is None:
            await session.execute(insert(KeyValueRow).values(name=HEARTBEAT_KEY, value=at.isoformat()))
            return True
        mine = (
            update(KeyValueRow)
            .where(KeyValueRow.name == HEARTBEAT_KEY, KeyValueRow.value == stored)
            .values(value=at.isoformat())
        )
        if await session.scalar(mine.returning(KeyValueRow.name)) is None:
            return False
        if at - alive > OUTAGE_AFTER:
            await session.execute(insert(OutageRow).values(began=alive, ended=at + GRACE_PERIOD))
            log.warning("the server was down from %s to %s; clocks stood still", alive, at)
        return True

    async def load_outages(self) -> None:
        recent = select(OutageRow).where(OutageRow.ended > precise_now() - OUTAGES_KEPT)
        found = await self.services.store.attempt(lambda session: session.scalars(recent))
        self.outages = tuple((row.began, row.ended) for row in found)

    async def flag_expired(self) -> None:
        """Flag every seat whose time is over."""
        due = select(TableRow.id).where(TableRow.flag_at <= precise_now(), TableRow.status == "running").limit(BATCH)
        for id in list(await self.services.store.attempt(lambda session: session.scalars(due))):
            try:
                await self._flag(id)
            except AsterismError as error:  # another server has flagged, or a decision came first
                log.debug("table %s: %s", id, error)

    async def _flag(self, id: str) -> None:
        table = await self.services.table(id)
        async with table.lock:
            row = table.row
            if await clocks.flag_if_due(table) or row.turn_began is None:
                return
            later = precise_now() + timedelta(milliseconds=clocks.left_now(table))
            same = TableRow.id == id, TableRow.turn_began == row.turn_began
            change = update(TableRow).where(*same).values(flag_at=later)
            await self.services.store.attempt(lambda session: session.execute(change))
            row.flag_at = later
