"""TypeScript types from the definitions of a JSON Schema, as far as msgspec writes such schemas."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

Schema = Mapping[str, Any]
SHORT = 80
"""The characters up to which an object without comments is written on one line."""
MANY_FIELDS = 7
"""So many fields of another definition are worth naming it where they are repeated."""
ALL_FIELDS = 3
"""So many are, where they are all that it has."""
PRIMITIVES = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
HEADER = "/** {title}. Generated from the code (`make golden`): do not edit. */\n"


class Module(NamedTuple):
    """Another module, and definitions whose types it exports."""

    path: str
    definitions: Mapping[str, Schema]


def types_of(title: str, definitions: Mapping[str, Schema], *, defaults_sent: bool, base: Module | None = None) -> str:
    """A module that exports a type for each definition.

    A field that is not required and has a default may be left out of what is read; with ``defaults_sent`` the types
    describe what is written, where such a field is always there. A definition of the same name in ``base`` is
    imported, and only what differs is written; so is one that has the fields of another of this module.
    """
    writer = _Writer(defaults_sent)
    theirs = base.definitions if base is not None else {}
    shared = [name for name in definitions if name in theirs]
    parts = [HEADER.format(title=title)]
    if base is not None and shared:
        parts.append(f'import type * as base from "{base.path}";\n')
    for name, definition in definitions.items():
        own, inherited = definition, ""
        if name in shared:
            own, inherited = _difference(definition, theirs[name], f"base.{name}", theirs)
        elif other := _extended(definition, definitions):
            own, inherited = _difference(definition, definitions[other], other, definitions)
        text = inherited or writer.type(own, "")
        if inherited and own.get("properties"):
            text += f" & {writer.type(own, '')}"
        parts.append(f"{_comment(definition, '')}export type {name} = {text};\n")
    return "\n".join(parts)


def _extended(definition: Schema, definitions: Mapping[str, Schema]) -> str | None:
    """The definition that another has all fields of, and more: the largest whose fields are the same, or the first of
    which many are."""
    own = definition.get("properties", {})
    others = {name: other.get("properties", {}) for name, other in definitions.items()}
    narrower = {name: fields for name, fields in others.items() if set(fields) < set(own)}
    alike = {name: sum(own[field] == value for field, value in fields.items()) for name, fields in narrower.items()}
    same = [name for name, fields in narrower.items() if ALL_FIELDS <= alike[name] == len(fields)]
    many = [name for name in narrower if alike[name] >= MANY_FIELDS]
    return max(same, key=lambda name: alike[name], default=None) or next(iter(many), None)


def _difference(definition: Schema, other: Schema, name: str, known: Container[str]) -> tuple[Schema, str]:
    """The fields of a definition that another does not have like it, and the other's type without those.

    Fields are alike if they refer to ``known`` definitions alone: others may be different ones of the same name.
    """
    theirs = other.get("properties", {})
    own = {
        field: value
        for field, value in definition.get("properties", {}).items()
        if theirs.get(field) != value or any(name not in known for name in _references(value))
    }
    replaced = " | ".join(_literal(field) for field in own if field in theirs)
    return {**definition, "properties": own}, f"Omit<{name}, {replaced}>" if replaced else name


def _comment(schema: Schema, indent: str) -> str:
    text = " ".join(str(schema.get("description", "")).replace("``", "`").split())
    return f"{indent}/** {text} */\n" if text else ""


def _literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()


class _Writer:
    def __init__(self, defaults_sent: bool) -> None:
        self._defaults_sent = defaults_sent

    def type(self, schema: Schema, indent: str) -> str:
        """The type of what a schema describes; ``indent`` is that of the line it begins on."""
        if "$ref" in schema:
            return str(schema["$ref"]).rpartition("/")[2]
        if "enum" in schema:
            return " | ".join(_literal(value) for value in schema["enum"])
        if "const" in schema:
            return _literal(schema["const"])
        if "anyOf" in schema:
            return " | ".join(dict.fromkeys(self.type(part, indent) for part in schema["anyOf"]))
        kind = schema.get("type")
        if kind == "array":
            return self._array(schema, indent)
        if kind == "object":
            return self._object(schema, indent)
        return PRIMITIVES[kind] if kind else "unknown"

    def _array(self, schema: Schema, indent: str) -> str:
        if "prefixItems" in schema:
            return f"[{', '.join(self.type(item, indent) for item in schema['prefixItems'])}]"
        item = self.type(schema.get("items", {}), indent)
        return f"({item})[]" if " | " in item and not item.startswith("{") else f"{item}[]"

    def _object(self, schema: Schema, indent: str) -> str:
        others = schema.get("additionalProperties", True)
        if "properties" not in schema:
            value = self.type(others, indent) if isinstance(others, Mapping) else "unknown"
            keys = schema.get("propertyNames", {})
            return f"Partial<Record<{self.type(keys, '')}, {value}>>" if "enum" in keys else f"Record<string, {value}>"
        inner = indent + "  "
        lines = []
        for name, field in schema["properties"].items():
            required = name in schema.get("required", ()) or (self._defaults_sent and "default" in field)
            mark = "" if required else "?"
            lines.append(f"{_comment(field, inner)}{inner}{_key(name)}{mark}: {self.type(field, inner)};\n")
        if schema.get("additionalProperties") is True:
            lines.append(f"{inner}[field: string]: unknown;\n")
        if not lines:
            return "Record<string, never>"
        short = f"{{ {' '.join(line.strip() for line in lines).removesuffix(';')} }}"
        if len(short) <= SHORT and not any(mark in short for mark in ("/**", "\n")):
            return short
        return f"{{\n{''.join(lines)}{indent}}}"


def _references(schema: Any) -> Iterator[str]:
    """The names of the definitions that a schema refers to."""
    if isinstance(schema, Mapping):
        if "$ref" in schema:
            yield str(schema["$ref"]).rpartition("/")[2]
        for part in schema.values():
            yield from _references(part)
    elif isinstance(schema, list | tuple):
        for part in schema:
            yield from _references(part)


def _key(name: str) -> str:
    return name if name.isidentifier() else _literal(name)
