"""The uvicorn server: its limits and its graceful shutdown."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import uvicorn
from litestar import Litestar

from asterism.server.budgets import MAX_FRAME
from asterism.server.http.websocket_protocol import HttpProtocol, WebSocketProtocol

KEEP_ALIVE_SECONDS = 10
GRACE_SECONDS = 5
"""For open requests and for closing live connections at shutdown."""


class Server(uvicorn.Server):
    """A server that reports itself not ready for ``drain`` seconds and closes live connections before it exits."""

    def __init__(self, app: Litestar, drain: float = 0.0, **options: Any) -> None:
        self.app = app
        self.drain = drain
        defaults: dict[str, Any] = {
            "http": HttpProtocol,
            "ws": WebSocketProtocol,
            "ws_max_size": MAX_FRAME,
            "ws_per_message_deflate": False,  # its windows would take most of a connection's memory
            "ws_ping_interval": 20.0,
            "ws_ping_timeout": 20.0,
            "timeout_keep_alive": KEEP_ALIVE_SECONDS,
            "timeout_graceful_shutdown": GRACE_SECONDS,
            "access_log": False,
            "log_config": None,
            "server_header": False,
        }
        super().__init__(uvicorn.Config(app, **defaults | options))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Shut down: mark as draining, wait, close live connections, then everything else."""
        services = self.app.state.get("services")
        if services is not None:
            services.draining = True
            loop = asyncio.get_running_loop()
            until = loop.time() + self.drain
            while loop.time() < until and not self.force_exit:
                await asyncio.sleep(0.1)
            await services.drain(GRACE_SECONDS)
        await super().shutdown(sockets)
