"""Whether one action of a position is clearly best: every action is searched on its own, equally long.

In one search of the position the actions that look bad are hardly visited, so their values cannot be compared with that
of the best one. Here each action is taken and the position after it is searched; those that a short search already
finds far behind get no longer one.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from asterism.bots.base import AnalysisResult, InformationState, SearchPosition
from asterism.bots.levels import parameters_for
from asterism.bots.search_session import analysis_of
from asterism.bots.tree import SearchParameters, Tree
from asterism.engine.events import NO_LOG
from asterism.puzzles import Soundness

CAPACITY = 1 << 24
"""Nodes of a tree; memory is touched only as they are made."""
SCREEN = 16
"""A first look at an action is this many times shorter than the search that decides."""
FAR = 0.2
"""An action that the first look finds this far behind is not looked at again."""


DIGITS = 4
OFTEN = 64
"""An action that has this part of the visits is visited often."""


class Verdict(NamedTuple):
    """The best action of a position, the next best, and what they are worth."""

    best: int
    next_best: int
    soundness: Soundness


class Search:
    """Searches for one seat at a position, without the little noise that the highest level has."""

    def __init__(self, position: InformationState, seed: int) -> None:
        self.position = position
        self.seed = seed
        parameters = parameters_for(position.game, position.options, position.players)
        self.parameters: SearchParameters = parameters._replace(knobs=parameters.knobs._replace(noise=0.0))

    def run(self, simulations: int, position: SearchPosition | None = None) -> AnalysisResult:
        """Search the position, or one that follows from it."""
        position = position or self.position
        tree = Tree(position.game, position.players, CAPACITY, self.seed)
        tree.set_root(position.states, position.seat, position.ply)
        tree.simulate(self.parameters, simulations, CAPACITY)
        return analysis_of(tree, 0.0)

    def best(self, simulations: int) -> int:
        """The action that a search chooses."""
        return self.run(simulations).actions[0].action

    def value_after(self, action: int, simulations: int) -> float:
        """The seat's chance to win after an action."""
        position = self.position
        after = position.states.copy()
        kernels = position.game.kernels
        kernels.apply_at(after, 0, action, NO_LOG)
        if after["over"][0]:
            return _share(position, after)
        following = SearchPosition(
            position.game, position.players, position.options, position.seat, position.ply + 1, after
        )
        return self.run(simulations, following).values[position.seat]

    def only_choice(self, simulations: int, margin: float) -> int | None:
        """The action that a search chooses, if it is worth more by ``margin`` than every other that it visits often."""
        best, *others = self.run(simulations).actions
        seat = self.position.seat
        often = simulations // OFTEN
        near = any(other.values[seat] > best.values[seat] - margin for other in others if other.visits > often)
        return None if near else best.action

    def judge(self, simulations: int, margin: float) -> Verdict | None:
        """The best action, if every other is worth less by ``margin``; otherwise None."""
        best = self.only_choice(simulations, margin / 2)
        if best is None:
            return None
        value = round(self.value_after(best, simulations), DIGITS)
        second, next_best = 0.0, best
        short = max(1, simulations // SCREEN)
        looks = {action: self.value_after(action, short) for action in self.position.legal if action != best}
        for action in sorted(looks, key=lambda each: -looks[each]):
            exact = looks[action]
            if looks[action] > value - FAR:
                exact = self.value_after(action, simulations)
            exact = round(exact, DIGITS)
            if round(value - exact, DIGITS) < margin:
                return None
            if next_best == best or exact > second:
                second, next_best = exact, action
        found = Soundness(simulations=simulations, value=value, second=second)
        return Verdict(best, next_best, found)


def _share(position: SearchPosition, states: np.ndarray) -> float:
    """The seat's share of the win in a finished game."""
    winners = position.game.kernels.standings_at(states, 0, np.zeros(position.game.max_players, np.int32))
    return float((winners >> position.seat & 1) / int(winners).bit_count())
