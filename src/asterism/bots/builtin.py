"""The bots of this package: random play, plain UCT, and the levels."""

from __future__ import annotations

import time

from asterism.bots.base import InformationState, Limit, PlayResult, as_information_state
from asterism.bots.levels import (
    CHARACTERS,
    DEFAULT_CHARACTER,
    HIGHEST,
    UCT,
    check_level,
    check_skill,
    ladder_for,
    parameters_for,
)
from asterism.bots.search_session import SearchSession, analysis_of
from asterism.bots.tree import SearchParameters
from asterism.engine.errors import OptionError
from asterism.engine.match import Match
from asterism.engine.rng import draw, make_rng

LEVEL_SECONDS = 1.0
"""The longest that a level searches, whatever its simulations."""


class RandomBot:
    """Plays a random legal action."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.rng = make_rng(seed)

    def play(self, state: InformationState | Match, limit: Limit) -> PlayResult:
        """A legal action at random."""
        actions = as_information_state(state).legal
        return PlayResult(actions[draw(self.rng, len(actions))])

    def close(self) -> None:
        """Nothing is held."""


class SearchBot:
    """A bot that searches: at a level, at a skill, or with neither at its best, as long as the limit allows."""

    def __init__(
        self,
        name: str,
        seed: int,
        character: str = DEFAULT_CHARACTER,
        *,
        level: int | None = None,
        skill: float | None = None,
    ) -> None:
        self.name = name
        self.character = character
        self.level = level
        self.skill = skill
        self.session = SearchSession(seed)

    def play(self, state: InformationState | Match, limit: Limit) -> PlayResult:
        """The most visited action."""
        state = as_information_state(state)
        actions = state.legal
        if len(actions) == 1:
            return PlayResult(actions[0])
        ladder = ladder_for(state.game, state.options)
        skill = ladder.skills[(self.level or HIGHEST) - 1] if self.skill is None else self.skill
        if self.level is not None or self.skill is not None:
            limit = _tighter(limit, Limit(seconds=LEVEL_SECONDS, simulations=ladder.at(skill).simulations))
        parameters = parameters_for(state.game, state.options, state.players, skill=skill, character=self.character)
        return _search(self.session, state, parameters, limit)

    def close(self) -> None:
        """Drop the tree."""
        self.session.reset()


class UctBot:
    """The reference: plain UCT with random play to the end; it knows nothing about any game."""

    name = "uct"

    def __init__(self, seed: int) -> None:
        self.session = SearchSession(seed)

    def play(self, state: InformationState | Match, limit: Limit) -> PlayResult:
        """The most visited action."""
        self.session.reset()
        return _search(self.session, as_information_state(state), UCT, limit)

    def close(self) -> None:
        """Drop the tree."""
        self.session.reset()


def _search(session: SearchSession, state: InformationState, parameters: SearchParameters, limit: Limit) -> PlayResult:
    begin = time.perf_counter()
    *_, tree = session.run(state, parameters, limit)
    info = analysis_of(tree, time.perf_counter() - begin)
    return PlayResult(info.actions[0].action, info)


def make_bot(spec: str, seed: int) -> RandomBot | SearchBot | UctBot:
    """The bot of a spec: ``random``, ``uct``, ``best``, ``level:5``, ``skill:0.4``; the last three with a character."""
    word, *rest = spec.split(":")
    if spec == "random":
        return RandomBot(seed)
    if spec == "uct":
        return UctBot(seed)
    character = rest.pop() if rest and rest[-1] in CHARACTERS else DEFAULT_CHARACTER
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
