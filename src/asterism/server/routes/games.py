"""``/api/games``, ``/api/texts`` and ``/api/positions``: games, texts, and positions without a table."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any, NamedTuple

import msgspec
from litestar import Request, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from asterism import __version__
from asterism.bots.base import information_state
from asterism.engine import registry
from asterism.engine.contract import Game
from asterism.engine.errors import PositionError
from asterism.engine.match import Match
from asterism.engine.messages import format_message
from asterism.engine.options import describe_options
from asterism.engine.reasons import why_not
from asterism.engine.text import LANGUAGES
from asterism.server.api.base import CHARACTERS, encode
from asterism.server.api.games import FluentTexts, GameInfo, Games, Texts
from asterism.server.api.live import PROTOCOL
from asterism.server.api.replays import (
    AskWhy,
    Explained,
    Explore,
    ExploredPosition,
    Miniature,
    MiniatureEvents,
)
from asterism.server.fair_queue import SERVER
from asterism.server.http.openapi import json_response
from asterism.server.http.request_context import compute_counted
from asterism.server.routes.modules import module_of
from asterism.server.runtime.services import Services
from asterism.server.tables.bot_pool import LEVELS
from asterism.server.tables.projection import replay_frames
from asterism.server.texts import fluent_texts

MINIATURE = 24
MINIATURE_LEVEL = 3
MINIATURE_SEED = 20
MINIATURE_SECONDS = 0.2
FOR_AN_HOUR = {"cache_control": "public, max-age=3600"}


@cache
def games_answer() -> bytes:
    return encode(
        Games(
            games=[_describe(game) for game in registry.all_games()],
            levels=list(LEVELS),
            characters=list(CHARACTERS),
            languages=list(LANGUAGES),
            version=__version__,
            protocol=PROTOCOL,
        )
    )


def _describe(game: Game) -> GameInfo:
    _, definitions = msgspec.json.schema_components([game.options])
    return GameInfo(
        id=game.id,
        title=game.title,
        taglines={language: format_message(game.folder, language, "tagline") or "" for language in LANGUAGES},
        rules_version=game.rules_version,
        players=(game.min_players, game.max_players),
        minutes=game.minutes,
        age=game.age,
        draws=game.draws,
        credits=game.credits,
        secrets=game.secrets,
        seats=game.seat_names,
        modes=game.modes,
        standard=game.standard_options,
        options=describe_options(game),
        definitions={name: d for name, d in definitions.items() if name != game.options.__name__},
        module=None if (module := module_of(game.id)) is None else module.name,
    )


@get("/api/games")
async def games() -> Response[Games]:
    """Every game with its modes and options."""
    return json_response(games_answer(), cache_control="no-cache")


@get("/api/texts/{language:str}", sync_to_thread=True)
def texts(language: FromPath[str]) -> Response[Texts]:
    """Every text in one language."""
    if language not in LANGUAGES:
        raise NotFoundException
    answer = Texts(language=language, ftl=FluentTexts(**fluent_texts(language)))
    return json_response(encode(answer), cache_control="no-cache")


def events_of(miniature: Miniature) -> MiniatureEvents:
    plies = [frame.events for frame in miniature.plies]
    return MiniatureEvents(game=miniature.game, start=miniature.start, plies=plies)


class EncodedMiniature(NamedTuple):
    """Both answers about a miniature."""

    views: bytes
    events: bytes


class Miniatures:
    """Short bot games for the home page, played once per server."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._games: dict[str, asyncio.Task[EncodedMiniature]] = {}

    async def get(self, id: str) -> EncodedMiniature:
        """The miniature of a game; the first request plays it."""
        game = registry.load(id)
        if id not in self._games or (self._games[id].done() and self._games[id].exception()):
            self._games[id] = asyncio.create_task(self._play(game))
        return await asyncio.shield(self._games[id])

    async def _play(self, game: Game) -> EncodedMiniature:
        services = self._services
        match = await services.compute(Match.new, game.id, game.min_players, None, MINIATURE_SEED)
        bots = [await services.compute(services.bot_pool.make, MINIATURE_LEVEL) for _ in range(match.players)]
        while match.seat is not None and match.ply < MINIATURE:
            information = await services.compute(information_state, match, match.seat)
            async with services.bot_pool.slots.turn(SERVER):
                result = await services.bot_pool.play(bots[match.seat], information, MINIATURE_SECONDS)
            await services.compute(match.play, result.action)
        plies = await services.compute(lambda: list(replay_frames(match, None)))
        played = Miniature(game=game.id, start=match.branch(0).view(None), plies=plies)
        return EncodedMiniature(encode(played), encode(events_of(played)))


@get("/api/games/{game:str}/miniature")
async def miniature(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Miniature]:
    """A short bot game for the home page."""
    played = await request.app.state.miniatures.get(game)
    return json_response(played.views, **FOR_AN_HOUR)


@get("/api/games/{game:str}/miniature/events")
async def miniature_events(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[MiniatureEvents]:
    """The same short bot game by its events, without the views after them."""
    played = await request.app.state.miniatures.get(game)
    return json_response(played.events, **FOR_AN_HOUR)


def _played(data: Explore | AskWhy) -> Match:
    document = data.position
    if "state" in document:
        match = Match.load(document, seed=0)
    else:
        unknown = set(document) - {"game", "players", "options", "seed"}
        if unknown or not isinstance(document.get("game"), str):
            raise PositionError("a position has game and state, or game, players, options and seed")
        match = Match.new(document["game"], document.get("players"), document.get("options"), document.get("seed", 0))
    for move in data.moves:
        match.take(match.parse(move))
    return match


def _explore(data: Explore) -> bytes:
    match = _played(data)
    viewpoint = match.seat if data.seat is None else data.seat
    legal = [] if match.seat is None else match.legal_actions(match.seat)
    plies = list(replay_frames(match, viewpoint))
    return encode(ExploredPosition(view=match.view(viewpoint), legal=legal, plies=plies))


@post("/api/positions", status_code=200)
async def explore(request: Request[Any, Any, Any], data: JSONBody[Explore]) -> Response[ExploredPosition]:
    """A position as a seat sees it, its legal actions, and moves played from it; nothing is stored."""
    return json_response(await compute_counted(request, _explore, data))


@post("/api/positions/why", status_code=200)
async def why(request: Request[Any, Any, Any], data: JSONBody[AskWhy]) -> Explained:
    """Why a move cannot be played in a position, for tables that are not here; nothing is stored."""
    return Explained(reason=await compute_counted(request, lambda: why_not(_played(data), data.move)))


ROUTES = [games, texts, miniature, miniature_events, explore, why]
