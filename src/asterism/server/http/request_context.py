"""The context of a request: guest, language, address, cookies and response headers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders

from asterism.server.accounts.guests import COOKIE, SECURE_COOKIE, hash_token, new_id, new_token
from asterism.server.accounts.sessions import LIFETIME
from asterism.server.budgets import MAX_PATH
from asterism.server.errors import ForbiddenError, NotFoundError, UnknownGuestError
from asterism.server.fair_queue import current_owner
from asterism.server.rate_limits import network_of
from asterism.server.runtime.services import Services
from asterism.server.storage.database import GuestRow
from asterism.server.texts import choose_language

T = TypeVar("T")
AnyConnection = ASGIConnection[Any, Any, Any, Any]
READING = ("GET", "HEAD", "OPTIONS")
SAME = ("same-origin", "none")
POLICY = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
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
"""Content security policy: only the server's own files, no inline script or style; WebAssembly may be compiled."""
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "content-security-policy": "; ".join(f"{name} {value}" for name, value in POLICY.items()),
}


def services_of(connection: AnyConnection) -> Services:
    return connection.app.state.services  # type: ignore[no-any-return]


def address_of(connection: AnyConnection) -> str:
    """The client's network, by which limits and bans count it."""
    return network_of(connection.client.host if connection.client else "?")


async def count(request: AnyConnection, what: str) -> None:
    """Count a request of kind ``what``; ``RateError`` if it is over the rate of the address or guest."""
    limits, address = services_of(request).limits, address_of(request)
    limits.spend(what, address)
    guest = await guest_if_any(request)
    if guest is not None:
        limits.spend_guest(what, address, guest.id)


async def compute_counted(request: AnyConnection, function: Callable[..., T], *arguments: Any) -> T:
    """Count a request of kind ``explore`` and run the function that answers it, in the queue of the same name."""
    await count(request, "explore")
    return await services_of(request).compute_background(function, *arguments)


def id_of(guest: GuestRow | None) -> str | None:
    """The guest's id; None without a guest."""
    return guest.id if guest else None


def language_of(connection: AnyConnection) -> str:
    """The language of the response."""
    wish = connection.query_params.get("lang")
    return choose_language(wish, connection.scope["state"].get("language"), connection.headers.get("accept-language"))


def check_path(connection: AnyConnection) -> None:
    """``NotFoundError`` for paths that nothing here can have: too long, or with invisible characters."""
    path = connection.scope["path"]
    if len(path) > MAX_PATH or not path.isprintable():
        raise NotFoundError("no-page")


def _host_of(origin: str) -> str | None:
    """Host and port of an origin; None if it cannot be read."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def check_origin(connection: AnyConnection) -> None:
    """``ForbiddenError`` for requests that another site's page sends with our cookies.

    Browsers send an origin with every socket and every request that changes something; a client that sends none is no
    browser and has only its own cookies.
    """
    origin = connection.headers.get("origin")
    foreign = origin is not None and _host_of(origin) != connection.headers.get("host")
    if foreign or connection.headers.get("sec-fetch-site", "none") not in SAME:
        raise ForbiddenError("foreign-origin")


def check_banned(connection: AnyConnection) -> None:
    """``ForbiddenError`` for banned addresses."""
    services_of(connection).bans.check("address", address_of(connection))


# -- guests ------------------------------------------------------------------------------------------------------------


def cookie_of(connection: AnyConnection) -> str:
    return SECURE_COOKIE if connection.url.scheme in ("https", "wss") else COOKIE


def token_of(connection: AnyConnection) -> str | None:
    """The hash of the token in the client's cookie."""
    return hash_token(connection.cookies.get(cookie_of(connection), ""))


async def guest_if_any(connection: AnyConnection) -> GuestRow | None:
    """The guest of the cookie; None without one."""
    state = connection.scope["state"]
    if "guest" not in state:
        state["guest"] = await _find_guest(connection)
    guest: GuestRow | None = state["guest"]
    return guest


async def _find_guest(connection: AnyConnection) -> GuestRow | None:
    services, hashed = services_of(connection), token_of(connection)
    found = await services.sessions.guest(hashed) if hashed else None
    if found is None:
        return None
    guest, renew = found
    connection.scope["state"]["language"] = guest.language
    current_owner.set(current_owner.get()._replace(guest=guest.id))
    services.bans.check("guest", guest.id)
    if renew:
        set_cookie(connection, connection.cookies[cookie_of(connection)])
    return guest


async def guest_or_new(request: Request[Any, Any, Any]) -> GuestRow:
    """The guest of the cookie; a client without a cookie becomes a new guest."""
    guest = await guest_if_any(request)
    if guest is not None:
        return guest
    if cookie_of(request) in request.cookies:
        set_cookie(request, None)
        raise UnknownGuestError("unknown-guest")
    services = services_of(request)
    services.limits.spend("guest", address_of(request))
    guest = GuestRow(id=new_id(), name=None, colour=None, language=None, passphrase_hash=None)
    await services.store.add(guest)
    await start_session(request, guest)
    return guest


async def start_session(request: Request[Any, Any, Any], guest: GuestRow) -> None:
    """Give this browser a new token for the guest; its previous token is revoked."""
    token, before, services = new_token(), token_of(request), services_of(request)
    await services.sessions.begin(guest.id, hash_token(token) or "", instead_of=before)
    if before is not None:
        await services.access.announce()
    request.scope["state"]["guest"] = guest
    set_cookie(request, token)


def set_cookie(connection: AnyConnection, token: str | None) -> None:
    """Set the cookie on the response; None deletes it."""
    name = cookie_of(connection)
    connection.scope["state"]["cookie"] = Cookie(
        key=name,
        value=token or "",
        max_age=int(LIFETIME.total_seconds()) if token else 0,
        path="/",
        httponly=True,
        samesite="strict",
        secure=name == SECURE_COOKIE,
    )


async def before_send(message: Any, scope: Any) -> None:
    """Add the cookie, the security headers and a default of no caching to every response."""
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
