"""How a server uses the system's memory (on Linux with glibc; no effect elsewhere)."""

from __future__ import annotations

import ctypes
from contextlib import suppress

M_MMAP_THRESHOLD, M_ARENA_MAX = -3, -8
"""Parameters of ``mallopt``."""
LARGE = 1 << 18
"""Blocks of so many bytes have pages of their own, which go back when they are freed."""


def tune_malloc() -> None:
    """Let all future threads share one malloc arena, and large blocks have pages of their own.

    With one arena per thread, each database connection's thread keeps its peak memory, and a server grows until all
    threads have had their peak. And by default a large block that is freed lets malloc take ever larger ones from the
    heap, where search trees that are dropped leave holes between smaller blocks.
    """
    with suppress(OSError, AttributeError, TypeError):
        libc = ctypes.CDLL(None)
        libc.mallopt(M_ARENA_MAX, 1)
        libc.mallopt(M_MMAP_THRESHOLD, LARGE)
