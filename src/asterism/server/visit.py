"""Who makes a request: the guest behind the cookie, the language wanted, the address."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders

from asterism.server.database import GuestRow, SessionRow
from asterism.server.errors import ForbiddenError, UnknownGuestError
from asterism.server.guests import COOKIE, hash_token, new_id, new_token
from asterism.server.house import House
from asterism.server.texts import choose_language

Visit = ASGIConnection[Any, Any, Any, Any]
YEARS_2 = 63_072_000
READING = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
}


def house_of(visit: Visit) -> House:
    """The house that is visited."""
    return visit.app.state.house  # type: ignore[no-any-return]


def address_of(visit: Visit) -> str:
    """The visitor's network address."""
    return visit.client.host if visit.client else "?"


def id_of(guest: GuestRow | None) -> str | None:
    """The guest's id; None for nobody."""
    return guest.id if guest else None


def language_of(visit: Visit) -> str:
    """The language in which to answer."""
    wish = visit.query_params.get("lang")
    return choose_language(wish, visit.scope["state"].get("language"), visit.headers.get("accept-language"))


def check_origin(visit: Visit) -> None:
    """``ForbiddenError`` for what a page of another site sends with our cookies."""
    origin = visit.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != visit.headers.get("host"):
        raise ForbiddenError("foreign-origin")


async def guest_if_any(visit: Visit) -> GuestRow | None:
    """The guest whose cookie it is; None without one."""
    token = visit.cookies.get(COOKIE)
    hashed = hash_token(token) if token else None
    guest = await house_of(visit).store.guest_of_token(hashed) if hashed else None
    if guest is not None:
        visit.scope["state"]["language"] = guest.language
    return guest


async def guest_or_new(request: Request[Any, Any, Any]) -> GuestRow:
    """The guest who asks for a change; a visitor without a cookie becomes one."""
    guest = await guest_if_any(request)
    if guest is not None:
        return guest
    if COOKIE in request.cookies:
        set_cookie(request, None)
        raise UnknownGuestError("unknown-guest")
    house = house_of(request)
    house.limits.spend("guest", address_of(request))
    guest = GuestRow(id=new_id(), name=None, colour=None, language=None, passphrase_hash=None)
    await house.store.add(guest)
    await welcome(request, guest)
    return guest


async def welcome(request: Request[Any, Any, Any], guest: GuestRow) -> None:
    """Give this browser a cookie for the guest."""
    token = new_token()
    await house_of(request).store.add(SessionRow(token_hash=hash_token(token) or "", guest_id=guest.id))
    set_cookie(request, token)


def set_cookie(visit: Visit, token: str | None) -> None:
    """Put the cookie (or with None its end) on the answer that is being made."""
    visit.scope["state"]["cookie"] = Cookie(
        key=COOKIE,
        value=token or "",
        max_age=YEARS_2 if token else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=visit.url.scheme in ("https", "wss"),
    )


async def before_send(message: Any, scope: Any) -> None:
    """Complete every answer: the cookie, the safety headers, and no caching where nothing else is said."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    cookie = scope["state"].get("cookie")
    if cookie is not None:
        headers.add("set-cookie", cookie.to_header(header=""))
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    headers.setdefault("cache-control", "no-store")
