"""What makes a site an app: a manifest, icons, and a service worker that keeps it for offline use."""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

from asterism.site.icon import png

SIZES = (192, 512)
WORKER = Path(__file__).resolve().parent / "service_worker.js"
NIGHT = "#0f1530"
NOT_KEPT = ("sw.js", "embed/", "docs/")
"""What the service worker does not keep: itself, boards for other pages, and the documentation."""


def write_app(folder: Path) -> None:
    """Write manifest, icons and service worker into a finished site."""
    icons = [{"src": "./star.svg", "sizes": "any", "type": "image/svg+xml"}]
    for size in SIZES:
        name = f"icon-{size}.png"
        (folder / name).write_bytes(png(size))
        icons.append({"src": f"./{name}", "sizes": f"{size}x{size}", "type": "image/png", "purpose": "any maskable"})
    manifest = {
        "name": "Asterism",
        "short_name": "Asterism",
        "description": "Board games in the browser, against bots or friends. No account.",
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": NIGHT,
        "theme_color": NIGHT,
        "icons": icons,
        "share_target": {
            "action": "./share",
            "method": "POST",
            "enctype": "multipart/form-data",
            "params": {"files": [{"name": "record", "accept": [".ast", "text/plain"]}]},
        },
    }
    (folder / "manifest.webmanifest").write_bytes(msgspec.json.encode(manifest))
    write_worker(folder)


def write_worker(folder: Path) -> None:
    """Write the service worker, with a list of all files of the site and a version that any change of them changes."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    names = [path.relative_to(folder).as_posix() for path in files]
    digest = hashlib.sha256()
    for name, path in zip(names, files, strict=True):
        digest.update(name.encode() + path.read_bytes())
    kept = ["./" if name == "index.html" else f"./{name}" for name in names if not name.startswith(NOT_KEPT)]
    source = WORKER.read_text(encoding="utf-8")
    source = source.replace('"VERSION"', msgspec.json.encode(digest.hexdigest()[:12]).decode(), 1)
    (folder / "sw.js").write_text(source.replace("[/* FILES */]", msgspec.json.encode(kept).decode(), 1), "utf-8")
