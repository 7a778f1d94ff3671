"""A server in a child process, with an empty database, and the CPU time and memory of a process."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import NamedTuple
from urllib.request import urlopen

import psutil  # type: ignore[import-untyped]

ADDRESS = re.compile(r"http://\S+?:\d+")
READY_SECONDS = 300.0


class ProcessUsage(NamedTuple):
    """What a process has used so far."""

    cpu: float
    """Seconds of all its cores."""
    memory: int
    """Bytes in memory."""


def process_usage(pid: int) -> ProcessUsage:
    """The usage of a process and its children."""
    cpu, memory = 0.0, 0
    head = psutil.Process(pid)
    for process in (head, *head.children(recursive=True)):
        with suppress(psutil.NoSuchProcess):
            times = process.cpu_times()
            cpu += times.user + times.system
            memory += process.memory_info().rss
    return ProcessUsage(cpu, memory)


@contextmanager
def started_server(database: str | None = None) -> Iterator[tuple[str, int]]:
    """Start ``asterism serve`` on a free port of this machine; yield its address and process id."""
    with tempfile.TemporaryDirectory(prefix="asterism-load-") as folder:
        command = [sys.executable, "-m", "asterism", "serve", "--port", "0", "--no-open"]
        command += ["--database", database or f"sqlite:///{folder}/load.db"]
        environment = os.environ | {"ASTERISM_TRUSTED": "127.0.0.0/8", "COLUMNS": "200", "PYTHONUNBUFFERED": "1"}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
            try:
                assert process.stdout is not None
                found = next((match for row in process.stdout if (match := ADDRESS.search(row))), None)
                if found is None:
                    raise ChildProcessError(f"the server did not start (exit code {process.wait()})")
                wait_until_ready(found[0])
                yield found[0], process.pid
            finally:
                process.terminate()
                try:
                    process.wait(15)
                except subprocess.TimeoutExpired:
                    process.kill()


def wait_until_ready(url: str) -> None:
    """Wait until the server reports that it is ready."""
    until = time.monotonic() + READY_SECONDS
    while True:
        try:
            with urlopen(f"{url}/readyz", timeout=5):  # noqa: S310 - its address as the server printed it
                return
        except OSError:
            if time.monotonic() > until:
                raise
        time.sleep(0.1)
