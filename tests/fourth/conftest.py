"""These tests need the fourth game, which only ``python -m tests.fourth`` (``make fourth-game``) installs."""

from __future__ import annotations

from asterism.engine.registry import all_games

from .install import GAME

collect_ignore_glob = [] if GAME in {game.id for game in all_games()} else ["test_*.py"]
