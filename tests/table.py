"""A game being played by its kernels, without a match; the tests of each game derive their own."""

from __future__ import annotations

from typing import Any, Self

import numpy as np

from asterism.engine.contract import Game
from asterism.engine.options import parse_options
from asterism.engine.rng import make_rng


class GameTable:
    """The state of a game, from a position or a new deal."""

    game: Game

    def __init__(self, position: Any = None) -> None:
        self.states = np.zeros(1, self.game.state.STATE)
        if position is not None:
            self.game.view.load(position, self.states[0])

    @classmethod
    def new(cls, players: int = 2, seed: int = 1, **options: Any) -> Self:
        """A new game."""
        table, game = cls(), cls.game
        config, content = game.configure(parse_options(game, options), players)
        game.kernels.setup_at(table.states, 0, players, config, content, make_rng(seed))
        return table

    @property
    def state(self) -> Any:
        return self.states[0]

    @property
    def position(self) -> Any:
        return self.game.reader.position(self.state)
