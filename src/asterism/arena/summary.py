"""What a tournament shows: the table, seats, lengths, pairs and faults, ready for JSON, the terminal and the report."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from statistics import fmean, median
from typing import Any

import msgspec

from asterism.arena.plan import Plan
from asterism.arena.ratings import elo, share, skills
from asterism.arena.referee import Misstep, Played
from asterism.engine import registry


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One bot: seats played, wins (shared ones in parts) and their share, Elo and its interval, and more."""

    name: str
    games: int
    wins: float
    share: float
    share_low: float
    share_high: float
    rating: float
    low: float
    high: float
    mu: float
    sigma: float
    seconds: float
    faults: int
    forfeits: int


class SeatLine(msgspec.Struct, frozen=True):
    """How often a seat wins, whoever sits there."""

    seat: int
    colour: str
    wins: float
    share: float
    low: float
    high: float


class Pair(msgspec.Struct, frozen=True):
    """Of the games that either of two bots won against the other, the share of ``name``."""

    name: str
    other: str
    wins: float
    losses: float
    share: float
    low: float
    high: float


class Lengths(msgspec.Struct, frozen=True):
    """How many decisions games take."""

    mean: float
    median: float
    shortest: int
    longest: int


class FaultLine(msgspec.Struct, frozen=True):
    """What a bot did wrong: a kind of fault, how often, and one example."""

    name: str
    fault: str
    count: int
    example: str


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A whole tournament."""

    game: str
    players: int
    options: dict[str, Any]
    seconds: float
    seed: int
    games: int
    cut: float
    table: list[Line]
    seats: list[SeatLine]
    lengths: Lengths
    pairs: list[Pair]
    faults: list[FaultLine]


def summarise(plan: Plan, games: Sequence[Played]) -> Summary:
    """Everything that these games (at least one) of a plan show."""
    return Summary(
        game=plan.game,
        players=plan.players,
        options=plan.options,
        seconds=plan.seconds,
        seed=plan.seed,
        games=len(games),
        cut=fmean(game.cut for game in games),
        table=_table(plan, games),
        seats=_seats(plan, games),
        lengths=_lengths(games),
        pairs=_pairs(plan, games),
        faults=_faults(plan, games),
    )


def _table(plan: Plan, games: Sequence[Played]) -> list[Line]:
    bots = len(plan.names)
    lines = []
    ratings = zip(plan.names, elo(games, bots), skills(games, bots), strict=True)
    for bot, (name, rating, skill) in enumerate(ratings):
        own = [(game, seat) for game in games for seat in range(plan.players) if game.bots[seat] == bot]
        won = share(sum(game.shares[seat] for game, seat in own), len(own))
        decisions = sum(game.decisions[seat] for game, seat in own)
        lines.append(
            Line(
                name=name,
                games=len(own),
                wins=round(won.value * len(own), 6),
                share=won.value,
                share_low=won.low,
                share_high=won.high,
                rating=rating.value,
                low=rating.low,
                high=rating.high,
                mu=skill.mu,
                sigma=skill.sigma,
                seconds=sum(game.seconds[seat] for game, seat in own) / max(1, decisions),
                faults=sum(fault.seat == seat for game, seat in own for fault in game.faults),
                forfeits=sum(seat in game.forfeits for game, seat in own),
            )
        )
    return sorted(lines, key=lambda line: -line.rating)


def _seats(plan: Plan, games: Sequence[Played]) -> list[SeatLine]:
    colours = registry.load(plan.game).seat_names
    lines = []
    for seat in range(plan.players):
        wins = sum(game.shares[seat] for game in games)
        lines.append(SeatLine(seat, colours[seat], round(wins, 6), *share(wins, len(games))))
    return lines


def _lengths(games: Sequence[Played]) -> Lengths:
    plies = [game.plies for game in games]
    return Lengths(fmean(plies), float(median(plies)), min(plies), max(plies))


def _pairs(plan: Plan, games: Sequence[Played]) -> list[Pair]:
    wins: defaultdict[tuple[int, int], float] = defaultdict(float)
    for game in games:
        for winner, part in zip(game.bots, game.shares, strict=True):
            for loser in set(game.bots) - {winner}:
                wins[winner, loser] += part
    pairs = []
    for one, other in sorted({pair for game in games for pair in _met(game.bots)}):
        for a, b in ((one, other), (other, one)):
            won, lost = wins[a, b], wins[b, a]
            pairs.append(Pair(plan.names[a], plan.names[b], won, lost, *share(won, won + lost)))
    return pairs


def _met(bots: Sequence[int]) -> set[tuple[int, int]]:
    return {(a, b) for a in bots for b in bots if a < b}


def _faults(plan: Plan, games: Sequence[Played]) -> list[FaultLine]:
    found: dict[tuple[str, str], list[Misstep]] = {}
    for game in games:
        for fault in game.faults:
            found.setdefault((plan.names[game.bots[fault.seat]], fault.fault), []).append(fault)
    return [FaultLine(name, kind, len(all), all[0].message) for (name, kind), all in sorted(found.items())]
