"""The events: what can happen, and how their numbers are read."""

from __future__ import annotations

from typing import Annotated, Literal

from asterism.engine.events import Event as BaseEvent
from asterism.engine.events import event_specs
from asterism_noughts.state import CELL_NAMES, Kind

CellName = Annotated[str, CELL_NAMES]
ResultName = Annotated[Literal["drawn", "won"], ("drawn", "won")]


class Placed(BaseEvent, frozen=True, tag="placed"):
    """``seat`` marks ``cell``."""

    seat: int
    cell: CellName


class RowMade(BaseEvent, frozen=True, tag="row"):
    """``seat`` has a row of ``length``."""

    seat: int
    length: int


class GameOver(BaseEvent, frozen=True, tag="game_over"):
    """The game is over: ``result``."""

    result: ResultName


Event = Placed | RowMade | GameOver
EVENTS = event_specs(Kind, Event)
