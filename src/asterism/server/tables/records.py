"""A table's game as an ``.ast`` text. Before the end it holds what the reader may know, and the seal unopened."""

from __future__ import annotations

from msgspec.structs import replace

from asterism.engine.match import Match
from asterism.engine.record import Record, Turn, record_of, write_record
from asterism.server.tables import clocks, comments
from asterism.server.tables.sight import Eyes
from asterism.server.tables.table import Table


def record_text(table: Table, match: Match, eyes: Eyes) -> str:
    """The record of a table's match, for a reader with these eyes (computes rules)."""
    names = [s.name or (f"bot {s.level}" if s.kind == "bot" else "") for s in table.seats]
    created = table.row.created.date().isoformat()
    record = record_of(match, names, table.row.salt, date=created, **clocks.headers(table))
    if table.row.status != "over":
        _hide(record, match, eyes)
    left = clocks.left_after_moves(table.entries)
    record.turns = [replace(turn, clock=seconds) for turn, seconds in zip(record.turns, left, strict=False)]
    said = comments.written(table.entries)
    record.comment = said.get(0)
    record.turns = [replace(turn, comment=said.get(ply)) for ply, turn in enumerate(record.turns, 1)]
    return write_record(record)


def _hide(record: Record, match: Match, eyes: Eyes) -> None:
    """Keep back what is not known yet. Where nothing is hidden, the start takes the seed's place, to be replayed."""
    record.seed = record.salt = record.result = None
    record.turns = [Turn(match.game.actions.write(move)) for move in match.moves(eyes)]
    record.position = match.branch(0).position(eyes, spectator=eyes is None)
    if match.game.secrets and record.seed_hash is not None:
        record.position = None
