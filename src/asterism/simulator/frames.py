"""WebSocket frames of a simulated browser, by bytes."""

from __future__ import annotations

from typing import Any

import msgspec

from asterism.simulator.network import ClientConnection


class Gone(Exception):
    """The connection has ended, or the server does not answer."""


class Frames:
    """WebSocket frames over a connection, after its handshake."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self._open = False
        self._buffer = b""

    def say(self, message: Any) -> None:
        """Send a text, masked with zeros."""
        if self._open:
            self._send(0x81, msgspec.json.encode(message))

    def _send(self, kind: int, data: bytes) -> None:
        size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0xFE]) + len(data).to_bytes(2, "big")
        self.connection.send(bytes([kind]) + size + b"\0\0\0\0" + data)

    async def text(self, seconds: float) -> bytes:
        """The next text; ``Gone`` if the connection has ended."""
        while True:
            if not self._open and b"\r\n\r\n" in self._buffer:
                head, _, self._buffer = self._buffer.partition(b"\r\n\r\n")
                if b" 101 " not in head.split(b"\r\n")[0]:
                    raise Gone
                self._open = True
            frame = self._frame() if self._open else None
            if frame is not None:
                kind, data = frame
                if kind == 0x81:
                    return data
                if kind == 0x88:
                    raise Gone
                self._send(0x8A, data)
                continue
            more = await self.connection.read(seconds)
            if not more:
                raise Gone
            self._buffer += more

    def _frame(self) -> tuple[int, bytes] | None:
        """The first whole frame, taken from the buffer; its first byte and its data."""
        if len(self._buffer) < 2:
            return None
        start = {126: 4, 127: 10}.get(self._buffer[1], 2)
        end = start + (self._buffer[1] if start == 2 else int.from_bytes(self._buffer[2:start], "big"))
        if len(self._buffer) < max(start, end):
            return None
        kind, data, self._buffer = self._buffer[0], self._buffer[start:end], self._buffer[end:]
        return kind, data
