"""What people read: the drawn board and the four languages."""

from __future__ import annotations

import random
import re
import tomllib
from pathlib import Path

import pytest
from rich.console import Console

from asterism.games.octocube import describe, view
from asterism.games.octocube.describe import GAME
from asterism.games.octocube.words import ABYSS_NAMES, COLOUR_NAMES, FACE_NAMES, KIND_NAMES, TILE_NAMES

from .table import Table, table

LOCALE = Path(describe.__file__).parent / "locale"
TEXTS = {path.stem: tomllib.loads(path.read_text("utf-8")) for path in LOCALE.glob("*.toml")}
VALUES = {
    *TILE_NAMES,
    *KIND_NAMES,
    *COLOUR_NAMES,
    *FACE_NAMES,
    *ABYSS_NAMES,
    *view.MODES,
    *view.RESULTS,
    *view.PHASES,
}
PROMPTS = {"over", "place", "action", "action_advanced", "action_kids", "fit", "stack", "lay"}
PROMPTS |= {f"{decision}_{letter}" for decision in ("power", "bonus") for letter in "abcdefghi"}


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
    assert VALUES - {None} == set(texts["words"])
    assert set(texts["prompts"]) == PROMPTS
    assert set(texts["options"]) == set(GAME.options.__struct_fields__)
    assert set(texts["options"]["mode"]["choices"]) == set(view.MODES)
    assert set(texts["events"]) == {spec.type for spec in view.EVENTS.values()}
    for spec in view.EVENTS.values():
        assert set(re.findall(r"\{(\w+)\}", texts["events"][spec.type])) <= set(spec.fields)


def test_the_prompt_says_what_is_decided():
    advanced = table(2, "advanced", cubes={0: ("b2", "b:fd")}, abyss={"b3": "H"})
    assert [view.prompt(Table.new(2, mode=mode).record) for mode in view.MODES] == ["place"] * 3
    assert view.prompt(advanced.record) == "action_advanced"
    assert view.prompt(table(cubes={0: ("b2", "b:fd")}).record) == "action"
    assert view.prompt(table(2, "kids", cubes={0: ("b2", "b:fd")}).record) == "action_kids"
    advanced.play("use:h")
    assert view.prompt(advanced.record) == "power_h"
    bonus = table(3, cubes={0: ("c2", "b:fd")})
    bonus.play("n")
    assert view.prompt(bonus.record) == "bonus_a"
    over = Table.new(2, max_rounds=1)
    over.play("@a1", "@b1")
    assert view.prompt(over.record) == "over"


def drawn(game, names=None):
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(GAME.draw(game.record, names))
    text = capture.get()
    assert max(map(len, text.splitlines())) <= 80
    return text


def test_the_area_is_drawn_with_cubes_and_boards():
    game = table(
        3,
        cubes={0: ("b2", "b:fd t:$"), 1: (None, "n:pw")},
        piles={"b2": "fw al", "d1": "fg sl"},
        abyss={"e5": "plain"},
        boards={0: "dw dw pl"},
        points={0: 7},
    )
    text = drawn(game, ["Ann", "Ben", "Cy"])
    for part in (
        "[1] Ann  b2, 0 coins, 7 points",
        "[1] top $$",
        "abyss A",
        "d:w2",
        "north pw",
        "5 Abyss tiles in reserve",
    ):
        assert part in text
    assert "sl" in text
    assert re.search(r"^> \[1\] Ann", text, re.MULTILINE)


def test_a_kids_game_is_drawn_with_its_spaces_and_stack():
    game = table(2, "kids", cubes={0: ("b2", "t:$ b:fd n:pw")})
    text = drawn(game)
    assert "any starfish" in text
    assert "cube: pw fd $$" in text
    game.play("take")
    while game.position.phase == "fit":
        game.play(game.legal()[0])
    assert "[pw]" in drawn(game)


def test_a_stack_being_built_is_drawn():
    game = Table.new(2, mode="kids")
    rng = random.Random(5)
    while not game.position.stack:
        game.play(rng.choice(game.legal()))
    assert re.search(r"^stack: \w\w", drawn(game), re.MULTILINE)


def test_a_bare_cell_under_a_cube_is_drawn():
    assert "[1] top --" in drawn(table(cubes={0: ("b2", "b:fd")}, piles={"b2": ""}))


def test_a_redacted_position_is_drawn():
    game = Table.new(4, mode="advanced").redacted()
    game.play("@a1")
    assert "??" in drawn(game)
