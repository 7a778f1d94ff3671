"""Describe in words what a JSON Schema allows, for error messages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import msgspec

Schema = Mapping[str, Any]
PATH = re.compile(r"\.(?P<name>\w+)|\[(?P<index>\d+)\]")
MISSING = re.compile(r"Object missing required field `(.*)`")
UNKNOWN = re.compile(r"Object contains unknown field `(.*)`")
SHOWN = 60
TYPES = {"boolean": "true or false", "null": "null", "object": "an object", "string": "a text", "number": "a number"}


def describe(schema: Schema, components: Mapping[str, Schema]) -> str:
    """What a schema allows: ``an integer from 1 to 30, or null``."""
    schema = _resolve(schema, components)
    if "anyOf" in schema:
        return ", or ".join(describe(part, components) for part in schema["anyOf"])
    if "enum" in schema:
        return "one of " + ", ".join(map(str, schema["enum"]))
    kind = schema.get("type")
    if kind == "integer":
        return "an integer" + _range(schema.get("minimum"), schema.get("maximum"))
    if kind == "array":
        items: Schema = schema.get("items") or next(iter(schema.get("prefixItems", ())), {})
        count = _count(schema.get("minItems", 0), schema.get("maxItems"))
        return f"a list{count}, each {describe(items, components)}" if items else f"a list{count}"
    if "properties" in schema:
        return f"an object with {', '.join(schema['properties'])}"
    words = TYPES.get(str(kind), "something else")
    if "pattern" in schema:
        words += f" that matches {schema['pattern']}"
    if "maxLength" in schema:
        words += f" of at most {schema['maxLength']} characters"
    return words


def _range(least: Any, most: Any) -> str:
    if least is None:
        return "" if most is None else f" up to {most}"
    return f" from {least}" + ("" if most is None else f" to {most}")


def _count(least: int, most: int | None) -> str:
    if most is None:
        return f" of at least {least}" if least else ""
    return f" of {most}" if least == most else f" of at most {most}" if not least else f" of {least} to {most}"


def _resolve(schema: Schema, components: Mapping[str, Schema]) -> Schema:
    return components[schema["$ref"].rpartition("/")[2]] if "$ref" in schema else schema


def explain(error: msgspec.ValidationError, value: Any, type: Any) -> str:
    """Why msgspec could not read ``value`` as ``type``: what is wrong, where, and what is allowed.

    A reason from a ``__post_init__`` is returned unchanged.
    """
    reason, _, place = str(error).partition(" - at ")
    (root,), components = msgspec.json.schema_components([type])
    steps = [m["name"] or int(m["index"]) for m in PATH.finditer(place.rpartition("$")[2])]
    schema, value = _follow(root, value, steps, components)
    path = re.sub(r"^\.", "", place.rpartition("$")[2].strip("`"))
    before = f"{path}: " if path else ""
    if found := UNKNOWN.fullmatch(reason):
        known = _parts(schema, components)[0].get("properties", ())
        return f"{before}there is no field {found[1]!r}; the fields are {', '.join(known)}"
    if found := MISSING.fullmatch(reason):
        return f"{before}the field {found[1]!r} is missing"
    if not reason.startswith(("Expected", "Invalid")):
        return f"{before}{reason}"
    shown = repr(value)
    shown = shown if len(shown) <= SHOWN else shown[: SHOWN - 1] + "…"
    return f"{path or 'it'} must be {describe(schema, components)}, not {shown}"


def _parts(schema: Schema, components: Mapping[str, Schema]) -> list[Schema]:
    """The alternatives of a schema, those with parts of their own first."""
    schema = _resolve(schema, components)
    parts = [_resolve(part, components) for part in schema.get("anyOf", (schema,))]
    return sorted(parts, key=lambda part: part.get("type") not in ("object", "array"))


def _follow(schema: Schema, value: Any, steps: list[Any], components: Mapping[str, Schema]) -> tuple[Schema, Any]:
    """The schema of a part of a value, and that part."""
    for step in steps:
        part = _parts(schema, components)[0]
        if isinstance(step, int):
            prefix = part.get("prefixItems", ())
            schema = prefix[step] if step < len(prefix) else part.get("items") or {}
        else:
            schema = part.get("properties", {}).get(step, {})
        value = value[step]
    return schema, value
