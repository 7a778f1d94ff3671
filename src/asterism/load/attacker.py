"""One hostile client: HTTP requests and WebSocket frames at full rate, from an address of its own.

A server on this machine believes the address that a client on this machine names (``X-Forwarded-For``).
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

TIMEOUT = 30.0
MAX_ANSWER = 16 * 2**20
RATE_LIMITED, UNAVAILABLE, FAILED = 429, 503, 500
TEXT, PING, CONTINUATION = 0x81, 0x89, 0x00
KEY = "dGhlIHNhbXBsZSBub25jZQ=="


class Answer(NamedTuple):
    """An HTTP response."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class Counts:
    """What the server answered to all attackers of one attack."""

    def __init__(self) -> None:
        self.answers: Counter[str] = Counter()
        """Responses by status, connections by how they ended."""
        self.without_retry_after = 0
        """Refusals for too much that did not say when to come back."""
        self.failures = 0
        """Responses of 500 and above that are no refusals."""
        self.over = False
        """Whether the attack has ended."""

    def add(self, answer: Answer) -> None:
        """Count a response."""
        self.answers[str(answer.status)] += 1
        refused = answer.status in (RATE_LIMITED, UNAVAILABLE)
        self.without_retry_after += refused and "retry-after" not in answer.headers
        self.failures += answer.status >= FAILED and not refused


def frame(payload: bytes, first: int = TEXT) -> bytes:
    """A WebSocket frame, masked with zeros."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2, "big")
    return bytes([first]) + length + bytes(4) + payload


class Attacker:
    """One client with a cookie, an address and a connection that is kept while the server keeps it."""

    def __init__(self, url: str, address: str, counts: Counts) -> None:
        parts = urlsplit(url)
        self._host, self._port = parts.hostname or "", parts.port or 80
        self._address = address
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.counts = counts
        self.cookie: str | None = None
        self.memory: dict[str, Any] = {}
        """What an attack notes between its rounds."""
        self.round = 0

    @property
    def over(self) -> bool:
        """Whether the attack has ended."""
        return self.counts.over

    # -- HTTP ------------------------------------------------------------------------------------------------------

    async def get(self, path: str, **headers: str) -> Answer:
        return await self.request("GET", path, b"", headers)

    async def post(self, path: str, body: Any, **headers: str) -> Answer:
        """Post bytes as they are, or a value as JSON."""
        if isinstance(body, bytes):
            return await self.request("POST", path, body, headers)
        return await self.request(
            "POST", path, msgspec.json.encode(body), {"Content-Type": "application/json", **headers}
        )

    async def request(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> Answer:
        """Send a request and read its response; a connection that broke counts as status 0."""
        try:
            async with asyncio.timeout(TIMEOUT):
                reader, writer = await self._open()
                writer.write(self._head(method, path, headers, len(body)) + body)
                answer = await self._read(reader)
        except (OSError, EOFError, TimeoutError, ValueError, asyncio.LimitOverrunError):
            self.disconnect()
            self.counts.answers["broken"] += 1
            return Answer(0, {}, b"{}")
        if cookie := answer.headers.get("set-cookie"):
            self.cookie = cookie.partition(";")[0]
        if answer.headers.get("connection") == "close":
            self.disconnect()
        self.counts.add(answer)
        return answer

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._streams is None:
            self._streams = await asyncio.open_connection(self._host, self._port)
        return self._streams

    def _head(self, method: str, path: str, headers: dict[str, str], length: int | None = None) -> bytes:
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self._host}:{self._port}", f"X-Forwarded-For: {self._address}"]
        lines += [f"Cookie: {self.cookie}"] if self.cookie else []
        lines += [f"Content-Length: {length}"] if length is not None else []
        lines += [f"{name}: {value}" for name, value in headers.items()]
        return "\r\n".join([*lines, "", ""]).encode("latin-1")

    @staticmethod
    async def _read(reader: asyncio.StreamReader) -> Answer:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        pairs = (line.partition(": ") for line in head[1:] if line)
        headers = {name.lower(): value for name, _, value in pairs}
        size = min(int(headers.get("content-length", "0")), MAX_ANSWER)
        return Answer(int(head[0].split(" ")[1]), headers, await reader.readexactly(size))

    def disconnect(self) -> None:
        """Abort the connection: the server may not read what is still to be sent."""
        if self._streams is not None:
            self._streams[1].transport.abort()
            self._streams = None

    # -- live connections ------------------------------------------------------------------------------------------

    async def follow(self, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """A live connection to a table, after its handshake; None if it was refused."""
        upgrade = {
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": KEY,
        }
        streams, accepted = None, False
        try:
            async with asyncio.timeout(TIMEOUT):
                streams = await asyncio.open_connection(self._host, self._port)
                streams[1].write(self._head("GET", f"/api/tables/{table}/live", upgrade))
                accepted = b" 101 " in (await streams[0].readuntil(b"\r\n\r\n"))[:20]
        except (OSError, EOFError, TimeoutError):
            accepted = False
        finally:  # also where the attack is over meanwhile
            if streams is not None and not accepted:
                streams[1].transport.abort()
        self.counts.answers["connected" if accepted else "not connected"] += 1
        return streams if accepted else None

    async def flood(self, table: str, frames: bytes, pause: float = 0.0) -> None:
        """Send the same frames again and again to a table until the server closes the connection or time is over."""
        streams = await self.follow(table)
        if streams is None:
            await asyncio.sleep(0.05)
            return
        reader, writer = streams
        reading = asyncio.ensure_future(self._drain(reader))
        try:
            while not self.over and not reading.done():
                writer.write(frames)
                await writer.drain()
                await asyncio.sleep(pause)
        except OSError:
            pass
        finally:
            reading.cancel()
            writer.transport.abort()
            self.counts.answers["still open" if self.over else "closed"] += 1

    @staticmethod
    async def _drain(reader: asyncio.StreamReader) -> None:
        """Read until the end."""
        while await reader.read(1 << 16):
            pass
