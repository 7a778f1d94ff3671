"""Many people who play through real connections, come back whenever they are cut off, and note what they received.

They stand for the load in the proofs of ``killing.py`` and ``test_catch_up.py``.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from asterism.server.api.live import PROTOCOL

from .plain_http import NO_TLS
from .server import is_over, numbered

AGAIN = 0.1
"""The seconds before a new attempt."""
GONE = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, EOFError)


@dataclass
class Received:
    """What the servers acknowledged, over all tables."""

    moves: list[tuple[str, int, int, int]] = field(default_factory=list)
    """Table, the number up to which it was acknowledged, ply, action."""
    chats: list[tuple[str, str]] = field(default_factory=list)
    """Table, text."""
    errors: list[str] = field(default_factory=list)
    """Refusals that nobody should get."""


class Client:
    """One person; ``urls`` are the servers that can be asked, any of them."""

    def __init__(self, urls: Sequence[str], received: Received, seed: int) -> None:
        self.urls = urls
        self.received = received
        self.random = random.Random(seed)
        self.http = httpx.AsyncClient(timeout=20, verify=NO_TLS)
        self.ids = 0
        self.socket: Any = None
        self.away = 0.0
        """How long to stay away the next time that the connection breaks."""
        self.cuts = 0

    async def ask(self, path: str, body: Any) -> Any:
        """Post until a server answers."""
        while True:
            try:
                answer = await self.http.post(self.random.choice(self.urls) + path, json=body)
                if answer.status_code < 500:
                    assert answer.status_code in (200, 201), answer.text
                    return answer.json()
            except httpx.TransportError:
                pass
            await asyncio.sleep(AGAIN)

    async def follow(self, table: str, *, plays: bool = True, pace: float = 0.0) -> dict[int, str]:
        """Follow a table to its end through however many connections, and return its story; with ``plays``, play."""
        seen = DecisionJson()
        while not seen.over:
            query = f"/api/tables/{table}/live?protocol={PROTOCOL}&since={seen.last}"
            cookies = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
            url = self.random.choice(self.urls).replace("http", "ws", 1) + query
            try:
                headers = {"Cookie": cookies} if cookies else {}
                async with connect(url, additional_headers=headers, max_size=None, open_timeout=20) as self.socket:
                    await self._converse(table, seen, plays, pace)
            except GONE:
                self.cuts += 1
                await asyncio.sleep(AGAIN + self.away)
                self.away = 0.0
            finally:
                self.socket = None
        return seen.story

    async def _converse(self, table: str, seen: DecisionJson, plays: bool, pace: float) -> None:
        asked: dict[int, Any] = {}
        while not seen.over:
            async with asyncio.timeout(60):
                message = json.loads(await self.socket.recv())
            seen.take(message)
            said = asked.pop(message.get("id"), None)
            if message["type"] == "done" and said is not None:
                self._note(table, message["n"], said)
            elif message["type"] == "error" and message["error"]["code"] == "database-away":
                await asyncio.sleep(AGAIN)
            elif message["type"] == "error" and message["error"]["code"] not in ("stale", "already-played"):
                self.received.errors.append(json.dumps(message))
            if plays and seen.now is not None and seen.now["legal"] and not asked:
                await asyncio.sleep(pace * self.random.random())
                ply, action = seen.now["view"]["ply"], self.random.choice(seen.now["legal"])["action"]
                await self._say(asked, type="play", ply=ply, action=action)
                if self.random.random() < 0.1:
                    await self._say(asked, type="chat", text=f"{self.random.getrandbits(64):x}")

    async def _say(self, asked: dict[int, Any], **message: Any) -> None:
        self.ids += 1
        asked[self.ids] = message
        await self.socket.send(json.dumps({**message, "id": self.ids}))

    def _note(self, table: str, number: int, said: dict[str, Any]) -> None:
        if said["type"] == "play":
            self.received.moves.append((table, number, said["ply"] + 1, said["action"]))
        else:
            self.received.chats.append((table, said["text"]))

    async def close(self) -> None:
        await self.http.aclose()


class DecisionJson:
    """What one person has seen of a table; every number must always mean the same."""

    def __init__(self) -> None:
        self.story: dict[int, str] = {}
        self.now: Any = None
        self.last = 0
        self.over = False

    def take(self, message: Any) -> None:
        """Take a message in."""
        for number, event in numbered(message):
            assert self.story.setdefault(number, event) == event
        self.over |= is_over(message)
        if message["type"] != "done":
            self.last = max(self.last, message.get("n") or 0)
        if "legal" in message:
            self.now = message
