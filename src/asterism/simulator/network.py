"""Simulated connections between clients and servers, and messages between servers.

A connection delivers its bytes in order, late, or, once it is half open, not at all and without either end noticing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import Context
from random import Random
from typing import Any

from asterism.simulator.loop import Process, VirtualLoop, outside

DELAY = (0.001, 0.06)
SLOW_DELAY = 2.0
"""The usual seconds for bytes on their way, and the most in rare cases."""
SLOW = 0.02
APART = 1e-6
"""Between two deliveries in one direction."""


class Refused(OSError):
    """Nobody listens there."""


class ClientConnection(asyncio.Transport):
    """One connection: the transport of the server's protocol, and the client's end."""

    def __init__(
        self, loop: VirtualLoop, number: int, random: Random, process: Process, make: Callable[[], Any], address: str
    ) -> None:
        super().__init__({"peername": (address, 1), "sockname": ("10.0.0.1", 80)})
        self.loop = loop
        self.number = number
        self.random = random
        self.process = process
        self.half_open = False
        """Whether bytes vanish."""
        self.inbox = bytearray()
        self.ended = False
        """Whether the client knows that the connection has ended."""
        self._arrival: asyncio.Future[None] | None = None
        self._last = {True: 0.0, False: 0.0}
        self._closing = False
        self._lost = False
        self._paused = False
        self._held: list[bytes] = []
        self._in_flight = 0
        self._here: Context = process.context.copy()
        with outside() as self._there:
            pass
        self.protocol: Any = None
        self._here.run(self._open, make)

    def _open(self, make: Callable[[], Any]) -> None:
        self.protocol = make()
        self.protocol.connection_made(self)

    def _later(self, to_server: bool, job: Callable[..., None], *arguments: Any) -> None:
        span = (0.0, SLOW_DELAY) if self.random.random() < SLOW else DELAY
        at = max(self._last[to_server] + APART, self.loop.time() + self.random.uniform(*span))
        self._last[to_server] = at
        self.loop.call_at(at, job, *arguments, context=self._here if to_server else self._there)

    # -- the client's end ------------------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        """The client sends bytes."""
        if not self.half_open:
            self._later(True, self._receive, data)

    async def read(self, seconds: float) -> bytes:
        """What has arrived; empty if the connection has ended. ``TimeoutError`` if nothing comes."""
        if not self.inbox and not self.ended:
            self._arrival = self.loop.create_future()
            timer = self.loop.call_later(seconds, self._give_up, self._arrival)
            try:
                await self._arrival
            finally:
                timer.cancel()
        data = bytes(self.inbox)
        self.inbox.clear()
        return data

    def _give_up(self, arrival: asyncio.Future[None]) -> None:
        if not arrival.done():
            arrival.set_exception(TimeoutError())

    def _announce(self) -> None:
        if self._arrival is not None and not self._arrival.done():
            self._arrival.set_result(None)

    def disconnect(self) -> None:
        """The client closes its end."""
        self.ended = True
        if not self.half_open:
            self._later(True, self._lose)

    def cut(self) -> None:
        """The connection breaks, and both ends learn of it."""
        self._later(True, self._lose)
        self._later(False, self._end)

    def _end(self) -> None:
        self.ended = True
        self._announce()

    def _arrive(self, data: bytes) -> None:
        self._in_flight -= len(data)
        if not self.half_open and not self.ended:
            self.inbox += data
            self._announce()

    # -- the server's end ------------------------------------------------------------------------------------------

    def _receive(self, data: bytes) -> None:
        if self._lost or self.half_open or self.process.dead:
            return
        if self._paused:
            self._held.append(data)
        else:
            self.protocol.data_received(data)

    def _lose(self) -> None:
        if not self._lost:
            self._lost = self._closing = True
            self.protocol.connection_lost(None)

    def write(self, data: Any) -> None:
        if not self._closing and data:
            self._in_flight += len(data)
            self._later(False, self._arrive, bytes(data))

    def get_write_buffer_size(self) -> int:
        return self._in_flight if self.half_open else 0

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass

    def is_closing(self) -> bool:
        return self._closing

    def close(self) -> None:
        if not self._closing:
            self._closing = True
            if not self.half_open:
                self._later(False, self._end)
            self.loop.call_soon(self._lose, context=self._here)

    abort = close

    def pause_reading(self) -> None:
        self._paused = True

    def resume_reading(self) -> None:
        self._paused = False
        held, self._held = self._held, []
        for data in held:
            self.loop.call_soon(self._receive, data, context=self._here)

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_protocol(self) -> Any:
        return self.protocol


class Bus:
    """Messages between servers: late, lost, twice, or held off from servers that are cut off."""

    def __init__(self, loop: VirtualLoop, random: Random) -> None:
        self.loop = loop
        self.random = random
        self.loses = self.doubles = 0.0
        self.cut_off: set[str] = set()
        """The names of servers that no message reaches or leaves."""
        self.ends: list[BusEnd] = []

    def heal(self) -> None:
        """End all faults; every server hears that it is connected again."""
        self.loses = self.doubles = 0.0
        self.reconnect()

    def reconnect(self) -> None:
        """Cut-off servers are back."""
        for end in self.ends:
            if end.process.name in self.cut_off and not end.process.dead:
                self.loop.call_soon(end.on_connected, context=end.process.context.copy())
        self.cut_off.clear()

    def post(self, sender: BusEnd, message: str) -> None:
        """Send to all servers, the sender included."""
        for end in self.ends:
            if end.process.dead or self.random.random() < self.loses:
                continue
            if self.cut_off & {sender.process.name, end.process.name}:
                continue
            for _ in range(1 + (self.random.random() < self.doubles)):
                at = max(end.last.get(sender, 0.0), self.loop.now + self.random.uniform(*DELAY))
                end.last[sender] = at
                self.loop.call_at(at, end.on_message, message, context=end.process.context.copy())


class BusEnd:
    """One server's end; it takes the place of PostgreSQL's NOTIFY."""

    def __init__(
        self, bus: Bus, process: Process, on_message: Callable[[str], None], on_connected: Callable[[], None]
    ) -> None:
        self.bus = bus
        self.process = process
        self.on_message = on_message
        self.on_connected = on_connected
        self.last: dict[BusEnd, float] = {}
        """When the last message of each other end arrives: as in PostgreSQL, they keep their order."""

    def send(self, message: str) -> None:
        """Queue a message to all servers."""
        self.bus.post(self, message)

    async def run(self) -> None:
        """Receive until cancelled."""
        self.bus.ends.append(self)
        self.on_connected()
        await asyncio.get_running_loop().create_future()

    async def send_final(self, message: str) -> None:
        """Send the last message."""
        self.bus.post(self, message)
