"""Gravity Superstar: pawns that fall in four directions on a board that wraps.

Public types: ``Position`` (in views and position documents), ``Move`` and ``Event`` (unions of structs),
``Options``, and ``State``, the fields of ``match.state``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from asterism.lazy import game_names

if TYPE_CHECKING:
    from asterism.games.gravity.actions import Move
    from asterism.games.gravity.describe import GravityOptions as Options
    from asterism.games.gravity.events import Event
    from asterism.games.gravity.position import Position
    from asterism.games.gravity.state import State

__all__ = ["Event", "Move", "Options", "Position", "State"]

__getattr__ = game_names(__name__, "GravityOptions")
