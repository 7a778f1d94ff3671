"""JSON Schemas of a game: of its position documents, and among their definitions of its views, moves and events."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

import msgspec

from asterism.engine.contract import Game
from asterism.engine.match_types import LegalAction, View
from asterism.engine.position import schema

REFERENCE = "#/$defs/{name}"


def reference(name: str) -> dict[str, str]:
    """A schema that refers to a definition of the same file."""
    return {"$ref": REFERENCE.format(name=name)}


def game_schema(game: Game) -> dict[str, Any]:
    """The schema of a game's file in ``docs/schemas``."""
    document = schema(game)
    events = reduce(or_, (spec.event for spec in game.view.EVENTS.values()))
    document["$defs"] |= _union("Move", game.actions.Move, "Move") | _union("GameEvent", events, "Event")
    document["$defs"] |= view_definitions(reference("Position"))
    if game.editor is not None:
        structs = [game.editor.Drawn, game.editor.Content, game.editor.Checked]
        document["$defs"] |= msgspec.json.schema_components(structs, ref_template=REFERENCE)[1]
    return document


def _union(name: str, union: Any, suffix: str) -> dict[str, Any]:
    """The definition of a union, and those of its members, with ``suffix`` behind their names."""
    (whole,), members = msgspec.json.schema_components([union], ref_template=REFERENCE + suffix)
    return {name: whole} | {member + suffix: definition for member, definition in members.items()}


def view_definitions(position: dict[str, Any]) -> dict[str, Any]:
    """The definitions of views and legal actions, which refer to those of moves and events."""
    _, found = msgspec.json.schema_components([View, LegalAction], ref_template=REFERENCE)
    found["View"]["properties"]["position"] = position
    found["LegalAction"]["properties"] |= {
        "move": reference("Move"),
        "preview": {"type": "array", "items": reference("GameEvent")},
    }
    return found
