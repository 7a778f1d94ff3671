"""Rate limits: token buckets by address and guest, and the number of open connections."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from asterism.server.budgets import ADDRESS_FACTOR, MAX_CONNECTIONS, RATES
from asterism.server.errors import RateError

REMEMBERED = 20_000


@lru_cache(4096)
def network_of(address: str) -> str:
    """The network by which a client is counted: for IPv6 its /64."""
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
    """Token buckets by kind and client; the longest unused are dropped."""

    def __init__(self, trusted: Iterable[str] = (), clock: Callable[[], float] | None = None) -> None:
        self.clock = clock or time.monotonic
        self._trusted = [ip_network(network) for network in trusted]
        self.trusts = lru_cache(1024)(self._trusts)
        """Whether an address is exempt from all limits."""
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._open: Counter[str] = Counter()

    def _trusts(self, address: str) -> bool:
        try:
            parsed = ip_network(address)[0]
        except ValueError:
            return False
        return any(parsed in network for network in self._trusted)

    def spend(self, what: str, address: str) -> None:
        """Take a token of the address; ``RateError`` says how long to wait."""
        if not self.trusts(address):
            self._spend(what, address, ADDRESS_FACTOR)

    def allows(self, what: str, address: str) -> bool:
        """Like ``spend``, but return False instead of raising."""
        try:
            self.spend(what, address)
        except RateError:
            return False
        return True

    def spend_guest(self, what: str, address: str, guest: str) -> None:
        """Take a token of the guest."""
        if not self.trusts(address):
            self._spend(what, guest, 1)

    def check(self, what: str, address: str) -> None:
        """Like ``spend``, but take nothing; for what costs a token only when it fails."""
        if not self.trusts(address):
            self._spend(what, address, ADDRESS_FACTOR, 0)

    def _spend(self, what: str, who: str, times: int, tokens: int = 1) -> None:
        rate = RATES[what]
        burst, per_second = rate.burst * times, rate.per_second * times
        at = self.clock()
        level, then = self._buckets.pop((what, who), (float(burst), at))
        level = min(burst, level + (at - then) * per_second)
        self._buckets[what, who] = (level - tokens if level >= 1 else level, at)
        if level < 1:
            raise RateError("too-fast", seconds=math.ceil((1 - level) / per_second))
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)

    def connect(self, address: str, guest: str | None) -> None:
        """Count a new live connection; ``RateError`` if there are too many."""
        most = {address: MAX_CONNECTIONS * ADDRESS_FACTOR} | ({guest: MAX_CONNECTIONS} if guest else {})
        if not self.trusts(address) and any(self._open[name] >= count for name, count in most.items()):
            raise RateError("too-many")
        self._open.update(most.keys())

    def disconnect(self, address: str, guest: str | None) -> None:
        for name in (address, guest) if guest else (address,):
            self._open[name] -= 1
            if not self._open[name]:
                del self._open[name]

    def forget(self) -> None:
        """Refill all buckets."""
        self._buckets.clear()
