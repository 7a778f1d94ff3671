"""What people, bots and time ask of a table, with the facts that are known elsewhere: the match, presence, the lot."""

from __future__ import annotations

from typing import Any

import msgspec

from asterism.server.core.offers import OfferKind
from asterism.server.core.values import Played, Remark


class Command(msgspec.Struct, frozen=True, kw_only=True):
    """The base of all commands."""


class MayPlay(Command, frozen=True, kw_only=True):
    """A guest is about to decide at ``ply``; no event follows."""

    guest: str | None
    ply: int
    undo_epoch: int | None = None
    """The undos before the position in which they chose; None from clients that do not say."""


class Move(Command, frozen=True, kw_only=True):
    """A legal action of the deciding seat, and where the game stands after it."""

    seat: int
    action: int
    ply: int
    next_seat: int | None
    result: dict[str, Any] | None = None
    """The result if the game is over."""


class Undo(Command, frozen=True, kw_only=True):
    """Take back the guest's last decision before ``ply``."""

    guest: str | None
    ply: int
    played: Played
    key: str | None = None
    done: bool = False
    """Whether the guest's undo of this ``key`` was made already."""
    most: int
    """How many undos a table has."""
    seat: int | None = None
    """The seat whose player asks, where several share a screen and a curtain is open."""


class MakeOffer(Command, frozen=True, kw_only=True):
    """Ask the other people for a takeback or a draw."""

    guest: str | None
    kind: OfferKind
    played: Played
    draws: bool = False
    """Whether the game knows draws."""
    key: str | None = None
    done: bool = False
    """Whether the guest's offer of this ``key`` was made already."""
    most: int
    """How many undos a table has."""


class AnswerOffer(Command, frozen=True, kw_only=True):
    """Agree to an offer or decline it; who made it withdraws it by declining."""

    guest: str | None
    number: int
    accept: bool
    played: Played
    key: str | None = None
    done: bool = False
    """Whether the guest's answer of this ``key`` was given already."""
    result: dict[str, Any] | None = None
    """The result as if the game ended now; needed to agree to a draw."""


class Resign(Command, frozen=True, kw_only=True):
    """Resign a seat."""

    guest: str | None
    seat: int
    result: dict[str, Any] | None = None
    """The result as if the game ended now; needed where it ends (``resigning_ends``)."""


class Abort(Command, frozen=True, kw_only=True):
    """End a game between people that has hardly begun, without a result."""

    guest: str | None
    decided: frozenset[int]
    """The seats that have decided something."""


class Chat(Command, frozen=True, kw_only=True):
    """Say something."""

    remark: Remark
    full: frozenset[str] = frozenset()
    """The audiences whose lines are used up, by others or by the guest."""


class Sit(Command, frozen=True, kw_only=True):
    """Take an open seat, or return to one's own."""

    guest: str
    guest_name: str | None
    """The name of the guest, not only at this table."""
    seat: int
    name: str | None = None
    welcome: bool = True
    """Whether the guest may see the table."""
    lot: tuple[int, ...] = ()
    """By seat, the place whose occupant sits there when the game starts."""
    first: int | None = None
    """The seat that decides first."""


class ComeBack(Command, frozen=True, kw_only=True):
    """A guest who left has connected again."""

    guest: str | None


class Leave(Command, frozen=True, kw_only=True):
    """Leave a seat; while the game runs, a bot of ``level`` may take over."""

    guest: str
    seat: int
    level: int | None = None
    result: dict[str, Any] | None = None
    """The result as if the game ended now; needed where leaving ends it (``ends_game``)."""


class StandIn(Command, frozen=True, kw_only=True):
    """Put a bot on an open seat, or let it stand in for an absent guest."""

    guest: str
    seat: int
    level: int
    wait: float = 0.0
    """The seconds until the seat's guest counts as absent."""
    lot: tuple[int, ...] = ()
    first: int | None = None


class Flag(Command, frozen=True, kw_only=True):
    """The time of the deciding seat may be over; no event follows if it is not."""

    result: dict[str, Any] | None = None
    """The result as if the game ended now; needed where a flag ends it (``ends_game``)."""


class LinkRematch(Command, frozen=True, kw_only=True):
    """The next game of the same people is at table ``id``, unless there is one already."""

    id: str
    guest: str | None = None
    """Who wants it."""


class DeclineSeat(Command, frozen=True, kw_only=True):
    """Decline the seats that are held for a guest."""

    guest: str


class Close(Command, frozen=True, kw_only=True):
    """The host ends the table."""


TableActionCommand = MakeOffer | AnswerOffer | Resign | Abort
AnyCommand = (
    MayPlay
    | Move
    | Undo
    | TableActionCommand
    | Chat
    | Sit
    | ComeBack
    | Leave
    | StandIn
    | Flag
    | LinkRematch
    | DeclineSeat
    | Close
)
