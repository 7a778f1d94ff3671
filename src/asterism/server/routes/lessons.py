"""Lessons: what there is to learn, and how far somebody has come. Nothing is kept: every request has all decisions."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, field, structs

from asterism.lessons.lesson import Lesson, begin, lessons
from asterism.server.errors import BadRequestError, NotFoundError
from asterism.server.http.openapi import Answer, answer
from asterism.server.http.visit import count, house_of, language_of
from asterism.server.people.requests import Body
from asterism.server.tables.sight import encode, frame, legal_for


class Tried(Body):
    """The learner's decisions so far."""

    moves: Annotated[list[Any], Meta(max_length=20)] = field(default_factory=list)


def _describe(lesson: Lesson, language: str) -> dict[str, Any]:
    words = structs.asdict(lesson.words(language))
    return {"id": lesson.id, "rules": lesson.rules, "decisions": lesson.decisions, **words}


def _try(game: str, id: str, moves: list[Any], language: str) -> bytes:
    lesson = lessons(game).get(id)
    if lesson is None:
        raise NotFoundError("no-page")
    attempt = begin(game, lesson)
    for move in moves:
        if attempt.state != "open":
            raise BadRequestError("bad-request", detail="the lesson has ended before these moves")
        attempt.play(move)
    match, learner, state = attempt.match, attempt.learner, attempt.state
    return encode(
        {
            "lesson": _describe(lesson, language),
            "seat": learner,
            "view": match.view(learner),
            "legal": legal_for(match, learner) if state == "open" else [],
            "plies": [frame(match, ply, learner) for ply in range(1, match.ply + 1)],
            "state": state,
            "left": lesson.decisions - attempt.taken,
        }
    )


@get("/api/lessons/{game:str}", sync_to_thread=True)
def index(request: Request[Any, Any, Any], game: FromPath[str]) -> Answer:
    """The lessons of a game, in order."""
    language = language_of(request)
    told = {"game": game, "lessons": [_describe(lesson, language) for lesson in lessons(game).values()]}
    return answer(encode(told), cache_control="no-cache")


@post("/api/lessons/{game:str}/{id:str}", status_code=200)
async def attempt(
    request: Request[Any, Any, Any], game: FromPath[str], id: FromPath[str], data: JSONBody[Tried]
) -> Answer:
    """A lesson after the learner's decisions."""
    house = house_of(request)
    await count(request, "look")
    tried = await house.compute(_try, game, id, data.moves, language_of(request))
    return answer(tried)


ROUTES = [index, attempt]
