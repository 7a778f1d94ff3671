"""Fair queues for computation: whoever has used least comes next, by address, and by guest within an address.

Each kind of work has a queue with its own worker threads, so that replays and exploring never delay joining and
playing, and a bounded length: a guest or address that queues too much is refused, the others are not. Use is measured
in computing time: the more an owner's jobs have taken, the later is its next turn. A newcomer begins with the use of
the owner whose turn it is, so that nobody gains credit by waiting or idling (start-time fair queueing).
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from typing import Any, Generic, NamedTuple, TypeVar

from asterism.server.budgets import QUEUES, Bounds
from asterism.server.errors import RateError, UnavailableError

T = TypeVar("T")
K = TypeVar("K")
RETRY_OWN, RETRY_ALL = 2, 5
"""The seconds after which to retry when the owner's share, or the whole queue, is full."""
UNIT = 0.01
"""The seconds of a slot that count as one unit; every turn counts as at least one."""
REMEMBERED = 1_000
"""Above this many owners, those who do not wait are forgotten."""


class Owner(NamedTuple):
    """The address and guest for whom a job runs."""

    address: str
    guest: str | None = None
    bounded: bool = True


SERVER = Owner("", None, False)
current_owner: ContextVar[Owner] = ContextVar("current_owner", default=SERVER)
"""The owner of the current task."""


@contextmanager
def as_server() -> Iterator[None]:
    """What everybody waits for is done in the server's name: it may wait, but is not refused."""
    before = current_owner.set(SERVER)
    try:
        yield
    finally:
        current_owner.reset(before)


class Usage(Generic[K]):
    """How much each key has used, which decides whose turn is next."""

    def __init__(self) -> None:
        self._used: dict[K, float] = {}
        self._now = 0.0

    def enter(self, key: K) -> None:
        """The key begins to wait."""
        self._used[key] = max(self._used.get(key, 0.0), self._now)

    def take_next(self, waiting: Iterable[K]) -> K:
        """The key that has used least, the first of equals; it is charged for one turn."""
        key = min(waiting, key=self._used.__getitem__)
        self._now = self._used[key]
        self._used[key] += 1
        return key

    def charge(self, key: K, units: int) -> None:
        """Add what a turn took beyond the first unit."""
        if key in self._used:
            self._used[key] += units

    def forget(self, waiting: Collection[K]) -> None:
        """Forget the keys that would begin level with the others anyway, if there are many."""
        if len(self._used) > REMEMBERED:
            kept = {key: used for key, used in self._used.items() if key in waiting or used > self._now}
            self._used = kept


class FairSlots:
    """A number of slots; among those who wait, the one who has used least is next."""

    def __init__(self, count: int, clock: Callable[[], float] | None = None) -> None:
        self.free = count
        self._clock = clock or time.monotonic
        self._waiting: dict[str, dict[str | None, deque[asyncio.Future[None]]]] = {}
        self._addresses: Usage[str] = Usage()
        self._guests: dict[str, Usage[str | None]] = {}

    def __len__(self) -> int:
        return sum(map(self.length, self._waiting))

    def length(self, address: str) -> int:
        """How many are waiting from an address."""
        return sum(map(len, self._waiting.get(address, {}).values()))

    def check(self, owner: Owner, bounds: Bounds) -> None:
        """``RateError`` when the owner's share is full, ``UnavailableError`` when the queue is."""
        mine = len(self._waiting.get(owner.address, {}).get(owner.guest, ()))
        if mine >= bounds.guest or self.length(owner.address) >= bounds.address:
            raise RateError("too-much", seconds=RETRY_OWN)
        if len(self) >= bounds.all:
            raise UnavailableError("crowded", seconds=RETRY_ALL)

    async def acquire(self, owner: Owner) -> Callable[[], None]:
        """Wait for a slot; return the function that gives it back."""
        turn = asyncio.get_running_loop().create_future()
        if owner.address not in self._waiting:
            self._addresses.enter(owner.address)
        guests = self._waiting.setdefault(owner.address, {})
        if owner.guest not in guests:
            self._guests.setdefault(owner.address, Usage()).enter(owner.guest)
        guests.setdefault(owner.guest, deque()).append(turn)
        self._give()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._leave(owner, turn)
            else:
                self._return(owner, 0.0)
            raise
        began = self._clock()
        return lambda: self._return(owner, self._clock() - began)

    @asynccontextmanager
    async def turn(self, owner: Owner) -> AsyncIterator[None]:
        """Hold a slot."""
        give_back = await self.acquire(owner)
        try:
            yield
        finally:
            give_back()

    def _give(self) -> None:
        """Give the free slots to those who wait."""
        while self.free and self._waiting:
            address = self._addresses.take_next(self._waiting)
            guest = self._guests[address].take_next(self._waiting[address])
            turn = self._waiting[address][guest][0]
            self._leave(Owner(address, guest), turn)
            if not turn.done():  # otherwise nobody waits for it any more
                self.free -= 1
                turn.set_result(None)

    def _leave(self, owner: Owner, turn: asyncio.Future[None]) -> None:
        """Remove a turn from its line, and lines that are empty then."""
        guests = self._waiting.get(owner.address, {})
        turns = guests.get(owner.guest, deque())
        if turn in turns:
            turns.remove(turn)
            if not turns:
                del guests[owner.guest]
            if not guests:
                del self._waiting[owner.address]

    def _return(self, owner: Owner, seconds: float) -> None:
        self.free += 1
        units = max(0, round(seconds / UNIT) - 1)
        self._addresses.charge(owner.address, units)
        if owner.address in self._guests:
            self._guests[owner.address].charge(owner.guest, units)
        self._give()
        self._forget()

    def _forget(self) -> None:
        self._addresses.forget(self._waiting)
        if len(self._guests) > REMEMBERED:
            self._guests = {address: usage for address, usage in self._guests.items() if address in self._waiting}
        for address, guests in self._waiting.items():
            self._guests[address].forget(guests)

    def close(self) -> None:
        """Cancel all who wait."""
        for guests in self._waiting.values():
            for turns in guests.values():
                for turn in turns:
                    turn.cancel()
        self._waiting.clear()


class FairQueue:
    """A queue with worker threads for one kind of work."""

    def __init__(self, kind: str) -> None:
        self.bounds = QUEUES[kind]
        self._threads = ThreadPoolExecutor(self.bounds.workers, kind)
        self._slots = FairSlots(self.bounds.workers)

    def __len__(self) -> int:
        return len(self._slots)

    async def run(self, owner: Owner, function: Callable[..., T], *arguments: Any) -> T:
        """Run a function in a worker thread when it is its owner's turn, and return its result.

        Raises ``RateError`` when the owner's share is full, ``UnavailableError`` when the queue is.
        """
        if owner.bounded:
            self._slots.check(owner, self.bounds)
        give_back = await self._slots.acquire(owner)

        def finish(ran: asyncio.Future[T]) -> None:
            give_back()  # not before the thread is free, even if nobody waits for the result any more
            if not ran.cancelled():
                ran.exception()

        running = asyncio.get_running_loop().run_in_executor(self._threads, function, *arguments)
        running.add_done_callback(finish)
        try:
            return await asyncio.shield(running)
        finally:
            del running  # a failure's traceback holds this frame, which would hold the failure

    def close(self) -> None:
        """Drop waiting jobs and stop the threads."""
        self._slots.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
