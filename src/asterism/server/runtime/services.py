"""The services of one server: tables in memory, database, worker threads."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from contextvars import copy_context
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec
from platformdirs import user_data_path

from asterism.bots import make_bot
from asterism.engine import registry
from asterism.server.accounts.bans import Bans
from asterism.server.accounts.guests import new_token
from asterism.server.accounts.host_tokens import HostTokens
from asterism.server.accounts.passkeys import PasskeyStore
from asterism.server.accounts.sessions import Sessions
from asterism.server.api import tables as api
from asterism.server.fair_queue import SERVER, FairQueue, current_owner
from asterism.server.rate_limits import Limits
from asterism.server.runtime.access import Access
from asterism.server.runtime.clock_monitor import ClockMonitor
from asterism.server.runtime.cluster import RESTARTING, Cluster, MakeTransport
from asterism.server.runtime.metrics import Metrics
from asterism.server.runtime.new_tables import NewTables
from asterism.server.runtime.readiness import check_readiness
from asterism.server.runtime.reminders import Outgoing, Reminders
from asterism.server.runtime.seeks import Seeks
from asterism.server.runtime.shared_run import SharedRun
from asterism.server.runtime.structs import build_structs
from asterism.server.storage.connect import fill_pool
from asterism.server.storage.database import SeatRow, TableRow
from asterism.server.storage.revision import create_revision
from asterism.server.storage.store import Store
from asterism.server.storage.table_lists import public_tables
from asterism.server.tables.bot_pool import BotPool, MakeBot
from asterism.server.tables.context import TableContext
from asterism.server.tables.description import describe
from asterism.server.tables.reviews import Reviews
from asterism.server.tables.table import Table
from asterism.server.texts import load_error_texts

if TYPE_CHECKING:
    from asterism.server.http.live import Connection

KEPT = 128
"""Above this many tables, idle ones are evicted from memory."""
GARBAGE = 50_000
"""After this many new objects, the youngest generation is searched for reference cycles."""
SWEEP = 60.0
"""The seconds between two full collections of reference cycles: closed connections, evicted tables."""
log = logging.getLogger(__name__)
T = TypeVar("T")


def default_database() -> str:
    """The URL of the SQLite file in the user's data folder."""
    folder = user_data_path("asterism")
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'asterism.db'}"


class Settings(msgspec.Struct, kw_only=True):
    database: str | None = None
    """The database's URL; None: the SQLite file in the user's data folder."""
    pages: Path = Path(__file__).resolve().parents[2] / "web"
    """The folder of the built page."""
    make_bot: MakeBot = make_bot
    """The function that creates bots."""
    bot_threads: int | None = None
    """How many bots think at once; None: as many as this machine has cores and memory for."""
    pace: float = 1.0
    """The seconds between decisions where only bots play."""
    host_secret: str | None = None
    """Gives access to the host's page and the metrics; None: generated at the start."""
    outgoing: Outgoing = msgspec.field(default_factory=Outgoing)
    """How reminders are delivered."""
    listens: str | None = None
    """The address that the server listens on; None: unknown."""
    trusted: tuple[str, ...] = ()
    """Networks that are exempt from limits."""


class PublicTables(NamedTuple):
    """The part of the lobby that is the same for everybody."""

    open: list[api.Table]
    running: list[api.Table]
    best: str | None


class Services:
    """Everything that one running server holds; routes and tables reach each other through it."""

    def __init__(self, settings: Settings, store: Store | None = None, transport: MakeTransport | None = None) -> None:
        self.settings = settings
        self.store = store or Store(settings.database or default_database())
        self.sessions = Sessions(self.store)
        self.passkeys = PasskeyStore(self.store)
        self.bans = Bans(self.store)
        self.host_tokens = HostTokens(self.store)
        self.host_secret = settings.host_secret or new_token()
        self.limits = Limits(settings.trusted)
        self.metrics = Metrics(self)
        self.bot_pool = BotPool(settings.make_bot, self.metrics.thoughts.observe, settings.bot_threads)
        self._play_queue, self._explore_queue, self._review_queue, self.compression_queue = (
            FairQueue(kind) for kind in ("play", "explore", "review", "compress")
        )
        self.reviews = Reviews(self._review_queue, self.spawn)
        self.connections: dict[Connection, None] = {}
        """The live connections, in the order in which they were opened."""
        self.warm = False
        """Whether the compiled rules and bots of all games are loaded."""
        self.draining = False
        """Whether the server is shutting down."""
        self.clock_monitor = ClockMonitor(self)
        self.reminders = Reminders(self, settings.outgoing)
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self.new_tables = NewTables(self)
        self.seeks = Seeks(self)
        self._tasks: dict[asyncio.Task[Any], None] = {}
        self.cluster = Cluster(self, transport)
        self.access = Access(self)
        self.public_tables = SharedRun(self._public_tables)
        """What everybody sees in the lobby."""
        self.readiness = SharedRun(partial(check_readiness, self))
        """Whether the server is ready, which is found out by writing to the database."""
        self._around_tables = TableContext(
            store=self.store,
            compute=self.compute,
            spawn=self.spawn,
            cluster=self.cluster,
            bot_pool=self.bot_pool,
            pace=settings.pace,
            outages=lambda: self.clock_monitor.outages,
            heartbeat=self.clock_monitor.heartbeat,
            refresh_outages=self.clock_monitor.refresh_outages,
            count_move=self._count_move,
        )

    def _count_move(self, game: str) -> None:
        self.metrics.moves[game] += 1

    async def open(self) -> None:
        """Migrate the database and start the background tasks."""
        build_structs()
        await self.store.open()
        await create_revision(self.store)
        await self.new_tables.open()
        await self.clock_monitor.synchronize()  # from here on the time is the database's
        self.cluster.start()
        await self.access.refresh()
        self.spawn(self.clock_monitor.run())
        self.spawn(self.reminders.run())
        self.spawn(self.seeks.run())
        self.spawn(self.access.run())
        self.spawn(self.metrics.watch_loop())
        self.spawn(self._warm_up())

    async def _warm_up(self) -> None:
        await fill_pool(self.store.engine)
        for game in registry.all_games():
            await self.bot_pool.warm_up(game)
        await asyncio.to_thread(load_error_texts)
        gc.collect()
        gc.freeze()  # long-lived objects need not be scanned again
        gc.set_threshold(GARBAGE, 20, 50)
        self.warm = True
        self.spawn(self._sweep())

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            gc.collect()

    async def drain(self, seconds: float) -> None:
        """Close all live connections, each after its pending reply."""
        self.draining = True
        for connection in list(self.connections):
            connection.close_after_reply(RESTARTING)
        until = time.monotonic() + seconds
        while any(connection.busy for connection in self.connections) and time.monotonic() < until:
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Stop background tasks, bots and queues, and close the database."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)  # a query under way ends before the loop does
        for table in self._tables.values():
            table.bots.close()
        self.bot_pool.close()
        self.reviews.close()
        for queue in (self._play_queue, self._explore_queue, self._review_queue, self.compression_queue):
            queue.close()
        await self.cluster.close()
        await self.store.close()

    async def compute(self, function: Callable[..., T], *arguments: Any) -> T:
        """Run a function that joining or playing waits for, in a worker thread of the ``play`` queue."""
        return await self._play_queue.run(current_owner.get(), function, *arguments)

    async def compute_background(self, function: Callable[..., T], *arguments: Any) -> T:
        """Run a function that can wait (replays, positions, tiles, records) in the ``explore`` queue."""
        return await self._explore_queue.run(current_owner.get(), function, *arguments)

    def spawn(self, coroutine: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a coroutine in the background, owned by the server; a failure is logged."""
        context = copy_context()
        context.run(current_owner.set, SERVER)
        task = asyncio.create_task(coroutine, context=context)
        self._tasks[task] = None
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.pop(task, None)
        if not task.cancelled() and task.exception() is not None:
            log.error("a background task failed", exc_info=task.exception())

    # -- tables ----------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        """The table of that id, from memory or from the database."""
        if id in self._tables:
            self._tables.move_to_end(id)
            return self._tables[id]
        async with self._loading.setdefault(id, asyncio.Lock()):
            try:
                if id not in self._tables:
                    table = Table(self._around_tables, id)
                    await table.load()
                    self._tables[id] = table
                    self._evict_idle()
                    self.cluster.request_presence(table)
                    table.bots.wake()
            finally:
                self._loading.pop(id, None)
        return self._tables[id]

    def _evict_idle(self) -> None:
        for id in list(self._tables)[: max(0, len(self._tables) - KEPT)]:
            if self._tables[id].idle:
                self._tables.pop(id).bots.close()

    def in_memory(self, id: str) -> Table | None:
        """The table, if it is in memory."""
        return self._tables.get(id)

    def describe(self, row: TableRow, seats: Sequence[SeatRow]) -> api.Table:
        """A stored table as clients see it, with who is connected where it is in memory."""
        live = self.in_memory(row.id)
        return live.broadcaster.describe_table() if live else describe(row, seats, (), 0)

    async def _public_tables(self) -> PublicTables:
        waiting, running = [await public_tables(self.store, status) for status in ("waiting", "running")]
        return PublicTables(
            open=[self.describe(row, seats) for row, seats in waiting],
            running=[self.describe(row, seats) for row, seats in running],
            best=await self.seeks.best(running),
        )

    @property
    def tables(self) -> list[Table]:
        """The tables in memory."""
        return list(self._tables.values())

    def forget(self, id: str) -> None:
        """Drop a table from memory."""
        table = self._tables.pop(id, None)
        if table is not None:
            table.bots.close()
