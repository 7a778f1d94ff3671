"""``/api/offline``: lessons, puzzles and figures of a game, for a browser that cannot reach the server."""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath

from asterism.engine import registry
from asterism.engine.contract import Game
from asterism.engine.match import Match
from asterism.engine.options import as_dict
from asterism.lessons import begin, lessons
from asterism.puzzles import begin as begin_puzzle
from asterism.puzzles import puzzles
from asterism.server.api.base import encode
from asterism.server.api.offline import OfflineGame
from asterism.server.http.openapi import json_response
from asterism.server.http.request_context import count, services_of
from asterism.server.routes.puzzles import puzzle_answer

FIGURES = "figures.json"
"""The positions of the rule pages, as the page's build lists them."""


def saved_state(match: Match) -> dict[str, Any]:
    """A position as the page's worker reads it: the bytes of its state are the same in a module."""
    state = b64encode(match.states.tobytes()).decode()
    return {"players": match.players, "options": as_dict(match.options), "state": state}


def lesson_states(game: Game) -> list[dict[str, Any]]:
    """A game's lessons with their positions and goals."""
    return [
        {**msgspec.to_builtins(lesson), **saved_state(begin(game.id, lesson).match)}
        for lesson in lessons(game.id).values()
    ]


def puzzle_states(game: Game) -> dict[str, dict[str, Any]]:
    """A game's puzzles by mode and id: their positions and solutions."""
    states: dict[str, dict[str, Any]] = {mode: {} for mode in game.modes}
    for puzzle in puzzles(game.id).values():
        match = begin_puzzle(game.id, puzzle)
        answer = puzzle_answer(puzzle, match.legal_actions())
        states[puzzle.mode][puzzle.id] = {"answer": answer, **saved_state(match)}
    return states


def figure_states(game: Game, figures: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The rule pages' positions that belong to this game."""
    shown = [document for document in figures if document["game"] == game.id]
    return [{"position": document, **saved_state(Match.load(document, seed=0))} for document in shown]


@cache
def _offline(id: str, pages: Path) -> bytes:
    game = registry.load(id)
    listed = pages / FIGURES
    figures = msgspec.json.decode(listed.read_bytes()) if listed.is_file() else []
    return encode(
        OfflineGame(lessons=lesson_states(game), puzzles=puzzle_states(game), figures=figure_states(game, figures))
    )


@get("/api/offline/{game:str}")
async def offline(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[OfflineGame]:
    """Lessons, puzzles and figures of a game, for a browser that will answer for them itself."""
    services = services_of(request)
    await count(request, "explore")
    answer = await services.compute_background(_offline, registry.load(game).id, services.settings.pages)
    return json_response(answer, cache_control="no-cache")


ROUTES = [offline]
