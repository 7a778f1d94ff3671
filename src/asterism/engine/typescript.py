"""TypeScript types from the definitions of a JSON Schema, as far as msgspec writes such schemas."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

Schema = Mapping[str, Any]
PRIMITIVES = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
HEADER = "/** {title}. Generated from the code (`make golden`): do not edit. */\n"


def types_of(title: str, definitions: Mapping[str, Schema], *, defaults_sent: bool) -> str:
    """A module that exports a type for each definition.

    A field that is not required and has a default may be left out of what is read; with ``defaults_sent`` the types
    describe what is written, where such a field is always there.
    """
    writer = _Writer(defaults_sent)
    parts = [HEADER.format(title=title)]
    for name, definition in definitions.items():
        parts.append(f"{_comment(definition, '')}export type {name} = {writer.type(definition, '')};\n")
    return "\n".join(parts)


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
        return f"{{\n{''.join(lines)}{indent}}}" if lines else "Record<string, never>"


def _key(name: str) -> str:
    return name if name.isidentifier() else _literal(name)
