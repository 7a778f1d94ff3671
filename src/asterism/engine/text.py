"""Texts of a game in the reader's language.

A text that the language lacks is English, and one that English lacks is the bare key.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from asterism.engine import registry
from asterism.engine.errors import OptionError
from asterism.engine.events import Event
from asterism.engine.messages import format_message, languages

HERE = Path(__file__).resolve().parent
LANGUAGES = languages(HERE)
"""The available languages: those of the engine's own ``locale/``."""
SEAT_FIELDS = ("seat", "victim", "owner", "winner", "by", "other")
"""The fields of events that hold seats, beside those that end with ``_seat``."""


def check_language(language: str) -> str:
    """The language, if there is one of that name; ``OptionError`` lists those there are."""
    if language not in LANGUAGES:
        raise OptionError(f"language must be one of {', '.join(LANGUAGES)}, not {language!r}")
    return language


def title(game: str, language: str) -> str:
    described = registry.load(game)
    return format_message(described.folder, language, "title") or described.title


def lookup(game: str, language: str, kind: str, key: str, attribute: str = "") -> str:
    """The message ``<kind>-<key>`` of a game, or one of its attributes; the key itself where there is none."""
    id = f"{kind}-{key}.{attribute}" if attribute else f"{kind}-{key}"
    return format_message(registry.load(game).folder, language, id) or key


def seat_names(game: str, language: str, colours: Sequence[str]) -> list[str]:
    """The default names of seats: their colours."""
    return [lookup(game, language, "seat", colour) for colour in colours]


def event_text(game: str, language: str, event: Event, names: Sequence[str]) -> str:
    """One event as a sentence; empty for an event that only animations need."""
    return _text(game, language, f"event-{event.type}", event.data, names) or ""


def preview_text(game: str, language: str, event: Event, names: Sequence[str]) -> str:
    """What the deciding player would do by an event, as a phrase ("take a green star"); empty where there is none."""
    return _text(game, language, f"event-{event.type}.would", event.data, names) or ""


def move_text(game: str, language: str, move: Any, names: Sequence[str]) -> str:
    """What a structured move is called; its bare type where the game has no text for it."""
    fields = msgspec.to_builtins(move)
    type = fields.pop("type")
    return _text(game, language, f"move-{type}", fields, names) or str(type)


def _text(game: str, language: str, id: str, fields: Mapping[str, Any], names: Sequence[str]) -> str | None:
    values: dict[str, str | int] = {}
    for name, value in fields.items():
        values |= auxiliary_values(name, value)
        values[name] = _value(game, language, name, value, names)
    return format_message(registry.load(game).folder, language, id, values)


def auxiliary_values(field: str, value: Any) -> dict[str, str | int]:
    """What a message can select by beside the field itself: ``<field>_key`` is the value before it became a word,
    ``<field>_count`` the length of a list, ``<field>_number`` a number from 0 counted from 1.
    """
    if isinstance(value, list | tuple):
        return {f"{field}_count": len(value)}
    if isinstance(value, int) and not isinstance(value, bool):
        return {f"{field}_number": value + 1}
    return {f"{field}_key": "unknown" if value is None else str(value)}


def _value(game: str, language: str, field: str, value: Any, names: Sequence[str]) -> str | int:
    """The value of a field for its text: a name, a word, or a number, which selects singular or plural."""
    if value is None:
        return lookup(game, language, "word", "unknown")
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return names[value] if field in SEAT_FIELDS or field.endswith("_seat") else value
    if isinstance(value, list | tuple):
        return ", ".join(str(_value(game, language, field, part, names)) for part in value)
    return lookup(game, language, "word", str(value))
