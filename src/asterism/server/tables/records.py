"""A table's game as ``.ast`` text. Before the end it holds what the reader may know, and the seal unopened."""

from __future__ import annotations

from msgspec.structs import replace

from asterism.engine.game_record import GameRecord, Turn, record_of, write_record
from asterism.engine.match import Match
from asterism.server.tables import clocks, comments
from asterism.server.tables.projection import Viewpoint
from asterism.server.tables.table import Table


def record_text(table: Table, match: Match, viewpoint: Viewpoint) -> str:
    """The record of a table's match from a viewpoint (slow: run it in a worker thread)."""
    names = [s.name or (f"bot {s.level}" if s.kind == "bot" else "") for s in table.seats]
    created = table.row.created.date().isoformat()
    record = record_of(match, names, table.row.salt, date=created, **clocks.record_headers(table))
    if table.row.status != "over":
        _hide(record, match, viewpoint)
    left = clocks.left_after_moves(table.entries)
    record.turns = [replace(turn, clock=seconds) for turn, seconds in zip(record.turns, left, strict=False)]
    said = comments.comments_by_ply(table.entries)
    record.comment = said.get(0)
    record.turns = [replace(turn, comment=said.get(ply)) for ply, turn in enumerate(record.turns, 1)]
    return write_record(record)


def _hide(record: GameRecord, match: Match, viewpoint: Viewpoint) -> None:
    """Remove what the reader may not know. In open games the start position replaces the seed, for replaying."""
    record.seed = record.salt = record.result = None
    record.turns = [Turn(match.game.actions.write(move)) for move in match.moves(viewpoint)]
    record.position = match.branch(0).position(viewpoint)
    if match.game.secrets and record.seed_hash is not None:
        record.position = None
