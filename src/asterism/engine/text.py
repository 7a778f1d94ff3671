"""Texts that people read, in their language: ``locale/<language>.toml`` of each game, else English."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from asterism.engine.events import Event

LANGUAGES = ("en", "fr", "nl", "de")
GAMES = Path(__file__).resolve().parent.parent / "games"
SEAT_FIELDS = ("seat", "enemy_seat", "victim", "other")


@cache
def texts(game: str, language: str) -> Mapping[str, Any]:
    """All texts of a game in one language."""
    path = GAMES / game / "locale" / f"{language if language in LANGUAGES else 'en'}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def lookup(game: str, language: str, *keys: str) -> str:
    """The text under ``keys``; the last key itself where there is none."""
    for source in (texts(game, language), texts(game, "en")):
        value: Any = source
        for key in keys:
            value = value.get(key) if isinstance(value, Mapping) else None
        if isinstance(value, str):
            return value
    return keys[-1]


def seat_names(game: str, language: str, colours: Sequence[str]) -> list[str]:
    """What seats are called when nobody has given a name: their colours."""
    return [lookup(game, language, "seats", colour) for colour in colours]


def tell(game: str, language: str, event: Event, names: Sequence[str]) -> str:
    """One event in words; empty for an event that only an animation needs."""
    template = lookup(game, language, "events", event.type)
    if template == event.type:
        return ""
    return template.format_map({name: _word(game, language, name, v, names) for name, v in event.data.items()})


def _word(game: str, language: str, field: str, value: Any, names: Sequence[str]) -> str:
    if value is None:
        return lookup(game, language, "words", "unknown")
    if field in SEAT_FIELDS and isinstance(value, int):
        return names[value]
    if isinstance(value, str):
        return lookup(game, language, "words", value)
    if isinstance(value, list | tuple):
        return ", ".join(_word(game, language, field, v, names) for v in value)
    return str(value)
