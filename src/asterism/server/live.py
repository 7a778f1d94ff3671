"""The live connection to a table: messages out in order, messages in one by one."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from asterism.engine.errors import AsterismError
from asterism.server import requests as ask
from asterism.server.database import GuestRow
from asterism.server.errors import (
    BadRequestError,
    ForbiddenError,
    NotFoundError,
    ServerError,
    TooLargeError,
    UnknownGuestError,
    told,
)
from asterism.server.limits import MAX_CONNECTIONS, MAX_MESSAGE, MAX_QUEUE
from asterism.server.sight import encode
from asterism.server.table import Table
from asterism.server.visit import address_of, check_origin, guest_if_any, house_of, id_of, language_of

FORBIDDEN, MISSING, CROWDED, TOO_SLOW = 4403, 4404, 4429, 4408
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
        self.name = f"{address_of(socket)}:{id(self)}"
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, message: bytes) -> None:
        """Put a message on its way; who does not read is let go."""
        if self._outbox.qsize() < MAX_QUEUE:
            self._outbox.put_nowait(message)
        else:
            self._outbox.put_nowait(None)

    def answer(self, type: str, id: Any, **fields: Any) -> None:
        """Answer one message of the client."""
        self.send(encode({"type": type, "id": id, **fields}))

    async def write(self) -> None:
        """Send what is in the outbox until the connection ends."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):  # gone while we spoke
            while (message := await self._outbox.get()) is not None:
                await self.socket.send_text(message.decode())
            await self.socket.close(TOO_SLOW)

    async def read(self) -> None:
        """Take messages until the connection ends."""
        while True:
            event: Any = await self.socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            await self.take(event.get("text") if event.get("text") is not None else event.get("bytes") or b"")

    async def take(self, data: str | bytes) -> None:
        """Do what one message asks; whatever it is, one answer goes out."""
        id = None
        try:
            if len(data) > MAX_MESSAGE:
                raise TooLargeError("too-large", most=MAX_MESSAGE)
            self.limits.spend("message", self.name)
            try:
                message = ask.messages.decode(data)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise BadRequestError("bad-request", detail=str(error)[:200]) from error
            id = message.id
            await self.do(message)
        except AsterismError as error:
            self.refuse(id, error)
        except Exception:
            log.exception("a message failed at table %s", self.table.id)
            self.refuse(id, ServerError("internal"))

    def refuse(self, id: Any, error: AsterismError) -> None:
        """Say what was wrong."""
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
                self.limits.spend("chat", self.guest.id)
                await table.chat(self.guest, message.clean_text())
                self.answer("done", message.id, n=table.row.number, ply=table.row.ply)
            case ask.Hint():
                self.limits.spend("hint", self.name)
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
        guest = await guest_if_any(socket)
        table = await house.table(id)
        table.admit(id_of(guest), socket.query_params.get("code"))
    except AsterismError as error:
        await _turn_away(socket, error, MISSING if isinstance(error, NotFoundError) else FORBIDDEN)
        return
    if house.connections.get(address, 0) >= MAX_CONNECTIONS:
        await socket.close(CROWDED)
        return
    connection = Connection(socket, table, guest, language_of(socket))
    since = socket.query_params.get("since", "0")
    house.connections[address] = house.connections.get(address, 0) + 1
    writer = asyncio.create_task(connection.write())
    try:
        await table.audience.join(
            connection, int(since) if since.isascii() and since.isdigit() and len(since) < 10 else 0
        )
        await connection.read()
    except WebSocketDisconnect:
        pass
    finally:
        table.part(connection)
        writer.cancel()
        house.connections[address] -= 1
        if not house.connections[address]:
            del house.connections[address]


async def _turn_away(socket: WebSocket[Any, Any, Any], error: AsterismError, code: int) -> None:
    refusal = {"type": "error", "id": None, "error": told(error, language_of(socket)), "ply": None}
    await socket.send_text(encode(refusal).decode())
    await socket.close(code)
