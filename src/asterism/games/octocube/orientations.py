"""The 24 orientations of a cube as look-up tables, and which of them look alike for given tiles.

An orientation ``o`` says where each face comes from: after turning, face ``f`` carries what was on face ``TURN[o][f]``.
They are numbered by (old face now on top, old face now north); 0 leaves the cube as it is.

The orientations that leave an arrangement of tiles unchanged form a group, its *stabiliser*; two orientations give the
same arrangement exactly if they lie in one coset of it. A cube's rotation group has only 30 subgroups, so the smallest
orientation of every coset is looked up: a stabiliser is kept as a 24-bit set, and its remainder by ``SUBGROUPS``
identifies the subgroup.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

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


def _subgroups() -> list[frozenset[Turn]]:
    found = set()
    for generators in product(_TURNS, repeat=2):  # two turns generate each subgroup
        group = {_TURNS[0]}
        while True:
            larger = group | {_then(turn, step) for turn in group for step in generators}
            if larger == group:
                break
            group = larger
        found.add(frozenset(group))
    return list(found)


def _bits(group: frozenset[Turn]) -> int:
    return sum(1 << _TURNS.index(turn) for turn in group)


def _smallest_of_cosets(group: frozenset[Turn]) -> list[int]:
    return sorted({min(_TURNS.index(_then(g, turn)) for g in group) for turn in _TURNS})


FACE_PAIRS = np.array([(a, b) for b in range(FACES) for a in range(b)], np.int32)
PAIRS_KEPT = np.zeros(ORIENTATIONS, np.int32)
"""The pairs of faces, bits by ``FACE_PAIRS``, that must look alike for an orientation to change nothing."""
for _number, _sources in enumerate(_TURNS):
    for _face, _source in enumerate(_sources):
        for _pair, (_a, _b) in enumerate(FACE_PAIRS):
            PAIRS_KEPT[_number] |= int({_a, _b} == {_face, _source}) << _pair

_GROUPS = _subgroups()
SUBGROUPS = next(m for m in range(len(_GROUPS), 4096) if len({_bits(g) % m for g in _GROUPS}) == len(_GROUPS))
DISTINCT_COUNT = np.zeros(SUBGROUPS, np.int32)
DISTINCT = np.zeros((SUBGROUPS, ORIENTATIONS), np.int32)
SMALLEST = np.zeros((SUBGROUPS, ORIENTATIONS), np.int32)
"""The smallest orientation that gives the same arrangement as a given one."""

for _group in _GROUPS:
    _row = _bits(_group) % SUBGROUPS
    _list = _smallest_of_cosets(_group)
    DISTINCT_COUNT[_row] = len(_list)
    DISTINCT[_row, : len(_list)] = _list
    SMALLEST[_row] = [min(_TURNS.index(_then(g, turn)) for g in _group) for turn in _TURNS]


def smallest(tiles: Sequence[int], number: int, among: Sequence[int] = range(ORIENTATIONS)) -> int:
    """The first orientation among these that arranges the tiles (by face) as orientation ``number`` does."""

    def arranged(o: int) -> list[int]:
        return [int(tiles[face]) for face in _TURNS[o]]

    return next(o for o in among if arranged(o) == arranged(number))


def smallest_pivot(tiles: Sequence[int], quarters: int) -> int:
    """The smallest pivot (0, 1, 2: one, two, three quarters) that arranges the tiles as this one does (O17)."""
    pivots: list[int] = PIVOT_TURN.tolist()
    return pivots.index(smallest(tiles, pivots[quarters], pivots))
