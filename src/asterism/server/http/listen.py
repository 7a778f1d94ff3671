"""How a server listens, how long anybody may take, and how it ends."""

from __future__ import annotations

import asyncio
import socket
from asyncio import TimerHandle
from typing import Any

import uvicorn
from litestar import Litestar
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from asterism.server.people.limits import MAX_FRAME

REQUEST_SECONDS = 20.0
"""From the first byte of a request (or the connection) to the last."""
STALLED_SECONDS = 20.0
"""For how long a client may not read at all while much waits for it."""
KEEP_ALIVE_SECONDS = 10
WIRE = "asterism.wire"
"""The extension of a connection's scope by which texts go out without detours."""
GRACE_SECONDS = 5
"""For requests that are being answered when the server ends, and for goodbyes to live connections."""


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

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a WebSocket."""
        self.asked()
        super().handle_websocket_upgrade()


def frame(text: bytes) -> bytes:
    """A text as a server sends it in one WebSocket frame: written here, because it is most of what a server does."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


class Ws(Patience, WebSocketsSansIOProtocol):
    """WebSockets, with patience, and a short way out for those who have much to say."""

    def handle_connect(self, event: Request) -> None:
        """Somebody asks for a WebSocket."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[WIRE] = self

    def say(self, text: bytes) -> int:
        """Send a text at once; return how many bytes wait until the client reads."""
        if self.conn.state is not State.OPEN or self.close_sent:
            return 0
        self.transport.write(frame(text))
        return self.transport.get_write_buffer_size()

    async def run_asgi(self) -> None:
        """Serve one connection; what is left to send at its end is not waited for long."""
        await super().run_asgi()
        self.loop.call_later(self.stalled_seconds, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """The client did not answer a ping."""
        super().keepalive_timeout()
        self.transport.abort()


class Server(uvicorn.Server):
    """A server that tells load balancers, waits ``drain`` seconds, and says goodbye before it ends."""

    def __init__(self, app: Litestar, drain: float = 0.0, **options: Any) -> None:
        self.app = app
        self.drain = drain
        defaults: dict[str, Any] = {
            "http": Http,
            "ws": Ws,
            "ws_max_size": MAX_FRAME,
            "ws_per_message_deflate": False,  # its windows would take more memory than all else of a connection
            "ws_ping_interval": 20.0,
            "ws_ping_timeout": 20.0,
            "timeout_keep_alive": KEEP_ALIVE_SECONDS,
            "timeout_graceful_shutdown": GRACE_SECONDS,
            "access_log": False,
            "log_config": None,
            "server_header": False,
        }
        super().__init__(uvicorn.Config(app, **defaults | options))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End: no new work, goodbyes, then everything else."""
        house = self.app.state.get("house")
        if house is not None:
            house.draining = True
            loop = asyncio.get_running_loop()
            until = loop.time() + self.drain
            while loop.time() < until and not self.force_exit:
                await asyncio.sleep(0.1)
            await house.drain(GRACE_SECONDS)
        await super().shutdown(sockets)
