"""The random generator of a match: counter-based, three numbers long, never stored in a game record.

Philox 2×32 with ten rounds (Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1, 2, 3", 2011): the
n-th draw is a function of the seed and n alone, so a deal can be checked by anyone who knows the seed, and games of a
batch are independent streams. The arithmetic fits int64 compiled and Python ints interpreted, bit for bit.
"""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np

from asterism.engine.compile import INTERPRETED, rule
from asterism.engine.errors import SeedError

MAX_SEED = 2**63 - 1
MASK32 = 0xFFFFFFFF
MULTIPLIER = 0xD256D193
WEYL = 0x9E3779B9

KEY, STREAM, COUNTER = 0, 1, 2


def new_seed() -> int:
    """A seed from the operating system."""
    return secrets.randbits(63)


def check_seed(seed: Any) -> int:
    """The seed, if it is one; ``SeedError`` if not."""
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer) or not 0 <= seed <= MAX_SEED:
        raise SeedError(f"a seed is an integer from 0 to 2**63 - 1, not {str(seed)[:40]!r}")
    return int(seed)


def make_rng(seed: int) -> np.ndarray:
    """The generator for ``seed``: its key, its stream and its counter, as an int64 array."""
    return np.array([seed & MASK32, seed >> 32, 0], np.int64)


if INTERPRETED:

    def multiply(x: int) -> int:
        """The product of a round."""
        return MULTIPLIER * x

else:

    @rule
    def multiply(x: int) -> int:
        """The product of a round, without a sign: compilers rely on that signed integers do not overflow."""
        return np.int64(np.uint64(MULTIPLIER) * np.uint64(x))  # type: ignore[return-value]


@rule
def draw_bits(rng: Any) -> int:
    """32 random bits, for ``below``: a processor computes them beside the list of what is drawn from."""
    x = int(rng[COUNTER]) & MASK32
    y = int(rng[STREAM])
    k = int(rng[KEY])
    rng[COUNTER] += 1
    for _ in range(10):
        product = multiply(x)
        x = ((product >> 32) & MASK32) ^ (k ^ y)
        y = product & MASK32
        k = (k + WEYL) & MASK32
    return x


@rule
def below(n: int, bits: int) -> int:
    """What 32 random bits are as a random integer from 0 to n - 1 (n below 2**31)."""
    return (bits * int(n)) >> 32


@rule
def draw(rng: Any, n: int) -> int:
    """A random integer from 0 to n - 1 (n below 2**31)."""
    return below(n, draw_bits(rng))


@rule
def shuffle(rng: Any, items: Any, n: int) -> None:
    """Shuffle the first ``n`` items in place (a one-dimensional array, a state's field, or a list)."""
    for i in range(n - 1, 0, -1):
        j = draw(rng, i + 1)
        swapped = items[i]
        items[i] = items[j]
        items[j] = swapped
