"""Report that rules are being compiled, wherever that happens: the first time takes up to half a minute.

At a terminal it is one line on standard error that counts functions and seconds and is erased afterwards; in a
notebook or after ``announce`` one plain line; otherwise nothing. Every compilation is also logged, as
information, by the logger ``asterism.compile``. Loading rules from the cache reports nothing.
"""

from __future__ import annotations

import logging
import multiprocessing
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from numba.core import event

COMPILING = "numba:compile"
MARK = "compiled_by_asterism"
NOTICE = "asterism: compiling the rules of the games, once; this takes up to half a minute"
log = logging.getLogger("asterism.compile")


class CompileProgress(event.Listener):
    """Listens to Numba's compile events; rules have the attribute ``MARK``, other functions are ignored."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._running: list[float] = []
        self._functions = 0
        self._seconds = 0.0
        self._quiet = 0
        self._noticed = False
        self.announced = False

    def on_start(self, event: Any) -> None:
        if not hasattr(event.data["dispatcher"].py_func, MARK):
            return
        with self._lock:
            self._running.append(time.monotonic())
            self._functions += 1
            self._show()

    def on_end(self, event: Any) -> None:
        function = event.data["dispatcher"].py_func
        if not hasattr(function, MARK):
            return
        with self._lock:
            took = time.monotonic() - self._running.pop()
            log.info("compiled %s.%s in %.1f s", function.__module__, function.__qualname__, took)
            if not self._running:
                self._seconds += took
                self._erase()

    @contextmanager
    def quiet(self) -> Iterator[None]:
        """Show nothing while the caller shows its own progress."""
        self._quiet += 1
        try:
            yield
        finally:
            self._quiet -= 1

    @property
    def _is_visible(self) -> bool:
        return not self._quiet and sys.stderr is not None and multiprocessing.parent_process() is None

    def _show(self) -> None:
        if not self._is_visible:
            return
        if sys.stderr.isatty():
            seconds = self._seconds + time.monotonic() - self._running[0]
            _write(f"\rCompiling the rules of the games, once: function {self._functions}, {seconds:.0f} s\x1b[K")
        elif (self.announced or hasattr(sys, "ps1")) and not self._noticed:
            self._noticed = True
            _write(f"{NOTICE}\n")

    def _erase(self) -> None:
        if self._is_visible and sys.stderr.isatty():
            _write("\r\x1b[K")


def _write(text: str) -> None:
    sys.stderr.write(text)
    sys.stderr.flush()


progress = CompileProgress()


def announce() -> None:
    """From now on report compilation on standard error, even if it is not a terminal."""
    progress.announced = True


def install() -> None:
    """Register the listener with Numba."""
    event.register(COMPILING, progress)  # type: ignore[no-untyped-call]
