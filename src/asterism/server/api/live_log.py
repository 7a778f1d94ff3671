"""What a table's log tells: decisions, undos, flags, resignations, chat and the end, each with its number."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from asterism.server.api.base import Answer, AnyEvent, AnyMove, View
from asterism.server.api.tables import Audience, TableResult

Reaction = Literal["hello", "good-luck", "well-played", "thanks", "oops", "good-game"]
"""The quick reactions."""
REACTIONS: dict[Reaction, str] = {
    "hello": "👋",
    "good-luck": "🍀",
    "well-played": "👏",
    "thanks": "🙏",
    "oops": "😅",
    "good-game": "🤝",
}
"""As the text of a chat line, for clients that do not know reactions."""


class Numbered(Answer, tag_field="type"):
    """The base of what lasts."""

    n: Annotated[int, Meta(description="The number of the entry; numbers grow, and may skip.")]


class MoveEntry(Numbered, tag="moved"):
    """A seat has decided; notation, move and events are as the client may see them."""

    ply: Annotated[int, Meta(description="The number of decisions taken, this one included.")]
    seat: int
    notation: str
    move: AnyMove
    events: list[AnyEvent]
    view: Annotated[View | UnsetType, Meta(description="For what was missed lately, to animate it.")] = UNSET


class UndoEntry(Numbered, tag="undone"):
    """Decisions were undone."""

    ply: Annotated[int, Meta(description="Where the game stands again.")]
    seat: Annotated[int, Meta(description="Whose decision was undone.")]


class FlagEntry(Numbered, tag="flagged"):
    """The time of a seat is over."""

    seat: int
    out: Annotated[bool, Meta(description="Whether the seat has lost by it.")]


class ResignEntry(Numbered, tag="resigned"):
    """A seat has resigned."""

    seat: int


class AbortEntry(Numbered, tag="aborted"):
    """A seat has ended the game before everybody had decided something."""

    seat: int


class ChatEntry(Numbered, tag="chat"):
    """A chat line."""

    guest: Annotated[str, Meta(description="Empty for comments of an uploaded record.")]
    name: str | None
    seat: int | None
    audience: Annotated[Audience, Meta(description="Seated guests read `spectators` only after the end.")]
    text: str
    at: datetime | None
    about: Annotated[int | UnsetType, Meta(description="The ply that it is about.")] = UNSET
    removed: Annotated[bool | UnsetType, Meta(description="The host has removed the text.")] = UNSET
    reaction: Annotated[
        Reaction | UnsetType, Meta(description="Which quick reaction it is; `text` then is a picture of it.")
    ] = UNSET


class ChatPage(Answer):
    """Some lines of the chat, in order."""

    chat: list[ChatEntry]
    earlier: Annotated[int | None, Meta(description="The `n` of the first of them, if there are earlier ones.")]


class OverEntry(Numbered, tag="over"):
    """The game is over."""

    result: TableResult
    seed: str | None
    salt: str | None


LogEntry = MoveEntry | UndoEntry | FlagEntry | ResignEntry | AbortEntry | ChatEntry | OverEntry
