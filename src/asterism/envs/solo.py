"""One learner in each of many games, against opponents: the base of Gymnasium's environments, single and vector."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from asterism.batch import Batch
from asterism.bots.base import Limit
from asterism.engine import registry
from asterism.engine.errors import IllegalMoveError, OptionError
from asterism.engine.options import parse_options
from asterism.envs.opponents import make_opponents
from asterism.envs.reset import reset_options

FIXED = ("players", "seat", "opponent", "limit", "threads", "render_mode", "autoreset_mode")
ILLEGAL_REWARD = -1.0
THINKING = Limit(seconds=1.0)


class Transition(NamedTuple):
    """The result of a step for the learner of each game."""

    rewards: np.ndarray
    terminated: np.ndarray
    truncated: np.ndarray


class Solo:
    """``n`` games with one learner in each; ``step`` returns when the learner decides next.

    ``seat`` is the learner's seat; None gives every new game a random one. A game that ended (or was lost by an illegal
    action) waits for ``begin``: steps do not change it; its reward is 0 and its flags stay set. ``mode`` is one of the
    game's modes; all other settings are its options.
    """

    def __init__(
        self,
        game: str,
        n: int,
        *,
        players: int | None = None,
        seat: int | None = None,
        opponent: str | Sequence[str] = "random",
        limit: Limit = THINKING,
        threads: int | None = None,
        **options: Any,
    ) -> None:
        mode = options.pop("mode", None)
        self.usual = parse_options(registry.load(game), options, mode)
        self.options = [self.usual] * n
        """The options of each game."""
        self.batch = Batch(game, n, players=players, options=self.usual, threads=threads)
        players = self.batch.players
        if seat is not None and (isinstance(seat, bool) or seat not in range(players)):
            raise OptionError(f"{game}: seat must be 0 to {players - 1}, not {seat!r}")
        self.seat = seat
        self.opponents = make_opponents(self.batch.game, players, self.options, opponent, limit)
        self.learners = np.zeros(n, np.int8)
        self.lost = np.zeros(n, np.bool_)
        """Games that an illegal action has ended."""
        self.reported = np.zeros(n, np.bool_)
        """Games whose end has been returned to the learner."""

    def begin(self, where: Any, dice: np.random.Generator) -> None:
        """Begin new games where ``where`` is true, up to the learner's first decision."""
        where = self._flags(where)
        n, players = self.batch.n, self.batch.players
        seats = dice.integers(players, size=n) if self.seat is None else self.seat
        self.learners = np.where(where, seats, self.learners).astype(np.int8)
        self.batch.reset(dice.integers(2**63, size=n, dtype=np.uint64).astype(np.int64), where)
        self.lost &= ~where
        self.reported &= ~where
        self.opponents.begin(where, dice)
        self._answer()

    def set_options(self, where: Any, given: Mapping[str, Any] | None) -> None:
        """Choose the options of games that begin where ``where`` is true: the usual ones, ``given`` over them."""
        chosen = reset_options(self.batch.game, self.usual, given, FIXED)
        new = [chosen if flag else old for flag, old in zip(self._flags(where), self.options, strict=True)]
        if new != self.options:
            self.batch.set_options(new)
            self.options[:] = new

    def _flags(self, where: Any) -> np.ndarray:
        flags: np.ndarray = self.batch.entries("flags", where, np.bool_)
        return flags

    def step(self, actions: Any) -> Transition:
        """Play the learners' actions and let the opponents answer."""
        actions = self.batch.entries("actions", actions, np.int64, IllegalMoveError)
        live = ~self.reported
        asked = live & (self.batch.seat >= 0)
        masks = self.batch.legal_mask()
        legal = self._legal(actions, masks)
        self.lost |= asked & ~legal
        before = self.batch.states[self.lost]
        self.batch.step(actions if legal.all() else np.where(legal, actions, masks.argmax(axis=1)), check=False)
        self.batch.states[self.lost] = before
        self._answer()
        terminated, truncated = self.batch.terminated | self.lost, self.batch.truncated & ~self.lost
        rewards = self.batch.rewards[np.arange(self.batch.n), self.learners].astype(np.float64)
        rewards[self.lost] = ILLEGAL_REWARD
        self.reported = terminated | truncated
        return Transition(np.where(live, rewards, 0.0), terminated, truncated)

    def observe(self) -> np.ndarray:
        """What every learner sees."""
        seen: np.ndarray = self.batch.observe(self.learners).copy()
        return seen

    def masks(self) -> np.ndarray:
        """The learners' legal actions; none where the game has ended."""
        masks: np.ndarray = self.batch.legal_mask().view(np.int8).copy()
        masks[self.lost] = 0
        return masks

    def draw(self, i: int) -> str:
        """The board of one game as its learner sees it, as text."""
        state = self.batch.states[i : i + 1].copy()
        self.batch.game.kernels.redact_at(state, 0, int(self.learners[i]))
        return str(self.batch.game.draw(state[0]))

    def _legal(self, actions: np.ndarray, masks: np.ndarray) -> np.ndarray:
        inside = (actions >= 0) & (actions < self.batch.game.state.ACTIONS)
        chosen: np.ndarray = masks[np.arange(self.batch.n), np.where(inside, actions, 0)]
        legal: np.ndarray = inside & (chosen > 0)
        return legal

    def _answer(self) -> None:
        self.opponents.answer(self.batch.states, self.learners)
        self.batch.load(self.batch.states)
