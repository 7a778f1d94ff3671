"""``/api/me/reminders`` and the links in e-mail."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from asterism.server.api.base import Answer, Body

Text = Annotated[str, Meta(max_length=2000)]


class BrowserKeys(Body):
    """The keys of a browser."""

    p256dh: Text
    auth: Text


class Browser(Body):
    """A browser's ``PushSubscription``."""

    endpoint: Text
    keys: BrowserKeys


class Endpoint(Body):
    """A browser's endpoint."""

    endpoint: Text


class MailAddress(Body):
    """An e-mail address."""

    address: Text


class LinkToken(Body):
    """The token of a link."""

    token: Text


class PushReminders(Answer):
    """Reminders in browsers."""

    key: Annotated[str, Meta(description="The `applicationServerKey` of `PushManager.subscribe`.")]
    browsers: Annotated[int, Meta(description="In how many browsers the guest is reminded.")]


class MailReminders(Answer):
    """Reminders by e-mail."""

    possible: Annotated[bool, Meta(description="Whether this server sends e-mail.")]
    address: str | None
    confirmed: bool


class ReminderSettings(Answer):
    """The available reminders, and the guest's own settings."""

    push: PushReminders
    mail: MailReminders


class ConfirmedAddress(Answer):
    """The address that a link has confirmed."""

    address: str


class Stopped(Answer):
    """An unsubscribe link was used."""

    stopped: bool
