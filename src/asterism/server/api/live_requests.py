"""What clients send over the live connection to a table: messages told apart by ``type``."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from asterism.server.api.base import Level, Ply, clean_line
from asterism.server.api.live_log import Reaction
from asterism.server.budgets import MAX_CHAT_LENGTH
from asterism.server.errors import BadRequestError

Key = Annotated[str, Meta(min_length=1, max_length=64)] | None
"""An idempotency key chosen by the client: a repeated message is answered but not applied again."""
MessageId = Annotated[int, Meta(ge=-(2**53), le=2**53)] | Annotated[str, Meta(max_length=64)] | None


class Message(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag=str.lower):
    """The base of all messages from clients; the answer has the same ``id``."""

    id: MessageId = None


def one_given(**forms: Any) -> Any:
    """The one form of a decision that was given; ``BadRequestError`` unless there is exactly one."""
    given = [form for form in forms.values() if form is not None]
    if len(given) != 1:
        raise BadRequestError("bad-request", detail=f"give one of {', '.join(forms)}")
    return given[0]


class Play(Message):
    """A decision at a ply, as an action, a notation or a move structure."""

    ply: Ply
    undo_epoch: Annotated[int, Meta(ge=0)] | None = None
    action: int | None = None
    notation: str | None = None
    move: dict[str, Any] | None = None

    def decision(self) -> Any:
        """The one form that was given; ``BadRequestError`` unless there is exactly one."""
        return one_given(action=self.action, notation=self.notation, move=self.move)


class Undo(Message):
    """Undo the guest's last decision before ``ply``, which is where the game stood when they asked."""

    ply: Ply
    key: Key = None


class Offer(Message):
    """Ask the other people for a takeback of the guest's last decision, or for a draw."""

    kind: Literal["takeback", "draw"]
    key: Key = None


class Reply(Message):
    """Agree to an offer or decline it; who made it withdraws it by declining."""

    offer: int
    accept: bool
    key: Key = None


class Resign(Message):
    """Give up with a seat."""

    seat: int


class Abort(Message):
    """End a game without a result, before everybody has decided something."""


class React(Message):
    """One of a few quick reactions, instead of a chat line."""

    reaction: Reaction
    key: Key = None


class Chat(Message):
    """A chat line; after the end it may be about a ply."""

    text: str
    about: Ply | None = None
    key: Key = None

    def clean_text(self) -> str:
        """The text on one line; ``BadRequestError`` if it is empty or too long."""
        text = clean_line(self.text, MAX_CHAT_LENGTH)
        if text is None:
            raise BadRequestError("bad-text", most=MAX_CHAT_LENGTH)
        return text


class Hint(Message):
    """Ask for a bot's choice."""

    ply: Ply
    level: Level = 8


class Assess(Message):
    """Ask what an action is worth to the seat to decide: a search that begins with it, by what the seat knows."""

    ply: Ply
    action: int


class Why(Message):
    """Ask why the seat to decide cannot play a move, given as a notation or a move structure."""

    ply: Ply
    notation: str | None = None
    move: dict[str, Any] | None = None

    def asked(self) -> str | dict[str, Any]:
        """The one form that was given; ``BadRequestError`` unless there is exactly one."""
        form: str | dict[str, Any] = one_given(notation=self.notation, move=self.move)
        return form


class Curtain(Message):
    """Open the curtain for one of the client's own seats, or (null) close it."""

    seat: int | None = None


class Ping(Message):
    """Ask for a pong."""


ClientMessage = Play | Undo | Offer | Reply | Resign | Abort | React | Chat | Hint | Assess | Why | Curtain | Ping
decode_message = msgspec.json.Decoder(ClientMessage).decode
