"""Whether people can play on drawn faces, and on what: the kernel of a ``ContentCheck``.

These functions are compiled into the game's WebAssembly module too, so they keep to what rules may use. Directions,
signs and the numbers of a face are those of ``sketch``.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from asterism.engine.content import (
    COLUMN,
    FIRST_PARAM,
    FLAW_WIDTH,
    KIND,
    LINE,
    PIECE,
    ROW,
    SIGN,
    ContentCheck,
    Flaw,
    FlawKind,
)
from asterism.games.gravity.sketch import (
    DIRECTION_NAMES,
    DOOR,
    DOOR_UP,
    EAST,
    FACE_WIDTH,
    HEIGHT,
    NORTH,
    PLATFORMS,
    REPLAY,
    REPLAYS_A_FACE,
    SIDE,
    SOUTH,
    STAR,
    STARS_A_FACE,
    SYMBOLS,
    TILE,
    WEST,
    WIDTH,
    build,
    put_platform,
)

MIN_TILES, MAX_TILES, FACES_A_TILE = 2, 12, 2
MAX_FACES = MAX_TILES * FACES_A_TILE
STARS, REPLAYS, DOORS, SIDES = range(4)  # counts of a face; the last counts, for the first face of a tile, its faces

NEWLINE, BLANK, POST, LEVEL, UPRIGHT, STAR_SIGN, REPLAY_SIGN, DOWN_SIGN = (ord(sign) for sign in "\n +-|*Rv")
UP_SIGN, RIGHT_SIGN, LEFT_SIGN = (ord(sign) for sign in "^><")
SMALL_REPLAY, LARGE_DOWN = ord("r"), ord("V")

KINDS = (
    FlawKind("blank-name", "a name must be printable and not blank"),
    FlawKind("same-name", "another face has the same name"),
    FlawKind("third-face", "tile {tile} has two faces already", {"tile": None}),
    FlawKind("tiles", f"the number of tiles is {{count}}, expected {MIN_TILES} to {MAX_TILES}", {"count": None}),
    FlawKind("lines", f"the drawing is empty, expected {HEIGHT} lines", {"count": None}),
    FlawKind("lines", f"the drawing has {{count}} lines, expected {HEIGHT}", {"count": None}),
    *(
        FlawKind("sign", f"column {{column}}: found '{{sign}}'{words}", {"column": None, "sign": SIGN})
        for words in (
            " to the left of the drawing",
            " to the right of the drawing",
            ", expected a post '+'",
            ", expected a platform '--' or blanks",
            ", expected a platform '|' or a blank",
            ", expected a star symbol '*', a Replay symbol 'R', a Door '^>v<' or a blank",
        )
    ),
    FlawKind("sign", "column {column}: found half a platform, expected '--' or blanks", {"column": None}),
    FlawKind(
        "sign",
        "column {column}: found '{sign}{second}', expected one sign a cell",
        {"column": None, "sign": SIGN, "second": SIGN},
    ),
    FlawKind("no-door", "no Door, expected one '^', '>', 'v' or '<'"),
    FlawKind("second-door", "a second Door, expected only one"),
    FlawKind(
        "door-floor",
        "the Door's up is {up}, so there must be a platform at the {floor} of its cell",
        {"up": DIRECTION_NAMES, "floor": DIRECTION_NAMES},
    ),
    FlawKind("stars", f"{{count}} star symbols '*', expected {STARS_A_FACE}", {"count": None}),
    FlawKind("replays", f"{{count}} Replay symbols 'R', expected {REPLAYS_A_FACE}", {"count": None}),
    FlawKind("open-row", "no vertical platform crosses row {row}", {"row": None}, warning=True),
    FlawKind("open-column", "no horizontal platform crosses column {column}", {"column": None}, warning=True),
)
(
    BLANK_NAME, SAME_NAME, THIRD_FACE, TILE_COUNT, NO_LINES, LINES, LEFT_OF_IT, RIGHT_OF_IT, NO_POST, NO_LEVEL,
    NO_UPRIGHT, NO_SIGN, HALF, TWO_SIGNS, NO_DOOR, SECOND_DOOR, DOOR_FLOOR, STAR_COUNT, REPLAY_COUNT, OPEN_ROW,
    OPEN_COLUMN,
) = range(len(KINDS))  # fmt: skip


def add_flaw(flaws: Any, found: Any, place: Any, kind: Any, a: Any, b: Any, c: Any) -> Any:
    """Add a flaw; ``place`` is piece, line, column and row. Returns the new number of flaws."""
    row = flaws[found]
    row[PIECE], row[LINE], row[COLUMN], row[ROW] = place
    row[KIND] = kind
    row[FIRST_PARAM], row[FIRST_PARAM + 1], row[FIRST_PARAM + 2] = a, b, c
    return found + 1


def up_of(sign: Any) -> Any:
    """The up of a Door drawn so; -1 where the sign is no Door."""
    if sign == UP_SIGN:
        return NORTH
    if sign == RIGHT_SIGN:
        return EAST
    if sign in (DOWN_SIGN, LARGE_DOWN):
        return SOUTH
    return WEST if sign == LEFT_SIGN else -1


def misplaced(sign: Any, r: Any, c: Any) -> Any:
    """What is wrong with a sign in line r and column c of a drawing; -1: nothing."""
    if r % 2 == 0 and c % 3 == 0:
        return -1 if sign == POST else NO_POST
    if sign == BLANK:
        return -1
    if r % 2 == 0:
        return -1 if sign == LEVEL else NO_LEVEL
    if c % 3 == 0:
        return -1 if sign == UPRIGHT else NO_UPRIGHT
    return -1 if sign in (STAR_SIGN, REPLAY_SIGN) or up_of(sign) >= 0 else NO_SIGN


def copy_line(given: Any, start: Any, end: Any, indent: Any, canvas: Any, place: Any, flaws: Any, found: Any) -> Any:
    """Copy line ``place[2]`` of a drawing to its canvas; returns the number of flaws, one more if a sign is wrong.

    ``place`` is the piece, the number of the drawing's first line, and the line in it.
    """
    piece, first, r = place
    while end > start and given[end - 1] <= BLANK:
        end -= 1
    for c in range(end - start):
        sign = int(given[start + c])
        x = min(max(c - indent, 0) // 3, SIDE - 1)
        cell = (piece, first + r, x, min(r // 2, SIDE - 1))
        if c < indent or c >= indent + WIDTH:
            if sign != BLANK:
                return add_flaw(flaws, found, cell, LEFT_OF_IT if c < indent else RIGHT_OF_IT, c + 1, sign, 0)
            continue
        if sign == SMALL_REPLAY:
            sign = REPLAY_SIGN
        elif sign == LARGE_DOWN:
            sign = DOWN_SIGN
        kind = misplaced(sign, r, c - indent)
        if kind >= 0:
            return add_flaw(flaws, found, cell, kind, c + 1, sign, 0)
        canvas[r * WIDTH + c - indent] = sign
    for c in range(0, WIDTH, 3):  # where the line is too short
        if r % 2 == 0 and canvas[r * WIDTH + c] != POST:
            cell = (piece, first + r, min(c // 3, SIDE - 1), min(r // 2, SIDE - 1))
            return add_flaw(flaws, found, cell, NO_POST, indent + c + 1, BLANK, 0)
    for c in range(1, WIDTH, 3):
        sign, second = int(canvas[r * WIDTH + c]), int(canvas[r * WIDTH + c + 1])
        cell = (piece, first + r, c // 3, min(r // 2, SIDE - 1))
        if r % 2 == 0:
            if sign != second:
                return add_flaw(flaws, found, cell, HALF, indent + c + 1, 0, 0)
        elif sign != BLANK and second != BLANK:
            return add_flaw(flaws, found, cell, TWO_SIGNS, indent + c + 1, sign, second)
        elif second != BLANK:
            canvas[r * WIDTH + c], canvas[r * WIDTH + c + 1] = second, BLANK
    return found


def find_lines(given: Any, start: Any, length: Any, counts: Any) -> Any:
    """The first and the last line of a drawing that are not blank (-1, -1: none); what it has is counted."""
    first, last, line = -1, -1, 0
    for k in range(start, start + length):
        sign = int(given[k])
        if sign == NEWLINE:
            line += 1
        elif sign > BLANK:
            first = line if first < 0 else first
            last = line
            if sign == STAR_SIGN:
                counts[STARS] += 1
            elif sign in (REPLAY_SIGN, SMALL_REPLAY):
                counts[REPLAYS] += 1
            elif up_of(sign) >= 0:
                counts[DOORS] += 1
    return first, last


def copy_drawing(
    given: Any, start: Any, length: Any, lines: Any, canvas: Any, piece: Any, flaws: Any, found: Any
) -> Any:
    """Copy the ``lines`` (first and last) of a drawing to its canvas, up to the first flaw."""
    first, last = lines
    end = start + length
    line, indent = 0, 0
    while start < end and line <= last:
        stop = start
        while stop < end and given[stop] != NEWLINE:
            stop += 1
        if line == first:
            while given[start + indent] == BLANK:
                indent += 1
        if line >= first:
            after = copy_line(given, start, stop, indent, canvas, (piece, first, line - first), flaws, found)
            if after > found:
                return after
        line += 1
        start = stop + 1
    return found


def read_canvas(canvas: Any, row: Any, piece: Any, first: Any, flaws: Any, found: Any) -> Any:
    """The numbers of a face drawn without a flaw; a flaw of its Door is added."""
    doors = 0
    for r in range(HEIGHT):
        y = r // 2
        for x in range(SIDE + 1):
            if canvas[r * WIDTH + 3 * x] == UPRIGHT:
                build(row, y, x, WEST)
            if x == SIDE:
                continue
            sign = int(canvas[r * WIDTH + 3 * x + 1])
            if sign == LEVEL:
                build(row, y, x, NORTH)
            elif sign == STAR_SIGN:
                row[SYMBOLS + y * SIDE + x] = STAR
            elif sign == REPLAY_SIGN:
                row[SYMBOLS + y * SIDE + x] = REPLAY
            elif sign != BLANK:
                doors += 1
                if doors == 2:
                    return add_flaw(flaws, found, (piece, first + r, x, y), SECOND_DOOR, 0, 0, 0)
                row[DOOR], row[DOOR_UP] = y * SIDE + x, up_of(sign)
    if doors == 0:
        return add_flaw(flaws, found, (piece, first, -1, -1), NO_DOOR, 0, 0, 0)
    up, y, x = int(row[DOOR_UP]), int(row[DOOR]) // SIDE, int(row[DOOR]) % SIDE
    if row[PLATFORMS + y * SIDE + x] >> (up + 2) % 4 & 1 == 0:
        return add_flaw(flaws, found, (piece, first + 2 * y + 1, x, y), DOOR_FLOOR, up, (up + 2) % 4, 0)
    return found


def find_open_lines(row: Any, piece: Any, flaws: Any, found: Any) -> Any:
    """Warn of rows and columns in which a fall finds no platform (G4)."""
    for across in range(2):
        edges = 1 << NORTH | 1 << SOUTH if across else 1 << EAST | 1 << WEST
        for i in range(SIDE):
            crossed = False
            for j in range(SIDE):
                cell = j * SIDE + i if across else i * SIDE + j
                crossed = crossed or row[PLATFORMS + cell] & edges != 0
            if not crossed:
                kind = OPEN_COLUMN if across else OPEN_ROW
                found = add_flaw(flaws, found, (piece, -1, -1, -1), kind, i + 1, 0, 0)
    return found


def read_face(given: Any, drawn: Any, row: Any, canvas: Any, counts: Any, piece: Any, flaws: Any, found: Any) -> Any:
    """Read one drawing (``drawn``: where it starts, its length); add its first flaw, or its warnings."""
    start, length = drawn
    for j in range(TILE + 1, FACE_WIDTH):
        row[j] = 0
    for j in range(HEIGHT * WIDTH):
        canvas[j] = BLANK
    first, last = find_lines(given, start, length, counts)
    before, here = found, (piece, max(first, 0), -1, -1)
    if first < 0:
        return add_flaw(flaws, found, here, NO_LINES, 0, 0, 0)
    if last - first + 1 != HEIGHT:
        return add_flaw(flaws, found, here, LINES, last - first + 1, 0, 0)
    found = copy_drawing(given, start, length, (first, last), canvas, piece, flaws, found)
    if found == before:
        found = read_canvas(canvas, row, piece, first, flaws, found)
    if found > before:
        return found
    if counts[STARS] != STARS_A_FACE:
        return add_flaw(flaws, found, here, STAR_COUNT, int(counts[STARS]), 0, 0)
    if counts[REPLAYS] != REPLAYS_A_FACE:
        return add_flaw(flaws, found, here, REPLAY_COUNT, int(counts[REPLAYS]), 0, 0)
    return find_open_lines(row, piece, flaws, found)


def check(given: Any, count: Any, content: Any, canvas: Any, counts: Any, flaws: Any) -> Any:
    """Check a set of faces; returns the number of flaws and warnings."""
    found, tiles, at = 0, 0, 0
    for i in range(count):
        name = given[at]
        at += 2 + int(given[at + 1])
        first, tile, length = int(given[at]), int(given[at + 1]), int(given[at + 3])
        drawn = (at + 4, length)
        at += 4 + length
        for j in range(SIDES + 1):
            counts[i, j] = 0
        counts[first, SIDES] += 1
        if name < 0:
            found = add_flaw(flaws, found, (i, -1, -1, -1), BLANK_NAME, 0, 0, 0)
        elif name < i:
            found = add_flaw(flaws, found, (i, -1, -1, -1), SAME_NAME, 0, 0, 0)
        elif counts[first, SIDES] > FACES_A_TILE:
            found = add_flaw(flaws, found, (i, -1, -1, -1), THIRD_FACE, tile, 0, 0)
        if i < MAX_FACES:
            content[i, TILE] = tiles if first == i else content[first, TILE]
            found = read_face(given, drawn, content[i], canvas[i], counts[i], i, flaws, found)
        tiles += first == i
    if not MIN_TILES <= tiles <= MAX_TILES:
        found = add_flaw(flaws, found, (-1, -1, -1, -1), TILE_COUNT, tiles, 0, 0)
    return found


CHECK = ContentCheck(
    kernels=(
        put_platform, build, add_flaw, up_of, misplaced, copy_line, find_lines, copy_drawing, read_canvas,
        find_open_lines, read_face, check,
    ),
    fields=("name", "tile", "drawing"),
    kinds=KINDS,
    counts=("stars", "replays", "doors"),
    most=MAX_FACES,
    width=FACE_WIDTH,
    canvas=(HEIGHT, WIDTH),
    most_flaws=2 + 2 * SIDE,
)  # fmt: skip


def read_sketch(text: str) -> Any:
    """The face drawn so, as a row of numbers with tile 0; ``Flaw`` names line, column and reason."""
    row, canvas = np.zeros(FACE_WIDTH, np.int16), np.zeros(HEIGHT * WIDTH, np.uint8)
    counts, flaws = np.zeros(SIDES + 1, np.int32), np.zeros((CHECK.most_flaws, FLAW_WIDTH), np.int32)
    found = read_face([ord(sign) for sign in text], (0, len(text)), row, canvas, counts, 0, flaws, 0)
    if found and not KINDS[flaws[0, KIND]].warning:
        raise Flaw(KINDS[flaws[0, KIND]], flaws[0].tolist())
    return row
