"""``/api/puzzles``: puzzles and attempts at them; ``/api/me/puzzles``: what the guest has solved."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody

from asterism.engine import registry
from asterism.engine.match import LegalAction
from asterism.puzzles import Puzzle, State, begin, puzzles, theme_text
from asterism.puzzles.solver import Solver
from asterism.server.api import puzzles as api
from asterism.server.api.base import encode
from asterism.server.errors import NotFoundError
from asterism.server.http.openapi import json_response
from asterism.server.http.request_context import (
    compute_counted,
    count,
    guest_if_any,
    guest_or_new,
    language_of,
    services_of,
)
from asterism.server.runtime.services import Services
from asterism.server.storage import puzzles as stored
from asterism.server.storage.database import GuestRow
from asterism.server.tables.projection import replay_frames


def describe_puzzle(game: str, puzzle: Puzzle, language: str) -> api.Puzzle:
    themes = [theme_text(game, theme, language) for theme in puzzle.themes]
    return api.Puzzle(id=puzzle.id, mode=puzzle.mode, rating=puzzle.rating, themes=themes)


def puzzle_answer(puzzle: Puzzle, legal: list[LegalAction[Any, Any]]) -> api.PuzzleAnswer:
    solution = next(action for action in legal if action.action == puzzle.solution)
    found = puzzle.checked or puzzle.mined
    return api.PuzzleAnswer(solution=solution, value=found.value, second=found.second)


def _try(game: str, id: str, moves: list[Any], language: str) -> tuple[Puzzle, State, bytes]:
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
    return (
        puzzle,
        state,
        encode(
            api.PuzzleAttempt(
                puzzle=describe_puzzle(game, puzzle, language),
                seat=solver,
                view=match.view(solver),
                legal=legal if state == "open" else [],
                plies=list(replay_frames(match, solver)),
                state=state,
                answer=answer,
            )
        ),
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
    puzzle, state, tried = await compute_counted(request, _try, game, id, data.moves, language_of(request))
    guest = await guest_if_any(request) if state != "open" else None
    if guest is not None:
        await stored.count_try(services_of(request).store, guest.id, game, puzzle.id, puzzle.rating, state == "done")
    return json_response(tried)


async def _mine(services: Services, guest: GuestRow | None) -> api.MyPuzzles:
    if guest is None:
        return api.MyPuzzles(share=False, solvers={})
    solvers = await stored.solvers_of(services.store, guest.id)
    return api.MyPuzzles(
        share=await stored.consents(services.store, guest.id),
        solvers={
            game: api.PuzzleSolver(rating=solver.rating, deviation=solver.deviation, tried=solver.tried)
            for game, solver in solvers.items()
        },
    )


@get("/api/me/puzzles")
async def mine(request: Request[Any, Any, Any]) -> api.MyPuzzles:
    """What the guest has solved, and whether their finished games may become puzzles."""
    return await _mine(services_of(request), await guest_if_any(request))


@post("/api/me/puzzles", status_code=200)
async def change_mine(request: Request[Any, Any, Any], data: JSONBody[api.MyPuzzlesChange]) -> api.MyPuzzles:
    """Say whether finished games may become puzzles, and store what a browser knows."""
    services = services_of(request)
    await count(request, "explore")
    guest = await guest_or_new(request)
    if data.share is not None:
        await stored.set_consent(services.store, guest.id, data.share)
    known = {game: _known(game, solver) for game, solver in data.known.items()}
    await stored.adopt_solvers(services.store, guest.id, known)
    return await _mine(services, guest)


def _known(game: str, solver: api.KnownSolver) -> Solver:
    """What a browser brings, without puzzles that do not exist."""
    ours = puzzles(registry.load(game).id)
    tried = {id: solved for id, solved in solver.tried.items() if id in ours}
    return Solver(rating=solver.rating, deviation=solver.deviation, tried=tried)


ROUTES = [index, attempt, mine, change_mine]
