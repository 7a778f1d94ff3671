"""``/api/me``: the guest's own profile, passphrase and sessions."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from asterism.server.accounts.guests import hash_passphrase, new_passphrase
from asterism.server.api.guests import (
    Guest,
    GuestAnswer,
    GuestSessions,
    NewPassphrase,
    Passphrase,
    ProfileChange,
)
from asterism.server.errors import UnknownGuestError
from asterism.server.http.request_context import (
    cookie_of,
    count,
    guest_if_any,
    guest_or_new,
    services_of,
    set_cookie,
    start_session,
    token_of,
)
from asterism.server.routes.sharing import page_origin, qr_code
from asterism.server.runtime.guest_deletion import delete_guest
from asterism.server.storage.database import GuestRow
from asterism.server.storage.handles import change_name


def describe(guest: GuestRow) -> Guest:
    return Guest(
        id=guest.id,
        name=guest.name,
        colour=guest.colour,
        language=guest.language,
        passphrase=guest.passphrase_hash is not None,
    )


@get("/api/me")
async def me(request: Request[Any, Any, Any]) -> GuestAnswer:
    """The guest of this browser."""
    guest = await guest_if_any(request)
    if guest is None and cookie_of(request) in request.cookies:
        set_cookie(request, None)
    return GuestAnswer(guest=describe(guest) if guest else None)


@post("/api/me", status_code=200)
async def change_me(request: Request[Any, Any, Any], data: JSONBody[ProfileChange]) -> GuestAnswer:
    """Change name, colour or language."""
    name = data.clean_name()
    guest = await guest_or_new(request)
    store = services_of(request).store
    if name is not None and name != guest.name:
        await change_name(store, guest, name)
    wishes = {"colour": data.colour, "language": data.language}
    await store.change_guest(guest, **{key: v for key, v in wishes.items() if v is not None})
    return GuestAnswer(guest=describe(guest))


@delete("/api/me", status_code=200)
async def delete_me(request: Request[Any, Any, Any]) -> GuestAnswer:
    """Delete this guest: their name, chat and contacts; their games stay as those of a deleted player."""
    await count(request, "erase")
    guest = await guest_if_any(request)
    if guest is not None:
        await delete_guest(services_of(request), guest)
        request.scope["state"]["guest"] = None
    set_cookie(request, None)
    return GuestAnswer(guest=None)


@post("/api/me/passphrase", status_code=200)
async def passphrase(request: Request[Any, Any, Any], origin: FromQuery[str] = "") -> NewPassphrase:
    """Create a new passphrase for this guest; it is shown only once, and the previous one becomes invalid."""
    services = services_of(request)
    await count(request, "passphrase")
    guest = await guest_or_new(request)
    words = new_passphrase()
    await services.store.change_guest(guest, passphrase_hash=await services.compute(hash_passphrase, words))
    link = f"{page_origin(request, origin)}/settings#passphrase={words}"  # browsers do not send what follows the #
    qr = await services.compute(qr_code, link)
    return NewPassphrase(passphrase=words, qr=qr.decode())


@post("/api/me/return", status_code=200)
async def come_back(request: Request[Any, Any, Any], data: JSONBody[Passphrase]) -> GuestAnswer:
    """Become the guest with this passphrase."""
    services = services_of(request)
    await count(request, "passphrase")
    guest = await services.store.guest_of_passphrase(await services.compute(hash_passphrase, data.passphrase))
    if guest is None:
        raise UnknownGuestError("wrong-passphrase")
    await start_session(request, guest)
    return GuestAnswer(guest=describe(guest))


async def _sessions(request: Request[Any, Any, Any], guest: GuestRow | None) -> GuestSessions:
    sessions = services_of(request).sessions
    return GuestSessions(sessions=[] if guest is None else await sessions.list(guest.id, token_of(request)))


async def _end(request: Request[Any, Any, Any], id: str | None, but: str | None) -> GuestSessions:
    services, guest = services_of(request), await guest_if_any(request)
    if guest is not None:
        await services.sessions.end(guest.id, id, but)
        await services.access.announce()
    return await _sessions(request, guest)


@get("/api/me/sessions")
async def sessions(request: Request[Any, Any, Any]) -> GuestSessions:
    """The guest's sessions."""
    return await _sessions(request, await guest_if_any(request))


@delete("/api/me/sessions", status_code=200)
async def end_other_sessions(request: Request[Any, Any, Any]) -> GuestSessions:
    """End all other sessions."""
    return await _end(request, None, token_of(request))


@delete("/api/me/sessions/{id:str}", status_code=200)
async def end_session(request: Request[Any, Any, Any], id: FromPath[str]) -> GuestSessions:
    """End one session."""
    return await _end(request, id, None)


ROUTES = [me, change_me, delete_me, passphrase, come_back, sessions, end_other_sessions, end_session]
