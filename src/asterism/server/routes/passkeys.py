"""``/api/me/passkeys`` and ``/api/passkeys``: the guest's own passkeys, and signing in by one."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post
from litestar.params import FromPath, JSONBody

from asterism.server.accounts.passkeys import RelyingParty, relying_party
from asterism.server.api.guests import GuestAnswer
from asterism.server.api.passkeys import PasskeyCredential, PasskeyOptions, Passkeys
from asterism.server.http.request_context import count, guest_if_any, guest_or_new, services_of, start_session
from asterism.server.routes.guests import describe
from asterism.server.storage.database import GuestRow, now

AnyRequest = Request[Any, Any, Any]


def party_of(request: AnyRequest) -> RelyingParty:
    return relying_party(request.headers.get("host", ""))


async def _list(request: AnyRequest, guest: GuestRow | None) -> Passkeys:
    return Passkeys(passkeys=[] if guest is None else await services_of(request).passkeys.list(guest.id))


@get("/api/me/passkeys")
async def passkeys(request: AnyRequest) -> Passkeys:
    """The guest's passkeys."""
    return await _list(request, await guest_if_any(request))


@post("/api/me/passkeys/options", status_code=200)
async def creation_options(request: AnyRequest) -> PasskeyOptions:
    """What the browser needs to create a passkey for this guest."""
    await count(request, "passkey")
    party = party_of(request)
    guest = await guest_or_new(request)
    return PasskeyOptions(options=await services_of(request).passkeys.creation_options(guest, party, now()))


@post("/api/me/passkeys", status_code=200)
async def add_passkey(request: AnyRequest, data: JSONBody[PasskeyCredential]) -> Passkeys:
    """Add the passkey that the browser has created."""
    await count(request, "passkey")
    party = party_of(request)
    guest = await guest_or_new(request)
    await services_of(request).passkeys.add(guest, party, data.credential, now())
    return await _list(request, guest)


@delete("/api/me/passkeys/{id:str}", status_code=200)
async def remove_passkey(request: AnyRequest, id: FromPath[str]) -> Passkeys:
    """Remove a passkey."""
    guest = await guest_if_any(request)
    if guest is not None:
        await services_of(request).passkeys.remove(guest.id, id)
    return await _list(request, guest)


@post("/api/passkeys/options", status_code=200)
async def request_options(request: AnyRequest) -> PasskeyOptions:
    """What the browser needs to sign in by a passkey."""
    await count(request, "passkey")
    return PasskeyOptions(options=await services_of(request).passkeys.request_options(party_of(request), now()))


@post("/api/passkeys", status_code=200)
async def sign_in(request: AnyRequest, data: JSONBody[PasskeyCredential]) -> GuestAnswer:
    """Become the guest of this passkey."""
    await count(request, "passkey")
    services = services_of(request)
    guest = await services.passkeys.guest_of(party_of(request), data.credential, now())
    services.bans.check("guest", guest.id)
    await start_session(request, guest)
    return GuestAnswer(guest=describe(guest))


ROUTES = [passkeys, creation_options, add_passkey, remove_passkey, request_options, sign_in]
