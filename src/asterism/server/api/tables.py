"""``/api/tables``: tables, their seats, and what is asked of them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType, field

from asterism.server.api.base import Answer, Body, Character, Level, Named, Ply
from asterism.server.api.seeks import OpenSeek
from asterism.server.clock_kinds import AnyClock

Status = Literal["waiting", "running", "over"]
Audience = Literal["table", "spectators"]
"""Who reads a chat line."""


ReportReason = Literal["chat", "name", "stalling", "cheating"]
"""Why somebody is reported to the host."""


class TableSettings(msgspec.Struct, kw_only=True):
    """What the creator of a table chooses, beside game and seats.

    Declared once: requests ask for it, the columns of ``TableRow`` with these names store it, answers have it, and a
    rematch copies it.
    """

    mode: str | None = None
    private: bool = False
    practice: bool = False
    rated: bool = False
    seating: Annotated[
        Literal["lot", "fixed"],
        Meta(description="Seats are drawn by lot as the game starts, or kept as they were asked for."),
    ] = "lot"
    clock: AnyClock | None = None


def settings_of(row: Any) -> TableSettings:
    """The settings in the columns of a table's row."""
    return msgspec.convert(row, TableSettings, from_attributes=True)


def columns_of(settings: TableSettings) -> dict[str, Any]:
    """The settings as columns of a table's row."""
    return {name: msgspec.to_builtins(getattr(settings, name)) for name in TableSettings.__struct_fields__}


# -- requests ----------------------------------------------------------------------------------------------------------


class SeatWish(Named):
    """Who takes a seat of a new table."""

    kind: Literal["me", "here", "bot", "open"]
    level: Level | None = None
    character: Annotated[Character | None, Meta(description="How a bot likes to play; null: evenly.")] = None


class NewTable(TableSettings, Body, kw_only=True):
    """A new table."""

    game: str
    players: int | None = None
    options: dict[str, Any] = field(default_factory=dict)
    seats: Annotated[list[SeatWish], Meta(max_length=16)] | None = None
    practice: Annotated[bool | None, Meta(description="Null: where nobody else can sit, and without a clock.")] = None  # type: ignore[assignment]
    position: dict[str, Any] | None = None


class Sit(Named):
    """Taking a seat."""

    code: str | None = None


class StandIn(Body):
    """A bot for a seat."""

    level: Level = 3


class NewReport(Body):
    """Another person at the table, to be reported to the host."""

    guest: Annotated[str, Meta(min_length=1, max_length=16)]
    reason: ReportReason
    code: str | None = None


class Branch(Body):
    """Going on from a ply of a finished game, or from the end of a variation."""

    ply: Ply
    seats: Annotated[
        Annotated[list[SeatWish], Meta(max_length=16)] | None,
        Meta(description="Null: everyone as in the game; bots stand in for people who are not there."),
    ] = None
    moves: Annotated[list[Any], Meta(max_length=400, description="Decisions to take from the ply on.")] = field(
        default_factory=list
    )


# -- answers -----------------------------------------------------------------------------------------------------------


class TableResult(Answer):
    """How a game ended."""

    finished: bool
    cut: Annotated[bool, Meta(description="Whether a safety limit ended it.")]
    points: list[int]
    winners: list[int]
    out: Annotated[
        list[int] | UnsetType, Meta(description="The seats that lost by time, by resigning or by leaving, if any.")
    ] = UNSET
    agreed: Annotated[bool | UnsetType, Meta(description="Whether the players have agreed on a draw.")] = UNSET


class Seat(Answer):
    """A seat of a table."""

    seat: int
    colour: str
    kind: Literal["person", "bot", "open"]
    name: str | None
    guest: str | None
    here: Annotated[bool, Meta(description="A second person at another guest's screen.")]
    online: bool
    level: Annotated[int | None, Meta(description="Of a bot.")]
    character: Annotated[str | None, Meta(description="Of a bot; null: it plays evenly.")]
    stand_in: Annotated[int | None, Meta(description="The level of the bot that plays for an absent person.")]
    left: Annotated[bool, Meta(description="The person has left.")]
    out: Annotated[bool, Meta(description="Lost by time, by resigning, or by leaving a rated game.")]
    held_for: Annotated[
        str | None, Meta(description="The guest for whom an open seat is reserved; `left`: they have declined.")
    ]


class TableParent(Answer):
    """Where a table of kind `branch` comes from."""

    table: str
    ply: int


class TableColumns(TableSettings, kw_only=True):
    """What an answer about a table has from the columns of ``TableRow`` with these names."""

    id: str
    game: str
    rules_version: int
    players: int
    options: dict[str, Any]
    status: Status
    kind: Literal["game", "record", "branch"]
    host: str | None
    created: datetime
    ply: int
    seat: Annotated[int | None, Meta(description="The seat that decides.")]


class Table(TableColumns, Answer, kw_only=True):
    """A table."""

    n: Annotated[int, Meta(description="The number of its latest entry.")]
    seats: list[Seat]
    watching: int
    result: TableResult | None
    seed_hash: Annotated[str | None, Meta(description="The seal of the deal.")]
    seed: Annotated[str | None, Meta(description="Digits; null until the end.")]
    salt: Annotated[str | None, Meta(description="Null until the end.")]
    next: Annotated[str | None, Meta(description="The table of the rematch.")]
    parent: TableParent | None


class You(Answer):
    """The asking guest's part in a table."""

    guest: str | None
    seats: Annotated[Sequence[int], Meta(description="The seats that they decide for.")]
    code: Annotated[str | None, Meta(description="The invitation; only for those with a seat.")]


class Reported(Answer):
    """A report is stored."""

    reported: bool


class TableAnswer(Answer):
    """A table, and the asking guest's part in it."""

    table: Table
    you: You


class Lobby(Answer):
    """Tables, newest first; private ones only among the guest's own."""

    open: list[Table]
    running: list[Table]
    mine: list[Table]
    best: Annotated[str | None, Meta(description="Of the running tables the one most worth watching.")]
    seeks: Annotated[list[OpenSeek], Meta(description="Who looks for a game, longest waiting first.")]
