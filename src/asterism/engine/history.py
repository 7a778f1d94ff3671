"""The history of a match: the state it began with, the actions so far, the state now, and moving between them."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Any, Generic, Self

import numpy as np

from asterism.engine.contract import Game
from asterism.engine.errors import IllegalMoveError
from asterism.engine.match_types import OptionsT
from asterism.engine.step import Step

CHECKPOINT = 256
"""The plies between two states that are kept, so that going back in a long match does not replay all of it."""


class History(Generic[OptionsT]):
    """A game with its options and seed, its actions and its states."""

    def __init__(self, game: Game, players: int, options: OptionsT, seed: int | None, start: np.ndarray) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.ply = 0
        self._start = start
        self._set_state(start)
        self._actions, self._deciders = array("h"), array("b")
        self._checkpoints: list[np.ndarray] = []
        """The states after every ``CHECKPOINT`` plies, as far as they were reached."""
        self._last: Step | None = None

    @property
    def rules_version(self) -> int:
        """The version of the rules by which it is played."""
        return self.game.rules_version_of(self._now[0])

    @property
    def state(self) -> Any:
        """The true state now (read it, do not change it)."""
        return self._now[0]

    @property
    def states(self) -> np.ndarray:
        """A copy of the true state now, as an array of one, for kernels."""
        return self._now.copy()

    @property
    def actions(self) -> list[int]:
        """The actions played so far."""
        return self._actions[: self.ply].tolist()

    @property
    def deciders(self) -> list[int]:
        """The seat that took each of the actions."""
        return self._deciders[: self.ply].tolist()

    def branch(self, ply: int | None = None) -> Self:
        """An independent match with the same past, up to ``ply`` (default: now)."""
        ply = self.ply if ply is None else ply
        if isinstance(ply, bool) or not isinstance(ply, int) or not 0 <= ply <= len(self._actions):
            raise IllegalMoveError(f"there is no ply {ply!r}; this match has plies 0 to {len(self._actions)}")
        other = type(self)(self.game, self.players, self.options, self.seed, self._start)
        other._actions, other._deciders = self._actions[:ply], self._deciders[:ply]
        other._checkpoints = self._checkpoints[: ply // CHECKPOINT]
        other._set_state(self._state_at(ply))
        other.ply = ply
        return other

    def __copy__(self) -> Self:
        """An independent match with the same past; what was undone can be redone in it too."""
        other = type(self)(self.game, self.players, self.options, self.seed, self._start.copy())
        other._actions, other._deciders = self._actions[:], self._deciders[:]
        other._checkpoints = self._checkpoints[:]
        other._set_state(self._now.copy())
        other.ply = self.ply
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.__copy__()

    def _set_state(self, states: np.ndarray) -> None:
        """Make ``states``, an array of one, the present state."""
        self._now = states
        seat = int(states["seat"][0])
        self.seat = None if seat < 0 else seat
        """The seat to decide, or None when the match is over."""
        self.over = bool(states["over"][0])
        """Whether the match is over."""

    def _state_at(self, ply: int) -> np.ndarray:
        """The true state at a ply, as an array of one, by replaying from the checkpoint before it."""
        if ply == self.ply:
            return self._now
        if ply == self.ply - 1 and self._last is not None:
            return self._last.before
        kept = min(ply // CHECKPOINT, len(self._checkpoints))
        states = (self._checkpoints[kept - 1] if kept else self._start).copy()
        self.game.kernels.replay_at(states, 0, np.array(self._actions[kept * CHECKPOINT : ply], np.int16))
        return states

    def take(self, action: int) -> Step:
        """Play a legal action (as ``parse`` returns it). Redo is forgotten."""
        step = Step(self.game, self._now, action)
        del self._actions[self.ply :], self._deciders[self.ply :], self._checkpoints[self.ply // CHECKPOINT :]
        self._actions.append(action)
        self._deciders.append(step.seat)
        self._last = step
        self._set_state(step.after)
        self.ply += 1
        if self.ply % CHECKPOINT == 0:
            self._checkpoints.append(step.after)
        return step

    def steps(self, since: int = 0) -> Iterator[Step]:
        """The decisions from ply ``since`` to now (the truth)."""
        states = self._state_at(since)
        for action in self._actions[since : self.ply]:
            step = Step(self.game, states, action)
            states = step.after
            yield step

    @property
    def last(self) -> Step | None:
        """The last decision (the truth); None at the beginning."""
        if self._last is None and self.ply:
            self._last = next(self.steps(self.ply - 1))
        return self._last

    def undo(self) -> int:
        """Take back the last decision and return it; ``IllegalMoveError`` at the beginning."""
        if self.ply == 0:
            raise IllegalMoveError("there is nothing to undo")
        self._set_state(self._state_at(self.ply - 1))
        self._last = None
        self.ply -= 1
        return self._actions[self.ply]

    def rewind(self, ply: int) -> None:
        """Take back all decisions after ``ply``; they can be redone. ``IllegalMoveError`` if it was never there."""
        if not 0 <= ply <= self.ply:
            raise IllegalMoveError(f"there is no ply {ply!r} to go back to; this match is at ply {self.ply}")
        self._set_state(self._state_at(ply))
        if ply < self.ply:
            self._last = None
        self.ply = ply

    def redo(self) -> int:
        """Play again what was undone last and return it; ``IllegalMoveError`` if there is nothing."""
        if self.ply == len(self._actions):
            raise IllegalMoveError("there is nothing to redo")
        step = Step(self.game, self._now, self._actions[self.ply])
        self._last = step
        self._set_state(step.after)
        self.ply += 1
        return step.action
