"""``/api/puzzles``: puzzles, and attempts at them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from asterism.server.api.base import Answer, Body, LegalAction, View
from asterism.server.api.replays import Frame


class PuzzleMoves(Body):
    """The solver's decision, or nothing yet."""

    moves: Annotated[list[Any], Meta(max_length=1)] = field(default_factory=list)


Rating = Annotated[int, Meta(ge=0, le=4000)]
Deviation = Annotated[float, Meta(ge=30, le=350)]
Tried = Annotated[dict[Annotated[str, Meta(max_length=64)], bool], Meta(max_length=5000)]
Game = Annotated[str, Meta(max_length=32)]


class KnownSolver(Body):
    """What a browser knows of the guest as a solver of a game's puzzles."""

    rating: Rating
    deviation: Deviation
    tried: Tried


class MyPuzzlesChange(Body):
    """Whether the guest's finished games may become puzzles; what the browser knows and the server does not."""

    share: bool | None = None
    known: Annotated[dict[Game, KnownSolver], Meta(max_length=20)] = field(default_factory=dict)


class PuzzleSolver(Answer):
    """The guest as a solver of a game's puzzles."""

    rating: int
    deviation: Annotated[float, Meta(description="How uncertain the rating is.")]
    tried: Annotated[dict[str, bool], Meta(description="Whether the first try solved each.")]


class MyPuzzles(Answer):
    """The guest's puzzles: their rating in each game, and whether their finished games may become puzzles."""

    share: bool
    solvers: dict[str, PuzzleSolver]


class Puzzle(Answer):
    """A puzzle, without its solution."""

    id: str
    mode: str
    rating: Annotated[int, Meta(description="How hard it is: level 1 solves one of 800 in half of its tries.")]
    themes: Annotated[list[str], Meta(description="What it is about, in the reader's language.")]


class Puzzles(Answer):
    """The puzzles of a game, the easiest first."""

    game: str
    puzzles: list[Puzzle]


class PuzzleAnswer(Answer):
    """The solution, and each action's worth, once the solver has decided."""

    solution: LegalAction
    value: Annotated[float, Meta(description="The solver's chance to win after the solution.")]
    second: Annotated[float, Meta(description="The chance after the next best action.")]


class PuzzleAttempt(Answer):
    """A puzzle after the solver's decision, or before it."""

    puzzle: Puzzle
    seat: Annotated[int, Meta(description="The solver's.")]
    view: View
    legal: list[LegalAction]
    plies: list[Frame]
    state: Literal["open", "done", "failed"]
    answer: PuzzleAnswer | None
