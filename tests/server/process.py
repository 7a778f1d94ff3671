"""``asterism serve`` in a process of its own, to be killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import httpx

from .plain_http import plain_client

START_SECONDS = 240.0


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Process:
    """One server; ``end`` it by a signal and ``start`` it again as often as you like."""

    def __init__(
        self, database: str, port: int | None = None, options: Sequence[str] = (), logs: Path | None = None
    ) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._options = ["--port", str(self.port), "--database", database, "--no-open", *options]
        self._logs = logs
        self.start()
        self.wait()

    def start(self) -> None:
        """Start it, without waiting."""
        environment = {**os.environ, "ASTERISM_TRUSTED": "127.0.0.0/8", "COLUMNS": "200"}
        with ExitStack() as stack:
            errors = stack.enter_context(self._logs.open("a")) if self._logs else None
            command = [sys.executable, "-m", "asterism", "serve", *self._options]
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment)

    def wait(self) -> None:
        """Wait until it answers."""
        deadline = time.monotonic() + START_SECONDS
        with plain_client(base_url=self.url) as http:
            while time.monotonic() < deadline:
                try:
                    http.get("/healthz")
                    return
                except httpx.TransportError:
                    assert self.process.poll() is None
                    time.sleep(0.05)
        raise TimeoutError

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.end(signal.SIGKILL)

    def end(self, how: signal.Signals) -> str:
        """Send it a signal, wait until it is gone, and return what it printed."""
        self.process.send_signal(how)
        output, _ = self.process.communicate(timeout=30)
        return output
