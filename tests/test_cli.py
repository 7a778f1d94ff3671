"""The terminal: whole games by typed lines, records stepped through, numbers as JSON, mistakes as one plain line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from asterism import Match, all_games, read_record, record_of, write_record
from asterism.engine import binary_record
from asterism.engine.text import LANGUAGES

from .terminal import run

GAMES = [game.id for game in all_games()]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_by_typing_and_its_record_is_kept(game, tmp_path):
    file = tmp_path / "game.ast"
    match = Match.new(game, seed=3)
    first = match.notation(match.legal()[0])
    typed = ["nonsense", "help", "moves", "hint", first, "undo", first, "quit"]
    out = run("play", game, "--seed", "3", "--save", str(file), lines="\n".join(typed) + "\n")
    assert first in out
    assert match.game.title in out
    assert "chance to win" in out
    record = read_record(file.read_text())
    assert record.turns[0].move == first
    assert record.match().ply == len(record.turns) >= 2


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_may_analyse_and_decide_for_a_person(game):
    typed = ["analyse", "analyse 0", "analyse forever", "bot genius", "bot level:1", "quit"]
    out = run("play", game, "--seed", "3", lines="\n".join(typed) + "\n")
    assert "expected: " in out
    assert out.count("analyse for 1 to 600 seconds") == 2
    assert "there is no bot 'genius'" in out
    assert "(you): " in out


def test_bots_alone_play_a_game_to_its_end():
    out = run("play", "filantes", "--seats", "random,level:1", "--option", "target=1", "--seed", "2")
    assert " wins.\n" in out


def test_a_curtain_hides_hands_between_people_who_share_the_terminal():
    match = Match.new("gravity", seed=0)
    out = run(
        "play", "gravity", "--seats", "you, you", "--seed", "0", lines=f"{match.notation(match.legal()[0])}\n\nquit\n"
    )
    assert "press Enter when no one else is looking" in out


def test_own_tiles_are_played_from_a_file():
    tiles = Path(__file__).parent.parent / "src/asterism/games/gravity/content/faces.toml"
    assert "Gravity Superstar" in run("play", "gravity", "--option", f"tiles={tiles}", "--seed", "1", lines="quit\n")


def test_every_language_can_be_played():
    screens = {run("play", "octocube", "--seed", "1", "--language", language, lines="quit\n") for language in LANGUAGES}
    assert len(screens) == len(LANGUAGES)


def test_a_record_is_stepped_through(tmp_path):
    match = Match.new("octocube", seed=5)
    for _ in range(20):
        match.play(match.legal()[-1])
    text, packed = tmp_path / "game.ast", tmp_path / "game.bin"
    record = record_of(match, ["Ann [/nope]", "Ben"])
    record.comment = "Watch the corners [/b]."
    text.write_text(write_record(record))
    packed.write_bytes(binary_record.encode(record))
    out = run("show", str(text), lines="\n\nb\nlast\nas 1\n5\nfirst\nwhat\nq\n")
    assert "Watch the corners [/b]." in out
    assert "Ann [/nope]" in out
    assert "20. " in out
    assert run("show", str(text), "--ply", "7") == run("show", str(packed), "--ply", "7")


def test_a_record_is_written_for_web_pages(tmp_path):
    match = Match.new("gravity", seed=5)
    while match.ply < 8:
        match.play(match.legal()[0])  # a card face down, if there is one to lay
    path = tmp_path / "game.ast"
    path.write_text(write_record(record_of(match, ["Ann"])))
    replay = json.loads(run("show", str(path), "--json", "--language", "fr"))
    assert (replay["game"], replay["names"], replay["colours"]) == ("gravity", ["Ann", "Rose"], ["green", "pink"])
    assert [frame["ply"] for frame in replay["frames"]] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert (replay["language"], "word-drop = " in replay["texts"]) == ("fr", True)
    hidden = json.loads(run("show", str(path), "--json", "--seat", "1"))
    hands = [[frame["view"]["position"]["seats"][0]["hand"] for frame in one["frames"]] for one in (replay, hidden)]
    assert (None in hands[0], None in hands[1]) == (False, True)
    position = json.loads(run("show", str(path), "--json", "--ply", "4"))
    assert (position["start"]["ply"], position["frames"]) == (4, [])
    assert "there is no seat 9" in run("show", str(path), "--json", "--seat", "9", code=2)


def test_numbers_come_as_json():
    out = run("bench", "--game", "filantes", "--players", "2", "--seconds", "0.1", "--threads", "1", "--json")
    results = json.loads(out.splitlines()[0])["results"]
    assert {"game", "players", "options", "threads", "decisions_per_s", "games_per_s"} == set(results[0])
    assert results[0]["decisions_per_s"] > 1000
    assert [g["game"] for g in json.loads(run("games", "--json"))["games"]] == GAMES
    assert "tile_turn" in run("games")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("play", "chess"), "there is no game 'chess'"),
        (("play", "filantes", "--players", "5"), "players must be 2 to 3"),
        (("play", "filantes", "--option", "target=99"), "target"),
        (("play", "filantes", "--option", "target"), "name=value"),
        (("play", "filantes", "--mode", "blitz"), "no mode 'blitz'"),
        (("play", "filantes", "--seats", "you,robot"), "there is no bot 'robot'"),
        (("play", "filantes", "--players", "0"), "players must be 2 to 3"),
        (("play", "filantes", "--language", "xx"), "language"),
        (("play", "filantes", "--save", "/no/such/folder/x.ast"), "no folder"),
        (("play", "gravity", "--option", "tiles=nothing.toml"), "nothing.toml"),
        (("bench", "--game", "filantes", "--threads", "-1"), "threads"),
        (("bench", "--game", "filantes", "--seconds", "0"), "seconds"),
        (("show", "nothing.ast"), "nothing.ast"),
        (("show", "nothing.ast", "--language", "xx"), "language must be one of en, "),
    ],
)
def test_a_mistake_is_one_plain_line(words, message):
    out = run(*words, code=2)
    assert message in out
    assert len(out.strip().splitlines()) == 1
