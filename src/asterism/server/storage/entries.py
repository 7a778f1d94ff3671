"""What happened at tables, and their rows, as a server keeps them in memory: small, because there are many."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any, TypeVar, cast

import msgspec

from asterism.engine.match import Match
from asterism.server.storage.database import Base


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


def as_kept(entry: Entry) -> Entry:
    """The entry without what only the database must remember."""
    if entry.kind != "chat":
        entry.at = None
    return entry


R = TypeVar("R", bound=Base)


def light(kind: type[R]) -> Callable[..., R]:
    """Makes rows of a kind that have its columns and nothing else."""
    columns = Base.metadata.tables[kind.__tablename__].columns
    return cast("Callable[..., R]", msgspec.defstruct(kind.__name__, [(column.key, Any) for column in columns]))


def again(match: Match, entry: Entry) -> None:
    """Play a move again, or take back what an undo took back."""
    if entry.kind == "move":
        assert entry.action is not None
        match.take(entry.action)
    elif entry.kind == "undo":
        assert entry.data is not None
        while match.ply > entry.data["ply"]:
            match.undo()
