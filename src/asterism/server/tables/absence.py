"""Absence: which seated guests are offline, and when a bot may stand in for them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from asterism.server.errors import ConflictError, ForbiddenError

if TYPE_CHECKING:
    from asterism.server.storage.database import SeatRow
    from asterism.server.tables.table import Table

ABSENT = 30.0
"""The seconds offline after which a bot may stand in for a guest."""


def away(table: Table) -> dict[str, int]:
    """The seated guests who are offline, and the milliseconds until a bot may stand in for each."""
    online = table.broadcaster.online()
    sitters = dict.fromkeys(seat.guest_id for seat in table.seats if seat.guest_id is not None)
    return {guest: round(1000 * max(0.0, _wait(table, guest))) for guest in sitters if guest not in online}


def check_absent(table: Table, seat: SeatRow) -> None:
    """Refuse to replace a guest who is online, went offline just now, or has days to decide."""
    if seat.left or seat.guest_id is None:
        return
    if table.clock is not None and not table.clock.replaces_absent:
        raise ConflictError("slow-table")
    wait = ABSENT if seat.guest_id in table.broadcaster.online() else _wait(table, seat.guest_id)
    if wait > 0:
        raise ForbiddenError("seat-present", seconds=int(wait) + 1)


def _wait(table: Table, guest_id: str) -> float:
    return ABSENT - (time.monotonic() - table.last_seen.get(guest_id, table.loaded_at))
