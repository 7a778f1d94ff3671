"""What a bot is: something that chooses an action from what its seat may know, within a limit."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec
import numpy as np

from asterism.engine.contract import Game
from asterism.engine.errors import AsterismError, IllegalMoveError
from asterism.engine.match import Match


class HiddenInformationError(AsterismError):
    """Something that is to be given to a bot holds what the bot's seat may not know."""


class Limit(msgspec.Struct, frozen=True, kw_only=True):
    """How long to search: the first limit that is reached ends it; None is no limit of that kind."""

    seconds: float | None = None
    simulations: int | None = None
    nodes: int | None = None


class SearchPosition(msgspec.Struct, frozen=True):
    """A position for a search: the game, its options, the seat that searches, and a state (an array of one)."""

    game: Game
    players: int
    options: Any
    seat: int
    ply: int
    states: np.ndarray

    @property
    def legal(self) -> list[int]:
        """The legal actions."""
        out = np.zeros(self.game.state.MAX_LEGAL, np.int16)
        return [int(action) for action in out[: self.game.kernels.legal_at(self.states, 0, out)]]


class InformationState(SearchPosition, frozen=True):
    """All that a bot is given: a position whose state is redacted for the seat. The bot may change the state.

    One that holds anything the seat may not know cannot be made: ``HiddenInformationError``.
    """

    def __post_init__(self) -> None:
        redacted = self.states.copy()
        self.game.kernels.redact_at(redacted, 0, self.seat)
        if redacted.tobytes() != self.states.tobytes():
            raise HiddenInformationError(f"the state is not redacted for seat {self.seat}; use information_state()")


class ActionValue(msgspec.Struct, frozen=True):
    """What a search found about one action: its visits, and each seat's chance to win after it."""

    action: int
    visits: int
    values: list[float]


class AnalysisResult(msgspec.Struct, frozen=True, kw_only=True):
    """What a search has found so far: each seat's chance to win, the actions, the best first, and the expected line."""

    seat: int
    simulations: int
    seconds: float
    depth: int
    values: list[float]
    actions: list[ActionValue]
    line: list[int]
    """Actions from here, as the seat sees them: those of others may be codes of ``redact_action``."""


class PlayResult(msgspec.Struct, frozen=True):
    """A bot's answer: an action, and the analysis behind it (None where there is none)."""

    action: int
    info: AnalysisResult | None = None


class Bot(Protocol):
    """An opponent. One instance plays one seat of one match."""

    name: str

    def play(self, state: InformationState, limit: Limit) -> PlayResult:
        """Choose one of the legal actions; called only when it is the seat's decision."""

    def close(self) -> None:
        """The match is over, or the seat is given up."""


def information_state(match: Match, seat: int) -> InformationState:
    """What ``seat`` may know of a match."""
    return InformationState(match.game, match.players, match.options, seat, match.ply, match.redacted(seat))


def as_information_state(given: InformationState | Match) -> InformationState:
    """``given``, or of a match what the seat to decide may know; anything else is refused."""
    if isinstance(given, InformationState):
        return given
    if not isinstance(given, Match):
        raise HiddenInformationError(f"a bot is given an InformationState or a Match, not {type(given).__name__}")
    if given.seat is None:
        raise IllegalMoveError("the match is over")
    return information_state(given, given.seat)
