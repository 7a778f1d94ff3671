"""The events of Octocube: a struct for each kind, and how to read its arguments."""

from __future__ import annotations

from typing import Annotated

from asterism.engine.events import Event as BaseEvent
from asterism.engine.events import SeatEvent, event_specs
from asterism.games.octocube.names import (
    ABYSS_NAMES,
    CATEGORY_NAMES,
    CELL_NAMES,
    DIRECTION_NAMES,
    FACE_NAMES,
    KIND_NAMES,
    RESULTS,
    TILE_NAMES,
    Abyss,
    Colour,
    Direction,
    Face,
    Letter,
    Result,
    TileKind,
)
from asterism.games.octocube.state import Kind

CellName = Annotated[str, CELL_NAMES]
TileName = Annotated[str, TILE_NAMES]
HiddenTile = Annotated[str | None, TILE_NAMES]
FaceName = Annotated[Face, FACE_NAMES]
DirectionName = Annotated[Direction, DIRECTION_NAMES]
AbyssName = Annotated[Abyss | None, ABYSS_NAMES]
PowerName = Annotated[Letter, ABYSS_NAMES]
KindName = Annotated[TileKind, KIND_NAMES]
CategoryName = Annotated[Colour | TileKind, CATEGORY_NAMES]
ResultName = Annotated[Result, RESULTS]


class CellEvent(SeatEvent, frozen=True):
    """Something that ``seat`` did on ``cell``."""

    cell: CellName


class Placed(CellEvent, frozen=True):
    """``seat`` places the cube on ``cell``."""

    top: FaceName
    north: FaceName


class Rolled(SeatEvent, frozen=True):
    """``seat`` rolls ``direction`` to ``cell``."""

    direction: DirectionName
    start: CellName
    cell: CellName


class Pivoted(SeatEvent, frozen=True):
    """``seat`` pivots the cube by ``degrees`` degrees."""

    degrees: int


class Stuck(CellEvent, frozen=True):
    """``seat`` picks up a tile on ``cell``: ``tile``."""

    tile: TileName
    face: FaceName


class Uncovered(BaseEvent, frozen=True):
    """Now open on ``cell``: ``tile``."""

    cell: CellName
    tile: HiddenTile


class Laid(BaseEvent, frozen=True):
    """An Abyss tile (``abyss``) is laid on ``cell``."""

    cell: CellName
    abyss: AbyssName
    left: int


class Taken(CellEvent, frozen=True):
    """``seat`` takes the cube off ``cell``."""


class Detached(SeatEvent, frozen=True):
    """``seat`` takes a tile off the cube: ``tile``."""

    face: FaceName
    tile: TileName


class Scored(SeatEvent, frozen=True):
    """``seat`` scores ``count`` × ``kind``: ``points`` points."""

    kind: KindName
    count: int
    points: int


class Passed(SeatEvent, frozen=True):
    """``seat`` passes."""


class Declined(SeatEvent, frozen=True):
    """``seat`` leaves power ``power`` unused."""

    power: PowerName


class Used(SeatEvent, frozen=True):
    """``seat`` uses power ``power``."""

    power: PowerName


class Replaced(SeatEvent, frozen=True):
    """``seat`` swaps the tile on top of the cube: ``gave`` goes on, ``got`` comes off."""

    gave: TileName
    got: TileName


class Lifted(SeatEvent, frozen=True):
    """``seat`` lifts the cube from ``start`` to ``cell``."""

    start: CellName
    cell: CellName


class Fetched(CellEvent, frozen=True):
    """``seat`` puts a tile of ``cell`` on top of the cube: ``tile``."""

    tile: TileName


class Turned(SeatEvent, frozen=True):
    """``seat`` turns the cube in place."""

    top: FaceName
    north: FaceName


class Traded(CellEvent, frozen=True):
    """``seat`` swaps a tile on ``cell``: ``gave`` for ``got``."""

    gave: TileName
    got: TileName


class Switched(SeatEvent, frozen=True):
    """``seat`` and ``other`` swap places."""

    other: int


class Swapped(SeatEvent, frozen=True):
    """``seat`` swaps the cells ``first`` and ``second``."""

    first: CellName
    second: CellName


class Exchanged(SeatEvent, frozen=True):
    """``seat`` and ``other`` swap top tiles: ``gave`` for ``got``."""

    other: int
    gave: TileName
    got: TileName


class Fitted(SeatEvent, frozen=True):
    """``seat`` fills a space: ``tile``."""

    tile: TileName
    space: int


class Stacked(SeatEvent, frozen=True):
    """``seat`` puts a tile on the stack: ``tile``."""

    tile: TileName


class StackLaid(CellEvent, frozen=True):
    """``seat`` lays the stack on ``cell``; tiles: ``count``."""

    count: int


class RoundOver(BaseEvent, frozen=True):
    """Round ``round`` is over."""

    round: int


class Coins(SeatEvent, frozen=True):
    """``seat`` counts the coins: ``count``, worth ``points`` points."""

    count: int
    points: int


class Majority(SeatEvent, frozen=True):
    """``seat`` is number ``place`` for ``category`` with ``count``: ``points`` points."""

    category: CategoryName
    place: int
    count: int
    points: int


class GameOver(BaseEvent, frozen=True):
    """The game is ``result``."""

    result: ResultName


Event = (
    Placed
    | Rolled
    | Pivoted
    | Stuck
    | Uncovered
    | Laid
    | Taken
    | Detached
    | Scored
    | Passed
    | Declined
    | Used
    | Replaced
    | Lifted
    | Fetched
    | Turned
    | Traded
    | Switched
    | Swapped
    | Exchanged
    | Fitted
    | Stacked
    | StackLaid
    | RoundOver
    | Coins
    | Majority
    | GameOver
)
"""Any event of the game."""

EVENTS = event_specs(Kind, Event)
