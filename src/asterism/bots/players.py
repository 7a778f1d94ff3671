"""Our own bots: random play, plain UCT, and the levels."""

from __future__ import annotations

import time

import numpy as np

from asterism.bots.base import Limit, PlayResult, Seen
from asterism.bots.levels import CHARACTERS, HIGHEST, PLAIN_CHARACTER, check_level, ladder_for, weights_for
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
    """A bot that thinks: at a level, or with ``level`` None as long as the limit allows."""

    def __init__(self, name: str, seed: int, level: int | None, character: str = PLAIN_CHARACTER) -> None:
        self.name = name
        self.level = level
        self.character = character
        self.thinker = Thinker(seed)

    def play(self, seen: Seen, limit: Limit) -> PlayResult:
        """The action that was tried most."""
        actions = legal_actions(seen)
        if len(actions) == 1:
            return PlayResult(actions[0])
        begin = time.perf_counter()
        ladder = ladder_for(seen.game, seen.options)
        level = ladder.levels[(self.level or HIGHEST) - 1]
        weights = weights_for(seen.game, seen.options, seen.players, self.character)
        if self.level is not None:
            limit = _tighter(limit, Limit(seconds=LEVEL_SECONDS, simulations=level.simulations))
        *_, tree = self.thinker.think(seen, ladder.knobs(level), weights, limit)
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
    """The bot of a spec: ``random``, ``uct``, ``best``, ``level:5`` or, with a character, ``level:5:bold``."""
    word, *rest = spec.split(":")
    character = rest[-1] if word in ("level", "best") and rest and rest[-1] in CHARACTERS else PLAIN_CHARACTER
    if rest and rest[-1] in CHARACTERS and word in ("level", "best"):
        rest.pop()
    if word == "level" and len(rest) == 1:
        return SearchBot(spec, seed, check_level(rest[0]), character)
    if word == "best" and not rest:
        return SearchBot(spec, seed, None, character)
    if spec == "random":
        return RandomBot(seed)
    if spec == "uct":
        return UctBot(seed)
    raise OptionError(
        f"there is no bot {spec[:40]!r}; bots are random, uct, best, level:1 to level:8, "
        f"and level:N:C or best:C with a character C of {', '.join(CHARACTERS)}",
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
