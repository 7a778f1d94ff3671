"""The page itself: the files that the client's build put into ``asterism/web``."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from asterism.server.errors import NotFoundError
from asterism.server.http.visit import house_of

ENCODINGS = {"br": ".br", "gzip": ".gz"}
SMALL = 1024
"""Files that are smaller, or packed by nature, are sent as they are."""
PACKABLE = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
PACKED = "packed"
"""The mark of routes that pack by themselves."""
FOREVER = "public, max-age=31536000, immutable"
MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Asterism</title>
<p>The server runs, but its page was not built. Run <code>make web</code>, then reload.</p></html>"""


class Packed(NamedTuple):
    """A file as it is sent."""

    body: bytes
    encoding: str | None
    tag: str


@lru_cache(maxsize=512)
def _pack(path: Path, kind: str, encoding: str, changed: int) -> Packed:
    """The file in an encoding: as the build packed it, else packed here; plain where neither makes it smaller."""
    plain = path.read_bytes()
    built = path.with_name(path.name + ENCODINGS.get(encoding, ""))
    body, used = plain, None
    if encoding and built.is_file():
        body, used = built.read_bytes(), encoding
    elif encoding == "gzip" and len(plain) >= SMALL and kind.startswith(PACKABLE):
        body, used = gzip.compress(plain, mtime=0), encoding
    return Packed(body, used, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


def _best(path: Path, taken: str) -> str:
    """The encoding to send: the best that is taken and that the build made, else gzip, else none."""
    names = {part.partition(";")[0].strip() for part in taken.lower().split(",") if "q=0" not in part.replace(" ", "")}
    for name, suffix in ENCODINGS.items():
        if name in names and path.with_name(path.name + suffix).is_file():
            return name
    return "gzip" if "gzip" in names else ""


def find(folder: Path, path: str) -> Path | None:
    """The file for a path; the page itself for addresses inside it; None for a file that is not there."""
    wanted = (folder / path.lstrip("/")).resolve()
    if wanted.is_relative_to(folder.resolve()) and wanted.is_file():
        return wanted
    index = folder / "index.html"
    return index if "." not in path.rpartition("/")[2] and index.is_file() else None


@get(["/", "/{path:path}"], include_in_schema=False, opt={PACKED: True})
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[Any]:
    """A file of the page."""
    folder = house_of(request).settings.pages
    if path.startswith("/api/") or path == "/api":
        raise NotFoundError("no-page")
    found = find(folder, path)
    if found is None:
        if not (folder / "index.html").exists() and "." not in path:
            return Response(MISSING, media_type=MediaType.HTML)
        raise NotFoundError("no-page")
    hashed = found.parent.name == "assets"
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    encoding = _best(found, request.headers.get("accept-encoding", ""))
    packed = _pack(found, kind, encoding, found.stat().st_mtime_ns)
    headers = {"cache-control": FOREVER if hashed else "no-cache", "vary": "accept-encoding", "etag": packed.tag}
    if packed.encoding is not None:
        headers["content-encoding"] = packed.encoding
    if request.headers.get("if-none-match") == packed.tag:
        return Response(None, status_code=304, headers=headers)
    return Response(packed.body, media_type=kind, headers=headers)
