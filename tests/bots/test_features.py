"""The features of Étoiles Filantes, and of Octocube's base and advanced games, recounted by hand."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from asterism.bots.kernels import search_kernels
from asterism.engine.match import Match
from asterism.engine.registry import load
from asterism.games.filantes import state as filantes
from asterism.games.filantes.bot.features import FAR
from asterism.games.octocube import state as octocube

DEPTH = 150


def positions(game: str, mode: str, players: int) -> Iterator[tuple[Match, list[dict[str, float]], float]]:
    """The positions of a random game, with the features of every seat and the progress."""
    kernels = search_kernels(load(game))
    chance = random.Random(f"{mode} {players}")
    match = Match.new(game, players, mode=mode, seed=players)
    features = np.full((players, len(kernels.features)), np.nan)
    while not match.over and match.ply < DEPTH:
        progress = kernels.write_features_at(match.states, 0, features)
        yield match, [dict(zip(kernels.features, row, strict=True)) for row in features.tolist()], progress
        match.play(chance.choice(match.legal()))


# Étoiles Filantes


def pieces_of(s: np.void, seat: int) -> list[tuple[int, int, int]]:
    """Number, cell and facing of the seat's pieces on the board."""
    return [
        (i, int(c), int(f)) for i, (c, f) in enumerate(zip(s["cell"][seat], s["facing"][seat], strict=True)) if c >= 0
    ]


def is_home(s: np.void, seat: int, cell: int) -> bool:
    return bool(filantes.HOME[s["side"][seat], cell])


def captured(s: np.void, seat: int, cell: int, facing: int) -> int:
    """How many enemies a piece that comes to stand there beats."""
    count = 0
    for other in range(s["players"]):
        for i, at, theirs in pieces_of(s, other):
            if other == seat or s["newcomer"][other] == i or is_home(s, other, at) or at not in filantes.NEXT[cell]:
                continue
            d = filantes.NEXT[cell].tolist().index(at)
            count += bool(filantes.NUMBER[facing, d] > filantes.NUMBER[theirs, (d + 3) % 6])
    return count


def best_capture(s: np.void, seat: int) -> int:
    best = 0
    for _, cell, facing in pieces_of(s, seat):
        if not is_home(s, seat, cell):
            landings = filantes.LAND[s["start_cells"], cell, facing].tolist()
            stands = [(to, facing) for to in landings if s["board"][to] < 0]
            stands += [] if s["race"] else [(cell, (facing + 1) % 6), (cell, (facing + 5) % 6)]
            best = max([best, *(captured(s, seat, *stand) for stand in stands)])
    return best


def ways(cell: int, facing: int) -> dict[int, int]:
    """The moves to every cell, over an empty board."""
    found = {cell: 0}
    queue = [cell]
    for at in queue:
        for to in filantes.LAND[filantes.NO_START_CELLS, at, facing].tolist():
            if to < filantes.CELLS and to not in found:
                found[to] = found[at] + 1
                queue.append(to)
    return found


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("mode", ["duel", "race", "race-clash"])
def test_what_a_seat_of_etoiles_filantes_could_capture(mode: str, players: int) -> None:
    for match, features, _ in positions("filantes", mode, players):
        s = match.state
        first = (int(s["seat"]) + (s["phase"] == filantes.Phase.ENTER)) % players  # who acts next
        for seat in range(players):
            acts = "attack" if seat == first else "danger"
            entering = seat == s["seat"] != first  # it has acted
            assert features[seat][acts] == (0 if entering else best_capture(s, seat))
            assert features[seat]["danger" if acts == "attack" else "attack"] == 0


@pytest.mark.parametrize("players", [2, 3])
def test_how_far_a_seat_of_the_race_has_to_go(players: int) -> None:
    for match, features, progress in positions("filantes", "race", players):
        s = match.state
        for seat, seen in enumerate(features):
            row = filantes.ROW[(s["side"][seat] + 3) % 6].tolist()
            on_way = [piece for piece in pieces_of(s, seat) if not is_home(s, seat, piece[1])]
            goals = [cell for cell in row if s["board"][cell] >> 3 != seat]
            table = [[min(ways(cell, facing).get(goal, FAR), FAR) for goal in goals] for _, cell, facing in on_way]
            assert seen["way"] == sum(min(line) for line in table)
            assert seen["need"] == sum(min([FAR, *column]) for column in zip(*table, strict=True)) + FAR * (
                0 if table else len(goals)
            )
            assert seen["home"] == len(row) - len(goals)
            assert seen["waiting"] == sum(cell in (filantes.RESERVE, filantes.BEATEN) for cell in s["cell"][seat])
        assert progress == max(seen["home"] for seen in features) / filantes.PIECES[1][players]


# Octocube


def counts(s: np.void, seat: int) -> np.ndarray:
    """The tiles of a seat in each category."""
    tiles = np.bincount(s["cube"][seat], minlength=octocube.UNKNOWN + 1)
    tiles[1 : octocube.OBJECTS + 1] += s["board"][seat]
    return octocube.COUNTS_IN @ tiles


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mode", ["base", "advanced"])
def test_points_and_majorities_of_octocube(mode: str, players: int) -> None:
    for match, features, progress in positions("octocube", mode, players):
        s = match.state
        held = [counts(s, seat) for seat in range(players)]
        for seat, seen in enumerate(features):
            cube = [int(tile) for tile in s["cube"][seat]]
            on_cube = octocube.COUNTS_IN[octocube.COLOURS :, cube].sum(axis=1)
            points = int(s["points"][seat]) + int(octocube.SET_POINTS[on_cube].sum())
            points += octocube.COIN_POINTS * (int(s["coins"][seat]) + cube.count(octocube.COIN))
            lead = 0
            for category, mine in enumerate(held[seat].tolist()):
                others = [int(held[other][category]) for other in range(players) if other != seat]
                better = sum(theirs > mine for theirs in others)
                if mine > 0 and better < 2:
                    points += int(octocube.MAJORITY_POINTS[category][better])
                    lead += (-1) ** better * min(3, *(abs(theirs - mine) for theirs in others))
            assert seen["points"] == points
            assert seen["lead"] == lead
            assert seen["tiles"] == held[seat][: octocube.COLOURS].sum()
        piles = (octocube.PILE_HEIGHT[octocube.GRID[players]] > 0) & (s["abyss"] == octocube.NONE)
        low = int(s["height"][piles].min(initial=octocube.MAX_HEIGHT))
        assert progress == 1.0 - (int(s["reserve_left"]) - 1.0 / (1.0 + low)) / octocube.RESERVE[players]
