"""Authentication of the host, who runs the server and knows its secret."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time

from litestar.datastructures import Cookie

from asterism.server.errors import ForbiddenError
from asterism.server.http.request_context import AnyConnection, address_of, services_of

COOKIE, SECURE_COOKIE = "asterism-host", "__Host-asterism-host"
HOURS_12 = 43_200
MIN_SECRET = 12
GUESS = "secret"
"""The rate of wrong secrets."""


def new_host_token(secret: str) -> str:
    """A signed token for the host's cookie: valid for twelve hours on every server with the same secret."""
    content = f"{int(time.time()) + HOURS_12}.{secrets.token_hex(8)}"
    return f"{content}.{_signed(secret, content)}"


def _signed(secret: str, content: str) -> str:
    return hmac.new(secret.encode(), f"asterism host until {content}".encode(), hashlib.sha256).hexdigest()


def is_secret(secret: str, given: str) -> bool:
    """Whether they are equal; the time it takes tells nothing about either, not even the length."""
    ours, theirs = (hashlib.sha256(text.encode()).digest() for text in (secret, given))
    return hmac.compare_digest(ours, theirs)


def token_until(secret: str, token: str) -> int | None:
    """When a token signed with ``secret`` expires; None if it was not signed with it, or has expired."""
    content, _, signature = token.rpartition(".")
    good = hmac.compare_digest(_signed(secret, content).encode(), signature.encode())
    until = int(content.partition(".")[0]) if good else 0
    return until if until > time.time() else None


def check_secret(connection: AnyConnection, given: str) -> None:
    """``ForbiddenError`` for a wrong secret, ``RateError`` after too many of them from the address."""
    services, address = services_of(connection), address_of(connection)
    services.limits.check(GUESS, address)
    if not is_secret(services.host_secret, given):
        services.limits.spend(GUESS, address)
        raise ForbiddenError("not-host")


def check_host(connection: AnyConnection) -> None:
    """``ForbiddenError`` unless the client has a host's cookie, or the secret as ``Authorization: Bearer``."""
    services = services_of(connection)
    scheme, _, given = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        check_secret(connection, given.strip())
        return
    token = connection.cookies.get(_cookie_of(connection), "")
    if token_until(services.host_secret, token) is None or services.host_tokens.is_revoked(token):
        raise ForbiddenError("not-host")


async def revoke_host_token(connection: AnyConnection) -> None:
    """Revoke the token of the cookie, if it has a valid one."""
    services, token = services_of(connection), connection.cookies.get(_cookie_of(connection), "")
    until = token_until(services.host_secret, token)
    if until is not None and not services.host_tokens.is_revoked(token):
        await services.host_tokens.revoke(token, until)
        await services.access.announce()


def host_cookie(connection: AnyConnection, token: str | None) -> Cookie:
    """The cookie with the token; None deletes it."""
    name = _cookie_of(connection)
    age = HOURS_12 if token else 0
    secure = name == SECURE_COOKIE
    return Cookie(name, path="/", value=token or "", max_age=age, secure=secure, httponly=True, samesite="strict")


def _cookie_of(connection: AnyConnection) -> str:
    return SECURE_COOKIE if connection.url.scheme in ("https", "wss") else COOKIE
