"""Laying out the board: tiles, stars and goodies, all at random (G5, G7, G50)."""

from __future__ import annotations

from typing import Any

from asterism.engine.compile import rule, whole
from asterism.engine.rng import draw, shuffle
from asterism.games.gravity.sketch import CELLS as TILE_CELLS
from asterism.games.gravity.sketch import DOOR, DOOR_UP, PLATFORMS, SYMBOLS, TILE
from asterism.games.gravity.state import (
    BAG,
    CELL_AT,
    CELLS,
    GOODIES,
    NO_STAR,
    NOBODY,
    NOWHERE,
    OFF,
    PLACES,
    STARS_A_COLOUR,
    SYMBOLS_A_TILE,
    TILES,
    TURNED,
    TURNED_BITS,
    State,
)


@rule
def lay_tiles(s: State, content: Any, rng: Any) -> None:
    """Put a random face of a random tile, turned at random, on every place (G5)."""
    for cell in range(CELLS):
        s.platform[cell] = 0
        s.symbol[cell] = 0
        s.star[cell] = NO_STAR
    for place in range(PLACES):
        s.door[place] = NOWHERE
        s.door_up[place] = OFF
    tiles = content[len(content) - 1][TILE] + 1
    for tile in range(tiles):
        s.star[tile] = tile
    shuffle(rng, s.star, tiles)
    for place in range(TILES[s.layout]):
        row = 0
        while content[row][TILE] != s.star[place]:
            row += 1
        sides = 1
        while row + sides < len(content) and content[row + sides][TILE] == s.star[place]:
            sides += 1
        lay_face(s, place, content[row + draw(rng, sides)], draw(rng, 4))


@rule
def lay_face(s: State, place: int, face: Any, quarters: int) -> None:
    """Put one face on a place, turned clockwise by so many quarters."""
    for local in range(TILE_CELLS):
        cell = CELL_AT[s.layout, place, TURNED[quarters, local]]
        s.platform[cell] = TURNED_BITS[quarters, face[PLATFORMS + local]]
        s.symbol[cell] = face[SYMBOLS + local]
    s.door[place] = CELL_AT[s.layout, place, TURNED[quarters, face[DOOR]]]
    s.door_up[place] = (face[DOOR_UP] + quarters) & 3


@rule
def scatter_stars(s: State, rng: Any) -> None:
    """Draw a star for every symbol (G7): shuffle the bag on the first cells, then spread it from the back."""
    for i in range(BAG):
        s.star[i] = i // STARS_A_COLOUR + 1
    shuffle(rng, s.star, BAG)
    s.left = SYMBOLS_A_TILE * TILES[s.layout]
    star = whole(s.left)
    for cell in range(CELLS - 1, -1, -1):
        if s.symbol[cell] == 0:
            s.star[cell] = NO_STAR
        else:
            star -= 1
            s.star[cell] = s.star[star]


@rule
def deal_goodies(s: State, bits: int, rng: Any) -> None:
    """Deal the goodies in the game, counter-clockwise from the last seat, in random order (G50)."""
    dealt = 0
    for goodie in range(GOODIES):
        s.goodies[goodie] = NOBODY
        if bits >> goodie & 1:
            s.goodies[dealt] = (2 * s.players - 1 - dealt) % s.players
            dealt += 1
    shuffle(rng, s.goodies, dealt)
    for goodie in range(GOODIES - 1, -1, -1):
        if bits >> goodie & 1:
            dealt -= 1
            s.goodies[goodie] = s.goodies[dealt]
        else:
            s.goodies[goodie] = NOBODY
