"""The boards as npm packages: ``@asterism/board`` with the element, and ``@asterism/board-<game>`` with one ``mount``.

Each is built by itself, so that it needs nothing else, and packed by ``npm pack``; programs in TypeScript then use it.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import tarfile
import tempfile
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
IMPORT = re.compile(r"""(?:from|import\()\s*["'](\.[^"']+)["']""")
SCRIPT_IMPORT = re.compile(r"""(?:from|import\(|import)\s*["'`](\.{1,2}/[^"'`]+)["'`]""")
SVELTE = re.compile(r"""^import type \{ Component \} from "svelte";$""", re.MULTILINE)
STRICT = {
    "strict": True, "noEmit": True, "target": "es2022", "module": "esnext", "moduleResolution": "bundler", "types": [],
    "lib": ["es2023", "dom", "dom.iterable"],
}  # fmt: skip
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
            f'element.dataset.game = "{game}"; // its colours; the element has a size\n'
            "const board = mount(element, { view, seats });\n"
            "board.set({ view: next });\nboard.destroy();\n```",
            "`view` is a view as Asterism gives it (`Match.view` in Python, its HTTP API, its WebAssembly modules). To "
            "let people play, give `legal`, `viewpoint` and `onplay(action)`.",
        ]
    else:
        lines += [
            f'```html\n<script type="module">\n  import "{name_of(game)}";\n</script>\n'
            '<asterism-board src="game.json" ply="12"></asterism-board>\n```',
            "`game.json` is written by `asterism show game.ast --json` (`pip install asterism`).",
        ]
    lines.append("`docs/embed.md` of Asterism explains the rest. Apache-2.0.")
    return "\n\n".join(lines) + "\n"


def build(game: str, folder: Path, types: Path) -> None:
    """Write what belongs into a package."""
    npx(
        "vite",
        "build",
        "--config",
        "vite.embed.config.ts",
        "--outDir",
        folder,
        "--logLevel",
        "warn",
        entry=game or ELEMENT,
    )
    for file in ("index.html", "README.md"):
        (folder / file).unlink(missing_ok=True)
    (folder / "package.json").write_text(json.dumps(manifest(game), indent=2, ensure_ascii=False) + "\n", "utf-8")
    (folder / "README.md").write_text(readme(game), "utf-8")
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE")
    if game:
        shutil.copyfile(WEB / "src" / "tokens.css", folder / "tokens.css")
        shutil.copyfile(WEB / "src" / "games" / game / "theme.css", folder / "theme.css")
    write_types(game, folder, types)


def write_types(game: str, folder: Path, types: Path) -> None:
    """Copy the declarations that those of the package's script need, and name them."""
    first = types / (f"games/{game}/mount.d.ts" if game else "embed/element.d.ts")
    found, reached = set(), [first]
    while reached:
        file = reached.pop()
        if file in found:
            continue
        found.add(file)
        text = SVELTE.sub("type Component<Props> = (props: Props) => unknown;", file.read_text(encoding="utf-8"))
        reached += [
            resolved
            for name in IMPORT.findall(text)
            if (resolved := (file.parent / f"{name}.d.ts").resolve()).is_file()
        ]
        target = folder / "types" / file.relative_to(types)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
    lines = [f'export * from "./types/{first.relative_to(types).as_posix().removesuffix(".d.ts")}";']
    if game:
        lines.append('export type { Config, Mounted } from "./types/games/mount.svelte";')
    (folder / f"{game or ELEMENT}.d.ts").write_text("\n".join(lines) + "\n", "utf-8")


def pack(target: Path) -> list[Path]:
    """Build all packages, pack them into a folder, and let programs in TypeScript use what was packed."""
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=WEB) as name:  # below the page's packages, where TypeScript is found
        work = Path(name)
        npx("tsc", "--project", "tsconfig.types.json", "--outDir", work / "types")
        packed = []
        for game in packages():
            build(game, work / (game or ELEMENT), work / "types")
            done = subprocess.run(
                ["npm", "pack", "--silent", "--pack-destination", target], cwd=work / (game or ELEMENT),
                check=True, capture_output=True, text=True,
            )  # fmt: skip
            packed.append(target / done.stdout.split()[-1])
        use(packed, work / "program")
    return packed


def use(packed: list[Path], folder: Path) -> None:
    """Unpack the packages as npm would, and check the types of programs that use them; their scripts must be whole."""
    modules = folder / "node_modules"
    for archive, game in zip(packed, packages(), strict=True):
        with tarfile.open(archive) as files:
            files.extractall(folder / "unpacked" / game, filter="data")
        place = modules / name_of(game)
        place.parent.mkdir(parents=True, exist_ok=True)
        (folder / "unpacked" / game / "package").rename(place)
        program = (PROGRAM if game else ELEMENT_PROGRAM).replace("PACKAGE", name_of(game))
        (folder / f"{game or ELEMENT}.ts").write_text(program, "utf-8")
        for script in place.rglob("*.js"):
            check_imports(script)
    (folder / "tsconfig.json").write_text(json.dumps({"compilerOptions": STRICT}), "utf-8")
    npx("tsc", "--project", folder)


def check_imports(script: Path) -> None:
    """Everything that a script imports is beside it."""
    for name in SCRIPT_IMPORT.findall(script.read_text(encoding="utf-8")):
        if not (script.parent / name).is_file():
            raise AssertionError(f"{script} imports {name}, which is not there")


def npx(*words: str | Path, entry: str = "") -> None:
    """Run a program of the page's packages."""
    env = {**os.environ, "ASTERISM_EMBED": entry}
    subprocess.run(["npx", "--no-install", *words], cwd=WEB, env=env, check=True)
