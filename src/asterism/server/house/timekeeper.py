"""The timekeeper: looks every second whose time is over, and keeps what clocks do not count, because nobody could play.

Every server has one. While any clock runs they write down together that the server is alive; after a silence, the first
to speak notes that it was down since then, and for a while longer, until people are back. No clock counts that time.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from asterism.engine.errors import AsterismError
from asterism.server.storage.database import FactRow, OutageRow, TableRow, this_moment
from asterism.server.tables import clocks

if TYPE_CHECKING:
    from asterism.server.house.house import House

TICK = 1.0
BEAT, SILENCE = timedelta(seconds=5), timedelta(seconds=15)
"""How often it is written down that the server is alive, and the silence after which it was down."""
GRACE = timedelta(seconds=15)
"""How long clocks stand still after the server is back."""
REMEMBERED = timedelta(days=60)
"""How long outages are remembered: longer than any turn."""
AT_ONCE = 100
ALIVE = "alive"
NEVER = datetime(1970, 1, 1, tzinfo=UTC)
log = logging.getLogger(__name__)


class Timekeeper:
    """Decides for one server whose time is over."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.outages: list[tuple[datetime, datetime]] = []
        self._awake = NEVER

    async def run(self) -> None:
        """Look every second."""
        while True:
            try:
                await self.beat()
                await self.flag_all()
            except AsterismError as error:
                log.warning("the clocks wait: %s", error)
            except Exception:
                log.exception("the clocks could not be read")
            await asyncio.sleep(TICK)

    async def beat(self) -> None:
        """Say that the server is alive, and learn when it was not."""
        at = this_moment()
        store = self.house.store
        running = await store.attempt(
            lambda session: session.scalar(select(TableRow.id).where(TableRow.flag_at > NEVER).limit(1))
        )
        if running is not None:
            said = await store.attempt(
                lambda session: session.scalar(select(FactRow.value).where(FactRow.name == ALIVE))
            )
            alive = datetime.fromisoformat(said) if said else NEVER
            if at - alive >= BEAT:
                with suppress(IntegrityError):  # another server was faster
                    await store.attempt(lambda session: self._say(session, at, said, max(alive, self._awake)))
            await self.learn()
        self._awake = at

    async def _say(self, session: AsyncSession, at: datetime, said: str | None, alive: datetime) -> None:
        if said is None:
            await session.execute(insert(FactRow).values(name=ALIVE, value=at.isoformat()))
            return
        mine = update(FactRow).where(FactRow.name == ALIVE, FactRow.value == said).values(value=at.isoformat())
        first = await session.scalar(mine.returning(FactRow.name))
        if first is not None and at - alive > SILENCE:
            await session.execute(insert(OutageRow).values(began=alive, ended=at + GRACE))
            log.warning("the server was down from %s to %s; clocks stood still", alive, at)

    async def learn(self) -> None:
        """Read again when the server was down."""
        recent = select(OutageRow).where(OutageRow.ended > this_moment() - REMEMBERED)
        found = await self.house.store.attempt(lambda session: session.scalars(recent))
        self.outages = [(row.began, row.ended) for row in found]

    async def flag_all(self) -> None:
        """Flag everybody whose time is over."""
        due = select(TableRow.id).where(TableRow.flag_at <= this_moment(), TableRow.status == "running").limit(AT_ONCE)
        for id in list(await self.house.store.attempt(lambda session: session.scalars(due))):
            try:
                await self._flag(id)
            except AsterismError as error:  # another server has flagged, or a decision came first
                log.debug("table %s: %s", id, error)

    async def _flag(self, id: str) -> None:
        table = await self.house.table(id)
        async with table.lock:
            row = table.row
            if await clocks.flag_if_due(table) or row.turn_began is None:
                return
            later = this_moment() + timedelta(milliseconds=clocks.left_now(table, this_moment()))
            same = TableRow.id == id, TableRow.turn_began == row.turn_began
            change = update(TableRow).where(*same).values(flag_at=later)
            await self.house.store.attempt(lambda session: session.execute(change))
            row.flag_at = later
