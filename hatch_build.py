"""Builds the page (``web/``) into ``src/asterism/web`` whenever the package is built or installed from a checkout."""

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
    "svelte.config.js",
    "index.html",
    "fluent",
    "public",
    "src",
)
SKIP = "ASTERISM_WITHOUT_PAGE"


class PageHook(BuildHookInterface):  # type: ignore[misc]
    """Runs npm where the page is missing or older than its sources; a package without its page is not built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        web = Path(self.root, "web")
        page = Path(self.root, "src", "asterism", "web")
        build_data["artifacts"].append("/src/asterism/web")
        if os.environ.get(SKIP):
            return
        npm = shutil.which("npm")
        if web.is_dir() and npm and not _fresh(web, page):
            self.app.display_info("building the page")
            for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
                subprocess.run([npm, *command], cwd=web, check=True, stdout=subprocess.DEVNULL)
        if not (page / "index.html").exists():
            raise RuntimeError(
                f"the page cannot be built without npm (Node 20); {SKIP}=1 builds the package without it"
            )


def _fresh(web: Path, page: Path) -> bool:
    """Whether the page is there and younger than everything it is made from."""
    index = page / "index.html"
    if not index.exists():
        return False
    built = index.stat().st_mtime
    roots = [web / name for name in SOURCES]
    files = [file for root in roots for file in ([root] if root.is_file() else root.rglob("*")) if file.is_file()]
    return all(file.stat().st_mtime <= built for file in files)
