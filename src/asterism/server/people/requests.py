"""What clients may ask: the bodies of requests and the messages of live connections."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from asterism.server.errors import BadRequestError
from asterism.server.people.guests import MAX_NAME, clean_line

MAX_CHAT = 500
Level = Annotated[int, Meta(ge=1, le=8)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
Id = Annotated[int, Meta(ge=-(2**53), le=2**53)] | Annotated[str, Meta(max_length=64)] | None


class Body(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The base of all bodies: what is not named is refused."""


class Named(Body):
    """Something with the name of a person."""

    name: str | None = None

    def clean_name(self) -> str | None:
        """The name on one line; ``BadRequestError`` if it is empty or too long."""
        if self.name is None:
            return None
        name = clean_line(self.name, MAX_NAME)
        if name is None:
            raise BadRequestError("bad-name", most=MAX_NAME)
        return name


class Me(Named):
    """What a guest says about himself."""

    colour: Annotated[str, Meta(pattern="^(#[0-9a-fA-F]{6}|[a-z]{1,16})$")] | None = None
    language: Literal["en", "fr", "nl", "de"] | None = None


class Return(Body):
    """The passphrase of somebody who comes back."""

    passphrase: Annotated[str, Meta(max_length=200)]


class SeatWish(Named, kw_only=True):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "here", "bot", "open"]
    level: Level | None = None


class LiveClock(Body, tag_field="kind", tag="live"):
    """So many seconds for all of a seat's turns, and some more after each."""

    seconds: Annotated[int, Meta(ge=1, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    flag: Literal["bot", "lose"] = "bot"


class DaysClock(Body, tag_field="kind", tag="days"):
    """So many days for each turn."""

    days: Annotated[int, Meta(ge=1, le=30)]
    flag: Literal["bot", "lose"] = "bot"


class NewTable(Body):
    """A new table."""

    game: str
    mode: str | None = None
    players: int | None = None
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=16)] | None = None
    private: bool = False
    practice: bool | None = None
    rated: bool = False
    clock: LiveClock | DaysClock | None = None
    position: dict[str, Any] | None = None


class Sit(Named):
    """Taking a seat."""

    code: str | None = None


class StandIn(Body):
    """A bot for a seat."""

    level: Level = 3


class Branch(Body):
    """Going on from a ply of a finished game."""

    ply: Ply
    seats: Annotated[list[SeatWish], Meta(max_length=16)] | None = None


class Explore(Body):
    """A position, moves to play from it, and whose eyes to use."""

    position: dict[str, Any]
    moves: Annotated[list[Any], Meta(max_length=400)] = []
    seat: int | None = None


class Message(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, tag=str.lower):
    """The base of all messages of a live connection."""

    id: Id = None


class Play(Message):
    """A decision at a ply: an action, or its notation, or its structure."""

    ply: Ply
    action: int | None = None
    notation: str | None = None
    move: dict[str, Any] | None = None

    def meant(self) -> Any:
        """The one form in which the decision is given."""
        given = [form for form in (self.action, self.notation, self.move) if form is not None]
        if len(given) != 1:
            raise BadRequestError("bad-request", detail="give one of action, notation, move")
        return given[0]


class Undo(Message):
    """Taking back, at a ply."""

    ply: Ply


class Chat(Message):
    """Something said; of a finished game, about one of its plies."""

    text: str
    about: Ply | None = None

    def clean_text(self) -> str:
        """The text on one line; ``BadRequestError`` if it is empty or too long."""
        text = clean_line(self.text, MAX_CHAT)
        if text is None:
            raise BadRequestError("bad-text", most=MAX_CHAT)
        return text


class Hint(Message):
    """What would a bot do?"""

    ply: Ply
    level: Level = 8


class Curtain(Message):
    """Opening the curtain for a seat of one's own, or (null) closing it."""

    seat: int | None = None


class Ping(Message):
    """Is anybody there?"""


messages = msgspec.json.Decoder(Play | Undo | Chat | Hint | Curtain | Ping)
