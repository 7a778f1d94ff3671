"""The sketch of a tile face, as people draw it, and the row of numbers that ``setup`` reads.

A face is drawn as thirteen lines, two characters a cell, with a post at every corner:

    +--+  +  +--+  +  +
     *    |    R    *       *  star symbol      --  platform between an upper and a lower cell
    +  +--+  +  +  +  +     R  Replay symbol    |   platform between a left and a right cell
    |^    |                 ^ > v <  the Door, pointing where its up is
    +--+  +  +  +--+  +

and so on. The same face as numbers is one int16 row: tile, Door cell, Door up, 36 platform bits, 36 symbols. Cells are
counted row by row from the top left, directions clockwise from north (0 N, 1 E, 2 S, 3 W); platform bit ``1 << d``
stands on edge d of a cell, and on an edge between two cells of the face in both of them.
"""

from __future__ import annotations

from typing import Any

SIDE = 6
CELLS = SIDE * SIDE
TILE, DOOR, DOOR_UP, PLATFORMS = 0, 1, 2, 3
SYMBOLS = PLATFORMS + CELLS
FACE_WIDTH = SYMBOLS + CELLS
NORTH, EAST, SOUTH, WEST = range(4)
DIRECTION_NAMES = ("north", "east", "south", "west")
NO_SYMBOL, STAR, REPLAY = range(3)
STARS_A_FACE, REPLAYS_A_FACE = 10, 3  # G3

HEIGHT, WIDTH = 2 * SIDE + 1, 3 * SIDE + 1
SYMBOL_SIGNS = " *R"
DOOR_SIGNS = "^>v<"


def draw_sketch(row: Any) -> str:
    """The sketch of a face: the inverse of ``face_check.read_sketch``."""
    canvas = [["+" if c % 3 == 0 and r % 2 == 0 else " " for c in range(WIDTH)] for r in range(HEIGHT)]
    for cell in range(CELLS):
        r, c = 2 * (cell // SIDE) + 1, 3 * (cell % SIDE) + 1
        canvas[r][c] = DOOR_SIGNS[row[DOOR_UP]] if cell == row[DOOR] else SYMBOL_SIGNS[row[SYMBOLS + cell]]
        bits = int(row[PLATFORMS + cell])
        for edge, y, x, sign in (
            (NORTH, r - 1, c, "--"),
            (SOUTH, r + 1, c, "--"),
            (EAST, r, c + 2, "|"),
            (WEST, r, c - 1, "|"),
        ):
            if bits >> edge & 1:
                canvas[y][x : x + len(sign)] = sign
    return "\n".join("".join(line).rstrip() for line in canvas) + "\n"


def put_platform(row: Any, y: int, x: int, edge: int) -> None:
    """Put a platform on an edge of a cell, where there is such a cell."""
    if 0 <= y < SIDE and 0 <= x < SIDE:
        row[PLATFORMS + y * SIDE + x] |= 1 << edge


def build(row: Any, y: int, x: int, edge: int) -> None:
    """Put a platform on the north or west edge of a cell, and so on the south or east edge of its neighbour there."""
    put_platform(row, y, x, edge)
    put_platform(row, y - 1 if edge == NORTH else y, x if edge == NORTH else x - 1, edge ^ 2)
