"""Generated files about the server: the JSON Schemas of requests and answers, and the page's types.

``python -m asterism.server.api.reference`` writes them, and those about the games (``engine/reference.py``), into the
repository that is the current folder; a test compares them.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from asterism.bots import grades as grade_numbers
from asterism.engine import reference as games
from asterism.engine.schemas import REFERENCE, reference, view_definitions
from asterism.engine.typescript import types_of
from asterism.server.api import live, live_log, live_requests
from asterism.server.api.base import Answer, Body, encode
from asterism.server.api.seeks import SeekTerms
from asterism.server.clock_kinds import AnyClock

NAMES = (
    "errors", "guests", "passkeys", "reminders", "games", "tables", "seeks", "my_games", "sharing", "live_requests",
    "live_log", "live", "replays", "lessons", "puzzles", "offline", "ratings", "editors", "host", "health",
)  # fmt: skip
MODULES = [import_module(f"asterism.server.api.{name}") for name in NAMES]
BASES = (Answer, Body, SeekTerms, live_requests.Message, live_log.Numbered, live.Situation)
"""Structs that are never sent themselves."""
GRADE_NUMBERS = ("GRADES", "TURNING_POINT_COST", "WARNED_GRADES", "SPREAD", "ASSESS_SHARE")
TYPED = {
    "type": "object",
    "properties": {"type": {"type": "string"}},
    "required": ["type"],
    "additionalProperties": True,
}
_OPTION: dict[str, Any] = {
    "description": {"type": "string"},
    "type": {"type": "string"},
    "enum": {"type": "array", "items": {"type": "string"}},
    "minimum": {"type": "number"},
    "maximum": {"type": "number"},
    "items": reference("OptionSchema"),
    "anyOf": {"type": "array", "items": reference("OptionSchema")},
    "$ref": {"type": "string"},
}
OPEN = {
    "GameEvent": {"description": "An event of any game; the schema of each game says which there are.", **TYPED},
    "Move": {"description": "A structured move of any game; the schema of each game says which there are.", **TYPED},
    "Option": {
        "description": "An option of a game: its JSON Schema, as far as forms read it, with its name and default.",
        "type": "object",
        "properties": {"name": {"type": "string"}, **_OPTION, "default": {}},
        "required": ["name", "default"],
    },
    "OptionSchema": {
        "description": "The JSON Schema of a part of an option, as far as forms read it.",
        "type": "object",
        "properties": _OPTION,
    },
}
"""What depends on the installed games."""


def _structs(module: ModuleType, base: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    """The structs of a module that derive from ``base``, in the order of their definition."""
    for found in vars(module).values():
        own = isinstance(found, type) and found.__module__ == module.__name__
        if own and issubclass(found, base) and found not in BASES:
            yield found


def _schema(title: str, types: list[Any], unions: dict[str, Any]) -> dict[str, Any]:
    roots, definitions = msgspec.json.schema_components([*types, *unions.values()], ref_template=REFERENCE)
    named = dict(zip(unions, roots[len(types) :], strict=True))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "$defs": {**definitions, **named},
    }


def answers_schema() -> dict[str, Any]:
    """The schema of everything that the server sends."""
    types = [struct for module in MODULES for struct in _structs(module, Answer)]
    unions = {"LogEntry": live_log.LogEntry, "ServerMessage": live.ServerMessage, "ClockSetting": AnyClock}
    schema = _schema("Answers of the server, and its messages on live connections", types, unions)
    schema["$defs"] |= view_definitions({}) | OPEN
    return schema


def requests_schema() -> dict[str, Any]:
    """The schema of everything that clients send."""
    types = [
        struct for module in MODULES for base in (Body, live_requests.Message) for struct in _structs(module, base)
    ]
    unions = {"ClientMessage": live_requests.ClientMessage, "ClockSetting": AnyClock}
    return _schema("Bodies of requests to the server, and messages to it on live connections", types, unions)


def bases() -> dict[str, Any]:
    """What several messages have in common, for the page's types alone."""
    definition = msgspec.json.schema_components([live.Situation], ref_template=REFERENCE)[1]["Situation"]
    return {
        "Situation": {**definition, "properties": {k: v for k, v in definition["properties"].items() if k != "type"}}
    }


def grades_text() -> str:
    """The numbers by which page and server grade decisions alike, as TypeScript."""
    head = "/** How decisions are graded, and when the coach warns (`bots/grades.py`). Generated: do not edit. */\n"
    values = {name: encode(vars(grade_numbers)[name]).decode() for name in GRADE_NUMBERS}
    return "\n".join((head, *(f"export const {name} = {value} as const;" for name, value in values.items()), ""))


def files() -> dict[str, str]:
    """All generated files, by their path in the repository."""
    made = games.files()
    for name, schema, shared in (("answers", answers_schema(), bases()), ("requests", requests_schema(), {})):
        made[f"docs/schemas/{name}.json"] = games.schema_text(schema)
        types = types_of(schema["title"], shared | schema["$defs"], defaults_sent=name == "answers")
        made[f"web/src/api/{name}.ts"] = types
    made["web/src/api/grades.ts"] = grades_text()
    return made


if __name__ == "__main__":
    for path, text in files().items():
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        Path(path).write_text(text, encoding="utf-8")
