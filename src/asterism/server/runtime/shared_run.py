"""One run of a costly job for all who wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class SharedRun(Generic[T]):
    """Runs a job on request. Requests made while it runs share the next run, so that nobody gets an outdated result."""

    def __init__(self, job: Callable[[], Awaitable[T]]) -> None:
        self._job = job
        self._turn = asyncio.Lock()
        self._next: asyncio.Task[T] | None = None

    async def __call__(self) -> T:
        """The result of a run that begins now or later."""
        if self._next is None:
            self._next = asyncio.create_task(self._run())
        return await asyncio.shield(self._next)

    async def _run(self) -> T:
        async with self._turn:
            self._next = None
            return await self._job()
