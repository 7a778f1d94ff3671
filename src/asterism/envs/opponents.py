"""Opponents for the seats that the learner does not hold: compiled random players, or bots by their specs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

from asterism.bots import make_bot
from asterism.bots.base import Bot, InformationState, Limit
from asterism.engine.compile import bind
from asterism.engine.contract import Game
from asterism.engine.errors import OptionError
from asterism.engine.events import NO_LOG
from asterism.engine.kernels import _rule
from asterism.engine.rng import MAX_SEED, draw, make_rng

legal = apply = _rule
RANDOM = "random"


def answer_at_random(states: Any, learners: Any, out: Any, log: Any, rngs: Any) -> None:
    """In every game play random legal actions until the learner decides or the game is over."""
    for i in range(len(states)):
        s = states[i]
        while s.over == 0 and s.seat != learners[i]:
            n = legal(s, out)
            apply(s, out[draw(rngs[i], n)], log)


class Opponents(Protocol):
    """The players of all seats but the learner's, in many games."""

    def begin(self, where: np.ndarray, dice: np.random.Generator) -> None:
        """New games begin where ``where`` is true."""

    def answer(self, states: np.ndarray, learners: np.ndarray) -> None:
        """Play in every game until the learner decides or the game is over; changes the states."""


class RandomOpponents:
    """Opponents that play at random, in compiled code."""

    def __init__(self, game: Game, n: int) -> None:
        rules = {name: getattr(game.rules, name) for name in ("legal", "apply")}
        self._answer = bind(answer_at_random, game.id, **rules)
        self._out = np.zeros(game.state.MAX_LEGAL, np.int16)
        self._rngs = np.zeros((n, 3), np.int64)

    def begin(self, where: np.ndarray, dice: np.random.Generator) -> None:
        """Give every new game a generator of its own."""
        for i in np.flatnonzero(where):
            self._rngs[i] = make_rng(int(dice.integers(MAX_SEED)))

    def answer(self, states: np.ndarray, learners: np.ndarray) -> None:
        """Play until the learner decides."""
        self._answer(states, learners, self._out, NO_LOG, self._rngs)


class BotOpponents:
    """A bot for every other seat; each sees the state redacted for its seat, and nothing else."""

    def __init__(self, game: Game, players: int, options: Sequence[Any], specs: Sequence[str], limit: Limit) -> None:
        n = len(options)
        self._game, self._players, self._options = game, players, options
        self._specs, self._limit = specs, limit
        self._bots: list[list[Bot]] = [[] for _ in range(n)]
        self._plies = np.zeros(n, np.int64)
        self.begin(np.ones(n, np.bool_), np.random.default_rng(0))  # raises for a wrong spec at once

    def begin(self, where: np.ndarray, dice: np.random.Generator) -> None:
        """Seat new bots."""
        for i in np.flatnonzero(where):
            for bot in self._bots[i]:
                bot.close()
            self._bots[i] = [make_bot(spec, int(dice.integers(MAX_SEED))) for spec in self._specs]
            self._plies[i] = 0

    def answer(self, states: np.ndarray, learners: np.ndarray) -> None:
        """Let the bots play until the learner decides."""
        for i, learner in enumerate(learners):
            while states["over"][i] == 0 and states["seat"][i] != learner:
                seat = int(states["seat"][i])
                bot = self._bots[i][(seat - learner - 1) % self._players]
                self._game.kernels.apply_at(
                    states, i, bot.play(self._information_state(states, i, seat), self._limit).action, NO_LOG
                )
                self._plies[i] += 1

    def _information_state(self, states: np.ndarray, i: int, seat: int) -> InformationState:
        known = states[i : i + 1].copy()
        self._game.kernels.redact_at(known, 0, seat)
        return InformationState(self._game, self._players, self._options[i], seat, int(self._plies[i]), known)


def make_opponents(
    game: Game, players: int, options: Sequence[Any], opponent: str | Sequence[str], limit: Limit
) -> Opponents:
    """Opponents by one spec for all of them, or by one for each, from the seat after the learner's onwards.

    ``options`` are those of each game, which may change.
    """
    if not isinstance(opponent, str | list | tuple):
        raise OptionError(f"{game.id}: opponent is the spec of a bot or a list of them, not {opponent!r}")
    specs = [opponent] * (players - 1) if isinstance(opponent, str) else list(opponent)
    if len(specs) != players - 1:
        raise OptionError(f"{game.id}: {players} players need {players - 1} opponents, not {len(specs)}")
    if set(specs) == {RANDOM}:
        return RandomOpponents(game, len(options))
    return BotOpponents(game, players, options, specs, limit)
