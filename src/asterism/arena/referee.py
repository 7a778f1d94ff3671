"""One match between bots: the referee holds the match, each bot is given what its seat may know.

For a bot that does not answer as the protocol requires, a random legal action is played. After three such faults it
forfeits: its seat plays on at random and cannot win. The match ends at once when only one seat is left.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from functools import cache

import msgspec

from asterism.arena.plan import Job, derive
from asterism.bots.base import Bot, Limit, information_state
from asterism.bots.external import EventListener, is_program, make_any_bot
from asterism.bots.program import BotFaultError
from asterism.engine.match import Match, places

MAX_FAULTS = 3


class FaultReport(msgspec.Struct, frozen=True):
    """A fault of one bot: when, of what kind, and with which error."""

    seat: int
    ply: int
    fault: str
    message: str


class MatchResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a match: one line of a results file."""

    number: int
    bots: tuple[int, ...]
    deal: int
    seed: int
    points: list[int]
    winners: list[int]
    plies: int
    cut: bool
    decisions: list[int]
    seconds: list[float]
    faults: list[FaultReport] = []
    forfeits: list[int] = []

    def fits(self, job: Job) -> bool:
        """Whether this is a complete result of that job."""
        named = {*self.winners, *self.forfeits, *(fault.seat for fault in self.faults)}
        return (
            (self.bots, self.deal, self.seed) == (job.bots, job.deal, job.seed)
            and len(self.points) == len(self.decisions) == len(self.seconds) == job.players
            and len(self.winners) > 0
            and named <= set(range(job.players))
        )

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the win."""
        share = 1 / len(self.winners)
        return [share if seat in self.winners else 0.0 for seat in range(len(self.bots))]

    @property
    def ranks(self) -> list[int]:
        """Each seat's rank from 1: winners first, then by points, then forfeits."""
        return places(self.points, self.winners, self.forfeits)


@cache
def warm_up_bot(game: str, spec: str) -> None:
    """Compile or load, once in a process and before any clock runs, what a bot's first decision in a game needs."""
    match = Match.new(game, seed=0)
    match.view(0)
    match.legal_actions()
    match.play(match.legal()[0])
    match.events(0)
    match.result()
    bot = make_any_bot(spec, 0)
    if not is_program(spec):
        bot.play(information_state(match, int(match.state["seat"])), Limit(seconds=0.01, simulations=10))
    bot.close()


def play_job(job: Job) -> MatchResult:
    """Play one match of a tournament."""
    for spec in job.specs:
        warm_up_bot(job.game, spec)
    bots = [make_any_bot(spec, derive(job.seed, seat)) for seat, spec in enumerate(job.specs)]
    match = Match.new(job.game, job.players, job.options, job.deal)
    return Referee(match, bots, Limit(seconds=job.seconds), job.seed).run(job)


class Referee:
    """One match and its bots."""

    def __init__(self, match: Match, bots: Sequence[Bot], limit: Limit, seed: int) -> None:
        self.match = match
        self.bots = bots
        self.limit = limit
        self.random = random.Random(seed)
        self.decisions = [0] * match.players
        self.seconds = [0.0] * match.players
        self.faults: list[FaultReport] = []
        self.forfeits: list[int] = []

    def run(self, job: Job) -> MatchResult:
        """Play to the end."""
        try:
            while not self.match.over and len(self.forfeits) < self.match.players - 1:
                self.decide()
            result = self.match.result()
            winners = self.winners(result.points, result.winners)
            final = msgspec.structs.replace(result, winners=winners)
            for seat, bot in enumerate(self.bots):
                if isinstance(bot, EventListener) and seat not in self.forfeits:
                    bot.on_result(final)
        finally:
            for bot in self.bots:
                bot.close()
        return MatchResult(
            number=job.number,
            bots=job.bots,
            deal=job.deal,
            seed=job.seed,
            points=result.points,
            winners=winners,
            plies=self.match.ply,
            cut=result.cut,
            decisions=self.decisions,
            seconds=[round(s, 4) for s in self.seconds],
            faults=self.faults,
            forfeits=self.forfeits,
        )

    def decide(self) -> None:
        """Play one decision and inform the bots that listen to events."""
        match = self.match
        seat = int(match.state["seat"])
        match.play(self.ask(seat) if seat not in self.forfeits else self.random_action())
        for listener, bot in enumerate(self.bots):
            if isinstance(bot, EventListener):
                bot.on_events(match.ply - 1, seat, match.events(listener, match.ply - 1)[0])

    def ask(self, seat: int) -> int:
        """The bot's action, or a random one after a fault."""
        state = information_state(self.match, seat)
        self.decisions[seat] += 1
        begin = time.perf_counter()
        try:
            return self.bots[seat].play(state, self.limit).action
        except BotFaultError as error:
            self.faults.append(FaultReport(seat, self.match.ply, error.fault, error.message))
            if sum(fault.seat == seat for fault in self.faults) >= MAX_FAULTS:
                self.forfeits.append(seat)
                self.bots[seat].close()
            return self.random_action()
        finally:
            self.seconds[seat] += time.perf_counter() - begin

    def random_action(self) -> int:
        """A random legal action."""
        return self.random.choice(self.match.legal())

    def winners(self, points: list[int], winners: list[int]) -> list[int]:
        """The winners among the seats that did not forfeit."""
        left = [seat for seat in winners if seat not in self.forfeits]
        if left:
            return left
        playing = [seat for seat in range(len(points)) if seat not in self.forfeits]
        best = max(points[seat] for seat in playing)
        return [seat for seat in playing if points[seat] == best]
