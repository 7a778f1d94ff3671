"""Levels 1 to 8 and characters: how each thinks, from tables that were measured (``levels.toml``, ``weights.toml``)."""

from __future__ import annotations

import re
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
LEAST_NOISE = 0.003
"""What is left at the highest level, so that it does not play the same game again and again."""
PLAIN_CHARACTER = "even"
CHARACTERS = (PLAIN_CHARACTER, "bold", "careful")


class Level(msgspec.Struct, frozen=True):
    """How one level thinks: how much, and how."""

    simulations: int
    knobs: Knobs


class Ladder(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One mode's road from a beginner to the highest level, and where on it the levels stand.

    A *skill* is a place on the road, from 0 to 1: more simulations, fewer wrong glances, fewer actions overlooked.
    """

    simulations: int
    """Of the highest level. A beginner has one, and twice the skill squares their number."""
    noise: float
    """Of a beginner, as the next."""
    overlook: float
    skills: list[float]
    """Of the levels, the weakest first."""
    explore: float = Knobs().explore
    """Of all of them."""

    def at(self, skill: float) -> Level:
        """How somebody of that skill thinks."""
        wrong = (1 - skill) ** 2
        noise, overlook = LEAST_NOISE + (self.noise - LEAST_NOISE) * wrong, self.overlook * wrong
        return Level(
            max(1, round(self.simulations**skill)), Knobs(explore=self.explore, noise=noise, overlook=overlook)
        )

    @property
    def levels(self) -> list[Level]:
        """The levels, the weakest first."""
        return [self.at(skill) for skill in self.skills]


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

    def agree(mode: str) -> float:
        theirs = msgspec.to_builtins(parse_options(game, game.modes[mode]))
        return sum(_alike(own[name], theirs[name]) for name in own)

    return max(game.modes, key=agree)


def _alike(one: Any, other: Any) -> float:
    """How much two values of an option have in common, from 0 to 1; where they are many, the share that both name."""
    if isinstance(one, tuple) and isinstance(other, tuple) and (one or other):
        return len({*one} & {*other}) / len({*one} | {*other})
    return float(one == other)


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
    if text not in map(str, range(LOWEST, HIGHEST + 1)):
        raise OptionError(f"a level is a number from {LOWEST} to {HIGHEST}, not {text[:20]!r}")
    return int(text)


def check_skill(text: str) -> float:
    """The skill that a text names."""
    if not re.fullmatch(r"[01](\.[0-9]{1,6})?", text) or float(text) > 1:
        raise OptionError(f"a skill is a number from 0 (a beginner) to 1 (the highest level), not {text[:20]!r}")
    return float(text)


@cache
def _toml(name: str) -> dict[str, Any]:
    return tomllib.loads((HERE / name).read_text(encoding="utf-8"))
