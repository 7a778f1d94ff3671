"""What the tests of batches run over."""

from __future__ import annotations

from asterism.engine.compile import INTERPRETED
from asterism.engine.registry import all_games, load

GAMES = [game.id for game in all_games()]
MODES = [
    (game.id, players, options)
    for game in all_games()
    for options in game.modes.values()
    for players in (game.min_players, game.max_players)
]


def up_to_three(game: str) -> int:
    """Three players, or as many as the game can have."""
    return min(3, load(game).max_players)


def having(module: str) -> list[str]:
    """The games that have an optional module."""
    return [game.id for game in all_games() if game.has(module)]


N = 6 if INTERPRETED else 200
STEPS = 10 if INTERPRETED else 120
