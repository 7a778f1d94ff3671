"""A guest deletes themselves: they leave their games, and every server forgets them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from asterism.server.accounts.erasure import erase, erase_rest, unfinished_with_others
from asterism.server.accounts.traces import Known
from asterism.server.errors import ConflictError, ForbiddenError, NotFoundError, UnavailableError
from asterism.server.runtime.access import INTERVAL
from asterism.server.storage.database import GuestRow
from asterism.server.storage.transactions import RETRY_SECONDS
from asterism.server.tables import seating

if TYPE_CHECKING:
    from asterism.server.runtime.services import Services


async def delete_guest(services: Services, guest: GuestRow) -> None:
    """Leave all games as the guest, delete them, and let every server read their tables again."""
    for id in await unfinished_with_others(services.store, guest.id):
        with suppress(NotFoundError):
            table = await services.table(id)
            await seating.decline(table, guest.id)
            for seat in table.seats_of(guest.id):
                with suppress(ConflictError, ForbiddenError):  # the game has ended, or the seat is out of it
                    await seating.leave(table, guest, seat, None)
    erased = await erase(services.store, guest.id)
    await services.access.announce()  # their connections are closed
    await _rewritten(services, erased.tables | await erase_rest(services.store, erased.known))
    services.spawn(_look_again(services, erased.known))


async def _look_again(services: Services, known: Known) -> None:
    """Erase what was on its way to the database when they were deleted."""
    await asyncio.sleep(RETRY_SECONDS + INTERVAL)
    await _rewritten(services, await erase_rest(services.store, known))


async def _rewritten(services: Services, tables: set[str]) -> None:
    """Let every server read tables again."""
    for id in sorted(tables):
        services.cluster.send_rewritten(id)
    for id in sorted(tables):
        if (table := services.in_memory(id)) is not None:
            with suppress(NotFoundError, UnavailableError):  # then it is found by the next look at the database
                await table.catch_up()
