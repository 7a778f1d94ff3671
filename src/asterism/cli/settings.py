"""Options as people type them on a command line."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from asterism.engine import registry
from asterism.engine.contract import Game
from asterism.engine.errors import OptionError
from asterism.engine.options import mode_options, parse_options


class Settings(NamedTuple):
    """A game and the options chosen for it."""

    game: Game
    options: dict[str, Any]


def settings(id: str, mode: str | None, pairs: list[str]) -> Settings:
    """The game, its mode's options, and ``name=value`` pairs over them, checked."""
    game = registry.load(id)
    options = mode_options(game, mode)
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise OptionError(f"an option is name=value, not {pair!r}")
        read_file = game.option_files.get(name)
        options[name] = read_file(value) if read_file else _value(game, name, value)
    parse_options(game, options)
    return Settings(game, options)


def _value(game: Game, name: str, text: str) -> Any:
    """The first reading of ``text`` that the option takes: JSON, the text itself, a list by commas."""
    readings: list[Any] = [text, [part for part in text.split(",") if part]]
    with suppress(msgspec.DecodeError):
        readings.insert(0, msgspec.json.decode(text))
    for reading in readings:
        try:
            parse_options(game, {name: reading})
        except OptionError:
            continue
        return reading
    return readings[0]
