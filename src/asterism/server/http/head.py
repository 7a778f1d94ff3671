"""HEAD requests: answered as GET; the HTTP server leaves the body out."""

from __future__ import annotations

from typing import cast

from litestar.types import ASGIApp, Receive, Scope, Send


class HeadAsGet:
    """An ASGI application that knows GET alone, with HEAD."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("method") == "HEAD":
            scope = cast("Scope", {**scope, "method": "GET"})  # a copy: the server below looks at its own
        await self._app(scope, receive, send)
