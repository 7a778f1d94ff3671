"""The tile editor: drawn faces checked, written to a tile file and read from one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Annotated, Any

from msgspec import Meta, Struct, to_builtins
from msgspec.structs import replace

from asterism.engine.content import BrowserEditor, CheckedContent, Flaw
from asterism.games.gravity.describe import GAME
from asterism.games.gravity.face_check import CHECK, FACES_A_TILE, MAX_TILES, MIN_TILES
from asterism.games.gravity.faces import (
    FACE_TEXT,
    Face,
    default_tiles,
    faces_content,
    read_tiles,
    write_tile_file,
)
from asterism.games.gravity.sketch import HEIGHT, REPLAYS_A_FACE, STARS_A_FACE
from asterism.games.gravity.state import LAYOUT_OF, TILES

PATH = "tiles"
FILE = "tiles.toml"
HEADER = "Planet tiles for Gravity Superstar, drawn with Asterism."


class DrawnFace(Struct, forbid_unknown_fields=True, kw_only=True):
    """A face as far as it is drawn; its name may still be empty."""

    name: Annotated[str, Meta(max_length=40)]
    tile: Annotated[int, Meta(ge=0, le=999)]
    drawing: Annotated[str, Meta(max_length=4000)]


class DrawnTiles(Struct, forbid_unknown_fields=True, kw_only=True):
    """The faces in the editor."""

    faces: Annotated[list[DrawnFace], Meta(max_length=MAX_TILES * FACES_A_TILE)]

    def as_faces(self) -> list[Face]:
        """The faces as the game knows them, not checked."""
        return [Face(face.name, face.tile, face.drawing) for face in self.faces]


class TileFaces(Struct, kw_only=True):
    """Faces with tidy drawings."""

    faces: list[Face]


class TileFlaw(Struct, kw_only=True):
    """What is wrong or unwise; the page has words for its code."""

    code: str
    params: Mapping[str, Any]
    detail: Annotated[str, Meta(description="In English.")]
    line: Annotated[int | None, Meta(description="Of the drawing, from 1.")]
    cell: Annotated[tuple[int, int] | None, Meta(description="Column and row, from 0.")]


class CheckedFace(Struct, kw_only=True):
    """A face, checked."""

    stars: int
    replays: int
    doors: int
    problems: list[TileFlaw]
    warnings: list[TileFlaw]


class TileLimits(Struct, kw_only=True):
    """The most of everything."""

    stars: int
    replays: int
    doors: int
    lines: int
    min_tiles: int
    max_tiles: int
    faces_a_tile: int


class CheckedTiles(Struct, kw_only=True):
    """What is wrong and what is unwise in each face and in the set, and how many can play on it."""

    faces: list[CheckedFace]
    problems: list[TileFlaw]
    good: bool
    players: Annotated[list[int], Meta(description="The numbers of players for which there are enough tiles.")]
    limits: TileLimits


Drawn, Content, Checked = DrawnTiles, TileFaces, CheckedTiles

LIMITS = TileLimits(
    stars=STARS_A_FACE,
    replays=REPLAYS_A_FACE,
    doors=1,
    lines=HEIGHT,
    min_tiles=MIN_TILES,
    max_tiles=MAX_TILES,
    faces_a_tile=FACES_A_TILE,
)


@cache
def ours() -> TileFaces:
    """The default faces."""
    return _tidy(default_tiles())


TILES_FOR = {p: int(TILES[LAYOUT_OF[p]]) for p in range(GAME.min_players, GAME.max_players + 1)}
"""How many tiles so many players need."""
IN_BROWSERS = BrowserEditor(
    check=CHECK,
    option="tiles",
    pieces="faces",
    piece=Face,
    drawing="drawing",
    entry="face",
    header=HEADER,
    template=FACE_TEXT,
    limits=to_builtins(LIMITS),
    least=TILES_FOR,
)


def check(drawn: DrawnTiles) -> CheckedTiles:
    """What is wrong with faces as far as they are drawn."""
    found = CHECK(drawn.as_faces())
    good = all(flaw.warning for flaw in found.flaws)
    tiles = len({face.tile for face in drawn.faces})
    return CheckedTiles(
        faces=[_checked_face(found, i) for i in range(len(drawn.faces))],
        problems=[_describe(flaw) for flaw in found.flaws if flaw.piece is None],
        good=good,
        players=[players for players, least in TILES_FOR.items() if good and least <= tiles],
        limits=LIMITS,
    )


def write(drawn: DrawnTiles) -> str:
    """The tile file of these faces; ``ContentError`` where they are not complete."""
    faces = drawn.as_faces()
    faces_content(faces)
    return write_tile_file(faces, HEADER)


def read(text: bytes) -> TileFaces:
    """The faces of a tile file."""
    return _tidy(read_tiles(text, FILE))


def _tidy(faces: Sequence[Face]) -> TileFaces:
    drawings = CHECK(faces).drawings
    return TileFaces(faces=[replace(face, drawing=tidy) for face, tidy in zip(faces, drawings, strict=True)])


def _describe(flaw: Flaw) -> TileFlaw:
    line = None if flaw.line is None else flaw.line + 1
    return TileFlaw(code=flaw.code, params=flaw.params, detail=flaw.reason, line=line, cell=flaw.cell)


def _checked_face(found: CheckedContent, face: int) -> CheckedFace:
    stars, replays, doors, _ = found.counts[face]
    own = [flaw for flaw in found.flaws if flaw.piece == face]
    problems, warnings = ([_describe(flaw) for flaw in own if flaw.warning is wanted] for wanted in (False, True))
    return CheckedFace(stars=stars, replays=replays, doors=doors, problems=problems, warnings=warnings)
