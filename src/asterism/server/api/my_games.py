"""``/api/me/games`` and ``/api/me/turns``: the guest's own games."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, field

from asterism.server.api.base import Answer, Body
from asterism.server.api.tables import SeatWish, Status, TableResult
from asterism.server.clock_kinds import AnyClock


class MovedGame(Body):
    """A game that was played on a guest's own device, to be kept here."""

    record: Annotated[str, Meta(description="Its `.ast` text, with the seed.")]
    seats: Annotated[list[SeatWish], Meta(max_length=16)]
    mode: str | None = None
    running: Annotated[bool, Meta(description="It goes on; else it is over, also where the moves do not end it.")] = (
        False
    )
    out: Annotated[list[int], Meta(max_length=16, description="The seats that have resigned.")] = field(
        default_factory=list
    )


class GameSeat(Answer):
    """Who sat where."""

    colour: str
    kind: Literal["person", "bot", "open"]
    name: str | None
    guest: str | None
    level: Annotated[int | None, Meta(description="Of a bot.")]


class GameColumns(msgspec.Struct, kw_only=True):
    """What an answer about a guest's game has from the columns of ``TableRow`` with these names."""

    id: str = field(name="table")
    game: str
    mode: str | None
    status: Status
    practice: bool
    rated: bool
    clock: AnyClock | None
    created: datetime
    changed: Annotated[datetime, Meta(description="When something last happened.")]
    ply: int


class MyGame(GameColumns, Answer, kw_only=True):
    """A game in which the guest has a seat."""

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
