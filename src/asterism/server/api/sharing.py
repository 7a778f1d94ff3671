"""``/api/address``: where other devices reach the server."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from asterism.server.api.base import Answer


class ShareAddress(Answer):
    """The beginning of links for other devices."""

    origin: Annotated[str | None, Meta(description="Null: other devices cannot reach this server.")]
    command: Annotated[str | None, Meta(description="Where there is none: the command that changes it.")]
