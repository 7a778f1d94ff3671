"""``make docs``: the pages of ``docs`` and an API reference as one site with search, in ``.build/docs``.

Pages are copied beside a configuration, with their links: those to other pages of the project lead there, those to
source files become plain words. The site needs nothing from elsewhere, neither to be built nor to be read.
"""

from __future__ import annotations

import inspect
import os
import re
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
WORK = ROOT / ".build" / "docs-source"
SITE = ROOT / ".build" / "docs"
PAGES = WORK / "pages"
OUTSIDE = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "vulnerabilities.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
}
"""Pages from above ``docs``, and their names on the site."""
LINK = re.compile(r"(!?)\[((?:[^\]\[]|\[[^\]]*\])*)\]\((?!\w+:|#)([^)#\s]+)(#[^)]*)?\)")
FENCE = re.compile(r"(^```.*?^```)", re.DOTALL | re.MULTILINE)
REFERENCE = {
    "Matches, records and bots": "asterism",
    "Many games at once": "asterism.batch",
    "Gymnasium": "asterism.envs.gymnasium",
    "PettingZoo": "asterism.envs.pettingzoo",
    "OpenSpiel": "asterism.envs.open_spiel",
    "Gravity Superstar": "asterism.games.gravity",
    "Étoiles Filantes": "asterism.games.filantes",
    "Octocube": "asterism.games.octocube",
}


class DocsError(Exception):
    """A site that cannot be built whole."""


def public_names(module: Any) -> list[str]:
    """The names that a module exports: its ``__all__``, or the classes and functions that it defines itself."""
    if hasattr(module, "__all__"):
        return list(module.__all__)
    return [
        name
        for name, value in vars(module).items()
        if not name.startswith("_")
        and (inspect.isclass(value) or inspect.isfunction(value))
        and value.__module__ == module.__name__
    ]


def home_of(module: Any, name: str) -> str:
    """Where a public name is defined, as a dotted path."""
    value = inspect.unwrap(getattr(module, name))
    if inspect.isclass(value) or inspect.isfunction(value):
        return f"{value.__module__}.{value.__qualname__}"
    return f"{HOMES.get((module.__name__, name), module.__name__)}.{name}"


HOMES = {("asterism", "Viewer"): "asterism.engine.viewer"} | {
    (f"asterism.games.{game}", name): f"asterism.games.{game}.{home}"
    for game in ("gravity", "filantes", "octocube")
    for name, home in (("Move", "actions"), ("Event", "events"))
}
"""Of types that are no classes: the modules that define them."""


def stage() -> None:
    """Copy all pages, with their links, and what they show."""
    shutil.rmtree(WORK, ignore_errors=True)
    for source in sorted(DOCS.rglob("*")):
        if source.is_dir() or source.suffix == ".toml" or (source.parent.name == "images" and "dark" in source.stem):
            continue
        copy(source, Path(source.relative_to(DOCS)))
    for name, page in OUTSIDE.items():
        copy(ROOT / name, Path(page))


def copy(source: Path, page: Path) -> None:
    """Copy one file; a page with its links changed to those of the site."""
    target = PAGES / page
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.suffix != ".md":
        shutil.copyfile(source, target)
        return
    parts = FENCE.split(source.read_text(encoding="utf-8"))
    parts[::2] = [LINK.sub(lambda found: link(found, source, page), part) for part in parts[::2]]
    target.write_text("".join(parts), encoding="utf-8")


def link(found: re.Match[str], source: Path, page: Path) -> str:
    """A link of a page, on the site."""
    picture, label, target, anchor = found[1], found[2], found[3], found[4] or ""
    path = (source.parent / target).resolve()
    if picture and path.is_file():
        path = Path(str(path).replace("-dark.", "-light."))
        place = path.relative_to(DOCS) if path.is_relative_to(DOCS) else Path("images", path.name)
        (PAGES / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, PAGES / place)
    elif path.is_relative_to(DOCS) and path.is_file():
        place = path.relative_to(DOCS)
    elif path.is_relative_to(ROOT) and str(path.relative_to(ROOT)) in OUTSIDE:
        place = Path(OUTSIDE[str(path.relative_to(ROOT))])
    else:
        return label if label.startswith("`") else f"{label} (`{path.relative_to(ROOT).as_posix()}`)"
    return f"{picture}[{label}]({os.path.relpath(place, page.parent)}{anchor})"


def write_reference() -> list[str]:
    """A page for each public module; returns their names."""
    (PAGES / "reference").mkdir()
    pages = []
    for title, name in REFERENCE.items():
        module = import_module(name)
        overview = f"::: {name}\n    options:\n      members: false\n      show_root_heading: false"
        parts = [f"# {title}: `{name}`", overview]
        parts += [
            f"::: {home_of(module, public)}\n    options:\n      heading: {name}.{public}\n      toc_label: {public}"
            for public in public_names(module)
        ]
        page = f"reference/{name.replace('.', '-')}.md"
        (PAGES / page).write_text("\n\n".join(parts) + "\n", encoding="utf-8")
        pages.append(page)
    return pages


def build() -> None:
    """Build the site and check it."""
    stage()
    pages = ", ".join(f'"{page}"' for page in write_reference())
    config = (DOCS / "zensical.toml").read_text(encoding="utf-8")
    (WORK / "zensical.toml").write_text(config.replace('{ "API" = [] }', f'{{ "API" = [{pages}] }}'), encoding="utf-8")
    subprocess.run([Path(sys.executable).with_name("zensical"), "build", "--strict"], cwd=WORK, check=True)
    check(WORK / "site")
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.move(WORK / "site", SITE)
    count = len(list(SITE.rglob("*.html")))
    print(f"{SITE}: {count} pages, {sum(f.stat().st_size for f in SITE.rglob('*') if f.is_file()) / 1e6:.1f} MB")


def check(site: Path) -> None:
    """Every page and every public name is there; links lead somewhere; nothing is loaded from elsewhere."""
    problems = []
    for page in PAGES.rglob("*.md"):
        if not (site / page.relative_to(PAGES)).with_suffix(".html").is_file():
            problems.append(f"{page.relative_to(PAGES)} is not on the site")
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        for target in re.findall(r"""(?:href|src)=["']?([^"'\s>]+)""", text):
            address = target.partition("#")[0].partition("?")[0]
            outside = "://" in address or address.startswith(("data:", "mailto:", "javascript:", "//"))
            if address and not outside and page.name != "404.html" and not (page.parent / address).exists():
                problems.append(f"{page.relative_to(site)}: {target} leads nowhere")
        loaded = re.findall(r"""<(?:script|link|img|iframe)\b[^>]*(?:src|href)=["']?((?:https?:)?//[^"'\s>]+)""", text)
        problems += [f"{page.relative_to(site)} loads {address}" for address in loaded]
    for name in REFERENCE.values():
        module = import_module(name)
        text = (site / "reference" / f"{name.replace('.', '-')}.html").read_text(encoding="utf-8")
        problems += [
            f"{name}.{public} is not in the reference"
            for public in public_names(module)
            if f'id="{home_of(module, public)}"' not in text and f"id={home_of(module, public)}" not in text
        ]
    if problems:
        raise DocsError("\n".join(problems[:60]))


if __name__ == "__main__":
    build()
