"""Tasks as a GPU does them faster, in place of those in ``kernels.py`` and with the same results.

Rules list legal actions by ``out[n] = action``. As an array such a list costs every thread hundreds of bytes of local
memory, so ``out`` is something smaller here. ``Nth`` keeps one action, or with ``NO_ACTION`` none: the actions are only
counted. ``Marks`` writes a mask, for games whose rules never write a place of the list twice (``Game.lists_once``).

Threads of a warp wait for each other, and in many warps some game ends with a step. So ``advance`` only tells which
games have ended, and ``finish`` scores and replaces them, in warps of their own; a small batch does both in ``step``.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from asterism.engine.kernels import _rule
from asterism.engine.rng import draw
from asterism.engine.state_type import Over

legal = apply = deal = write_rewards = _rule
NO_ACTION = -1
RUNNING, WAITING, ENDED = range(3)  # after a step: nothing is left to do; over before, to be replaced; just ended
LEFTS = 4  # a game in a list of such games is its number × LEFTS + what is left to do


class Marks(NamedTuple):
    """Marks every action in the row of a mask."""

    row: Any

    def __setitem__(self, n: int, action: int) -> None:
        self.row[action] = 1


class Bits(NamedTuple):
    """Sets the bit of every action, from the bit ``first`` on, in words that several threads share."""

    words: Any
    first: int


class Nth(NamedTuple):
    """Keeps the action of number ``wanted``."""

    kept: Any
    wanted: int

    def __setitem__(self, n: int, action: int) -> None:
        if n == self.wanted:
            self.kept[0] = action


def mask(i: int, states: Any, scratch: Any, masks: Any) -> None:
    """Write 1 for every legal action into a row of zeros."""
    legal(states[i], Marks(masks[i]))


def mark(s: Any, words: Any, first: int) -> None:
    """Set a bit for every legal action."""
    legal(s, Bits(words, first))


def draw_action(i: int, states: Any, scratch: Any, actions: Any, rngs: Any) -> None:
    """Draw a legal action uniformly; 0 in a finished game."""
    kept = scratch[0]
    n = legal(states[i], Nth(kept, NO_ACTION))
    kept[0] = 0
    if n > 0:
        legal(states[i], Nth(kept, draw(rngs[i], n)))
    actions[i] = kept[0]


def advance(i: int, s: Any, scratch: Any, actions: Any, results: Any, dealing: Any, again: bool, options: Any) -> int:
    """Carry out an action; return what is left to do for the game."""
    seats, _, rewards, terminated, truncated = results
    for seat in range(rewards.shape[1]):
        rewards[i, seat] = 0.0
    left = WAITING if again else RUNNING
    if s.over == 0:
        apply(s, actions[i], scratch[2])
        left = ENDED if s.over != 0 else RUNNING
    terminated[i] = s.over == Over.FINISHED
    truncated[i] = s.over == Over.CUT
    seats[i] = s.seat
    return left


def finish(i: int, states: Any, left: int, results: Any, dealing: Any, again: bool, options: Any) -> None:
    """Score a game that has ended, and replace it by a new one if ``again`` is set."""
    seats, points, rewards, _, _ = results
    if left == ENDED:
        write_rewards(i, states, points, rewards)
    if again:
        deal(i, states, dealing, options)
    seats[i] = states[i].seat
