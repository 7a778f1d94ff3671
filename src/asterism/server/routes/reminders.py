"""``/api/me/reminders`` and the links of letters: where a guest wants to be told that it is his turn."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from asterism.server.errors import ConflictError
from asterism.server.http.visit import address_of, count, guest_if_any, guest_or_new, house_of, language_of
from asterism.server.people import push
from asterism.server.people.mail import clean_address
from asterism.server.people.requests import Body
from asterism.server.storage.database import GuestRow

Visitor = Request[Any, Any, Any]
Answer = dict[str, Any]
Text = Annotated[str, Meta(max_length=2000)]


class Keys(Body):
    """The keys of a browser."""

    p256dh: Text
    auth: Text


class Browser(Body):
    """Where a browser is reached, as its ``PushSubscription`` says it."""

    endpoint: Text
    keys: Keys


class Endpoint(Body):
    """One browser."""

    endpoint: Text


class Address(Body):
    """An e-mail address."""

    address: Text


class Token(Body):
    """What stood in a link."""

    token: Text


async def told(request: Visitor, guest: GuestRow | None) -> Answer:
    """How reminders can be had, and how this guest has them."""
    reminders = house_of(request).reminders
    browsers = await reminders.contacts.browsers(guest.id) if guest else []
    row = await reminders.contacts.address(guest.id) if guest else None
    return {
        "push": {"key": push.public_key(await reminders.key()), "browsers": len(browsers)},
        "mail": {
            "possible": reminders.outgoing.mails,
            "address": row.address if row else None,
            "confirmed": row.confirmed if row else False,
        },
    }


@get("/api/me/reminders")
async def my_reminders(request: Visitor) -> Answer:
    """How am I reminded?"""
    return await told(request, await guest_if_any(request))


@post("/api/me/push", status_code=200)
async def add_browser(request: Visitor, data: JSONBody[Browser]) -> Answer:
    """Remind me in this browser."""
    await count(request, "contact")
    reminders = house_of(request).reminders
    push.check_browser(data.endpoint, data.keys.p256dh, data.keys.auth, reminders.outgoing.local)
    guest = await guest_or_new(request)
    wish = data.endpoint, data.keys.p256dh, data.keys.auth
    await reminders.contacts.add_browser(guest.id, *wish, language_of(request))
    return await told(request, guest)


@post("/api/me/push/stop", status_code=200)
async def drop_browser(request: Visitor, data: JSONBody[Endpoint]) -> Answer:
    """Remind me in this browser no more."""
    guest = await guest_or_new(request)
    await house_of(request).reminders.contacts.drop_browser(data.endpoint, guest.id)
    return await told(request, guest)


@post("/api/me/mail", status_code=200)
async def add_address(request: Visitor, data: JSONBody[Address]) -> Answer:
    """Remind me at this address, once it is confirmed."""
    house = house_of(request)
    if not house.reminders.outgoing.mails:
        raise ConflictError("no-mail")
    address = clean_address(data.address)
    await count(request, "letter")
    house.limits.spend_alone("letter", address_of(request), address.lower())
    guest = await guest_or_new(request)
    await house.reminders.ask(guest.id, address, language_of(request))
    return await told(request, guest)


@delete("/api/me/mail", status_code=200)
async def drop_address(request: Visitor) -> Answer:
    """Forget my address."""
    guest = await guest_or_new(request)
    await house_of(request).reminders.contacts.drop_address(guest.id)
    return await told(request, guest)


@post("/api/mail/confirm", status_code=200)
async def confirm(request: Visitor, data: JSONBody[Token]) -> Answer:
    """The address in whose letter this token stood wants reminders."""
    await count(request, "contact")
    return {"address": await house_of(request).reminders.contacts.confirm(data.token)}


@post("/api/mail/stop/{token:str}", status_code=200)
async def stop(request: Visitor, token: FromPath[str]) -> Answer:
    """The reader of a letter wants no more of them; mail programs say so by themselves."""
    await count(request, "contact")
    await house_of(request).reminders.contacts.stop(token)
    return {"stopped": True}


ROUTES = [my_reminders, add_browser, drop_browser, add_address, drop_address, confirm, stop]
