"""What a table needs of the server it runs on, and nothing more."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    import asyncio

    from asterism.server.storage.store import Store
    from asterism.server.tables.bot_pool import BotPool

T = TypeVar("T")
Outages = tuple[tuple[datetime, datetime], ...]


class Compute(Protocol):
    """Runs a function in a worker thread, when it is its owner's turn."""

    def __call__(self, function: Callable[..., T], *arguments: Any) -> Awaitable[T]: ...


class Announcements(Protocol):
    """Messages to the other servers on the database."""

    id: str
    """This server."""

    def send_changed(self, table: str, sequence: int) -> None: ...

    def send_presence(self, table: str, guests: list[str], watching: int) -> None: ...

    def send_thinking(self, table: str, seat: int, ply: int) -> None: ...


@dataclass(frozen=True, slots=True)
class TableContext:
    """The server's side of a table."""

    store: Store
    compute: Compute
    spawn: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]
    cluster: Announcements
    bot_pool: BotPool
    pace: float
    """The seconds between decisions where only bots play."""
    outages: Callable[[], Outages]
    """The outages that no clock counts."""
    heartbeat: Callable[[], Awaitable[None]]
    """Looks for outages."""
    refresh_outages: Callable[[float], Awaitable[None]]
    """Looks for outages if the server has not done so for long, or not since it read when the turn began."""
    count_move: Callable[[str], None]
    """Counts a stored decision of a game."""
