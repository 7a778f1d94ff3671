"""What the test battery needs to know about Gravity Superstar."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np

from asterism.games.gravity.state import GOODIE_NAMES

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    *((3, {"goodies": list(some)}) for n in (1, 2) for some in combinations(GOODIE_NAMES, n)),
    (2, {"open_door": 1, "max_rounds": 5}),
    (5, {"open_door": 5, "quiet_rounds": 1}),
]
SHORT: dict[str, Any] = {"max_rounds": 1}
REVEALS: dict[str, set[str]] = {}
SYMMETRIES, TURNS = 4, 4


def check_invariants(s: Any) -> None:
    """78 stars on six tiles, 18 tokens, five cards a seat, a goodie in one hand, no two pawns on a cell."""
    players, tiles = int(s["players"]), (2, 4, 4, 6, 6)[int(s["players"]) - 2]
    assert int(s["left"]) == np.count_nonzero(s["star"])
    assert int(s["left"]) + int(s["won"].sum()) == 13 * tiles
    for colour in range(6):
        assert np.count_nonzero(s["star"] == colour + 1) + s["won"][:, colour].sum() <= 13
    assert int(s["supply"]) + int(s["tokens"].sum()) == 18
    assert np.count_nonzero(s["symbol"]) == 13 * tiles
    assert not np.any(s["star"][s["symbol"] == 0])
    for p in range(players):
        assert int(s["face_up"][p]) & int(s["face_down"][p]) == 0
        assert int(s["face_down"][p]).bit_count() == s["down"][p]
    assert all(-1 <= holder < players for holder in s["goodies"])
    on_board = [int(c) for c in s["cell"][:players] if c >= 0]
    assert len(on_board) == len(set(on_board))
