"""Work that a server repeats, even after failures."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from asterism.engine.errors import AsterismError

log = logging.getLogger(__name__)


async def repeat(job: Callable[[], Awaitable[None]], seconds: Callable[[], float], what: str) -> None:
    """Repeat a job until cancelled, with a pause of ``seconds()`` after each run; ``what`` is its name in the log."""
    while True:
        try:
            await job()
        except AsterismError as error:
            log.warning("%s: tried again soon: %s", what, error)
        except Exception:
            log.exception("%s: failed", what)
        await asyncio.sleep(seconds())
