"""A lean WebSocket client: the frames are the business of ``websockets``, the sockets of the event loop."""

from __future__ import annotations

import asyncio
from typing import Any

from websockets.client import ClientProtocol
from websockets.exceptions import InvalidHandshake
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri


class Socket(asyncio.Protocol):
    """One connection; ``heard`` gets every text, ``ended`` the close code."""

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
        await socket._open
        return socket

    def say(self, text: bytes) -> None:
        """Send a text."""
        if self._protocol.state is State.OPEN:
            self._protocol.send_text(text)
            self._flush()

    def close(self) -> None:
        """Say goodbye."""
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(1000)
            self._flush()

    def heard(self, text: bytes) -> None:
        """A text came in."""
        raise NotImplementedError

    def ended(self, code: int) -> None:
        """The connection is over."""

    # -- asyncio.Protocol ------------------------------------------------------------------------------------------

    def connection_made(self, transport: Any) -> None:
        """The connection stands: ask for a WebSocket."""
        self._transport = transport
        self._protocol.send_request(self._request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Bytes came in."""
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame):
                if event.opcode is Opcode.TEXT:
                    self.heard(bytes(event.data))
            elif isinstance(event, Response) and not self._open.done():
                self._opened()
        self._flush()
        if self._protocol.close_expected():
            self._transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        """The connection is gone."""
        self._protocol.receive_eof()
        if not self._open.done():
            self._open.set_exception(error or ConnectionError("no WebSocket there"))
        self.ended(self._protocol.close_code or 1006)

    def _opened(self) -> None:
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
