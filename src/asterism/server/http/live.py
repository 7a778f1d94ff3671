"""The live connection to a table: outgoing messages in order, incoming messages handled one at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable
from contextvars import copy_context
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from asterism.engine.errors import AsterismError, VersionError
from asterism.engine.versions import FIRST, check_version, first_if_none
from asterism.server.api import live as api
from asterism.server.api import live_requests as requests
from asterism.server.api.base import encode
from asterism.server.api.errors import describe_error
from asterism.server.api.live_log import REACTIONS
from asterism.server.budgets import MAX_MESSAGE, MAX_OUTBOX
from asterism.server.core.offers import OfferKind
from asterism.server.errors import (
    BadRequestError,
    ForbiddenError,
    NotFoundError,
    RateError,
    ServerError,
    TooLargeError,
    UnavailableError,
    UnknownGuestError,
)
from asterism.server.fair_queue import Owner
from asterism.server.http.logs import LIVE, log_access
from asterism.server.http.request_context import (
    address_of,
    check_banned,
    check_origin,
    check_path,
    guest_if_any,
    id_of,
    language_of,
    services_of,
    token_of,
)
from asterism.server.http.websocket_protocol import WEBSOCKET, WebSocketProtocol
from asterism.server.runtime.access import FORBIDDEN
from asterism.server.runtime.cluster import RESTARTING
from asterism.server.storage.database import GuestRow
from asterism.server.tables import seating, table_actions
from asterism.server.tables.table import Table
from asterism.server.tables.why import answer_why

PATH = "/api/tables/{}/live"
OLD_NAMES = {b'"viewpoint":': b'"eyes":', b'"audience":': b'"room":'}
"""Fields that version 1 of the protocol named differently. Quotes inside JSON texts are escaped, so these are keys."""
MISSING, CROWDED, TOO_SLOW, TOO_NEW = 4404, 4429, 4408, 4426
CLOSE_CODES: dict[type[AsterismError], int] = {
    NotFoundError: MISSING,
    RateError: CROWDED,
    UnavailableError: RESTARTING,
    VersionError: TOO_NEW,
}
RATE_PAUSE = 0.1
"""The seconds for which a connection over its rate is not read."""
MAX_PENDING = 8
"""Reading from a connection stops at this many pending messages."""
MAX_RATE_REFUSALS = 50
"""A connection is closed after this many rate refusals in a row."""
log = logging.getLogger(__name__)


class Connection:
    """One browser at one table. Its messages are handled one at a time; others are queued."""

    def __init__(self, socket: WebSocket[Any, Any, Any], table: Table, guest: GuestRow | None, protocol: int) -> None:
        self.services = services_of(socket)
        self.table = table
        self.protocol = protocol
        self.guest = guest
        self.guest_id = id_of(guest)
        self.curtain: int | None = None
        self.language = language_of(socket)
        self.limits = self.services.limits
        self.address = address_of(socket)
        self.owner = Owner(self.address, self.guest_id, not self.limits.trusts(self.address))
        self.session = token_of(socket)
        self.name = self.guest_id or f"{self.address} {id(self)}"
        self.since = time.time()
        extensions: Any = socket.scope["extensions"]
        self._socket: WebSocketProtocol = extensions[WEBSOCKET]
        self._pending: deque[str | bytes] | None = None
        self._task: asyncio.Task[None] | None = None
        self._close_code: int | None = None
        self._rate_refusals = 0
        self._context = copy_context()

    async def open(self, since: int, revision: str | None) -> None:
        """Register as a viewer and send the state with all entries after ``since``.

        The client had access at ``revision``; if access has changed since, it is checked again.
        """
        services = self.services
        self.limits.connect(self.address, self.guest_id)
        services.connections[self] = None
        if revision != services.access.revision:
            services.spawn(services.access.check([self]))
        self._task = asyncio.current_task()  # messages that arrive now are queued
        self._socket.attach(self)
        if services.draining:
            self.close_after_reply(RESTARTING)
        await seating.come_back(self.table, self.guest_id)
        await self.table.broadcaster.add_viewer(self, since)
        if self not in services.connections:  # closed meanwhile
            self.table.presence.remove(self)
        self._next_message()

    @property
    def busy(self) -> bool:
        """Whether a message is being handled."""
        return self._task is not None

    def on_close(self, code: int) -> None:
        """The connection was closed with ``code``."""
        if self in self.services.connections:
            del self.services.connections[self]
            self.limits.disconnect(self.address, self.guest_id)
            self.table.presence.remove(self)
            path, lasted = PATH.format(self.table.id), time.time() - self.since
            services, route = self.services, live.handler_name
            self._context.run(log_access, services, LIVE, path, route, code, lasted, self.address)

    # -- out -------------------------------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Queue a message; a client that does not read is disconnected."""
        if self.protocol < api.PROTOCOL:
            for name, old in OLD_NAMES.items():
                message = message.replace(name, old)
        if self._socket.send_text(message) > MAX_OUTBOX:
            self.close_after_reply(TOO_SLOW)

    def close_after_reply(self, code: int) -> None:
        """Close the connection after what is queued and after the reply to the message being handled."""
        self._close_code = code
        if self._task is None or code == TOO_SLOW:
            self._socket.close_with(code)

    def reply(self, answer: api.ServerMessage) -> None:
        """Reply to a message of the client."""
        self.send(encode(answer))

    def confirm(self, message: requests.ClientMessage, ply: int) -> None:
        """Reply that what the client sent is stored."""
        self.reply(api.Done(id=message.id, n=self.table.row.sequence, ply=ply))

    # -- in --------------------------------------------------------------------------------------------------------

    def on_frame(self) -> bool:
        """Count a frame against the limits; False if there are too many, and the connection is closed."""
        try:
            self.limits.spend("frame", self.address)
            self.limits.spend_guest("frame", self.address, self.name)
        except RateError as error:
            self.refuse(None, error)
            self._socket.close_with(CROWDED)
            return False
        return True

    def on_text(self, text: str | bytes) -> None:
        """Handle a message, or queue it behind the current one."""
        if self._task is None:
            self._task = asyncio.create_task(self._handle_task(text), context=self._context)
            return
        if self._pending is None:
            self._pending = deque()
        self._pending.append(text)
        if len(self._pending) == MAX_PENDING:
            self._socket.pause_input()

    async def _handle_task(self, text: str | bytes) -> None:
        self._socket.cork()
        try:
            slower = await self.handle(text)
        finally:
            self._socket.uncork()
        if slower:
            await asyncio.sleep(RATE_PAUSE)
        self._next_message()

    def _next_message(self) -> None:
        """Close if requested, otherwise handle the next pending message."""
        self._task = None
        if self._close_code is not None:
            self._socket.close_with(self._close_code)
        elif self._pending:
            if len(self._pending) == MAX_PENDING:
                self._socket.resume_input()
            self.on_text(self._pending.popleft())

    async def handle(self, data: str | bytes) -> bool:
        """Handle one message with exactly one reply; return whether the client is over its rate."""
        id = None
        try:
            if len(data) > MAX_MESSAGE:
                raise TooLargeError("too-large", most=MAX_MESSAGE)
            self.limits.spend("message", self.address)
            self.limits.spend_guest("message", self.address, self.name)
            self._rate_refusals = 0
            try:
                message = requests.decode_message(data)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise BadRequestError("bad-request", detail=str(error)[:200]) from error
            id = message.id
            self.services.metrics.messages[type(message).__name__.lower()] += 1
            await self.dispatch(message)
        except RateError as error:
            self.refuse(id, error)
            self._rate_refusals += 1
            if self._rate_refusals > MAX_RATE_REFUSALS:
                self.close_after_reply(CROWDED)
            return True
        except AsterismError as error:
            self.refuse(id, error)
        except Exception:
            if self.limits.allows("failure", self.address):
                log.exception("a message failed at table %s", self.table.id)
            self.refuse(id, ServerError("internal"))
        return False

    def refuse(self, id: requests.MessageId, error: AsterismError) -> None:
        """Reply with an error."""
        self.services.metrics.refusals.labels(error.code).inc()
        self.reply(api.Refused(id=id, error=describe_error(error, self.language), ply=self.table.row.ply))

    async def dispatch(self, message: requests.ClientMessage) -> None:
        """Carry out a decoded message."""
        table = self.table
        match message:
            case requests.Play():
                decision = message.decision()
                self.confirm(message, await table.play(self.guest_id, message.ply, decision, message.undo_epoch))
            case requests.Undo():
                seat = table.broadcaster.curtained_seat(self)
                self.confirm(message, await table.undo(self.guest_id, message.ply, message.key, seat))
            case requests.Offer() | requests.Reply() | requests.Resign() | requests.Abort():
                await self.carry_out(message)
                self.confirm(message, table.row.ply)
            case requests.Chat() | requests.React():
                await self.chat(message)
                self.confirm(message, table.row.ply)
            case requests.Hint():
                self.spend("hint")
                self.services.spawn(self.advise(message, self.table.bots.hint(self, message)))
            case requests.Assess():
                self.spend("assess")
                self.services.spawn(self.advise(message, self.table.bots.assess(self, message)))
            case requests.Why():
                self.reply(await answer_why(table, self, message))
            case requests.Curtain():
                await self.set_curtain(message)
            case requests.Ping():
                self.reply(api.Pong(id=message.id))

    def spend(self, what: str) -> None:
        """Take a token of the address and of the guest."""
        self.limits.spend(what, self.address)
        self.limits.spend_guest(what, self.address, self.name)

    async def carry_out(self, message: requests.Offer | requests.Reply | requests.Resign | requests.Abort) -> None:
        """Carry out a table action."""
        table = self.table
        match message:
            case requests.Offer():
                self.spend("offer")
                await table_actions.offer(table, self.guest_id, OfferKind(message.kind), message.key)
            case requests.Reply():
                await self.answer_offer(message)
            case requests.Resign():
                await table_actions.resign(table, self.guest_id, message.seat)
            case requests.Abort():
                await table_actions.abort(table, self.guest_id)

    async def answer_offer(self, message: requests.Reply) -> None:
        """Answer an offer. Agreeing to a rematch takes the guest's seat there; declining lets the others know."""
        table, rematch = self.table, table_actions.rematch_for(self.table, self.guest_id)
        if self.guest is None or rematch is None or rematch.number != message.offer or table.row.next is None:
            await table_actions.answer(table, self.guest_id, message.offer, message.accept, message.key)
        elif message.accept:
            await self.services.new_tables.rematch(self.guest, table)
        else:
            await seating.decline(await self.services.table(table.row.next), self.guest.id)
            await table_actions.answer(table, self.guest_id, message.offer, False, message.key)

    async def chat(self, message: requests.Chat | requests.React) -> None:
        """Say something, or react."""
        if self.guest is None:
            raise UnknownGuestError("unknown-guest")
        if isinstance(message, requests.React):
            self.spend("reaction")
            text = REACTIONS[message.reaction]
            await self.table.chat(self.guest, text, message.key, reaction=message.reaction)
        else:
            self.spend("chat")
            await self.table.chat(self.guest, message.clean_text(), message.key, about=message.about)

    async def advise(
        self, message: requests.Hint | requests.Assess, answer: Awaitable[api.HintAnswer | api.AssessAnswer]
    ) -> None:
        """Compute an answer in the background, then reply."""
        try:
            self.reply(await answer)
        except AsterismError as error:
            self.refuse(message.id, error)

    async def set_curtain(self, message: requests.Curtain) -> None:
        """Open the curtain for a seat, or close it."""
        table = self.table
        if message.seat is not None and message.seat not in table.seats_of(self.guest_id):
            raise ForbiddenError("not-your-seat")
        async with table.lock:
            self.curtain = message.seat
            situation = await self.services.compute(table.broadcaster.situation, self)
            self.reply(api.ViewChanged(id=message.id, **situation))


@websocket(PATH.format("{id:str}"))
async def live(socket: WebSocket[Any, Any, Any], id: FromPath[str]) -> None:
    """Follow a table and play there."""
    services, address = services_of(socket), address_of(socket)
    await socket.accept()
    try:
        check_path(socket)
        check_origin(socket)
        revision = services.access.revision
        check_banned(socket)
        services.limits.spend("request", address)
        protocol = _check_protocol(socket.query_params.get("protocol"))
        guest = await guest_if_any(socket)
        table = await services.table(id)
        table.check_access(id_of(guest), socket.query_params.get("code"))
        since = socket.query_params.get("since", "0")
        known = since.isascii() and since.isdigit() and len(since) < 10
        await Connection(socket, table, guest, protocol).open(int(since) if known else 0, revision)
    except AsterismError as error:
        await _reject(socket, error)


def _check_protocol(spoken: str | None) -> int:
    """The version of the live protocol that the client speaks; ``VersionError`` if this server does not know it."""
    version = int(spoken) if spoken and spoken.isascii() and spoken.isdigit() and len(spoken) < 10 else spoken
    return check_version("the live protocol", first_if_none(version), range(FIRST, api.PROTOCOL + 1))


async def _reject(socket: WebSocket[Any, Any, Any], error: AsterismError) -> None:
    refusal = api.Refused(id=None, error=describe_error(error, language_of(socket)), ply=None)
    code = CLOSE_CODES.get(type(error), FORBIDDEN)
    await socket.send_text(encode(refusal).decode())
    await socket.close(code)
