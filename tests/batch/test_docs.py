"""The pages about batches are correct: their code runs, and their tables match the layouts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from asterism.batch.layout import as_markdown, observation_layout

from .cases import having

DOCS = Path(__file__).parents[2] / "docs"
BLOCKS = [
    pytest.param(code, id=f"{page}-{number}")
    for page in ("batch.md", "observations.md")
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.S))
]


@pytest.mark.parametrize("code", BLOCKS)
def test_every_code_block_runs(code):
    exec(compile(code, "docs", "exec"), {})


@pytest.mark.parametrize("game", having("observe"))
def test_the_documented_layout_is_the_layout(game):
    layout = observation_layout(game)
    page = (DOCS / "observations.md").read_text(encoding="utf-8")
    assert as_markdown(layout) in page
    assert re.search(rf"`{game}`, version {layout.version}, {layout.size:,} numbers", page)
