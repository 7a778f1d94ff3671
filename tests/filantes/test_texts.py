"""What people read: the drawn board and the four languages."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from asterism.games.filantes import draw as draw_module
from asterism.games.filantes import view
from asterism.games.filantes.actions import SENSES
from asterism.games.filantes.describe import GAME
from asterism.games.filantes.state import COMBATS, DIRECTION_NAMES, LAYOUTS, SHELTERS, SIDE_NAMES

from .table import Table, duel, race

LOCALE = Path(draw_module.__file__).parent / "locale"
TEXTS = {path.stem: tomllib.loads(path.read_text("utf-8")) for path in LOCALE.glob("*.toml")}
VALUES = (
    *DIRECTION_NAMES,
    *SENSES,
    *SIDE_NAMES,
    *COMBATS,
    *LAYOUTS,
    *SHELTERS,
    *view.PHASE_NAMES,
    *view.RESULT_NAMES,
    *view.OUTCOME_NAMES,
)


def keys(texts, path=""):
    for key, value in texts.items():
        if isinstance(value, dict):
            yield from keys(value, f"{path}{key}.")
        else:
            assert value.strip() == value != ""
            yield path + key


def test_the_four_languages_say_the_same_things():
    assert set(TEXTS) == {"en", "fr", "nl", "de"}
    assert all(set(keys(texts)) == set(keys(TEXTS["en"])) for texts in TEXTS.values())


@pytest.mark.parametrize("language", ["en", "fr", "nl", "de"])
def test_every_seat_word_prompt_event_and_option_has_a_text(language):
    texts = TEXTS[language]
    assert set(texts["seats"]) == set(GAME.seat_names)
    assert set(VALUES) <= set(texts["words"])
    assert set(texts["prompts"]) == set(view.PHASE_NAMES) | {"open", "move"}
    assert set(texts["options"]) == set(GAME.options.__struct_fields__)
    assert set(texts["events"]) == {spec.type for spec in view.EVENTS.values()}
    for spec in view.EVENTS.values():
        assert set(re.findall(r"\{(\w+)\}", texts["events"][spec.type])) <= set(spec.fields)


def test_a_duel_is_drawn():
    text = GAME.draw(duel("g7:e d4:nw", "m4:e g10:se!", scores=(3, 4)).states[0], ["Ann", "Bob"]).plain
    assert "R→" in text
    assert "R↖" in text
    assert "Y↘*" in text
    assert "▶ R Ann" in text
    assert "score 4/10 reserve 6" in text
    assert text.count("○") == 5  # four free start cells, and the legend
    assert max(map(len, text.splitlines())) <= 80


def test_a_race_is_drawn():
    text = GAME.draw(Table.new(3, mode="race").states[0]).plain
    assert text.count("R←*") == text.count("Y↗*") == text.count("G↘*") == 5
    assert "home 0/5, off 0" in text
    assert "home 6/7, off 0" in GAME.draw(race("g7", "g1").states[0]).plain
    assert max(map(len, text.splitlines())) <= 80
