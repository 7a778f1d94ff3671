"""The Fluent files of a package, as tests read them."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

PACKAGES = sorted(folder.parent for folder in (Path(__file__).parents[1] / "src" / "asterism").rglob("locale"))


def entries(folder: Path, language: str) -> list[ast.EntryType]:
    """What stands in one file, comments left out."""
    body = parse((folder / "locale" / f"{language}.ftl").read_text(encoding="utf-8")).body
    return [entry for entry in body if not isinstance(entry, ast.BaseComment)]


def variables(folder: Path, language: str) -> dict[str, set[str]]:
    """The variables of every message and attribute in one file, by its id, in the order of the file."""
    found = {}
    for entry in entries(folder, language):
        if entry.value is not None:
            found[entry.id.name] = _variables(entry.value)
        found |= {f"{entry.id.name}.{part.id.name}": _variables(part.value) for part in entry.attributes}
    return found


def _variables(pattern: ast.Pattern) -> set[str]:
    names = set()

    class Variables(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            names.add(node.id.name)

    Variables().visit(pattern)
    return names
