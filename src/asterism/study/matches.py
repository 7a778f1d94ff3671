"""One match of a study, and what is measured in it.

All seats search for a fixed number of simulations. A restricted seat never chooses an action of one family, unless it
has no other; its search does not know of this.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import sqrt
from typing import Any

import msgspec

from asterism.arena.plan import derive
from asterism.bots.base import AnalysisResult, Limit, information_state
from asterism.bots.levels import parameters_for
from asterism.bots.search_session import SearchSession, analysis_of
from asterism.engine import registry
from asterism.engine.contract import Game
from asterism.engine.match import Match

DECIDED = 0.9
"""A match is decided when the winner's chance does not fall below this any more."""
SPEC = tuple[int, str]
"""A seat: its simulations, and the family it may not use (empty: none)."""


class StudyJob(msgspec.Struct, frozen=True):
    """One match: the part of the study and the line of it that it belongs to, and how it is played."""

    part: str
    key: str
    number: int
    game: str
    options: dict[str, Any]
    specs: tuple[SPEC, ...]
    deal: int
    seed: int


class Played(msgspec.Struct, frozen=True):
    """What a match gave, as a line of a results file."""

    part: str
    key: str
    number: int
    shares: list[float]
    """Each seat's share of the win."""
    plies: int
    cut: bool
    branching: float
    """Legal actions a decision, on average."""
    drama: float
    lead_changes: float
    decided: float
    """The share of the match that was played after it was decided."""
    deal: int = 0


def play(job: StudyJob) -> Played:
    """Play a match and measure it."""
    match = Match.new(job.game, len(job.specs), job.options, job.deal)
    parameters = parameters_for(match.game, match.options, match.players)
    sessions = [SearchSession(derive(job.seed, seat)) for seat in range(match.players)]
    chances: list[list[float]] = []
    choices = 0
    while match.seat is not None:
        seat = match.seat
        legal = match.legal()
        choices += len(legal)
        if len(legal) == 1:
            match.take(legal[0])
            continue
        simulations, family = job.specs[seat]
        state = information_state(match, seat)
        *_, tree = sessions[seat].run(state, parameters, Limit(simulations=simulations))
        found = analysis_of(tree, 0.0)
        chances.append(found.values)
        match.take(_best_allowed(match, found, family))
    result = match.result()
    shares = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(match.players)]
    drama, changes, decided = measure(chances, result.winners)
    return Played(
        part=job.part,
        key=job.key,
        number=job.number,
        shares=shares,
        plies=match.ply,
        cut=result.cut,
        branching=round(choices / max(1, match.ply), 2),
        drama=round(drama, 4),
        lead_changes=round(changes, 4),
        decided=round(decided, 4),
        deal=job.deal,
    )


def measure(chances: Sequence[Sequence[float]], winners: Sequence[int]) -> tuple[float, float, float]:
    """Drama, lead changes and how much was played after the decision, of the chances before each decision."""
    if not chances:
        return 0.0, 0.0, 0.0
    leaders = [max(range(len(row)), key=row.__getitem__) for row in chances]
    changes = sum(one != other for one, other in pairwise(leaders)) / max(1, len(leaders) - 1)
    if len(winners) != 1:
        return 0.0, changes, 0.0
    winner = winners[0]
    behind = [max(row) - row[winner] for row in chances if max(row) > row[winner]]
    drama = sum(map(sqrt, behind)) / len(behind) if behind else 0.0
    decided = 0
    for row in reversed(chances):
        if row[winner] < DECIDED:
            break
        decided += 1
    return drama, changes, decided / len(chances)


@cache
def families(game: Game) -> dict[str, Any]:
    """What a game's study restricts, by name; nothing where it has no ``study.py``."""
    return dict(game.module("study").FAMILIES) if game.has("study") else {}


def starts(game: Game) -> dict[str, dict[str, Any]]:
    """The starts that a game's study compares, as options."""
    return dict(game.module("study").STARTS) if game.has("study") else {}


def restricted_mode(game: Game) -> str:
    """The mode in which families are restricted."""
    return str(game.module("study").MODE) if game.has("study") else next(iter(game.modes))


def _best_allowed(match: Match, found: AnalysisResult, family: str) -> int:
    """The best action that is not of the family."""
    if not family:
        return found.actions[0].action
    forbids = families(match.game)[family]
    allowed = [each.action for each in found.actions if not forbids(match.move(each.action))]
    return allowed[0] if allowed else found.actions[0].action


def warm_up(game: str) -> None:
    """Compile or load what a study calls."""
    described = registry.load(game)
    match = Match.new(game, described.min_players, None, 0)
    assert match.seat is not None
    parameters = parameters_for(described, match.options, match.players)
    list(SearchSession(0).run(information_state(match, match.seat), parameters, Limit(simulations=2)))
    match.take(match.legal()[0])
