"""How a server uses the system's memory (on Linux with glibc; no effect elsewhere)."""

from __future__ import annotations

import ctypes
from contextlib import suppress
from pathlib import Path

M_MMAP_THRESHOLD, M_ARENA_MAX = -3, -8
"""Parameters of ``mallopt``."""
LARGE = 1 << 18
"""Blocks of so many bytes have pages of their own, which go back when they are freed."""
MADV_DONTNEED = 4
"""Advice to ``madvise``: the pages are dropped, and read again from their file if they are needed."""
MAPS = Path("/proc/self/maps")
COMPILER, CODE = "libllvmlite", "r-xp"
"""The compiler's library, and the rights to its code, which nobody writes to."""


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


def release_compiler() -> None:
    """Drop the compiler's code from memory: all rules are compiled and loaded, so 55 MB of it are not needed."""
    with suppress(OSError, AttributeError, TypeError):
        libc = ctypes.CDLL(None)
        for begin, end in code_of_compiler(MAPS.read_text()):
            libc.madvise(ctypes.c_void_p(begin), ctypes.c_size_t(end - begin), MADV_DONTNEED)


def code_of_compiler(maps: str) -> list[tuple[int, int]]:
    """Where the compiler's code is, in a list of the process's memory as Linux writes it.

    Only its code: other parts of a library are changed when it is loaded, and would be lost.
    """
    found = []
    for line in maps.splitlines():
        place, rights, *_, path = line.split()
        if rights == CODE and COMPILER in path:
            begin, end = place.split("-")
            found.append((int(begin, 16), int(end, 16)))
    return found
