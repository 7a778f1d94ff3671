"""The referee: faults are counted, three of them forfeit, and no bot loses by another's fault."""

from __future__ import annotations

import sys
from pathlib import Path

from asterism import Match
from asterism.arena.plan import Job
from asterism.arena.referee import MAX_FAULTS, MatchResult, Referee
from asterism.bots.base import Limit, PlayResult
from asterism.bots.external import ExternalBot
from asterism.bots.program import RUNNING, BotFaultError, Fault

BROKEN = Path(__file__).parent.parent / "bots" / "broken.py"


class First:
    """Plays the first legal action, and hears everything."""

    name = "first"

    def __init__(self) -> None:
        self.heard: list = []
        self.result = None
        self.closed = 0

    def play(self, seen, limit) -> PlayResult:
        return PlayResult(Match(seen.game, seen.players, seen.options, None, seen.states).legal()[0])

    def on_events(self, ply, seat, events) -> None:
        self.heard.append(events)

    def on_result(self, result) -> None:
        self.result = result

    def close(self) -> None:
        self.closed += 1


class Faulty(First):
    """Fails at its first decisions, so many times."""

    def __init__(self, faults: int) -> None:
        super().__init__()
        self.faults = faults

    def play(self, seen, limit) -> PlayResult:
        self.faults -= 1
        if self.faults >= 0:
            raise BotFaultError(Fault.CRASH, "again")
        return super().play(seen, limit)


def hold(bots, game="filantes", seconds=0.3, **options) -> tuple[Match, MatchResult]:
    match = Match.new(game, len(bots), options, seed=3)
    job = Job(0, game, len(bots), options, (), tuple(range(len(bots))), 3, 4, seconds)
    return match, Referee(match, bots, Limit(seconds=seconds), 4).run(job)


def test_bots_hear_what_their_seat_saw_and_how_it_ended():
    bots = [First(), First(), First()]
    match, result = hold(bots, "gravity", max_rounds=8)
    for seat, bot in enumerate(bots):
        assert bot.heard == match.events(seat)
        assert bot.result == match.result()
        assert bot.closed
    assert bots[0].heard != bots[1].heard
    assert result.plies == match.ply == sum(result.decisions)
    assert (result.winners, result.points) == (match.result().winners, match.result().points)


def test_two_faults_are_played_over_and_counted():
    _, result = hold([First(), Faulty(2)], target=1)
    assert [(f.seat, f.fault, f.message) for f in result.faults] == [(1, "crash", "crash: again")] * 2
    assert not result.forfeits


def test_the_third_fault_gives_the_match_to_the_other():
    bots = [First(), Faulty(99)]
    match, result = hold(bots)
    assert (result.winners, result.forfeits, len(result.faults)) == ([0], [1], MAX_FAULTS)
    assert not match.over
    assert bots[0].result.winners == [0]
    assert bots[1].result is None
    assert bots[1].closed


def test_with_three_players_the_others_play_on_and_one_who_forfeited_cannot_win():
    for seat in range(3):
        bots = [Faulty(99) if s == seat else First() for s in range(3)]
        match, result = hold(bots, "gravity", max_rounds=6)
        assert match.over
        assert result.forfeits == [seat]
        others = [s for s in range(3) if s != seat]
        best = max(result.points[s] for s in others)
        assert result.winners
        assert all(s in others and result.points[s] == best for s in result.winners)
        assert result.decisions[seat] == MAX_FAULTS


def test_programs_that_hang_or_talk_nonsense_lose_and_leave_nothing_behind():
    for way in ("hang", "garbage", "no-such-action", "crash-at-start"):
        bad = ExternalBot(f"{sys.executable} {BROKEN} {way}", grace=0.0 if way == "hang" else 30.0)
        good = ExternalBot(f"{sys.executable} {BROKEN} fine", grace=30.0)
        _, result = hold([bad, good])
        assert (result.winners, result.forfeits) == ([1], [0])
        assert {fault.seat for fault in result.faults} == {0}
        assert not RUNNING
