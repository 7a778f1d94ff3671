"""exp and log for a search, written as rules: the same bits on every platform and target.

The C library's and the browser's differ in the last bit, and one bit can change which action a search prefers. These
use additions, multiplications and divisions alone, which IEEE 754 defines exactly. (It defines ``sqrt`` exactly too.)
"""

from __future__ import annotations

from decimal import Context, Decimal

import numpy as np

from asterism.engine.compile import rule

_EXACT = Context(prec=60)
_LN2 = Decimal(2).ln(_EXACT)
LN2 = float(_LN2)

PARTS = 32
SMALLEST = -700.0
PER_PART = float(_EXACT.divide(Decimal(PARTS), _LN2))
PART_HIGH = int(LN2 / PARTS * 2**40) / 2**40  # 35 bits, so that its products with whole numbers are exact
PART_LOW = float(_EXACT.subtract(_EXACT.divide(_LN2, Decimal(PARTS)), Decimal(PART_HIGH)))

# ROOTS[i] = 2^(i / PARTS), HALVES[i] = 2^-i
ROOTS = np.array([float(_EXACT.power(2, Decimal(i) / PARTS)) for i in range(PARTS)], np.float64)
HALVES = np.array([0.5**i for i in range(1023)], np.float64)


@rule
def exp(x: float) -> float:
    """e to the power of ``x``, for ``x`` up to 0 (or above it by a rounding error); 0 below ``SMALLEST``."""
    if x < SMALLEST:
        return 0.0
    k = int(x * PER_PART - 0.5)
    r = x - k * PART_HIGH - k * PART_LOW
    series = r * (1.0 + r * (1 / 2 + r * (1 / 6 + r * (1 / 24 + r * (1 / 120 + r * (1 / 720))))))
    power = HALVES[-(k >> 5)] * ROOTS[k & 31]
    return float(power + power * series)


@rule
def log(n: int) -> float:
    """The natural logarithm of a whole number from 1 to 2^32."""
    x = float(n)
    twos = 0.0
    if x >= 65536.0:
        x *= 1 / 65536
        twos += 16.0
    if x >= 256.0:
        x *= 1 / 256
        twos += 8.0
    if x >= 16.0:
        x *= 1 / 16
        twos += 4.0
    if x >= 4.0:
        x *= 1 / 4
        twos += 2.0
    if x >= 2.0:
        x *= 1 / 2
        twos += 1.0
    if x >= 1.5:  # from 0.75 to 1.5 the series converges fast
        x *= 1 / 2
        twos += 1.0
    s = (x - 1.0) / (x + 1.0)
    q = s * s
    tail = 1 / 13 + q * (1 / 15 + q * (1 / 17 + q * (1 / 19 + q * (1 / 21))))
    series = 1 / 3 + q * (1 / 5 + q * (1 / 7 + q * (1 / 9 + q * (1 / 11 + q * tail))))
    return float(twos * LN2 + 2.0 * (s + s * q * series))
