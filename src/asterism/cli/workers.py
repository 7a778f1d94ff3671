"""Supervise several server processes that share one socket; one that dies is restarted."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable
from types import FrameType
from typing import NoReturn

PAUSE = 1.0
"""The seconds before a process that died is restarted."""


def supervise(count: int, work: Callable[[bool], NoReturn]) -> None:
    """Run ``work`` in ``count`` processes until SIGTERM; its argument is True for the very first."""
    children: set[int] = set()
    ending = False
    lives, alive = os.pipe()  # closed when this process ends, however it ends

    def end(*_: int | FrameType | None) -> None:
        nonlocal ending
        ending = True
        for child in children:
            os.kill(child, signal.SIGTERM)

    def start(first: bool) -> None:
        child = os.fork()
        if child:
            children.add(child)
            return
        os.close(alive)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        threading.Thread(target=_end_with, args=(lives,), daemon=True).start()
        work(first)

    signal.signal(signal.SIGTERM, end)
    signal.signal(signal.SIGINT, end)
    for number in range(count):
        start(number == 0)
    while children:
        child, _ = os.wait()
        children.discard(child)
        if not ending:
            time.sleep(PAUSE)
        if not ending:
            start(False)


def _end_with(lives: int) -> None:
    """End this process when its supervisor is gone."""
    os.read(lives, 1)
    os.kill(os.getpid(), signal.SIGTERM)
