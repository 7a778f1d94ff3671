"""Compression of responses by gzip. Large ones are compressed in a worker thread, so that the event loop goes on."""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from asterism.server.errors import RateError, UnavailableError
from asterism.server.fair_queue import current_owner
from asterism.server.runtime.services import Services

MIN_SIZE = 1024
"""Smaller responses are sent as they are."""
MAX_INLINE = 4096
"""Larger ones are compressed in a thread."""
LEVEL = 5
COMPRESSIBLE = (b"application/json", b"text/", b"image/svg+xml", b"application/vnd.oai.openapi+json")
Headers = list[tuple[bytes, bytes]]


class Compression:
    """ASGI middleware that compresses responses that come in one piece and are not encoded yet."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != ScopeType.HTTP or not _accepts_gzip(scope["headers"]):
            await self.app(scope, receive, send)
            return
        services: Services = scope["litestar_app"].state.services
        start: Message | None = None

        async def send_compressed(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            if start is not None:
                begun: Any = start
                start = None
                body: bytes = message.get("body", b"")  # type: ignore[assignment]
                if not message.get("more_body") and _is_compressible(begun["headers"], len(body)):
                    packed = await _compress(services, body)
                    if packed is not None:
                        begun["headers"] = [*_without_length(begun["headers"]), *_headers(packed)]
                        message["body"] = packed  # type: ignore[typeddict-unknown-key]
                await send(begun)
            await send(message)

        await self.app(scope, receive, send_compressed)


async def _compress(services: Services, body: bytes) -> bytes | None:
    """The compressed body; None if too much waits to be compressed."""
    if len(body) <= MAX_INLINE:
        return _gzip(body)
    try:
        return await services.compression_queue.run(current_owner.get(), _gzip, body)
    except (RateError, UnavailableError):
        return None


def _gzip(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)


def _accepts_gzip(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    accepted = b",".join(value for name, value in headers if name == b"accept-encoding").lower()
    parts = [part.replace(b" ", b"") for part in accepted.split(b",")]
    return any(part.partition(b";")[0] == b"gzip" and not part.endswith((b";q=0", b";q=0.0")) for part in parts)


def _is_compressible(headers: Headers, size: int) -> bool:
    names = {name.lower(): value for name, value in headers}
    plain = b"content-encoding" not in names
    return size >= MIN_SIZE and plain and names.get(b"content-type", b"").startswith(COMPRESSIBLE)


def _without_length(headers: Headers) -> Headers:
    return [(name, value) for name, value in headers if name.lower() != b"content-length"]


def _headers(body: bytes) -> Headers:
    return [(b"content-encoding", b"gzip"), (b"vary", b"accept-encoding"), (b"content-length", b"%d" % len(body))]
