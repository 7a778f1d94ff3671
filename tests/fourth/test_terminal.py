"""The fourth game in the terminal: listed, played, shown, verified, measured."""

from __future__ import annotations

import json

import pytest

from tests.test_cli import run


def test_it_is_listed_with_its_options():
    listed = json.loads(run("games", "--json"))["games"][-1]
    assert listed["game"] == "noughts"
    assert listed["modes"] == {"classic": {}, "four": {"size": 4, "row": 4}, "misere": {"misere": True}}
    size, row, misere = listed["options"]
    assert (size["name"], size["minimum"], size["maximum"], size["default"]) == ("size", 3, 5, 3)
    assert (row["name"], misere["name"], misere["type"]) == ("row", "misere", "boolean")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_two_people_play_a_whole_game_which_is_kept_shown_and_verified(language, tmp_path):
    """Its texts are in English alone; they are also used for French."""
    file = tmp_path / "game.ast"
    words = ("play", "noughts", "--seats", "you,you", "--language", language, "--seed", "1", "--save", str(file))
    out = run(*words, lines="b2\na1\nb2\nb1\na2\nb3\n")
    assert "Put your mark on an empty cell." in out
    assert "b2 is not legal" in out
    assert "has a row of 3. Game over: won." in out
    assert "1 O X ·" in run("show", str(file), "--ply", "3")
    assert json.loads(run("verify", str(file), "--json"))["state"] == "passed"


def test_options_are_checked_together():
    out = run("play", "noughts", "--option", "size=4", "--option", "row=5", code=2)
    assert out.strip() == "asterism: noughts: row: a row of 5 does not fit on a board of 4"


def test_it_is_measured():
    out = run("bench", "--game", "noughts", "--seconds", "0.1", "--threads", "1", "--json")
    results = json.loads(out.splitlines()[0])["results"]
    assert [result["options"] for result in results] == [{}, {"size": 4, "row": 4}, {"misere": True}]
    assert all(result["decisions_per_s"] > 1000 for result in results)
