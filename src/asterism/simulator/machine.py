"""A machine that runs one server at a time: started, stopped, killed and started again, with a clock of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cached_property, partial
from random import Random
from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, Double, func
from uvicorn.server import ServerState

from asterism.bots.base import PlayResult
from asterism.server.app import create_app
from asterism.server.http.listen import Server
from asterism.server.http.websocket_protocol import HttpProtocol, WebSocketProtocol
from asterism.server.routes.games import Miniatures
from asterism.server.runtime.services import Services, Settings
from asterism.server.storage.database import SeatRow, TableRow
from asterism.server.storage.steady_clock import SteadyClock
from asterism.server.storage.store import Store
from asterism.simulator.database import START
from asterism.simulator.loop import Process
from asterism.simulator.network import BusEnd, ClientConnection, Refused
from asterism.simulator.reminders import WatchedReminders

if TYPE_CHECKING:
    from asterism.simulator.world import World

PING_SECONDS = 20.0
"""The seconds between two pings of a server to a client."""
HOST_SECRET = "simulated host"  # noqa: S105
TRY_AGAIN = 2.0
"""The seconds after which a server that could not start is started again."""


class RandomBot:
    """A bot that plays at random."""

    def __init__(self, spec: str, seed: int) -> None:
        self.name = spec
        self._random = Random(seed)

    def play(self, seen: Any, limit: Any) -> PlayResult:
        return PlayResult(self._random.choice(seen.legal))

    def close(self) -> None:
        pass


class PingingProtocol(WebSocketProtocol):
    """WebSockets whose pings can be made rarer while they are open."""

    def schedule_ping(self) -> None:
        self.ping_interval = PING_SECONDS
        super().schedule_ping()


class WatchedStore(Store):
    """A server's storage, which tells the run of every commit that it has made."""

    def __init__(self, machine: Machine) -> None:
        super().__init__("", machine.world.database.engine())
        self._machine = machine

    @cached_property
    def clock(self) -> ColumnElement[float]:
        """The clock that all servers go by, as on PostgreSQL."""
        return func.clock_timestamp(type_=Double)

    async def open(self) -> None:
        """The schema is there already."""
        await self.attempt(lambda session: session.connection())

    async def append(self, row: TableRow, seats: list[SeatRow], *rest: Any, **options: Any) -> None:
        entries, changes, *_ = rest
        watch = self._machine.world.watch
        before = watch.before_commit(row, seats, entries, changes)
        await super().append(row, seats, *rest, **options)
        watch.after_commit(before, row, seats)


class Machine:
    """One place where servers run."""

    def __init__(self, world: World, number: int) -> None:
        self.world = world
        self.name = f"server {number}"
        self.random = Random(f"{world.seed} {self.name}")
        self.app = _app(number)
        self.ahead = 0.0
        """How far its wall clock is ahead."""
        self.clock: SteadyClock
        self.process: Process | None = None
        self.services: Services | None = None
        self.ready = False
        self.connections: set[ClientConnection] = set()
        self._make: Callable[[], Any]
        self.starts = self.ends = 0

    def wall(self) -> float:
        """The time of day by its own clock."""
        return START + self.world.loop.time() + self.ahead

    @property
    def up(self) -> bool:
        return self.ready

    def start(self) -> None:
        """Start a server."""
        if self.process is not None:
            return
        self.starts += 1
        self.process = process = Process(self.name, self)
        self.clock = SteadyClock(self.wall, self.world.loop.time)
        self.world.loop.create_task(self._boot(process), context=process.context.copy())

    async def _boot(self, process: Process) -> None:
        bus = self.world.bus

        def transport(on_message: Callable[[str], None], on_connected: Callable[[], None]) -> BusEnd:
            return BusEnd(bus, process, on_message, on_connected)

        settings = Settings(database="", make_bot=RandomBot, bot_threads=2, pace=2.0, host_secret=HOST_SECRET)
        services = Services(settings, WatchedStore(self), transport)
        services.reminders = WatchedReminders(services, self.world)
        self.app.state.services = self.services = services
        self.app.state.miniatures = Miniatures(services)
        try:
            await services.open()
        except Exception:
            self.world.note("cannot start", self.name)
            self.world.loop.call_later(TRY_AGAIN, self.crash, 0.0, context=self.world.context.copy())
            return
        config = Server(self.app, port=0, ws=PingingProtocol).config
        config.load()
        state = ServerState()
        self._make = partial(HttpProtocol, config, state, {})
        self.ready = True
        self.world.note("up", self.name)

    def connect(self, number: int, address: str) -> ClientConnection:
        """A connection of a client."""
        if not self.ready or self.process is None:
            raise Refused(self.name)
        random = Random(f"{self.world.seed} wire {number}")  # another word would change what every seed does
        connection = ClientConnection(self.world.loop, number, random, self.process, self._make, address)
        self.connections.add(connection)
        return connection

    def crash(self, down: float) -> None:
        """Kill the server; start another after some seconds."""
        if self.process is None:
            return
        self.world.note("crash", self.name, round(down, 3))
        self._gone()
        self.world.loop.call_later(down, self.start, context=self.world.context.copy())

    def _gone(self) -> None:
        assert self.process is not None
        self.ready = False
        self.ends += 1
        process, self.process = self.process, None
        self.world.loop.kill(process)
        self.world.database.kill(process)
        for connection in self.connections:
            if not connection.half_open:
                connection.cut()
        self.connections.clear()

    def stop(self, down: float) -> None:
        """Let the server end as it does on SIGTERM; start another after some seconds."""
        process, services = self.process, self.services
        if process is None or services is None or not self.ready:
            return
        self.world.note("stop", self.name)
        self.ready = False

        async def end() -> None:
            await services.drain(5.0)
            await services.close()

        ending = self.world.loop.create_task(end(), context=process.context.copy())

        def ended(_: asyncio.Task[None]) -> None:
            if self.process is process:
                self._gone()
                self.world.loop.call_later(down, self.start, context=self.world.context.copy())

        ending.add_done_callback(ended, context=self.world.context.copy())

    def forget(self) -> None:
        """Keep nothing of the run in the application, which is used again."""
        self.app.state.services = self.app.state.miniatures = self.services = None


_apps: dict[int, Any] = {}


def _app(number: int) -> Any:
    """The application of a machine; making one takes long, and it keeps nothing but its services."""
    if number not in _apps:
        _apps[number] = create_app(Settings())
    return _apps[number]
