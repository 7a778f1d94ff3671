"""What the generic battery runs over: games × options × player counts."""

from __future__ import annotations

import os
from typing import Any, NamedTuple

from asterism import Match, all_games, load_game
from asterism.engine.compile import INTERPRETED

GAMES = os.environ.get("BATTERY_GAMES", "").split(",") if "BATTERY_GAMES" in os.environ else [g.id for g in all_games()]
DEPTH = int(os.environ.get("BATTERY_DEPTH", "30" if INTERPRETED else "60"))


class Case(NamedTuple):
    """One game with its options and number of players."""

    game: str
    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        options = "-".join(
            f"{k}={v if not isinstance(v, list) else '+'.join(map(str, v))}" for k, v in self.options.items()
        )
        return f"{self.game}-{self.players}-{options or 'default'}"

    def start(self, seed: int = 0) -> Match:
        """A new match of this case."""
        return Match.new(self.game, self.players, self.options, seed)


def _modes() -> list[Case]:
    return [
        Case(game.id, players, options)
        for game in map(load_game, GAMES)
        for options in game.modes.values()
        for players in range(game.min_players, game.max_players + 1)
    ]


def _variants() -> list[Case]:
    return [
        Case(game.id, players, options)
        for game in map(load_game, GAMES)
        if game.has("testing")
        for players, options in game.module("testing").VARIANTS
    ]


MODES = _modes()
CASES = MODES + [case for case in _variants() if case not in MODES]
