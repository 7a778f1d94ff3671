"""The features of the kids' game, recounted tile by tile."""

from __future__ import annotations

import random

import numpy as np
import pytest

from asterism.bots.kernels import search_kernels
from asterism.bots.levels import weights_for
from asterism.engine.match import Match
from asterism.engine.registry import load
from asterism.games.octocube.bot.features import RARE, SAFE
from asterism.games.octocube.state import ALL_OBJECTS, COIN, FITTING, NONE, OBJECTS, SPACES

GAME = load("octocube")
FEATURES = search_kernels(GAME).features
SEEN = ("filled", "exact", "coins", "fitting", "fitting_exact", "scarce", "risk", "done")


def features_of(states: np.ndarray, players: int) -> tuple[np.ndarray, float]:
    """The features of every seat, and the progress of the game."""
    features = np.zeros((players, len(FEATURES)))
    return features, search_kernels(GAME).write_features_at(states, 0, features)


def best(states: np.ndarray, players: int) -> int:
    """The seat that seems to be ahead."""
    features, progress = features_of(states, players)
    start, slope = weights_for(GAME, GAME.modes["kids"], players)
    return int(np.argmax(features @ (start + progress * slope)))


def counted(states: np.void, seat: int, players: int) -> dict[str, float]:
    """The same features, by hand."""
    on_boards = [int(tile) for p in range(players) for tile in states["space"][p] if tile != NONE]
    on_other_cubes = [int(tile) for p in range(players) if p != seat for tile in states["cube"][p]]
    free = {int(wish) for wish, tile in zip(states["wish"][seat], states["space"][seat], strict=True) if tile == NONE}
    filled = SPACES - len(free)
    exact = sum(int(wish) <= OBJECTS for wish in states["wish"][seat]) - sum(wish <= OBJECTS for wish in free)
    fitting = []
    for tile in map(int, states["cube"][seat]):
        fits = [wish for wish in free if tile not in (NONE, COIN) and FITTING[wish] >> tile & 1]
        if fits:
            fitting.append(min(fits))
            free.remove(min(fits))
    left = {tile: (ALL_OBJECTS >> 3 * (tile - 1) & 7) - on_boards.count(tile) for tile in range(1, OBJECTS + 1)}
    missing = [wish for wish in free if wish <= OBJECTS]
    return {
        "filled": filled,
        "exact": exact,
        "coins": int(states["coins"][seat]) + sum(int(tile) == COIN for tile in states["cube"][seat]),
        "fitting": len(fitting),
        "fitting_exact": sum(wish <= OBJECTS for wish in fitting),
        "scarce": sum(RARE[left[tile]] for tile in missing),
        "risk": 1 - np.prod([SAFE[left[tile] - on_other_cubes.count(tile)] for tile in missing]),
        "done": float(filled + len(fitting) >= SPACES),
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_features_of_the_kids_game_count_what_is_there(players: int) -> None:
    chance = random.Random(players)
    match = Match.new("octocube", players, GAME.modes["kids"], players)
    while not match.over:
        features, _ = features_of(match.states, players)
        for seat in range(players):
            seen = {name: features[seat, FEATURES.index(name)] for name in SEEN}
            assert seen == pytest.approx(counted(match.state, seat, players))
        match.play(chance.choice(match.legal()))


@pytest.mark.parametrize("players", [2, 3])
def test_at_the_last_round_a_filled_space_is_worth_more_than_all_coins(players: int) -> None:
    states = Match.new("octocube", players, GAME.modes["kids"], 1).states.copy()
    states["round"] = states["max_rounds"]
    for seat, filled in ((0, 3), (1, 2)):
        for space in range(filled):
            wish = states[0]["wish"][seat][space]
            states[0]["space"][seat][space] = next(t for t in range(1, OBJECTS + 1) if FITTING[wish] >> t & 1)
    states[0]["coins"][1] = 7
    assert best(states, players) == 0
    states[0]["space"][0][2] = NONE
    assert best(states, players) == 1
