"""``/api/games/<id>/<name>.wasm``: the games' WebAssembly modules, for tables on the reader's own device."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from typing import NamedTuple

from litestar import Response, get
from litestar.params import FromPath

from asterism.engine import registry
from asterism.engine.compile import cache_root
from asterism.engine.contract import Game
from asterism.server.errors import NotFoundError
from asterism.wasm.build import module_hash
from asterism.wasm.prebuilt import prebuilt

FOREVER = "public, max-age=31536000, immutable"


class Module(NamedTuple):
    """A game's module: a name that changes with it, and its compressed code."""

    name: str
    code: bytes


@cache
def module_of(id: str) -> Module | None:
    """The game's module, where this installation has one; nothing is compiled for it."""
    found = _file(registry.load(id))
    if found is None:
        return None
    code = found.read_bytes()
    return Module(hashlib.sha256(code).hexdigest()[:20], gzip.compress(code, mtime=0))


def _file(game: Game) -> Path | None:
    """The module that the package contains, or one that was compiled on this machine from the present sources."""
    contained = prebuilt(game)
    if contained is not None:
        return contained
    try:
        kept = cache_root().with_name("wasm") / f"{game.id}@{module_hash(game)}.wasm"
    except PackageNotFoundError:  # the extra that compiles is not installed
        return None
    return kept if kept.is_file() else None


@get("/api/games/{game:str}/{file:str}", media_type="application/wasm", sync_to_thread=True)
def module(game: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """A game's WebAssembly module (docs/wasm.md)."""
    found = module_of(game)
    if found is None or file != f"{found.name}.wasm":
        raise NotFoundError("no-page")
    headers = {"cache-control": FOREVER, "content-encoding": "gzip"}
    return Response(found.code, media_type="application/wasm", headers=headers)


ROUTES = [module]
