"""What requests and answers have in common."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta

from asterism.engine.match_types import LegalAction, View
from asterism.engine.schemas import reference
from asterism.engine.visible import one_line
from asterism.server.errors import BadRequestError

__all__ = ["Answer", "AnyEvent", "AnyMove", "Body", "LegalAction", "Level", "Named", "Ply", "View", "encode", "encoded"]

MAX_NAME = 24
GONE = "-"
"""How the id of a deleted player begins."""
Level = Annotated[int, Meta(ge=1, le=8)]
Character = Literal["even", "bold", "careful", "thief", "hermit", "gambler"]
"""``bots.levels.CHARACTERS``, as a type."""
CHARACTERS: tuple[str, ...] = get_args(Character)
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
AnyEvent = Annotated[Any, Meta(extra_json_schema=reference("GameEvent"))]
"""An event of any game."""
AnyMove = Annotated[Any, Meta(extra_json_schema=reference("Move"))]
"""A structured move of any game."""
encode = msgspec.json.encode


def encoded(json: bytes) -> Any:
    """JSON that is already written, as the value of a field of any type."""
    return msgspec.Raw(json)


class Answer(msgspec.Struct, kw_only=True):
    """The base of all answers, and of what they contain. Clients ignore fields that they do not know."""


class Body(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The base of all bodies of requests: unknown fields are refused."""


def clean_line(text: str, most: int) -> str | None:
    """The text on one line without invisible characters; None if nothing is left or it is too long."""
    line = one_line(text)
    return line if 0 < len(line) <= most else None


class Named(Body, kw_only=True):
    """A body with a person's name."""

    name: str | None = None

    def clean_name(self) -> str | None:
        """The name on one line; ``BadRequestError`` if it is empty or too long."""
        if self.name is None:
            return None
        name = clean_line(self.name, MAX_NAME)
        if name is None:
            raise BadRequestError("bad-name", most=MAX_NAME)
        return name
