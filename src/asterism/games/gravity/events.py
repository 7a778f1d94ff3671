"""The events of Gravity Superstar: a struct for each kind, and how to read its arguments."""

from __future__ import annotations

from typing import Annotated, Literal

from asterism.engine.events import Event as BaseEvent
from asterism.engine.events import SeatEvent, event_specs
from asterism.games.gravity.position import Direction
from asterism.games.gravity.sketch import DIRECTION_NAMES
from asterism.games.gravity.state import (
    CARD_NAMES,
    COLOUR_NAMES,
    GOODIE_NAMES,
    SPOT_NAMES,
    TURN_NAMES,
    Colour,
    Goodie,
    Kind,
    OwnCard,
    Reason,
    Turn,
)

REASON_NAMES = tuple(reason.name.lower() for reason in Reason)
CellName = Annotated[str, SPOT_NAMES]
SpecialCard = Annotated[Literal["long_jump", "high_jump", "drop", "rotate"], CARD_NAMES]
HiddenCard = Annotated[OwnCard | None, CARD_NAMES]
ColourName = Annotated[Colour, COLOUR_NAMES]
GoodieName = Annotated[Goodie, GOODIE_NAMES]
TurnName = Annotated[Turn, TURN_NAMES]
Up = Annotated[Direction, DIRECTION_NAMES]
ReasonName = Annotated[Literal["few_stars", "points", "rounds", "quiet"], REASON_NAMES]


class CellEvent(SeatEvent, frozen=True):
    """Something that ``seat`` did on ``cell``."""

    cell: CellName


class Entered(CellEvent, frozen=True):
    """``seat`` enters the board at ``cell``, its head pointing ``up``."""

    up: Up


class Completed(SeatEvent, frozen=True):
    """``seat`` takes all cards back into hand."""


class Played(SeatEvent, frozen=True):
    """``seat`` plays ``card``."""

    card: SpecialCard


class PlayedJoker(SeatEvent, frozen=True):
    """``seat`` plays the Joker as ``card``."""

    card: SpecialCard


class Laid(SeatEvent, frozen=True):
    """``seat`` lays a card face down: ``card``."""

    card: HiddenCard


class UsedGoodie(SeatEvent, frozen=True):
    """``seat`` uses ``goodie`` and hands it on to ``other``."""

    goodie: GoodieName
    other: int


class LaidGoodie(SeatEvent, frozen=True):
    """``seat`` lays ``goodie`` for a simple move and hands it on to ``other``."""

    goodie: GoodieName
    other: int


class Refilled(SeatEvent, frozen=True):
    """``seat`` has laid the last card and takes all of them back."""


class Stepped(CellEvent, frozen=True):
    """``seat`` moves to ``cell``."""


class Fell(CellEvent, frozen=True):
    """``seat`` falls to ``cell``."""


class Turned(SeatEvent, frozen=True):
    """``seat`` turns; its head then points ``up``."""

    up: Up


class Hovered(CellEvent, frozen=True):
    """``seat`` has fallen all the way round and floats at ``cell``."""


class TileTurned(SeatEvent, frozen=True):
    """``seat`` turns a tile ``turn``."""

    tile: int
    turn: TurnName


class Carried(CellEvent, frozen=True):
    """``seat`` is carried along to ``cell``, its head then pointing ``up``."""

    up: Up


class Teleported(CellEvent, frozen=True):
    """``seat`` teleports to ``cell``."""


class TookStar(CellEvent, frozen=True):
    """``seat`` takes a star at ``cell``: ``colour``."""

    colour: ColourName


class TookToken(CellEvent, frozen=True):
    """``seat`` takes a Replay token at ``cell``."""


class Ejected(CellEvent, frozen=True):
    """``seat`` throws ``victim`` off the board at ``cell``."""

    victim: int


class DoorOpened(BaseEvent, frozen=True):
    """The Open Door moves to ``cell``."""

    cell: CellName


class StoleStar(SeatEvent, frozen=True):
    """``seat`` steals a star from ``victim``: ``colour``."""

    victim: int
    colour: ColourName


class StoleToken(SeatEvent, frozen=True):
    """``seat`` steals a Replay token from ``victim``."""

    victim: int


class SpentToken(SeatEvent, frozen=True):
    """``seat`` spends a Replay token for a second action."""


class TurnStarted(SeatEvent, frozen=True):
    """It is the turn of ``seat``."""


class RoundEnded(BaseEvent, frozen=True):
    """Round ``round`` is over."""

    round: int


class LastRound(SeatEvent, frozen=True):
    """``seat`` has the points: this is the last round."""


class GameOver(BaseEvent, frozen=True):
    """The game is over: ``reason``."""

    reason: ReasonName


Event = (
    Entered
    | Completed
    | Played
    | PlayedJoker
    | Laid
    | UsedGoodie
    | LaidGoodie
    | Refilled
    | Stepped
    | Fell
    | Turned
    | Hovered
    | TileTurned
    | Carried
    | Teleported
    | TookStar
    | TookToken
    | Ejected
    | DoorOpened
    | StoleStar
    | StoleToken
    | SpentToken
    | TurnStarted
    | RoundEnded
    | LastRound
    | GameOver
)
"""Any event of the game."""

EVENTS = event_specs(Kind, Event)
