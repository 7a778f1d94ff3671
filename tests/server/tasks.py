"""Tasks of an event loop in tests."""

from __future__ import annotations

import asyncio


async def settle() -> None:
    """Let every task go on until it waits."""
    for _ in range(20):
        await asyncio.sleep(0)
