"""Why a move is not possible: from what the seat that decides knows, the rule that forbids it."""

from __future__ import annotations

from asterism.games.gravity.actions import (
    Complete,
    DoubleJump,
    HighJump,
    LongJump,
    Move,
    Pass,
    Replay,
    Simple,
    StealStar,
    StealToken,
    TileTurn,
)
from asterism.games.gravity.position import Position
from asterism.games.gravity.state import GOODIE_NAMES

REASONS = {
    "steal-first": "G31",
    "nothing-to-steal": "G30",
    "no-such-star": "G30",
    "no-token-to-steal": "G30",
    "replay-or-end": "G19",
    "no-replay-now": "G19",
    "action-needed": "G11",
    "nothing-laid": "G12",
    "not-in-hand": "G14",
    "no-goodie": "G50",
    "platform": "G16",
    "platform-double": "G52",
}
"""The rule that each reason stands for."""


def why_not(position: Position, move: Move) -> str:
    """The key in ``REASONS`` of why ``move``, which is not legal, cannot be played in ``position``."""
    if isinstance(move, StealStar | StealToken):
        if position.phase != "steal":
            return "nothing-to-steal"
        return "no-such-star" if isinstance(move, StealStar) else "no-token-to-steal"
    if position.phase == "steal":
        return "steal-first"
    if isinstance(move, Replay | Pass):
        return "action-needed" if isinstance(move, Pass) else "no-replay-now"
    if position.phase == "replay":
        return "replay-or-end"
    return _why_no_action(position, move)


def _why_no_action(position: Position, move: Move) -> str:
    seat = position.seats[position.seat or 0]
    if isinstance(move, Complete):
        return "nothing-laid"
    card = _card_of(move)
    if card in GOODIE_NAMES:
        if card not in seat.goodies:
            return "no-goodie"
    elif card not in (seat.hand or ()):
        return "not-in-hand"
    # Drop, Rotate, a turned tile and Teleport are always possible with their card.
    return "platform-double" if isinstance(move, DoubleJump) else "platform"


def _card_of(move: Move) -> str | None:
    if isinstance(move, Simple):
        return move.card
    if getattr(move, "joker", False):
        return "joker"
    kinds = {LongJump: "long_jump", HighJump: "high_jump", DoubleJump: "double_jump", TileTurn: "tile_turn"}
    return kinds.get(type(move)) or type(move).__name__.lower()
