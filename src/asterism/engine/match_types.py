"""The values that a match returns: legal actions, views, results."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, Generic, Literal

import msgspec

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    PositionT = TypeVar("PositionT", default=Any)
    MoveT = TypeVar("MoveT", default=Any)
    EventT = TypeVar("EventT", default=Any)
    OptionsT = TypeVar("OptionsT", default=Any)
else:
    from typing import TypeVar

    PositionT, MoveT, EventT, OptionsT = map(TypeVar, ("PositionT", "MoveT", "EventT", "OptionsT"))


class LegalAction(msgspec.Struct, Generic[MoveT, EventT], frozen=True):
    """A legal action: its integer, its notation, its structure, and a preview of its events."""

    action: int
    notation: str
    move: MoveT
    preview: list[EventT]


class Result(msgspec.Struct, frozen=True):
    """The result so far: finished or not, cut by a safety limit or not, points and winners (or leaders)."""

    finished: bool
    cut: bool
    points: list[int]
    winners: list[int]


def places(points: Sequence[int], winners: Collection[int], out: Collection[int] = ()) -> list[int]:
    """Each seat's place from 1: winners first, then by points, seats in ``out`` last; equals share a place."""
    worth = [(seat not in out, seat in winners, mine) for seat, mine in enumerate(points)]
    return [1 + sum(other > own for other in worth) for own in worth]


class View(msgspec.Struct, Generic[PositionT], frozen=True):
    """What one viewer sees: a seat, or with None a spectator; ``"truth"`` hides nothing."""

    game: str
    players: int
    options: dict[str, Any]
    viewer: int | Literal["truth"] | None
    ply: int
    seat: int | None
    prompt: str | None
    position: PositionT
    result: Result | None
    points: list[int] | None = None
    """Each seat's points so far; None where the game does not count them openly."""
