"""The events of Étoiles Filantes: a struct for each kind, and how to read its arguments."""

from __future__ import annotations

from typing import Annotated, Literal

from asterism.engine.events import Event as BaseEvent
from asterism.engine.events import event_specs
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


class Moved(BaseEvent, frozen=True, tag="moved"):
    """``seat`` moves from ``cell`` to ``to``, ``direction``, on number ``number``."""

    seat: int
    piece: int
    cell: CellName
    to: CellName
    direction: DirectionName
    number: int


class Turned(BaseEvent, frozen=True, tag="turned"):
    """``seat`` turns the piece on ``cell`` ``sense``."""

    seat: int
    piece: int
    cell: CellName
    sense: SenseName
    facing: DirectionName


class Fought(BaseEvent, frozen=True, tag="fought"):
    """``seat`` on ``cell`` shows ``number``, ``enemy_seat`` on ``enemy_cell`` shows ``enemy_number``: ``outcome``."""

    seat: int
    cell: CellName
    enemy_seat: int
    enemy_cell: CellName
    number: int
    enemy_number: int
    outcome: OutcomeName


class Eliminated(BaseEvent, frozen=True, tag="eliminated"):
    """``seat`` loses the piece on ``cell``; it goes back to the reserve."""

    seat: int
    piece: int
    cell: CellName


class Beaten(BaseEvent, frozen=True, tag="beaten"):
    """``seat`` is beaten on ``cell`` and must start that piece again."""

    seat: int
    piece: int
    cell: CellName


class Scored(BaseEvent, frozen=True, tag="scored"):
    """``seat`` scores ``points`` and has ``score``."""

    seat: int
    points: int
    score: int


class Entered(BaseEvent, frozen=True, tag="entered"):
    """``seat`` places a piece on ``cell``, side 1 facing ``facing``."""

    seat: int
    piece: int
    cell: CellName
    facing: DirectionName


class PutBack(BaseEvent, frozen=True, tag="put_back"):
    """``seat`` puts a piece back on ``cell``, side 1 facing ``facing``."""

    seat: int
    piece: int
    cell: CellName
    facing: DirectionName


class Waiting(BaseEvent, frozen=True, tag="waiting"):
    """``seat`` has no free start cell; the piece waits."""

    seat: int
    piece: int


class Passed(BaseEvent, frozen=True, tag="passed"):
    """``seat`` passes."""

    seat: int


class Home(BaseEvent, frozen=True, tag="home"):
    """``seat`` has a piece home on ``cell``; ``away`` to go."""

    seat: int
    piece: int
    cell: CellName
    away: int


class ShelterEnded(BaseEvent, frozen=True, tag="shelter_ended"):
    """``seat``: the piece on ``cell`` is no longer sheltered."""

    seat: int
    piece: int
    cell: CellName


class TurnEnded(BaseEvent, frozen=True, tag="turn_ended"):
    """``seat`` ends the turn."""

    seat: int


class GameOver(BaseEvent, frozen=True, tag="game_over"):
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
