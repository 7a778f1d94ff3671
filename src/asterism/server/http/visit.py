"""Who makes a request: the guest behind the cookie, the language wanted, the address."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders

from asterism.server.errors import ForbiddenError, UnknownGuestError
from asterism.server.house.house import House
from asterism.server.people.guests import COOKIE, SECURE_COOKIE, hash_token, new_id, new_token
from asterism.server.people.limits import network_of
from asterism.server.people.sessions import LIFETIME
from asterism.server.storage.database import GuestRow
from asterism.server.texts import choose_language

Visit = ASGIConnection[Any, Any, Any, Any]
READING = ("GET", "HEAD", "OPTIONS")
SAME = ("same-origin", "none")
POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "media-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "svelte-trusted-html asterism-worker",
}
"""What the page may load and do: only its own files, and no script or style inside a document."""
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "content-security-policy": "; ".join(f"{name} {value}" for name, value in POLICY.items()),
}


def house_of(visit: Visit) -> House:
    """The house that is visited."""
    return visit.app.state.house  # type: ignore[no-any-return]


def address_of(visit: Visit) -> str:
    """The visitor's network address, as it counts for limits and bans."""
    return network_of(visit.client.host if visit.client else "?")


async def count(request: Visit, what: str) -> None:
    """Count something that the visitor does; ``RateError`` where it is too much for his address or for him."""
    limits, address = house_of(request).limits, address_of(request)
    limits.spend(what, address)
    guest = await guest_if_any(request)
    if guest is not None:
        limits.spend_alone(what, address, guest.id)


def id_of(guest: GuestRow | None) -> str | None:
    """The guest's id; None for nobody."""
    return guest.id if guest else None


def language_of(visit: Visit) -> str:
    """The language in which to answer."""
    wish = visit.query_params.get("lang")
    return choose_language(wish, visit.scope["state"].get("language"), visit.headers.get("accept-language"))


def check_origin(visit: Visit) -> None:
    """``ForbiddenError`` for what a page of another site sends with our cookies.

    Browsers name the origin of every socket and of every request that changes something. Who names none is no browser,
    and has no cookies but its own.
    """
    origin = visit.headers.get("origin")
    foreign = origin is not None and urlsplit(origin).netloc != visit.headers.get("host")
    if foreign or visit.headers.get("sec-fetch-site", "none") not in SAME:
        raise ForbiddenError("foreign-origin")


def check_banned(visit: Visit) -> None:
    """``ForbiddenError`` for addresses that the host keeps out."""
    house_of(visit).bans.check("address", address_of(visit))


# -- guests ------------------------------------------------------------------------------------------------------------


def cookie_of(visit: Visit) -> str:
    """The name of the cookie on this connection."""
    return SECURE_COOKIE if visit.url.scheme in ("https", "wss") else COOKIE


def token_of(visit: Visit) -> str | None:
    """The hash of the token that the visitor's cookie holds."""
    return hash_token(visit.cookies.get(cookie_of(visit), ""))


async def guest_if_any(visit: Visit) -> GuestRow | None:
    """The guest whose cookie it is; None without one."""
    state = visit.scope["state"]
    if "guest" not in state:
        state["guest"] = await _find_guest(visit)
    guest: GuestRow | None = state["guest"]
    return guest


async def _find_guest(visit: Visit) -> GuestRow | None:
    house, hashed = house_of(visit), token_of(visit)
    found = await house.sessions.guest(hashed) if hashed else None
    if found is None:
        return None
    guest, renew = found
    visit.scope["state"]["language"] = guest.language
    house.bans.check("guest", guest.id)
    if renew:
        set_cookie(visit, visit.cookies[cookie_of(visit)])
    return guest


async def guest_or_new(request: Request[Any, Any, Any]) -> GuestRow:
    """The guest who asks for a change; a visitor without a cookie becomes one."""
    guest = await guest_if_any(request)
    if guest is not None:
        return guest
    if cookie_of(request) in request.cookies:
        set_cookie(request, None)
        raise UnknownGuestError("unknown-guest")
    house = house_of(request)
    house.limits.spend("guest", address_of(request))
    guest = GuestRow(id=new_id(), name=None, colour=None, language=None, passphrase_hash=None)
    await house.store.add(guest)
    await welcome(request, guest)
    return guest


async def welcome(request: Request[Any, Any, Any], guest: GuestRow) -> None:
    """Give this browser a new token for the guest; the one it held is worth nothing any more."""
    token = new_token()
    await house_of(request).sessions.begin(guest.id, hash_token(token) or "", instead_of=token_of(request))
    request.scope["state"]["guest"] = guest
    set_cookie(request, token)


def set_cookie(visit: Visit, token: str | None) -> None:
    """Put the cookie (or with None its end) on the answer that is being made."""
    name = cookie_of(visit)
    visit.scope["state"]["cookie"] = Cookie(
        key=name,
        value=token or "",
        max_age=int(LIFETIME.total_seconds()) if token else 0,
        path="/",
        httponly=True,
        samesite="strict",
        secure=name == SECURE_COOKIE,
    )


async def before_send(message: Any, scope: Any) -> None:
    """Complete every answer: the cookie, the safety headers, and no caching where nothing else is said."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    state = scope["state"]
    if "cookie" in state:
        headers.add("set-cookie", state["cookie"].to_header(header=""))
    if "request_id" in state:
        headers["x-request-id"] = state["request_id"]
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    headers.setdefault("cache-control", "no-store")
