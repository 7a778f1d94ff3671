"""The live connection to a table: messages in both directions, told apart by ``type``."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from asterism.bots.base import ActionValue, AnalysisResult
from asterism.engine.reasons import Reason
from asterism.server.api.base import Answer, AnyEvent, AnyMove, LegalAction, Level, Ply, View, clean_line
from asterism.server.api.errors import ErrorDetails
from asterism.server.api.tables import Audience, Table, TableResult, You
from asterism.server.errors import BadRequestError

PROTOCOL = 2
"""The version of the live protocol; clients name theirs by ``?protocol=``, by default the first."""
MAX_CHAT = 500
Key = Annotated[str, Meta(min_length=1, max_length=64)] | None
"""What a client calls a message of its own over all its connections: sent again, it is answered and not done twice."""
Manner = Literal["takeback", "draw", "resign", "abort"]
"""What a guest may do beside deciding: ask for a takeback or a draw, resign, abort."""
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
MessageId = Annotated[int, Meta(ge=-(2**53), le=2**53)] | Annotated[str, Meta(max_length=64)] | None

# -- from the client ---------------------------------------------------------------------------------------------------


class Message(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag=str.lower):
    """The base of all messages from clients; the answer has the same ``id``."""

    id: MessageId = None


class Play(Message):
    """A decision at a ply, as an action, a notation or a move structure."""

    ply: Ply
    undo_epoch: Annotated[int, Meta(ge=0)] | None = None
    action: int | None = None
    notation: str | None = None
    move: dict[str, Any] | None = None

    def decision(self) -> Any:
        """The one form that was given; ``BadRequestError`` unless there is exactly one."""
        given = [form for form in (self.action, self.notation, self.move) if form is not None]
        if len(given) != 1:
            raise BadRequestError("bad-request", detail="give one of action, notation, move")
        return given[0]


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
        text = clean_line(self.text, MAX_CHAT)
        if text is None:
            raise BadRequestError("bad-text", most=MAX_CHAT)
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
        given = [form for form in (self.notation, self.move) if form is not None]
        if len(given) != 1:
            raise BadRequestError("bad-request", detail="give one of notation, move")
        return given[0]


class Curtain(Message):
    """Open the curtain for one of the client's own seats, or (null) close it."""

    seat: int | None = None


class Ping(Message):
    """Ask for a pong."""


ClientMessage = Play | Undo | Offer | Reply | Resign | Abort | React | Chat | Hint | Assess | Why | Curtain | Ping
decode_message = msgspec.json.Decoder(ClientMessage).decode

# -- from the server: the log ------------------------------------------------------------------------------------------


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

# -- from the server: messages -----------------------------------------------------------------------------------------


class Clocks(Answer):
    """The clocks as they stand when the message is sent."""

    running: Annotated[int | None, Meta(description="The seat on the clock; null while a bot decides.")]
    left: Annotated[list[int | None], Meta(description="The milliseconds of each seat; null: none.")]
    free: Annotated[bool, Meta(description="Whether this is the seat's first turn, which is not counted.")]


class Presence(Answer):
    """Who is connected."""

    guests: Annotated[list[str], Meta(description="The seated guests who are connected.")]
    away: Annotated[
        dict[str, int], Meta(description="Those who are not, and the milliseconds until a bot may stand in.")
    ]
    watching: Annotated[int, Meta(description="How many watch.")]


class OpenOffer(Answer):
    """An offer that waits for answers."""

    number: Annotated[int, Meta(description="By which it is answered.")]
    kind: Literal["takeback", "draw", "rematch"]
    seat: Annotated[int, Meta(description="Who made it.")]
    waiting: Annotated[list[int], Meta(description="The seats that have not agreed yet.")]


class OfferAnswer(Answer):
    """Somebody's answer to an offer."""

    offer: int
    seat: int
    accept: bool


class Situation(Answer, kw_only=True, tag_field="type"):
    """The base of messages that say how the game stands for the client."""

    viewpoint: Annotated[
        int | None, Meta(description="The seat that `view` is of; null: a spectator, or the curtain is closed.")
    ]
    view: Annotated[View | None, Meta(description="Null while waiting.")]
    legal: Annotated[list[LegalAction], Meta(description="What the client may do now.")]
    undo: Annotated[bool, Meta(description="Whether the client may undo now, without asking anybody.")]
    undo_epoch: Annotated[int, Meta(description="How often decisions were taken back; `play` names it.")]
    may: Annotated[list[Manner], Meta(description="What else the client may do now.")]
    offers: Annotated[list[OpenOffer], Meta(description="What is offered; empty for spectators.")]
    clock: Annotated[Clocks | UnsetType, Meta(description="Where the table has a clock.")] = UNSET


class State(Situation, tag="state"):
    """Everything; the first message, and whenever the server itself had to catch up."""

    n: int
    since: Annotated[int, Meta(description="What `log` begins after; 0: the client clears its log.")]
    table: Table
    you: You
    presence: Presence
    log: list[LogEntry]
    earlier: Annotated[
        int | None, Meta(description="The `n` of the first chat line in `log`, if earlier ones were left out.")
    ] = None


class Moved(Situation, tag="moved"):
    """A seat has decided; see `MoveEntry`."""

    n: int
    ply: int
    seat: int
    notation: str
    move: AnyMove
    events: list[AnyEvent]
    view: View


class Undone(Situation, tag="undone"):
    """Decisions were undone; see `UndoEntry`."""

    n: int
    ply: int
    seat: int
    view: View


class Flagged(Situation, tag="flagged"):
    """The time of a seat is over; see `FlagEntry`."""

    n: int
    seat: int
    out: bool


class Resigned(Situation, tag="resigned"):
    """A seat has resigned; see `ResignEntry`."""

    n: int
    seat: int


class Aborted(Situation, tag="aborted"):
    """A seat has aborted the game; see `AbortEntry`."""

    n: int
    seat: int


class OffersChanged(Numbered, tag="offers"):
    """Something was offered or answered; only for those at the table."""

    undo_epoch: int
    may: list[Manner]
    offers: list[OpenOffer]
    answer: Annotated[OfferAnswer | UnsetType, Meta(description="If it was answered.")] = UNSET


class TableChanged(Situation, tag="table"):
    """Seats, status or rematch changed."""

    n: int
    table: Table
    you: You


class ViewChanged(Situation, tag="view"):
    """The answer to `curtain`."""

    id: MessageId


class PresenceChanged(Presence, tag_field="type", tag="presence"):
    """Who is connected has changed."""


class Thinking(Answer, tag_field="type", tag="thinking"):
    """A bot began to think."""

    seat: int
    ply: int


class HintAnswer(Answer, tag_field="type", tag="hint"):
    """A bot's choice."""

    id: MessageId
    ply: int
    seat: int
    level: int
    action: int
    notation: str
    analysis: AnalysisResult | None


class AssessAnswer(Answer, tag_field="type", tag="assess"):
    """What an action is worth: each seat's chance to win after it."""

    id: MessageId
    ply: int
    seat: int
    found: ActionValue


class WhyAnswer(Answer, tag_field="type", tag="why"):
    """Why a move cannot be played; `reason` is null if it can, or if the game names no reasons."""

    id: MessageId
    ply: int
    reason: Reason | None


class Done(Answer, tag_field="type", tag="done"):
    """What the client sent is stored; it comes after its message for all."""

    id: MessageId
    n: int
    ply: int


class Refused(Answer, tag_field="type", tag="error"):
    """What the client sent was refused; nothing was changed."""

    id: MessageId
    error: ErrorDetails
    ply: Annotated[int | None, Meta(description="Where the game stands.")]


class Pong(Answer, tag_field="type", tag="pong"):
    """The answer to `ping`."""

    id: MessageId


ServerMessage = (
    State
    | Moved
    | Undone
    | Flagged
    | Resigned
    | Aborted
    | OffersChanged
    | ChatEntry
    | OverEntry
    | TableChanged
    | ViewChanged
    | PresenceChanged
    | Thinking
    | HintAnswer
    | AssessAnswer
    | WhyAnswer
    | Done
    | Refused
    | Pong
)
