"""Typed options: checked with a clear message, and listed with range, default and one-line explanation."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from asterism.engine.allowed import explain
from asterism.engine.contract import Game
from asterism.engine.errors import OptionError


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of every game's options."""


def parse_options(game: Game, options: Any, mode: str | None = None) -> Any:
    """The game's options from a mapping, an options struct or the name of a mode, over those of ``mode``.

    ``OptionError`` names the option, the reason and the valid values.
    """
    given = mode_options(game, mode)
    if isinstance(options, str):
        options = mode_options(game, options)
    if isinstance(options, msgspec.Struct):
        options = msgspec.to_builtins(options)
    if options is not None and not isinstance(options, dict):
        raise OptionError(
            f"{game.id}: options are an object or the name of a mode, not {type(options).__name__}", game=game.id
        )
    given |= options or {}
    for name in given:
        if name not in game.options.__struct_fields__:
            there_are = ", ".join(game.options.__struct_fields__)
            raise OptionError(f"{game.id}: there is no option {name!r}; the options are {there_are}", game=game.id)
    try:
        return msgspec.convert(given, game.options)
    except msgspec.ValidationError as error:
        raise OptionError(f"{game.id}: {explain(error, given, game.options)}", game=game.id) from error


def mode_options(game: Game, mode: Any) -> dict[str, Any]:
    """The options of a named mode; none without one. ``OptionError`` lists the modes there are."""
    if mode is None:
        return {}
    if not isinstance(mode, str) or mode not in game.modes:
        there_are = ", ".join(game.modes)
        raise OptionError(f"{game.id}: there is no mode {mode!r}; the modes are {there_are}", game=game.id)
    return dict(game.modes[mode])


def standard_mode(game: Game, options: Any, mode: str | None = None) -> str | None:
    """The mode whose standard game these options are, ``mode`` alone if it is given; None if they are none's.

    Standard are the options of the mode itself, with those that ``Game.standard_options`` leaves open.
    """
    given = as_dict(options)
    free = game.standard_options
    if any(getattr(options, name) not in values for name, values in free.items()):
        return None
    for name in game.modes if mode is None else (mode,):
        wanted = as_dict(parse_options(game, None, name))
        if all(given.get(key) == wanted.get(key) for key in (given.keys() | wanted.keys()) - free.keys()):
            return name
    return None


def check_players(game: Game, players: Any) -> int:
    """The number of players, if the game can be played by so many."""
    if isinstance(players, np.integer):
        players = int(players)
    if isinstance(players, bool) or not isinstance(players, int):
        raise OptionError(f"{game.id}: players must be an integer, not {players!r}")
    if not game.min_players <= players <= game.max_players:
        raise OptionError(f"{game.id}: players must be {game.min_players} to {game.max_players}, not {players}")
    return players


def as_dict(options: Any) -> dict[str, Any]:
    """Only the options that differ from their defaults, as JSON knows them."""
    values, defaults = (msgspec.json.decode(msgspec.json.encode(o)) for o in (options, type(options)()))
    return {name: value for name, value in values.items() if value != defaults[name]}


def describe_game(game: Game) -> dict[str, Any]:
    """A JSON-ready description of the game: players, modes, options."""
    return {
        "game": game.id,
        "title": game.title,
        "rules_versions": list(game.rules_versions),
        "players": [game.min_players, game.max_players],
        "secrets": game.secrets,
        "modes": game.modes,
        "options": describe_options(game),
    }


def describe_options(game: Game) -> list[dict[str, Any]]:
    """Every option with its JSON Schema (type, range, choices, description) and its default."""
    _, components = msgspec.json.schema_components([game.options])
    schema = components[game.options.__name__]
    return [{"name": name, **spec} for name, spec in schema["properties"].items()]
