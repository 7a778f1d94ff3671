"""Compact in-memory forms of entries and rows, and replaying entries."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any, TypeVar, cast

import msgspec
from msgspec import UNSET, UnsetType

from asterism.engine.match import Match
from asterism.server.api.tables import Audience
from asterism.server.storage.database import Base


class Entry(msgspec.Struct, gc=False):
    """A move, an undo, an offer, a chat line, a change of seats, the end; see ``EntryRow``."""

    kind: str
    seat: int | None = None
    undo_epoch: int | None = None
    ply: int | None = None
    action: int | None = None
    data: dict[str, Any] | None = None
    sequence: int = 0
    at: datetime | None = None
    """The time of a chat line; None for other kinds."""


class ChatLine(msgspec.Struct, kw_only=True):
    """The ``data`` of a chat entry."""

    guest: str
    """The author; empty for comments of an uploaded record."""
    name: str | None
    audience: Audience = msgspec.field(name="room")
    text: str
    about: int | UnsetType = UNSET
    """The ply of a finished game that it is about."""
    removed: bool | UnsetType = UNSET
    """Whether the host has removed the text."""
    reaction: str | UnsetType = UNSET
    """Which of the quick reactions it is."""

    @classmethod
    def of(cls, entry: Entry) -> ChatLine:
        """The line of a chat entry."""
        return msgspec.convert(entry.data, cls)

    def stored(self) -> dict[str, Any]:
        """The line as an entry holds it."""
        return msgspec.to_builtins(self)  # type: ignore[no-any-return]


def drop_timestamp(entry: Entry) -> Entry:
    """The entry without its time, which only chat lines need in memory."""
    if entry.kind != "chat":
        entry.at = None
    return entry


R = TypeVar("R", bound=Base)


def row_struct(kind: type[R]) -> Callable[..., R]:
    """A struct type with the columns of a row class and nothing else."""
    columns = Base.metadata.tables[kind.__tablename__].columns
    return cast("Callable[..., R]", msgspec.defstruct(kind.__name__, [(column.key, Any) for column in columns]))


def replay_entry(match: Match, entry: Entry) -> None:
    """Apply a move or an undo to the match; other kinds change nothing."""
    if entry.kind == "move":
        assert entry.action is not None
        match.take(entry.action)
    elif entry.kind == "undo":
        assert entry.data is not None
        if entry.data["ply"] < match.ply:
            match.rewind(entry.data["ply"])
