"""Levels 1 to 8 and characters: how each thinks, from tables that were measured (``levels.toml``, ``weights.toml``)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from asterism.bots.tree import Knobs, kernels
from asterism.engine.contract import Game
from asterism.engine.errors import OptionError
from asterism.engine.options import parse_options
from asterism.engine.text import LANGUAGES

HERE = Path(__file__).resolve().parent
LOWEST, HIGHEST = 1, 8
PLAIN_CHARACTER = "even"
CHARACTERS = (PLAIN_CHARACTER, "bold", "careful")


class Level(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How one level thinks: how much, and how much of it is wrong."""

    simulations: int
    noise: float = 0.0
    overlook: float = 0.0
    horizon: int = 400


class Ladder(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The levels of one mode of a game, the weakest first, and what is common to them."""

    explore: float
    sharpness: float
    noise: float
    """A beginner's noise and share of overlooked actions, where the road of ``calibrate`` starts."""
    overlook: float
    levels: list[Level]

    def knobs(self, level: Level) -> Knobs:
        """The knobs of a search at that level."""
        return Knobs(
            explore=self.explore,
            sharpness=self.sharpness,
            noise=level.noise,
            overlook=level.overlook,
            horizon=level.horizon,
        )


@cache
def ladders() -> Mapping[str, Mapping[str, Ladder]]:
    """The ladder of every game and mode."""
    return msgspec.convert(_toml("levels.toml"), dict[str, dict[str, Ladder]])


def ladder_for(game: Game, options: Any) -> Ladder:
    """The ladder of the mode that the options are nearest to."""
    return ladders()[game.id][mode_of(game, options)]


def mode_of(game: Game, options: Any) -> str:
    """The game's mode that has most options in common with these; of equals the first."""
    own = msgspec.to_builtins(parse_options(game, options))

    def agree(mode: str) -> int:
        theirs = msgspec.to_builtins(parse_options(game, game.modes[mode]))
        return sum(own[name] == theirs[name] for name in own)

    return max(game.modes, key=agree)


def weights_for(game: Game, options: Any, players: int, character: str = PLAIN_CHARACTER) -> np.ndarray:
    """What the features of a position are worth to a character: at the start of a game, and what progress adds."""
    tables = _toml("weights.toml")[game.id][mode_of(game, options)]
    table = tables["two" if players == 2 else "more"]
    taste = _toml("characters.toml").get(character, {}).get(game.id, {})
    rows = [np.array(table.get(name, (0.0, 0.0))) * taste.get(name, 1.0) for name in kernels(game.id).features]
    return np.ascontiguousarray(np.array(rows, np.float64).T)


def texts(language: str) -> Mapping[str, Any]:
    """The names and descriptions of levels and characters in a language, English where there is no such."""
    return _toml(f"locale/{language if language in LANGUAGES else 'en'}.toml")


def check_level(text: str) -> int:
    """The level that a text names; ``OptionError`` says which there are."""
    if not (text.isascii() and text.isdigit()) or not LOWEST <= int(text) <= HIGHEST:
        raise OptionError(f"a level is a number from {LOWEST} to {HIGHEST}, not {text[:20]!r}")
    return int(text)


@cache
def _toml(name: str) -> dict[str, Any]:
    return tomllib.loads((HERE / name).read_text(encoding="utf-8"))
