"""WebSocket clients that play random games at tables of a server, each as a guest with a cookie."""

from __future__ import annotations

import asyncio
import http.client
import random
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any
from urllib.parse import urlsplit

import msgspec

from asterism.load.websocket_client import WebSocketClient
from asterism.server.api.live import PROTOCOL

HTTP_THREADS = 8
"""Threads that create tables over HTTP."""
TIMEOUT_SECONDS = 30.0
now = time.perf_counter


class OfferedAction(msgspec.Struct):
    """A legal action, as far as a client reads it."""

    action: int


class ViewHeader(msgspec.Struct):
    """A view, as far as a client reads it."""

    ply: int


class ServerMessage(msgspec.Struct):
    """A message, as far as a client reads it."""

    type: str
    id: int | None = None
    ply: int | None = None
    view: ViewHeader | None = None
    legal: list[OfferedAction] = []
    error: dict[str, Any] = {}


read = msgspec.json.Decoder(ServerMessage).decode


class Counters:
    """What happened to all clients since the last ``clear``."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Reset all counters."""
        self.answered: list[float] = []
        """Seconds from each decision to its acknowledgement."""
        self.broadcast: list[float] = []
        """Seconds from each decision to the other player's message about it."""
        self.games = 0
        self.errors: Counter[str] = Counter()


class Client(WebSocketClient):
    """The client of one seat."""

    def __init__(self, url: str, headers: dict[str, str], table: ClientTable, seat: int) -> None:
        super().__init__(url, headers)
        self.table, self.seat = table, seat
        self.ply = -1
        """The ply of the decision that is being taken or was taken last."""
        self.closing = False

    def on_text(self, text: bytes) -> None:
        """Handle a message, and decide if it asks for a decision."""
        message, table = read(text), self.table
        match message.type:
            case "done":
                table.pool.counters.answered.append(now() - table.sent.pop(message.id))
            case "moved" | "state" | "table":
                if message.type == "moved" and message.ply != self.ply + 1:
                    table.pool.counters.broadcast.append(now() - table.sent_at)
                if message.legal and message.view is not None and message.view.ply != self.ply:
                    self.ply = message.view.ply
                    table.pool.schedule(self.decide, message)
            case "over":
                table.on_game_over()
            case "error":
                table.pool.counters.errors[message.error.get("code", "error")] += 1
                table.sent.pop(message.id, None)

    def decide(self, message: ServerMessage) -> None:
        """Send a random legal action."""
        pool = self.table.pool
        if pool.playing:
            action = pool.random.choice(message.legal).action
            self.table.sent[self.ply] = self.table.sent_at = now()
            self.send(b'{"type":"play","id":%d,"ply":%d,"action":%d}' % (self.ply, self.ply, action))

    def on_close(self, code: int) -> None:
        """Count a connection that the client did not close as an error."""
        if not self.closing:
            self.table.pool.counters.errors[f"closed {code}"] += 1


class ClientTable:
    """One table and its clients, game after game."""

    def __init__(self, pool: ClientPool) -> None:
        self.pool = pool
        self.cookies: list[str | None] = [None] * pool.players
        self.headers = [pool.headers() for _ in range(pool.players)]
        self.clients: list[Client] = []
        self.sent: dict[int | None, float] = {}
        """When the decisions that are not yet acknowledged were sent, by ply."""
        self.sent_at = 0.0
        self._ending = False

    async def open(self) -> None:
        """Create a table over HTTP, join all seats, and connect their clients."""
        loop, pool = asyncio.get_running_loop(), self.pool
        id = await loop.run_in_executor(pool.http_pool, self._create)
        url = pool.url.replace("http", "ws", 1) + f"/api/tables/{id}/live?protocol={PROTOCOL}"
        self.sent.clear()
        self._ending = False
        self.clients = []
        for seat, cookie in enumerate(self.cookies):
            headers = {"Cookie": cookie or "", **self.headers[seat]}
            self.clients.append(await Client.connect(url, headers, self, seat))

    def _create(self) -> str:
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in self.cookies[1:])]
        request = {"game": self.pool.game, "options": self.pool.options, "seats": seats, "seating": "fixed"}
        id = str(self._post(0, "/api/tables", request)["table"]["id"])
        for seat in range(1, len(self.cookies)):
            self._post(seat, f"/api/tables/{id}/seats/{seat}", {})
        return id

    def _post(self, seat: int, path: str, body: Any) -> Any:
        answer, cookie = self.pool.post(path, body, self.cookies[seat], self.headers[seat])
        self.cookies[seat] = cookie or self.cookies[seat]
        return answer

    def on_game_over(self) -> None:
        """Count the game and start the next one."""
        if not self._ending:
            self._ending = True
            self.pool.counters.games += 1
            if self.pool.playing:
                self.pool.spawn(self._next())

    async def _next(self) -> None:
        self.close()
        await self.open()

    def close(self) -> None:
        """Close all connections."""
        for client in self.clients:
            client.closing = True
            client.close()


class ClientPool:
    """All tables with their clients."""

    def __init__(
        self,
        url: str,
        game: str,
        options: dict[str, Any],
        players: int,
        pace: float | None,
        headers: Callable[[], dict[str, str]] = dict,
    ) -> None:
        self.url = url.rstrip("/")
        self.headers = headers
        """Makes the headers of one more client."""
        self.game, self.options, self.players, self.pace = game, options, players, pace
        self.tables: list[ClientTable] = []
        self.counters = Counters()
        self.playing = False
        self.random = random.Random(1)
        self.http_pool = ThreadPoolExecutor(HTTP_THREADS, "http")
        self._waiting: list[tuple[Callable[[ServerMessage], None], ServerMessage]] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def add_tables(self, count: int, added: Callable[[], None]) -> None:
        """Open ``count`` more tables; ``added`` is called after each."""

        async def one(table: ClientTable) -> None:
            await table.open()
            self.tables.append(table)
            added()

        await asyncio.gather(*(one(ClientTable(self)) for _ in range(count)))

    def start(self) -> None:
        """Start playing."""
        self.playing = True
        waiting, self._waiting = self._waiting, []
        for decide, message in waiting:
            self.schedule(decide, message)

    def schedule(self, decide: Callable[[ServerMessage], None], message: ServerMessage) -> None:
        """Let a client decide, at once or after its pace; before ``start``, keep it waiting."""
        if not self.playing:
            self._waiting.append((decide, message))
        elif self.pace is None:
            decide(message)
        else:
            asyncio.get_running_loop().call_later(self.pace * self.random.uniform(0.5, 1.5), decide, message)

    async def stop(self) -> None:
        """Send no more decisions, wait for the outstanding acknowledgements, and close all connections."""
        self.playing = False
        until = now() + TIMEOUT_SECONDS
        while any(table.sent for table in self.tables) and now() < until:
            await asyncio.sleep(0.01)
        self.counters.errors["unanswered"] += sum(len(table.sent) for table in self.tables)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in self.tables:
            table.close()
        self.http_pool.shutdown(wait=True, cancel_futures=True)
        await asyncio.sleep(0.1)

    def spawn(self, coroutine: Any) -> None:
        """Run a coroutine as a task; an exception counts as an error."""
        task = asyncio.get_running_loop().create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._task_done)

    def _task_done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.counters.errors[type(error).__name__] += 1

    def post(self, path: str, body: Any, cookie: str | None, more: dict[str, str]) -> tuple[Any, str | None]:
        """POST a JSON body; return the JSON answer and a new cookie. A 429 is retried after the time it names."""
        address = urlsplit(self.url)
        headers = {"Content-Type": "application/json", **more} | ({"Cookie": cookie} if cookie else {})
        until = now() + TIMEOUT_SECONDS * 4
        kind = http.client.HTTPSConnection if address.scheme == "https" else http.client.HTTPConnection
        while True:
            with closing(kind(address.netloc, timeout=TIMEOUT_SECONDS)) as connection:
                connection.request("POST", path, msgspec.json.encode(body), headers)
                answer = connection.getresponse()
                content = msgspec.json.decode(answer.read())
            if answer.status == 429 and now() < until:
                time.sleep(float(content["error"]["params"]["seconds"]))
                continue
            if answer.status >= 400:
                raise ConnectionError(f"{path}: {content['error']['message']}")
            return content, (answer.getheader("Set-Cookie") or "").partition(";")[0] or None
