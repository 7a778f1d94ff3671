"""What the test battery needs to know about Octocube."""

from __future__ import annotations

from typing import Any

import numpy as np

from asterism.games.octocube.state import COIN, COINS, COPIES, KIDS, PLAIN

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    *(
        (players, {"mode": "advanced", "powers": powers})
        for powers in ("ABCDEFGH", "ABCDEFGHI", "IHGFEDCBA")
        for players in (2, 4)
    ),
    *((2, {"mode": "advanced", "powers": powers}) for powers in ("ABCDE", "FGHIA", "BEGHI")),
    (3, {"max_rounds": 4, "hide_points": False}),
    (2, {"mode": "kids", "max_rounds": 9}),
]
SHORT: dict[str, Any] = {"max_rounds": 2}
REVEALS = {"uncovered": {"tile"}, "stuck": {"tile"}, "laid": {"abyss"}}
SYMMETRIES, TURNS = 8, 4


def check_invariants(s: Any) -> None:
    """84 tiles of the right kinds: in piles, on cubes, on boards, beside them, or in the stack being built."""
    players = int(s["players"])
    count = np.zeros(23, int)
    for cell in range(25):
        pile = s["pile"][cell][: s["height"][cell]]
        assert np.all(pile > 0)
        assert not np.any(s["pile"][cell][s["height"][cell] :])
        np.add.at(count, pile, 1)
    for tiles in (s["cube"], s["space"], s["stack"]):
        np.add.at(count, tiles[tiles > 0], 1)
    count[1:21] += s["board"].sum(axis=0)
    count[COIN] += int(s["coins"].sum())
    assert count[1:].tolist() == [*COPIES.tolist(), COINS, 0]
    assert count.sum() == 84
    if s["mode"] != KIDS:
        abyss = int(np.count_nonzero(s["abyss"] > 0)) - (players > 2)
        assert int(s["reserve_left"]) + abyss >= (0, 0, 5, 6, 7)[players]
        assert np.count_nonzero(s["abyss"] > PLAIN) <= 9
    for p in range(players):
        assert s["where"][p] == -1 or s["stands"][s["where"][p]] == p
    assert np.count_nonzero(s["stands"] >= 0) == np.count_nonzero(s["where"][:players] >= 0)
