"""How much one visitor may do: buckets that fill at a steady rate."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from typing import NamedTuple

from asterism.server.errors import RateError

MAX_MESSAGE = 64 * 1024
MAX_UPLOAD = 4 * 1024 * 1024
MAX_QUEUE = 1024
MAX_CONNECTIONS = 200
REMEMBERED = 20_000


class Rate(NamedTuple):
    """So many at once, and then so many a second."""

    burst: int
    per_second: float


RATES = {
    "guest": Rate(60, 1),
    "return": Rate(8, 0.1),
    "table": Rate(60, 1),
    "upload": Rate(20, 0.2),
    "look": Rate(200, 40),
    "message": Rate(120, 30),
    "chat": Rate(10, 1),
    "hint": Rate(5, 0.5),
}


class Limits:
    """The buckets of everybody, by what is done and by whom; the longest unused are forgotten."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, what: str, who: str) -> None:
        """Count one; ``RateError`` says how long to wait where the bucket is empty."""
        rate = RATES[what]
        at = time.monotonic()
        level, then = self._buckets.pop((what, who), (float(rate.burst), at))
        level = min(rate.burst, level + (at - then) * rate.per_second)
        if level >= 1:
            self._buckets[what, who] = (level - 1, at)
        else:
            self._buckets[what, who] = (level, at)
            raise RateError("too-fast", seconds=math.ceil((1 - level) / rate.per_second))
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
