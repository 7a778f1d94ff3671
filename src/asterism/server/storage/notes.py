"""What servers on one database tell each other. Notes hold no secrets: what happened is read from the database."""

from __future__ import annotations

import msgspec


class Note(msgspec.Struct, kw_only=True, tag=str.lower, omit_defaults=True):
    """The base of all notes: which server says it."""

    by: str


class Alive(Note):
    """It is there, as every few seconds."""


class Gone(Note):
    """It ends."""


class Changed(Note):
    """It has added to a table, up to this number."""

    table: str
    number: int


class Rewritten(Note):
    """It has changed what a table's entries say."""

    table: str


class Present(Note):
    """Who is connected to it at a table: guests who sit there, and how many who watch."""

    table: str
    guests: list[str] = []
    watching: int = 0


class Asks(Note):
    """Who else has somebody at this table?"""

    table: str


class Thinking(Note):
    """It lets a bot think."""

    table: str
    seat: int
    ply: int


AnyNote = Alive | Gone | Changed | Rewritten | Present | Asks | Thinking
write = msgspec.json.encode
read = msgspec.json.Decoder(AnyNote).decode
