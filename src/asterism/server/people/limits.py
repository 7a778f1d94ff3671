"""How much one visitor may do: buckets that fill at a steady rate, and how many connections may be open."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import NamedTuple

from asterism.server.errors import RateError

MAX_MESSAGE = 64 * 1024
MAX_UPLOAD = 4 * 1024 * 1024
MAX_FRAME = 4 * MAX_MESSAGE
"""A message of a live connection that is larger ends it; between the two sizes it is refused."""
MAX_OUTBOX = 2 * 1024 * 1024
"""The bytes that may wait for a client who does not read."""
MAX_CONNECTIONS = 32
"""The live connections of one guest; of one address, so many times ``CROWD``."""
CROWD = 16
"""How many times as much as a guest an address may do, because a whole club may sit behind it."""
REMEMBERED = 20_000


class Rate(NamedTuple):
    """So many at once, and then so many a second."""

    burst: int
    per_second: float


RATES = {
    "request": Rate(200, 20),
    "guest": Rate(10, 0.1),
    "return": Rate(6, 0.05),
    "table": Rate(20, 0.2),
    "upload": Rate(10, 0.1),
    "look": Rate(100, 10),
    "message": Rate(120, 30),
    "chat": Rate(10, 1),
    "contact": Rate(20, 0.2),
    "letter": Rate(3, 0.002),
    "hint": Rate(5, 0.5),
}
"""What one guest may do."""


@lru_cache(4096)
def network_of(address: str) -> str:
    """The address by which a visitor counts: an IPv6 customer has a whole /64."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ip_network((int(parsed), 64), strict=False))
    return str(parsed)


class Limits:
    """The buckets of everybody, by what is done and by whom; the longest unused are forgotten."""

    def __init__(self, trusted: Iterable[str] = ()) -> None:
        self._trusted = [ip_network(network) for network in trusted]
        self.trusts = lru_cache(1024)(self._trusts)
        """Whether the host exempted an address from all limits."""
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._open: Counter[str] = Counter()

    def _trusts(self, address: str) -> bool:
        try:
            parsed = ip_network(address)[0]
        except ValueError:
            return False
        return any(parsed in network for network in self._trusted)

    def spend(self, what: str, address: str) -> None:
        """Count one by address; ``RateError`` says how long to wait."""
        if not self.trusts(address):
            self._spend(what, address, CROWD)

    def spend_alone(self, what: str, address: str, guest: str) -> None:
        """Count one by guest."""
        if not self.trusts(address):
            self._spend(what, guest, 1)

    def _spend(self, what: str, who: str, times: int) -> None:
        rate = RATES[what]
        burst, per_second = rate.burst * times, rate.per_second * times
        at = time.monotonic()
        level, then = self._buckets.pop((what, who), (float(burst), at))
        level = min(burst, level + (at - then) * per_second)
        if level >= 1:
            self._buckets[what, who] = (level - 1, at)
        else:
            self._buckets[what, who] = (level, at)
            raise RateError("too-fast", seconds=math.ceil((1 - level) / per_second))
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)

    def connect(self, address: str, guest: str | None) -> None:
        """Count a live connection that opens; ``RateError`` where there are too many."""
        most = {address: MAX_CONNECTIONS * CROWD} | ({guest: MAX_CONNECTIONS} if guest else {})
        if not self.trusts(address) and any(self._open[name] >= count for name, count in most.items()):
            raise RateError("too-many")
        self._open.update(most.keys())

    def disconnect(self, address: str, guest: str | None) -> None:
        """Count a live connection that ends."""
        for name in (address, guest) if guest else (address,):
            self._open[name] -= 1
            if not self._open[name]:
                del self._open[name]

    def forget(self) -> None:
        """Begin anew with full buckets."""
        self._buckets.clear()
