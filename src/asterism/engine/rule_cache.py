"""Where the code of compiled rules is kept: a file for each signature of a function, in the folder of its sources.

Numba's own cache does not fit, for two reasons. Its folder is a setting of the whole process, so threads that import
games at the same time would write into each other's. And it numbers a function's files in an index: two processes that
compile it for different types at the same time can leave an index that names the code for the wrong types, which
crashes every process that runs it. Here a file's name is a hash of what the code was compiled for, and the file
says so itself.
"""

from __future__ import annotations

import gc
import hashlib
import inspect
import os
import pickle
import sys
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from numba.core import codegen
from numba.core.caching import _Cache
from numba.core.compiler import CompileResult
from numba.core.errors import NumbaWarning
from numba.core.serialize import dumps

rebuild: Any = CompileResult._rebuild
serialized: Any = dumps
numba_codegen: Any = codegen


class RuleCache(_Cache):
    """The compiled code of one function, in the form that Numba's dispatchers use."""

    def __init__(self, function: Any, folder: Path) -> None:
        self._function = function
        path, module = Path(inspect.getfile(function)), function.__module__
        # The folder's name is a hash of all files of a package, but only of the one file of a module without a package.
        place = f"{module if '.' in module else path} {function.__code__.co_firstlineno} {sys.implementation.cache_tag}"
        self._place = hashlib.sha256(place.encode() + function.__code__.co_code).hexdigest()
        self._folder = folder
        self._name = f"{path.stem}.{function.__name__}"
        self._enabled = True

    @property
    def cache_path(self) -> str:
        return str(self._folder)

    def enable(self) -> None:
        self._enabled = True

    def disable(self) -> None:
        self._enabled = False

    def flush(self) -> None:
        for path in self._folder.glob(f"{self._name}-*"):
            path.unlink(missing_ok=True)

    def load_overload(self, signature: Any, context: Any) -> Any:
        """The code for these types of arguments, or None."""
        if not self._enabled:
            return None
        _refresh(context)
        key = self._key(signature, context.codegen())
        try:
            compiled_for, code = pickle.loads(self._path(key).read_bytes())  # noqa: S301 - our own folder
        except (OSError, EOFError, pickle.UnpicklingError):  # it is not there, or damaged
            return None
        if compiled_for != key:
            return None
        compiled = rebuild(context, *code)
        _drop_parsed(compiled.library, *code[0])
        return compiled

    def save_overload(self, signature: Any, compiled: Any) -> None:
        """Keep the code for these types of arguments."""
        if not self._enabled:
            return
        if compiled.library.has_dynamic_globals:  # addresses of this process
            warnings.warn(f"{self._name} cannot be cached", NumbaWarning, stacklevel=2)
            return
        key = self._key(signature, compiled.codegen)
        data = serialized((key, compiled._reduce()))
        self._folder.mkdir(parents=True, exist_ok=True)  # another process may have deleted it as old
        with tempfile.NamedTemporaryFile(dir=self._folder, prefix="part-", delete=False) as part:
            part.write(data)
        try:
            os.replace(part.name, self._path(key))
        except PermissionError:  # on Windows, while another process reads it: it is there already
            Path(part.name).unlink()

    def _key(self, signature: Any, codegen: Any) -> tuple[Any, ...]:
        return tuple(getattr(signature, "args", signature)), codegen.magic_tuple(), self._place

    def _path(self, key: tuple[Any, ...]) -> Path:
        arguments, *rest = key
        words = [*rest, *(name for argument in arguments for name in names_of(argument))]
        return self._folder / f"{self._name}-{hashlib.sha256(repr(words).encode()).hexdigest()[:20]}.code"


def names_of(argument: Any) -> Iterator[str]:
    """What tells a type from others: its name, and where its classes come from, as games have classes of one name."""
    yield argument.name
    if made_of := getattr(argument, "instance_class", None):
        yield f"{made_of.__module__}.{made_of.__qualname__}"
    for part in getattr(argument, "types", ()):
        yield from names_of(part)


def _drop_parsed(library: Any, _: str, kind: str, data: Any) -> None:
    """Parse what other functions would link only when one is compiled that does.

    Numba parses it at once and keeps it, which takes eight times the memory: 40 MB for all games of a server, which
    compiles nothing.
    """
    if kind == "object" and getattr(library, "_shared_module", None) is not None:
        bitcode = data[1]
        library._shared_module = None
        library._get_module_for_linking = lambda: numba_codegen.ll.parse_bitcode(bitcode)


def _refresh(context: Any) -> None:
    """Let Numba register what it knows, without garbage collection meanwhile.

    The first time that imports SciPy, where it is installed. Python can crash when another thread collects garbage
    while one of SciPy's modules is half made, as in a server that loads its rules in a thread.
    """
    enabled = gc.isenabled()
    gc.disable()
    try:
        context.refresh()
    finally:
        if enabled:
            gc.enable()
