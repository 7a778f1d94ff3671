"""The position of Octocube as documented values."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from asterism.games.octocube.names import Abyss, Letter, Mode, Phase, Result
from asterism.games.octocube.validate import MAX_PILE


class Cell(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What lies on one cell."""

    pile: Annotated[
        tuple[str | None, ...], Meta(max_length=MAX_PILE, description="Its tiles, bottom to top; null: unknown.")
    ] = ()
    seen: Annotated[tuple[bool, ...], Meta(description="Which tiles of the pile all players have seen.")] = ()
    abyss: Annotated[Abyss | None, Meta(description="Its Abyss tile: plain, or the letter of its power.")] = None


class Cube(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The tiles on a cube's faces; in kids their places do not matter."""

    top: str | None = None
    bottom: str | None = None
    north: str | None = None
    east: str | None = None
    south: str | None = None
    west: str | None = None


Count = Annotated[int, Meta(ge=0, le=84)]


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What one player has."""

    cell: Annotated[str | None, Meta(description="Where the cube stands; null: in the personal area.")] = None
    cube: Annotated[Cube, Meta(description="The tiles on the cube.")] = Cube()
    coins: Annotated[Count, Meta(description="Coins beside the board.")] = 0
    points: Annotated[
        Annotated[int, Meta(ge=0, le=32000)] | None,
        Meta(description="Points won by scoring so far; null where the table hides them (in views only)."),
    ] = 0
    board: Annotated[dict[str, Count], Meta(description="How many of each object lie on the board.")] = {}
    wishes: Annotated[tuple[str, ...], Meta(description="Kids: what each of the 16 spaces asks for.")] = ()
    spaces: Annotated[tuple[str | None, ...], Meta(description="Kids: the tile on each space, or null.")] = ()


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position of Octocube, redacted for a viewer or complete."""

    mode: Annotated[Mode, Meta(description="Which game is played.")]
    hide_points: Annotated[bool, Meta(description="Whether the table hides the others' points.")]
    max_rounds: Annotated[int, Meta(ge=1, le=1000, description="The game stops and is scored after so many rounds.")]
    powers: Annotated[str, Meta(max_length=9, description="Advanced: the letters that can come into play.")]
    result: Annotated[Result, Meta(description="Whether the game is running or finished; cut: stopped by a limit.")]
    round: Annotated[int, Meta(ge=1, le=1000, description="The round, from 1.")]
    seat: Annotated[int | None, Meta(description="The seat that decides; null when the game is over.")]
    phase: Annotated[Phase | None, Meta(description="What it decides.")]
    power: Annotated[Letter | None, Meta(description="The letter of the power that is being decided on.")]
    cells: Annotated[dict[str, Cell], Meta(description="Every cell of the play area by name.")]
    reserve: Annotated[
        tuple[str | None, ...], Meta(max_length=7, description="The Abyss tiles in reserve, the next one last.")
    ]
    seats: Annotated[tuple[Seat, ...], Meta(min_length=2, max_length=4, description="The players.")]
    stack: Annotated[tuple[str, ...], Meta(max_length=6, description="Kids: the stack being built, bottom first.")]
