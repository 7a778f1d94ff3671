"""A light WebSocket client: ``websockets`` makes the frames, asyncio's event loop transports them."""

from __future__ import annotations

import asyncio
from typing import Any

from websockets.client import ClientProtocol
from websockets.exceptions import InvalidHandshake
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri


class WebSocketClient(asyncio.Protocol):
    """One connection; ``on_text`` gets every text message, ``on_close`` the close code."""

    def __init__(self, url: str, headers: dict[str, str]) -> None:
        self._protocol = ClientProtocol(parse_uri(url), max_size=None)
        self._request = self._protocol.connect()
        self._request.headers.update(headers)
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: Any = None

    @classmethod
    async def connect(cls, url: str, headers: dict[str, str], *arguments: Any) -> Any:
        """Open a connection; ``arguments`` are those of the class."""
        loop = asyncio.get_running_loop()
        uri = parse_uri(url)
        _, socket = await loop.create_connection(
            lambda: cls(url, headers, *arguments), uri.host, uri.port, ssl=True if uri.secure else None
        )
        try:
            await socket._open
        except BaseException:
            socket._transport.abort()
            raise
        return socket

    def send(self, text: bytes) -> None:
        """Send a text message."""
        if self._protocol.state is State.OPEN:
            self._protocol.send_text(text)
            self._flush()

    def close(self) -> None:
        """Send a close frame, and close the connection without waiting for the server's."""
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(1000)
            self._flush()
        self._transport.close()

    def on_text(self, text: bytes) -> None:
        """A text message was received."""
        raise NotImplementedError

    def on_close(self, code: int) -> None:
        """The open connection was closed."""

    # -- asyncio.Protocol ------------------------------------------------------------------------------------------

    def connection_made(self, transport: Any) -> None:
        """Send the WebSocket handshake."""
        self._transport = transport
        self._protocol.send_request(self._request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Handle received bytes."""
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame):
                if event.opcode is Opcode.TEXT:
                    self.on_text(bytes(event.data))
            elif isinstance(event, Response) and not self._open.done():
                self._finish_handshake()
        self._flush()
        if self._protocol.close_expected():
            self._transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        """Report the end of the connection, if it was open."""
        self._protocol.receive_eof()
        if not self._open.done():
            self._open.set_exception(error or ConnectionError("no WebSocket there"))
        elif not self._open.cancelled() and self._open.exception() is None:
            self.on_close(self._protocol.close_code or 1006)

    def _finish_handshake(self) -> None:
        problem = self._protocol.handshake_exc
        if problem is None:
            self._open.set_result(None)
        else:
            self._open.set_exception(
                problem if isinstance(problem, InvalidHandshake) else ConnectionError(str(problem))
            )

    def _flush(self) -> None:
        if data := b"".join(self._protocol.data_to_send()):
            self._transport.write(data)
