"""The events: what can happen, and how their numbers are read."""

from __future__ import annotations

from typing import Annotated, Literal

from asterism.engine.events import Event as BaseEvent
from asterism.engine.events import SeatEvent, event_specs
from asterism_noughts.state import CELL_NAMES, Kind

CellName = Annotated[str, CELL_NAMES]
ResultName = Annotated[Literal["drawn", "won"], ("drawn", "won")]


class Placed(SeatEvent, frozen=True):
    """``seat`` marks ``cell``."""

    cell: CellName


class RowMade(SeatEvent, frozen=True, tag="row"):
    """``seat`` has a row of ``length``."""

    length: int


class GameOver(BaseEvent, frozen=True):
    """The game is over: ``result``."""

    result: ResultName


Event = Placed | RowMade | GameOver
EVENTS = event_specs(Kind, Event)
