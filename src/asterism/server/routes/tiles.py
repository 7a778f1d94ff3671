"""``/api/tiles``: the tile editor of Gravity Superstar; nothing is stored."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody
from msgspec.structs import replace

from asterism.games.gravity.describe import GAME
from asterism.games.gravity.faces import (
    FACES_A_TILE,
    MAX_TILES,
    MIN_TILES,
    Face,
    check_faces,
    default_tiles,
    faces_content,
    open_lines,
    read_tiles,
    write_tile_file,
)
from asterism.games.gravity.sketch import (
    DOOR_SIGNS,
    HEIGHT,
    REPLAYS_A_FACE,
    STARS_A_FACE,
    Flaw,
    draw_sketch,
    read_sketch,
)
from asterism.games.gravity.state import LAYOUT_OF, TILES
from asterism.server.api.base import encode
from asterism.server.api.tiles import CheckedFace, CheckedTiles, DrawnTiles, TileFaces, TileFile, TileFlaw, TileLimits
from asterism.server.http.openapi import json_response
from asterism.server.http.request_context import count, services_of
from asterism.server.routes.games import FOR_AN_HOUR

AnyRequest = Request[Any, Any, Any]
FILE = "tiles.toml"
HEADER = "Planet tiles for Gravity Superstar, drawn with Asterism."
LIMITS = TileLimits(
    stars=STARS_A_FACE,
    replays=REPLAYS_A_FACE,
    doors=1,
    lines=HEIGHT,
    min_tiles=MIN_TILES,
    max_tiles=MAX_TILES,
    faces_a_tile=FACES_A_TILE,
)


def _describe(flaw: Flaw) -> TileFlaw:
    line = None if flaw.line is None else flaw.line + 1
    return TileFlaw(code=flaw.code, params=flaw.params, detail=flaw.reason, line=line, cell=flaw.cell)


def _check_face(face: Face) -> CheckedFace:
    signs = face.drawing.lower()
    checked = CheckedFace(
        stars=signs.count("*"),
        replays=signs.count("r"),
        doors=sum(signs.count(door) for door in DOOR_SIGNS),
        problems=[],
        warnings=[],
    )
    try:
        read_sketch(face.drawing)
    except Flaw as flaw:
        checked.problems.append(_describe(flaw))
    else:
        checked.warnings = [_describe(flaw) for flaw in open_lines(face)]
    return checked


def _check_set(faces: Sequence[Face]) -> Flaw | None:
    """What is wrong with names and tiles, ignoring the drawings."""
    good = default_tiles()[0].drawing
    try:
        check_faces([replace(face, drawing=good) for face in faces])
    except Flaw as flaw:
        return flaw
    return None


def check_tiles(faces: Sequence[Face]) -> CheckedTiles:
    """What is wrong and what is unwise in each face and in the set, and how many can play on it."""
    checked = [_check_face(face) for face in faces]
    problems: list[TileFlaw] = []
    if flaw := _check_set(faces):
        (problems if flaw.face is None else checked[flaw.face].problems).append(_describe(flaw))
    good = not problems and not any(face.problems for face in checked)
    tiles = len({face.tile for face in faces})
    fitting = [p for p in range(GAME.min_players, GAME.max_players + 1) if int(TILES[LAYOUT_OF[p]]) <= tiles]
    players = fitting if good else []
    return CheckedTiles(faces=checked, problems=problems, good=good, players=players, limits=LIMITS)


def write_tiles(faces: Sequence[Face]) -> str:
    """The tile file of these faces; ``ContentError`` where they are not complete."""
    faces_content(faces)
    return write_tile_file(faces, HEADER)


def _tidy(faces: Sequence[Face]) -> bytes:
    return encode(TileFaces(faces=[replace(face, drawing=draw_sketch(read_sketch(face.drawing))) for face in faces]))


@cache
def _ours() -> bytes:
    return _tidy(default_tiles())


@get("/api/tiles/ours")
async def ours() -> Response[TileFaces]:
    """The default faces."""
    return json_response(_ours(), **FOR_AN_HOUR)


@post("/api/tiles/check", status_code=200)
async def check(request: AnyRequest, data: JSONBody[DrawnTiles]) -> CheckedTiles:
    """What is wrong with faces as far as they are drawn."""
    services = services_of(request)
    await count(request, "explore")
    return await services.compute_background(check_tiles, data.as_faces())


@post("/api/tiles/file", status_code=200)
async def file(request: AnyRequest, data: JSONBody[DrawnTiles]) -> TileFile:
    """The faces as a tile file."""
    services = services_of(request)
    await count(request, "explore")
    return TileFile(name=FILE, text=await services.compute_background(write_tiles, data.as_faces()))


@post("/api/tiles/read", status_code=200)
async def read(request: AnyRequest) -> Response[TileFaces]:
    """The faces of a tile file."""
    services = services_of(request)
    await count(request, "explore")
    faces = await services.compute_background(read_tiles, await request.body(), FILE)
    return json_response(await services.compute_background(_tidy, faces))


ROUTES = [ours, check, file, read]
