"""Offers between the people of a table: to take back, to draw, to play again.

They are made by a guest for all of their seats and wait for the seats of the others. All of it follows from a table's
entries, so that every server knows the same offers.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec
from msgspec.structs import replace


class OfferKind(StrEnum):
    """What is offered or asked for."""

    TAKEBACK = "takeback"
    DRAW = "draw"
    REMATCH = "rematch"


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """An open offer."""

    number: int
    """Counts the offers of a table; an answer names it."""
    kind: OfferKind
    by: tuple[int, ...]
    """The seats of the guest who made it."""
    waiting: tuple[int, ...]
    """The seats that have not answered yet."""
    ply: int | None = None
    """Where the game goes on if a takeback is granted."""


class Offers(msgspec.Struct, frozen=True, kw_only=True):
    """The offers of a table."""

    count: int = 0
    open: tuple[Offer, ...] = ()
    refused: frozenset[tuple[OfferKind, int]] = frozenset()
    """What was refused in this position, and to which seat; it is not asked again there."""

    def find(self, number: int) -> Offer | None:
        """The open offer of this number."""
        return next((offer for offer in self.open if offer.number == number), None)

    def add(self, offer: Offer) -> Offers:
        """With a new offer."""
        return replace(self, count=offer.number, open=(*self.open, offer))

    def agree(self, number: int, seats: tuple[int, ...]) -> Offers:
        """After these seats have agreed to an offer; it is open until all have."""
        changed = (
            replace(offer, waiting=tuple(seat for seat in offer.waiting if seat not in seats))
            if offer.number == number
            else offer
            for offer in self.open
        )
        return replace(self, open=tuple(offer for offer in changed if offer.waiting))

    def refuse(self, number: int) -> Offers:
        """After an offer was declined or withdrawn."""
        refused = {(offer.kind, offer.by[0]) for offer in self.open if offer.number == number}
        rest = tuple(offer for offer in self.open if offer.number != number)
        return replace(self, open=rest, refused=self.refused | refused)

    def moved(self, seat: int) -> Offers:
        """After a decision of a seat: offers that wait for its answer lapse, and so does its request for a takeback."""
        if not self.open and not self.refused:
            return self
        return replace(self, open=tuple(offer for offer in self.open if not _lapses(offer, seat)), refused=frozenset())

    def ended(self) -> Offers:
        """After a takeback or the end of the game, where nothing is left to answer."""
        return replace(self, open=(), refused=frozenset())


def _lapses(offer: Offer, seat: int) -> bool:
    return seat in offer.waiting or (offer.kind is OfferKind.TAKEBACK and seat in offer.by)
