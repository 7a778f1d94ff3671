"""Environments need other people's libraries; where one is missing its tests are left out."""

from __future__ import annotations

from importlib.util import find_spec

LIBRARIES = {
    "test_gymnasium.py": "gymnasium",
    "test_open_spiel.py": "pyspiel",
    "test_pettingzoo.py": "pettingzoo",
}
collect_ignore = [file for file, library in LIBRARIES.items() if find_spec(library) is None]
