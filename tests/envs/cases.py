"""What the tests of environments run over."""

from __future__ import annotations

from typing import Any

import pytest

from asterism.engine.registry import all_games, load

TABLES = [
    pytest.param(game.id, players, id=f"{game.id}-{players}")
    for game in all_games()
    for players in range(game.min_players, game.max_players + 1)
]
FEWEST = [pytest.param(game.id, game.min_players, id=game.id) for game in all_games()]


def short(game: str) -> dict[str, Any]:
    """Options with which a game is over soon."""
    return load(game).module("testing").SHORT if load(game).has("testing") else {}
