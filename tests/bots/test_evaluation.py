"""What a glance at the kids' game sees, counted again from the tiles one by one."""

from __future__ import annotations

import random

import numpy as np
import pytest

from asterism.bots.evaluation.octocube import RARE, SAFE
from asterism.bots.levels import weights_for
from asterism.bots.tree import kernels
from asterism.engine.match import Match
from asterism.engine.registry import load
from asterism.games.octocube.state import ALL_OBJECTS, COIN, FITTING, NONE, OBJECTS, SPACES

GAME = load("octocube")
FEATURES = kernels("octocube").features
SEEN = ("filled", "exact", "coins", "fitting", "fitting_exact", "scarce", "risk", "done")


def glance(record: np.ndarray, players: int) -> tuple[np.ndarray, float]:
    """The features of every seat, and the progress of the game."""
    features = np.zeros((players, len(FEATURES)))
    return features, kernels("octocube").measure_at(record, 0, features)


def best(record: np.ndarray, players: int) -> int:
    """The seat that seems to be ahead."""
    features, progress = glance(record, players)
    start, slope = weights_for(GAME, GAME.modes["kids"], players)
    return int(np.argmax(features @ (start + progress * slope)))


def counted(record: np.void, seat: int, players: int) -> dict[str, float]:
    """The same features, by hand."""
    on_boards = [int(tile) for p in range(players) for tile in record["space"][p] if tile != NONE]
    on_other_cubes = [int(tile) for p in range(players) if p != seat for tile in record["cube"][p]]
    free = {int(wish) for wish, tile in zip(record["wish"][seat], record["space"][seat], strict=True) if tile == NONE}
    filled = SPACES - len(free)
    exact = sum(int(wish) <= OBJECTS for wish in record["wish"][seat]) - sum(wish <= OBJECTS for wish in free)
    fitting = []
    for tile in map(int, record["cube"][seat]):
        fits = [wish for wish in free if tile not in (NONE, COIN) and FITTING[wish] >> tile & 1]
        if fits:
            fitting.append(min(fits))
            free.remove(min(fits))
    left = {tile: (ALL_OBJECTS >> 3 * (tile - 1) & 7) - on_boards.count(tile) for tile in range(1, OBJECTS + 1)}
    missing = [wish for wish in free if wish <= OBJECTS]
    return {
        "filled": filled,
        "exact": exact,
        "coins": int(record["coins"][seat]) + sum(int(tile) == COIN for tile in record["cube"][seat]),
        "fitting": len(fitting),
        "fitting_exact": sum(wish <= OBJECTS for wish in fitting),
        "scarce": sum(RARE[left[tile]] for tile in missing),
        "risk": 1 - np.prod([SAFE[left[tile] - on_other_cubes.count(tile)] for tile in missing]),
        "done": float(filled + len(fitting) >= SPACES),
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_glance_at_the_kids_game_counts_what_is_there(players: int) -> None:
    chance = random.Random(players)
    match = Match.new("octocube", players, GAME.modes["kids"], players)
    while not match.over:
        features, _ = glance(match.states, players)
        for seat in range(players):
            seen = {name: features[seat, FEATURES.index(name)] for name in SEEN}
            assert seen == pytest.approx(counted(match.record, seat, players))
        match.play(chance.choice(match.legal()))


@pytest.mark.parametrize("players", [2, 3])
def test_at_the_last_round_a_filled_space_is_worth_more_than_all_coins(players: int) -> None:
    record = Match.new("octocube", players, GAME.modes["kids"], 1).states.copy()
    record["round"] = record["max_rounds"]
    for seat, filled in ((0, 3), (1, 2)):
        for space in range(filled):
            wish = record[0]["wish"][seat][space]
            record[0]["space"][seat][space] = next(t for t in range(1, OBJECTS + 1) if FITTING[wish] >> t & 1)
    record[0]["coins"][1] = 7
    assert best(record, players) == 0
    record[0]["space"][0][2] = NONE
    assert best(record, players) == 1
