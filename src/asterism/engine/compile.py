"""How rules run: interpreted, or compiled for the CPU (and, from the same source, for CUDA).

A rule is a plain function over one game's state. ``@rule`` compiles it with Numba, or leaves it alone when
``NUMBA_DISABLE_JIT=1`` is set. Interpreted rules run over ``InterpretedState`` objects, of Python ints and nested
lists: twenty times as fast as ``np.record``, and no int8 arithmetic that wraps silently.

The compiled code is kept on disk, in a folder named after a hash of every source file a rule can depend on: Numba's own
check covers one file only, so after an edit of a table in another file the old rules would silently keep running.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core import config
from platformdirs import user_cache_path

from asterism.engine import rule_compiler
from asterism.engine.progress import MARK, install
from asterism.engine.rule_cache import RuleCache
from asterism.engine.rule_compiler import RuleCompiler

numba_config: Any = config  # its switches are set at import time, unknown to type checkers
INTERPRETED: bool = bool(numba_config.DISABLE_JIT)
PACKAGE = Path(__file__).resolve().parent.parent
KEPT_CACHES = 4
if not INTERPRETED:
    install()
ENGINE_SOURCES = (
    "compile.py",
    "events.py",
    "rule_cache.py",
    "rule_compiler.py",
    "json_writer.py",
    "kernels.py",
    "open_information.py",
    "rng.py",
)  # all of the engine that rules are compiled from


def package_of(module: str) -> str:
    """The package whose sources a module's kernels depend on.

    ``asterism.games.gravity.rules`` → ``asterism.games.gravity``; ``asterism.bots.search`` → ``asterism.bots``; for a
    module of another distribution, its top-level package.
    """
    parts = module.split(".")
    if parts[0] != PACKAGE.name:
        return parts[0]
    return ".".join(parts[: 3 if parts[1] == "games" else 2])


def sources_of(package: str) -> list[Path]:
    """The source files of a package, or of a module that stands alone."""
    top, *rest = package.split(".")
    if top != PACKAGE.name:
        origin = getattr(sys.modules.get(top), "__file__", None) or ""  # a notebook has no file
        return sorted(Path(origin).parent.rglob("*.py")) if origin.endswith("__init__.py") else [Path(origin)]
    folder = PACKAGE.joinpath(*rest)
    return [folder / name for name in ENGINE_SOURCES] if rest == ["engine"] else sorted(folder.rglob("*.py"))


def source_hash(packages: tuple[str, ...]) -> str:
    """Hash everything that compiled rules depend on: the sources of their packages, the compiler and its switches."""
    digest = hashlib.sha256()
    for part in (numba.__version__, np.__version__, numba_config.BOUNDSCHECK, numba_config.OPT, rule_compiler.LINKED):
        digest.update(str(part).encode())
    for package in packages:
        for path in sources_of(package):
            digest.update(f"{package}/{path.name}".encode())
            digest.update(path.read_bytes() if path.is_file() else b"")
    return digest.hexdigest()[:20]


def cache_root() -> Path:
    """Where compiled rules are kept; ``ASTERISM_CACHE`` overrides it."""
    return Path(os.environ.get("ASTERISM_CACHE") or user_cache_path("asterism")) / "rules"


@cache
def open_cache(packages: tuple[str, ...]) -> Path:
    """The folder for code compiled from these packages; older ones of the same packages are deleted.

    Numba caches the engine's own rules by the types of their arguments, which may be a game's enumerations: what was
    compiled for one set of games cannot be loaded where one of them has changed or is not installed.
    """
    from asterism.engine import registry

    name = "+".join(package.removeprefix(f"{PACKAGE.name}.") for package in packages)
    games = registry.packages() if packages == (f"{PACKAGE.name}.engine",) else ()
    folder = cache_root() / f"{name}@{source_hash((*packages, *games))}"
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    for old in sorted(folder.parent.glob(f"{name}@*"), key=lambda p: p.stat().st_mtime, reverse=True)[KEPT_CACHES:]:
        shutil.rmtree(old, ignore_errors=True)
    return folder


def _compile(function: Callable[..., Any], *packages: str) -> Any:
    if INTERPRETED:
        return function
    setattr(function, MARK, True)
    sources = tuple(sorted({f"{PACKAGE.name}.engine", package_of(function.__module__), *packages}))
    dispatcher: Any = numba.njit(nogil=True, error_model="numpy", pipeline_class=RuleCompiler)(function)
    if os.path.exists(function.__code__.co_filename):  # not what was typed at a prompt
        dispatcher._cache = RuleCache(function, open_cache(sources))
    return dispatcher


F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Compile ``function`` for the CPU without the GIL, cached on disk; interpreted mode returns it unchanged."""
    return cast(F, _compile(function))


def bind(template: Callable[..., Any], game: str, **names: Any) -> Callable[..., Any]:
    """Make a game's own copy of a generic kernel, with ``names`` (the game's rules) as its globals.

    This is how one source serves all games without function pointers, which Numba cannot cache or inline.
    """
    from asterism.engine import registry

    name = f"{game}_{template.__name__}"
    globals_ = {**template.__globals__, **names}
    copy = FunctionType(template.__code__, globals_, name, template.__defaults__)
    copy.__qualname__ = name
    copy.__module__ = template.__module__
    return _interpreted(copy) if INTERPRETED else _compile(copy, registry.package_of(game))


class InterpretedState:
    """A game's state as an object of ints and nested lists, for the interpreted mode."""

    def __init__(self, state: np.void) -> None:
        for name in state.dtype.names or ():
            setattr(self, name, state[name].tolist())

    def store(self, array: np.ndarray, i: int) -> None:
        """Write the fields back into ``array[i]``; a value that does not fit its field raises."""
        for name in array.dtype.names or ():
            array[name][i] = getattr(self, name)

    def copy(self) -> InterpretedState:
        """A deep copy."""
        new = InterpretedState.__new__(InterpretedState)
        for name, value in self.__dict__.items():
            setattr(new, name, _copy_lists(value))
        return new


def _copy_lists(value: Any) -> Any:
    return [_copy_lists(v) for v in value] if isinstance(value, list) else value


def _interpreted(function: Callable[..., Any]) -> Callable[..., Any]:
    def call(*args: Any) -> Any:
        converted: list[tuple[np.ndarray, list[InterpretedState]]] = []

        def convert(value: Any) -> Any:
            if isinstance(value, np.ndarray) and value.dtype.names:
                converted.append((value, [InterpretedState(state) for state in value]))
                return converted[-1][1]
            return tuple(map(convert, value)) if type(value) is tuple else value

        result = function(*map(convert, args))
        for array, states in converted:
            for i, state in enumerate(states):
                state.store(array, i)
        return result

    call.__name__ = function.__name__
    return call


if INTERPRETED:

    def copy_state(target: Any, i: int, source: Any, j: int) -> None:
        """``target[i] = source[j]`` for whole states."""
        target[i] = source[j].copy()

else:

    @rule
    def copy_state(target: Any, i: int, source: Any, j: int) -> None:
        """``target[i] = source[j]`` for whole states."""
        target[i] = source[j]


@rule
def whole(number: Any) -> int:
    """A number of the state or of a table at full width, so that each rule is compiled for one type only.

    (To Numba ``int`` of a short number is as short.)
    """
    return int(number + 0)
