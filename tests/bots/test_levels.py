"""Levels and characters: complete, named in four languages, and in order."""

from __future__ import annotations

import itertools
import tomllib

import numpy as np
import pytest

from asterism.bots import make_bot
from asterism.bots.base import Limit
from asterism.bots.kernels import search_kernels
from asterism.bots.levels import (
    CHARACTERS,
    DEFAULT_CHARACTER,
    HERE,
    HIGHEST,
    ladders,
    mode_of,
    table_path,
    weights_for,
)
from asterism.engine.contract import Game
from asterism.engine.errors import OptionError
from asterism.engine.messages import templates
from asterism.engine.registry import all_games, load
from tests.bots.positions import MODES


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_every_mode_has_eight_levels_with_more_simulations_and_fewer_errors(game: str, mode: str) -> None:
    levels = ladders(load(game))[mode].levels
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
            assert weights.shape == (2, len(search_kernels(description).features))
            assert weights.any()


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_options_find_their_mode(game: str, mode: str) -> None:
    assert mode_of(load(game), load(game).modes[mode]) == mode


@pytest.mark.parametrize(("game", "mode"), MODES)
@pytest.mark.parametrize("character", [name for name in CHARACTERS if name != DEFAULT_CHARACTER])
def test_a_character_plays_every_mode_its_own_way(game: str, mode: str, character: str) -> None:
    description = load(game)
    for players in (2, 3):
        plain, own = (
            weights_for(description, description.modes[mode], players, c) for c in (DEFAULT_CHARACTER, character)
        )
        assert not np.array_equal(plain, own)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_characters_speak_of_features_that_there_are(game: Game) -> None:
    for weights in tomllib.loads(table_path(game, "characters.toml").read_text(encoding="utf-8")).values():
        assert set(weights) <= set(search_kernels(game).features)


def test_other_options_find_the_nearest_mode() -> None:
    assert mode_of(load("filantes"), {"mode": "race", "race_limit": 99}) == "race"
    assert mode_of(load("gravity"), {"goodies": ["teleport"], "ending": "expert"}) == "expert-goodies"
    assert mode_of(load("gravity"), {"goodies": ["teleport", "double_jump", "tile_turn"]}) == "goodies"


def test_levels_and_characters_are_named_and_described() -> None:
    texts = templates(HERE, "en")
    ids = [*(f"level-{level}" for level in range(1, HIGHEST + 1)), *(f"character-{name}" for name in CHARACTERS)]
    assert list(texts) == [id + part for id in ids for part in ("", ".description")]
    assert all(texts[f"{id}.description"].endswith(".") for id in ids)
    assert len({texts[id] for id in ids}) == len(ids)


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
    ladder = ladders(load("gravity"))["stars"]
    assert ladder.at(1.0) == ladder.levels[-1]
    assert ladder.at(1.0).simulations == ladder.simulations
    beginner = ladder.at(0.0)
    assert beginner.simulations == 1
    assert ladder.knobs.items() <= beginner.knobs._asdict().items()


def test_a_level_takes_no_more_simulations_than_it_has() -> None:
    from tests.bots.positions import played, state_of

    level = ladders(load("filantes"))["duel"].levels[3]
    info = make_bot("level:4", 1).play(state_of(played("filantes", "duel", 9)), Limit(simulations=10_000_000)).info
    assert info is not None
    assert info.simulations <= level.simulations
