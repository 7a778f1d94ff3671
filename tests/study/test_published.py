"""The studies that are published with the page (`make study`): small, whole, and dated."""

from __future__ import annotations

import re
from pathlib import Path

from asterism.engine.registry import all_games
from asterism.study.page import STYLESHEET

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "study"
MOST_BYTES = 400_000
"""For all of them: they are in every package."""


def test_every_page_is_of_a_game_and_says_when_and_how_it_was_measured():
    files = sorted(path.name for path in FOLDER.glob("*"))
    assert set(files) <= {STYLESHEET, "README.md", *(f"{game.id}.html" for game in all_games())}
    pages = [path.read_text() for path in FOLDER.glob("*.html")]
    assert not pages or STYLESHEET in files
    assert sum(path.stat().st_size for path in FOLDER.glob("*")) < MOST_BYTES
    for text in pages:
        assert re.search(r"Measured on \d{4}-\d\d-\d\d .* up to [\d,]+ matches a line", text, re.DOTALL)
        assert "<script" not in text
