"""Levels and characters: all there, named in four languages, and in order."""

from __future__ import annotations

import itertools
import tomllib

import numpy as np
import pytest

from asterism.bots import make_bot
from asterism.bots.base import Limit
from asterism.bots.levels import CHARACTERS, HERE, HIGHEST, PLAIN_CHARACTER, ladders, mode_of, texts, weights_for
from asterism.bots.tree import kernels
from asterism.engine.errors import OptionError
from asterism.engine.registry import load
from asterism.engine.text import LANGUAGES
from tests.bots.positions import MODES


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_every_mode_has_eight_levels_that_think_ever_more_and_ever_better(game: str, mode: str) -> None:
    levels = ladders()[game][mode].levels
    assert len(levels) == HIGHEST
    for lower, higher in itertools.pairwise(levels):
        assert lower.simulations <= higher.simulations
        assert lower.knobs.noise > higher.knobs.noise
        assert lower.knobs.overlook > higher.knobs.overlook


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_every_mode_has_weights_of_its_own(game: str, mode: str) -> None:
    description = load(game)
    for players in (2, 3):
        for character in CHARACTERS:
            weights = weights_for(description, description.modes[mode], players, character)
            assert weights.shape == (2, len(kernels(game).features))
            assert weights.any()


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_options_find_their_mode(game: str, mode: str) -> None:
    assert mode_of(load(game), load(game).modes[mode]) == mode


@pytest.mark.parametrize(("game", "mode"), MODES)
@pytest.mark.parametrize("character", [name for name in CHARACTERS if name != PLAIN_CHARACTER])
def test_a_character_plays_every_mode_its_own_way(game: str, mode: str, character: str) -> None:
    description = load(game)
    for players in (2, 3):
        plain, own = (
            weights_for(description, description.modes[mode], players, c) for c in (PLAIN_CHARACTER, character)
        )
        assert not np.array_equal(plain, own)


def test_characters_speak_of_features_that_there_are() -> None:
    for tastes in tomllib.loads((HERE / "characters.toml").read_text(encoding="utf-8")).values():
        for game, features in tastes.items():
            assert set(features) <= set(kernels(game).features)


def test_other_options_find_the_nearest_mode() -> None:
    assert mode_of(load("filantes"), {"mode": "race", "race_limit": 99}) == "race"
    assert mode_of(load("gravity"), {"goodies": ["teleport"], "ending": "expert"}) == "expert-goodies"
    assert mode_of(load("gravity"), {"goodies": ["teleport", "double_jump", "tile_turn"]}) == "goodies"


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_and_characters_are_named_and_described(language: str) -> None:
    table = texts(language)
    assert list(table["levels"]) == [str(level) for level in range(1, HIGHEST + 1)]
    assert list(table["characters"]) == list(CHARACTERS)
    for entry in (*table["levels"].values(), *table["characters"].values()):
        assert entry["name"]
        assert entry["text"].endswith(".")
    names = [entry["name"] for entry in table["levels"].values()]
    assert len(set(names)) == HIGHEST


@pytest.mark.parametrize(
    "spec",
    [
        "",
        "level",
        "level:0",
        "level:9",
        "level:x",
        "level:5:mad",
        "random:1",
        "uct:3",
        "uct:bold",
        "skill:1.1",
        "skill:-0",
        "skill:x",
        "god",
    ],
)
def test_an_unknown_bot_is_refused_with_the_list_of_bots(spec: str) -> None:
    with pytest.raises(OptionError, match="level"):
        make_bot(spec, 1)


@pytest.mark.parametrize(
    "spec", ["random", "uct", "best", "best:bold", "level:1", "level:8", "level:5:careful", "skill:0.25:bold"]
)
def test_a_bot_is_named_as_it_was_asked_for(spec: str) -> None:
    bot = make_bot(spec, 1)
    assert bot.name == spec
    bot.close()


def test_skill_goes_from_a_beginner_to_the_highest_level() -> None:
    ladder = ladders()["gravity"]["stars"]
    assert ladder.at(1.0) == ladder.levels[-1]
    assert ladder.at(1.0).simulations == ladder.simulations
    beginner = ladder.at(0.0)
    assert (beginner.simulations, beginner.knobs.noise, beginner.knobs.overlook) == (1, ladder.noise, ladder.overlook)


def test_a_level_takes_no_more_simulations_than_it_has() -> None:
    from tests.bots.positions import played, seen

    level = ladders()["filantes"]["duel"].levels[3]
    info = make_bot("level:4", 1).play(seen(played("filantes", "duel", 9)), Limit(simulations=10_000_000)).info
    assert info is not None
    assert info.simulations <= level.simulations
