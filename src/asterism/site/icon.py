"""The app's icon as PNG: the star of ``star.svg`` on the night sky, drawn here so that no library is needed."""

from __future__ import annotations

import math
import struct
import zlib

import numpy as np

NIGHT, GOLD = (15, 21, 48), (255, 201, 77)
POINTS = 5
OUTER, INNER = 0.36, 0.15
"""Of the icon's width: small enough for the circle that a system may cut out."""
SAMPLES = 4
"""Along each side of a pixel."""


def star(size: int) -> list[tuple[float, float]]:
    """The corners of the star."""
    corners = []
    for k in range(2 * POINTS):
        radius, angle = (OUTER, INNER)[k % 2] * size, math.pi * (k / POINTS - 0.5)
        corners.append((size / 2 + radius * math.cos(angle), size / 2 + radius * math.sin(angle)))
    return corners


def covered(size: int) -> np.ndarray:
    """How much of each pixel the star covers, from 0 to 1."""
    at = (np.arange(size * SAMPLES) + 0.5) / SAMPLES
    x, y = np.meshgrid(at, at)
    inside = np.zeros_like(x, bool)
    corners = star(size)
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
        crosses = (ay > y) != (by > y)
        inside ^= crosses & (x < (bx - ax) * (y - ay) / (by - ay or 1.0) + ax)
    shares: np.ndarray = inside.reshape(size, SAMPLES, size, SAMPLES).mean(axis=(1, 3))
    return shares


def png(size: int) -> bytes:
    """The icon, ``size`` pixels wide and high."""
    share = covered(size)[:, :, None]
    pixels = np.rint(share * np.array(GOLD) + (1 - share) * np.array(NIGHT)).astype(np.uint8)
    rows = b"".join(b"\0" + row.tobytes() for row in pixels)
    header = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)
    chunks = (b"IHDR", header), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*chunk) for chunk in chunks)


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
