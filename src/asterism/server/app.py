"""The application: routes, errors and the house behind them."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from asterism import __version__
from asterism.engine.errors import AsterismError
from asterism.server.errors import (
    BadRequestError,
    NotFoundError,
    ServerError,
    TooLargeError,
    status_of,
    told,
)
from asterism.server.house.house import House, Settings
from asterism.server.http.live import live
from asterism.server.http.logs import Watch
from asterism.server.http.openapi import Schema
from asterism.server.http.visit import (
    READING,
    address_of,
    before_send,
    check_banned,
    check_origin,
    house_of,
    language_of,
)
from asterism.server.people.limits import MAX_MESSAGE
from asterism.server.routes import games, guests, health, host, lessons, ratings, reminders, tables, tiles
from asterism.server.routes.pages import PACKED, page

GONE = "client disconnected prematurely"
"""How the framework says that nobody is there to be answered."""
log = logging.getLogger(__name__)
ROUTES = [
    *guests.ROUTES,
    *games.ROUTES,
    *lessons.ROUTES,
    *ratings.ROUTES,
    *reminders.ROUTES,
    *tables.ROUTES,
    *tiles.ROUTES,
    *host.ROUTES,
    *health.ROUTES,
    live,
    page,
]


def create_app(settings: Settings | None = None) -> Litestar:
    """A server's application."""

    @asynccontextmanager
    async def house(app: Litestar) -> AsyncIterator[None]:
        app.state.house = House(settings or Settings())
        app.state.miniatures = games.Miniatures(app.state.house)
        await app.state.house.open()
        yield
        await app.state.house.close()

    app = Litestar(
        ROUTES,
        lifespan=[house],
        before_request=_from_here,
        before_send=[before_send],
        exception_handlers={Exception: refuse},
        request_max_body_size=MAX_MESSAGE,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1024, gzip_compress_level=5, exclude_opt_key=PACKED
        ),
        openapi_config=OpenAPIConfig(
            title="Asterism", version=__version__, path="/api/schema", render_plugins=[Schema()]
        ),
        logging_config=None,
    )
    app.asgi_handler = Watch(app.asgi_handler)
    return app


def _from_here(request: Request[Any, Any, Any]) -> None:
    if request.method not in READING:
        check_origin(request)
    if request.url.path.startswith("/api/"):
        check_banned(request)
        house_of(request).limits.spend("request", address_of(request))


def refuse(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Every refusal in the one shape."""
    refusal = _as_refusal(request, error)
    house_of(request).metrics.refusals.labels(refusal.code).inc()
    headers = {"retry-after": str(refusal.params["seconds"])} if "seconds" in refusal.params else {}
    body = {"error": told(refusal, language_of(request))}
    return Response(body, status_code=status_of(refusal), headers=headers)


def _as_refusal(request: Request[Any, Any, Any], error: Exception) -> AsterismError:
    if isinstance(error, AsterismError):
        return error
    if isinstance(error, RecursionError):
        return BadRequestError("bad-request", detail="too deep")
    if isinstance(error, HTTPException) and error.detail == GONE:
        return BadRequestError("bad-request", detail=GONE)
    if not isinstance(error, HTTPException) or error.status_code >= 500:
        log.error("%s %s failed", request.method, request.url.path, exc_info=error)
        return ServerError("internal", request=request.scope["state"].get("request_id"))
    if error.status_code == 413:
        return TooLargeError("too-large", most=MAX_MESSAGE)
    if error.status_code in (404, 405):
        return NotFoundError("no-page")
    return BadRequestError("bad-request", detail=_detail(error))


def _detail(error: HTTPException) -> str:
    extra: Any = getattr(error, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return "; ".join(f"{e.get('key', '')}: {e.get('message', '')}".removeprefix(": ") for e in extra[:4])
    return str(error.detail)[:200]
