"""Our own bots: random play, plain UCT, and the levels."""

from __future__ import annotations

import time

import numpy as np

from asterism.bots.base import Limit, PlayResult, Seen
from asterism.bots.levels import CHARACTERS, HIGHEST, PLAIN_CHARACTER, check_level, check_skill, ladder_for, weights_for
from asterism.bots.think import Thinker, report
from asterism.bots.tree import Knobs
from asterism.engine.errors import OptionError
from asterism.engine.rng import draw, make_rng

LEVEL_SECONDS = 1.0
"""The longest that a level thinks about a decision, whatever its simulations."""
UCT = Knobs(explore=1.0)


def legal_actions(seen: Seen) -> list[int]:
    """What the seat may do, as its own record tells."""
    out = np.zeros(seen.game.state.MAX_LEGAL, np.int16)
    return [int(action) for action in out[: seen.game.kernels.legal_at(seen.states, 0, out)]]


class RandomBot:
    """Any legal action is as good as any other."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.rng = make_rng(seed)

    def play(self, seen: Seen, limit: Limit) -> PlayResult:
        """A legal action at random."""
        actions = legal_actions(seen)
        return PlayResult(actions[draw(self.rng, len(actions))])

    def close(self) -> None:
        """Nothing is held."""


class SearchBot:
    """A bot that thinks: at a level, at a skill, or with neither at its best, as long as the limit allows."""

    def __init__(
        self,
        name: str,
        seed: int,
        character: str = PLAIN_CHARACTER,
        *,
        level: int | None = None,
        skill: float | None = None,
    ) -> None:
        self.name = name
        self.character = character
        self.level = level
        self.skill = skill
        self.thinker = Thinker(seed)

    def play(self, seen: Seen, limit: Limit) -> PlayResult:
        """The action that was tried most."""
        actions = legal_actions(seen)
        if len(actions) == 1:
            return PlayResult(actions[0])
        begin = time.perf_counter()
        ladder = ladder_for(seen.game, seen.options)
        skill = ladder.skills[(self.level or HIGHEST) - 1] if self.skill is None else self.skill
        level = ladder.at(skill)
        weights = weights_for(seen.game, seen.options, seen.players, self.character)
        if self.level is not None or self.skill is not None:
            limit = _tighter(limit, Limit(seconds=LEVEL_SECONDS, simulations=level.simulations))
        *_, tree = self.thinker.think(seen, level.knobs, weights, limit)
        info = report(tree, time.perf_counter() - begin)
        return PlayResult(info.actions[0].action, info)

    def close(self) -> None:
        """Forget what was thought."""
        self.thinker.forget()


class UctBot:
    """The reference: plain UCT with random play to the end, and nothing known about any game."""

    name = "uct"

    def __init__(self, seed: int) -> None:
        self.thinker = Thinker(seed, plain=True)

    def play(self, seen: Seen, limit: Limit) -> PlayResult:
        """The action that was tried most."""
        begin = time.perf_counter()
        self.thinker.forget()
        *_, tree = self.thinker.think(seen, UCT, np.zeros((2, 0)), limit)
        info = report(tree, time.perf_counter() - begin)
        return PlayResult(info.actions[0].action, info)

    def close(self) -> None:
        """Forget what was thought."""
        self.thinker.forget()


def make_bot(spec: str, seed: int) -> RandomBot | SearchBot | UctBot:
    """The bot of a spec: ``random``, ``uct``, ``best``, ``level:5``, ``skill:0.4``; the last three with a character."""
    word, *rest = spec.split(":")
    if spec == "random":
        return RandomBot(seed)
    if spec == "uct":
        return UctBot(seed)
    character = rest.pop() if rest and rest[-1] in CHARACTERS else PLAIN_CHARACTER
    if word == "best" and not rest:
        return SearchBot(spec, seed, character)
    if word == "level" and len(rest) == 1:
        return SearchBot(spec, seed, character, level=check_level(rest[0]))
    if word == "skill" and len(rest) == 1:
        return SearchBot(spec, seed, character, skill=check_skill(rest[0]))
    raise OptionError(
        f"there is no bot {spec[:40]!r}; bots are random, uct, best, level:1 to level:8, skill:0 to skill:1, "
        f"and level:N:C, skill:S:C or best:C with a character C of {', '.join(CHARACTERS)}",
        spec=spec[:40],
    )


def _tighter(a: Limit, b: Limit) -> Limit:
    def least(x: float | None, y: float | None) -> float | None:
        return min((v for v in (x, y) if v is not None), default=None)

    simulations, nodes = least(a.simulations, b.simulations), least(a.nodes, b.nodes)
    return Limit(
        seconds=least(a.seconds, b.seconds),
        simulations=None if simulations is None else int(simulations),
        nodes=None if nodes is None else int(nodes),
    )
