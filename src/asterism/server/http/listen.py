"""How a server listens, and how it ends."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import uvicorn
from litestar import Litestar

from asterism.server.http.wire import Http, Ws
from asterism.server.people.limits import MAX_FRAME

KEEP_ALIVE_SECONDS = 10
GRACE_SECONDS = 5
"""For requests that are being answered when the server ends, and for goodbyes to live connections."""


class Server(uvicorn.Server):
    """A server that tells load balancers, waits ``drain`` seconds, and says goodbye before it ends."""

    def __init__(self, app: Litestar, drain: float = 0.0, **options: Any) -> None:
        self.app = app
        self.drain = drain
        defaults: dict[str, Any] = {
            "http": Http,
            "ws": Ws,
            "ws_max_size": MAX_FRAME,
            "ws_per_message_deflate": False,  # its windows would take more memory than all else of a connection
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
        """End: no new work, goodbyes, then everything else."""
        house = self.app.state.get("house")
        if house is not None:
            house.draining = True
            loop = asyncio.get_running_loop()
            until = loop.time() + self.drain
            while loop.time() < until and not self.force_exit:
                await asyncio.sleep(0.1)
            await house.drain(GRACE_SECONDS)
        await super().shutdown(sockets)
