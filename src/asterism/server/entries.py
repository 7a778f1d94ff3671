"""One thing that happened at a table, as a server keeps it in memory: small, because there are many."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import msgspec

from asterism.engine.match import Match


class Entry(msgspec.Struct, gc=False):
    """A move, an undo, a chat line, a change of seats, the end; see ``EntryRow``."""

    kind: str
    seat: int | None = None
    line: int | None = None
    ply: int | None = None
    action: int | None = None
    data: dict[str, Any] | None = None
    number: int = 0
    at: datetime | None = None
    """When a chat line was said."""


def kept_in_memory(entry: Entry) -> Entry:
    """The entry without what only the database must remember."""
    if entry.kind != "chat":
        entry.at = None
    return entry


def again(match: Match, entry: Entry) -> None:
    """Play a move again, or take back what an undo took back."""
    if entry.kind == "move":
        assert entry.action is not None
        match.take(entry.action)
    elif entry.kind == "undo":
        assert entry.data is not None
        while match.ply > entry.data["ply"]:
            match.undo()
