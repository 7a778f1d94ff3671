"""The modules that a package contains, so that it needs no compiler to build a site.

``python -m asterism.wasm.prebuilt`` writes them to ``asterism/modules`` before a package is built. Their names contain
a hash of the sources that they were made from: in a checkout whose sources have changed since they are not used.
"""

from __future__ import annotations

import hashlib
import shutil
import sys
from pathlib import Path

from asterism.engine.compile import PACKAGE, sources_of
from asterism.engine.contract import Game

FOLDER = PACKAGE / "modules"
CONTENT = PACKAGE / "engine" / "content.py"
"""A source of modules that rules on the CPU do not depend on."""
SHARED = ("asterism.bots", "asterism.engine", "asterism.wasm")


def prebuilt(game: Game) -> Path | None:
    """The game's module, where the package contains it and its sources are those that it was made from."""
    found = FOLDER / file_name(game)
    return found if found.is_file() else None


def file_name(game: Game) -> str:
    """The name of the module that the present sources would give."""
    digest = hashlib.sha256()
    sources = [path for package in (*SHARED, game.package) for path in sources_of(package)]
    for path in (*sources, CONTENT, *sorted(game.folder.rglob("*.toml"))):  # which have weights, levels and contents
        digest.update(f"{path.name}\n".encode())
        digest.update(path.read_bytes())
    return f"{game.id}@{digest.hexdigest()[:20]}.wasm"


def main() -> None:
    """Compile the modules of this package's own games into ``FOLDER``."""
    from asterism.engine.reference import own_games
    from asterism.wasm.build import compiled

    made = {file_name(game): compiled(game) for game in own_games()}
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    for name, module in made.items():
        shutil.copyfile(module, FOLDER / name)
        print(FOLDER / name, file=sys.stderr)


if __name__ == "__main__":
    main()
