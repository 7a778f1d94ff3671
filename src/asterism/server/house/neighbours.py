"""The other servers on the same database: what they add, who is connected to them, and bots whose server died.

The database is the truth, and every server looks at it again and again. On PostgreSQL notes by telegraph make it quick;
on SQLite, looking is all there is.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from asterism.server.errors import UnavailableError
from asterism.server.people.guests import new_id
from asterism.server.storage import notes
from asterism.server.storage.telegraph import Telegraph

if TYPE_CHECKING:
    from asterism.server.house.house import House
    from asterism.server.tables.table import Table

LOOK, LOOK_SHARED = 1.0, 2.0
"""The seconds between two looks at the database: without and with a telegraph."""
SILENCE = 10.0
"""The seconds after which a server that is not heard counts as dead."""
REST, LONGEST_REST = 50.0, 10.0
"""After a look for bots that nobody lets think: so many times what it took, but not more than so many seconds.
Games that nobody goes on with add up, and it reads them all."""
RESTARTING = 1012
"""The close code after which clients connect again."""
log = logging.getLogger(__name__)


class Neighbours:
    """What one server knows of the others."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.id = new_id()
        self._telegraph: Telegraph | None = None
        self._heard: dict[str, float] = {}
        self._look = asyncio.Event()
        self._rested = 0.0

    def start(self) -> None:
        """Listen, and look around from time to time."""
        if self.house.store.shared:
            self._telegraph = Telegraph(self.house.store.engine, self._hear, self._look.set)
            self.house.spawn(self._telegraph.run())
        self.house.spawn(self._look_round())

    # -- saying ----------------------------------------------------------------------------------------------------

    def _say(self, note: notes.Note) -> None:
        if self._telegraph is not None:
            self._telegraph.say(notes.write(note).decode())

    def changed(self, table: str, number: int) -> None:
        """Tell that this server has added to a table."""
        self._say(notes.Changed(by=self.id, table=table, number=number))

    def rewritten(self, table: str) -> None:
        """Tell that this server has changed a table's entries."""
        self._say(notes.Rewritten(by=self.id, table=table))

    def present(self, table: str, guests: list[str], watching: int) -> None:
        """Tell who is connected to this server at a table."""
        self._say(notes.Present(by=self.id, table=table, guests=guests, watching=watching))

    def ask(self, table: str) -> None:
        """Ask who is connected to the others at a table."""
        self._say(notes.Asks(by=self.id, table=table))

    def thinking(self, table: str, seat: int, ply: int) -> None:
        """Tell that a bot thinks."""
        self._say(notes.Thinking(by=self.id, table=table, seat=seat, ply=ply))

    # -- hearing ---------------------------------------------------------------------------------------------------

    def _hear(self, text: str) -> None:
        note = notes.read(text)
        if note.by == self.id:
            return
        self._heard[note.by] = time.monotonic()
        if isinstance(note, notes.Gone):
            self._forget(note.by)
        table = None if isinstance(note, notes.Alive | notes.Gone) else self.house.in_memory(note.table)
        if table is None:
            return
        match note:
            case notes.Changed() if note.number > table.row.number:
                self.house.spawn(table.catch_up())
            case notes.Rewritten():
                self.house.spawn(self._reread(table))
            case notes.Present():
                table.audience.hear(note)
            case notes.Asks() if table.audience.viewers:
                table.audience.say_present()
            case notes.Thinking():
                table.audience.tell_thinking(note.seat, note.ply)

    async def _reread(self, table: Table) -> None:
        async with table.lock:
            await table.reread()

    def _forget(self, server: str) -> None:
        self._heard.pop(server, None)
        for table in self.house.tables:
            if server in table.audience.elsewhere:
                table.audience.hear(notes.Present(by=server, table=table.id))

    # -- looking ---------------------------------------------------------------------------------------------------

    async def _look_round(self) -> None:
        while True:
            self._say(notes.Alive(by=self.id))
            for server, heard in list(self._heard.items()):
                if time.monotonic() - heard > SILENCE:
                    self._forget(server)
            try:
                await self._catch_up()
                await self._rouse()
            except UnavailableError:
                log.warning("the database is away")
            except Exception:
                log.exception("looking for what other servers did failed")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._look.wait(), LOOK_SHARED if self._telegraph else LOOK)
            self._look.clear()

    async def _catch_up(self) -> None:
        """Find what no note told of."""
        tables = self.house.tables
        numbers = await self.house.store.numbers([table.id for table in tables])
        for table in tables:
            if table.id not in numbers:
                self._drop(table)
            elif numbers[table.id] > table.row.number and not table.lock.locked():
                self.house.spawn(table.catch_up())

    def _drop(self, table: Table) -> None:
        """The table is not there any more; who comes back to it is told so."""
        self.house.forget(table.id)
        for connection in list(self.house.connections):
            if connection.table is table:
                connection.leave(RESTARTING)

    async def _rouse(self) -> None:
        """Let bots think for whom nobody does, as many as can think at once."""
        free = self.house.thinker.free
        begin = time.monotonic()
        if not free or begin < self._rested:
            return
        due = await self.house.store.due(free)
        if len(due) < free:
            now = time.monotonic()
            self._rested = now + min(REST * (now - begin), LONGEST_REST)
        for id, ply in due:
            if await self.house.store.lease(id, ply, self.id):
                table = await self.house.table(id)
                await table.catch_up()
                table.bots.wake()

    async def close(self) -> None:
        """Say goodbye."""
        if self._telegraph is not None:
            await self._telegraph.last(notes.write(notes.Gone(by=self.id)).decode())
