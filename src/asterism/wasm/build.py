"""Build the modules of games, and keep them beside the compiled rules."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

from asterism.engine.compile import cache_root, source_hash
from asterism.engine.contract import Game
from asterism.engine.errors import AsterismError
from asterism.engine.extras import extra
from asterism.wasm.binding import entry_points_of, tables_of
from asterism.wasm.description import encode
from asterism.wasm.prebuilt import CONTENT, prebuilt

KEPT_MODULES = 4


def steps_of(game: Game) -> int:
    """How often ``build`` calls ``advance``."""
    return len(entry_points_of(game)) + 1


class BuildError(AsterismError):
    """The WebAssembly module of a game could not be built."""


def build(game: Game, advance: Callable[[], None] = lambda: None) -> Path:
    """The file with the game's module: the one that the package contains, or one that is compiled where its sources
    have changed."""
    return prebuilt(game) or compiled(game, advance)


def compiled(game: Game, advance: Callable[[], None] = lambda: None) -> Path:
    """The module as compiled on this machine; it is kept beside the compiled rules."""
    with extra("wasm"):
        import ziglang  # noqa: F401
    folder = cache_root().with_name("wasm")
    target = folder / f"{game.id}@{module_hash(game)}.wasm"
    if not target.exists():
        folder.mkdir(parents=True, exist_ok=True)
        _compile(game.id, target, advance)
    os.utime(target)
    kept = sorted(folder.glob(f"{game.id}@*.wasm"), key=lambda p: p.stat().st_mtime, reverse=True)
    for old in kept[KEPT_MODULES:]:
        old.unlink(missing_ok=True)
    return target


def module_hash(game: Game) -> str:
    """A hash of everything that a module is made from."""
    packages = ("asterism.bots", "asterism.engine", "asterism.wasm", game.package)
    digest = hashlib.sha256(source_hash(packages).encode())
    for library in ("llvmlite", "ziglang"):
        digest.update(version(library).encode())
    digest.update(CONTENT.read_bytes())
    digest.update(encode(game))
    for table in tables_of(game).values():
        digest.update(table.tobytes())
    return digest.hexdigest()[:20]


def _compile(id: str, target: Path, advance: Callable[[], None]) -> None:
    """Compile in a process of its own: how much Numba optimises is fixed when it is imported."""
    with tempfile.TemporaryDirectory() as folder:
        made, errors = Path(folder, target.name), Path(folder, "errors")
        with (
            errors.open("w") as messages,
            subprocess.Popen(
                [sys.executable, "-m", "asterism.wasm.compile", id, str(made)],
                env={**os.environ, "NUMBA_OPT": "0", "ASTERISM_CACHE": folder},
                stdout=subprocess.PIPE,
                stderr=messages,
            ) as process,
        ):
            for _ in process.stdout or ():
                advance()
        if process.returncode:
            raise BuildError(f"{id} could not be compiled to WebAssembly: {errors.read_text().strip()}")
        advance()
        shutil.copyfile(made, partial := target.with_suffix(f".{os.getpid()}"))
        partial.replace(target)  # another process may build the same module
