"""Étoiles Filantes: a duel and a race with six-sided pieces on a hexagon.

Public types: ``Position`` (in views and position documents), ``Move`` and ``Event`` (unions of structs),
``Options``, and ``State``, the fields of ``match.state``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from asterism.lazy import game_names

if TYPE_CHECKING:
    from asterism.games.filantes.actions import Move
    from asterism.games.filantes.describe import FilantesOptions as Options
    from asterism.games.filantes.events import Event
    from asterism.games.filantes.position import Position
    from asterism.games.filantes.state import State

__all__ = ["Event", "Move", "Options", "Position", "State"]

__getattr__ = game_names(__name__, "FilantesOptions")
