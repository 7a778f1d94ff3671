"""Messages between servers on one database. They hold no secrets: what changed is read from the database."""

from __future__ import annotations

import msgspec


class ClusterMessage(msgspec.Struct, kw_only=True, tag=str.lower, omit_defaults=True):
    """The base of all messages; ``by`` is the sending server."""

    by: str


class Alive(ClusterMessage):
    """The server is alive; sent every few seconds."""

    presences: int = 0
    """How many ``Present`` it has sent, by which others know whether they have missed any."""


class Gone(ClusterMessage):
    """The server shuts down."""


class Changed(ClusterMessage):
    """The server has appended to a table, up to this sequence number."""

    table: str
    sequence: int = msgspec.field(name="number")


class Rewritten(ClusterMessage):
    """The server has changed entries of a table."""

    table: str


class Present(ClusterMessage):
    """Who is connected to the server at a table: seated guests, and the number of spectators."""

    table: str
    guests: list[str] = []
    watching: int = 0
    number: int = msgspec.field(default=0, name="turn")
    """Counts the server's messages of this kind. So no two are equal: of equal messages sent together PostgreSQL
    delivers only the first, and a guest who left and came back at once would still count as offline."""


class Asks(ClusterMessage):
    """Asks the others to send ``Present`` for a table, also if nobody is connected to it there."""

    table: str


class Thinking(ClusterMessage):
    """A bot is thinking on the server."""

    table: str
    seat: int
    ply: int


class AccessChanged(ClusterMessage):
    """Sessions, bans or host tokens have changed."""


AnyMessage = Alive | Gone | Changed | Rewritten | Present | Asks | Thinking | AccessChanged
encode = msgspec.json.encode
decode = msgspec.json.Decoder(AnyMessage).decode
