"""Simulated visitors: each says something at a table, begins a game with a bot, and then deletes themselves."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from asterism.simulator.frames import Frames, Gone
from asterism.simulator.person import Person
from asterism.simulator.received import ANSWER

if TYPE_CHECKING:
    from asterism.simulator.world import World

PAUSE = (120.0, 600.0)
"""The seconds between two visits."""
OWN: dict[str, Any] = {"game": "octocube", "mode": "kids", "seats": [{"kind": "bot", "level": 1}, {"kind": "me"}]}
"""The table that a visitor makes; the bot may decide at the moment in which the visitor is deleted."""
HELLO = " says hello"


class Visitor(Person):
    """One visitor after the other, in one browser."""

    def __init__(self, world: World) -> None:
        super().__init__(world, len(world.people) + 1)
        self.visits = 0
        self.deleted: set[str] = set()
        """The names and ids of those who are deleted."""

    async def visit(self) -> None:
        """Come and go."""
        while not self.world.quiet:
            await asyncio.sleep(self.random.uniform(*PAUSE))
            tables = list(self.world.attendance.games_before)
            if tables and self.world.pace.until_calm > 0:  # the last visit is over before the quiet
                await self._visit(self.random.choice(tables))

    async def _visit(self, table: str) -> None:
        self.visits += 1
        self.name, self.guest, self.cookie = f"Visitor {self.visits:04}", "", ""
        await self.register()
        await self._agree("POST", "/api/tables", OWN)
        await self._say_hello(table)
        await self._agree("DELETE", "/api/me")
        self.deleted |= {self.name, self.guest}

    async def _say_hello(self, table: str) -> None:
        """Say something, if the connection lasts."""
        text = self.name + HELLO
        with suppress(Gone, OSError, TimeoutError):
            connection = self._connect_live(table, 0)
            try:
                frames = Frames(connection)
                await frames.text(ANSWER)
                frames.say({"type": "chat", "text": text, "key": text, "id": 1})
                while msgspec.json.decode(await frames.text(ANSWER)).get("id") != 1:
                    pass
            finally:
                connection.disconnect()
                self.connections.discard(connection)
