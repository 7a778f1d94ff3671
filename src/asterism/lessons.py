"""Lessons: small positions with a goal, kept in a game's ``lessons/``, and attempts to reach it.

The learner is the seat that decides in the position. What the others decide meanwhile is written in the lesson; when
nothing more is written and it is not the learner's decision, the attempt is over.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, Literal

import msgspec

from asterism.engine import registry
from asterism.engine.events import Event
from asterism.engine.match import Match
from asterism.engine.text import lookup

State = Literal["open", "done", "failed"]


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """So many events of a type, by the learner unless ``having`` names a seat; ``sum`` adds up a field instead."""

    event: str
    having: dict[str, str | int] = {}
    least: int = 1
    most: int | None = None
    sum: str | None = None
    at_once: bool = False

    def amounts(self, plies: list[list[Event]], learner: int) -> list[int]:
        """The amount that each decision contributed."""
        return [sum(self._worth(event, learner) for event in events) for events in plies]

    def _worth(self, event: Event, learner: int) -> int:
        fields = event.as_json()
        wanted = {"seat": learner, **self.having} if "seat" in fields else self.having
        if event.type != self.event or any(fields.get(field) != value for field, value in wanted.items()):
            return 0
        return 1 if self.sum is None else int(fields[self.sum])


class Miss(Wish, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a learner did instead, and the name of the text that says why it misses the goal."""

    text: str


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position, what to reach from it, and in how many decisions of the learner."""

    id: str
    rules: list[str]
    decisions: int
    goal: list[Wish]
    win: bool = False
    replies: list[str] = []
    guide: bool = False
    """Whether it belongs to the guided beginning, and not to the exercises."""
    shown: list[str] = []
    """Decisions that are shown and narrated first, from the same position."""
    misses: list[Miss] = []
    """Why an attempt missed the goal: the first of them that happened."""


class Attempt:
    """An attempt at a lesson: ``play`` takes the learner's decisions; the other seats reply as the lesson says."""

    def __init__(self, lesson: Lesson, match: Match) -> None:
        assert match.seat is not None
        self.lesson = lesson
        self.match = match
        self.learner: int = match.seat
        self.taken = 0

    def play(self, move: Any) -> None:
        """Take a decision of the learner."""
        self.match.play(move)
        self.taken += 1
        while self.state == "open" and self.match.seat != self.learner:
            self.match.play(self.lesson.replies[self._replied])

    def branch(self) -> Attempt:
        """An independent attempt that stands at the same point."""
        other = Attempt.__new__(Attempt)
        other.lesson, other.learner, other.taken = self.lesson, self.learner, self.taken
        other.match = self.match.branch()
        return other

    @property
    def _replied(self) -> int:
        return self.match.ply - self.taken

    @property
    def _ended(self) -> bool:
        if self.match.over or self.taken == self.lesson.decisions:
            return True
        return self.match.seat != self.learner and self._replied == len(self.lesson.replies)

    @property
    def state(self) -> State:
        """Whether the goal is reached, can still be reached, or has been missed."""
        plies = self.match.events(self.learner)
        reached = not self.lesson.win or (self.match.over and self.match.result().winners == [self.learner])
        for wish in self.lesson.goal:
            amounts = wish.amounts(plies, self.learner)
            amount = max(amounts, default=0) if wish.at_once else sum(amounts)
            if wish.most is not None and amount > wish.most:
                return "failed"
            reached = reached and amount >= wish.least
        if reached:
            return "done"
        return "failed" if self._ended else "open"

    @property
    def missed(self) -> str | None:
        """The name of the text that says why the goal was missed, if it was and there is one."""
        if self.state != "failed":
            return None
        plies = self.match.events(self.learner)
        happened = (miss for miss in self.lesson.misses if sum(miss.amounts(plies, self.learner)) >= miss.least)
        return next((miss.text for miss in happened), None)


# msgspec crashes when two threads use nested types for the first time at once; so they are built at import.
msgspec.json.Decoder(Lesson)


@cache
def lessons(id: str) -> dict[str, Lesson]:
    """The lessons of a game by their id, in teaching order; empty where it has none."""
    game = registry.load(id)
    if not game.has("lessons"):
        return {}
    document = tomllib.loads((game.folder / "lessons" / "lessons.toml").read_text(encoding="utf-8"))
    return {lesson.id: lesson for lesson in msgspec.convert(document["lesson"], list[Lesson])}


def lesson_texts(id: str, lesson: Lesson, language: str) -> dict[str, str]:
    """The title of a lesson of a game, its goal, a hint, what is said when it is done, and what is shown first."""
    parts = ("goal", "hint", "done", "shown") if lesson.shown else ("goal", "hint", "done")
    texts = {part: lookup(id, language, "lesson", lesson.id, part) for part in parts}
    return {"title": lookup(id, language, "lesson", lesson.id), "shown": "", **texts}


def miss_texts(id: str, lesson: Lesson, language: str) -> dict[str, str]:
    """Why the goal was missed, by the names of the misses."""
    return {miss.text: lookup(id, language, "lesson", lesson.id, f"miss-{miss.text}") for miss in lesson.misses}


def begin(id: str, lesson: Lesson) -> Attempt:
    """A fresh attempt at a lesson of a game."""
    document = msgspec.json.decode((registry.load(id).folder / "lessons" / f"{lesson.id}.json").read_bytes())
    return Attempt(lesson, Match.load(document, seed=0))


def demonstration(id: str, lesson: Lesson) -> Match:
    """The match in which the decisions of a lesson are shown."""
    match = begin(id, lesson).match
    for move in lesson.shown:
        match.play(move)
    return match


def all_lessons() -> list[tuple[str, Lesson]]:
    return [(game.id, lesson) for game in registry.all_games() for lesson in lessons(game.id).values()]
