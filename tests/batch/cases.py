"""What the tests of batches run over."""

from __future__ import annotations

from asterism.engine.compile import INTERPRETED
from asterism.engine.registry import all_games

GAMES = [game.id for game in all_games()]
MODES = [
    (game.id, players, options)
    for game in all_games()
    for options in game.modes.values()
    for players in (game.min_players, game.max_players)
]
N = 6 if INTERPRETED else 200
STEPS = 10 if INTERPRETED else 120
