"""Absence: since when those who sit are away, and when a bot may stand in for them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from asterism.server.errors import ConflictError, ForbiddenError

if TYPE_CHECKING:
    from asterism.server.storage.database import SeatRow
    from asterism.server.tables.table import Table

ABSENT = 30.0
"""The seconds after which a bot may stand in for somebody who is offline."""


def away(table: Table) -> dict[str, int]:
    """The guests who sit here and are offline, and the milliseconds until a bot may stand in for them."""
    online = table.audience.online()
    sitters = dict.fromkeys(seat.guest_id for seat in table.seats if seat.guest_id is not None)
    return {guest: round(1000 * max(0.0, _wait(table, guest))) for guest in sitters if guest not in online}


def check_absent(table: Table, seat: SeatRow) -> None:
    """Refuse to replace somebody who is here, was here just now, or has days to come back."""
    if seat.left or seat.guest_id is None:
        return
    if table.row.clock is not None and table.row.clock["kind"] == "days":
        raise ConflictError("slow-table")
    wait = ABSENT if seat.guest_id in table.audience.online() else _wait(table, seat.guest_id)
    if wait > 0:
        raise ForbiddenError("seat-present", seconds=int(wait) + 1)


def _wait(table: Table, guest_id: str) -> float:
    return ABSENT - (time.monotonic() - table.last_seen.get(guest_id, table.loaded_at))
