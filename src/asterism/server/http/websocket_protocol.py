"""uvicorn's HTTP and WebSocket protocols with timeouts, and a direct path for live messages.

Once a listener is attached to a connection, text frames go to it without queues or tasks in between, and the request's
scope is freed. Output is corked while a message is handled and written in one piece, because system calls dominate the
cost.
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

from asterism.server.budgets import MAX_FRAME, MAX_HEAD

REQUEST_SECONDS = 20.0
"""From the first byte of a request (or from connecting) to the last."""
STALLED_SECONDS = 20.0
"""How long a client may read nothing while its write buffer is full."""
KEEP_ALIVE_EXTRA_SECONDS = 0.1
"""Added before an idle connection is closed, to read a request that arrived while the server was busy."""
WEBSOCKET = "asterism.websocket"
"""The scope extension that holds the protocol object."""
TEXT, MASKED, SHORT = 0x81, 0x80, 126
"""The first byte of a final text frame; the mask bit of the second; lengths below this fit into one byte."""
CLOSED_ABNORMALLY, INTERNAL_ERROR = 1006, 1011
"""Close codes: no close frame received, and internal error."""
NEVER = 1 << 62
FRAMES_PER_ITERATION = 8
"""The most frames of a connection that are handled in one iteration of the event loop."""
DISCARD_SECONDS = 1.0
"""How long a client whose input is discarded may still read the reason."""


class Timeouts(asyncio.Protocol):
    """Aborts connections whose client neither sends its request nor reads in time."""

    transport: asyncio.Transport
    request_seconds = REQUEST_SECONDS
    stalled_seconds = STALLED_SECONDS
    _request_timer: TimerHandle | None = None
    _write_timer: TimerHandle | None = None

    def start_request_timeout(self) -> None:
        """Abort the connection unless the request is complete in time."""
        if self._request_timer is None:
            self._request_timer = asyncio.get_running_loop().call_later(self.request_seconds, self.transport.abort)

    def stop_request_timeout(self) -> None:
        if self._request_timer is not None:
            self._request_timer.cancel()
            self._request_timer = None

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_request_timeout()
        self._stop_write_timeout()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The write buffer is full: abort unless the client reads in time."""
        super().pause_writing()
        self._write_timer = asyncio.get_running_loop().call_later(self.stalled_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        self._stop_write_timeout()
        super().resume_writing()

    def _stop_write_timeout(self) -> None:
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None


class HttpProtocol(Timeouts, HttpToolsProtocol):
    """HTTP with timeouts."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.start_request_timeout()

    _head_bytes: int | None = None
    """The bytes of the first line and headers so far; None between requests and in bodies."""

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.start_request_timeout()
        self._head_bytes = 0

    def on_headers_complete(self) -> None:
        self._head_bytes = None
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        """Handle bytes; a client whose headers do not end is disconnected."""
        super().data_received(data)
        if self._head_bytes is not None:
            self._head_bytes += len(data)
            if self._head_bytes > MAX_HEAD:
                self.transport.abort()

    def on_message_complete(self) -> None:
        self.stop_request_timeout()
        super().on_message_complete()

    def timeout_keep_alive_handler(self) -> None:
        """Close the idle connection after one more chance to read."""
        close = super().timeout_keep_alive_handler
        self.timeout_keep_alive_task = self.loop.call_later(KEEP_ALIVE_EXTRA_SECONDS, close)

    def handle_websocket_upgrade(self) -> None:
        self.stop_request_timeout()
        super().handle_websocket_upgrade()


def text_frame(text: bytes) -> bytes:
    """A text as one unmasked WebSocket frame."""
    size = len(text)
    if size < SHORT:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


def frame_end(data: bytes | bytearray, begin: int) -> int:
    """Where the frame at ``begin`` ends; of an unmasked or too long one, the end of the bytes that show the fault.

    ``NEVER`` if its length is incomplete.
    """
    if len(data) < begin + 2:
        return NEVER
    if not data[begin + 1] & MASKED:  # its rest might never come
        return begin + 2
    size = data[begin + 1] & 0x7F
    head = begin + 6
    if size < SHORT:
        return head + size
    digits = 2 if size == SHORT else 8
    if len(data) < begin + 2 + digits:
        return NEVER
    size = int.from_bytes(data[begin + 2 : begin + 2 + digits], "big")
    return head + digits + size if size <= MAX_FRAME else begin + 2 + digits


class Listener(Protocol):
    """What receives the events of a live connection."""

    def on_frame(self) -> bool:
        """Count a frame of any kind; close the connection and return False if the client sends too many."""

    def on_text(self, text: str | bytes) -> None:
        """A text message arrived."""

    def on_close(self, code: int) -> None:
        """The connection was closed with ``code``."""


class ListenerQueue:
    """Takes the place of uvicorn's event queue and passes messages to the listener."""

    def __init__(self, listener: Listener) -> None:
        self._listener = listener

    def put_nowait(self, event: Mapping[str, Any]) -> None:
        """Pass on a received message; ``connection_lost`` reports the end."""
        if event["type"] == "websocket.receive":
            text = event.get("text")
            self._listener.on_text(event["bytes"] if text is None else text)


class WebSocketProtocol(Timeouts, WebSocketsSansIOProtocol):
    """WebSockets with timeouts. The application finds it in the scope, calls ``attach`` and sends by ``send_text``."""

    listener: Listener | None = None
    _buffer: bytes | bytearray = b""
    """Bytes that are not handled yet."""
    _corked: list[bytes] | None = None
    """Frames kept back since ``cork``."""
    _input_paused = False
    """Whether the listener has paused its input."""
    _scheduled = False
    """Whether frames are to be handled in the next iteration of the loop."""
    _frames_after_close = 0
    """Frames received since this side closed the connection."""
    _reading_paused = False
    """Whether reading from the transport is paused."""
    _discarding = False
    """Whether all input is dropped."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[WEBSOCKET] = self

    def attach(self, listener: Listener) -> None:
        """Deliver all input to ``listener``; the application that accepted the connection may return."""
        self.listener, self.queue = listener, ListenerQueue(listener)  # type: ignore[assignment]
        self.read_paused = True  # keeps uvicorn from pausing it
        self._schedule()
        if self.disconnected:
            self.loop.call_soon(listener.on_close, CLOSED_ABNORMALLY)

    async def run_asgi(self) -> None:
        """Run the application until the connection ends or a listener is attached."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("a connection failed")
            self.send_500_response()
            self.close_with(INTERNAL_ERROR)
        if self.listener is not None:
            self.request.headers.clear()  # the library keeps a reference to the request
            del self.scope, self.request, self.response
        else:
            if self.close_timer is None:
                self.transport.close()
            self._abort_later()
            self._schedule()

    def data_received(self, data: bytes) -> None:
        """Buffer bytes; frames wait until a listener is attached or this side has closed."""
        if not self.handshake_initiated:
            super().data_received(data)
        elif not self._discarding:
            self._buffer = self._buffer or bytearray()
            self._buffer += data
            if not self._scheduled:
                self._process_frames()

    def _process_frames(self) -> None:
        """Handle some frames: short texts are delivered directly, all others go through the library one at a time."""
        self._scheduled = False
        data, begin = self._buffer, 0
        for _ in range(FRAMES_PER_ITERATION):
            end = frame_end(data, begin)
            if end > len(data) or self._must_wait:
                break
            if not self._count_frame():
                self.discard_input()
                return
            if not (
                data[begin] == TEXT
                and MASKED <= data[begin + 1] < MASKED + SHORT
                and self._deliver_text(data, begin, end)
            ):
                super().data_received(bytes(data[begin:end]))
            begin = end
        else:
            self._schedule()
        self._buffer = b"" if begin == len(data) else data
        if self._buffer and begin:
            del self._buffer[:begin]  # type: ignore[union-attr]
        self._set_reading(not (self._buffer and (self._must_wait or self._scheduled)))

    @property
    def _must_wait(self) -> bool:
        """Whether frames stay in the buffer for now."""
        return self._input_paused or self.disconnected or (self.listener is None and not self.close_sent)

    def _set_reading(self, wanted: bool) -> None:
        """Pause or resume reading from the transport."""
        if self.transport.is_closing():
            return
        if not wanted:
            self.transport.pause_reading()
        elif self._reading_paused:
            self.transport.resume_reading()
        self._reading_paused = not wanted

    def _count_frame(self) -> bool:
        """Count a frame; after closing, only a few are read, to find the client's close frame."""
        if self.close_sent or self.listener is None:
            self._frames_after_close += 1
            return self._frames_after_close <= FRAMES_PER_ITERATION
        return self.listener.on_frame()

    def pause_input(self) -> None:
        """Deliver nothing until ``resume_input``."""
        self._input_paused = True

    def resume_input(self) -> None:
        """Deliver what has arrived meanwhile, and all that follows."""
        self._input_paused = False
        self._schedule()

    def _schedule(self) -> None:
        if not self._scheduled and not self._discarding:
            self._scheduled = True
            self.loop.call_soon(self._process_frames)

    def discard_input(self) -> None:
        """Drop all further input and abort the connection soon."""
        self._discarding, self._buffer = True, b""
        self.loop.call_later(DISCARD_SECONDS, self.transport.abort)

    def _deliver_text(self, data: bytes | bytearray, begin: int, end: int) -> bool:
        """Deliver a short text frame; False if the library must handle it."""
        if self.listener is None or self.frames or self.close_sent or self.conn.state is not State.OPEN:
            return False
        try:
            text = apply_mask(data[begin + 6 : end], data[begin + 2 : begin + 6]).decode()
        except UnicodeDecodeError:
            return False
        self.listener.on_text(text)
        return True

    @property
    def _writable(self) -> bool:
        return not self.close_sent and self.conn.state is State.OPEN and not self.transport.is_closing()

    def send_text(self, text: bytes) -> int:
        """Send a text, or keep it while corked; return the size of the write buffer."""
        if not self._writable:
            return 0
        if self._corked is None:
            self.transport.write(text_frame(text))
        else:
            self._corked.append(text_frame(text))
        return self.transport.get_write_buffer_size()

    def cork(self) -> None:
        """Keep what is sent until ``uncork``."""
        self._corked = []

    def uncork(self) -> None:
        """Write all that was kept, in one piece."""
        held, self._corked = self._corked, None
        if held and self._writable:
            self.transport.write(b"".join(held))

    def close_with(self, code: int) -> None:
        """Send a close frame after all that was queued."""
        if not self._writable:
            return
        self.uncork()
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.resume_input()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
        self._abort_later()

    def _abort_later(self) -> None:
        """Abort if the rest is not sent in time."""
        self.loop.call_later(self.stalled_seconds, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.listener is not None:
            end = self.conn.close_sent or self.conn.close_rcvd
            self.listener.on_close(end.code if end else CLOSED_ABNORMALLY)
            self.listener = None
            self.queue = asyncio.Queue()
