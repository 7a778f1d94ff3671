"""Guests at tables: each has a cookie and a live connection, and plays whatever it is offered, at its pace."""

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

from asterism.load.socket import Socket

HELPERS = 8
"""Threads that make tables."""
PATIENCE = 30.0
now = time.perf_counter


class Legal(msgspec.Struct):
    """Something that may be done."""

    action: int


class Seen(msgspec.Struct):
    """What a player wants to know of a view."""

    ply: int


class Message(msgspec.Struct):
    """What a player wants to know of a message."""

    type: str
    id: int | None = None
    ply: int | None = None
    view: Seen | None = None
    legal: list[Legal] = []
    error: dict[str, Any] = {}


read = msgspec.json.Decoder(Message).decode


class Tally:
    """What happened to everybody since it was last cleared."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Begin to count anew."""
        self.answered: list[float] = []
        """Seconds from each decision to its acknowledgement."""
        self.told: list[float] = []
        """Seconds from each decision to the other player's message about it."""
        self.games = 0
        self.errors: Counter[str] = Counter()


class Player(Socket):
    """One guest at one table."""

    def __init__(self, url: str, headers: dict[str, str], table: Table, seat: int) -> None:
        super().__init__(url, headers)
        self.table, self.seat = table, seat
        self.ply = -1
        """The ply of the decision that is being taken or was taken last."""
        self.closing = False

    def heard(self, text: bytes) -> None:
        """Read a message, and decide if it asks for a decision."""
        message, table = read(text), self.table
        match message.type:
            case "done":
                table.crowd.tally.answered.append(now() - table.sent.pop(message.id))
            case "moved" | "state" | "table":
                if message.type == "moved" and message.ply != self.ply + 1:
                    table.crowd.tally.told.append(now() - table.sent_at)
                if message.legal and message.view is not None and message.view.ply != self.ply:
                    self.ply = message.view.ply
                    table.crowd.soon(self.decide, message)
            case "over":
                table.over()
            case "error":
                table.crowd.tally.errors[message.error.get("code", "error")] += 1
                table.sent.pop(message.id, None)

    def decide(self, message: Message) -> None:
        """Take one of the decisions that are offered."""
        crowd = self.table.crowd
        if crowd.playing:
            action = crowd.dice.choice(message.legal).action
            self.table.sent[self.ply] = self.table.sent_at = now()
            self.say(b'{"type":"play","id":%d,"ply":%d,"action":%d}' % (self.ply, self.ply, action))

    def ended(self, code: int) -> None:
        """A connection that nobody closed is an error."""
        if not self.closing:
            self.table.crowd.tally.errors[f"closed {code}"] += 1


class Table:
    """One table and those who sit at it, game after game."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.cookies: list[str | None] = [None] * crowd.players
        self.seated: list[Player] = []
        self.sent: dict[int | None, float] = {}
        """When the decisions that are not yet acknowledged were sent, by ply."""
        self.sent_at = 0.0
        self._ending = False

    async def open(self) -> None:
        """Make a table by the API, seat all its players, and connect them."""
        loop, crowd = asyncio.get_running_loop(), self.crowd
        id = await loop.run_in_executor(crowd.helpers, self._make)
        url = crowd.url.replace("http", "ws", 1) + f"/api/tables/{id}/live"
        self.sent.clear()
        self._ending = False
        self.seated = [
            await Player.connect(url, {"Cookie": cookie or ""}, self, seat) for seat, cookie in enumerate(self.cookies)
        ]

    def _make(self) -> str:
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in self.cookies[1:])]
        wish = {"game": self.crowd.game, "options": self.crowd.options, "seats": seats}
        id = str(self._post(0, "/api/tables", wish)["table"]["id"])
        for seat in range(1, len(self.cookies)):
            self._post(seat, f"/api/tables/{id}/seats/{seat}", {})
        return id

    def _post(self, seat: int, path: str, body: Any) -> Any:
        answer, cookie = self.crowd.post(path, body, self.cookies[seat])
        self.cookies[seat] = cookie or self.cookies[seat]
        return answer

    def over(self) -> None:
        """The game is over: sit down to the next one."""
        if not self._ending:
            self._ending = True
            self.crowd.tally.games += 1
            if self.crowd.playing:
                self.crowd.spawn(self._next())

    async def _next(self) -> None:
        self.leave()
        await self.open()

    def leave(self) -> None:
        """Everybody goes home."""
        for player in self.seated:
            player.closing = True
            player.close()


class Crowd:
    """Everybody who plays."""

    def __init__(self, url: str, game: str, options: dict[str, Any], players: int, pace: float | None) -> None:
        self.url = url.rstrip("/")
        self.game, self.options, self.players, self.pace = game, options, players, pace
        self.tables: list[Table] = []
        self.tally = Tally()
        self.playing = False
        self.dice = random.Random(1)
        self.helpers = ThreadPoolExecutor(HELPERS, "helper")
        self._waiting: list[tuple[Callable[[Message], None], Message]] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def gather(self, count: int, arrived: Callable[[], None]) -> None:
        """Seat players at ``count`` more tables; ``arrived`` hears of each."""

        async def one(table: Table) -> None:
            await table.open()
            self.tables.append(table)
            arrived()

        await asyncio.gather(*(one(Table(self)) for _ in range(count)))

    def start(self) -> None:
        """Let everybody play."""
        self.playing = True
        waiting, self._waiting = self._waiting, []
        for decide, message in waiting:
            self.soon(decide, message)

    def soon(self, decide: Callable[[Message], None], message: Message) -> None:
        """Let a player decide: at once, or after a while."""
        if not self.playing:
            self._waiting.append((decide, message))
        elif self.pace is None:
            decide(message)
        else:
            asyncio.get_running_loop().call_later(self.pace * self.dice.uniform(0.5, 1.5), decide, message)

    async def stop(self) -> None:
        """Let nobody begin a decision any more, and wait for the answers to those that were begun."""
        self.playing = False
        until = now() + PATIENCE
        while any(table.sent for table in self.tables) and now() < until:
            await asyncio.sleep(0.01)
        self.tally.errors["unanswered"] += sum(len(table.sent) for table in self.tables)
        for task in self._tasks:
            task.cancel()
        for table in self.tables:
            table.leave()
        self.helpers.shutdown(wait=True, cancel_futures=True)
        await asyncio.sleep(0.1)

    def spawn(self, coroutine: Any) -> None:
        """Do something beside; a failure counts as an error."""
        task = asyncio.get_running_loop().create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.tally.errors[type(error).__name__] += 1

    def post(self, path: str, body: Any, cookie: str | None) -> tuple[Any, str | None]:
        """Ask the server for something; return its answer and the cookie it gives. Waits as long as it is told to."""
        address = urlsplit(self.url)
        headers = {"Content-Type": "application/json"} | ({"Cookie": cookie} if cookie else {})
        until = now() + PATIENCE * 4
        kind = http.client.HTTPSConnection if address.scheme == "https" else http.client.HTTPConnection
        while True:
            with closing(kind(address.netloc, timeout=PATIENCE)) as line:
                line.request("POST", path, msgspec.json.encode(body), headers)
                answer = line.getresponse()
                said = msgspec.json.decode(answer.read())
            if answer.status == 429 and now() < until:
                time.sleep(float(said["error"]["params"]["seconds"]))
                continue
            if answer.status >= 400:
                raise ConnectionError(f"{path}: {said['error']['message']}")
            return said, (answer.getheader("Set-Cookie") or "").partition(";")[0] or None
