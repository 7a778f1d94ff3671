"""What is shared with others: ``/api/address``, QR codes, and what messengers show of a link to a table."""

from __future__ import annotations

import asyncio
import html
import io
import re
from typing import Any, NamedTuple
from urllib.parse import quote

import segno
from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery

from asterism.engine import registry
from asterism.engine.errors import AsterismError
from asterism.engine.messages import format_message
from asterism.server.api.sharing import ShareAddress
from asterism.server.clock_kinds import LiveClock, read_clock
from asterism.server.errors import NotFoundError
from asterism.server.http.addresses import share_address
from asterism.server.http.request_context import compute_counted, guest_if_any, id_of, language_of, services_of
from asterism.server.tables.table import Table
from asterism.server.texts import link_text

AnyRequest = Request[Any, Any, Any]
TABLE_LINK = re.compile(r"/t/([\w-]{1,32})(?:/replay)?/?")
PATIENCE = 2.0
"""The seconds after which the page is sent without its preview for messengers."""
PICTURE = "picture.jpg"
"""The board of a game at 1200 × 630, in its package; a game may have none."""


@get("/api/address")
async def address(request: AnyRequest) -> ShareAddress:
    """Where other devices reach this server."""
    return share_address(request)


def page_origin(request: AnyRequest, origin: str) -> str:
    """The page's origin: the browser's if it names this host, because the scheme is unknown behind a proxy."""
    host = request.headers.get("host")
    known = (f"http://{host}", f"https://{host}", share_address(request).origin)
    return origin if origin in known else str(request.base_url).rstrip("/")


@get("/api/tables/{id:str}/qr.svg", media_type="image/svg+xml")
async def qr(request: AnyRequest, id: FromPath[str], origin: FromQuery[str] = "") -> Response[bytes]:
    """The invitation as a QR code."""
    table = await _table_for(request, id)
    code = f"?code={quote(table.row.code)}" if table.row.private else ""
    link = f"{page_origin(request, origin)}/t/{table.id}{code}"
    return Response(await compute_counted(request, qr_code, link), media_type="image/svg+xml")


def qr_code(text: str) -> bytes:
    """A text as a QR code, in SVG."""
    svg = io.BytesIO()
    segno.make(text, micro=False).save(svg, kind="svg", border=2, xmldecl=False, omitsize=True, svgclass=None)
    return svg.getvalue()


async def _table_for(request: AnyRequest, id: str) -> Table:
    """The table; ``ForbiddenError`` if the guest may not see it."""
    guest = await guest_if_any(request)
    table = await services_of(request).table(id)
    table.check_access(id_of(guest), request.query_params.get("code"))
    return table


@get("/api/games/{game:str}/picture.jpg", media_type="image/jpeg")
async def picture(game: FromPath[str]) -> Response[bytes]:
    """The board of a game, for messengers."""
    path = registry.load(game).folder / PICTURE
    if not path.is_file():
        raise NotFoundError("no-page")
    headers = {"cache-control": "public, max-age=86400", "cross-origin-resource-policy": "cross-origin"}
    return Response(await asyncio.to_thread(path.read_bytes), media_type="image/jpeg", headers=headers)


# -- what messengers show of a link ------------------------------------------------------------------------------------


class Preview(NamedTuple):
    """What a messenger shows of a link."""

    title: str
    text: str
    picture: str | None
    address: str


async def preview_of(request: AnyRequest, path: str) -> Preview | None:
    """The preview of a link to a table that may be seen; None for any other path."""
    named = TABLE_LINK.fullmatch(path)
    if named is None:
        return None
    try:
        async with asyncio.timeout(PATIENCE):
            table = await _table_for(request, named[1])
    except (AsterismError, TimeoutError):
        return None
    origin = str(request.base_url).rstrip("/")
    has_picture = (registry.load(table.row.game).folder / PICTURE).is_file()
    return Preview(
        title=_title(table, language_of(request)),
        text=_about(table, language_of(request)),
        picture=f"{origin}/api/games/{table.row.game}/{PICTURE}" if has_picture else None,
        address=f"{origin}/t/{table.id}",
    )


def _title(table: Table, language: str) -> str:
    row = table.row
    game = format_message(registry.load(row.game).folder, language, "title") or row.game
    names = [seat.name for seat in table.seats if seat.kind == "person" and seat.name]
    if row.status != "waiting":
        return f"{game}: {', '.join(names)}" if names else game
    host = next((seat.name for seat in table.seats if seat.guest_id == row.host and seat.name), None)
    if host is None:
        return link_text(language, "invited", game=game)
    return link_text(language, "invites", name=host, game=game)


def _about(table: Table, language: str) -> str:
    """Mode, players, length and clock in one line."""
    row, game = table.row, registry.load(table.row.game)
    clock = read_clock(row.clock)
    parts = [format_message(game.folder, language, f"mode-{row.mode}") if row.mode else None]
    parts.append(link_text(language, "players", players=row.players))
    parts.append(link_text(language, "minutes", minutes=game.minutes))
    if isinstance(clock, LiveClock):
        live = {"minutes": round(clock.seconds / 60, 1), "seconds": clock.increment}
        parts.append(link_text(language, "live", **live))
    elif clock is not None:
        parts.append(link_text(language, "days", days=clock.days))
    if row.rated:
        parts.append(link_text(language, "rated"))
    return " · ".join(filter(None, parts))


def with_preview(page: str, preview: Preview) -> str:
    """The page's document with the preview in its head."""
    tags = {
        "og:type": "website",
        "og:site_name": "Asterism",
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": preview.address,
    }
    if preview.picture is not None:
        tags |= {"og:image": preview.picture, "og:image:width": "1200", "og:image:height": "630"}
    lines = [f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in tags.items()]
    card = "summary_large_image" if preview.picture else "summary"
    lines.append(f'<meta name="twitter:card" content="{card}" />')
    return page.replace("</head>", "".join(f"  {line}\n  " for line in lines) + "</head>", 1)


ROUTES = [address, qr, picture]
