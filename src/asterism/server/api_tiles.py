"""``/api/tiles``: what the tile editor of Gravity Superstar asks; nothing is kept."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody
from msgspec import Meta
from msgspec.structs import replace

from asterism.engine.errors import ContentError
from asterism.games.gravity.describe import GAME
from asterism.games.gravity.faces import (
    FACES_A_TILE,
    MAX_TILES,
    MIN_TILES,
    Face,
    default_tiles,
    faces_content,
    read_tile_file,
    warnings,
    write_tile_file,
)
from asterism.games.gravity.sketch import (
    DOOR_SIGNS,
    REPLAYS_A_FACE,
    SIDE,
    STARS_A_FACE,
    Flaw,
    draw_sketch,
    read_sketch,
)
from asterism.games.gravity.state import LAYOUT_OF, TILES
from asterism.server.api_games import FOR_AN_HOUR
from asterism.server.requests import Body
from asterism.server.sight import encode
from asterism.server.visit import address_of, house_of

Visitor = Request[Any, Any, Any]
Told = dict[str, Any]
FILE = "tiles.toml"
HEADER = "Planet tiles for Gravity Superstar, drawn with Asterism."
LIMITS = {
    "stars": STARS_A_FACE,
    "replays": REPLAYS_A_FACE,
    "doors": 1,
    "min_tiles": MIN_TILES,
    "max_tiles": MAX_TILES,
    "faces_a_tile": FACES_A_TILE,
}
REASONS = {  # the code by which a page says it in the reader's language, and what it speaks of
    "no-door": r"no Door, .*",
    "second-door": r"a second Door, .*",
    "door-floor": r"the Door's up is (?P<up>\w+), so there must be a platform at the (?P<floor>\w+) of its cell",
    "stars": r"(?P<count>\d+) star symbols .*",
    "replays": r"(?P<count>\d+) Replay symbols .*",
    "blank-name": r"a name must be .*",
    "same-name": r"another face has the same name",
    "third-face": r"tile (?P<tile>\d+) has two faces already",
    "tiles": r"the number of tiles is (?P<count>\d+), .*",
    "open-row": r"no vertical platform crosses row (?P<row>\d+)",
    "open-column": r"no horizontal platform crosses column (?P<column>\d+)",
    "sign": r"column (?P<column>\d+): .*",
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


def _told(detail: str, **where: Any) -> Told:
    for code, pattern in REASONS.items():
        if found := re.fullmatch(pattern, detail):
            params = {name: int(value) if value.isdigit() else value for name, value in found.groupdict().items()}
            return {"code": code, "params": params, "detail": detail, **where}
    return {"code": "drawing", "params": {}, "detail": detail, **where}


def _doors(drawing: str) -> list[list[int]]:
    return [
        [min(column // 3, SIDE - 1), min(line // 2, SIDE - 1)]
        for line, signs in enumerate(drawing.split("\n"))
        for column, sign in enumerate(signs)
        if sign.lower() in DOOR_SIGNS
    ]


def _flawed(face: Face, flaw: Flaw) -> Told:
    """What is wrong with a drawing, on which line of it (from 1) and, where it is one cell, in which column and row."""
    told = _told(flaw.reason, line=flaw.line + 1, cell=None)
    doors = _doors(face.drawing)
    if told["code"] == "second-door":
        told["cell"] = doors[1]
    elif told["code"] == "door-floor":
        told["cell"] = doors[0]
    elif told["code"] == "sign":
        told["cell"] = [min((told["params"]["column"] - 1) // 3, SIDE - 1), min(flaw.line // 2, SIDE - 1)]
    return told


def _check_face(face: Face) -> Told:
    signs = face.drawing.upper()
    checked: Told = {
        "stars": signs.count("*"),
        "replays": signs.count("R"),
        "doors": len(_doors(face.drawing)),
        "problems": [],
        "warnings": [],
    }
    try:
        read_sketch(face.drawing)
    except Flaw as flaw:
        checked["problems"].append(_flawed(face, flaw))
    else:
        named = f"face {face.name!r}: "
        checked["warnings"] = [_told(text.removeprefix(named)) for text in warnings([face])]
    return checked


def _check_set(faces: Sequence[Face]) -> tuple[int | None, Told] | None:
    """What is wrong with names and tiles, whatever the drawings, and in which face."""
    good = default_tiles()[0].drawing
    try:
        faces_content([replace(face, drawing=good) for face in faces])
    except ContentError as error:
        for i, face in reversed(list(enumerate(faces))):
            named = f"tiles: face {face.name!r}: "
            if error.message.startswith(named):
                return i, _told(error.message.removeprefix(named), line=None, cell=None)
        return None, _told(error.message.removeprefix("tiles: "), line=None, cell=None)
    return None


def check_tiles(faces: Sequence[Face]) -> Told:
    """What is wrong and what is unwise in each face and in the set, and how many can play on it."""
    checked = [_check_face(face) for face in faces]
    problems: list[Told] = []
    if found := _check_set(faces):
        face, problem = found
        (problems if face is None else checked[face]["problems"]).append(problem)
    good = not problems and not any(face["problems"] for face in checked)
    tiles = len({face.tile for face in faces})
    fitting = [p for p in range(GAME.min_players, GAME.max_players + 1) if int(TILES[LAYOUT_OF[p]]) <= tiles]
    return {"faces": checked, "problems": problems, "good": good, "players": fitting if good else [], "limits": LIMITS}


def write_tiles(faces: Sequence[Face]) -> str:
    """The tile file of these faces; ``ContentError`` where they are not complete."""
    faces_content(faces)
    return write_tile_file(faces, HEADER)


def read_tiles(data: bytes) -> list[Face]:
    """The faces of an uploaded tile file; ``ContentError`` names the line in ``params`` too."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / FILE
        path.write_bytes(data)
        try:
            return read_tile_file(path)
        except ContentError as error:
            message = error.message.replace(str(path), FILE, 1)
            found = re.match(rf"{FILE}:(\d+): ", message)
            raise ContentError(message, line=int(found[1]) if found else None) from None


def _tidy(faces: Sequence[Face]) -> bytes:
    return encode({"faces": [replace(face, drawing=draw_sketch(read_sketch(face.drawing))) for face in faces]})


@cache
def _ours() -> bytes:
    return _tidy(default_tiles())


@get("/api/tiles/ours")
async def ours() -> Response[bytes]:
    """Our own faces, to begin with."""
    return Response(_ours(), media_type="application/json", headers=FOR_AN_HOUR)


@post("/api/tiles/check", status_code=200)
async def check(request: Visitor, data: JSONBody[DrawnTiles]) -> Told:
    """What is wrong with faces as far as they are drawn."""
    house = house_of(request)
    house.limits.spend("look", address_of(request))
    return await house.compute(check_tiles, data.meant())


@post("/api/tiles/file", status_code=200)
async def file(request: Visitor, data: JSONBody[DrawnTiles]) -> Told:
    """A tile file to keep."""
    house = house_of(request)
    house.limits.spend("look", address_of(request))
    return {"name": FILE, "text": await house.compute(write_tiles, data.meant())}


@post("/api/tiles/read", status_code=200)
async def read(request: Visitor) -> Response[bytes]:
    """The faces of a tile file."""
    house = house_of(request)
    house.limits.spend("look", address_of(request))
    faces = await house.compute(read_tiles, await request.body())
    return Response(await house.compute(_tidy, faces), media_type="application/json")


ROUTES = [ours, check, file, read]
