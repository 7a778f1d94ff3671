"""The page: the files that the web build put into ``asterism/web``."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any, NamedTuple

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from asterism.server.errors import NotFoundError
from asterism.server.http.request_context import services_of
from asterism.server.routes.sharing import preview_of, with_preview

ENCODINGS = {"br": ".br", "gzip": ".gz"}
CACHED = 512
"""The most encoded files in memory."""
SMALL = 1024
"""Smaller files are not compressed."""
COMPRESSIBLE = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
FOREVER = "public, max-age=31536000, immutable"
MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Asterism</title>
<p>The server runs, but its page was not built. Run <code>make web</code>, then reload.</p></html>"""


class EncodedFile(NamedTuple):
    """An encoded file with its ETag."""

    body: bytes
    encoding: str | None
    tag: str


_encoded: dict[tuple[Path, str, int], EncodedFile] = {}
"""Files by path, encoding and time of their last change."""


async def _encoded_file(path: Path, kind: str, encoding: str, changed: int) -> EncodedFile:
    """The file in an encoding, read and compressed in a thread once."""
    key = path, encoding, changed
    if key not in _encoded:
        if len(_encoded) >= CACHED:
            _encoded.clear()
        _encoded[key] = await asyncio.to_thread(_encode_file, path, kind, encoding)
    return _encoded[key]


def _encode_file(path: Path, kind: str, encoding: str) -> EncodedFile:
    """The file in an encoding: compressed by the build, or else here; plain where neither applies."""
    plain = path.read_bytes()
    built = path.with_name(path.name + ENCODINGS.get(encoding, ""))
    body, used = plain, None
    if encoding and built.is_file():
        body, used = built.read_bytes(), encoding
    elif encoding == "gzip" and len(plain) >= SMALL and kind.startswith(COMPRESSIBLE):
        body, used = gzip.compress(plain, mtime=0), encoding
    return EncodedFile(body, used, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


def _choose_encoding(path: Path, taken: str) -> str:
    """The encoding to send: the best accepted one that the build made, else gzip, else none."""
    names = {part.partition(";")[0].strip() for part in taken.lower().split(",") if "q=0" not in part.replace(" ", "")}
    for name, suffix in ENCODINGS.items():
        if name in names and path.with_name(path.name + suffix).is_file():
            return name
    return "gzip" if "gzip" in names else ""


def find(folder: Path, path: str) -> Path | None:
    """The file for a path; ``index.html`` for the page's own routes; None if there is no such file."""
    try:
        wanted = (folder / path.lstrip("/")).resolve()
        if wanted.is_relative_to(folder.resolve()) and wanted.is_file():
            return wanted
    except (OSError, ValueError):  # a name that no file can have
        return None
    index = folder / "index.html"
    return index if "." not in path.rpartition("/")[2] and index.is_file() else None


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[Any]:
    """A file of the page."""
    folder = services_of(request).settings.pages
    if path.startswith("/api/") or path == "/api":
        raise NotFoundError("no-page")
    found = find(folder, path)
    if found is None:
        if not (folder / "index.html").exists() and "." not in path:
            return Response(MISSING, media_type=MediaType.HTML)
        raise NotFoundError("no-page")
    preview = await preview_of(request, path) if found.name == "index.html" else None
    if preview is not None:
        plain = await _encoded_file(found, "text/html", "", found.stat().st_mtime_ns)
        return Response(with_preview(plain.body.decode(), preview), media_type=MediaType.HTML)
    hashed = found.parent.name == "assets"
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    encoding = _choose_encoding(found, request.headers.get("accept-encoding", ""))
    encoded = await _encoded_file(found, kind, encoding, found.stat().st_mtime_ns)
    headers = {"cache-control": FOREVER if hashed else "no-cache", "vary": "accept-encoding", "etag": encoded.tag}
    if encoded.encoding is not None:
        headers["content-encoding"] = encoded.encoding
    if request.headers.get("if-none-match") == encoded.tag:
        return Response(None, status_code=304, headers=headers)
    return Response(encoded.body, media_type=kind, headers=headers)
