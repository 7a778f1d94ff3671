"""An asyncio event loop with virtual time: it never waits, and everything in it happens in an order that is repeatable.

Each simulated server is a ``Process``; what a dead one had scheduled is dropped, as a killed process's work is.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from contextvars import Context, ContextVar, copy_context
from heapq import heappop, heappush
from itertools import count
from random import Random
from typing import Any

THREADS = (0.0002, 0.02)
"""The seconds after which a worker thread has done its work, at least and at most."""
SLOW_THREAD, SLOW_SECONDS = 0.01, 8.0
"""How often a bot thinks longer than its lease, and for how long at most."""


class Process:
    """One life of a server."""

    def __init__(self, name: str, machine: Any = None) -> None:
        self.name = name
        self.machine = machine
        """The machine that it runs on."""
        self.dead = False
        self.context = copy_context()
        self.context.run(PROCESS.set, self)


PROCESS: ContextVar[Process | None] = ContextVar("process", default=None)
"""The process that the running code belongs to; None outside of servers."""


class Handle:
    """Takes the place of asyncio's handle: it can be cancelled. Making one takes half the time."""

    __slots__ = ("_arguments", "_cancelled", "_context", "_job", "_when")

    def __init__(self, job: Any, arguments: tuple[Any, ...], context: Context | None, when: float = 0.0) -> None:
        self._job = job
        self._arguments = arguments
        self._context = copy_context() if context is None else context
        self._when = when
        self._cancelled = False

    def cancel(self) -> None:
        self._cancelled = True
        self._job = self._arguments = None  # type: ignore[assignment]

    def cancelled(self) -> bool:
        return self._cancelled

    def when(self) -> float:
        return self._when


def _wake(sleeper: asyncio.Future[None]) -> None:
    if not sleeper.done():
        sleeper.set_result(None)


class StuckError(Exception):
    """Everything waits for something that never happens."""


class VirtualLoop(asyncio.BaseEventLoop):
    """Time goes on to the next timer as soon as there is nothing left to do."""

    _stopping: bool

    def __init__(self, random: Random) -> None:
        super().__init__()
        self.random = random
        self.now = 0.0
        self._timers: list[tuple[float, int, Handle]] = []
        self._order = count()
        self.tasks: list[asyncio.Task[Any]] = []
        """All tasks of servers, kept so that no cleanup of a dead one runs before the end."""
        self.set_task_factory(self._make_task)

    def _make_task(self, loop: Any, coroutine: Any, context: Context | None = None) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.Task(coroutine, loop=self, context=context)
        task._log_destroy_pending = False  # type: ignore[attr-defined]
        if len(self.tasks) > 10_000:
            self.tasks = [task for task in self.tasks if not task.done()]
        self.tasks.append(task)
        return task

    # -- time and what asyncio asks of a loop ----------------------------------------------------------------------

    def time(self) -> float:
        """The virtual seconds since the start."""
        return self.now

    def _run_once(self) -> None:
        """Call what is ready; whenever nothing is, let the time until the next timer pass. Ends when the loop stops."""
        ready, timers = self._ready, self._timers
        while not self._stopping:
            while not ready:
                if not timers:
                    raise StuckError
                self.now = timers[0][0]
                while timers and timers[0][0] == self.now:
                    handle = heappop(timers)[2]
                    if not handle._cancelled:
                        ready.append(handle)
            handle = ready.popleft()
            if handle._cancelled:
                continue
            context = handle._context
            process = context.get(PROCESS)
            if process is None or not process.dead:
                try:
                    context.run(handle._job, *handle._arguments)
                except (SystemExit, KeyboardInterrupt):
                    raise
                except BaseException as error:
                    message = f"exception in callback {handle._job}"
                    self.call_exception_handler({"message": message, "exception": error, "handle": handle})

    def _write_to_self(self) -> None:
        pass

    # -- processes that die ----------------------------------------------------------------------------------------

    def call_soon(self, callback: Any, *args: Any, context: Context | None = None) -> asyncio.Handle:  # type: ignore[override]
        """Call soon, unless the process is dead by then."""
        handle = Handle(callback, args, context)
        self._ready.append(handle)
        return handle  # type: ignore[return-value]

    call_soon_threadsafe = call_soon  # type: ignore[assignment]

    def call_at(  # type: ignore[override]
        self, when: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """Call at a time, unless the process is dead by then."""
        at = max(when, self.now)
        handle = Handle(callback, args, context, at)
        heappush(self._timers, (at, next(self._order), handle))
        return handle  # type: ignore[return-value]

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """Call after some seconds, unless the process is dead by then."""
        return self.call_at(self.now + delay, callback, *args, context=context)

    def pause(self, seconds: float) -> asyncio.Future[None]:
        """A future that is done after some seconds; awaiting it is a faster ``asyncio.sleep``."""
        done = asyncio.Future[None](loop=self)
        self.call_at(self.now + seconds, _wake, done)
        return done

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def kill(self, process: Process) -> None:
        """Let nothing of a process happen any more."""
        process.dead = True

    # -- threads ---------------------------------------------------------------------------------------------------

    def run_in_executor(self, executor: Any, function: Callable[..., Any], *args: Any) -> Any:  # type: ignore[override]
        """Call a function after some time, in this thread."""
        done = self.create_future()

        def work() -> None:
            if done.cancelled():
                return
            try:
                result = function(*args)
            except BaseException as error:
                done.set_exception(error)
            else:
                done.set_result(result)

        self.call_later(self._duration(executor), work)
        return done

    def _duration(self, executor: Any) -> float:
        bots = isinstance(executor, ThreadPoolExecutor) and executor._thread_name_prefix == "bot"
        if bots and self.random.random() < SLOW_THREAD:
            return self.random.uniform(0.0, SLOW_SECONDS)
        return self.random.uniform(*THREADS)

    def end(self) -> None:
        """Drop all that is left, and what that wakes or reports when it is collected."""
        self._ready = deque[Any](maxlen=0)
        self._timers.clear()
        self.set_exception_handler(lambda *_: None)
        self.close()


@contextmanager
def outside() -> Iterator[Context]:
    """A context that belongs to no process."""
    context = copy_context()
    context.run(PROCESS.set, None)
    yield context
