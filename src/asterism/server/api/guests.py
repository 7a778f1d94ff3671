"""``/api/me``: guests, and their sessions."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from msgspec import Meta

from asterism.server.api.base import Answer, Body, Named


class ProfileChange(Named):
    """Changes of a guest's own profile."""

    colour: Annotated[str, Meta(pattern="^(#[0-9a-fA-F]{6}|[a-z]{1,16})$")] | None = None
    language: Literal["en", "fr", "nl", "de"] | None = None


class Passphrase(Body):
    """The passphrase of a returning guest."""

    passphrase: Annotated[str, Meta(max_length=200)]


class Guest(Answer):
    """A guest."""

    id: Annotated[
        str, Meta(description="Public: it names people in seats and chat. That of a deleted player begins with `-`.")
    ]
    name: str | None
    colour: str | None
    language: str | None
    passphrase: Annotated[bool, Meta(description="Whether there is one.")]


class GuestAnswer(Answer):
    """The guest of this browser; null before there is one."""

    guest: Guest | None


class NewPassphrase(Answer):
    """A new passphrase; it is shown once."""

    passphrase: str
    qr: Annotated[str, Meta(description="A link to the settings with the passphrase, as a QR code in SVG.")]


class GuestSession(Answer):
    """A browser that holds a cookie of the guest."""

    id: str
    created: datetime
    seen: datetime
    here: Annotated[bool, Meta(description="Whether it is the asking browser.")]


class GuestSessions(Answer):
    """The guest's sessions, last used first."""

    sessions: list[GuestSession]
