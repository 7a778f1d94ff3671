"""The host of a server: who knows its secret may see what runs, and keep order."""

from __future__ import annotations

import hashlib
import hmac
import time

from litestar.datastructures import Cookie

from asterism.server.errors import ForbiddenError
from asterism.server.http.visit import Visit, house_of

COOKIE, SECURE_COOKIE = "asterism-host", "__Host-asterism-host"
HOURS_12 = 43_200
MIN_SECRET = 12


def new_pass(secret: str) -> str:
    """What a browser holds instead of the secret: good for twelve hours, on every server with the same secret."""
    until = str(int(time.time()) + HOURS_12)
    return f"{until}.{_signed(secret, until)}"


def _signed(secret: str, until: str) -> str:
    return hmac.new(secret.encode(), f"asterism host until {until}".encode(), hashlib.sha256).hexdigest()


def is_secret(secret: str, told: str) -> bool:
    """Whether the secret was told."""
    return hmac.compare_digest(secret.encode(), told.encode())


def is_pass(secret: str, held: str) -> bool:
    """Whether a browser's pass is good."""
    until, _, signature = held.partition(".")
    good = hmac.compare_digest(_signed(secret, until).encode(), signature.encode())
    return good and until.isascii() and until.isdigit() and int(until) > time.time()


def is_host(visit: Visit) -> bool:
    """Whether the visitor is the host: by his pass, or as a program by ``Authorization: Bearer`` and the secret."""
    secret = house_of(visit).host_secret
    scheme, _, told = visit.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return is_secret(secret, told.strip())
    return is_pass(secret, visit.cookies.get(_cookie_of(visit), ""))


def check_host(visit: Visit) -> None:
    """``ForbiddenError`` for everybody else."""
    if not is_host(visit):
        raise ForbiddenError("not-host")


def host_cookie(visit: Visit, held: str | None) -> Cookie:
    """The cookie with the pass, or with None its end."""
    name = _cookie_of(visit)
    age = HOURS_12 if held else 0
    secure = name == SECURE_COOKIE
    return Cookie(name, path="/", value=held or "", max_age=age, secure=secure, httponly=True, samesite="strict")


def _cookie_of(visit: Visit) -> str:
    return SECURE_COOKIE if visit.url.scheme in ("https", "wss") else COOKIE
