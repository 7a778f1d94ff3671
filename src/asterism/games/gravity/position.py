"""The position of Gravity Superstar as documented values."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from asterism.games.gravity.state import Colour, Ending, Goodie, OwnCard

Direction = Literal["north", "east", "south", "west"]
Edges = Literal["N", "E", "NE", "S", "NS", "ES", "NES", "W", "NW", "EW", "NEW", "SW", "NSW", "ESW", "NESW"]
Cell = Annotated[str, Meta(pattern="^[a-r][1-9][0-9]?$", description="Column letter and row number from the top: a1")]
KEYED_BY_COLOUR = {"propertyNames": {"enum": list(get_args(Colour))}}
"""What msgspec leaves out of the schema of a ``dict[Colour, …]``."""
SeatNumber = Annotated[int, Meta(ge=0, le=5)]


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where a pawn stands, or where a Door is, and which way its up is."""

    cell: Annotated[Cell, Meta(description="The cell")]
    up: Annotated[Direction, Meta(description="Where the head points")]


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What one player has."""

    pawn: Annotated[Place | None, Meta(description="The pawn; null off the board")]
    hand: Annotated[
        tuple[OwnCard, ...] | None, Meta(description="The player's own cards in hand; null where they are hidden")
    ]
    face_down: Annotated[
        tuple[OwnCard, ...] | None, Meta(description="The cards that lie face down; null where they are hidden")
    ]
    face_down_count: Annotated[int, Meta(ge=0, le=5, description="How many cards lie face down")]
    face_up: Annotated[tuple[OwnCard, ...], Meta(description="The cards that lie face up")]
    goodies: Annotated[tuple[Goodie, ...], Meta(description="The goodie cards in hand")]
    stars: Annotated[
        dict[Colour, Annotated[int, Meta(ge=0, le=13)]],
        Meta(description="The stars won, by colour; none if left out", extra_json_schema=KEYED_BY_COLOUR),
    ]
    tokens: Annotated[int, Meta(ge=0, le=18, description="Replay tokens")]


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position of Gravity Superstar."""

    ending: Annotated[Ending, Meta(description="How the game ends (G40 or G41)")]
    max_rounds: Annotated[
        int, Meta(ge=1, le=1000, description="The round after which the game stops and is scored (G44)")
    ]
    quiet_rounds: Annotated[
        int,
        Meta(
            ge=0,
            le=1000,
            description="Rounds without a star taken after which the game stops and is scored; 0: never (G45)",
        ),
    ]
    round: Annotated[int, Meta(ge=1, le=1000, description="The round being played, or the last one")]
    last_star_round: Annotated[
        int, Meta(ge=0, le=1000, description="The round in which a star last left the board; 0: none has")
    ]
    last_round: Annotated[bool, Meta(description="A player has had the points of the expert ending (G41)")]
    result: Annotated[
        Literal["running", "finished", "cut"], Meta(description="Whether the game is over; cut: stopped by a limit")
    ]
    phase: Annotated[Literal["over", "action", "steal", "replay"], Meta(description="What is being decided")]
    seat: Annotated[SeatNumber | None, Meta(description="The seat that decides; null when the game is over")]
    actions_taken: Annotated[int, Meta(ge=0, le=2, description="Actions that the seat has carried out in this turn")]
    victims: Annotated[
        tuple[SeatNumber, ...], Meta(description="The seats still to be stolen from, in the order of their ejection")
    ]
    layout: Annotated[
        Literal["2x1", "2x2", "3x2", "1x2", "2x3"], Meta(description="How many tiles the board is wide and high")
    ]
    doors: Annotated[
        tuple[Place, ...], Meta(description="The Door of each tile, clockwise round the layout from the top left (G8)")
    ]
    open_door: Annotated[int, Meta(ge=0, le=5, description="The Door, counted from 0, with the Open Door marker")]
    platforms: Annotated[
        dict[Cell, Edges],
        Meta(description="For each cell with platforms on its own tile: the edges, as letters of NESW"),
    ]
    symbols: Annotated[dict[Cell, Literal["star", "replay"]], Meta(description="The symbols printed on cells")]
    stars: Annotated[dict[Cell, Colour], Meta(description="The stars on the board")]
    seats: Annotated[tuple[Seat, ...], Meta(min_length=2, max_length=6, description="The players, clockwise")]
