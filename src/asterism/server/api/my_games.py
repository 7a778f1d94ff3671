"""``/api/me/games`` and ``/api/me/turns``: the guest's own games."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from msgspec import Meta

from asterism.server.api.base import Answer
from asterism.server.api.tables import Status, TableResult
from asterism.server.clock_kinds import AnyClock


class GameSeat(Answer):
    """Who sat where."""

    colour: str
    kind: Literal["person", "bot", "open"]
    name: str | None
    guest: str | None
    level: Annotated[int | None, Meta(description="Of a bot.")]


class MyGame(Answer):
    """A game in which the guest has a seat."""

    table: str
    game: str
    mode: str | None
    status: Status
    practice: bool
    rated: bool
    clock: AnyClock | None
    created: datetime
    changed: Annotated[datetime, Meta(description="When something last happened.")]
    ply: int
    seats: list[GameSeat]
    mine: Annotated[list[int], Meta(description="The guest's seats.")]
    seat: Annotated[int | None, Meta(description="The seat that decides.")]
    turn: Annotated[bool, Meta(description="Whether the guest decides, and no bot for them.")]
    left: Annotated[int | None, Meta(description="The milliseconds that they have left for it, with a clock.")]
    result: TableResult | None
    removable: bool


class MyGames(Answer):
    """The guest's newest games: those in which they are to decide first, then the others, last changed first."""

    games: list[MyGame]


class RemovedGame(Answer):
    """A game that is no longer listed."""

    table: str
