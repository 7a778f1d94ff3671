"""The live connection to a table: messages out in order, messages in one by one."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from asterism.engine.errors import AsterismError
from asterism.server.errors import (
    BadRequestError,
    ForbiddenError,
    NotFoundError,
    RateError,
    ServerError,
    TooLargeError,
    UnavailableError,
    UnknownGuestError,
    told,
)
from asterism.server.house.neighbours import RESTARTING
from asterism.server.http.listen import WIRE, Ws
from asterism.server.http.visit import (
    address_of,
    check_banned,
    check_origin,
    guest_if_any,
    house_of,
    id_of,
    language_of,
    token_of,
)
from asterism.server.people import requests as ask
from asterism.server.people.limits import MAX_MESSAGE, MAX_OUTBOX
from asterism.server.storage.database import GuestRow
from asterism.server.tables.sight import encode
from asterism.server.tables.table import Table

FORBIDDEN, MISSING, CROWDED, TOO_SLOW = 4403, 4404, 4429, 4408
CLOSE_CODES: dict[type[AsterismError], int] = {
    NotFoundError: MISSING,
    RateError: CROWDED,
    UnavailableError: RESTARTING,
}
PAUSE = 0.1
"""The seconds for which a connection that asks too much is not read."""
MAX_IGNORED = 50
"""How many refusals in a row for asking too much end a connection."""
log = logging.getLogger(__name__)


class Connection:
    """One browser at one table."""

    def __init__(self, socket: WebSocket[Any, Any, Any], table: Table, guest: GuestRow | None, language: str) -> None:
        self.socket = socket
        self.table = table
        self.guest = guest
        self.guest_id = id_of(guest)
        self.curtain: int | None = None
        self.language = language
        self.limits = table.house.limits
        self.address = address_of(socket)
        self.session = token_of(socket)
        self.name = self.guest_id or f"{self.address} {id(self)}"
        self.since = time.time()
        extensions: Any = socket.scope["extensions"]
        self._wire: Ws = extensions[WIRE]
        self._waiting = 0
        self._taking = False
        self._answered: asyncio.Future[None] | None = None
        self._leave: int | None = None
        self._farewell: asyncio.Task[None] | None = None
        self._ignored = 0

    def send(self, message: bytes) -> None:
        """Send a message; who does not read is let go."""
        if self._leave == TOO_SLOW:
            return
        self._waiting = self._wire.say(message)
        if self._waiting > MAX_OUTBOX:
            self.leave(TOO_SLOW)

    def leave(self, code: int) -> asyncio.Task[None]:
        """Close the connection after what is on its way, and after the answer to what is being done."""
        self._leave = code
        if self._farewell is None:
            self._farewell = asyncio.create_task(self._part(code))
        return self._farewell

    async def _part(self, code: int) -> None:
        if self._taking and code != TOO_SLOW:
            self._answered = asyncio.get_running_loop().create_future()
            await self._answered
        with suppress(WebSocketDisconnect, RuntimeError, OSError):  # gone while we spoke
            await self.socket.close(code)

    def end(self) -> None:
        """The connection is over."""
        if self._farewell is not None:
            self._farewell.cancel()

    def answer(self, type: str, id: Any, **fields: Any) -> None:
        """Answer one message of the client."""
        self.send(encode({"type": type, "id": id, **fields}))

    async def read(self) -> None:
        """Take messages until the connection ends."""
        while True:
            event: Any = await self._wire.receive()
            if event["type"] == "websocket.disconnect":
                return
            self._taking = True
            await self.take(event.get("text") if event.get("text") is not None else event.get("bytes") or b"")
            self._taking = False
            if self._answered is not None and not self._answered.done():
                self._answered.set_result(None)

    async def take(self, data: str | bytes) -> None:
        """Do what one message asks; whatever it is, one answer goes out."""
        id = None
        try:
            if len(data) > MAX_MESSAGE:
                raise TooLargeError("too-large", most=MAX_MESSAGE)
            self.limits.spend("message", self.address)
            self.limits.spend_alone("message", self.address, self.name)
            self._ignored = 0
            try:
                message = ask.messages.decode(data)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise BadRequestError("bad-request", detail=str(error)[:200]) from error
            id = message.id
            self.table.house.metrics.messages[type(message).__name__.lower()] += 1
            await self.do(message)
        except RateError as error:
            self.refuse(id, error)
            await self.slow_down()
        except AsterismError as error:
            self.refuse(id, error)
        except Exception:
            log.exception("a message failed at table %s", self.table.id)
            self.refuse(id, ServerError("internal"))

    async def slow_down(self) -> None:
        """Read less from who asks too much; who does not stop is let go."""
        self._ignored += 1
        if self._ignored > MAX_IGNORED:
            self.leave(CROWDED)
        else:
            await asyncio.sleep(PAUSE)

    def refuse(self, id: Any, error: AsterismError) -> None:
        """Say what was wrong."""
        self.table.house.metrics.refusals.labels(error.code).inc()
        self.answer("error", id, error=told(error, self.language), ply=self.table.row.ply)

    async def do(self, message: Any) -> None:
        """Carry out one message."""
        table = self.table
        match message:
            case ask.Play():
                ply = await table.play(self.guest_id, message.ply, message.meant())
                self.answer("done", message.id, n=table.row.number, ply=ply)
            case ask.Undo():
                ply = await table.undo(self.guest_id, message.ply)
                self.answer("done", message.id, n=table.row.number, ply=ply)
            case ask.Chat():
                if self.guest is None:
                    raise UnknownGuestError("unknown-guest")
                self.limits.spend_alone("chat", self.address, self.name)
                await table.chat(self.guest, message.clean_text(), message.about)
                self.answer("done", message.id, n=table.row.number, ply=table.row.ply)
            case ask.Hint():
                self.limits.spend_alone("hint", self.address, self.name)
                table.house.spawn(self.hint(message))
            case ask.Curtain():
                await self.draw_curtain(message)
            case ask.Ping():
                self.answer("pong", message.id)

    async def hint(self, message: ask.Hint) -> None:
        """Think beside the conversation, then answer."""
        try:
            self.answer("hint", message.id, **await self.table.bots.hint(self.guest_id, message.ply, message.level))
        except AsterismError as error:
            self.refuse(message.id, error)

    async def draw_curtain(self, message: ask.Curtain) -> None:
        """Open the curtain for a seat, or close it."""
        table = self.table
        if message.seat is not None and message.seat not in table.mine(self.guest_id):
            raise ForbiddenError("not-your-seat")
        async with table.lock:
            self.curtain = message.seat
            inside = await table.house.compute(table.audience.now_for, self)
            self.send(b"{%b,%b}" % (encode({"type": "view", "id": message.id})[1:-1], inside))


@websocket("/api/tables/{id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], id: FromPath[str]) -> None:
    """Follow a table and play at it."""
    house, address = house_of(socket), address_of(socket)
    await socket.accept()
    try:
        check_origin(socket)
        check_banned(socket)
        house.limits.spend("request", address)
        guest = await guest_if_any(socket)
        table = await house.table(id)
        table.admit(id_of(guest), socket.query_params.get("code"))
        with house.limits.connected(address, id_of(guest)):
            await _follow(Connection(socket, table, guest, language_of(socket)))
    except AsterismError as error:
        await _turn_away(socket, error)


async def _follow(connection: Connection) -> None:
    house, table = connection.table.house, connection.table
    since = connection.socket.query_params.get("since", "0")
    house.connections.add(connection)
    if house.draining:
        connection.leave(RESTARTING)
    try:
        await table.audience.join(
            connection, int(since) if since.isascii() and since.isdigit() and len(since) < 10 else 0
        )
        await connection.read()
    except WebSocketDisconnect:
        pass
    finally:
        table.part(connection)
        connection.end()
        house.connections.discard(connection)


async def _turn_away(socket: WebSocket[Any, Any, Any], error: AsterismError) -> None:
    refusal = {"type": "error", "id": None, "error": told(error, language_of(socket)), "ply": None}
    code = CLOSE_CODES.get(type(error), FORBIDDEN)
    await socket.send_text(encode(refusal).decode())
    await socket.close(code)
