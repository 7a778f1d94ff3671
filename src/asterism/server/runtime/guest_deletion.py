"""A guest deletes themselves: they leave their games, and every server forgets them."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from asterism.server.accounts.erasure import erase, unfinished_with_others
from asterism.server.errors import ConflictError, ForbiddenError, NotFoundError
from asterism.server.storage.database import GuestRow
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
    touched = await erase(services.store, guest.id)
    await services.access.announce()
    for id in touched:
        services.cluster.send_rewritten(id)
    for id in touched:
        in_memory = services.in_memory(id)
        if in_memory is not None:
            await in_memory.catch_up()
