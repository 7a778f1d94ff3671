"""Generate tile faces: draw many at random under G3 and G4, measure them, filter, and choose the most different.

1. A face gets ledges of one to three platforms, lying and standing by turns, until it has as many platforms as drawn;
   a row or column that none crosses gets one (G4). A Door is hung over a platform; symbols go to random other cells.
2. A face is sound if every symbol can be reached from its Door and its measures lie within ``BANDS``.
3. Of the sound ones, those stay whose value is near the median, so that no face is much richer than another.
4. The best balanced comes first; then, again and again, the one that differs most from all chosen before.
5. The two that are most alike become the two sides of one tile, and so never meet on a board; then the next two.
6. On boards dealt from the twelve, every symbol must be in reach of every Door; otherwise all is drawn anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from asterism.engine.rng import draw, make_rng, shuffle
from asterism.games.gravity.faces import Face, faces_content
from asterism.games.gravity.measure import (
    FARTHEST,
    Measures,
    count_platforms,
    differences,
    distances,
    measure,
    out_of_reach,
)
from asterism.games.gravity.sketch import (
    CELLS,
    DOOR,
    DOOR_UP,
    FACE_WIDTH,
    NORTH,
    PLATFORMS,
    REPLAY,
    REPLAYS_A_FACE,
    SIDE,
    STAR,
    STARS_A_FACE,
    SYMBOLS,
    WEST,
    build,
    draw_sketch,
)

DEFAULT_SEED = 78
NAMES = (
    ("Paper Moon", "Comet Ferry"),
    ("Owl Window", "Tin Rocket"),
    ("Milk Road", "Lost Kite"),
    ("Snow Fox", "Twin Lanterns"),
    ("Quiet Harbour", "Little Anvil"),
    ("Salt Ladder", "Clockmaker"),
)
CANDIDATES = 6000
LONGEST_LEDGE = 3
FEWEST_PLATFORMS, MOST_PLATFORMS = 18, 26
SYMBOLS_A_FACE = STARS_A_FACE + REPLAYS_A_FACE
BANDS: dict[str, tuple[float, float]] = {
    "reached": (SYMBOLS_A_FACE, SYMBOLS_A_FACE),
    "mean_fall": (1.4, 2),
    "no_fall": (0.25, 0.4),
    "landing_balance": (0.75, 1),
    "symbol_balance": (0.75, 1),
    "blocked": (0, 0.3),
    "dead": (0.3, 0.45),
}
VALUE_BAND = 0.05  # of the median


def make_tiles(seed: int, progress: Callable[[int, int], None] = lambda done, total: None) -> list[Face]:
    """Six tiles of two faces each; the same seed makes the same tiles."""
    rng = make_rng(seed)
    while True:
        rows = _pair(_choose(*_sound_faces(rng, progress)))
        names = [name for pair in NAMES for name in pair]
        faces = [
            Face(name, i // 2 + 1, draw_sketch(row)) for i, (name, row) in enumerate(zip(names, rows, strict=True))
        ]
        if not out_of_reach(faces_content(faces)):
            return faces


def random_face(rng: Any) -> Any:
    """A face drawn at random that keeps G3 and G4."""
    face: Any = np.zeros(FACE_WIDTH, np.int16)
    platforms = FEWEST_PLATFORMS + draw(rng, MOST_PLATFORMS - FEWEST_PLATFORMS + 1)
    edge = NORTH
    while count_platforms(face) < platforms:
        length = 1 + draw(rng, LONGEST_LEDGE)
        first, line = draw(rng, SIDE - length + 1), _draw_line(rng)
        for along in range(first, first + length):
            _build_along(face, edge, line, along)
        edge = WEST if edge == NORTH else NORTH
    for edge in (NORTH, WEST):
        for along in range(SIDE):
            if not _crossed(face, edge, along):
                _build_along(face, edge, _draw_line(rng), along)
    floors = [(cell, up) for cell in range(CELLS) for up in range(4) if face[PLATFORMS + cell] >> (up ^ 2) & 1]
    face[DOOR], face[DOOR_UP] = floors[draw(rng, len(floors))]
    free = np.array([cell for cell in range(CELLS) if cell != face[DOOR]])
    shuffle(rng, free, len(free))
    for i in range(SYMBOLS_A_FACE):
        face[SYMBOLS + free[i]] = STAR if i < STARS_A_FACE else REPLAY
    return face


def is_sound(measures: Measures) -> bool:
    """Whether all measures lie within ``BANDS``."""
    return all(low <= getattr(measures, name) <= high for name, (low, high) in BANDS.items())


def _draw_line(rng: Any) -> int:
    """One of the seven lines of edges, the two outer ones half as often: on a board they lie on one another."""
    return (draw(rng, 2 * SIDE) + 1) // 2


def _build_along(face: Any, edge: int, line: int, along: int) -> None:
    build(face, *((line, along) if edge == NORTH else (along, line)), edge)


def _crossed(face: Any, edge: int, along: int) -> bool:
    """Whether a column (edge north) or a row (edge west) is crossed by a platform."""
    grid = face[PLATFORMS:SYMBOLS].reshape(SIDE, SIDE)
    cells = grid[:, along] if edge == NORTH else grid[along]
    return bool((cells & (1 << edge | 1 << (edge ^ 2))).any())


def _sound_faces(rng: Any, progress: Callable[[int, int], None]) -> tuple[Any, list[Measures]]:
    rows, found = [], []
    for i in range(CANDIDATES):
        face = random_face(rng)
        measures = measure(face)
        if is_sound(measures):
            rows.append(face)
            found.append(measures)
        progress(i + 1, CANDIDATES)
    return np.stack(rows), found


def _choose(rows: Any, measures: list[Measures]) -> Any:
    values = np.array([m.value for m in measures])
    near = np.abs(values / np.median(values) - 1) <= VALUE_BAND
    balance = np.array([m.landing_balance * m.symbol_balance for m in measures])
    chosen = [int(np.argmax(np.where(near, balance, 0)))]
    apart = np.where(near, distances(rows[chosen[0]], rows), 0)
    while len(chosen) < 2 * len(NAMES):
        chosen.append(int(np.argmax(apart)))
        apart = np.minimum(apart, distances(rows[chosen[-1]], rows))
    return rows[chosen]


def _pair(rows: Any) -> Iterator[Any]:
    """The faces, most alike first, two by two."""
    apart = differences(rows)
    for _ in range(len(rows) // 2):
        pair = np.unravel_index(np.argmin(apart), apart.shape)
        for i in pair:
            yield rows[i]
            apart[i] = apart[:, i] = FARTHEST
