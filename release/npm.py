"""The boards as npm packages: ``@asterism/board`` with the element, and ``@asterism/board-<game>`` with one ``mount`` each.

Each is built by itself, so that it needs nothing else, and packed by ``npm pack``; a program in TypeScript then uses it.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import asterism

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
ELEMENT = "asterism-board"
TEXTS = {
    "": "The boards of Gravity Superstar, Étoiles Filantes and Octocube as an element for any web page",
    "gravity": "The board of Gravity Superstar for any web page",
    "filantes": "The board of Étoiles Filantes for any web page",
    "octocube": "The board of Octocube for any web page",
}
PROGRAM = """
import { mount, type Config, type Mounted } from "PACKAGE";
export function show(element: Element, config: Config): Mounted {
  const board = mount(element, { ...config, onplay: (action: number) => console.log(action) });
  board.set({ view: config.view });
  return board;
}
// @ts-expect-error a board needs a view and its seats
mount(document.body, {});
"""
ELEMENT_PROGRAM = """
import { AsterismBoard } from "PACKAGE";
const board: AsterismBoard = document.createElement("asterism-board") as AsterismBoard;
board.ply = 3;
// @ts-expect-error a ply is a number
board.ply = "3";
"""


def packages() -> Iterator[str]:
    """The element, which is named by no game, and the games with a board."""
    yield ""
    yield from sorted(path.parent.name for path in WEB.glob("src/games/*/mount.ts"))


def name_of(game: str) -> str:
    """The name of a package."""
    return f"@asterism/board-{game}" if game else "@asterism/board"


def manifest(game: str) -> dict[str, object]:
    """The ``package.json`` of a package."""
    file = f"{game or ELEMENT}.js"
    return {
        "name": name_of(game),
        "version": asterism.__version__,
        "description": TEXTS[game],
        "license": "Apache-2.0",
        "type": "module",
        "sideEffects": not game,
        "exports": {
            ".": {"types": f"./{file.removesuffix('.js')}.d.ts", "default": f"./{file}"},
            **({"./tokens.css": "./tokens.css", "./theme.css": "./theme.css"} if game else {}),
        },
        "keywords": ["board game", "asterism", *([game] if game else ["web component"])],
    }


def readme(game: str) -> str:
    """What a package says about itself."""
    lines = [f"# {name_of(game)}", f"{TEXTS[game]}. It needs no server and no other package."]
    if game:
        lines += [
            f'```js\nimport {{ mount }} from "{name_of(game)}";\nimport "{name_of(game)}/tokens.css";\n'
            f'import "{name_of(game)}/theme.css";\n\n'
            f'element.dataset.game = "{game}";\nconst board = mount(element, {{ view, seats }}); // the element has a size\n'
            "board.set({ view: next });\nboard.destroy();\n```",
            "`view` is a view as Asterism gives it (`Match.view` in Python, its HTTP API, or its WebAssembly modules). To let "
            "people play, give `legal`, `viewpoint` and `onplay(action)`.",
        ]
    else:
        lines += [
            f'```html\n<script type="module">\n  import "{name_of(game)}";\n</script>\n'
            '<asterism-board src="game.json" ply="12"></asterism-board>\n```',
            "`game.json` is written by `asterism show game.ast --json` (`pip install asterism`).",
        ]
    lines.append("`docs/embed.md` of Asterism explains the rest. Apache-2.0.")
    return "\n\n".join(lines) + "\n"


def build(game: str, folder: Path) -> None:
    """Write what belongs into a package."""
    npx("vite", "build", "--config", "vite.embed.config.ts", "--outDir", folder, "--logLevel", "warn", entry=game or ELEMENT)
    for file in ("index.html", "README.md"):
        (folder / file).unlink(missing_ok=True)
    (folder / "package.json").write_text(json.dumps(manifest(game), indent=2, ensure_ascii=False) + "\n", "utf-8")
    (folder / "README.md").write_text(readme(game), "utf-8")
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE")
    if game:
        shutil.copyfile(WEB / "src" / "tokens.css", folder / "tokens.css")
        shutil.copyfile(WEB / "src" / "games" / game / "theme.css", folder / "theme.css")
    write_types(game, folder)


def write_types(game: str, folder: Path) -> None:
    """The types of what a package exports."""
    source = f"src/games/{game}/mount.ts" if game else "src/embed/element.ts"
    npx("tsc", "--project", "tsconfig.types.json", "--outDir", folder / "types", "--rootDir", "src")
    kept = f"./types/{source.removeprefix('src/').removesuffix('.ts')}.js"
    more = 'export type { Config, Mounted } from "./types/games/mount.svelte.js";\n' if game else ""
    (folder / f"{game or ELEMENT}.d.ts").write_text(f'export * from "{kept}";\n{more}', "utf-8")


def npx(*words: str | Path, entry: str = "") -> None:
    """Run a program of the page's packages."""
    env = {**os.environ, "ASTERISM_EMBED": entry}
    subprocess.run(["npx", "--no-install", *words], cwd=WEB, env=env, check=True)
