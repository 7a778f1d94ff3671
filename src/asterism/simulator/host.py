"""The simulated host of the servers: reads chats and removes lines."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from asterism.simulator.machine import HOST_SECRET
from asterism.simulator.person import Person

if TYPE_CHECKING:
    from asterism.simulator.world import World

PAUSE = (60.0, 400.0)
"""The seconds between two looks at a chat."""


class Host(Person):
    """The host, in one browser."""

    def __init__(self, world: World) -> None:
        super().__init__(world, len(world.people))
        self.removed: set[tuple[str, int]] = set()
        """The lines that are removed: tables and numbers."""

    async def moderate(self) -> None:
        """Remove a line now and then."""
        while not self.world.quiet:
            await asyncio.sleep(self.random.uniform(*PAUSE))
            if tables := list(self.world.attendance.games_before):
                await self._remove_line(self.random.choice(tables))

    async def _do(self, method: str, path: str) -> Any:
        """Do something that only the host may, logged in."""
        while True:
            _, answer = await self.ask(method, f"/api/host{path}")
            if "error" not in answer:
                return answer
            if answer["error"]["code"] != "not-host":
                self.world.violation("answers", f"{method} {path}: {answer}")
            await self.ask("POST", "/api/host", {"secret": HOST_SECRET})

    async def _remove_line(self, table: str) -> None:
        chat = f"/tables/{table}/chat"
        lines = [line["n"] for line in (await self._do("GET", chat))["chat"] if not line.get("removed")]
        if lines and not self.world.quiet:
            number = self.random.choice(lines)
            await self._do("DELETE", f"{chat}/{number}")
            self.removed.add((table, number))
