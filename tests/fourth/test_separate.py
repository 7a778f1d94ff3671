"""The fourth game is independent: no file of ours names it, and a cache written with it installed does no harm."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import distribution

from asterism import all_games, load_game

from .install import FOLDER, GAME, ROOT

OURS = ("src", "web/src", "bench", "examples")
KINDS = {".py", ".toml", ".ftl", ".ts", ".svelte", ".css", ".html", ".json"}
OPTIONAL = ("observe", "symmetry", "bot", "lessons", "content")


def test_it_is_found_by_its_entry_point_after_ours():
    assert [game.id for game in all_games()][-1] == GAME
    (entry,) = distribution("asterism-noughts").entry_points
    assert (entry.group, entry.name, entry.load()) == ("asterism.games", GAME, load_game(GAME))


def test_it_has_none_of_the_optional_files():
    assert not any(load_game(GAME).has(name) for name in OPTIONAL)


def test_no_file_of_ours_names_it():
    files = [path for folder in OURS for path in (ROOT / folder).rglob("*") if path.suffix in KINDS]
    files = [path for path in [*files, ROOT / "pyproject.toml"] if "node_modules" not in path.parts]
    assert len(files) > 200
    assert [str(path) for path in files if GAME in path.read_text(encoding="utf-8").lower()] == []


def test_its_sources_pass_our_strict_type_check():
    settings = ("--strict", "--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(ROOT / ".mypy_cache"))
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *settings, "-p", "asterism_noughts"],
        cwd=FOLDER,
        env={**os.environ, "MYPYPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_ours_play_on_where_it_was_installed_and_is_gone():
    code = """
from asterism import Match, all_games
for game in all_games():
    match = Match.new(game.id, seed=1)
    match.play(match.legal()[0])
    print(game.id)
"""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [game.id for game in all_games()][:-1]
