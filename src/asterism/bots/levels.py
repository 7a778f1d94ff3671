"""Levels 1 to 8 and characters: how each searches, from the tables in a game's ``bot/`` folder.

A game without such a folder has the same levels, unmeasured: they are plain UCT with more and more simulations.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from asterism.bots.kernels import search_kernels
from asterism.bots.knobs import Knobs, knobs_at
from asterism.bots.tree import SearchParameters
from asterism.engine.contract import Game
from asterism.engine.errors import OptionError
from asterism.engine.options import parse_options

HERE = Path(__file__).resolve().parent
LOWEST, HIGHEST = 1, 8
DEFAULT_CHARACTER = "even"
CHARACTERS = (DEFAULT_CHARACTER, "bold", "careful", "thief", "hermit", "gambler")
EVEN = (1.0, 1.0)
UCT = SearchParameters(Knobs(explore=1.0), np.zeros((2, 0)), uct=True)


class Level(msgspec.Struct, frozen=True):
    """How one level searches."""

    simulations: int
    knobs: Knobs


class Ladder(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The strength of one mode from a beginner to the highest level, and the skills of the levels.

    A *skill* is a number from 0 to 1: a higher one has more simulations and weaker ``Fades`` knobs.
    """

    simulations: int
    """Of the highest level; other skills have this number to the power of the skill, so a beginner has one."""
    skills: list[float]
    """Of the levels, the weakest first."""
    knobs: dict[str, float] = {}
    """Of a beginner, by the names in ``Knobs``; in ``levels.toml`` they are beside the other fields."""

    def at(self, skill: float) -> Level:
        """How a bot of that skill searches."""
        return Level(max(1, round(self.simulations**skill)), knobs_at(skill, self.knobs))

    @property
    def levels(self) -> list[Level]:
        """The levels, the weakest first."""
        return [self.at(skill) for skill in self.skills]


UNMEASURED = Ladder(simulations=5000, skills=[0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0])
"""The ladder of a game without a ``bot/`` folder."""


def read_ladder(table: dict[str, Any]) -> Ladder:
    """A ladder as ``levels.toml`` writes it; a name that is neither a field nor a knob is refused."""
    knobs = {name: value for name, value in table.items() if name in Knobs._fields}
    rest = {name: value for name, value in table.items() if name not in Knobs._fields}
    return msgspec.convert({**rest, "knobs": knobs}, Ladder)


def table_path(game: Game, name: str) -> Path:
    """A file in the ``bot/`` folder of a game that has one."""
    return Path(game.bot.__path__[0], name)


@cache
def ladders(game: Game) -> Mapping[str, Ladder]:
    """The measured ladders of a game, by mode; empty where the game has no ``bot/`` folder."""
    if game.bot is None:
        return {}
    return {mode: read_ladder(table) for mode, table in _toml(table_path(game, "levels.toml")).items()}


def ladder_for(game: Game, options: Any) -> Ladder:
    """The ladder of the mode that the options are nearest to."""
    return UNMEASURED if game.bot is None else ladders(game)[mode_of(game, options)]


def parameters_for(
    game: Game, options: Any, players: int, *, skill: float = 1.0, character: str = DEFAULT_CHARACTER
) -> SearchParameters:
    """The search of a skill and a character in a game."""
    if game.bot is None:
        return UCT
    knobs = ladder_for(game, options).at(skill).knobs
    return SearchParameters(knobs, weights_for(game, options, players, character))


def mode_of(game: Game, options: Any) -> str:
    """The game's mode that has most options in common with these; of equals the first."""
    own = msgspec.to_builtins(parse_options(game, options))

    def agreement(mode: str) -> float:
        theirs = msgspec.to_builtins(parse_options(game, game.modes[mode]))
        return sum(_overlap(own[name], theirs[name]) for name in own)

    return max(game.modes, key=agreement)


def _overlap(one: Any, other: Any) -> float:
    """How much two values of an option have in common, from 0 to 1; of collections, the share that both name."""
    if isinstance(one, tuple) and isinstance(other, tuple) and (one or other):
        return len({*one} & {*other}) / len({*one} | {*other})
    return float(one == other)


def weights_for(game: Game, options: Any, players: int, character: str = DEFAULT_CHARACTER) -> np.ndarray:
    """The weights of a game's features: a row for the start of the game, a row for what its progress adds."""
    table = weight_tables(game, mode_of(game, options))["two" if players == 2 else "more"]
    factors = character_factors(game, character)
    rows = [np.array(table.get(name, (0.0, 0.0))) * factors.get(name, EVEN) for name in search_kernels(game).features]
    return np.ascontiguousarray(np.array(rows, np.float64).T)


def weight_tables(game: Game, mode: str) -> dict[str, dict[str, tuple[float, float]]]:
    """The weights of a mode's features for ``two`` players and for ``more``; empty without a ``bot/`` folder."""
    return {} if game.bot is None else _toml(table_path(game, "weights.toml"))[mode]


def character_factors(game: Game, character: str) -> dict[str, tuple[float, float]]:
    """By how much a character multiplies the weights of features: those of the start, and what progress adds."""
    if game.bot is None:
        return {}
    factors = _toml(table_path(game, "characters.toml")).get(character, {})
    return {name: tuple(factor) if isinstance(factor, list) else (factor, factor) for name, factor in factors.items()}


def check_level(text: str) -> int:
    """The level that a text names; ``OptionError`` lists the levels."""
    if text not in map(str, range(LOWEST, HIGHEST + 1)):
        raise OptionError(f"a level is a number from {LOWEST} to {HIGHEST}, not {text[:20]!r}")
    return int(text)


def check_skill(text: str) -> float:
    """The skill that a text names."""
    if not re.fullmatch(r"[01](\.[0-9]{1,6})?", text) or float(text) > 1:
        raise OptionError(f"a skill is a number from 0 (a beginner) to 1 (the highest level), not {text[:20]!r}")
    return float(text)


@cache
def _toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))
