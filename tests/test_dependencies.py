"""What the package imports is declared: in its dependencies, or in the extra that guards the import."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "asterism"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())

GUARDED = {
    "asterism.server": "server",
    "asterism.load": "server",
    "asterism.simulator": "server",
    "asterism.site": "server",
    "asterism.envs.spaces": "gymnasium",
}
"""Modules that are only imported ``with extra(...)``, so that they need no guard of their own."""
USERS_OWN = {"torch", "jax"}
"""Libraries that are only looked at where users have installed them."""
FOR_OTHERS = {"aiosqlite", "asyncpg", "greenlet", "httptools"}
"""What SQLAlchemy and uvicorn import by name for us."""


class Import(NamedTuple):
    module: str
    file: str
    extras: frozenset[str]
    """The extras that guard it."""


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def declared(requirements: list[str]) -> set[str]:
    """The distributions of these requirements, with those of extras of our own that they name."""
    found = set()
    for requirement in requirements:
        name, extras = re.match(r"([\w.-]+)(?:\[([\w,]+)\])?", requirement).groups()
        if name == "asterism":
            for extra in extras.split(","):
                found |= EXTRAS[extra]
        else:
            found.add(normal(name))
    return found


EXTRAS: dict[str, set[str]] = {}
for _name, _requirements in PROJECT["project"]["optional-dependencies"].items():
    EXTRAS[_name] = declared(_requirements)
CORE = declared(PROJECT["project"]["dependencies"])


def guard(node: ast.AST) -> str | None:
    """The extra of a ``with extra("name")``."""
    if not isinstance(node, ast.With):
        return None
    called = re.fullmatch(r"extra\('(\w+)'\)", ast.unparse(node.items[0].context_expr))
    return called and called[1]


def imported(node: ast.AST) -> list[str]:
    """The modules that a statement imports, also those that ``import_module`` gets as a plain text."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom) and not node.level:
        return [f"{node.module}.{alias.name}" for alias in node.names]
    match node:
        case ast.Call(ast.Name("import_module"), [ast.Constant(str(module))], []):
            return [module]
    return []


def guarded_by(module: str) -> frozenset[str]:
    return frozenset(extra for prefix, extra in GUARDED.items() if f"{module}.".startswith(f"{prefix}."))


def imports(file: Path) -> Iterator[Import]:
    module = ".".join(file.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")
    tree = ast.parse(file.read_text())
    own = {extra for node in tree.body if (extra := guard(node))} | guarded_by(module)

    def walk(node: ast.AST, extras: frozenset[str]) -> Iterator[Import]:
        for name in imported(node):
            yield Import(name, str(file.relative_to(SOURCE)), extras)
        extra = guard(node)
        for child in ast.iter_child_nodes(node):
            yield from walk(child, extras | {extra} if extra else extras)

    yield from walk(tree, frozenset(own))


@cache
def all_imports() -> list[Import]:
    return [found for file in sorted(SOURCE.rglob("*.py")) for found in imports(file)]


def foreign() -> list[Import]:
    known = {*sys.stdlib_module_names, "asterism", *USERS_OWN}
    return [found for found in all_imports() if found.module.partition(".")[0] not in known]


installed = cache(packages_distributions)


def distributions(module: str) -> set[str]:
    top = module.partition(".")[0]
    return {normal(name) for name in installed().get(top, [top])}


def test_every_import_is_declared_in_the_core_or_in_the_extra_that_guards_it():
    assert len(foreign()) > 100
    missing = [
        found
        for found in foreign()
        if not distributions(found.module) & CORE.union(*(EXTRAS[extra] for extra in found.extras))
    ]
    assert not missing


def test_guarded_modules_are_imported_with_their_extra():
    inside = [found for found in all_imports() if guarded_by(found.module)]
    assert inside
    for found in inside:
        needed = set().union(*(EXTRAS[extra] for extra in guarded_by(found.module)))
        assert any(needed <= EXTRAS[extra] for extra in found.extras), found


def test_nothing_is_declared_that_is_not_imported():
    used = FOR_OTHERS.union(*(distributions(found.module) for found in foreign()))
    assert CORE.union(*EXTRAS.values()) <= used


def test_the_lock_pins_everything_that_is_declared():
    locked = set(re.findall(r"^([\w.-]+)==", (ROOT / "requirements.lock").read_text(), re.MULTILINE))
    groups = [r for group in PROJECT["dependency-groups"].values() for r in group if isinstance(r, str)]
    assert CORE.union(*EXTRAS.values(), declared(groups)) <= {normal(name) for name in locked}
