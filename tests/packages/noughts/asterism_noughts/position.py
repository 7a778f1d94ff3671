"""A position of noughts and crosses as documented values."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Mark = Literal["x", "o"]


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position of noughts and crosses."""

    row: Annotated[int, Meta(description="How many marks on one line make a row.")]
    misere: Annotated[bool, Meta(description="Whoever makes a row loses.")]
    result: Annotated[Literal["running", "finished"], Meta(description="Whether the game is over.")]
    seat: Annotated[int | None, Meta(description="The seat to decide, from 0; null when the game is over.")]
    winner: Annotated[int | None, Meta(description="The seat that has won; null while the game runs, and in a draw.")]
    board: Annotated[
        tuple[tuple[Mark | None, ...], ...],
        Meta(description="The cells, row by row from the top: x of seat 0, o of seat 1, null where there is no mark."),
    ]
