"""A position of Étoiles Filantes as documented values."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from asterism.games.filantes.actions import Direction

Side = Literal["top", "upper-right", "lower-right", "bottom", "lower-left", "upper-left"]


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One piece."""

    cell: Annotated[
        str | None, Meta(description="The cell it stands on, a1 to m7; null in reserve (duel) or off the board (race).")
    ] = None
    facing: Annotated[Direction | None, Meta(description="Where its side 1 points; null off the board.")] = None
    moved: Annotated[bool, Meta(description="Race: it has moved in this game.")] = False
    beaten: Annotated[
        bool,
        Meta(description="Race: it was beaten this turn and is still to be put back; other pieces off the board wait."),
    ] = False


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One player's pieces."""

    pieces: Annotated[tuple[Piece, ...], Meta(description="The pieces in the order of their numbers, from 0.")]
    score: Annotated[int, Meta(description="Duel: the pieces eliminated so far; 0 in the race.")] = 0
    newcomer: Annotated[
        int | None, Meta(description="Duel: the number of the piece that is sheltered since it was placed, or null.")
    ] = None
    side: Annotated[Side | None, Meta(description="Race: the side of the board that holds the start row.")] = None


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position of Étoiles Filantes."""

    mode: Annotated[Literal["duel", "race"], Meta(description="Which game is played.")]
    combat: Annotated[
        Literal["attack", "clash"], Meta(description="Whether the piece that moved can fall, too (clash).")
    ]
    start_cells: Annotated[
        Literal["inner", "corners", "mid-sides"] | None, Meta(description="Duel: where pieces enter; null in the race.")
    ] = None
    shelter: Annotated[
        Literal["begin", "end"] | None,
        Meta(description="Duel: whether shelter lasts until its owner's next turn begins, or ends; null in the race."),
    ] = None
    target: Annotated[int | None, Meta(description="Duel: the score that wins; null in the race.")] = None
    limit: Annotated[int, Meta(description="The count at which the game stops.")]
    clock: Annotated[
        int,
        Meta(
            description="Duel: turns in a row without an elimination, with this one once a piece has moved or turned."
            " Race: finished turns of all players."
        ),
    ]
    result: Annotated[
        Literal["running", "finished", "cut"], Meta(description="Whether the game is over; cut: stopped by a limit.")
    ]
    phase: Annotated[
        Literal["over", "place", "act", "enter", "put_back", "return"],
        Meta(
            description="What is decided: place an only piece, move or turn (act), enter a piece from the reserve,"
            " put back a piece just beaten, return a piece that waited."
        ),
    ]
    seat: Annotated[int | None, Meta(description="The seat to decide, from 0; null when the game is over.")]
    seats: Annotated[tuple[Seat, ...], Meta(description="The players' pieces, seat by seat.")]
