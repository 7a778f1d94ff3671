"""What a bot is: something that chooses an action from what its seat may know, within a limit."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec
import numpy as np

from asterism.engine.contract import Game
from asterism.engine.match import Match


class Limit(msgspec.Struct, frozen=True, kw_only=True):
    """How long to think: the first limit that is reached ends it; None is no limit of that kind."""

    seconds: float | None = None
    simulations: int | None = None
    nodes: int | None = None


class Seen(msgspec.Struct, frozen=True):
    """All that a bot is given: the game, its options, its seat, and the record redacted for that seat."""

    game: Game
    players: int
    options: Any
    seat: int
    ply: int
    states: np.ndarray
    """The redacted record, as an array of one. The bot may change it."""


class ActionValue(msgspec.Struct, frozen=True):
    """What a search thinks of one action: how often it tried it, and each seat's chance to win after it."""

    action: int
    visits: int
    values: list[float]


class AnalysisResult(msgspec.Struct, frozen=True, kw_only=True):
    """What a search knows so far: each seat's chance to win, the actions, the best first, and the line it expects."""

    seat: int
    simulations: int
    seconds: float
    depth: int
    values: list[float]
    actions: list[ActionValue]
    line: list[int]
    """Actions from here, as the seat sees them: past the seat's own, codes of ``redact_action``."""


class PlayResult(msgspec.Struct, frozen=True):
    """What a bot answers: an action, and what it thought (``AnalysisResult`` or None)."""

    action: int
    info: AnalysisResult | None = None


class Bot(Protocol):
    """An opponent. One instance plays one seat of one match."""

    name: str

    def play(self, seen: Seen, limit: Limit) -> PlayResult:
        """Choose one of the legal actions of ``seen``; called only when it is the seat's decision."""

    def close(self) -> None:
        """The match is over, or the seat is given up."""


def seen_by(match: Match, seat: int) -> Seen:
    """What ``seat`` may know of a match."""
    return Seen(match.game, match.players, match.options, seat, match.ply, match.redacted(seat))
