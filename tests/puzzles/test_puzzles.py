"""The puzzles that come with the games: enough of them, sound, and shown as the solver's seat knows them."""

from __future__ import annotations

from collections import Counter

import pytest

from asterism import load_game
from asterism.engine.registry import all_games
from asterism.engine.text import LANGUAGES
from asterism.mining.check import MARGIN, TIMES
from asterism.puzzles import begin, original, puzzles, read_puzzles, theme_text

GAMES = [game.id for game in all_games()]
ALL = [(game, puzzle) for game in GAMES for puzzle in puzzles(game).values()]
LEAST_A_MODE = 30


@pytest.mark.parametrize("game", GAMES)
def test_every_mode_has_thirty_puzzles_or_more(game):
    counts = Counter(puzzle.mode for puzzle in puzzles(game).values())
    assert set(counts) == set(load_game(game).modes)
    assert min(counts.values()) >= LEAST_A_MODE


def test_every_puzzle_was_checked_ten_times_as_long_and_has_one_solution():
    for _, puzzle in ALL:
        assert puzzle.checked.simulations >= TIMES * puzzle.mined.simulations
        assert round(puzzle.checked.margin, 4) >= MARGIN


def test_puzzles_are_not_obvious_to_the_lower_levels():
    for _, puzzle in ALL:
        assert len(puzzle.found) == 8
        assert sum(puzzle.found[:3]) / 3 <= 0.5


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_is_in_one_file_once_by_the_newest_rules(game):
    files = [read_puzzles(path) for path in (load_game(game).folder / "puzzles").glob("*.json")]
    found = [puzzle for file in files for puzzle in file.puzzles]
    assert len({puzzle.id for puzzle in found}) == len(found) == len(puzzles(game))
    assert len({(puzzle.seed, len(puzzle.actions)) for puzzle in found}) == len(found)
    assert {puzzle.rules_version for puzzle in found} == {load_game(game).rules_version}


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_what_the_seat_knows_and_its_solution_is_legal(game):
    for puzzle in puzzles(game).values():
        match, shown = original(game, puzzle), begin(game, puzzle)
        assert shown.seat == match.seat
        assert shown.redacted(match.seat).tobytes() == match.redacted(match.seat).tobytes()
        assert puzzle.solution in shown.legal()


@pytest.mark.parametrize("game", [game.id for game in all_games() if not game.perfect_information])
def test_hidden_values_are_drawn_anew(game):
    differ = [
        begin(game, puzzle).states.tobytes() != original(game, puzzle).states.tobytes()
        for puzzle in puzzles(game).values()
    ]
    assert any(differ)


@pytest.mark.parametrize("game", GAMES)
def test_every_theme_has_a_name_in_every_language(game):
    themes = {theme for puzzle in puzzles(game).values() for theme in puzzle.themes}
    assert len(themes) > 3
    for language in LANGUAGES:
        names = {theme_text(game, theme, language) for theme in themes}
        assert len(names) == len(themes)
        assert not names & themes


def test_the_easiest_puzzles_come_first():
    for game in GAMES:
        ratings = [puzzle.rating for puzzle in puzzles(game).values()]
        assert ratings == sorted(ratings)
        assert ratings[-1] - ratings[0] > 400
