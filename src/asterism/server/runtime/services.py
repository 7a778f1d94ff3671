"""The services of one server: tables in memory, database, worker threads, and creating tables."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import hmac
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from contextvars import copy_context
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from platformdirs import user_data_path

from asterism.bots import make_bot
from asterism.engine import registry
from asterism.engine.game_record import GameRecord
from asterism.engine.match import Match
from asterism.engine.options import as_dict, mode_options
from asterism.engine.rng import new_seed
from asterism.engine.seal import new_salt, seal
from asterism.engine.visible import one_line
from asterism.server.accounts.bans import Bans
from asterism.server.accounts.guests import new_id, new_token
from asterism.server.accounts.host_tokens import HostTokens
from asterism.server.accounts.sessions import Sessions
from asterism.server.api import tables as api
from asterism.server.api.tables import NewTable, SeatWish, columns_of, settings_of
from asterism.server.budgets import ADDRESS_FACTOR, MAX_OPEN_TABLES
from asterism.server.errors import BadRequestError, ConflictError, ForbiddenError, StaleError
from asterism.server.fair_queue import SERVER, FairQueue, current_owner
from asterism.server.rate_limits import Limits
from asterism.server.runtime.access import Access
from asterism.server.runtime.clock_monitor import ClockMonitor
from asterism.server.runtime.cluster import RESTARTING, Cluster, MakeTransport
from asterism.server.runtime.metrics import Metrics
from asterism.server.runtime.reminders import Outgoing, Reminders
from asterism.server.storage.database import TABLE_FORMAT, Base, GuestRow, SeatRow, TableRow
from asterism.server.storage.entries import Entry
from asterism.server.storage.key_value import get_or_create
from asterism.server.storage.revision import create_revision
from asterism.server.storage.store import Store
from asterism.server.tables import clocks, comments, seating
from asterism.server.tables.bot_pool import BotPool, MakeBot
from asterism.server.tables.description import describe
from asterism.server.tables.lots import draw_lots
from asterism.server.tables.rated import make_rated
from asterism.server.tables.reviews import Reviews
from asterism.server.tables.surroundings import Surroundings
from asterism.server.tables.table import Table

if TYPE_CHECKING:
    from asterism.server.http.live import Connection

KEPT = 128
"""The tables above which idle ones are evicted from memory."""
CODE_LENGTH = 10
ORIGIN_LENGTH = 16
DEFAULT_LEVEL, BRANCH_LEVEL = 3, 5
GARBAGE = 50_000
"""New objects after which the youngest generation is searched for reference cycles."""
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
    pace: float = 1.0
    """The seconds between decisions where only bots play."""
    host_secret: str | None = None
    """Gives access to the host's page and the metrics; None: generated at the start."""
    outgoing: Outgoing = msgspec.field(default_factory=Outgoing)
    """How reminders are delivered."""
    trusted: tuple[str, ...] = ()
    """Networks that are exempt from limits."""


class Services:
    """Everything that one running server holds; routes and tables reach each other through it."""

    def __init__(self, settings: Settings, store: Store | None = None, transport: MakeTransport | None = None) -> None:
        self.settings = settings
        self.store = store or Store(settings.database or default_database())
        self.sessions = Sessions(self.store)
        self.bans = Bans(self.store)
        self.host_tokens = HostTokens(self.store)
        self.host_secret = settings.host_secret or new_token()
        self.limits = Limits(settings.trusted)
        self.metrics = Metrics(self)
        self.bot_pool = BotPool(settings.make_bot, self.metrics.thoughts.observe)
        self._play_queue, self._explore_queue, self._review_queue, self.compression_queue = (
            FairQueue(kind) for kind in ("play", "explore", "review", "compress")
        )
        self.reviews = Reviews(self._review_queue, self.spawn)
        self.connections: set[Connection] = set()
        self.warm = False
        """Whether the compiled rules and bots of all games are loaded."""
        self.draining = False
        """Whether the server is shutting down."""
        self.clock_monitor = ClockMonitor(self)
        self.reminders = Reminders(self, settings.outgoing)
        self._origin_key = b""
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._rematches = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.cluster = Cluster(self, transport)
        self.access = Access(self)
        self._around_tables = Surroundings(
            store=self.store,
            compute=self.compute,
            spawn=self.spawn,
            cluster=self.cluster,
            bot_pool=self.bot_pool,
            pace=settings.pace,
            outages=lambda: self.clock_monitor.outages,
            heartbeat=self.clock_monitor.heartbeat,
            heed_outages=self.clock_monitor.heed_outages,
            count_move=self._count_move,
        )

    def _count_move(self, game: str) -> None:
        self.metrics.moves[game] += 1

    async def open(self) -> None:
        """Migrate the database and start the background tasks."""
        await self.store.open()
        await create_revision(self.store)
        self._origin_key = bytes.fromhex(await get_or_create(self.store, "origins", lambda: secrets.token_hex(32)))
        self.cluster.start()
        await self.access.refresh()
        await self.clock_monitor.heartbeat()
        self.spawn(self.clock_monitor.run())
        self.spawn(self.reminders.run())
        self.spawn(self.access.run())
        self.spawn(self.metrics.watch_loop())
        self.spawn(self._warm_up())

    async def _warm_up(self) -> None:
        for game in registry.all_games():
            await self.bot_pool.warm_up(game)
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
        for task in self._tasks:
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
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
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
                    self.cluster.request_presence(id)
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

    @property
    def tables(self) -> list[Table]:
        """The tables in memory."""
        return list(self._tables.values())

    def forget(self, id: str) -> None:
        """Drop a table from memory."""
        table = self._tables.pop(id, None)
        if table is not None:
            table.bots.close()

    async def new_table(self, guest: GuestRow, wish: NewTable) -> Table:
        """Create the table that a guest asks for."""
        game = registry.load(wish.game)
        options = {**mode_options(game, wish.mode), **wish.options}
        if wish.position is not None:
            match = await self.compute(Match.load, wish.position)
            if match.game.id != game.id:
                raise BadRequestError("bad-request", detail="position: of another game")
        else:
            players = wish.players or len(wish.seats or ()) or game.min_players
            match = await self.compute(Match.new, game.id, players, options, new_seed())
        seats = self._seats(guest, match, wish.seats)
        alone = all(seat.kind != "open" for seat in seats)
        practice = alone and wish.clock is None if wish.practice is None else wish.practice
        if practice and not alone:
            raise BadRequestError("bad-seats", detail="a practice table has no open seats")
        if practice and wish.clock is not None:
            raise BadRequestError("bad-clock")
        if wish.position is not None and not practice:
            raise BadRequestError("not-practice")
        row = self._row(match, guest, **columns_of(wish) | {"practice": practice})
        row.status = "running" if alone else "waiting"
        row.seat = match.seat if alone else None
        if match.over:
            row.status, row.result = "over", msgspec.to_builtins(await self.compute(match.result))
        if wish.rated:
            make_rated(row, seats, guest)
        if alone:
            draw_lots(row, seats)
        else:
            await self._check_open_tables(row)
        return await self._open(row, seats)

    async def _check_open_tables(self, row: TableRow) -> None:
        """``ConflictError`` if the guest or their address has too many tables that wait for players."""
        mine, from_there = await self.store.open_tables(row.host or "", row.origin)
        many = mine >= MAX_OPEN_TABLES or from_there >= MAX_OPEN_TABLES * ADDRESS_FACTOR
        if many and current_owner.get().bounded:
            raise ConflictError("many-tables", most=MAX_OPEN_TABLES)

    def _row(self, match: Match, guest: GuestRow, **fields: Any) -> TableRow:
        options, sealed = as_dict(match.options), dict[str, str]()
        if match.seed is not None:
            salt = new_salt()
            deal = (match.seed, match.game.id, match.players, options, match.rules_version)
            sealed = {"salt": salt, "seed_hash": seal(salt, *deal)}
        return TableRow(
            id=new_id(),
            format=TABLE_FORMAT,
            game=match.game.id,
            rules_version=match.rules_version,
            players=match.players,
            options=options,
            seed=match.seed,
            start=None if match.seed is not None else match.branch(0).position(),
            code=new_id(CODE_LENGTH),
            host=guest.id,
            origin=self._origin(),
            ply=0,
            sequence=0,
            **sealed,
            **fields,
        )

    def _origin(self) -> str | None:
        """The hash of the address for which the current task runs."""
        address = current_owner.get().address
        if not address:
            return None
        return hmac.new(self._origin_key, address.encode(), hashlib.sha256).hexdigest()[:ORIGIN_LENGTH]

    def _seats(self, guest: GuestRow, match: Match, wishes: list[SeatWish] | None, level: int = DEFAULT_LEVEL) -> Any:
        if wishes is None:
            wishes = [SeatWish(kind="me"), *(SeatWish(kind="bot", level=level) for _ in range(match.players - 1))]
        if len(wishes) != match.players:
            raise BadRequestError("bad-seats", detail=f"{len(wishes)} seats for {match.players} players")
        kinds = [wish.kind for wish in wishes]
        if kinds.count("me") > 1 or ("me" not in kinds and set(kinds) != {"bot"}):
            raise BadRequestError("bad-seats", detail="exactly one seat is yours (me), unless all are bots")
        return [self._seat(guest, number, wish) for number, wish in enumerate(wishes)]

    def _seat(self, guest: GuestRow, number: int, wish: SeatWish) -> SeatRow:
        if wish.kind in ("open", "bot"):
            level = (wish.level or DEFAULT_LEVEL) if wish.kind == "bot" else None
            return SeatRow(seat=number, kind=wish.kind, level=level, here=False, left=False)
        name = wish.clean_name() or (guest.name if wish.kind == "me" else None)
        return SeatRow(seat=number, kind="person", guest_id=guest.id, name=name, here=wish.kind == "here", left=False)

    async def _open(self, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry] = ()) -> Table:
        rows = self._rows(row, seats)
        if entries:
            await self.store.add_with_entries(row, rows[1:], entries)
        else:
            await self.store.add(*rows)
        return await self.table(row.id)

    @staticmethod
    def _rows(row: TableRow, seats: Sequence[SeatRow]) -> list[Base]:
        for seat in seats:
            seat.table_id = row.id
        clocks.start_new_table(row, seats)
        return [row, *seats]

    @staticmethod
    def _moves(match: Match) -> list[Entry]:
        played = enumerate(zip(match.actions, match.deciders, strict=True), 1)
        return [Entry("move", seat, 0, ply, action, sequence=ply) for ply, (action, seat) in played]

    async def branch(self, guest: GuestRow, parent: Table, ply: int, wishes: list[SeatWish] | None) -> Table:
        """Create a practice table that continues from a ply of a finished game."""
        if parent.row.status != "over" or parent.match is None:
            raise ConflictError("not-over")
        match = await self.compute(parent.match.branch, ply)
        if match.over:
            raise ConflictError("not-running")
        if wishes is None:
            wishes = [SeatWish(kind="bot", level=BRANCH_LEVEL) for _ in range(match.players)]
            wishes[match.seat or 0] = SeatWish(kind="me")
        seats = self._seats(guest, match, wishes)
        if any(seat.kind == "open" for seat in seats):
            raise BadRequestError("bad-seats", detail="a practice table has no open seats")
        row = self._row(match, guest, practice=True, private=True, mode=parent.row.mode, kind="branch")
        row.parent, row.parent_ply, row.status = parent.id, ply, "running"
        row.salt, row.seed_hash = parent.row.salt, parent.row.seed_hash
        row.ply, row.sequence, row.seat = ply, ply, match.seat
        return await self._open(row, seats, self._moves(match))

    async def add_record(self, guest: GuestRow, record: GameRecord) -> Table:
        """Create a table on which an uploaded game can be replayed."""
        match = await self.compute_background(record.match)
        names = record.seats + [""] * match.players
        seats = [
            SeatRow(seat=n, kind="person", name=one_line(names[n])[:64] or None, here=False, left=False)
            for n in range(match.players)
        ]
        row = self._row(match, guest, practice=False, private=False, kind="record", status="over")
        row.salt, row.seed_hash = (record.salt, record.seed_hash) if record.opened else (None, None)
        said = comments.comment_entries(record)
        row.ply, row.sequence = match.ply, match.ply + len(said)
        row.result = msgspec.to_builtins(await self.compute(match.result))
        return await self._open(row, seats, [*self._moves(match), *said])

    async def rematch(self, guest: GuestRow, old: Table) -> Table:
        """The next game of the same people, seated as before or by lot; everyone who asks gets the same table."""
        if not old.mine(guest.id):
            raise ForbiddenError("not-your-table")
        if old.row.status != "over" or old.row.kind == "record":
            raise ConflictError("not-over")
        async with self._rematches:
            while old.row.next is None:
                row, seats = await self._next(guest, old)
                with suppress(StaleError):  # another server was faster
                    await seating.link_rematch(old, row.id, self._rows(row, seats))
        table = await self.table(old.row.next)
        for seat in list(table.seats):
            if seat.kind == "open" and seat.held_for == guest.id:
                await seating.sit(table, guest, seat.seat, seat.name, None)
        return table

    async def _next(self, guest: GuestRow, old: Table) -> tuple[TableRow, list[SeatRow]]:
        match = await self.compute(Match.new, old.row.game, old.row.players, old.row.options, new_seed())
        row = self._row(match, guest, **columns_of(settings_of(old.row)))
        seats = []
        for number in range(match.players):
            was = old.seats[number]
            seat = SeatRow(seat=number, kind=was.kind, name=was.name, here=was.here, level=was.level, left=False)
            if was.guest_id == guest.id:
                seat.guest_id = guest.id
            elif was.kind == "person":
                seat.kind, seat.held_for = "open", was.guest_id
            seats.append(seat)
        waits = any(seat.kind == "open" for seat in seats)
        row.status, row.seat = ("waiting", None) if waits else ("running", match.seat)
        if not waits:
            draw_lots(row, seats)
        return row, seats
