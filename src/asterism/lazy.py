"""Names of a package that are imported when they are first used, so that importing the package is cheap."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any


def lazy_names(package: str, homes: Mapping[str, Sequence[str]]) -> Callable[[str], Any]:
    """A ``__getattr__`` for a package: by submodule the names to take from it; ``"name as other"`` renames one."""
    where: dict[str, tuple[str, str]] = {}
    for home, names in homes.items():
        for name in names:
            original, _, alias = name.partition(" as ")
            where[alias or original] = (home, original)

    def get(name: str) -> Any:
        if name not in where:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        home, original = where[name]
        return getattr(import_module(f"{package}.{home}"), original)

    return get


def game_names(package: str, options: str) -> Callable[[str], Any]:
    """A ``__getattr__`` for a game's package: its public types; ``options`` is the name of its struct of options."""
    homes = {"actions": ["Move"], "describe": [f"{options} as Options"], "events": ["Event"]}
    return lazy_names(package, {**homes, "view": ["Position"], "state": ["State"]})
