"""The 24 orientations of a cube as look-up tables, and which of them look alike for given tiles.

An orientation ``o`` says where each face comes from: after turning, face ``f`` carries what was on face ``TURN[o][f]``.
They are numbered by (old face now on top, old face now north); 0 leaves the cube as it is.

Which orientations look alike depends only on which pairs of faces carry the same tile. Their 203 patterns make few
*symmetry classes*, for each of which the distinct orientations are listed.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

TOP, BOTTOM, NORTH, EAST, SOUTH, WEST = range(6)
FACES = 6
DIRECTIONS = 4
ORIENTATIONS = 24

Turn = tuple[int, ...]


def _turn(**moved: int) -> Turn:
    names = {"top": TOP, "bottom": BOTTOM, "north": NORTH, "east": EAST, "south": SOUTH, "west": WEST}
    turn = list(range(FACES))
    for name, source in moved.items():
        turn[names[name]] = source
    return tuple(turn)


def _then(first: Turn, second: Turn) -> Turn:
    return tuple(first[face] for face in second)


_ROLL_NORTH = _turn(north=TOP, bottom=NORTH, south=BOTTOM, top=SOUTH)  # O13
_CLOCKWISE = _turn(east=NORTH, south=EAST, west=SOUTH, north=WEST)  # O17


def _all_turns() -> list[Turn]:
    turns = {tuple(range(FACES))}
    while len(turns) < ORIENTATIONS:
        turns |= {_then(turn, step) for turn in turns for step in (_ROLL_NORTH, _CLOCKWISE)}
    return sorted(turns, key=lambda turn: (turn[TOP], turn[NORTH]))


_TURNS = _all_turns()
_HALF = _then(_CLOCKWISE, _CLOCKWISE)
_PIVOTS = (_CLOCKWISE, _HALF, _then(_HALF, _CLOCKWISE))
_ROLLS = (
    _ROLL_NORTH,
    _turn(east=TOP, bottom=EAST, west=BOTTOM, top=WEST),
    _turn(south=TOP, bottom=SOUTH, north=BOTTOM, top=NORTH),
    _turn(west=TOP, bottom=WEST, east=BOTTOM, top=EAST),
)

TURN = np.array(_TURNS, np.int32)
PIVOT_TURN = np.array([_TURNS.index(turn) for turn in _PIVOTS], np.int32)
ROLL_TURN = np.array([_TURNS.index(turn) for turn in _ROLLS], np.int32)


def orientation(top: int, north: int) -> int:
    """The orientation that brings these faces on top and to the north; -1 if the two are not neighbours."""
    for number, turn in enumerate(_TURNS):
        if turn[TOP] == top and turn[NORTH] == north:
            return number
    return -1


def _patterns() -> list[tuple[int, ...]]:
    """Every way in which faces can carry the same tile: a tile is as high as those before it and one more, at most."""
    patterns: list[tuple[int, ...]] = [()]
    for _ in range(FACES):
        patterns = [(*tiles, tile) for tiles in patterns for tile in range(max(tiles, default=-1) + 2)]
    return patterns


def _alike(tiles: Sequence[int]) -> int:
    return sum(int(tiles[a] == tiles[b]) << pair for pair, (a, b) in enumerate(FACE_PAIRS))


def _smallest(tiles: Sequence[int]) -> tuple[int, ...]:
    arranged = [tuple(tiles[face] for face in turn) for turn in _TURNS]
    return tuple(map(arranged.index, arranged))


FACE_PAIRS = np.array([(a, b) for b in range(FACES) for a in range(b)], np.int32)
_CLASS_OF = {_alike(tiles): _smallest(tiles) for tiles in _patterns()}
_CLASSES = sorted(set(_CLASS_OF.values()))


def _separates(modulus: int) -> bool:
    rests: dict[int, tuple[int, ...]] = {}
    return all(rests.setdefault(alike % modulus, c) == c for alike, c in _CLASS_OF.items())


ALIKE_MODULUS = next(m for m in range(len(_CLASSES), 1 << len(FACE_PAIRS)) if _separates(m))
SYMMETRY_CLASS = np.zeros(ALIKE_MODULUS, np.int8)
"""The class of a cube, by the pairs of faces that look alike, bits by ``FACE_PAIRS``, modulo ``ALIKE_MODULUS``."""
for _pairs, _class in _CLASS_OF.items():
    SYMMETRY_CLASS[_pairs % ALIKE_MODULUS] = _CLASSES.index(_class)

SMALLEST = np.array(_CLASSES, np.int32)
"""By class: the smallest orientation that gives the same arrangement as a given one."""
DISTINCT_COUNT = np.array([len(set(numbers)) for numbers in _CLASSES], np.int32)
DISTINCT = np.array([sorted(set(numbers)) + [0] * (ORIENTATIONS - len(set(numbers))) for numbers in _CLASSES], np.int16)
"""By class: the smallest orientations of all arrangements, filled up with zeros."""


def smallest(tiles: Sequence[int], number: int, among: Sequence[int] = range(ORIENTATIONS)) -> int:
    """The first orientation among these that arranges the tiles (by face) as orientation ``number`` does."""

    def arranged(o: int) -> list[int]:
        return [int(tiles[face]) for face in _TURNS[o]]

    return next(o for o in among if arranged(o) == arranged(number))


def smallest_pivot(tiles: Sequence[int], quarters: int) -> int:
    """The smallest pivot (0, 1, 2: one, two, three quarters) that arranges the tiles as this one does (O17)."""
    pivots: list[int] = PIVOT_TURN.tolist()
    return pivots.index(smallest(tiles, pivots[quarters], pivots))
