"""A server in a thread of this process, and clients that speak to it as browsers do."""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, suppress
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from asterism.bots.base import PlayResult
from asterism.server import budgets
from asterism.server.api.live import PROTOCOL, ServerMessage
from asterism.server.app import create_app
from asterism.server.http import listen
from asterism.server.runtime.services import Settings

from .plain_http import plain_client

USUAL_RATES = dict(budgets.RATES)
"""The rates that servers have; tests run without (``conftest.no_hurry``)."""
TIMEOUT = 60.0
DATABASES = ["sqlite", "postgresql"]


class RandomBot:
    """A bot that plays at random, from what it is given."""

    def __init__(self, spec: str, seed: int) -> None:
        self.name = spec
        self.random = random.Random(seed)

    def play(self, seen: Any, limit: Any) -> PlayResult:
        return PlayResult(self.random.choice(seen.legal))

    def close(self) -> None:
        pass


class Clients:
    """The browsers of one server."""

    def __init__(self, url: str = "") -> None:
        self.url = url
        self.guests: list[Guest] = []

    def guest(self, name: str | None = None, **headers: str) -> Guest:
        guest = Guest(self.url, **headers)
        self.guests.append(guest)
        if name is not None:
            guest.post("/api/me", {"name": name})
        return guest

    def close(self) -> None:
        """Close them all."""
        for guest in self.guests:
            guest.close()
        self.guests.clear()


class Server(Clients):
    """A running server."""

    def __init__(self, settings: Settings, run: Callable[..., None] = asyncio.run) -> None:
        super().__init__()
        self.app = create_app(settings)
        self.server = listen.Server(self.app, port=0, log_level="error")
        self.thread = threading.Thread(target=lambda: run(self._serve()))

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.server.serve()

    def __enter__(self) -> Server:
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive()
            time.sleep(0.01)
        self.port = self.server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
        self.server.should_exit = True
        self.thread.join(30)
        for table in self.services.tables:
            assert table.value == table.value_of_rows()

    @property
    def services(self) -> Any:
        return self.app.state.services

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run a coroutine where the server runs, and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(TIMEOUT)

    def look_at_clocks(self) -> None:
        """Let the server look now whether it was away and whose time is over."""
        self.run(self.services.clock_monitor.heartbeat())
        self.run(self.services.clock_monitor.flag_expired())


class Guest:
    """One browser."""

    def __init__(self, url: str, **headers: str) -> None:
        self.url = url
        self.http = plain_client(base_url=url, headers=headers, timeout=TIMEOUT)
        self.connections: list[Live] = []

    def close(self) -> None:
        for live in self.connections:
            live.close()
        self.http.close()

    def get(self, path: str, status: int = 200) -> Any:
        return self._checked(self.http.get(path), status)

    def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = self.http.post(path, json=body) if body is not None else self.http.post(path)
        return self._checked(answer, status)

    def delete(self, path: str, status: int = 200) -> Any:
        return self._checked(self.http.delete(path), status)

    @staticmethod
    def _checked(answer: httpx.Response, status: int | None) -> Any:
        good = answer.status_code in (200, 201) if status is None else answer.status_code == status
        assert good, (answer.status_code, answer.text[:500])
        return answer.json()

    def table(self, game: str, **fields: Any) -> str:
        return self.post("/api/tables", {"game": game, "seating": "fixed", **fields})["table"]["id"]

    def live(self, id: str, since: int | None = None, query: str = "", **headers: str) -> Live:
        """A live connection, which has been sent its first message: what happens from now on comes after it."""
        live = self.opened(id, since, query, **headers)
        live.wait_for_first()
        return live

    def opened(self, id: str, since: int | None = None, query: str = "", **headers: str) -> Live:
        """A live connection which has perhaps been sent nothing yet."""
        self.connections.append(Live(self, id, since, query, headers))
        return self.connections[-1]


def check_message(text: str) -> None:
    """Check that a message is what the contract says: nothing is missing, wrong or unknown."""
    assert json.loads(msgspec.json.encode(decode_message(text))) == json.loads(text), text[:500]


decode_message = msgspec.json.Decoder(ServerMessage).decode


class Live:
    """One live connection; every text that came is kept in ``received``."""

    def __init__(self, guest: Guest, id: str, since: int | None, query: str, headers: dict[str, str]) -> None:
        cookies = "; ".join(f"{c.name}={c.value}" for c in guest.http.cookies.jar)
        query = query if "protocol=" in query else f"protocol={PROTOCOL}&{query}"
        address = guest.url.replace("http", "ws") + f"/api/tables/{id}/live?{query}"
        address += f"&since={since}" if since is not None else ""
        headers = {**({"Cookie": cookies} if cookies else {}), **headers}
        self._open = ExitStack()
        self.socket = self._open.enter_context(
            connect(address, additional_headers=headers, max_size=None, compression=None, close_timeout=1)
        )
        self._first: list[str | bytes] = []
        self.received: list[str] = []
        self.checked = f"protocol={PROTOCOL}" in query
        self.last = 0
        self.ids = 0

    def wait_for_first(self) -> None:
        """Wait for the first message, which ``next`` will return, or for the end of the connection."""
        with suppress(ConnectionClosed):
            self._first = [self.socket.recv(TIMEOUT)]

    def next(self, timeout: float = TIMEOUT) -> Any:
        text = self._first.pop() if self._first else self.socket.recv(timeout)
        assert isinstance(text, str)
        self.received.append(text)
        message = json.loads(text)
        if self.checked:
            check_message(text)
        self.last = max(self.last, message.get("n") or 0)
        return message

    def until(self, wanted: str | Callable[[Any], bool]) -> Any:
        """The next message of that type, or for which it holds."""
        while True:
            message = self.next()
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message

    def ask(self, type: str, **fields: Any) -> Any:
        """Send a message and return its answer."""
        self.ids += 1
        self.say(type=type, id=self.ids, **fields)
        return self.until(lambda message: message.get("id") == self.ids)

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def refused(self, type: str, **fields: Any) -> tuple[str, str]:
        answer = self.ask(type, **fields)
        assert answer["type"] == "error", answer
        return answer["error"]["type"], answer["error"]["code"]

    def closed(self) -> int:
        """The close code, once it is closed."""
        with pytest.raises(ConnectionClosed) as end:
            self.until(lambda _: False)
        return end.value.rcvd.code if end.value.rcvd else 0

    def close(self) -> None:
        self._open.close()


def is_over(message: Any) -> bool:
    """Whether it says that the game is over."""
    return message["type"] == "over" or (message["type"] == "state" and message["table"]["status"] == "over")


class Player:
    """Plays a table to its end through one connection, choosing by its own dice."""

    def __init__(self, live: Live, seed: int = 0, choose: Callable[[Any], int] | None = None) -> None:
        self.live = live
        self.random = random.Random(seed)
        self.choose = choose or (lambda now: self.random.choice(now["legal"])["action"])
        self.now: Any = None
        self.over: Any = None
        self.moved: list[Any] = []

    def take(self, message: Any) -> None:
        assert message["type"] != "error", message
        if message["type"] in ("state", "moved", "undone", "table", "view"):
            self.now = message
        if message["type"] == "moved":
            self.moved.append(message)
        if is_over(message):
            self.over = message

    def must_decide(self) -> bool:
        return bool(self.now and self.now["legal"])

    def decide(self) -> None:
        self.live.say(type="play", ply=self.now["view"]["ply"], action=self.choose(self.now))
        self.now = None

    def run(self, most: int = 100_000) -> None:
        """Play until the end, or for so many messages."""
        if self.must_decide():
            self.decide()
        for _ in range(most):
            if self.over is not None:
                return
            self.take(self.live.next())
            if self.must_decide():
                self.decide()


def soon(holds: Callable[[], Any], seconds: float = TIMEOUT) -> None:
    """Wait until it holds."""
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.01)


PASSING = ("viewpoint", "view", "legal", "undo", "undo_epoch", "may", "offers", "clock")
"""What a numbered message says of the moment in which it is sent."""


def numbered(message: Any) -> Iterator[tuple[int, str]]:
    """The numbered events that a message holds, of now or as missed, without what passes."""
    for event in message["log"] if message["type"] == "state" else [message]:
        if event.get("n") and event["type"] not in ("table", "done", "offers"):
            yield event["n"], json.dumps({key: value for key, value in event.items() if key not in PASSING})


def story(live: Live) -> dict[int, str]:
    """All numbered events that a connection has received, by number; each must always be the same."""
    reply: dict[int, str] = {}
    for message in map(json.loads, live.received):
        for number, event in numbered(message):
            assert reply.setdefault(number, event) == event
    return reply


def play_out(*players: Player) -> None:
    """All play, each in a thread of its own, to the end; nobody begins before all have come."""
    for player in players:
        if not player.live.received:
            player.take(player.live.next())
    failures: list[BaseException] = []

    def run(player: Player) -> None:
        try:
            player.run()
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=run, args=(player,)) for player in players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(TIMEOUT * 3)
    assert not failures, failures
    assert all(player.over for player in players)
