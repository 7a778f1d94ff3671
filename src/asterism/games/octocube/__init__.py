"""Octocube: cubes that roll and collect tiles.

Public types: ``Position`` (in views and position documents), ``Move`` and ``Event`` (unions of structs),
``Options``, and ``State``, the fields of ``match.state``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from asterism.lazy import game_names

if TYPE_CHECKING:
    from asterism.games.octocube.actions import Move
    from asterism.games.octocube.describe import OctocubeOptions as Options
    from asterism.games.octocube.events import Event
    from asterism.games.octocube.position import Position
    from asterism.games.octocube.state import State

__all__ = ["Event", "Move", "Options", "Position", "State"]

__getattr__ = game_names(__name__, "OctocubeOptions")
