"""Offers and their answers, resigning and aborting: each command under the table's lock.

Who may do it is decided in ``core/table_actions.py``.
"""

from __future__ import annotations

from asterism.server.budgets import MAX_UNDOS
from asterism.server.core.commands import Abort, AnswerOffer, MakeOffer, Resign
from asterism.server.core.forfeits import resigning_ends
from asterism.server.core.offers import Offer, OfferKind
from asterism.server.tables.seating import again_if_stale
from asterism.server.tables.table import Table


async def offer(table: Table, guest_id: str | None, kind: OfferKind, key: str | None) -> None:
    """Ask the other people for a takeback or a draw."""

    async def attempt() -> None:
        await table.carry_out(
            MakeOffer(
                guest=guest_id,
                kind=kind,
                played=table.played(guest_id),
                draws=table.draws,
                key=key,
                done=table.is_done(("offer",), guest_id, key),
                most=MAX_UNDOS,
            )
        )

    await again_if_stale(table, attempt)


async def answer(table: Table, guest_id: str | None, number: int, accept: bool, key: str | None = None) -> None:
    """Agree to an offer or decline it."""

    async def attempt() -> None:
        offered = table.offers.find(number)
        ends = accept and offered is not None and offered.kind is OfferKind.DRAW and table.row.status == "running"
        await table.carry_out(
            AnswerOffer(
                guest=guest_id,
                number=number,
                accept=accept,
                played=table.played(guest_id),
                key=key,
                done=table.is_done(("answer", "undo"), guest_id, key),
                result=await table.result_now() if ends else None,
            )
        )

    await again_if_stale(table, attempt)


def rematch_for(table: Table, guest_id: str | None) -> Offer | None:
    """The open offer of a rematch that a guest has not answered."""
    mine = set(table.seats_of(guest_id))
    rematches = (offer for offer in table.offers.open if offer.kind is OfferKind.REMATCH)
    return next((offer for offer in rematches if not mine.isdisjoint(offer.waiting)), None)


async def resign(table: Table, guest_id: str | None, seat: int) -> None:
    """Resign a seat."""

    async def attempt() -> None:
        mine = seat in table.seats_of(guest_id) and table.row.status == "running"
        ends = mine and resigning_ends(table.value, seat)
        await table.carry_out(Resign(guest=guest_id, seat=seat, result=await table.result_now() if ends else None))

    await again_if_stale(table, attempt)


async def abort(table: Table, guest_id: str | None) -> None:
    """End a game that has hardly begun, without a result."""
    await again_if_stale(table, lambda: table.carry_out(Abort(guest=guest_id, decided=table.decided())))
