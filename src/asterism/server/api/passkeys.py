"""``/api/me/passkeys`` and ``/api/passkeys``: signing in by WebAuthn."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

from msgspec import Meta

from asterism.server.api.base import Answer, Body


class PasskeyOptions(Answer):
    """What the browser needs to create or use a passkey, within two minutes and once."""

    options: Annotated[
        dict[str, Any],
        Meta(description="For `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`."),
    ]


class PasskeyCredential(Body):
    """What the browser made of the options."""

    credential: Annotated[dict[str, Any], Meta(description="`PublicKeyCredential.toJSON()`.")]


class Passkey(Answer):
    """A passkey of the guest."""

    id: str
    host: Annotated[str, Meta(description="The host for which it was made; it works there alone.")]
    created: datetime
    used: Annotated[datetime | None, Meta(description="When the guest last signed in by it.")]


class Passkeys(Answer):
    """The guest's passkeys, oldest first."""

    passkeys: list[Passkey]
