"""Reference pages made from the code: position schemas, and the tables of moves and events.

``python -m asterism.engine.reference`` writes ``docs/schemas/*.json`` and ``docs/events.md``; a test compares them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import msgspec

from asterism.engine.contract import Game
from asterism.engine.position import schema
from asterism.engine.registry import all_games
from asterism.engine.text import lookup, texts

INTRODUCTION = """# Moves and events

What `move` and `events` hold, game by game. This page is made from the code (`make golden`).

A **move** is an object with a `type` and the fields named here. An **event** is an object with a `type` and the fields
named here, and tells one thing that happened. Seats, spaces and places of tiles are integers from 0 (the notation
counts players and spaces from 1); cells, cards, kinds, colours and directions are words, in lower case as listed here.
A value that the reader may not know is `null`. The English text of an event is shown as the locale files have it.
"""


def schema_text(game: Game) -> str:
    """The JSON Schema of a game's positions, as its file holds it."""
    return msgspec.json.format(msgspec.json.encode(schema(game))).decode() + "\n"


def events_page() -> str:
    """The page of moves and events."""
    parts = [INTRODUCTION]
    for game in all_games():
        parts.append(f"## {game.title}\n\n| move | fields | |\n|---|---|---|\n{_moves(game)}")
        parts.append(f"| event | fields | text |\n|---|---|---|\n{_events(game)}")
        parts.append(f"Prompts: {_keys(game, 'prompts')}.\n\nWords for values: {_keys(game, 'words')}.\n")
    return "\n".join(parts)


def _keys(game: Game, section: str) -> str:
    return ", ".join(f"`{key}`" for key in texts(game.id, "en")[section])


def _moves(game: Game) -> str:
    rows = []
    for move in get_args(game.actions.Move):
        (_,), components = msgspec.json.schema_components([move])
        spec = components[move.__name__]
        properties = spec["properties"]
        (tag,) = properties.pop("type")["enum"]
        fields = (_field(name, value, name in spec["required"]) for name, value in properties.items())
        rows.append(f"| `{tag}` | {', '.join(fields)} | {spec.get('description', '')} |\n")
    return "".join(rows)


def _field(name: str, spec: dict[str, Any], required: bool) -> str:
    words = spec.get("enum") or [word for part in spec.get("anyOf", ()) for word in part.get("enum", ())]
    notes = [*map(str, words), *([] if required else [f"default {msgspec.json.encode(spec['default']).decode()}"])]
    return f"`{name}` ({', '.join(notes)})" if notes else f"`{name}`"


def _events(game: Game) -> str:
    rows = []
    for spec in game.view.EVENTS.values():
        text = lookup(game.id, "en", "events", spec.type)
        fields = ", ".join(f"`{name}`" for name in spec.fields)
        rows.append(f"| `{spec.type}` | {fields} | {text if text != spec.type else ''} |\n")
    return "".join(rows)


if __name__ == "__main__":
    for described in all_games():
        Path(f"docs/schemas/{described.id}.json").write_text(schema_text(described), encoding="utf-8")
    Path("docs/events.md").write_text(events_page(), encoding="utf-8")
