"""The order in which transactions write to a SQLite file, which has one writer at a time.

SQLite itself lets writers in by chance, and those that wait sleep for up to a tenth of a second between attempts: a
stranger who creates tables would keep a player's move waiting. Here moves come first, then all others in their order;
but after every commit of moves one of the others may write, however many moves there are. Nobody holds a
connection while waiting, so that some are always free for reading.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


class WriteGate:
    """Lets one writer in at a time."""

    def __init__(self) -> None:
        self._taken = False
        self._moves: deque[asyncio.Future[None]] = deque()
        self._others: deque[asyncio.Future[None]] = deque()
        self._moves_had_it = False

    @asynccontextmanager
    async def turn(self, moves: bool) -> AsyncIterator[None]:
        """Wait for a turn to write, and hold it."""
        await self._enter(self._moves if moves else self._others)
        self._moves_had_it = moves
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, line: deque[asyncio.Future[None]]) -> None:
        if not self._taken:
            self._taken = True
            return
        turn = asyncio.get_running_loop().create_future()
        line.append(turn)
        try:
            await turn
        except BaseException:
            with suppress(ValueError):
                line.remove(turn)
            if not turn.cancelled():  # its turn had come at the moment of being cancelled
                self._leave()
            raise

    def _leave(self) -> None:
        """Let the next one in."""
        lines = (self._others, self._moves) if self._moves_had_it else (self._moves, self._others)
        for line in lines:
            while line:
                turn = line.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self._taken = False
