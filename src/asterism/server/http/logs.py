"""Logs: one line per request and per failure, as text or JSON, each with its request id.

Queries, cookies and bodies are never logged: codes, tokens, passphrases and chat stay out of the logs.
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import sys
import time
from contextvars import ContextVar
from typing import Any, Literal

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from asterism.engine.visible import escape_control
from asterism.server.budgets import MAX_LOG_LINE, MAX_LOG_PATH, MAX_TRACEBACK
from asterism.server.fair_queue import Owner, current_owner
from asterism.server.rate_limits import network_of
from asterism.server.runtime.services import Services

Format = Literal["text", "json"]
SECRET_PATHS = ("/api/mail/stop/",)
"""Paths whose rest is a token."""
REQUEST_ID = re.compile(r"[A-Za-z0-9._-]{1,64}")
NO_REQUEST = "-"
NOISE = ("Invalid UTF-8 sequence", "Invalid HTTP request", "Unsupported upgrade request")
request_id: ContextVar[str] = ContextVar("request_id", default=NO_REQUEST)
access = logging.getLogger("asterism.access")


class JsonFormatter(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": escape_control(record.getMessage(), MAX_LOG_LINE),
            "request_id": request_id.get(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            fields["exception"] = self.formatException(record.exc_info)[-MAX_TRACEBACK:]
        return msgspec.json.encode(fields).decode()

    @staticmethod
    def converter(seconds: float | None) -> time.struct_time:
        return time.gmtime(seconds)


class TextFormatter(logging.Formatter):
    """One readable line per record; the lines of a traceback begin with a bar, so that none looks like a record."""

    def format(self, record: logging.LogRecord) -> str:
        message = escape_control(record.getMessage(), MAX_LOG_LINE)
        line = f"{self.formatTime(record)} {record.levelname:<7} {record.name} [{request_id.get()}] {message}"
        trace = self.formatException(record.exc_info)[-MAX_TRACEBACK:] if record.exc_info else ""
        return "\n".join([line, *(f"  | {escape_control(part, MAX_LOG_LINE)}" for part in trace.splitlines())])


def _is_useful(record: logging.LogRecord) -> bool:
    """False for reports of malformed requests, with which anyone could fill the disk."""
    return not str(record.msg).startswith(NOISE)


def set_up_logs(format: Format, level: str) -> None:
    """Write logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(_is_useful)
    handler.setFormatter(JsonFormatter() if format == "json" else TextFormatter())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error", "httpx", "alembic", "sqlalchemy.engine"):
        logging.getLogger(name).setLevel(logging.WARNING)  # uvicorn logs the invitation codes of live connections


REFUSED = 400
"""Statuses from this one on are refusals."""
REFUSAL_PAUSE = 1.0
"""How many seconds an address that was refused too often waits for each further refusal: a client that waits for its
answers cannot ask more often."""
LIVE = "LIVE"
"""The method logged for live connections."""


class AccessLog:
    """ASGI middleware that gives every request an id and an owner, measures it and logs it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or one live connection."""
        began = time.monotonic()
        given = next((v.decode("latin-1") for k, v in scope["headers"] if k == b"x-request-id"), "")
        id = given if REQUEST_ID.fullmatch(given) else secrets.token_hex(8)
        scope["state"]["request_id"] = id
        token = request_id.set(id)
        current_owner.set(self._owner(scope))
        status = 101 if scope["type"] != ScopeType.HTTP else 500

        async def send_logged(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                if status >= REFUSED and not self._may_hurry(scope):
                    await asyncio.sleep(REFUSAL_PAUSE)
            elif message["type"] == "websocket.close":
                status = message["code"]
            await send(message)

        try:
            await self.app(scope, receive, send_logged)
        finally:
            self._log(scope, status, time.monotonic() - began)
            request_id.reset(token)

    @staticmethod
    def _may_hurry(scope: Scope) -> bool:
        """Whether this address is refused at once; one that is refused again and again is kept waiting."""
        services: Services = scope["litestar_app"].state.services
        return services.limits.allows("refusal", current_owner.get().address)

    @staticmethod
    def _owner(scope: Scope) -> Owner:
        """The owner by address; the guest is added when the cookie is read."""
        services: Services = scope["litestar_app"].state.services
        address = network_of(scope["client"][0] if scope["client"] else "?")
        return Owner(address, bounded=not services.limits.trusts(address))

    @staticmethod
    def _log(scope: Scope, status: int, seconds: float) -> None:
        services: Services = scope["litestar_app"].state.services
        route = getattr(scope.get("route_handler"), "handler_name", "nothing")
        method = str(scope.get("method", LIVE))
        if scope["type"] == ScopeType.HTTP:
            services.metrics.requests.labels(method, route, str(status)).inc()
            services.metrics.seconds.labels(route).observe(seconds)
        client = scope["client"][0] if scope["client"] else None
        log_access(services, method, scope["path"], route, status, seconds, client)


def loggable_path(path: str) -> str:
    """A path without control characters, tokens and excessive length."""
    for prefix in SECRET_PATHS:
        if path.startswith(prefix):
            return f"{prefix}…"
    return escape_control(path, MAX_LOG_PATH)


def log_access(
    services: Services, method: str, path: str, route: str, status: int, seconds: float, client: str | None
) -> None:
    """Log an answered request, or the beginning (101) or end (close code) of a live connection.

    Lines of an address beyond its rate are only counted.
    """
    if access.isEnabledFor(logging.INFO):
        if not services.limits.allows("log", network_of(client or "?")):
            services.metrics.unlogged.inc()
            return
        path = loggable_path(path)
        fields = {
            "method": method,
            "path": path,
            "route": route,
            "status": status,
            "milliseconds": round(seconds * 1000, 1),
            "client": client,
        }
        access.info("%s %s %s in %.1f ms", method, path, status, seconds * 1000, extra={"fields": fields})
