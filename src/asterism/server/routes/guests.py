"""``/api/me``: guests."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post
from litestar.params import FromPath, JSONBody

from asterism.server.errors import UnknownGuestError
from asterism.server.http.live import FORBIDDEN
from asterism.server.http.visit import (
    cookie_of,
    count,
    guest_if_any,
    guest_or_new,
    house_of,
    set_cookie,
    token_of,
    welcome,
)
from asterism.server.people.guests import hash_passphrase, new_passphrase
from asterism.server.people.requests import Me, Return
from asterism.server.storage.database import GuestRow


def described(guest: GuestRow | None) -> dict[str, Any]:
    """A guest as clients get it."""
    if guest is None:
        return {"guest": None}
    return {
        "guest": {
            "id": guest.id,
            "name": guest.name,
            "colour": guest.colour,
            "language": guest.language,
            "passphrase": guest.passphrase_hash is not None,
        }
    }


@get("/api/me")
async def me(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """Who am I?"""
    guest = await guest_if_any(request)
    if guest is None and cookie_of(request) in request.cookies:
        set_cookie(request, None)
    return described(guest)


@post("/api/me", status_code=200)
async def change_me(request: Request[Any, Any, Any], data: JSONBody[Me]) -> dict[str, Any]:
    """Name, colour, language."""
    name = data.clean_name()
    guest = await guest_or_new(request)
    wishes = {"name": name, "colour": data.colour, "language": data.language}
    await house_of(request).store.change_guest(guest, **{key: v for key, v in wishes.items() if v is not None})
    return described(guest)


@post("/api/me/passphrase", status_code=200)
async def passphrase(request: Request[Any, Any, Any]) -> dict[str, str]:
    """A new passphrase for this guest; it is told only here."""
    house = house_of(request)
    await count(request, "return")
    guest = await guest_or_new(request)
    words = new_passphrase()
    await house.store.change_guest(guest, passphrase_hash=await house.compute(hash_passphrase, words))
    return {"passphrase": words}


@post("/api/me/return", status_code=200)
async def come_back(request: Request[Any, Any, Any], data: JSONBody[Return]) -> dict[str, Any]:
    """Be the guest whose passphrase this is."""
    house = house_of(request)
    await count(request, "return")
    guest = await house.store.guest_of_passphrase(await house.compute(hash_passphrase, data.passphrase))
    if guest is None:
        raise UnknownGuestError("wrong-passphrase")
    await welcome(request, guest)
    return described(guest)


async def _sessions(request: Request[Any, Any, Any], guest: GuestRow | None) -> dict[str, Any]:
    sessions = house_of(request).sessions
    return {"sessions": [] if guest is None else await sessions.list(guest.id, token_of(request))}


async def _end(request: Request[Any, Any, Any], id: str | None, but: str | None) -> dict[str, Any]:
    house, guest = house_of(request), await guest_if_any(request)
    if guest is not None:
        await house.sessions.end(guest.id, id, but)
        for connection in list(house.connections):
            held = connection.session or ""
            if connection.guest_id == guest.id and held != but and held.startswith(id or ""):
                connection.leave(FORBIDDEN)
    return await _sessions(request, guest)


@get("/api/me/sessions")
async def sessions(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """On which browsers am I this guest?"""
    return await _sessions(request, await guest_if_any(request))


@delete("/api/me/sessions", status_code=200)
async def end_other_sessions(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """Be forgotten by all other browsers."""
    return await _end(request, None, token_of(request))


@delete("/api/me/sessions/{id:str}", status_code=200)
async def end_session(request: Request[Any, Any, Any], id: FromPath[str]) -> dict[str, Any]:
    """Be forgotten by one browser."""
    return await _end(request, id, None)


ROUTES = [me, change_me, passphrase, come_back, sessions, end_other_sessions, end_session]
