"""``/api/lessons``: lessons and attempts at them. Nothing is stored: every request has all decisions."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody

from asterism.lessons import Lesson, begin, demonstration, lesson_texts, lessons, miss_texts
from asterism.server.api import lessons as api
from asterism.server.api.base import encode
from asterism.server.errors import BadRequestError, NotFoundError
from asterism.server.http.openapi import json_response
from asterism.server.http.request_context import compute_counted, language_of
from asterism.server.tables.projection import replay_frames


def describe_lesson(game: str, lesson: Lesson, language: str) -> api.Lesson:
    texts = lesson_texts(game, lesson, language)
    return api.Lesson(
        id=lesson.id,
        rules=lesson.rules,
        decisions=lesson.decisions,
        guide=lesson.guide,
        misses=miss_texts(game, lesson, language),
        **texts,
    )


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
        api.LessonAttempt(
            lesson=describe_lesson(game, lesson, language),
            seat=learner,
            view=match.view(learner),
            legal=match.legal_actions(learner) if state == "open" else [],
            plies=list(replay_frames(match, learner)),
            state=state,
            left=lesson.decisions - attempt.taken,
            missed=attempt.missed,
            shown=[] if moves else list(replay_frames(demonstration(game, lesson), learner)),
        )
    )


@get("/api/lessons/{game:str}", sync_to_thread=True)
def index(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[api.Lessons]:
    """The lessons of a game, in order."""
    language = language_of(request)
    listed = [describe_lesson(game, lesson, language) for lesson in lessons(game).values()]
    return json_response(encode(api.Lessons(game=game, lessons=listed)), cache_control="no-cache")


@post("/api/lessons/{game:str}/{id:str}", status_code=200)
async def attempt(
    request: Request[Any, Any, Any], game: FromPath[str], id: FromPath[str], data: JSONBody[api.LessonMoves]
) -> Response[api.LessonAttempt]:
    """A lesson after the learner's decisions."""
    return json_response(await compute_counted(request, _try, game, id, data.moves, language_of(request)))


ROUTES = [index, attempt]
