"""``/api/tiles``: the tile editor of Gravity Superstar."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta

from asterism.games.gravity.faces import FACES_A_TILE, MAX_TILES, Face
from asterism.server.api.base import Answer, Body


class DrawnFace(Body):
    """A face as far as it is drawn; its name may still be empty."""

    name: Annotated[str, Meta(max_length=40)]
    tile: Annotated[int, Meta(ge=0, le=999)]
    drawing: Annotated[str, Meta(max_length=4000)]


class DrawnTiles(Body):
    """The faces in the editor."""

    faces: Annotated[list[DrawnFace], Meta(max_length=MAX_TILES * FACES_A_TILE)]

    def as_faces(self) -> list[Face]:
        """The faces as the game knows them, not checked."""
        return [Face(face.name, face.tile, face.drawing) for face in self.faces]


class TileFaces(Answer):
    """Faces with tidy drawings."""

    faces: list[Face]


class TileFlaw(Answer):
    """What is wrong or unwise; the page has words for its code."""

    code: str
    params: Mapping[str, Any]
    detail: Annotated[str, Meta(description="In English.")]
    line: Annotated[int | None, Meta(description="Of the drawing, from 1.")]
    cell: Annotated[tuple[int, int] | None, Meta(description="Column and row, from 0.")]


class CheckedFace(Answer):
    """A face, checked."""

    stars: int
    replays: int
    doors: int
    problems: list[TileFlaw]
    warnings: list[TileFlaw]


class TileLimits(Answer):
    """The most of everything."""

    stars: int
    replays: int
    doors: int
    lines: int
    min_tiles: int
    max_tiles: int
    faces_a_tile: int


class CheckedTiles(Answer):
    """What is wrong and what is unwise in each face and in the set, and how many can play on it."""

    faces: list[CheckedFace]
    problems: list[TileFlaw]
    good: bool
    players: Annotated[list[int], Meta(description="The numbers of players for which there are enough tiles.")]
    limits: TileLimits


class TileFile(Answer):
    """The faces as a tile file."""

    name: str
    text: str
