"""Flags players whose time is over, and records outages, which no clock counts.

Every server runs one. While any clock runs, or the database's clock is behind theirs, they write a common heartbeat to
the database. After a gap, the first server to write records an outage from the last heartbeat until a grace period from
now, so that people can reconnect.
"""

from __future__ import annotations

import logging
import time
from datetime import UTC, datetime, timedelta
from functools import cached_property, partial
from typing import TYPE_CHECKING

from sqlalchemy import Double, Select, bindparam, func, insert, null, select, type_coerce, update
from sqlalchemy.exc import IntegrityError

from asterism.engine.errors import AsterismError
from asterism.server.runtime.periodic import repeat
from asterism.server.runtime.shared_run import SharedRun
from asterism.server.storage.database import Base, KeyValueRow, OutageRow, TableRow, precise_now
from asterism.server.storage.one_visit import Executor
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
BEFORE_ALL = float("-inf")
NEVER = datetime(1970, 1, 1, tzinfo=UTC)
CLOCKS = select(
    select(func.min(TableRow.flag_at)).where(TableRow.flag_at > NEVER).scalar_subquery(),
    select(KeyValueRow.value).where(KeyValueRow.name == HEARTBEAT_KEY).scalar_subquery(),
    select(func.count(OutageRow.began)).scalar_subquery(),
)
"""When the first clock runs out, the last heartbeat, and how many outages there were."""
KEY_VALUES = Base.metadata.tables[KeyValueRow.__tablename__]
BEAT = (
    update(KEY_VALUES)
    .where(KEY_VALUES.c.name == HEARTBEAT_KEY, KEY_VALUES.c.value == bindparam("stored"))
    .values(value=bindparam("beat"))
    .returning(KEY_VALUES.c.name)
)
FIRST_BEAT = insert(KEY_VALUES).values(name=HEARTBEAT_KEY, value=bindparam("beat"))
NEW_OUTAGE = insert(Base.metadata.tables[OutageRow.__tablename__]).values(
    began=bindparam("from"), ended=bindparam("until")
)
OUTAGES = select(OutageRow.began, OutageRow.ended).where(OutageRow.ended > bindparam("since"))
DUE = select(TableRow.id).where(TableRow.flag_at <= bindparam("at"), TableRow.status == "running").limit(BATCH)
log = logging.getLogger(__name__)


class ClockMonitor:
    """Flags expired clocks for one server."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.outages: tuple[tuple[datetime, datetime], ...] = ()
        self._last_beat = NEVER
        """When something could last be stored, as far as this server knows; while no clock runs, when it looked."""
        self._looked_at = BEFORE_ALL
        """When it last asked the database, by ``time.monotonic``."""
        self._answered = True
        """Whether the database has answered since the last heartbeat was tried."""
        self._shared_heartbeat = SharedRun(self.heartbeat)
        """A heartbeat for all who wait for one before they charge a turn."""
        self._first_flag: datetime | None = None
        """When the first clock runs out."""
        self._outages_loaded = 0
        """How many outages there were when they were loaded."""

    async def run(self) -> None:
        """Write heartbeats and flag expired clocks until cancelled."""
        await repeat(self._watch, lambda: INTERVAL, "clocks")

    async def _watch(self) -> None:
        await self.heartbeat()
        if self._first_flag is not None and self._first_flag <= precise_now():
            await self.flag_expired()

    async def refresh_outages(self, read_at: float = BEFORE_ALL) -> None:
        """Record an outage that nobody has noticed yet, before a turn is charged.

        This server may have stood still, have been cut off from the database, or its clock may have been set forward,
        since it last looked. Where servers share a clock, the turn, which this server has read at ``read_at``, may have
        been begun by a server that started after the clock was set back.
        """
        behind = self._looked_at < read_at and self.services.store.clock is not None
        if behind or not self._answered or precise_now() - self._last_beat > OUTAGE_AFTER:
            await self._shared_heartbeat()

    async def heartbeat(self) -> None:
        """Write the heartbeat if it is due, and load outages."""
        self._answered = False
        while (beat := await self._beat()) is None:
            pass  # another server was faster; what it wrote may hide that this one's clock was set
        self._last_beat, self._answered = beat, True

    @cached_property
    def _clocks_query(self) -> Select[datetime | None, str | None, int, float | None]:
        """``CLOCKS``, and the time by the database's clock where servers share it."""
        clock = self.services.store.clock
        return CLOCKS.add_columns(type_coerce(null() if clock is None else clock, Double))

    async def synchronize(self) -> None:
        """Follow the database's clock and load outages, but write nothing.

        A server that starts does so before it is ready: its heartbeat would say that people could play.
        """
        beat = await self._beat(write=False)
        assert beat is not None
        self._last_beat = beat

    async def _beat(self, write: bool = True) -> datetime | None:
        """Write the heartbeat if it is due, and load outages; return until when something could provably be stored.

        None if another server has written meanwhile.
        """
        store, asked = self.services.store, time.monotonic()
        ((self._first_flag, stored, outages, clock),) = await store.rows(self._clocks_query)
        self._looked_at = asked
        ahead = clock is not None and CLOCK.follow_database(clock, time.monotonic() - asked)
        alive = datetime.fromisoformat(stored) if stored else NEVER
        CLOCK.follow(alive)  # also while no clock runs: the next turn must not begin in the others' past
        at = precise_now()
        # After a gap a turn may have begun that is not stored yet: the gap is recorded even if no clock runs.
        gap = self._last_beat > NEVER and at - self._last_beat > OUTAGE_AFTER
        if self._first_flag is None and not ahead and not gap:
            return at
        proven = min(at, alive)  # a read proves nothing: the disk may have become full since the last heartbeat
        if write and at - alive >= HEARTBEAT_INTERVAL:
            # where the database's clock was set back, a server that has started since goes by the heartbeat
            since = alive if ahead else max(alive, self._last_beat)
            try:
                added = await store.query(partial(self._write_heartbeat, at, stored, since))
            except IntegrityError:
                return None
            if added is None:
                return None
            outages += added
            proven = at
        if outages != self._outages_loaded:
            await self.load_outages()
            self._outages_loaded = outages
        return proven

    def _write_heartbeat(self, at: datetime, stored: str | None, alive: datetime, connection: Executor) -> int | None:
        """Write the heartbeat; return how many outages it records, or None if another server has written meanwhile."""
        if stored is None:
            connection.execute(FIRST_BEAT, {"beat": at.isoformat()})
            return 0
        if connection.execute(BEAT, {"stored": stored, "beat": at.isoformat()}).first() is None:
            return None
        if at - alive <= OUTAGE_AFTER:
            return 0
        connection.execute(NEW_OUTAGE, {"from": alive, "until": at + GRACE_PERIOD})
        log.warning("the server was down from %s to %s; clocks stood still", alive, at)
        return 1

    async def load_outages(self) -> None:
        since = {"since": precise_now() - OUTAGES_KEPT}
        self.outages = tuple((row.began, row.ended) for row in await self.services.store.rows(OUTAGES, since))

    async def flag_expired(self) -> None:
        """Flag every seat whose time is over."""
        for (id,) in await self.services.store.rows(DUE, {"at": precise_now()}):
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
            table.flag_later(later)
