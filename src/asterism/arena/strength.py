"""Facts about the strength of the levels: what is claimed, and what was measured, with intervals.

Each claim is one tournament of two bots with both seatings of every deal, or of one bot against itself to see which
seat wins. A claim is valid for the levels and weights it was measured with: its fingerprint changes with them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby, islice

import msgspec

from asterism.arena.plan import Job, TournamentPlan
from asterism.arena.ratings import Interval, share
from asterism.arena.referee import MatchResult
from asterism.arena.series import play_series, warm_up_games
from asterism.bots.kernels import search_kernels
from asterism.bots.knobs import Knobs
from asterism.bots.levels import HIGHEST, LOWEST, ladders, weights_for
from asterism.engine.registry import all_games, load

LEVEL_SECONDS = 1.0
EQUAL_SECONDS = 0.5
BALANCE_LEVEL = 6
SEED = 1
ENOUGH = 20
"""A claim whose matches are slow is settled after this many of them once its whole interval is on one side."""


class Claim(msgspec.Struct, kw_only=True):
    """Two bots and how often the first should win, or one bot on all seats; and the results so far."""

    part: str
    game: str
    mode: str
    players: int
    bots: list[str]
    least: float = 0.0
    most: float = 1.0
    seconds: float = LEVEL_SECONDS
    fingerprint: str = msgspec.field(default="", name="tables")
    """Of the levels and weights it was measured with."""
    games: int = 0
    wins: float = 0.0
    """Of the first bot."""
    seats: list[float] = []
    """Wins by seat."""
    plies: int = 0
    seconds_used: list[float] = msgspec.field(default_factory=list, name="thought")
    """By bot, for all its decisions."""
    decisions: list[int] = []

    @property
    def key(self) -> tuple[object, ...]:
        """What identifies a claim."""
        return (self.part, self.game, self.mode, self.players, *self.bots, self.fingerprint)

    @property
    def share(self) -> Interval:
        """The first bot's win share."""
        return share(self.wins, self.games)

    @property
    def holds(self) -> bool:
        """Whether the win share is in the claimed range."""
        return self.games > 0 and self.least <= self.share.value <= self.most

    def add(self, bots: Sequence[int], played: MatchResult) -> None:
        """Count a result; ``bots`` are the claim's bots by seat."""
        self.games += 1
        self.plies += played.plies
        self.seats = [a + b for a, b in zip(self.seats or [0.0] * self.players, played.shares, strict=True)]
        self.seconds_used = self.seconds_used or [0.0] * len(self.bots)
        self.decisions = self.decisions or [0] * len(self.bots)
        for seat, bot in enumerate(bots):
            self.wins += played.shares[seat] if bot == 0 else 0.0
            self.seconds_used[bot] += played.seconds[seat]
            self.decisions[bot] += played.decisions[seat]


def settled(claim: Claim) -> bool:
    """Whether more matches, where they are slow, are not worth their time."""
    found = claim.share
    return (
        claim.seconds == EQUAL_SECONDS
        and claim.games >= ENOUGH
        and (found.low >= claim.least or found.high < claim.least)
    )


class ClaimMeasurement:
    """The matches that a claim still needs."""

    def __init__(self, claim: Claim, games: int) -> None:
        self.claim = claim
        plan = TournamentPlan(
            specs=tuple(claim.bots),
            game=claim.game,
            players=claim.players,
            options=load(claim.game).modes[claim.mode],
            seconds=claim.seconds,
            seed=SEED,
        )
        left = islice(plan.jobs(games), claim.games, None)
        self.deals: Iterator[list[Job]] = (list(jobs) for _, jobs in groupby(left, key=lambda job: job.deal))

    def deal(self) -> list[Job]:
        """The next deal, unless the claim is settled."""
        return [] if settled(self.claim) else next(self.deals, [])

    def add(self, job: Job, played: MatchResult) -> None:
        """Count a result."""
        self.claim.add(job.bots, played)


def adjacent_levels(game: str, mode: str) -> list[Claim]:
    """Every level against the one below it."""
    return [
        Claim(
            part="ladder", game=game, mode=mode, players=2, bots=[f"level:{k + 1}", f"level:{k}"], least=0.55, most=0.97
        )
        for k in range(LOWEST, HIGHEST)
    ]


def against_random(game: str, mode: str) -> list[Claim]:
    """The lowest and the highest level against random play."""
    return [
        Claim(part="random", game=game, mode=mode, players=2, bots=[f"level:{level}", "random"], least=least, most=most)
        for level, least, most in ((LOWEST, 0.55, 0.75), (HIGHEST, 0.99, 1.0))
    ]


def against_uct(game: str, mode: str) -> list[Claim]:
    """The highest level against plain UCT with the same time."""
    bots = [f"level:{HIGHEST}", "uct"]
    return [Claim(part="uct", game=game, mode=mode, players=2, bots=bots, least=0.75, seconds=EQUAL_SECONDS)]


def balance(game: str, mode: str) -> list[Claim]:
    """A level against itself, with every number of players, in a game's first mode."""
    description = load(game)
    if mode != next(iter(description.modes)):
        return []
    return [
        Claim(part="balance", game=game, mode=mode, players=players, bots=[f"level:{BALANCE_LEVEL}"])
        for players in range(description.min_players, description.max_players + 1)
    ]


PARTS: dict[str, Callable[[str, str], list[Claim]]] = {
    "ladder": adjacent_levels,
    "random": against_random,
    "uct": against_uct,
    "balance": balance,
}


def claims(parts: Sequence[str], game: str | None = None, mode: str | None = None) -> list[Claim]:
    """All claims of some parts, or those of one game or mode."""
    found = []
    for part in parts:
        for description in sorted(all_games(), key=lambda each: each.id):
            for name in ladders(description):
                if game in (None, description.id) and mode in (None, name):
                    found += PARTS[part](description.id, name)
    for claim in found:
        claim.fingerprint = fingerprint(claim)
    return found


def fingerprint(claim: Claim) -> str:
    """A hash of the levels and weights that a claim depends on; the default of a knob is left out."""
    game = load(claim.game)
    levels = ladders(game)[claim.mode].levels
    chosen = [levels[int(bot.removeprefix("level:")) - 1] for bot in claim.bots if bot.startswith("level:")]
    default = Knobs()._asdict().items()
    own = [(level.simulations, sorted(level.knobs._asdict().items() - default)) for level in chosen]
    weights = weights_for(game, game.modes[claim.mode], claim.players).T.tolist()
    used = {name: both for name, both in zip(search_kernels(game).features, weights, strict=True) if any(both)}
    return hashlib.sha256(msgspec.json.encode((own, used))).hexdigest()[:8]


def merge(claims: Sequence[Claim], known: Sequence[Claim]) -> list[Claim]:
    """The claims, each with its results where there are any."""
    by_key = {claim.key: claim for claim in known}
    return [by_key.get(claim.key, claim) for claim in claims]


def measure(claims: Sequence[Claim], games: int, workers: int | None, budget: float | None) -> Iterator[Claim]:
    """Play what is missing of ``games`` matches for each claim; yield a claim after each of its matches."""
    measurements = [ClaimMeasurement(claim, games) for claim in claims if claim.games < games]
    if measurements:
        ids = sorted({each.claim.game for each in measurements})
        warm_up_games(
            ids, sorted({"uct" if each.claim.part == "uct" else f"level:{HIGHEST}" for each in measurements}), workers
        )
    for each in play_series(measurements, workers, budget):
        yield each.claim
