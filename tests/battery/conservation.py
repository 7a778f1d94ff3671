"""What never changes in number while a game is played."""

from __future__ import annotations

from typing import Any

import numpy as np


def gravity(s: Any) -> None:
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


def filantes(s: Any) -> None:
    """Every piece is on one cell of the board, or in reserve, beaten or waiting."""
    from asterism.games.filantes.state import ABSENT, CELLS, PIECES

    pieces = PIECES[int(s["race"])][int(s["players"])]
    board = {cell: int(s["board"][cell]) for cell in range(CELLS) if s["board"][cell] >= 0}
    stand = {}
    for seat in range(3):
        here = [int(c) for c in s["cell"][seat]]
        assert sum(c != ABSENT for c in here) == (pieces if seat < s["players"] else 0)
        stand |= {cell: seat * 8 + piece for piece, cell in enumerate(here) if cell >= 0}
    assert stand == board


def octocube(s: Any) -> None:
    """84 tiles of the right kinds: in piles, on cubes, on boards, beside them, or in the stack being built."""
    from asterism.games.octocube.state import COIN, COINS, COPIES, KIDS, PLAIN

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


CONSERVED = {"gravity": gravity, "filantes": filantes, "octocube": octocube}
