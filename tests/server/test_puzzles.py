"""Puzzles over the wire: listed without their solutions, tried, missed and solved."""

from __future__ import annotations

import pytest

from asterism.engine.registry import all_games
from asterism.engine.text import LANGUAGES
from asterism.puzzles import begin, puzzles, theme_text

GAMES = [game.id for game in all_games()]


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_are_listed_in_the_readers_language_without_solutions(server, game):
    guest = server.guest()
    for language in LANGUAGES:
        answer = guest.get(f"/api/puzzles/{game}?lang={language}")["puzzles"]
        assert [one["id"] for one in answer] == list(puzzles(game))
        assert all(set(one) == {"id", "mode", "rating", "themes"} for one in answer)
        first = next(iter(puzzles(game).values()))
        assert answer[0]["themes"] == [theme_text(game, theme, language) for theme in first.themes]


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_open_then_solved_or_missed(server, game):
    guest, puzzle = server.guest(), next(iter(puzzles(game).values()))
    path = f"/api/puzzles/{game}/{puzzle.id}"
    start = guest.post(path, {})
    assert (start["state"], start["answer"], start["plies"]) == ("open", None, [])
    assert [action["action"] for action in start["legal"]] == begin(game, puzzle).legal()
    for action in start["legal"]:
        end = guest.post(path, {"moves": [action["notation"]]})
        assert end["state"] == ("done" if action["action"] == puzzle.solution else "failed")
        assert end["answer"]["solution"]["action"] == puzzle.solution
        assert end["answer"]["value"] > end["answer"]["second"]
        assert (end["legal"], len(end["plies"])) == ([], 1)


@pytest.mark.parametrize("game", [game.id for game in all_games() if game.secrets])
def test_a_puzzle_shows_its_seat_alone_what_it_may_know(server, game):
    guest = server.guest()
    for puzzle in list(puzzles(game).values())[::15]:
        start = guest.post(f"/api/puzzles/{game}/{puzzle.id}", {})
        assert start["view"]["viewer"] == start["view"]["seat"] == start["seat"]


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("gravity/nothing", {}, 404),
        ("nothing/stars", {}, 400),
        ("gravity/..%2F..", {}, 404),
    ],
)
def test_what_is_no_puzzle_is_refused(server, path, body, status):
    assert server.guest().post(f"/api/puzzles/{path}", body, status)["error"]["code"]


def test_an_illegal_move_and_two_moves_are_refused(server):
    guest, puzzle = server.guest(), next(iter(puzzles("gravity").values()))
    path = f"/api/puzzles/gravity/{puzzle.id}"
    assert guest.post(path, {"moves": ["nonsense"]}, 400)["error"]["code"]
    assert guest.post(path, {"moves": ["drop", "drop"]}, 400)["error"]["code"]
