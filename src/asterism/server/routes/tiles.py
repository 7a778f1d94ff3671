"""``/api/tiles``: what the tile editor of Gravity Superstar asks; nothing is kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody
from msgspec import Meta
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
from asterism.server.http.openapi import Answer, answer
from asterism.server.http.visit import count, house_of
from asterism.server.people.requests import Body
from asterism.server.routes.games import FOR_AN_HOUR
from asterism.server.tables.sight import encode

Visitor = Request[Any, Any, Any]
Told = dict[str, Any]
FILE = "tiles.toml"
HEADER = "Planet tiles for Gravity Superstar, drawn with Asterism."
LIMITS = {
    "stars": STARS_A_FACE,
    "replays": REPLAYS_A_FACE,
    "doors": 1,
    "lines": HEIGHT,
    "min_tiles": MIN_TILES,
    "max_tiles": MAX_TILES,
    "faces_a_tile": FACES_A_TILE,
}


class DrawnFace(Body):
    """A face as far as it is drawn; its name may still be empty."""

    name: Annotated[str, Meta(max_length=40)]
    tile: Annotated[int, Meta(ge=0, le=999)]
    drawing: Annotated[str, Meta(max_length=4000)]


class DrawnTiles(Body):
    """The faces in the editor."""

    faces: Annotated[list[DrawnFace], Meta(max_length=MAX_TILES * FACES_A_TILE)]

    def meant(self) -> list[Face]:
        """The faces as the game knows them, not checked."""
        return [Face(face.name, face.tile, face.drawing) for face in self.faces]


def _told(flaw: Flaw) -> Told:
    """A flaw for the page, which has words for its code; lines count from 1, and a cell is a column and a row."""
    line = None if flaw.line is None else flaw.line + 1
    return {"code": flaw.code, "params": flaw.params, "detail": flaw.reason, "line": line, "cell": flaw.cell}


def _check_face(face: Face) -> Told:
    signs = face.drawing.lower()
    checked: Told = {
        "stars": signs.count("*"),
        "replays": signs.count("r"),
        "doors": sum(signs.count(door) for door in DOOR_SIGNS),
        "problems": [],
        "warnings": [],
    }
    try:
        read_sketch(face.drawing)
    except Flaw as flaw:
        checked["problems"].append(_told(flaw))
    else:
        checked["warnings"] = [_told(flaw) for flaw in open_lines(face)]
    return checked


def _check_set(faces: Sequence[Face]) -> Flaw | None:
    """What is wrong with names and tiles, whatever the drawings."""
    good = default_tiles()[0].drawing
    try:
        check_faces([replace(face, drawing=good) for face in faces])
    except Flaw as flaw:
        return flaw
    return None


def check_tiles(faces: Sequence[Face]) -> Told:
    """What is wrong and what is unwise in each face and in the set, and how many can play on it."""
    checked = [_check_face(face) for face in faces]
    problems: list[Told] = []
    if flaw := _check_set(faces):
        (problems if flaw.face is None else checked[flaw.face]["problems"]).append(_told(flaw))
    good = not problems and not any(face["problems"] for face in checked)
    tiles = len({face.tile for face in faces})
    fitting = [p for p in range(GAME.min_players, GAME.max_players + 1) if int(TILES[LAYOUT_OF[p]]) <= tiles]
    return {"faces": checked, "problems": problems, "good": good, "players": fitting if good else [], "limits": LIMITS}


def write_tiles(faces: Sequence[Face]) -> str:
    """The tile file of these faces; ``ContentError`` where they are not complete."""
    faces_content(faces)
    return write_tile_file(faces, HEADER)


def _tidy(faces: Sequence[Face]) -> bytes:
    return encode({"faces": [replace(face, drawing=draw_sketch(read_sketch(face.drawing))) for face in faces]})


@cache
def _ours() -> bytes:
    return _tidy(default_tiles())


@get("/api/tiles/ours")
async def ours() -> Answer:
    """Our own faces, to begin with."""
    return answer(_ours(), **FOR_AN_HOUR)


@post("/api/tiles/check", status_code=200)
async def check(request: Visitor, data: JSONBody[DrawnTiles]) -> Told:
    """What is wrong with faces as far as they are drawn."""
    house = house_of(request)
    await count(request, "look")
    return await house.compute(check_tiles, data.meant())


@post("/api/tiles/file", status_code=200)
async def file(request: Visitor, data: JSONBody[DrawnTiles]) -> Told:
    """A tile file to keep."""
    house = house_of(request)
    await count(request, "look")
    return {"name": FILE, "text": await house.compute(write_tiles, data.meant())}


@post("/api/tiles/read", status_code=200)
async def read(request: Visitor) -> Answer:
    """The faces of a tile file."""
    house = house_of(request)
    await count(request, "look")
    faces = await house.compute(read_tiles, await request.body(), FILE)
    return answer(await house.compute(_tidy, faces))


ROUTES = [ours, check, file, read]
