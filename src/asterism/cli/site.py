"""Build a site without a server."""

from __future__ import annotations

from pathlib import Path

from cyclopts import App

from asterism.cli.wasm import built_modules
from asterism.engine.extras import extra

CHECKOUT = Path(__file__).resolve().parents[3]
BOARDS, DOCS = CHECKOUT / "web" / "dist" / "embed", CHECKOUT / ".build" / "docs"
"""The embeddable boards and the documentation, in a checkout where they are built."""
app = App(
    name="site", help="A site without a server: the games in a folder that any file server can send (docs/site.md)."
)


@app.command
def build(folder: Path) -> int:
    """Write the site into a folder: the page, the games as WebAssembly modules, and what makes it an app.

    Parameters
    ----------
    folder
        Where to write it; a site that was built there before is replaced, any other folder must be empty.
    """
    with extra("server"):
        from asterism.site.build import build_site
    build_site(folder, built_modules(), *(made if made.is_dir() else None for made in (BOARDS, DOCS)))
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    print(f"{folder}  {size / 1e6:.1f} MB. To try it: python -m http.server --directory {folder}")
    return 0
