"""The one place that decides how rules run: interpreted, or compiled for the CPU (and, from the same source, for CUDA).

A rule is a plain function over one game record. ``@rule`` compiles it with Numba, or leaves it alone when
``NUMBA_DISABLE_JIT=1`` is set. Interpreted rules run over ``Plain`` objects, whose fields are Python ints and nested
lists: twenty times as fast as ``np.record``, and no int8 arithmetic that wraps silently.

The compiled code is kept on disk, in a folder named after a hash of every source file a rule can depend on: Numba's own
stamp looks at one file only, so an edit of a table in another file would silently leave the old rules running.
"""

from __future__ import annotations

import hashlib
import os
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core import config
from platformdirs import user_cache_path

numba_config: Any = config  # its switches are set at import time, unknown to type checkers
INTERPRETED: bool = bool(numba_config.DISABLE_JIT)
PACKAGE = Path(__file__).resolve().parent.parent
KEPT_CACHES = 4
ENGINE_SOURCES = (
    "compile.py",
    "events.py",
    "kernels.py",
    "rng.py",
    "spelling.py",
)  # all of the engine that rules are compiled from


def source_hash(rooms: tuple[str, ...]) -> str:
    """Name everything that compiled rules depend on: the sources of their rooms, the compiler and its switches."""
    digest = hashlib.sha256()
    for part in (numba.__version__, np.__version__, str(numba_config.BOUNDSCHECK), str(numba_config.OPT)):
        digest.update(part.encode())
    for room in rooms:
        paths = sorted((PACKAGE / room).rglob("*.py"))
        for path in paths if room != "engine" else [PACKAGE / "engine" / name for name in ENGINE_SOURCES]:
            digest.update(str(path.relative_to(PACKAGE)).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:20]


def cache_root() -> Path:
    """Where compiled rules are kept; ``ASTERISM_CACHE`` overrides it."""
    return Path(os.environ.get("ASTERISM_CACHE") or user_cache_path("asterism")) / "rules"


@cache
def open_cache(rooms: tuple[str, ...]) -> Path:
    """The folder for code compiled from these rooms; older ones of the same rooms are cleared away."""
    name = "+".join(room.replace("/", ".") for room in rooms)
    folder = cache_root() / f"{name}@{source_hash(rooms)}"
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    for old in sorted(folder.parent.glob(f"{name}@*"), key=lambda p: p.stat().st_mtime, reverse=True)[KEPT_CACHES:]:
        shutil.rmtree(old, ignore_errors=True)
    return folder


def _room(module: str) -> str:
    """``asterism.games.gravity.rules`` → ``games/gravity``; ``asterism.bots.search`` → ``bots``."""
    parts = module.split(".")[1:-1]
    return "/".join(parts[:2] if parts[:1] == ["games"] else parts[:1]) or "engine"


def _compile(function: Callable[..., Any], *rooms: str) -> Any:
    if not INTERPRETED:
        numba_config.CACHE_DIR = str(open_cache(tuple(sorted({"engine", _room(function.__module__), *rooms}))))
    return numba.njit(cache=True, nogil=True, error_model="numpy")(function)


F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Compile ``function`` for the CPU without the GIL, cached on disk; interpreted mode returns it unchanged."""
    return cast(F, _compile(function))


def bind(template: Callable[..., Any], game: str, **names: Any) -> Callable[..., Any]:
    """Make a game's own copy of a generic kernel, with ``names`` (the game's rules) as its globals.

    This is how one source serves all games without function pointers, which Numba cannot cache or inline.
    """
    name = f"{game}_{template.__name__}"
    globals_ = {**template.__globals__, **names}
    copy = FunctionType(template.__code__, globals_, name, template.__defaults__)
    copy.__qualname__ = name
    copy.__module__ = template.__module__
    return _over_plain(copy) if INTERPRETED else _compile(copy, f"games/{game}")


class Plain:
    """One game record as an object of ints and nested lists, for the interpreted mode."""

    def __init__(self, record: np.void) -> None:
        for name in record.dtype.names or ():
            setattr(self, name, record[name].tolist())

    def store(self, array: np.ndarray, i: int) -> None:
        """Write the fields back into ``array[i]``; a value that does not fit its field raises."""
        for name in array.dtype.names or ():
            array[name][i] = getattr(self, name)

    def copy(self) -> Plain:
        """A deep copy."""
        new = Plain.__new__(Plain)
        for name, value in self.__dict__.items():
            setattr(new, name, _copy_lists(value))
        return new


def _copy_lists(value: Any) -> Any:
    return [_copy_lists(v) for v in value] if isinstance(value, list) else value


def _over_plain(function: Callable[..., Any]) -> Callable[..., Any]:
    def call(*args: Any) -> Any:
        thawed = [[Plain(r) for r in a] if isinstance(a, np.ndarray) and a.dtype.names else a for a in args]
        result = function(*thawed)
        for array, plain in zip(args, thawed, strict=True):
            if array is not plain:
                for i, p in enumerate(plain):
                    p.store(array, i)
        return result

    call.__name__ = function.__name__
    return call


if INTERPRETED:

    def copy_state(target: Any, i: int, source: Any, j: int) -> None:
        """``target[i] = source[j]`` for whole records."""
        target[i] = source[j].copy()

else:

    @rule
    def copy_state(target: Any, i: int, source: Any, j: int) -> None:
        """``target[i] = source[j]`` for whole records."""
        target[i] = source[j]
