"""What the test battery needs to know about Étoiles Filantes."""

from __future__ import annotations

from itertools import product
from typing import Any

from asterism.games.filantes.state import ABSENT, CELLS, PIECES

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    *(
        (2, {"start_cells": cells, "shelter": shelter, "combat": combat, "target": 3})
        for cells, shelter, combat in product(("inner", "corners", "mid-sides"), ("begin", "end"), ("attack", "clash"))
    ),
    (3, {"target": 1}),
    (3, {"target": 30, "shelter": "end", "quiet_limit": 20}),
    (3, {"mode": "race", "race_limit": 60, "combat": "clash"}),
]
SHORT: dict[str, Any] = {"target": 1}
REVEALS: dict[str, set[str]] = {}
SYMMETRIES, TURNS = 6, 6


def check_invariants(s: Any) -> None:
    """Every piece is on one cell of the board, or in reserve, beaten or waiting."""
    pieces = PIECES[int(s["race"])][int(s["players"])]
    board = {cell: int(s["board"][cell]) for cell in range(CELLS) if s["board"][cell] >= 0}
    stand: dict[int, int] = {}
    for seat in range(3):
        here = [int(c) for c in s["cell"][seat]]
        assert sum(c != ABSENT for c in here) == (pieces if seat < s["players"] else 0)
        stand |= {cell: seat * 8 + piece for piece, cell in enumerate(here) if cell >= 0}
    assert stand == board
