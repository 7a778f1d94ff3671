"""``/api/puzzles``: puzzles, and attempts at them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from asterism.server.api.base import Answer, Body, LegalAction, View
from asterism.server.api.replays import Frame


class PuzzleMoves(Body):
    """The solver's decision, or nothing yet."""

    moves: Annotated[list[Any], Meta(max_length=1)] = field(default_factory=list)


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
