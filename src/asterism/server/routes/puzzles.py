"""``/api/puzzles``: puzzles and attempts at them. Nothing is stored: what a person has solved, their browser keeps."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody

from asterism.engine.match import LegalAction
from asterism.puzzles import Puzzle, State, begin, puzzles, theme_text
from asterism.server.api import puzzles as api
from asterism.server.api.base import encode
from asterism.server.errors import NotFoundError
from asterism.server.http.openapi import json_response
from asterism.server.http.request_context import count, language_of, services_of
from asterism.server.tables.projection import replay_frames


def describe_puzzle(game: str, puzzle: Puzzle, language: str) -> api.Puzzle:
    themes = [theme_text(game, theme, language) for theme in puzzle.themes]
    return api.Puzzle(id=puzzle.id, mode=puzzle.mode, rating=puzzle.rating, themes=themes)


def puzzle_answer(puzzle: Puzzle, legal: list[LegalAction[Any, Any]]) -> api.PuzzleAnswer:
    solution = next(action for action in legal if action.action == puzzle.solution)
    found = puzzle.checked or puzzle.mined
    return api.PuzzleAnswer(solution=solution, value=found.value, second=found.second)


def _try(game: str, id: str, moves: list[Any], language: str) -> bytes:
    puzzle = puzzles(game).get(id)
    if puzzle is None:
        raise NotFoundError("no-page")
    match = begin(game, puzzle)
    assert match.seat is not None
    solver, legal = match.seat, match.legal_actions()
    state: State = "open"
    answer = None
    for move in moves:
        action = match.parse(move)
        state = "done" if action == puzzle.solution else "failed"
        answer = puzzle_answer(puzzle, legal)
        match.take(action)
    return encode(
        api.PuzzleAttempt(
            puzzle=describe_puzzle(game, puzzle, language),
            seat=solver,
            view=match.view(solver),
            legal=legal if state == "open" else [],
            plies=list(replay_frames(match, solver)),
            state=state,
            answer=answer,
        )
    )


@get("/api/puzzles/{game:str}", sync_to_thread=True)
def index(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[api.Puzzles]:
    """The puzzles of a game, the easiest first."""
    language = language_of(request)
    listed = [describe_puzzle(game, puzzle, language) for puzzle in puzzles(game).values()]
    return json_response(encode(api.Puzzles(game=game, puzzles=listed)), cache_control="no-cache")


@post("/api/puzzles/{game:str}/{id:str}", status_code=200)
async def attempt(
    request: Request[Any, Any, Any], game: FromPath[str], id: FromPath[str], data: JSONBody[api.PuzzleMoves]
) -> Response[api.PuzzleAttempt]:
    """A puzzle before and after the solver's decision."""
    services = services_of(request)
    await count(request, "explore")
    tried = await services.compute_background(_try, game, id, data.moves, language_of(request))
    return json_response(tried)


ROUTES = [index, attempt]
