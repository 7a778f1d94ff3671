"""The numbers of a study with 95 % intervals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev

import msgspec
import numpy as np

from asterism.arena.ratings import Interval, Z, share
from asterism.engine.contract import Game
from asterism.study.matches import Played
from asterism.study.plan import lines_of

BOOTSTRAPS = 400


class Number(msgspec.Struct, frozen=True, kw_only=True):
    """One measured number: the part and line of the study, what it is, its value and its interval."""

    part: str
    key: str
    name: str
    value: float
    low: float
    high: float
    matches: int


class Study(msgspec.Struct, frozen=True, kw_only=True):
    """All numbers of a game's study."""

    game: str
    matches: int
    numbers: list[Number]


MEASURES: dict[str, Callable[[Played], float]] = {
    "length": lambda played: float(played.plies),
    "branching": lambda played: played.branching,
    "decided": lambda played: played.decided,
    "drama": lambda played: played.drama,
    "lead changes": lambda played: played.lead_changes,
}
"""What is measured in every match of the part ``play``, beside whether it had one winner."""


def summarise(game: Game, played: Sequence[Played]) -> Study:
    """All numbers of the matches so far; lines without matches are left out."""
    lines: dict[tuple[str, str], list[Played]] = defaultdict(list)
    for each in played:
        lines[each.part, each.key].append(each)
    numbers: list[Number] = []
    for line in lines_of(game):
        found = lines.get((line.part, line.key), [])
        if found:
            numbers += _numbers(line.part, line.key, found)
    return Study(game=game.id, matches=len(played), numbers=numbers)


def _numbers(part: str, key: str, played: Sequence[Played]) -> list[Number]:
    if part == "play":
        named = {name: _mean([measure(each) for each in played]) for name, measure in MEASURES.items()}
        named["completion"] = _share([float(not each.cut and max(each.shares) == 1.0) for each in played])
    elif part == "seats":
        seats = range(len(played[0].shares))
        named = {f"seat {seat + 1}": _share([each.shares[seat] for each in played]) for seat in seats}
    elif part in ("skill", "restricted"):  # the seats take turns: of match n the first spec has seat n modulo 2
        named = {"first": _share([each.shares[each.number % 2] for each in played])}
    elif part == "luck":
        named = {"deal": deal_share(played)}
    else:
        named = {"seat 1": _share([each.shares[0] for each in played])}
    return [
        Number(
            part=part,
            key=key,
            name=name,
            value=round(interval.value, 4),
            low=round(interval.low, 4),
            high=round(interval.high, 4),
            matches=len(played),
        )
        for name, interval in named.items()
    ]


def deal_share(played: Sequence[Played]) -> Interval:
    """The share of the variance of results that the deal explains (the intraclass correlation of one-way ANOVA).

    The interval is a bootstrap over deals.
    """
    deals: dict[int, list[float]] = defaultdict(list)
    for each in played:
        deals[each.deal].append(each.shares[0])
    groups = [np.array(group) for group in deals.values() if len(group) > 1]
    if len(groups) < 2:
        return Interval(0.0, 0.0, 1.0)
    rng = np.random.default_rng(0)
    draws = [_intraclass([groups[i] for i in rng.integers(len(groups), size=len(groups))]) for _ in range(BOOTSTRAPS)]
    low, high = np.quantile(draws, [0.025, 0.975])
    return Interval(_intraclass(groups), float(low), float(high))


def _intraclass(groups: Sequence[np.ndarray]) -> float:
    sizes = np.array([len(group) for group in groups])
    means = np.array([group.mean() for group in groups])
    whole = np.concatenate(groups).mean()
    between = float((sizes * (means - whole) ** 2).sum()) / (len(groups) - 1)
    within = sum(float(((group - group.mean()) ** 2).sum()) for group in groups) / float((sizes - 1).sum())
    usual = (sizes.sum() - (sizes**2).sum() / sizes.sum()) / (len(groups) - 1)
    total = between + (usual - 1) * within
    return max(0.0, float((between - within) / total)) if total > 0 else 0.0


def _share(values: Sequence[float]) -> Interval:
    return share(sum(values), len(values))


def _mean(values: Sequence[float]) -> Interval:
    mean = fmean(values)
    spread = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Interval(mean, mean - spread, mean + spread)
