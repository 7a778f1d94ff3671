"""The page itself: the files that the client's build put into ``asterism/web``."""

from __future__ import annotations

import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from asterism.server.errors import NotFoundError
from asterism.server.visit import house_of

ENCODINGS = {"br": ".br", "gzip": ".gz"}
FOREVER = "public, max-age=31536000, immutable"
MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Asterism</title>
<p>The server runs, but its page was not built. Run <code>make web</code>, then reload.</p></html>"""


@lru_cache(maxsize=512)
def _tag(path: Path, changed: int, size: int) -> str:
    return f'"{hashlib.sha256(path.read_bytes()).hexdigest()[:20]}"'


def find(folder: Path, path: str) -> Path | None:
    """The file for a path; the page itself for addresses inside it; None for a file that is not there."""
    wanted = (folder / path.lstrip("/")).resolve()
    if wanted.is_relative_to(folder.resolve()) and wanted.is_file():
        return wanted
    index = folder / "index.html"
    return index if "." not in path.rpartition("/")[2] and index.is_file() else None


@get(["/", "/{path:path}"], include_in_schema=False)
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
    headers = {"cache-control": FOREVER if hashed else "no-cache", "vary": "accept-encoding"}
    taken = request.headers.get("accept-encoding", "")
    served = found
    for name, suffix in ENCODINGS.items():
        packed = found.with_name(found.name + suffix)
        if name in taken and packed.is_file():
            served = packed
            headers["content-encoding"] = name
            break
    stat = served.stat()
    headers["etag"] = _tag(served, stat.st_mtime_ns, stat.st_size)
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(None, status_code=304, headers=headers)
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    return Response(served.read_bytes(), media_type=kind, headers=headers)
