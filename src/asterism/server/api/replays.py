"""Games that are over, or not at a table: replays, reviews, positions."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from asterism.server.api.base import Answer, AnyEvent, AnyMove, Body, LegalAction, View


class Explore(Body):
    """A position, moves to play from it, and the seat to view it from."""

    position: dict[str, Any]
    moves: Annotated[list[Any], Meta(max_length=400)] = field(default_factory=list)
    seat: int | None = None


class Frame(Answer):
    """A decision, and the view after it; ply 0 is the start, without a decision."""

    ply: int
    seat: int | None
    notation: str | None
    events: list[AnyEvent]
    view: View


class ExploredPosition(Answer):
    """A position without a table, and the moves that were played from it."""

    view: View
    legal: list[LegalAction]
    plies: list[Frame]


class Miniature(Answer):
    """A short bot game."""

    game: str
    start: View
    plies: list[Frame]


ReplaySeat = int | Literal["truth", "spectator"]


class Replay(Answer):
    """Plies of a finished game."""

    plies: Annotated[int, Meta(description="How many the whole game has.")]
    seat: Annotated[ReplaySeat, Meta(description="The viewpoint.")]
    since: Annotated[int, Meta(description="The ply of `start`.")]
    start: View
    frames: list[Frame]


class ReplayedPly(Answer):
    """One ply of a finished game."""

    plies: int
    seat: ReplaySeat
    ply: int
    frame: Frame


class Moment(Answer):
    """A bot's evaluation of one decision: each seat's chance to win before it, and what would have been better."""

    ply: int
    seat: int
    played: str
    played_move: AnyMove
    known: Annotated[list[float], Meta(description="By what the deciding seat could know.")]
    true: Annotated[list[float], Meta(description="By the truth.")]
    best: str
    best_move: AnyMove
    best_true: str
    cost: Annotated[float, Meta(description="What the decision gave away.")]
    cost_true: float


class Review(Answer):
    """A bot's evaluation of a finished game, as far as it is computed."""

    plies: int
    complete: bool
    moments: list[Moment]
    turning: Annotated[list[int], Meta(description="The plies that turned the game.")]
