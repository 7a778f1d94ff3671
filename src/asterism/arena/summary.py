"""The summary of a tournament, for JSON, the terminal and the report: bots, seats, pairs, lengths and faults."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from statistics import fmean, median
from typing import Any

import msgspec

from asterism.arena.plan import TournamentPlan
from asterism.arena.ratings import elo, openskill, share
from asterism.arena.referee import FaultReport, MatchResult
from asterism.engine import registry


class BotRow(msgspec.Struct, frozen=True, kw_only=True):
    """One bot: seats played, wins (shared ones in parts) and their share, Elo with its interval, openskill, faults."""

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


class SeatRow(msgspec.Struct, frozen=True):
    """How often a seat wins, with any bot."""

    seat: int
    colour: str
    wins: float
    share: float
    low: float
    high: float


class PairRow(msgspec.Struct, frozen=True):
    """Of the games that either of two bots won against the other, the share of ``name``."""

    name: str
    other: str
    wins: float
    losses: float
    share: float
    low: float
    high: float


class Lengths(msgspec.Struct, frozen=True):
    """The number of decisions in a match."""

    mean: float
    median: float
    shortest: int
    longest: int


class FaultRow(msgspec.Struct, frozen=True):
    """A kind of fault of a bot: how often, and one example."""

    name: str
    fault: str
    count: int
    example: str


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """The summary of a tournament."""

    game: str
    players: int
    options: dict[str, Any]
    seconds: float
    seed: int
    games: int
    cut: float
    table: list[BotRow]
    seats: list[SeatRow]
    lengths: Lengths
    pairs: list[PairRow]
    faults: list[FaultRow]


def summarise(plan: TournamentPlan, games: Sequence[MatchResult]) -> Summary:
    """Summarise the results (at least one) of a plan."""
    return Summary(
        game=plan.game,
        players=plan.players,
        options=plan.chosen,
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


def _table(plan: TournamentPlan, games: Sequence[MatchResult]) -> list[BotRow]:
    bots = len(plan.names)
    lines = []
    ratings = zip(plan.names, elo(games, bots), openskill(games, bots), strict=True)
    for bot, (name, rating, skill) in enumerate(ratings):
        own = [(game, seat) for game in games for seat in range(plan.players) if game.bots[seat] == bot]
        won = share(sum(game.shares[seat] for game, seat in own), len(own))
        decisions = sum(game.decisions[seat] for game, seat in own)
        lines.append(
            BotRow(
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


def _seats(plan: TournamentPlan, games: Sequence[MatchResult]) -> list[SeatRow]:
    colours = registry.load(plan.game).seat_names
    lines = []
    for seat in range(plan.players):
        wins = sum(game.shares[seat] for game in games)
        lines.append(SeatRow(seat, colours[seat], round(wins, 6), *share(wins, len(games))))
    return lines


def _lengths(games: Sequence[MatchResult]) -> Lengths:
    plies = [game.plies for game in games]
    return Lengths(fmean(plies), float(median(plies)), min(plies), max(plies))


def _pairs(plan: TournamentPlan, games: Sequence[MatchResult]) -> list[PairRow]:
    wins: defaultdict[tuple[int, int], float] = defaultdict(float)
    for game in games:
        for winner, part in zip(game.bots, game.shares, strict=True):
            for loser in set(game.bots) - {winner}:
                wins[winner, loser] += part
    pairs = []
    for one, other in sorted({pair for game in games for pair in _met(game.bots)}):
        for a, b in ((one, other), (other, one)):
            won, lost = wins[a, b], wins[b, a]
            pairs.append(PairRow(plan.names[a], plan.names[b], won, lost, *share(won, won + lost)))
    return pairs


def _met(bots: Sequence[int]) -> set[tuple[int, int]]:
    return {(a, b) for a in bots for b in bots if a < b}


def _faults(plan: TournamentPlan, games: Sequence[MatchResult]) -> list[FaultRow]:
    found: dict[tuple[str, str], list[FaultReport]] = {}
    for game in games:
        for fault in game.faults:
            found.setdefault((plan.names[game.bots[fault.seat]], fault.fault), []).append(fault)
    return [FaultRow(name, kind, len(all), all[0].message) for (name, kind), all in sorted(found.items())]
