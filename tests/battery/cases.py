"""What the generic battery runs over: games × options × player counts."""

from __future__ import annotations

import itertools
import os
from typing import Any, NamedTuple

from asterism import Match, load_game
from asterism.engine.compile import INTERPRETED

GOODIES = ("tile_turn", "double_jump", "teleport")
GAMES = os.environ.get("BATTERY_GAMES", "gravity,filantes,octocube").split(",")
DEPTH = int(os.environ.get("BATTERY_DEPTH", "30" if INTERPRETED else "90"))


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
    cases = []
    for n in range(1, 3):
        cases += [Case("gravity", 3, {"goodies": list(g)}) for g in itertools.combinations(GOODIES, n)]
    cases += [
        Case("gravity", 2, {"open_door": 1, "max_rounds": 5}),
        Case("gravity", 5, {"open_door": 5, "quiet_rounds": 1}),
    ]
    for cells, shelter, combat in itertools.product(
        ("inner", "corners", "mid-sides"), ("begin", "end"), ("attack", "clash")
    ):
        cases.append(Case("filantes", 2, {"start_cells": cells, "shelter": shelter, "combat": combat, "target": 3}))
    cases += [
        Case("filantes", 3, {"target": 1}),
        Case("filantes", 3, {"target": 30, "shelter": "end", "quiet_limit": 20}),
    ]
    cases += [Case("filantes", 3, {"mode": "race", "race_limit": 60, "combat": "clash"})]
    for powers in ("ABCDEFGH", "ABCDEFGHI", "IHGFEDCBA"):
        cases += [Case("octocube", n, {"mode": "advanced", "powers": powers}) for n in (2, 4)]
    cases += [Case("octocube", 2, {"mode": "advanced", "powers": p}) for p in ("ABCDE", "FGHIA", "BEGHI")]
    cases += [
        Case("octocube", 3, {"max_rounds": 4, "hide_points": False}),
        Case("octocube", 2, {"mode": "kids", "max_rounds": 9}),
    ]
    return [case for case in cases if case.game in GAMES]


MODES = _modes()
CASES = MODES + [case for case in _variants() if case not in MODES]
