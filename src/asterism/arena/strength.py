"""Facts about strength: what is claimed of the levels, measured in matches, with intervals.

Each fact is one tournament of two bots with both seatings of every deal, or of one bot against itself to see which
seat wins. A fact holds for the tables it was measured with: when its levels or their weights change, it is forgotten.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby, islice

import msgspec
from msgspec.structs import asdict

from asterism.arena.plan import Job, Plan
from asterism.arena.ratings import Interval, share
from asterism.arena.referee import Played
from asterism.arena.series import make_ready, play_series
from asterism.bots.levels import HIGHEST, LOWEST, ladders, weights_for
from asterism.bots.tree import Knobs, kernels
from asterism.engine.registry import load

LEVEL_SECONDS = 1.0
EQUAL_SECONDS = 0.5
BALANCE_LEVEL = 6
SEED = 1
ENOUGH = 20
"""After so many matches a fact that needs dear ones is settled once its whole interval says the same."""


class Fact(msgspec.Struct, kw_only=True):
    """Two bots and how often the first should win; or one bot at all seats. And what was seen of it."""

    part: str
    game: str
    mode: str
    players: int
    bots: list[str]
    least: float = 0.0
    most: float = 1.0
    seconds: float = LEVEL_SECONDS
    tables: str = ""
    games: int = 0
    wins: float = 0.0
    """Of the first bot."""
    seats: list[float] = []
    """Wins by seat."""
    plies: int = 0
    thought: list[float] = []
    """Seconds in all, by bot, and the decisions they were for."""
    decisions: list[int] = []

    @property
    def key(self) -> tuple[object, ...]:
        """What it is about."""
        return (self.part, self.game, self.mode, self.players, *self.bots, self.tables)

    @property
    def share(self) -> Interval:
        """How often the first bot won."""
        return share(self.wins, self.games)

    @property
    def holds(self) -> bool:
        """Whether that is as it should be."""
        return self.games > 0 and self.least <= self.share.value <= self.most

    def add(self, bots: Sequence[int], played: Played) -> None:
        """One more match, with these of the fact's bots at its seats."""
        self.games += 1
        self.plies += played.plies
        self.seats = [a + b for a, b in zip(self.seats or [0.0] * self.players, played.shares, strict=True)]
        self.thought = self.thought or [0.0] * len(self.bots)
        self.decisions = self.decisions or [0] * len(self.bots)
        for seat, bot in enumerate(bots):
            self.wins += played.shares[seat] if bot == 0 else 0.0
            self.thought[bot] += played.seconds[seat]
            self.decisions[bot] += played.decisions[seat]


def settled(fact: Fact) -> bool:
    """Whether more matches, where they are dear, would say the same."""
    found = fact.share
    return (
        fact.seconds == EQUAL_SECONDS and fact.games >= ENOUGH and (found.low >= fact.least or found.high < fact.least)
    )


class Trial:
    """A fact that is being measured."""

    def __init__(self, fact: Fact, games: int) -> None:
        self.fact = fact
        plan = Plan(
            specs=tuple(fact.bots),
            game=fact.game,
            players=fact.players,
            options=load(fact.game).modes[fact.mode],
            seconds=fact.seconds,
            seed=SEED,
        )
        left = islice(plan.jobs(games), fact.games, None)
        self.deals: Iterator[list[Job]] = (list(jobs) for _, jobs in groupby(left, key=lambda job: job.deal))

    def deal(self) -> list[Job]:
        """The next deal, unless the fact is settled."""
        return [] if settled(self.fact) else next(self.deals, [])

    def add(self, job: Job, played: Played) -> None:
        """Note a match."""
        self.fact.add(job.bots, played)


def steps(game: str, mode: str) -> list[Fact]:
    """Every level against the one below it."""
    return [
        Fact(
            part="ladder", game=game, mode=mode, players=2, bots=[f"level:{k + 1}", f"level:{k}"], least=0.55, most=0.8
        )
        for k in range(LOWEST, HIGHEST)
    ]


def against_random(game: str, mode: str) -> list[Fact]:
    """The lowest and the highest level against random play."""
    return [
        Fact(part="random", game=game, mode=mode, players=2, bots=[f"level:{level}", "random"], least=least)
        for level, least in ((LOWEST, 0.7), (HIGHEST, 0.99))
    ]


def against_uct(game: str, mode: str) -> list[Fact]:
    """The highest level against plain UCT with random playouts, which has as much time."""
    bots = [f"level:{HIGHEST}", "uct"]
    return [Fact(part="uct", game=game, mode=mode, players=2, bots=bots, least=0.75, seconds=EQUAL_SECONDS)]


def seats(game: str, mode: str) -> list[Fact]:
    """A level against itself, with every number of players, in a game's first mode."""
    description = load(game)
    if mode != next(iter(description.modes)):
        return []
    return [
        Fact(part="balance", game=game, mode=mode, players=players, bots=[f"level:{BALANCE_LEVEL}"])
        for players in range(description.min_players, description.max_players + 1)
    ]


PARTS: dict[str, Callable[[str, str], list[Fact]]] = {
    "ladder": steps,
    "random": against_random,
    "uct": against_uct,
    "balance": seats,
}


def facts(parts: Sequence[str], game: str | None = None, mode: str | None = None) -> list[Fact]:
    """All that is claimed, or what of it belongs to some parts, a game and a mode."""
    found = []
    for part in parts:
        for id, modes in ladders().items():
            for name in modes:
                if game in (None, id) and mode in (None, name):
                    found += PARTS[part](id, name)
    for fact in found:
        fact.tables = tables(fact)
    return found


def tables(fact: Fact) -> str:
    """A short name for all that makes a fact's levels what they are."""
    game = load(fact.game)
    levels = ladders()[fact.game][fact.mode].levels
    chosen = [levels[int(bot.removeprefix("level:")) - 1] for bot in fact.bots if bot.startswith("level:")]
    plain = asdict(Knobs()).items()
    own = [(level.simulations, sorted(asdict(level.knobs).items() - plain)) for level in chosen]
    weights = weights_for(game, game.modes[fact.mode], fact.players).T.tolist()
    counted = {name: both for name, both in zip(kernels(game.id).features, weights, strict=True) if any(both)}
    return hashlib.sha256(msgspec.json.encode((own, counted))).hexdigest()[:8]


def merge(claims: Sequence[Fact], known: Sequence[Fact]) -> list[Fact]:
    """The claims, each with what is known of it already."""
    by_key = {fact.key: fact for fact in known}
    return [by_key.get(claim.key, claim) for claim in claims]


def measure(claims: Sequence[Fact], games: int, workers: int | None, budget: float | None) -> Iterator[Fact]:
    """Play what is missing of ``games`` matches for each; a fact each time that a match of it ended."""
    trials = [Trial(fact, games) for fact in claims if fact.games < games]
    if trials:
        ids = sorted({trial.fact.game for trial in trials})
        make_ready(
            ids, sorted({"uct" if trial.fact.part == "uct" else f"level:{HIGHEST}" for trial in trials}), workers
        )
    for trial in play_series(trials, workers, budget):
        yield trial.fact
