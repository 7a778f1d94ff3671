"""Games that are over, or not at a table: replays, reviews, positions."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from asterism.bots.grades import Grade
from asterism.engine.reasons import Reason
from asterism.server.api.base import Answer, AnyEvent, AnyMove, Body, LegalAction, Ply, View
from asterism.server.budgets import MAX_PLIES


class Explore(Body):
    """A position, moves to play from it, and the seat to view it from."""

    position: dict[str, Any]
    moves: Annotated[list[Any], Meta(max_length=400)] = field(default_factory=list)
    seat: int | None = None


class AskWhy(Body):
    """A position, moves to play from it, and a move that cannot be played then."""

    position: dict[str, Any]
    move: dict[str, Any] | str
    moves: Annotated[list[Any], Meta(max_length=MAX_PLIES)] = field(default_factory=list)


class Explained(Answer):
    """Why a move cannot be played; `reason` is null if it can, or if the game names no reasons."""

    reason: Reason | None


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


class MiniatureEvents(Answer):
    """A short bot game by its events, for readers that know what events do to a position."""

    game: str
    start: View
    plies: Annotated[list[list[AnyEvent]], Meta(description="The events of each decision.")]


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
    best_true_move: AnyMove
    cost: Annotated[float, Meta(description="What the decision gave away.")]
    cost_true: float
    grade: Annotated[Grade, Meta(description="By `cost`: what the seat could know.")]
    grade_true: Annotated[Grade, Meta(description="By `cost_true`: knowing everything that was hidden.")]
    depth: Annotated[int, Meta(description="How deeply it was searched.")]


class Review(Answer):
    """A bot's evaluation of a finished game, as far as it is computed."""

    plies: int
    depth: Annotated[int, Meta(description="How deeply it is being searched; moments may still be of a lower depth.")]
    deepest: Annotated[int, Meta(description="The highest depth that can be asked for.")]
    complete: bool
    moments: list[Moment]
    turning: Annotated[list[int], Meta(description="The plies that turned the game.")]


class Variation(Body):
    """Moves to try from a ply of a finished game."""

    ply: Ply
    moves: Annotated[list[Any], Meta(max_length=400)] = field(default_factory=list)
    seat: Annotated[str, Meta(description="The viewpoint, as for a replay.")] = "truth"
    judge: Annotated[bool, Meta(description="Whether a bot evaluates the last of the moves.")] = False


class TriedVariation(Answer):
    """A variation: the view after it, what may be done there, and the decisions that led to it."""

    view: View
    legal: Annotated[list[LegalAction], Meta(description="Of the seat that decides, as far as it can know.")]
    plies: list[Frame]
    moment: Annotated[Moment | None, Meta(description="The last decision, where it was to be evaluated.")]
