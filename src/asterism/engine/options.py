"""Typed options: checked with a clear message, and listed with range, default and one-line explanation."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from asterism.engine.contract import Game
from asterism.engine.errors import OptionError


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of every game's options."""


def parse_options(game: Game, options: Any) -> Any:
    """The game's options from a mapping (or an options struct); ``OptionError`` names the option and the reason."""
    if options is None:
        options = {}
    if isinstance(options, msgspec.Struct):
        options = msgspec.to_builtins(options)
    if not isinstance(options, dict):
        raise OptionError(f"options must be an object, not {type(options).__name__}")
    try:
        return msgspec.convert(options, game.options)
    except msgspec.ValidationError as error:
        raise OptionError(f"{game.id}: {error}", game=game.id) from error


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
    """What a program needs to know to offer the game: players, modes, options."""
    return {
        "game": game.id,
        "title": game.title,
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
