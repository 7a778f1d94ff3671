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

import numpy as np

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
ALLOWED = {  # (a line between two rows of cells?, a column between two columns?) → signs, and the words for them
    (True, True): ("+", "a post '+'"),
    (True, False): ("- ", "a platform '--' or blanks"),
    (False, True): ("| ", "a platform '|' or a blank"),
    (False, False): (SYMBOL_SIGNS + DOOR_SIGNS, "a star symbol '*', a Replay symbol 'R', a Door '^>v<' or a blank"),
}


class Flaw(Exception):
    """What is wrong with a sketch or a set of faces.

    ``code`` is a stable word, ``params`` are its parameters, ``reason`` is the English text. Where it has a place,
    ``face`` is an index, ``line`` counts the lines of the drawing from 0, and ``cell`` is a column and a row from 0.
    """

    def __init__(
        self, code: str, reason: str, line: int | None = None, cell: tuple[int, int] | None = None, **params: Any
    ) -> None:
        super().__init__(reason)
        self.code, self.reason, self.params = code, reason, params
        self.face: int | None = None
        self.line, self.cell = line, cell


def _misplaced(line: int, column: int, cell: tuple[int, int], words: str) -> Flaw:
    x, y = (min(place, SIDE - 1) for place in cell)
    return Flaw("sign", f"column {column}: found {words}", line, (x, y), column=column)


def read_sketch(text: str) -> Any:
    """The face drawn so, as a row of numbers with tile 0; ``Flaw`` names line, column and reason."""
    canvas, first, indent = _canvas(text)
    row: Any = np.zeros(FACE_WIDTH, np.int16)
    doors = []
    for r, line in enumerate(canvas):
        for c, sign in enumerate(line):
            signs, words = ALLOWED[r % 2 == 0, c % 3 == 0]
            if sign not in signs:
                raise _misplaced(first + r, indent + c + 1, (c // 3, r // 2), f"{sign!r}, expected {words}")
        y = r // 2
        for x in range(SIDE + 1):
            c = 3 * x
            if line[c] == "|":
                build(row, y, x, WEST)
            pair = line[c + 1 : c + 3]
            if pair == "--":
                build(row, y, x, NORTH)
            elif "-" in pair:
                raise _misplaced(first + r, indent + c + 2, (x, y), "half a platform, expected '--' or blanks")
            elif len(pair.strip()) == 2:
                raise _misplaced(first + r, indent + c + 2, (x, y), f"{pair!r}, expected one sign a cell")
            elif pair.strip():
                sign = pair.strip()
                if sign in DOOR_SIGNS:
                    doors.append((first + r, y * SIDE + x, DOOR_SIGNS.index(sign)))
                else:
                    row[SYMBOLS + y * SIDE + x] = SYMBOL_SIGNS.index(sign)
    _hang_door(row, doors, first)
    _count_symbols(row, first)
    return row


def draw_sketch(row: Any) -> str:
    """The sketch of a face: the inverse of ``read_sketch``."""
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


def build(row: Any, y: int, x: int, edge: int) -> None:
    """Put a platform on the north or west edge of a cell, and so on the south or east edge of its neighbour there."""
    beyond = (y - 1, x) if edge == NORTH else (y, x - 1)
    for (cell_y, cell_x), side in ((y, x), edge), (beyond, edge ^ 2):
        if 0 <= cell_y < SIDE and 0 <= cell_x < SIDE:
            row[PLATFORMS + cell_y * SIDE + cell_x] |= 1 << side


def _canvas(text: str) -> tuple[list[str], int, int]:
    """The thirteen lines at full width, without what is blank around them; the first one's number; the indent."""
    lines = [line.rstrip() for line in text.split("\n")]
    filled = [i for i, line in enumerate(lines) if line]
    if not filled:
        raise Flaw("lines", f"the drawing is empty, expected {HEIGHT} lines", 0, count=0)
    first, last = filled[0], filled[-1]
    lines = lines[first : last + 1]
    if len(lines) != HEIGHT:
        raise Flaw("lines", f"the drawing has {len(lines)} lines, expected {HEIGHT}", first, count=len(lines))
    indent = len(lines[0]) - len(lines[0].lstrip(" "))
    for r, line in enumerate(lines):
        for c, sign in enumerate(line):
            if sign != " " and not indent <= c < indent + WIDTH:
                x, side = (0, "left") if c < indent else (SIDE - 1, "right")
                raise _misplaced(first + r, c + 1, (x, r // 2), f"{sign!r} to the {side} of the drawing")
    typed = str.maketrans("rV", "Rv")
    return [line[indent:].translate(typed).ljust(WIDTH) for line in lines], first, indent


def _column_and_row(cell: int) -> tuple[int, int]:
    return cell % SIDE, cell // SIDE


def _hang_door(row: Any, doors: list[tuple[int, int, int]], first: int) -> None:
    if not doors:
        raise Flaw("no-door", "no Door, expected one '^', '>', 'v' or '<'", first)
    if len(doors) > 1:
        raise Flaw("second-door", "a second Door, expected only one", doors[1][0], _column_and_row(doors[1][1]))
    line, row[DOOR], row[DOOR_UP] = doors[0]
    floor = (row[DOOR_UP] + 2) % 4
    if not row[PLATFORMS + row[DOOR]] >> floor & 1:
        up, down = DIRECTION_NAMES[row[DOOR_UP]], DIRECTION_NAMES[floor]
        reason = f"the Door's up is {up}, so there must be a platform at the {down} of its cell"
        raise Flaw("door-floor", reason, line, _column_and_row(doors[0][1]), up=up, floor=down)


def _count_symbols(row: Any, first: int) -> None:
    for symbol, wanted, code, words in (
        (STAR, STARS_A_FACE, "stars", "star symbols"),
        (REPLAY, REPLAYS_A_FACE, "replays", "Replay symbols"),
    ):
        count = int((row[SYMBOLS:] == symbol).sum())
        if count != wanted:
            raise Flaw(code, f"{count} {words} '{SYMBOL_SIGNS[symbol]}', expected {wanted}", first, count=count)
