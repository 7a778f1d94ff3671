"""``/api/<path of an editor>``: content of a game that people make on the page; its own structs are in the game."""

from __future__ import annotations

from asterism.server.api.base import Answer


class ContentFile(Answer):
    """What was drawn, as a file."""

    name: str
    text: str
