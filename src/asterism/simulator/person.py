"""Simulated people: they make tables, sit, play, take back, chat and come back whenever they are cut off.

They speak HTTP and WebSocket by bytes, as browsers do, and keep everything that they have received.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from asterism.server.api.live import PROTOCOL
from asterism.simulator import reminders
from asterism.simulator.frames import Frames, Gone
from asterism.simulator.network import ClientConnection
from asterism.simulator.received import ANSWER, Received

if TYPE_CHECKING:
    from asterism.simulator.world import World

AGAIN = (0.3, 2.0)
"""The seconds before a new attempt."""
SILENCE, PING = 45.0, 30.0
"""How long to wait for any message, and how often to ask whether the server is there."""
PACE = 20.0
"""The most seconds for a decision; most decisions take only a few."""
CHATS, UNDOS, REMATCHES, OFFERS, RESIGNS = 0.04, 0.06, 0.3, 0.05, 0.002
"""How often people say something, take back what they may, want another game, ask each other, and give up."""
REPEATS = (0.02, 0.3)
"""Probability of resending the last decision: normally, and after its position was undone."""
VISITS = 0.5
"""How often those at a correspondence table leave it after a message."""
AWAY, LONG_AWAY, LONG = (5.0, 120.0), (120.0, 1500.0), 0.3
"""The seconds for which they are away, mostly and rarely, and how rarely."""
LATE, FOR_GOOD = 300.0, 0.5
"""In the last seconds before the calm, how often they do not come back."""
LULL = 0.2
"""How often people in a lull do anything after a message; a connection brings one every few seconds."""
EXPECTED = {
    "already-played", "asked-already", "crowded", "database-away", "internal", "many-undos", "no-undo",
    "nobody-to-ask", "not-running", "not-your-turn", "offer-gone", "out-of-time", "rated-undo", "seat-out", "stale",
    "taken-back", "too-fast", "too-late", "too-much", "undo-ask", "undo-others", "undo-reveal",
}  # fmt: skip
"""Refusals that people get in normal play. No move is illegal: each names the position it was chosen in."""
UPGRADE = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version": "13",
}


class Person:
    """One guest with one browser."""

    def __init__(self, world: World, number: int) -> None:
        self.world = world
        self.number = number
        self.name = f"P{number}"
        self.random = Random(f"{world.seed} person {number}")
        self.address = f"10.1.{number // 250}.{number % 250 + 1}"
        self.cookie = ""
        self.guest = ""
        self.connections: set[ClientConnection] = set()
        self.received: dict[str, Received] = {}
        self.moves: list[tuple[str, int, int, int, int]] = []
        """Acknowledged decisions: table, number, ply, undo epoch, action."""
        self.chats: dict[str, str] = {}
        """Acknowledged lines: text, table."""
        self.said: set[str] = set()
        self.undos: dict[str, str] = {}
        """Acknowledged undos: key, table."""
        self.asked = 0
        self.has_reminders = False
        """Whether the person has turned on reminders in their browser."""

    async def pause(self) -> None:
        await asyncio.sleep(self.random.uniform(*AGAIN))

    # -- HTTP ------------------------------------------------------------------------------------------------------

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Ask servers until one answers; return status and answer."""
        while True:
            try:
                status, answer = await self._ask(method, path, body)
                if status < 500:
                    return status, answer
                self.world.internal(answer, path)
            except (Gone, OSError, TimeoutError):
                pass
            await self.pause()

    async def _ask(self, method: str, path: str, body: Any) -> tuple[int, Any]:
        data = b"" if body is None else msgspec.json.encode(body)
        connection = self._connect(
            f"{method} {path} HTTP/1.1", {"Content-Length": len(data), "Connection": "close"}, data
        )
        try:
            received = b""
            while True:
                more = await connection.read(ANSWER)
                received += more
                head, _, rest = received.partition(b"\r\n\r\n")
                length = _header(head, b"content-length:")
                if length is not None and len(rest) >= int(length):
                    break
                if not more:
                    raise Gone
        finally:
            connection.disconnect()
            self.connections.discard(connection)
        cookie = _header(head, b"set-cookie:")
        if cookie is not None:
            self.cookie = cookie.partition(b";")[0].strip().decode()
        return int(head.split(b" ", 2)[1]), msgspec.json.decode(rest)

    def _connect(self, line: str, headers: dict[str, Any], data: bytes = b"") -> ClientConnection:
        machine = self.random.choice(self.world.machines)
        self.world.connections += 1
        connection = machine.connect(self.world.connections, self.address)
        self.connections.add(connection)
        headers = {"Host": "simulated", "Content-Type": "application/json", **headers}
        if self.cookie:
            headers["Cookie"] = self.cookie
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        connection.send(f"{line}\r\n{lines}\r\n".encode() + data)
        return connection

    async def register(self) -> None:
        """Become a guest with a name."""
        while not self.guest:
            _, answer = await self.ask("POST", "/api/me", {"name": self.name})
            _, me = await self.ask("GET", "/api/me")
            self.guest = (me.get("guest") or {}).get("id", "") if "error" not in answer else ""
            if "error" in answer:
                self.cookie = ""

    async def turn_on_reminders(self) -> None:
        """Be reminded in a browser and, if the confirmation arrives, by e-mail."""
        endpoint, address = f"https://push.simulated.example/{self.name}", f"{self.name}@simulated.example"
        await self._agree("POST", "/api/me/push", {"endpoint": endpoint, "keys": reminders.KEYS})
        self.has_reminders = True
        await self._agree("POST", "/api/me/mail", {"address": address})
        await asyncio.sleep(SILENCE)
        if token := self.world.deliveries.tokens.get(address):
            await self._agree("POST", "/api/mail/confirm", {"token": token}, "old-link")

    async def _agree(self, method: str, path: str, body: Any = None, *refusals: str) -> None:
        """Ask until servers agree; nothing may be refused but what is named, and asking too fast."""
        while "error" in (answer := (await self.ask(method, path, body))[1]):
            code = answer["error"]["code"]
            if code != "too-fast":
                if code not in refusals:
                    self.world.violation("answers", f"{method} {path}: {answer}")
                return
            await self.pause()

    # -- a table ---------------------------------------------------------------------------------------------------

    async def follow(self, table: str, seat: int | None) -> None:
        """Follow a table, over any number of connections, and play if there is a seat."""
        received = self.received.setdefault(table, Received(seat))
        while not received.gone:
            with suppress(Gone, OSError, TimeoutError):
                await self._live(table, received)
                await self._stay_away(received)
                continue
            self.world.cuts += 1
            await self.pause()

    async def _stay_away(self, received: Received) -> None:
        until_calm = self.world.pace.until_calm
        if until_calm < LATE and self.random.random() < FOR_GOOD:
            received.gone = True
            return
        span = LONG_AWAY if self.random.random() < LONG else AWAY
        await asyncio.sleep(min(self.random.uniform(*span), until_calm))

    async def fetch_table(self, table: str) -> Received | None:
        """What a new connection receives; None if it breaks."""
        fresh = Received(None)
        try:
            connection = self._connect_live(table, 0)
            frames = Frames(connection)
            fresh.take(msgspec.json.decode(await frames.text(ANSWER)))
            connection.disconnect()
        except (Gone, OSError, TimeoutError):
            return None
        return fresh

    def _connect_live(self, table: str, since: int) -> ClientConnection:
        query = f"protocol={PROTOCOL}&since={since}"
        return self._connect(f"GET /api/tables/{table}/live?{query} HTTP/1.1", UPGRADE)

    async def _live(self, table: str, received: Received) -> None:
        """Follow a table over one connection, until it breaks or the person leaves."""
        connection = self._connect_live(table, received.last)
        received.opened = self.world.loop.time()
        frames = Frames(connection)
        waiting: dict[int, Any] = {}
        pinging = asyncio.create_task(self._ping(frames))
        try:
            while True:
                message = msgspec.json.decode(await frames.text(SILENCE))
                self._take(table, received, message, waiting)
                received.note_connected(True, self.world.loop.time())
                await self._act(table, received, frames, waiting)
                if received.visits and not waiting and self._leaves():
                    return
        finally:
            received.note_connected(False, self.world.loop.time())
            received.unsure += [said for said in waiting.values() if "key" in said]
            pinging.cancel()
            connection.disconnect()
            self.connections.discard(connection)

    def _leaves(self) -> bool:
        return self.world.pace.until_calm > 0 and self.random.random() < VISITS

    async def _ping(self, frames: Frames) -> None:
        while True:
            await asyncio.sleep(PING)
            if not self.world.pace.lull:  # the server pings too
                frames.say({"type": "ping"})

    def _take(self, table: str, received: Received, message: Any, waiting: dict[int, Any]) -> None:
        self.world.on_message(self, table, received, message)
        said = waiting.pop(message.get("id"), None)
        if message["type"] == "done" and said is not None:
            self._acknowledged(table, message, said)
        elif message["type"] == "error":
            code = message["error"]["code"]
            if code not in EXPECTED:
                self.world.violation("answers", f"{self.name} was refused: {message['error']}")
            if code == "internal":
                self.world.internal(message, table)

    def _acknowledged(self, table: str, message: Any, said: Any) -> None:
        self.world.acknowledged += 1
        match said["type"]:
            case "play":
                self.moves.append((table, message["n"], said["ply"] + 1, said["undo_epoch"], said["action"]))
            case "chat":
                self.chats[said["text"]] = table
            case "undo":
                self.undos[said["key"]] = table

    async def _act(self, table: str, received: Received, frames: Frames, waiting: dict[int, Any]) -> None:
        if received.seat is None or waiting or received.now is None:
            return
        now, random = received.now, self.random
        if received.unsure:
            self._say(frames, waiting, **received.unsure.pop())
            return
        if self.world.quiet or (self.world.pace.lull and random.random() > LULL):
            return
        if self._ask_others(table, received, frames, waiting):
            return
        if received.sent and random.random() < REPEATS[received.sent["undo_epoch"] != now["undo_epoch"]]:
            self._say(frames, waiting, **received.sent)
            received.sent = None
        elif received.now["undo"] and random.random() < UNDOS:
            self._say(frames, waiting, type="undo", ply=now["view"]["ply"], key=self._key())
        elif now["legal"] and not received.over:
            await asyncio.sleep(PACE * random.random() ** 3)
            if received.now is not now:
                return
            place = {"ply": now["view"]["ply"], "undo_epoch": now["undo_epoch"]}
            received.sent = {"type": "play", **place, "action": random.choice(now["legal"])["action"]}
            self._say(frames, waiting, **received.sent)
        if received.over and received.seat is not None and random.random() < REMATCHES:
            self.world.attendance.wants_rematch(self, table)
        if random.random() < CHATS:
            text = self._key()
            self.said.add(text)
            self._say(frames, waiting, type="chat", text=text, key=text)

    def _ask_others(self, table: str, received: Received, frames: Frames, waiting: dict[int, Any]) -> bool:
        """Answer an offer, or ask for something; return whether anything was said."""
        now, random = received.now, self.random
        asked = [offer for offer in now["offers"] if received.seat in offer["waiting"]]
        if asked and not received.over:
            accept = random.random() < 0.5
            self._say(frames, waiting, type="reply", offer=asked[0]["number"], accept=accept, key=self._key())
            if accept and asked[0]["kind"] == "rematch":  # that gives them a seat: they go there
                self.world.attendance.wants_rematch(self, table)
            return True
        kinds = [kind for kind in ("takeback", "draw") if kind in now["may"]]
        if kinds and random.random() < OFFERS:
            self._say(frames, waiting, type="offer", kind=random.choice(kinds), key=self._key())
            return True
        if "resign" in now["may"] and random.random() < RESIGNS:
            self._say(frames, waiting, type="resign", seat=received.seat)
            return True
        return False

    def _key(self) -> str:
        self.asked += 1
        return f"{self.name} says {self.asked}"

    def _say(self, frames: Frames, waiting: dict[int, Any], **message: Any) -> None:
        self.asked += 1
        waiting[self.asked] = message
        frames.say({**message, "id": self.asked})


def _header(head: bytes, name: bytes) -> bytes | None:
    for line in head.split(b"\r\n"):
        if line.lower().startswith(name):
            return line[len(name) :].strip()
    return None
