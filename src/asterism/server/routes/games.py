"""What there is to play, the texts of it, and positions without a table."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from asterism import __version__
from asterism.bots.base import seen_by
from asterism.engine import registry
from asterism.engine.contract import Game
from asterism.engine.errors import PositionError
from asterism.engine.match import Match
from asterism.engine.options import describe_options
from asterism.engine.text import LANGUAGES
from asterism.server.house.house import House
from asterism.server.http.openapi import Answer, answer
from asterism.server.http.visit import count, house_of
from asterism.server.people.requests import Explore
from asterism.server.tables.sight import encode, frame, legal_for
from asterism.server.tables.thinker import LEVELS
from asterism.server.texts import all_texts

MINIATURE = 40
MINIATURE_LEVEL = 3
MINIATURE_SEED = 20
MINIATURE_SECONDS = 0.2
FOR_AN_HOUR = {"cache_control": "public, max-age=3600"}


@cache
def _games() -> bytes:
    return encode(
        {
            "games": [_describe(game) for game in registry.all_games()],
            "levels": list(LEVELS),
            "languages": LANGUAGES,
            "version": __version__,
        }
    )


def _describe(game: Game) -> dict[str, Any]:
    _, definitions = msgspec.json.schema_components([game.options])
    return {
        "id": game.id,
        "title": game.title,
        "players": [game.min_players, game.max_players],
        "minutes": game.minutes,
        "secrets": game.secrets,
        "seats": game.seat_names,
        "modes": game.modes,
        "options": describe_options(game),
        "definitions": {name: d for name, d in definitions.items() if name != game.options.__name__},
    }


@get("/api/games")
async def games() -> Answer:
    """Every game with its modes and options."""
    return answer(_games(), cache_control="no-cache")


@get("/api/texts/{language:str}")
async def texts(language: FromPath[str]) -> Answer:
    """Every text in one language."""
    if language not in LANGUAGES:
        raise NotFoundException
    return answer(encode(all_texts(language)), cache_control="no-cache")


class Miniatures:
    """A short bot game of each game, played once."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._games: dict[str, asyncio.Task[bytes]] = {}

    async def get(self, id: str) -> bytes:
        """The miniature of a game; it is played by the first who asks."""
        game = registry.load(id)
        if id not in self._games or (self._games[id].done() and self._games[id].exception()):
            self._games[id] = asyncio.create_task(self._play(game))
        return await asyncio.shield(self._games[id])

    async def _play(self, game: Game) -> bytes:
        house = self._house
        match = await house.compute(Match.new, game.id, game.min_players, None, MINIATURE_SEED)
        bots = [await house.compute(house.thinker.make, MINIATURE_LEVEL) for _ in range(match.players)]
        while match.seat is not None and match.ply < MINIATURE:
            seen = await house.compute(seen_by, match, match.seat)
            result = await house.thinker.play(bots[match.seat], seen, MINIATURE_SECONDS)
            await house.compute(match.play, result.action)
        frames = await house.compute(lambda: [frame(match, ply, None) for ply in range(match.ply + 1)])
        return encode({"game": game.id, "start": frames[0]["view"], "plies": frames[1:]})


@get("/api/games/{game:str}/miniature")
async def miniature(request: Request[Any, Any, Any], game: FromPath[str]) -> Answer:
    """A short bot game to draw."""
    played = await request.app.state.miniatures.get(game)
    return answer(played, **FOR_AN_HOUR)


def _explore(data: JSONBody[Explore]) -> bytes:
    document = data.position
    if "state" in document:
        match = Match.load(document, seed=0)
    else:
        unknown = set(document) - {"game", "players", "options", "seed"}
        if unknown or not isinstance(document.get("game"), str):
            raise PositionError("a position has game and state, or game, players, options and seed")
        match = Match.new(document["game"], document.get("players"), document.get("options"), document.get("seed", 0))
    for move in data.moves:
        match.play(move)
    eyes = match.seat if data.seat is None else data.seat
    frames = [frame(match, ply, eyes) for ply in range(1, match.ply + 1)]
    return encode({"view": match.view(eyes), "legal": legal_for(match, match.seat), "plies": frames})


@post("/api/positions", status_code=200)
async def explore(request: Request[Any, Any, Any], data: JSONBody[Explore]) -> Answer:
    """A position as a seat sees it, what may be done there, and moves played from it; nothing is kept."""
    house = house_of(request)
    await count(request, "look")
    return answer(await house.compute(_explore, data))


ROUTES = [games, texts, miniature, explore]
