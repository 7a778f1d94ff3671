"""``/api/lessons``: lessons, and attempts at them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from asterism.server.api.base import Answer, Body, LegalAction, View
from asterism.server.api.replays import Frame


class LessonMoves(Body):
    """The learner's decisions so far."""

    moves: Annotated[list[Any], Meta(max_length=20)] = field(default_factory=list)


class Lesson(Answer):
    """A lesson in the reader's language."""

    id: str
    rules: Annotated[list[str], Meta(description="The numbers of the rules that it teaches.")]
    decisions: Annotated[int, Meta(description="In how many decisions of the learner the goal can be reached.")]
    title: str
    goal: str
    hint: str
    done: str
    guide: Annotated[bool, Meta(description="Whether it belongs to the guided beginning; the others are exercises.")]
    shown: Annotated[str, Meta(description="What is told while decisions are shown first; empty where none are.")]
    misses: Annotated[dict[str, str], Meta(description="Why an attempt missed the goal, by name.")]


class Lessons(Answer):
    """The lessons of a game, in the order in which they are learnt."""

    game: str
    lessons: list[Lesson]


class LessonAttempt(Answer):
    """A lesson after the learner's decisions."""

    lesson: Lesson
    seat: Annotated[int, Meta(description="The learner's.")]
    view: View
    legal: list[LegalAction]
    plies: Annotated[list[Frame], Meta(description="All decisions so far, also those of others.")]
    state: Literal["open", "done", "failed"]
    left: Annotated[int, Meta(description="How many decisions remain.")]
    missed: Annotated[str | None, Meta(description="Which of the lesson's `misses` it was, where the goal is missed.")]
    shown: Annotated[
        list[Frame], Meta(description="Decisions to show first, from the same position; only before the first move.")
    ]
