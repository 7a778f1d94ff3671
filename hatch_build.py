"""Puts the page and the WebAssembly modules into the package.

The page (``web/``) is built into ``src/asterism/web`` whenever the package is built or installed from a checkout. The
modules are compiled beforehand (``make modules``), because that takes the whole package with its compiler. A source
distribution contains both, so that a wheel is built of it without Node and without a compiler.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = (
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "fonts.config.ts",
    "faces.js",
    "svelte.config.js",
    "index.html",
    "fluent",
    "public",
    "src",
)
STUDIES = Path("docs", "study")
"""What the page contains from elsewhere: the studies of the games."""
SKIP = "ASTERISM_WITHOUT_PAGE"


class PageHook(BuildHookInterface):  # type: ignore[misc]
    """Runs npm where the page is missing or older than its sources; a package that is not whole is not built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        web = Path(self.root, "web")
        page, modules = (Path(self.root, "src", "asterism", name) for name in ("web", "modules"))
        build_data["artifacts"] += ["/src/asterism/web", "/src/asterism/modules"]
        if os.environ.get(SKIP):
            return
        npm = shutil.which("npm")
        checkout = not Path(self.root, "PKG-INFO").exists()  # which a source distribution has
        if checkout and web.is_dir() and npm and not _fresh(web, page):
            self.app.display_info("building the page")
            for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
                subprocess.run([npm, *command], cwd=web, check=True, stdout=subprocess.DEVNULL)
        if not (page / "index.html").exists():
            raise RuntimeError(
                f"the page cannot be built without npm (Node 20); {SKIP}=1 builds the package without it"
            )
        if version != "editable" and not any(modules.glob("*.wasm")):
            raise RuntimeError(f"the WebAssembly modules are missing: `make modules`; {SKIP}=1 builds without them")


def _fresh(web: Path, page: Path) -> bool:
    """Whether the page is there and younger than everything it is made from."""
    index = page / "index.html"
    if not index.exists():
        return False
    built = index.stat().st_mtime
    roots = [*(web / name for name in SOURCES), web.parent / STUDIES]
    files = [file for root in roots for file in ([root] if root.is_file() else root.rglob("*")) if file.is_file()]
    return all(file.stat().st_mtime <= built for file in files)
