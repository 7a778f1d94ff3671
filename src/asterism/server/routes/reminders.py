"""``/api/me/reminders`` and the links in e-mail: where a guest is reminded of their turn."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post
from litestar.params import FromPath, JSONBody

from asterism.server.accounts import push
from asterism.server.accounts.mail import clean_address
from asterism.server.api.reminders import (
    Browser,
    ConfirmedAddress,
    Endpoint,
    LinkToken,
    MailAddress,
    MailReminders,
    PushReminders,
    ReminderSettings,
    Stopped,
)
from asterism.server.errors import ConflictError
from asterism.server.http.request_context import address_of, count, guest_if_any, guest_or_new, language_of, services_of
from asterism.server.storage.database import GuestRow

AnyRequest = Request[Any, Any, Any]


async def describe(request: AnyRequest, guest: GuestRow | None) -> ReminderSettings:
    """The available reminders, and the guest's own settings."""
    reminders = services_of(request).reminders
    browsers = await reminders.contacts.browsers(guest.id) if guest else []
    row = await reminders.contacts.address(guest.id) if guest else None
    return ReminderSettings(
        push=PushReminders(key=push.public_key(await reminders.key()), browsers=len(browsers)),
        mail=MailReminders(
            possible=reminders.outgoing.mails,
            address=row.address if row else None,
            confirmed=row.confirmed if row else False,
        ),
    )


@get("/api/me/reminders")
async def my_reminders(request: AnyRequest) -> ReminderSettings:
    """How the guest is reminded."""
    return await describe(request, await guest_if_any(request))


@post("/api/me/push", status_code=200)
async def add_browser(request: AnyRequest, data: JSONBody[Browser]) -> ReminderSettings:
    """Turn on reminders in this browser."""
    await count(request, "contact")
    reminders = services_of(request).reminders
    push.check_browser(data.endpoint, data.keys.p256dh, data.keys.auth, reminders.outgoing.local)
    guest = await guest_or_new(request)
    wish = data.endpoint, data.keys.p256dh, data.keys.auth
    await reminders.contacts.add_browser(guest.id, *wish, language_of(request))
    return await describe(request, guest)


@post("/api/me/push/stop", status_code=200)
async def drop_browser(request: AnyRequest, data: JSONBody[Endpoint]) -> ReminderSettings:
    """Turn off reminders in this browser."""
    guest = await guest_or_new(request)
    await services_of(request).reminders.contacts.drop_browser(data.endpoint, guest.id)
    return await describe(request, guest)


@post("/api/me/mail", status_code=200)
async def add_address(request: AnyRequest, data: JSONBody[MailAddress]) -> ReminderSettings:
    """Send a confirmation to an e-mail address for reminders."""
    services = services_of(request)
    if not services.reminders.outgoing.mails:
        raise ConflictError("no-mail")
    address = clean_address(data.address)
    await count(request, "mail")
    services.limits.spend_guest("mail", address_of(request), address.lower())
    guest = await guest_or_new(request)
    await services.reminders.send_confirmation(guest.id, address, language_of(request))
    return await describe(request, guest)


@delete("/api/me/mail", status_code=200)
async def drop_address(request: AnyRequest) -> ReminderSettings:
    """Delete the guest's e-mail address."""
    guest = await guest_or_new(request)
    await services_of(request).reminders.contacts.drop_address(guest.id)
    return await describe(request, guest)


@post("/api/mail/confirm", status_code=200)
async def confirm(request: AnyRequest, data: JSONBody[LinkToken]) -> ConfirmedAddress:
    """Confirm the e-mail address of a link's token."""
    await count(request, "contact")
    return ConfirmedAddress(address=await services_of(request).reminders.contacts.confirm(data.token))


@post("/api/mail/stop/{token:str}", status_code=200)
async def stop(request: AnyRequest, token: FromPath[str]) -> Stopped:
    """Unsubscribe an e-mail address; mail programs call it for one-click unsubscribing."""
    await count(request, "contact")
    await services_of(request).reminders.contacts.stop(token)
    return Stopped(stopped=True)


ROUTES = [my_reminders, add_browser, drop_browser, add_address, drop_address, confirm, stop]
