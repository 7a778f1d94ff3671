"""Seats drawn by lot as a game starts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from asterism.server.storage.database import SeatRow, TableRow

OCCUPANT = ("kind", "guest_id", "name", "here", "level", "character", "stand_in", "left", "held_for")
"""The columns of a seat that describe who sits there."""


def lot_order(row: TableRow) -> list[int]:
    """By seat, the place whose occupant sits there; drawn by the seed of the deal.

    Nothing is drawn where the seats are fixed, or where a given position gives each seat its meaning.
    """
    if row.seating != "lot" or row.seed is None:
        return list(range(row.players))
    return Random(row.seed).sample(range(row.players), row.players)  # noqa: S311 - as secret as the seed


def draw_lots(row: TableRow, seats: Sequence[SeatRow]) -> None:
    """Put the occupants of a new table on the seats that the lot gives them."""
    occupants = [{name: getattr(seat, name) for name in OCCUPANT} for seat in seats]
    for seat, place in zip(seats, lot_order(row), strict=True):
        for name, value in occupants[place].items():
            setattr(seat, name, value)
