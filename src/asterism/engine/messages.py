"""Messages of a package in the reader's language: ``locale/<language>.ftl``, in Fluent (https://projectfluent.org).

A message that a language lacks is taken from English. The library is imported when the first text is needed.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

FALLBACK = "en"


@cache
def languages(folder: Path) -> tuple[str, ...]:
    """The languages for which a package has a file, English first."""
    found = {path.stem for path in (folder / "locale").glob("*.ftl")}
    return tuple(sorted(found, key=lambda language: (language != FALLBACK, language)))


def format_message(folder: Path, language: str, id: str, values: Mapping[str, Any] | None = None) -> str | None:
    """The text of a message (``id``) or of one of its attributes (``id.attribute``); None where English has none."""
    bundle = _bundle(folder, language)
    name, _, attribute = id.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    return None if pattern is None else str(bundle.format_pattern(pattern, dict(values or {}))[0])


@cache
def source(folder: Path, language: str) -> str:
    """All messages of a language as one Fluent file without comments."""
    from fluent.syntax import ast, serialize

    return serialize(ast.Resource(body=list(_entries(folder, language).values())))


@cache
def templates(folder: Path, language: str) -> Mapping[str, str]:
    """Every message and attribute by its id, with ``{name}`` for a value; of a selection, its default variant."""
    from fluent.syntax.ast import Message

    entries = _entries(folder, language)
    found: dict[str, str] = {}
    for id, entry in entries.items():
        if isinstance(entry, Message):
            patterns = {id: entry.value, **{f"{id}.{part.id.name}": part.value for part in entry.attributes}}
            found |= {key: _template(pattern, entries) for key, pattern in patterns.items() if pattern is not None}
    return found


@cache
def _bundle(folder: Path, language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

    bundle = FluentBundle([language if language in languages(folder) else FALLBACK], use_isolating=False)
    bundle.add_resource(Resource(body=list(_entries(folder, language).values())))
    return bundle


@cache
def _entries(folder: Path, language: str) -> dict[str, ast.Message | ast.Term]:
    """The messages, and the terms by ``-id``, of a language, then those that only English has."""
    from fluent.syntax import parse
    from fluent.syntax.ast import Message, Term

    found: dict[str, Message | Term] = {}
    for spoken in (language, FALLBACK):
        if spoken in languages(folder):
            for entry in parse((folder / "locale" / f"{spoken}.ftl").read_text(encoding="utf-8")).body:
                if isinstance(entry, Message | Term):
                    found.setdefault(f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name, entry)
    return found


def _template(node: Any, entries: Mapping[str, ast.Message | ast.Term]) -> str:
    from fluent.syntax import ast

    match node:
        case ast.Pattern():
            return "".join(_template(element, entries) for element in node.elements)
        case ast.TextElement():
            return node.value
        case ast.Placeable():
            return _template(node.expression, entries)
        case ast.VariableReference():
            return f"{{{node.id.name}}}"
        case ast.SelectExpression():
            return next(_template(variant.value, entries) for variant in node.variants if variant.default)
        case ast.FunctionReference():
            return "".join(_template(argument, entries) for argument in node.arguments.positional)
        case ast.MessageReference() | ast.TermReference():
            id = f"-{node.id.name}" if isinstance(node, ast.TermReference) else node.id.name
            return _template(entries[id].value, entries) if id in entries else ""
        case ast.Literal():
            return str(node.parse()["value"])
    return ""
