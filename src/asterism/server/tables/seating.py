"""Taking and leaving seats, and bots standing in for people: each command under the table's lock.

Who may do it is decided in ``core/decide.py``.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from asterism.server.core.commands import Close, ComeBack, DeclineSeat, Leave, LinkRematch, Sit, StandIn
from asterism.server.core.forfeits import ends_game
from asterism.server.errors import StaleError
from asterism.server.storage.database import Base, GuestRow
from asterism.server.storage.handles import claim
from asterism.server.tables.table import Table

ATTEMPTS = 10
"""How often a change of seats is tried while other servers are faster."""


async def again_if_stale(table: Table, attempt: Callable[[], Awaitable[object]]) -> None:
    """Carry out what does not depend on a ply; try again if another server was faster and the table was read again."""
    async with table.lock:
        for _ in range(ATTEMPTS - 1):
            with suppress(StaleError):
                await attempt()
                return
        await attempt()


async def sit(table: Table, guest: GuestRow, number: int, name: str | None, code: str | None) -> None:
    """Take an open seat, or return to one's own; at a rated table nobody else may be known by a name like theirs."""
    if table.row.rated and not table.seats_of(guest.id):
        await claim(table.context.store, guest)

    async def attempt() -> None:
        welcome = table.is_visible_to(guest.id, code)
        await table.fill(Sit(guest=guest.id, guest_name=guest.name, seat=number, name=name, welcome=welcome))

    await again_if_stale(table, attempt)


async def come_back(table: Table, guest_id: str | None) -> None:
    """A guest who left has come back: seats that no bot has taken over meanwhile are theirs again."""
    if any(table.seats[number].left for number in table.seats_of(guest_id)):
        async with table.lock:
            with suppress(StaleError):  # another server was faster
                await table.carry_out(ComeBack(guest=guest_id))


async def leave(table: Table, guest: GuestRow, number: int, level: int | None) -> None:
    """Leave a seat; while the game runs, a bot of ``level`` may take over."""

    async def attempt() -> None:
        row = table.row
        ends = row.status == "running" and row.rated and ends_game(table.value, number)
        result = await table.result_now() if ends else None
        await table.carry_out(Leave(guest=guest.id, seat=number, level=level, result=result))

    await again_if_stale(table, attempt)


async def stand_in(table: Table, guest: GuestRow, number: int, level: int) -> None:
    """Put a bot on an open seat, or let it stand in for an absent guest."""

    async def attempt() -> None:
        sitter = table.seats[number].guest_id if 0 <= number < len(table.seats) else None
        wait = 0.0 if sitter is None else table.presence.absence().wait(sitter, time.monotonic())
        await table.fill(StandIn(guest=guest.id, seat=number, level=level, wait=wait))

    await again_if_stale(table, attempt)


async def link_rematch(table: Table, id: str, guest: GuestRow, rows: Sequence[Base], rewrites: int) -> None:
    """Store the rematch's rows, link it as ``next`` and offer it to the others, unless there is one already.

    ``StaleError`` unless names were taken away as often as when they were copied into the rows.
    """
    async with table.lock:
        if table.row.rewrites != rewrites:
            raise StaleError("stale", ply=table.row.ply, yours=None)
        await table.carry_out(LinkRematch(id=id, guest=guest.id), rows)


async def decline(table: Table, guest_id: str) -> None:
    """Do not take the seats that are held for a guest."""
    await again_if_stale(table, lambda: table.carry_out(DeclineSeat(guest=guest_id)))


async def close(table: Table) -> None:
    """End a table without a result."""
    await again_if_stale(table, lambda: table.carry_out(Close()))
