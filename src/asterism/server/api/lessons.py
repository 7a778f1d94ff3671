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
