"""The Litestar application: routes, error responses and the lifespan of the services behind them."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from asterism import __version__
from asterism.engine.errors import AsterismError
from asterism.server.api.errors import Refusal, describe_error
from asterism.server.budgets import MAX_MESSAGE
from asterism.server.errors import (
    BadRequestError,
    NotFoundError,
    ServerError,
    TooLargeError,
    status_of,
)
from asterism.server.http.compression import Compression
from asterism.server.http.head import HeadAsGet
from asterism.server.http.live import live
from asterism.server.http.logs import AccessLog, loggable_path
from asterism.server.http.openapi import SchemaPlugin
from asterism.server.http.request_context import (
    READING,
    address_of,
    before_send,
    check_banned,
    check_origin,
    check_path,
    language_of,
    services_of,
)
from asterism.server.routes import (
    editors,
    games,
    guests,
    health,
    host,
    lessons,
    modules,
    my_games,
    offline,
    passkeys,
    puzzles,
    ratings,
    reminders,
    seeks,
    sharing,
    tables,
)
from asterism.server.routes.pages import page
from asterism.server.runtime.services import Services, Settings
from asterism.server.storage.connect import is_bad_value

DISCONNECTED = "client disconnected prematurely"
"""The framework's detail when the client has disconnected."""
RETRY_SECONDS = 1
"""When to come back, where the error does not say."""
PROBES = {"/healthz": None, "/readyz": "ready", "/metrics": "request"}
"""The rate of each route for machines."""
log = logging.getLogger(__name__)
ROUTES = [
    *guests.ROUTES,
    *my_games.ROUTES,
    *passkeys.ROUTES,
    *games.ROUTES,
    *modules.ROUTES,
    *lessons.ROUTES,
    *puzzles.ROUTES,
    *offline.ROUTES,
    *ratings.ROUTES,
    *reminders.ROUTES,
    *seeks.ROUTES,
    *tables.ROUTES,
    *sharing.ROUTES,
    *editors.all_editor_routes(),
    *host.ROUTES,
    *health.ROUTES,
    live,
    page,
]


def create_app(settings: Settings | None = None) -> Litestar:

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.services = Services(settings or Settings())
        app.state.miniatures = games.Miniatures(app.state.services)
        await app.state.services.open()
        yield
        await app.state.services.close()

    app = Litestar(
        ROUTES,
        lifespan=[lifespan],
        before_request=check_request,
        before_send=[before_send],
        exception_handlers={Exception: refuse},
        request_max_body_size=MAX_MESSAGE,
        openapi_config=OpenAPIConfig(
            title="Asterism", version=__version__, path="/api/schema", render_plugins=[SchemaPlugin()]
        ),
        logging_config=None,
    )
    app.asgi_handler = HeadAsGet(AccessLog(Compression(app.asgi_handler)))
    return app


def check_request(request: Request[Any, Any, Any]) -> None:
    check_path(request)
    if request.method not in READING:
        check_origin(request)
    path = request.scope["path"]
    if path.startswith("/api/"):
        check_banned(request)
    kind = "request" if path.startswith("/api/") else PROBES.get(path, "page")
    if kind is not None:
        services_of(request).limits.spend(kind, address_of(request))


def refuse(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """The error response for any exception, in one JSON shape."""
    refusal = _as_refusal(request, error)
    services_of(request).metrics.refusals.labels(refusal.code).inc()
    seconds = refusal.params.get("seconds", RETRY_SECONDS if status_of(refusal) in (429, 503) else None)
    headers = {} if seconds is None else {"retry-after": str(seconds)}
    body = Refusal(error=describe_error(refusal, language_of(request)))
    _forget_frames(error)
    return Response(body, status_code=status_of(refusal), headers=headers)


def _forget_frames(error: BaseException | None) -> None:
    """Release the frames of an error that was answered, and of its causes.

    They hold the request with its body, and the request's frames hold the error: this memory is freed only when
    reference cycles are searched for, which is after 50,000 new objects, or some 600 refused requests.
    """
    while error is not None:
        error.__traceback__ = None
        error = error.__cause__ or error.__context__


def _as_refusal(request: Request[Any, Any, Any], error: Exception) -> AsterismError:
    if isinstance(error, AsterismError):
        return error
    if isinstance(error, RecursionError):
        return BadRequestError("bad-request", detail="too deep")
    if isinstance(error, UnicodeDecodeError):
        return BadRequestError("bad-request", detail="not UTF-8")
    if is_bad_value(error):
        return BadRequestError("bad-request", detail="a value that cannot be stored")
    if isinstance(error, HTTPException) and error.detail == DISCONNECTED:
        return BadRequestError("bad-request", detail=DISCONNECTED)
    if not isinstance(error, HTTPException) or error.status_code >= 500:
        services = services_of(request)
        if services.limits.allows("failure", address_of(request)):
            log.error("%s %s failed", request.method, loggable_path(request.scope["path"]), exc_info=error)
        else:
            services.metrics.unlogged.inc()
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
