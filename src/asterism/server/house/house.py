"""The house: the tables in memory, the database, the worker threads, and how tables are made."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from platformdirs import user_data_path

from asterism.bots import make_bot
from asterism.engine import registry
from asterism.engine.errors import OptionError
from asterism.engine.match import Match
from asterism.engine.options import as_dict
from asterism.engine.record import Record
from asterism.engine.rng import new_seed
from asterism.engine.seal import new_salt, seal
from asterism.server.errors import BadRequestError, ConflictError, ForbiddenError, StaleError
from asterism.server.house.metrics import Metrics
from asterism.server.house.neighbours import RESTARTING, Neighbours
from asterism.server.house.reminders import Outgoing, Reminders
from asterism.server.house.timekeeper import Timekeeper
from asterism.server.people.bans import Bans
from asterism.server.people.guests import new_id, new_token
from asterism.server.people.limits import Limits
from asterism.server.people.requests import NewTable, SeatWish
from asterism.server.people.sessions import Sessions
from asterism.server.storage.database import Base, EntryRow, GuestRow, SeatRow, TableRow
from asterism.server.storage.store import Store
from asterism.server.tables import clocks, comments, seating
from asterism.server.tables.rated import make_rated
from asterism.server.tables.reviews import Reviews
from asterism.server.tables.table import Table
from asterism.server.tables.thinker import MakeBot, Thinker

if TYPE_CHECKING:
    from asterism.server.http.live import Connection

KEPT = 128
"""Tables that stay in memory although nobody is connected to them."""
CODE_LENGTH = 10
DEFAULT_LEVEL, BRANCH_LEVEL = 3, 5
GARBAGE = 50_000
"""New objects after which to look among them for garbage that holds itself."""
SWEEP = 60.0
"""The seconds between two looks for all such garbage: connections that ended, tables that nobody looks at."""
log = logging.getLogger(__name__)
T = TypeVar("T")


def default_database() -> str:
    """The embedded database, in the user's data folder."""
    folder = user_data_path("asterism")
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'asterism.db'}"


class Settings(msgspec.Struct, kw_only=True):
    """How a server runs."""

    database: str | None = None
    """The database's URL; None: the embedded one."""
    pages: Path = Path(__file__).resolve().parents[2] / "web"
    """The folder of the built page."""
    make_bot: MakeBot = make_bot
    """Who makes bots."""
    pace: float = 1.0
    """The seconds between decisions where only bots play."""
    host_secret: str | None = None
    """What opens the host's page and the metrics; None: made at the start."""
    outgoing: Outgoing = msgspec.field(default_factory=Outgoing)
    """How reminders leave the house."""
    trusted: tuple[str, ...] = ()
    """Networks for which there are no limits."""


class House:
    """One running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database or default_database())
        self.sessions = Sessions(self.store)
        self.bans = Bans(self.store)
        self.host_secret = settings.host_secret or new_token()
        self.limits = Limits(settings.trusted)
        self.metrics = Metrics(self)
        self.thinker = Thinker(settings.make_bot, self.metrics.thoughts.observe)
        self.reviews = Reviews()
        self.connections: set[Connection] = set()
        self.warm = False
        """Whether rules and bots of all games have run here."""
        self.draining = False
        """Whether the server is about to end."""
        self.timekeeper = Timekeeper(self)
        self.reminders = Reminders(self, settings.outgoing)
        self._rules = ThreadPoolExecutor(4, "rules")
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._rematches = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.neighbours = Neighbours(self)

    async def open(self) -> None:
        """Make the database ready."""
        await self.store.open()
        self.neighbours.start()
        await self.bans.load()
        await self.timekeeper.beat()
        self.spawn(self.timekeeper.run())
        self.spawn(self.reminders.run())
        self.spawn(self.bans.keep_up())
        self.spawn(self.metrics.watch_loop())
        self.spawn(self._warm_up())

    async def _warm_up(self) -> None:
        for game in registry.all_games():
            await self.thinker.wake(game)
        gc.collect()
        gc.freeze()  # what is there now stays, and need not be looked through again and again
        gc.set_threshold(GARBAGE, 20, 50)
        self.warm = True
        self.spawn(self._sweep())

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            gc.collect()

    async def drain(self, seconds: float) -> None:
        """Say goodbye to everybody, each after the last message that is for him."""
        self.draining = True
        for connection in list(self.connections):
            connection.leave(RESTARTING)
        until = time.monotonic() + seconds
        while any(connection.busy for connection in self.connections) and time.monotonic() < until:
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Stop thinking and let everything go."""
        for task in self._tasks:
            task.cancel()
        for table in self._tables.values():
            table.bots.close()
        self.thinker.close()
        self.reviews.close()
        self._rules.shutdown(wait=False, cancel_futures=True)
        await self.neighbours.close()
        await self.store.close()

    async def compute(self, function: Callable[..., T], *arguments: Any) -> T:
        """Run something that computes rules in a worker thread."""
        return await asyncio.get_running_loop().run_in_executor(self._rules, function, *arguments)

    def spawn(self, coroutine: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something in the background; a failure is logged."""
        task = asyncio.create_task(coroutine)
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
                    table = Table(self, id)
                    await table.load()
                    self._tables[id] = table
                    self._forget_idle()
                    self.neighbours.ask(id)
                    table.bots.wake()
            finally:
                self._loading.pop(id, None)
        return self._tables[id]

    def _forget_idle(self) -> None:
        for id in list(self._tables)[: max(0, len(self._tables) - KEPT)]:
            if self._tables[id].idle:
                self._tables.pop(id).bots.close()

    def in_memory(self, id: str) -> Table | None:
        """The table, if it is in memory."""
        return self._tables.get(id)

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
        """Make the table that a guest asks for."""
        game = registry.load(wish.game)
        if wish.mode is not None and wish.mode not in game.modes:
            raise OptionError(f"{game.id} has no mode {wish.mode!r}; its modes are {', '.join(game.modes)}")
        options = {**game.modes.get(wish.mode or "", {}), **wish.options}
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
        row = self._row(match, guest, practice=practice, private=wish.private, mode=wish.mode)
        row.status = "running" if alone else "waiting"
        row.seat = match.seat if alone else None
        if match.over:
            row.status, row.result = "over", msgspec.to_builtins(await self.compute(match.result))
        row.clock = msgspec.to_builtins(wish.clock)
        if wish.rated:
            make_rated(row, seats, guest)
        return await self._open(row, seats)

    def _row(self, match: Match, guest: GuestRow, **fields: Any) -> TableRow:
        options, sealed = as_dict(match.options), dict[str, str]()
        if match.seed is not None:
            salt = new_salt()
            sealed = {"salt": salt, "seed_hash": seal(salt, match.seed, match.game.id, match.players, options)}
        return TableRow(
            id=new_id(),
            game=match.game.id,
            players=match.players,
            options=options,
            seed=match.seed,
            start=None if match.seed is not None else match.branch(0).position(),
            code=new_id(CODE_LENGTH),
            host=guest.id,
            ply=0,
            number=0,
            **sealed,
            **fields,
        )

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

    async def _open(self, row: TableRow, seats: Sequence[SeatRow], moves: Sequence[EntryRow] = ()) -> Table:
        await self.store.add(*self._rows(row, seats, moves))
        return await self.table(row.id)

    @staticmethod
    def _rows(row: TableRow, seats: Sequence[SeatRow], moves: Sequence[EntryRow] = ()) -> list[Base]:
        for seat in seats:
            seat.table_id = row.id
        for move in moves:
            move.table_id = row.id
        clocks.begin(row, seats)
        return [row, *seats, *moves]

    @staticmethod
    def _moves(match: Match) -> list[EntryRow]:
        replay = match.branch(0)
        rows: list[EntryRow] = []
        for action in match.actions:
            rows.append(
                EntryRow(kind="move", number=len(rows) + 1, line=0, ply=len(rows) + 1, seat=replay.seat, action=action)
            )
            replay.play(action)
        return rows

    async def branch(self, guest: GuestRow, parent: Table, ply: int, wishes: list[SeatWish] | None) -> Table:
        """A practice table that goes on from a ply of a finished game."""
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
        row.ply, row.number, row.seat = ply, ply, match.seat
        return await self._open(row, seats, await self.compute(self._moves, match))

    async def keep_record(self, guest: GuestRow, record: Record) -> Table:
        """A table on which an uploaded game can be replayed."""
        match = await self.compute(record.match)
        names = record.seats + [""] * match.players
        seats = [
            SeatRow(seat=n, kind="person", name=names[n][:64] or None, here=False, left=False)
            for n in range(match.players)
        ]
        row = self._row(match, guest, practice=False, private=False, kind="record", status="over")
        row.salt, row.seed_hash = (record.salt, record.seed_hash) if record.opened else (None, None)
        said = comments.read(record)
        row.ply, row.number = match.ply, match.ply + len(said)
        row.result = msgspec.to_builtins(await self.compute(match.result))
        return await self._open(row, seats, [*await self.compute(self._moves, match), *said])

    async def rematch(self, guest: GuestRow, old: Table) -> Table:
        """The next game of the same people, seats turned on by one; everybody who asks gets the same."""
        if not old.mine(guest.id):
            raise ForbiddenError("not-your-table")
        if old.row.status != "over" or old.row.kind == "record":
            raise ConflictError("not-over")
        async with self._rematches:
            while old.row.next is None:
                row, seats = await self._next(guest, old)
                with suppress(StaleError):  # another server was quicker
                    await seating.follow(old, row.id, self._rows(row, seats))
        table = await self.table(old.row.next)
        for seat in list(table.seats):
            if seat.kind == "open" and seat.held_for == guest.id:
                await seating.sit(table, guest, seat.seat, seat.name, None)
        return table

    async def _next(self, guest: GuestRow, old: Table) -> tuple[TableRow, list[SeatRow]]:
        match = await self.compute(Match.new, old.row.game, old.row.players, old.row.options, new_seed())
        row = self._row(match, guest, practice=old.row.practice, private=old.row.private, mode=old.row.mode)
        seats = []
        for number in range(match.players):
            was = old.seats[(number + 1) % match.players]
            seat = SeatRow(seat=number, kind=was.kind, name=was.name, here=was.here, level=was.level, left=False)
            if was.guest_id == guest.id:
                seat.guest_id = guest.id
            elif was.kind == "person":
                seat.kind, seat.held_for = "open", was.guest_id
            seats.append(seat)
        waits = any(seat.kind == "open" for seat in seats)
        row.status, row.seat = ("waiting", None) if waits else ("running", match.seat)
        row.clock, row.rated = old.row.clock, old.row.rated
        return row, seats
