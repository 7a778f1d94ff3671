"""Logs: one line a request and a line for what goes wrong, as text or JSON, each with the id of its request.

No line holds a query, a cookie or a body: codes, tokens, passphrases and chat stay out of the logs.
"""

from __future__ import annotations

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

from asterism.server.house.house import House

Format = Literal["text", "json"]
REQUEST_ID = re.compile(r"[A-Za-z0-9._-]{1,64}")
NO_REQUEST = "-"
GARBAGE = ("Invalid UTF-8 sequence", "Invalid HTTP request", "Unsupported upgrade request")
request_id: ContextVar[str] = ContextVar("request_id", default=NO_REQUEST)
access = logging.getLogger("asterism.access")


class JsonFormatter(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as a line."""
        line: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "request_id": request_id.get(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()

    @staticmethod
    def converter(seconds: float | None) -> time.struct_time:
        """Times are in UTC."""
        return time.gmtime(seconds)


class TextFormatter(logging.Formatter):
    """A line to be read by people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s [%(request_id)s] %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """The record as a line."""
        record.request_id = request_id.get()
        return super().format(record)


def _worth_it(record: logging.LogRecord) -> bool:
    """Not what only says that a stranger sent garbage: he would fill the disk."""
    return not str(record.msg).startswith(GARBAGE)


def set_up_logs(format: Format, level: str) -> None:
    """Write logs to standard error from here on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(_worth_it)
    handler.setFormatter(JsonFormatter() if format == "json" else TextFormatter())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error", "httpx", "alembic", "sqlalchemy.engine"):
        logging.getLogger(name).setLevel(logging.WARNING)  # uvicorn's own lines of live connections hold their codes


LIVE = "LIVE"
"""What stands for the method of live connections."""


class Watch:
    """Gives every request an id, and measures and logs it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or one live connection."""
        began = time.monotonic()
        given = next((v.decode("latin-1") for k, v in scope["headers"] if k == b"x-request-id"), "")
        id = given if REQUEST_ID.fullmatch(given) else secrets.token_hex(8)
        scope["state"]["request_id"] = id
        token = request_id.set(id)
        status = 101 if scope["type"] != ScopeType.HTTP else 500

        async def watch(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            elif message["type"] == "websocket.close":
                status = message["code"]
            await send(message)

        try:
            await self.app(scope, receive, watch)
        finally:
            self._note(scope, status, time.monotonic() - began)
            request_id.reset(token)

    @staticmethod
    def _note(scope: Scope, status: int, seconds: float) -> None:
        house: House = scope["litestar_app"].state.house
        route = getattr(scope.get("route_handler"), "handler_name", "nothing")
        method = str(scope.get("method", LIVE))
        if scope["type"] == ScopeType.HTTP:
            house.metrics.requests.labels(method, route, str(status)).inc()
            house.metrics.seconds.labels(route).observe(seconds)
        log_access(method, scope["path"], route, status, seconds, scope["client"][0] if scope["client"] else None)


def log_access(method: str, path: str, route: str, status: int, seconds: float, client: str | None) -> None:
    """Write down that a request was answered, or that a live connection began (101) or ended (by its close code)."""
    if access.isEnabledFor(logging.INFO):
        fields = {
            "method": method,
            "path": path,
            "route": route,
            "status": status,
            "milliseconds": round(seconds * 1000, 1),
            "client": client,
        }
        access.info("%s %s %s in %.1f ms", method, path, status, seconds * 1000, extra={"fields": fields})
