"""What the server sends over the live connection to a table: messages told apart by ``type``."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from asterism.bots.base import ActionValue, AnalysisResult
from asterism.engine.reasons import Reason
from asterism.server.api.base import Answer, AnyEvent, AnyMove, LegalAction, View
from asterism.server.api.errors import ErrorDetails
from asterism.server.api.live_log import ChatEntry, LogEntry, Numbered, OverEntry
from asterism.server.api.live_requests import MessageId
from asterism.server.api.tables import Table, You

PROTOCOL = 2
"""The version of the live protocol; clients name theirs by ``?protocol=``, by default the first."""
TableAction = Literal["takeback", "draw", "resign", "abort"]
"""What a guest may do beside deciding: ask for a takeback or a draw, resign, abort."""


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
    may: Annotated[list[TableAction], Meta(description="What else the client may do now.")]
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
    may: list[TableAction]
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
