"""The drawn board."""

from __future__ import annotations

import random
import re

from rich.console import Console

from asterism.games.octocube.describe import GAME

from .table import Table, table


def drawn(game, names=None):
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(GAME.draw(game.state, names))
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
