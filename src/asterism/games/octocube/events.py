"""The events of Octocube: a struct for each kind, and how to read its arguments."""

from __future__ import annotations

from typing import Annotated

from asterism.engine.events import Event as BaseEvent
from asterism.engine.events import event_specs
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


class Placed(BaseEvent, frozen=True, tag="placed"):
    """``seat`` places the cube on ``cell``."""

    seat: int
    cell: CellName
    top: FaceName
    north: FaceName


class Rolled(BaseEvent, frozen=True, tag="rolled"):
    """``seat`` rolls ``direction`` to ``cell``."""

    seat: int
    direction: DirectionName
    start: CellName
    cell: CellName


class Pivoted(BaseEvent, frozen=True, tag="pivoted"):
    """``seat`` pivots the cube by ``degrees`` degrees."""

    seat: int
    degrees: int


class Stuck(BaseEvent, frozen=True, tag="stuck"):
    """``seat`` picks up a tile on ``cell``: ``tile``."""

    seat: int
    cell: CellName
    tile: TileName
    face: FaceName


class Uncovered(BaseEvent, frozen=True, tag="uncovered"):
    """Now open on ``cell``: ``tile``."""

    cell: CellName
    tile: HiddenTile


class Laid(BaseEvent, frozen=True, tag="laid"):
    """An Abyss tile (``abyss``) is laid on ``cell``."""

    cell: CellName
    abyss: AbyssName
    left: int


class Taken(BaseEvent, frozen=True, tag="taken"):
    """``seat`` takes the cube off ``cell``."""

    seat: int
    cell: CellName


class Detached(BaseEvent, frozen=True, tag="detached"):
    """``seat`` takes a tile off the cube: ``tile``."""

    seat: int
    face: FaceName
    tile: TileName


class Scored(BaseEvent, frozen=True, tag="scored"):
    """``seat`` scores ``count`` × ``kind``: ``points`` points."""

    seat: int
    kind: KindName
    count: int
    points: int


class Passed(BaseEvent, frozen=True, tag="passed"):
    """``seat`` passes."""

    seat: int


class Declined(BaseEvent, frozen=True, tag="declined"):
    """``seat`` leaves power ``power`` unused."""

    seat: int
    power: PowerName


class Used(BaseEvent, frozen=True, tag="used"):
    """``seat`` uses power ``power``."""

    seat: int
    power: PowerName


class Replaced(BaseEvent, frozen=True, tag="replaced"):
    """``seat`` swaps the tile on top of the cube: ``gave`` goes on, ``got`` comes off."""

    seat: int
    gave: TileName
    got: TileName


class Lifted(BaseEvent, frozen=True, tag="lifted"):
    """``seat`` lifts the cube from ``start`` to ``cell``."""

    seat: int
    start: CellName
    cell: CellName


class Fetched(BaseEvent, frozen=True, tag="fetched"):
    """``seat`` puts a tile of ``cell`` on top of the cube: ``tile``."""

    seat: int
    cell: CellName
    tile: TileName


class Turned(BaseEvent, frozen=True, tag="turned"):
    """``seat`` turns the cube in place."""

    seat: int
    top: FaceName
    north: FaceName


class Traded(BaseEvent, frozen=True, tag="traded"):
    """``seat`` swaps a tile on ``cell``: ``gave`` for ``got``."""

    seat: int
    cell: CellName
    gave: TileName
    got: TileName


class Switched(BaseEvent, frozen=True, tag="switched"):
    """``seat`` and ``other`` swap places."""

    seat: int
    other: int


class Swapped(BaseEvent, frozen=True, tag="swapped"):
    """``seat`` swaps the cells ``first`` and ``second``."""

    seat: int
    first: CellName
    second: CellName


class Exchanged(BaseEvent, frozen=True, tag="exchanged"):
    """``seat`` and ``other`` swap top tiles: ``gave`` for ``got``."""

    seat: int
    other: int
    gave: TileName
    got: TileName


class Fitted(BaseEvent, frozen=True, tag="fitted"):
    """``seat`` fills a space: ``tile``."""

    seat: int
    tile: TileName
    space: int


class Stacked(BaseEvent, frozen=True, tag="stacked"):
    """``seat`` puts a tile on the stack: ``tile``."""

    seat: int
    tile: TileName


class StackLaid(BaseEvent, frozen=True, tag="stack_laid"):
    """``seat`` lays the stack on ``cell``; tiles: ``count``."""

    seat: int
    cell: CellName
    count: int


class RoundOver(BaseEvent, frozen=True, tag="round_over"):
    """Round ``round`` is over."""

    round: int


class Coins(BaseEvent, frozen=True, tag="coins"):
    """``seat`` counts the coins: ``count``, worth ``points`` points."""

    seat: int
    count: int
    points: int


class Majority(BaseEvent, frozen=True, tag="majority"):
    """``seat`` is number ``place`` for ``category`` with ``count``: ``points`` points."""

    seat: int
    category: CategoryName
    place: int
    count: int
    points: int


class GameOver(BaseEvent, frozen=True, tag="game_over"):
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
