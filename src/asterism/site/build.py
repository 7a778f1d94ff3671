"""Write a site without a server into a folder."""

from __future__ import annotations

import hashlib
import re
import shutil
from collections.abc import Mapping
from pathlib import Path

import msgspec

from asterism.engine.errors import AsterismError
from asterism.site.app import write_app
from asterism.site.export import export

PAGE = Path(__file__).resolve().parent.parent / "web"
FIGURES = "figures.json"
"""The positions of the rule pages, as the page's build lists them."""
LEFT_OUT = shutil.ignore_patterns("*.br", "sw.js", FIGURES)
ABSOLUTE = re.compile(r'\b(src|href)="/')


class SiteError(AsterismError):
    """A site that cannot be built from what is installed."""


def build_site(
    folder: Path,
    modules: Mapping[str, Path],
    boards: Path | None = None,
    docs: Path | None = None,
    page: Path = PAGE,
) -> None:
    """Write the page with the ``modules`` of its games and, where they are built, embeddable ``boards`` and ``docs``.

    The folder is replaced if a site was built there before; any other folder must be empty.
    """
    if not (page / "index.html").is_file() or not (page / FIGURES).is_file():
        raise SiteError(f"the page is not built: {page} is incomplete")
    _clear(folder)
    shutil.copytree(page, folder, ignore=LEFT_OUT, dirs_exist_ok=True)
    data = folder / "data"
    export(data, msgspec.json.decode((page / FIGURES).read_bytes()))
    for game, module in modules.items():
        shutil.copyfile(module, data / f"{game}.wasm")
    # Named by its contents, so that no cache mixes the data of two builds.
    named = data.rename(folder / f"data-{_digest(data)}")
    index = folder / "index.html"
    index.write_text(as_site(index.read_text(encoding="utf-8"), named.name), encoding="utf-8")
    if boards is not None:
        shutil.copytree(boards, folder / "embed")
    if docs is not None:
        shutil.copytree(docs, folder / "docs")
    write_app(folder)


def as_site(html: str, data: str) -> str:
    """The page's document for a folder of its own: with relative addresses, and saying where its data is."""
    head = f'<meta name="asterism-site" content="{data}" />'
    html = ABSOLUTE.sub(r'\1="./', html)
    return html.replace("<title>", f"{head}\n    <title>", 1)


def _clear(folder: Path) -> None:
    """Empty a folder in which a site was built; ``SiteError`` for a folder with anything else."""
    if folder.is_dir() and any(folder.iterdir()):
        index = folder / "index.html"
        if not index.is_file() or 'name="asterism-site"' not in index.read_text(encoding="utf-8"):
            raise SiteError(f"{folder} is not empty, and was not built by this command")
        shutil.rmtree(folder)
    folder.mkdir(parents=True, exist_ok=True)


def _digest(folder: Path) -> str:
    """A hash of all files in a folder and their names."""
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            digest.update(f"{path.relative_to(folder).as_posix()} {path.stat().st_size}\n".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]
