"""``/api/me/seek``: looking for a game, and those who do."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from msgspec import Meta

from asterism.server.api.base import Answer, Body
from asterism.server.clock_kinds import AnyClock

Points = Annotated[int, Meta(ge=-10_000, le=10_000)]


class NewSeek(Body):
    """What a guest wants to play, and with whom."""

    game: str
    mode: Annotated[str | None, Meta(description="Null: the first of the game.")] = None
    players: Annotated[int | None, Meta(description="Null: the fewest of the game.")] = None
    rated: bool = False
    clock: AnyClock | None = None
    low: Annotated[Points | None, Meta(description="The least rating of opponents; null: any.")] = None
    high: Annotated[Points | None, Meta(description="The highest rating of opponents; null: any.")] = None
    notify: Annotated[
        bool, Meta(description="Tell the guest's browsers when somebody comes; the seek then waits for days.")
    ] = False


class SeekTerms(Answer):
    """What a guest looks for."""

    game: str
    mode: str
    players: int
    rated: bool
    clock: AnyClock | None
    low: int | None
    high: int | None


class Seek(SeekTerms):
    """A guest's own seek."""

    notify: bool
    since: datetime
    waited: Annotated[int, Meta(description="The seconds since then.")]
    table: Annotated[str | None, Meta(description="The table, when the others are found.")]


class SeekAnswer(Answer):
    """The guest's seek; null without one."""

    seek: Seek | None


class OpenSeek(SeekTerms):
    """A seek of somebody else, as the lobby lists it."""

    guest: str
    name: str | None
    rating: int
