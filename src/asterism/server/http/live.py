"""The live connection to a table: messages out in order, messages in one by one."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from contextvars import copy_context
from typing import Any

import msgspec
from litestar import WebSocket, websocket
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
from asterism.server.http.logs import LIVE, log_access
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
from asterism.server.http.wire import WIRE, Ws
from asterism.server.people import requests as ask
from asterism.server.people.limits import MAX_MESSAGE, MAX_OUTBOX
from asterism.server.storage.database import GuestRow
from asterism.server.tables.sight import encode
from asterism.server.tables.table import Table

PATH = "/api/tables/{}/live"
FORBIDDEN, MISSING, CROWDED, TOO_SLOW = 4403, 4404, 4429, 4408
CLOSE_CODES: dict[type[AsterismError], int] = {
    NotFoundError: MISSING,
    RateError: CROWDED,
    UnavailableError: RESTARTING,
}
PAUSE = 0.1
"""The seconds for which a connection that asks too much is not read."""
MAX_WAITING = 8
"""How many messages of a connection may wait before it is not read."""
MAX_IGNORED = 50
"""How many refusals in a row for asking too much end a connection."""
log = logging.getLogger(__name__)


class Connection:
    """One browser at one table. Its messages are taken one by one, and those that come meanwhile wait."""

    def __init__(self, socket: WebSocket[Any, Any, Any], table: Table, guest: GuestRow | None) -> None:
        self.table = table
        self.guest = guest
        self.guest_id = id_of(guest)
        self.curtain: int | None = None
        self.language = language_of(socket)
        self.limits = table.house.limits
        self.address = address_of(socket)
        self.session = token_of(socket)
        self.name = self.guest_id or f"{self.address} {id(self)}"
        self.since = time.time()
        extensions: Any = socket.scope["extensions"]
        self._wire: Ws = extensions[WIRE]
        self._waiting: deque[str | bytes] | None = None
        self._work: asyncio.Task[None] | None = None
        self._leave: int | None = None
        self._ignored = 0
        self._context = copy_context()

    async def open(self, since: int) -> None:
        """Follow the table, after all that is numbered up to ``since``."""
        house = self.table.house
        self.limits.connect(self.address, self.guest_id)
        house.connections.add(self)
        self._work = asyncio.current_task()  # whatever the client says already waits for it
        self._wire.attach(self)
        if house.draining:
            self.leave(RESTARTING)
        await self.table.audience.join(self, since)
        if self not in house.connections:  # lost meanwhile
            self.table.part(self)
        self._go_on()

    @property
    def busy(self) -> bool:
        """Whether something is being done for it."""
        return self._work is not None

    def lost(self, code: int) -> None:
        """The connection is over, and why."""
        if self in self.table.house.connections:
            self.table.house.connections.discard(self)
            self.limits.disconnect(self.address, self.guest_id)
            self.table.part(self)
            path, lasted = PATH.format(self.table.id), time.time() - self.since
            self._context.run(log_access, LIVE, path, live.handler_name, code, lasted, self.address)

    # -- out -------------------------------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Send a message; who does not read is let go."""
        if self._wire.say(message) > MAX_OUTBOX:
            self.leave(TOO_SLOW)

    def leave(self, code: int) -> None:
        """Close the connection after what is on its way, and after the answer to what is being done."""
        self._leave = code
        if self._work is None or code == TOO_SLOW:
            self._wire.goodbye(code)

    def answer(self, type: str, id: Any, **fields: Any) -> None:
        """Answer one message of the client."""
        self.send(encode({"type": type, "id": id, **fields}))

    # -- in --------------------------------------------------------------------------------------------------------

    def heard(self, text: str | bytes) -> None:
        """The client said something."""
        if self._work is None:
            self._work = asyncio.create_task(self._take(text), context=self._context)
            return
        if self._waiting is None:
            self._waiting = deque()
        self._waiting.append(text)
        if len(self._waiting) == MAX_WAITING:
            self._wire.transport.pause_reading()

    async def _take(self, text: str | bytes) -> None:
        self._wire.hold()
        try:
            slower = await self.take(text)
        finally:
            self._wire.release()
        if slower:
            await asyncio.sleep(PAUSE)
        self._go_on()

    def _go_on(self) -> None:
        """One thing is done: leave, or take the next message."""
        self._work = None
        if self._leave is not None:
            self._wire.goodbye(self._leave)
        elif self._waiting:
            if len(self._waiting) == MAX_WAITING:
                self._wire.transport.resume_reading()
            self.heard(self._waiting.popleft())

    async def take(self, data: str | bytes) -> bool:
        """Do what one message asks; whatever it is, one answer goes out. Whether its client asks too much."""
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
            self._ignored += 1
            if self._ignored > MAX_IGNORED:
                self.leave(CROWDED)
            return True
        except AsterismError as error:
            self.refuse(id, error)
        except Exception:
            log.exception("a message failed at table %s", self.table.id)
            self.refuse(id, ServerError("internal"))
        return False

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
            self.answer("hint", message.id, **await self.table.bots.hint(self, message.ply, message.level))
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


@websocket(PATH.format("{id:str}"))
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
        since = socket.query_params.get("since", "0")
        known = since.isascii() and since.isdigit() and len(since) < 10
        await Connection(socket, table, guest).open(int(since) if known else 0)
    except AsterismError as error:
        await _turn_away(socket, error)


async def _turn_away(socket: WebSocket[Any, Any, Any], error: AsterismError) -> None:
    refusal = {"type": "error", "id": None, "error": told(error, language_of(socket)), "ply": None}
    code = CLOSE_CODES.get(type(error), FORBIDDEN)
    await socket.send_text(encode(refusal).decode())
    await socket.close(code)
