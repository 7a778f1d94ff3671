"""How a server speaks with clients: by uvicorn's HTTP and WebSockets, with limits to its patience.

What a live connection costs is mostly its texts. Once somebody listens to it, what its client says goes to him without
queues and tasks between, and nothing is left of the request by which it began. What is said to it while one message of
its client is dealt with goes out in one piece, because the kernel is dear.
"""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from collections.abc import Mapping
from typing import Any, Protocol

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C where there is a compiled one
from websockets.http11 import Request
from websockets.protocol import State

from asterism.server.people.limits import MAX_FRAME

REQUEST_SECONDS = 20.0
"""From the first byte of a request (or the connection) to the last."""
STALLED_SECONDS = 20.0
"""For how long a client may not read at all while much waits for it."""
LAST_LOOK_SECONDS = 0.1
"""Before an idle connection is closed: a request that has come while the server was busy is read in it."""
WIRE = "asterism.wire"
"""The extension of a connection's scope that is its wire."""
TEXT, MASKED, SHORT = 0x81, 0x80, 126
"""A text in one frame; that a frame is masked, as those of clients are; what a short frame is shorter than."""
LOST, FAILED = 1006, 1011
"""Close codes: without a word, and of a server that made a mistake."""
NEVER = 1 << 62


class Patience(asyncio.Protocol):
    """Ends connections whose client neither asks nor reads in time."""

    transport: asyncio.Transport
    request_seconds = REQUEST_SECONDS
    stalled_seconds = STALLED_SECONDS
    _asking: TimerHandle | None = None
    _stalled: TimerHandle | None = None

    def await_request(self) -> None:
        """The client must have asked in full before long."""
        if self._asking is None:
            self._asking = asyncio.get_running_loop().call_later(self.request_seconds, self.transport.abort)

    def asked(self) -> None:
        """The client has asked."""
        if self._asking is not None:
            self._asking.cancel()
            self._asking = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is waited for any more."""
        self.asked()
        self._moving()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Much waits for the client: it must read before long."""
        super().pause_writing()
        self._stalled = asyncio.get_running_loop().call_later(self.stalled_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """The client has read."""
        self._moving()
        super().resume_writing()

    def _moving(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None


class Http(Patience, HttpToolsProtocol):
    """HTTP, with patience."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects."""
        super().connection_made(transport)
        self.await_request()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.await_request()

    def on_message_complete(self) -> None:
        """A request is complete."""
        self.asked()
        super().on_message_complete()

    def timeout_keep_alive_handler(self) -> None:
        """The connection has been idle for long, as far as the server has looked."""
        close = super().timeout_keep_alive_handler
        self.timeout_keep_alive_task = self.loop.call_later(LAST_LOOK_SECONDS, close)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a WebSocket."""
        self.asked()
        super().handle_websocket_upgrade()


def frame(text: bytes) -> bytes:
    """A text as a server sends it in one WebSocket frame."""
    size = len(text)
    if size < SHORT:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


def frame_end(data: bytes | bytearray, begin: int) -> int:
    """Where the frame ends that begins there, as far as can be told; one that is too large, after its length."""
    if len(data) < begin + 2:
        return NEVER
    size = data[begin + 1] & 0x7F
    head = begin + (6 if data[begin + 1] & MASKED else 2)
    if size < SHORT:
        return head + size
    digits = 2 if size == SHORT else 8
    if len(data) < begin + 2 + digits:
        return NEVER
    size = int.from_bytes(data[begin + 2 : begin + 2 + digits], "big")
    return head + digits + size if size <= MAX_FRAME else begin + 2 + digits


class Listener(Protocol):
    """Somebody to whom a live connection belongs."""

    def heard(self, text: str | bytes) -> None:
        """The client said something."""

    def lost(self, code: int) -> None:
        """The connection is over, and why."""


class Ear:
    """Stands where uvicorn queues events, and passes on what is said."""

    def __init__(self, listener: Listener) -> None:
        self._listener = listener

    def put_nowait(self, event: Mapping[str, Any]) -> None:
        """Something happened; the end of a connection is noticed elsewhere."""
        if event["type"] == "websocket.receive":
            text = event.get("text")
            self._listener.heard(event["bytes"] if text is None else text)


class Ws(Patience, WebSocketsSansIOProtocol):
    """WebSockets, with patience. Whoever is to ``attach`` it finds it in the scope, and speaks by ``say``."""

    listener: Listener | None = None
    _rest: bytes | bytearray = b""
    """The beginning of a frame."""
    _held: list[bytes] | None = None
    """What was said since it is held back."""

    def handle_connect(self, event: Request) -> None:
        """Somebody asks for a WebSocket."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[WIRE] = self

    def attach(self, listener: Listener) -> None:
        """From now on ``listener`` hears the client; the application that accepted the connection may end."""
        waiting, ear = self.queue, Ear(listener)
        self.listener, self.queue = listener, ear  # type: ignore[assignment]
        while not waiting.empty():
            ear.put_nowait(waiting.get_nowait())
        if self.read_paused:
            self.transport.resume_reading()
        self.read_paused = True  # so that uvicorn does not pause it any more
        if self.disconnected:
            self.loop.call_soon(listener.lost, LOST)

    async def run_asgi(self) -> None:
        """Serve a connection until it is over, or until somebody listens to it."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("a connection failed")
            self.send_500_response()
            self.goodbye(FAILED)
        if self.listener is not None:
            self.request.headers.clear()  # the library keeps the request itself
            del self.scope, self.request, self.response
        else:
            if self.close_timer is None:
                self.transport.close()
            self._hurry()

    def data_received(self, data: bytes) -> None:
        """Bytes come: short texts are heard at once; all other frames are the library's, one by one."""
        if self.listener is None:
            super().data_received(data)
            return
        if self._rest:
            self._rest += data
        whole = self._rest or data
        begin = 0
        while (end := frame_end(whole, begin)) <= len(whole):
            if not (
                whole[begin] == TEXT and MASKED <= whole[begin + 1] < MASKED + SHORT and self._hear(whole, begin, end)
            ):
                super().data_received(bytes(whole[begin:end]))
            begin = end
        if begin == len(whole):
            self._rest = b""
        elif begin or whole is data:
            self._rest = bytearray(whole[begin:])

    def _hear(self, data: bytes | bytearray, begin: int, end: int) -> bool:
        """Pass on a short text, unless it is in the wrong place or no text."""
        if self.listener is None or self.frames or self.close_sent or self.conn.state is not State.OPEN:
            return False
        try:
            text = apply_mask(data[begin + 6 : end], data[begin + 2 : begin + 6]).decode()
        except UnicodeDecodeError:
            return False
        self.listener.heard(text)
        return True

    @property
    def _open(self) -> bool:
        """Whether anything can be sent."""
        return not self.close_sent and self.conn.state is State.OPEN and not self.transport.is_closing()

    def say(self, text: bytes) -> int:
        """Send a text at once, unless it is held back; return how many bytes wait until the client reads."""
        if not self._open:
            return 0
        if self._held is None:
            self.transport.write(frame(text))
        else:
            self._held.append(frame(text))
        return self.transport.get_write_buffer_size()

    def hold(self) -> None:
        """From now on keep what is said."""
        self._held = []

    def release(self) -> None:
        """Send all that was kept, in one piece."""
        held, self._held = self._held, None
        if held and self._open:
            self.transport.write(b"".join(held))

    def goodbye(self, code: int) -> None:
        """Close the connection after all that was said."""
        if not self._open:
            return
        self.release()
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
        self._hurry()

    def _hurry(self) -> None:
        """What is left to send is not waited for long."""
        self.loop.call_later(self.stalled_seconds, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """The client did not answer a ping."""
        super().keepalive_timeout()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is over."""
        super().connection_lost(exc)
        if self.listener is not None:
            end = self.conn.close_sent or self.conn.close_rcvd
            self.listener.lost(end.code if end else LOST)
            self.listener = None
            self.queue = asyncio.Queue()
