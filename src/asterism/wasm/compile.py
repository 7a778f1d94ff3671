"""Compile one game: ``python -m asterism.wasm.compile <id> <file>``, run by ``build`` with Numba's optimiser off.

Each line on standard output names an entry point that is compiled.
"""

from __future__ import annotations

import sys
from pathlib import Path

from asterism.wasm import front_end


def main(id: str, file: str) -> None:
    """Write the module of a game to a file."""
    front_end.install()  # before anything is decorated
    from asterism.engine.registry import load
    from asterism.wasm.binding import bound
    from asterism.wasm.description import encode
    from asterism.wasm.translate import translate

    game = load(id)
    modules = []
    for name, function in bound(game, encode(game)):
        modules.append((name, function.native_name, function.inspect_llvm()))
        print(name, flush=True)
    Path(file).write_bytes(translate(modules))


if __name__ == "__main__":
    main(*sys.argv[1:])
