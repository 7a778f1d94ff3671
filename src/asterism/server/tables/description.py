"""A table as clients are told about it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from asterism.engine import registry
from asterism.server.storage.database import SeatRow, TableRow


def describe(row: TableRow, seats: Sequence[SeatRow], online: Collection[str], watching: int) -> dict[str, Any]:
    """The table with its seats."""
    colours = registry.load(row.game).seat_names
    over = row.status == "over"
    return {
        "id": row.id,
        "game": row.game,
        "players": row.players,
        "options": row.options,
        "mode": row.mode,
        "status": row.status,
        "practice": row.practice,
        "private": row.private,
        "rated": row.rated,
        "kind": row.kind,
        "host": row.host,
        "created": row.created,
        "ply": row.ply,
        "seat": row.seat,
        "n": row.number,
        "seats": [_describe_seat(seat, colours[seat.seat], online) for seat in seats],
        "watching": watching,
        "clock": row.clock,
        "result": row.result,
        "seed_hash": row.seed_hash,
        "seed": str(row.seed) if over and row.seed is not None else None,
        "salt": row.salt if over else None,
        "next": row.next,
        "parent": None if row.parent is None else {"table": row.parent, "ply": row.parent_ply},
    }


def _describe_seat(seat: SeatRow, colour: str, online: Collection[str]) -> dict[str, Any]:
    return {
        "seat": seat.seat,
        "colour": colour,
        "kind": seat.kind,
        "name": seat.name,
        "guest": seat.guest_id,
        "here": seat.here,
        "online": seat.kind == "bot" or seat.guest_id in online,
        "level": seat.level,
        "stand_in": seat.stand_in,
        "left": seat.left,
        "out": seat.out,
    }
