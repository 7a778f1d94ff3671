"""A job that runs no more often than necessary."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Paced:
    """Runs a job at once, then at most once every ``seconds`` seconds for all who asked meanwhile."""

    def __init__(self, job: Callable[[], None], seconds: float) -> None:
        self._job = job
        self._seconds = seconds
        self._pause: asyncio.TimerHandle | None = None
        self._asked = False

    def __call__(self, *, urgent: bool = False) -> bool:
        """Run the job now or, if it just ran, after the pause; urgent ones never wait. Return whether it ran now."""
        self._asked = True
        if urgent and self._pause is not None:
            self._pause.cancel()
            self._pause = None
        if self._pause is None:
            self._run()
        return not self._asked

    def _run(self) -> None:
        self._pause = None
        if self._asked:
            self._asked = False
            self._pause = asyncio.get_running_loop().call_later(self._seconds, self._run)
            self._job()
