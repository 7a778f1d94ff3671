"""A table as clients see it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from msgspec import convert
from msgspec.structs import asdict

from asterism.engine import registry
from asterism.server.api.live import OpenOffer
from asterism.server.api.tables import Seat, Table, TableColumns, TableParent
from asterism.server.core import offers as core
from asterism.server.storage.database import SeatRow, TableRow


def describe(row: TableRow, seats: Sequence[SeatRow], online: Collection[str], watching: int) -> Table:
    """The table and its seats; seed and salt only after the end."""
    colours = registry.load(row.game).seat_names
    over = row.status == "over"
    result: Any = row.result
    return Table(
        **asdict(convert(row, TableColumns, from_attributes=True)),
        n=row.sequence,
        seats=[_describe_seat(seat, colours[seat.seat], online) for seat in seats],
        watching=watching,
        result=result,
        seed_hash=row.seed_hash,
        seed=str(row.seed) if over and row.seed is not None else None,
        salt=row.salt if over else None,
        next=row.next,
        parent=None if row.parent is None else TableParent(table=row.parent, ply=row.parent_ply or 0),
    )


def describe_offer(offer: core.Offer) -> OpenOffer:
    """An open offer, for the people at the table."""
    return OpenOffer(number=offer.number, kind=offer.kind.value, seat=offer.by[0], waiting=list(offer.waiting))


def _describe_seat(seat: SeatRow, colour: str, online: Collection[str]) -> Seat:
    kind: Any = seat.kind
    return Seat(
        seat=seat.seat,
        colour=colour,
        kind=kind,
        name=seat.name,
        guest=seat.guest_id,
        here=seat.here,
        online=seat.kind == "bot" or seat.guest_id in online,
        level=seat.level,
        character=seat.character if seat.kind == "bot" else None,
        stand_in=seat.stand_in,
        left=seat.left,
        out=seat.out,
        held_for=seat.held_for if seat.kind == "open" else None,
    )
