"""Several servers on one database: their new entries, their connected guests, and bots whose server died.

Every server polls the database. On PostgreSQL, NOTIFY messages make changes known at once; on SQLite, polling is all.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Protocol

import msgspec

from asterism.server.accounts.guests import new_id
from asterism.server.errors import UnavailableError
from asterism.server.storage import cluster_messages
from asterism.server.storage.pg_notify import PgNotify

if TYPE_CHECKING:
    from asterism.server.runtime.services import Services
    from asterism.server.tables.table import Table

POLL_SECONDS, POLL_SECONDS_WITH_NOTIFY = 1.0, 2.0
"""The seconds between two polls of the database: without and with NOTIFY."""
SERVER_TIMEOUT = 10.0
"""The seconds without a message after which a server counts as dead."""
ASKED_AT_ONCE = 200
"""The most tables about which a poll asks other servers again: every answer goes to all servers."""
REST_FACTOR, MAX_REST = 50.0, 10.0
"""The pause after a search for due bots: this many times its duration, at most this many seconds.
The search reads all abandoned games, and they add up."""
RESTARTING = 1012
"""The close code after which clients reconnect."""
log = logging.getLogger(__name__)


class Transport(Protocol):
    """Carries messages between servers; they may be lost."""

    def send(self, message: str) -> None:
        """Queue a message to all servers."""

    async def run(self) -> None:
        """Receive and send until cancelled."""

    async def send_final(self, message: str) -> None:
        """Send a message after ``run`` has ended."""


MakeTransport = Callable[[Callable[[str], None], Callable[[], None]], Transport]
"""Made from a callback for each message, and one for when messages arrive again."""


class Cluster:
    """One server's view of the others."""

    def __init__(self, services: Services, transport: MakeTransport | None = None) -> None:
        self.services = services
        self.id = new_id()
        self._make_transport = transport
        self._transport: Transport | None = None
        self._last_message: dict[str, float] = {}
        self._poll_now = asyncio.Event()
        self._rest_until = 0.0
        self._presences = 0
        """How many messages about presence this server has sent."""
        self._heard: dict[str, int] = {}
        """How many each other server has sent, as far as this one knows."""

    def start(self) -> None:
        """Start listening and polling."""
        store = self.services.store
        make = self._make_transport or (partial(PgNotify, store.engine) if store.shared else None)
        if make is not None:
            self._transport = make(self._receive, self._poll_now.set)
            self.services.spawn(self._transport.run())
        self.services.spawn(self._poll_forever())

    @property
    def hears_others(self) -> bool:
        """Whether servers send each other messages; otherwise each knows of its own connections alone."""
        return self._transport is not None

    # -- sending ---------------------------------------------------------------------------------------------------

    def _send(self, message: cluster_messages.ClusterMessage) -> None:
        if self._transport is not None:
            self._transport.send(cluster_messages.encode(message).decode())

    def send_changed(self, table: str, sequence: int) -> None:
        """Announce that this server has appended to a table."""
        self._send(cluster_messages.Changed(by=self.id, table=table, sequence=sequence))

    def send_rewritten(self, table: str) -> None:
        """Announce that this server has changed entries of a table."""
        self._send(cluster_messages.Rewritten(by=self.id, table=table))

    def send_presence(self, table: str, guests: list[str], watching: int) -> None:
        """Announce who is connected to this server at a table."""
        self._presences += 1
        number = self._presences
        self._send(cluster_messages.Present(by=self.id, table=table, guests=guests, watching=watching, number=number))

    def request_presence(self, table: Table) -> None:
        """Ask the other servers who is connected at a table, until all have answered."""
        table.presence.unanswered |= self._heard
        self._send(cluster_messages.Asks(by=self.id, table=table.id))

    def send_thinking(self, table: str, seat: int, ply: int) -> None:
        """Announce that a bot is thinking."""
        self._send(cluster_messages.Thinking(by=self.id, table=table, seat=seat, ply=ply))

    def send_access_changed(self) -> None:
        """Announce that sessions, bans or host tokens have changed."""
        self._send(cluster_messages.AccessChanged(by=self.id))

    # -- receiving -------------------------------------------------------------------------------------------------

    def _receive(self, text: str) -> None:
        try:
            message = cluster_messages.decode(text)
        except msgspec.ValidationError:  # of a newer server
            return
        if message.by == self.id:
            return
        self._last_message[message.by] = time.monotonic()
        match message:
            case cluster_messages.Alive():
                self._expect(message.by, message.presences)
                return
            case cluster_messages.Gone():
                self._forget(message.by)
                return
            case cluster_messages.AccessChanged():
                self.services.spawn(self.services.access.refresh())
                return
        if isinstance(message, cluster_messages.Present):
            self._expect(message.by, message.number - 1)
            self._heard[message.by] = max(message.number, self._heard[message.by])
        table = self.services.in_memory(message.table)
        if table is None:
            if isinstance(message, cluster_messages.Asks):
                self.send_presence(message.table, [], 0)
            return
        match message:
            case cluster_messages.Changed() if message.sequence > table.row.sequence:
                self.services.spawn(table.catch_up())
            case cluster_messages.Rewritten():
                self.services.spawn(table.catch_up())
            case cluster_messages.Present():
                table.presence.update_remote(message)
            case cluster_messages.Asks():
                table.presence.announce()
            case cluster_messages.Thinking():
                table.broadcaster.send_thinking(message.seat, message.ply)

    def _expect(self, server: str, presences: int) -> None:
        """So many messages of a server about presence should have arrived by now.

        If any is missing, the server must be asked about every table. That is done with the next polls, so that lost
        answers do not cause ever more questions.
        """
        if presences > self._heard.setdefault(server, 0):
            self._heard[server] = presences
            for table in self.services.tables:
                table.presence.unanswered[server] = presences

    def _ask_again(self) -> None:
        """Ask who is connected at tables of which not all servers have said it."""
        tables = (table for table in self.services.tables if table.presence.unanswered)
        for table in islice(tables, ASKED_AT_ONCE):
            self._send(cluster_messages.Asks(by=self.id, table=table.id))

    def _forget(self, server: str) -> None:
        self._last_message.pop(server, None)
        self._heard.pop(server, None)
        for table in self.services.tables:
            table.presence.forget(server)

    # -- polling ---------------------------------------------------------------------------------------------------

    async def _poll_forever(self) -> None:
        while True:
            self._send(cluster_messages.Alive(by=self.id, presences=self._presences))
            self._ask_again()
            for server, last_message in list(self._last_message.items()):
                if time.monotonic() - last_message > SERVER_TIMEOUT:
                    self._forget(server)
            try:
                await self._catch_up()
                await self._start_due_bots()
            except UnavailableError:
                log.warning("the database is away")
            except Exception:
                log.exception("looking for what other servers did failed")
            with suppress(TimeoutError):
                async with asyncio.timeout(POLL_SECONDS_WITH_NOTIFY if self._transport else POLL_SECONDS):
                    await self._poll_now.wait()
            self._poll_now.clear()

    async def _catch_up(self) -> None:
        """Find changes for which no message arrived."""
        tables = self.services.tables
        ages = await self.services.store.ages([table.id for table in tables])
        for table in tables:
            age = ages.get(table.id)
            if age is None:
                self._drop_deleted(table)
            elif age.rewrites > table.age.rewrites or (table.age.is_before(age) and not table.lock.locked()):
                self.services.spawn(table.catch_up())

    def _drop_deleted(self, table: Table) -> None:
        """The table was deleted; clients that reconnect get an error."""
        self.services.forget(table.id)
        for connection in list(self.services.connections):
            if connection.table is table:
                connection.close_after_reply(RESTARTING)

    async def _start_due_bots(self) -> None:
        """Lease due bot decisions that no server works on, as many as there are free threads."""
        free = self.services.bot_pool.free
        begin = time.monotonic()
        if not free or begin < self._rest_until:
            return
        due_bots = await self.services.store.bot_leases.due(free)
        if len(due_bots) < free:
            now = time.monotonic()
            self._rest_until = now + min(REST_FACTOR * (now - begin), MAX_REST)
        for id, ply in due_bots:
            if await self.services.store.bot_leases.take(id, ply, self.id):
                table = await self.services.table(id)
                await table.catch_up()
                table.bots.wake()

    async def close(self) -> None:
        """Announce that this server ends."""
        if self._transport is not None:
            await self._transport.send_final(cluster_messages.encode(cluster_messages.Gone(by=self.id)).decode())
