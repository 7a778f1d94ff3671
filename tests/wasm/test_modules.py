"""The modules play and search, in Node, bit for bit what the CPU does."""

from __future__ import annotations

import random

import pytest

from asterism import Match, load_game, read_record
from asterism.wasm.binding import entry_points_of
from tests.battery.cases import GAMES, MODES
from tests.golden import DATA, stem
from tests.volume import LONG
from tests.wasm.node import module, node, search_trace, settings, trace

DECISIONS = 3 if LONG else 2
BY_MODE = [(game, mode) for game in GAMES for mode in load_game(game).modes]


def golden(game: str) -> dict[str, Match]:
    """The golden games of every mode and number of players, by their names."""
    cases = [case for case in MODES if case.game == game]
    return {stem(case): read_record((DATA / f"{stem(case)}.ast").read_text()).match() for case in cases}


@pytest.mark.parametrize("game", GAMES)
def test_every_golden_game_is_played_the_same(game):
    matches = golden(game)
    found = node("replay.js", module(game), job=[settings(match) for match in matches.values()])
    for (name, match), lines in zip(matches.items(), found, strict=True):
        for ply, (own, theirs) in enumerate(zip(trace(match), lines, strict=True)):
            assert own == theirs, f"{name} at ply {ply}"


@pytest.mark.parametrize(("game", "mode"), BY_MODE)
def test_levels_search_the_same_tree(game, mode):
    """Some decisions in a row, so that parts of trees are kept; the weaker level also overlooks and misjudges."""
    matches = [played(game, mode, players, plies) for players, plies in positions(game)]
    plans = [(match, *how) for match in matches for how in ((8, "even", DECISIONS), (2, "bold", 6))]
    job = [
        settings(match, level=level, character=character, decisions=decisions, botSeed=5)
        for match, level, character, decisions in plans
    ]
    for (match, level, character, decisions), theirs in zip(
        plans, node("search.js", module(game), job=job), strict=True
    ):
        assert theirs == search_trace(match, level, decisions, 5, character)


def positions(game: str) -> list[tuple[int, int]]:
    fewest, most = load_game(game).min_players, load_game(game).max_players
    return [(most, 12), (fewest, 25)] if LONG else [(most, 12)]


def played(game: str, mode: str, players: int, plies: int) -> Match:
    match, dice = Match.new(game, players, mode=mode, seed=11), random.Random(f"{game} {mode} {plies}")
    while match.ply < plies and not match.over:
        match.play(dice.choice(match.legal()))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_module_needs_nothing_of_its_host_and_is_small(game):
    """Calls that only impossible errors would make are traps: a test above would fail if one were reached."""
    found = node("exports.js", module(game))
    assert found["imports"] == []
    assert {"memory", "__heap_base", *(template.__name__ for template in entry_points_of(load_game(game)))} == set(
        found["exports"]
    )
    assert found["brotli"] < 32_000, "as our server sends it"
    assert found["gzip"] < 42_000, "which every file server can do"
