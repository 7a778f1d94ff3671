"""The events of Gravity Superstar: a struct for each kind, and how to read its arguments."""

from __future__ import annotations

from typing import Annotated, Literal

from asterism.engine.events import Event as BaseEvent
from asterism.engine.events import event_specs
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


class Entered(BaseEvent, frozen=True, tag="entered"):
    """``seat`` enters the board at ``cell``, its head pointing ``up``."""

    seat: int
    cell: CellName
    up: Up


class Completed(BaseEvent, frozen=True, tag="completed"):
    """``seat`` takes all cards back into hand."""

    seat: int


class Played(BaseEvent, frozen=True, tag="played"):
    """``seat`` plays ``card``."""

    seat: int
    card: SpecialCard


class PlayedJoker(BaseEvent, frozen=True, tag="played_joker"):
    """``seat`` plays the Joker as ``card``."""

    seat: int
    card: SpecialCard


class Laid(BaseEvent, frozen=True, tag="laid"):
    """``seat`` lays a card face down: ``card``."""

    seat: int
    card: HiddenCard


class UsedGoodie(BaseEvent, frozen=True, tag="used_goodie"):
    """``seat`` uses ``goodie`` and hands it on to ``other``."""

    seat: int
    goodie: GoodieName
    other: int


class LaidGoodie(BaseEvent, frozen=True, tag="laid_goodie"):
    """``seat`` lays ``goodie`` for a simple move and hands it on to ``other``."""

    seat: int
    goodie: GoodieName
    other: int


class Refilled(BaseEvent, frozen=True, tag="refilled"):
    """``seat`` has laid the last card and takes all of them back."""

    seat: int


class Stepped(BaseEvent, frozen=True, tag="stepped"):
    """``seat`` moves to ``cell``."""

    seat: int
    cell: CellName


class Fell(BaseEvent, frozen=True, tag="fell"):
    """``seat`` falls to ``cell``."""

    seat: int
    cell: CellName


class Turned(BaseEvent, frozen=True, tag="turned"):
    """``seat`` turns; its head then points ``up``."""

    seat: int
    up: Up


class Hovered(BaseEvent, frozen=True, tag="hovered"):
    """``seat`` has fallen all the way round and floats at ``cell``."""

    seat: int
    cell: CellName


class TileTurned(BaseEvent, frozen=True, tag="tile_turned"):
    """``seat`` turns a tile ``turn``."""

    seat: int
    tile: int
    turn: TurnName


class Carried(BaseEvent, frozen=True, tag="carried"):
    """``seat`` is carried along to ``cell``, its head then pointing ``up``."""

    seat: int
    cell: CellName
    up: Up


class Teleported(BaseEvent, frozen=True, tag="teleported"):
    """``seat`` teleports to ``cell``."""

    seat: int
    cell: CellName


class TookStar(BaseEvent, frozen=True, tag="took_star"):
    """``seat`` takes a star at ``cell``: ``colour``."""

    seat: int
    cell: CellName
    colour: ColourName


class TookToken(BaseEvent, frozen=True, tag="took_token"):
    """``seat`` takes a Replay token at ``cell``."""

    seat: int
    cell: CellName


class Ejected(BaseEvent, frozen=True, tag="ejected"):
    """``seat`` throws ``victim`` off the board at ``cell``."""

    seat: int
    cell: CellName
    victim: int


class DoorOpened(BaseEvent, frozen=True, tag="door_opened"):
    """The Open Door moves to ``cell``."""

    cell: CellName


class StoleStar(BaseEvent, frozen=True, tag="stole_star"):
    """``seat`` steals a star from ``victim``: ``colour``."""

    seat: int
    victim: int
    colour: ColourName


class StoleToken(BaseEvent, frozen=True, tag="stole_token"):
    """``seat`` steals a Replay token from ``victim``."""

    seat: int
    victim: int


class SpentToken(BaseEvent, frozen=True, tag="spent_token"):
    """``seat`` spends a Replay token for a second action."""

    seat: int


class TurnStarted(BaseEvent, frozen=True, tag="turn_started"):
    """It is the turn of ``seat``."""

    seat: int


class RoundEnded(BaseEvent, frozen=True, tag="round_ended"):
    """Round ``round`` is over."""

    round: int


class LastRound(BaseEvent, frozen=True, tag="last_round"):
    """``seat`` has the points: this is the last round."""

    seat: int


class GameOver(BaseEvent, frozen=True, tag="game_over"):
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
