"""Why a move is not possible: the rule that forbids it, told from what the deciding seat knows."""

from __future__ import annotations

from typing import Any

import msgspec

from asterism.engine.errors import IllegalMoveError, InvalidMoveError
from asterism.engine.match import Match


class Reason(msgspec.Struct, frozen=True):
    """The number of the rule that forbids a move, and the key of its text, ``why-<key>`` in the game's locale."""

    rule: str
    key: str


def why_not(match: Match, move: Any) -> Reason | None:
    """The reason why the seat that decides cannot play ``move``; None where it can, or the game names no reasons.

    ``move`` is a notation, a structured move or its plain form; ``InvalidMoveError`` if it is none of this game, and
    ``IllegalMoveError`` when the match is over. The reason follows from the seat's redacted state alone.
    """
    game = match.game
    if match.seat is None:
        raise IllegalMoveError("the match is over", ply=match.ply)
    wanted = game.actions.parse(move) if isinstance(move, str) else move
    if isinstance(wanted, dict):
        try:
            wanted = msgspec.convert(wanted, game.actions.Move)
        except msgspec.ValidationError as error:
            raise InvalidMoveError(f"not a move of {game.id}: {error}") from error
    try:
        match.parse(wanted)
    except (IllegalMoveError, InvalidMoveError):
        if not game.has("reasons"):
            return None
        reasons = game.module("reasons")
        key = reasons.why_not(match.view(match.seat).position, wanted)
        return Reason(reasons.REASONS[key], key)
    return None
