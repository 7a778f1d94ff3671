"""The events of Étoiles Filantes: a struct for each kind, and how to read its arguments."""

from __future__ import annotations

from typing import Annotated, Literal

from asterism.engine.events import Event as BaseEvent
from asterism.engine.events import SeatEvent, event_specs
from asterism.games.filantes.actions import SENSES, Direction, Sense
from asterism.games.filantes.json_writer import RESULT_NAMES
from asterism.games.filantes.state import CELL_NAMES, DIRECTION_NAMES, Kind
from asterism.games.filantes.state import Outcome as Outcomes

OUTCOME_NAMES = tuple(outcome.name.lower() for outcome in Outcomes)
CellName = Annotated[str, CELL_NAMES]
DirectionName = Annotated[Direction, DIRECTION_NAMES]
SenseName = Annotated[Sense, SENSES]
OutcomeName = Annotated[Literal["tied", "won", "lost", "held"], OUTCOME_NAMES]
ResultName = Annotated[Literal["running", "finished", "cut"], RESULT_NAMES]


class PieceEvent(SeatEvent, frozen=True):
    """Something that happened to a piece of ``seat`` on ``cell``."""

    piece: int
    cell: CellName


class Moved(PieceEvent, frozen=True):
    """``seat`` moves from ``cell`` to ``to``, ``direction``, on number ``number``."""

    to: CellName
    direction: DirectionName
    number: int


class Turned(PieceEvent, frozen=True):
    """``seat`` turns the piece on ``cell`` ``sense``."""

    sense: SenseName
    facing: DirectionName


class Fought(SeatEvent, frozen=True):
    """``seat`` on ``cell`` shows ``number``, ``enemy_seat`` on ``enemy_cell`` shows ``enemy_number``: ``outcome``."""

    cell: CellName
    enemy_seat: int
    enemy_cell: CellName
    number: int
    enemy_number: int
    outcome: OutcomeName


class Eliminated(PieceEvent, frozen=True):
    """``seat`` loses the piece on ``cell``; it goes back to the reserve."""


class Beaten(PieceEvent, frozen=True):
    """``seat`` is beaten on ``cell`` and must start that piece again."""


class Scored(SeatEvent, frozen=True):
    """``seat`` scores ``points`` and has ``score``."""

    points: int
    score: int


class Entered(PieceEvent, frozen=True):
    """``seat`` places a piece on ``cell``, side 1 facing ``facing``."""

    facing: DirectionName


class PutBack(PieceEvent, frozen=True):
    """``seat`` puts a piece back on ``cell``, side 1 facing ``facing``."""

    facing: DirectionName


class Waiting(SeatEvent, frozen=True):
    """``seat`` has no free start cell; the piece waits."""

    piece: int


class Passed(SeatEvent, frozen=True):
    """``seat`` passes."""


class Home(PieceEvent, frozen=True):
    """``seat`` has a piece home on ``cell``; ``away`` to go."""

    away: int


class ShelterEnded(PieceEvent, frozen=True):
    """``seat``: the piece on ``cell`` is no longer sheltered."""


class TurnEnded(SeatEvent, frozen=True):
    """``seat`` ends the turn."""


class GameOver(BaseEvent, frozen=True):
    """The game is over: ``result``."""

    result: ResultName


Event = (
    Moved
    | Turned
    | Fought
    | Eliminated
    | Beaten
    | Scored
    | Entered
    | PutBack
    | Waiting
    | Passed
    | Home
    | ShelterEnded
    | TurnEnded
    | GameOver
)
"""Any event of the game."""

EVENTS = event_specs(Kind, Event)
