"""How a server uses the system's memory (on Linux with glibc; no effect elsewhere)."""

from __future__ import annotations

import ctypes
from contextlib import suppress

M_MMAP_THRESHOLD, M_ARENA_MAX = -3, -8
"""Parameters of ``mallopt``."""
LARGE = 1 << 18
"""Blocks of at least this many bytes have pages of their own, which the system gets back when they are freed."""


def tune_malloc() -> None:
    """Let all future threads share one malloc arena, and large blocks have pages of their own.

    With one arena per thread, each database connection's thread keeps its peak memory, and a server grows until all
    threads have had their peak. And by default, freeing a large block makes malloc take ever larger ones from the
    heap, where dropped search trees leave holes between smaller blocks.
    """
    with suppress(OSError, AttributeError, TypeError):
        libc = ctypes.CDLL(None)
        libc.mallopt(M_ARENA_MAX, 1)
        libc.mallopt(M_MMAP_THRESHOLD, LARGE)
