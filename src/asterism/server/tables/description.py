"""A table as clients see it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from msgspec.structs import asdict

from asterism.engine import registry
from asterism.server.api.live import OpenOffer
from asterism.server.api.tables import Seat, Table, TableParent, settings_of
from asterism.server.core import offers as core
from asterism.server.storage.database import SeatRow, TableRow


def describe(row: TableRow, seats: Sequence[SeatRow], online: Collection[str], watching: int) -> Table:
    """The table and its seats; seed and salt only after the end."""
    colours = registry.load(row.game).seat_names
    over = row.status == "over"
    status: Any = row.status
    kind: Any = row.kind
    result: Any = row.result
    return Table(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        players=row.players,
        options=row.options,
        status=status,
        kind=kind,
        host=row.host,
        created=row.created,
        ply=row.ply,
        seat=row.seat,
        n=row.sequence,
        seats=[_describe_seat(seat, colours[seat.seat], online) for seat in seats],
        watching=watching,
        result=result,
        seed_hash=row.seed_hash,
        seed=str(row.seed) if over and row.seed is not None else None,
        salt=row.salt if over else None,
        next=row.next,
        **asdict(settings_of(row)),
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
        stand_in=seat.stand_in,
        left=seat.left,
        out=seat.out,
        held_for=seat.held_for if seat.kind == "open" else None,
    )
