"""How often the coach warns wrongly, and how often it does not warn of a blunder: ``python bench/coach.py``.

A learner (levels 1 to 3) plays against level 1 in every mode. The coach looks at each of the learner's decisions as it
does on the page (web/src/coach): by the advice of level 8, from what the seat knows, and where that hardly looked at
the chosen move, by a search behind it; beside it stands what the advice alone would have made it say. A search several
times as long, which also looks behind the move, judges some of the decisions, whether it warned or not.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from itertools import count

import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table

from asterism.arena.executors import work_all
from asterism.arena.plan import derive
from asterism.arena.ratings import share
from asterism.bots.analysis import assess, review_move
from asterism.bots.base import Limit, information_state
from asterism.bots.builtin import SearchBot
from asterism.bots.grades import ASSESS_SHARE, grade_of, is_warned
from asterism.bots.levels import HIGHEST, ladder_for
from asterism.engine.match import Match
from asterism.engine.registry import all_games
from asterism.study.matches import warm_up

LEARNERS = (1, 2, 3)
SAMPLE = 8
"""Of the decisions, every so many is judged."""
WORTHY = ("inaccuracy", "mistake", "blunder")
"""The judge's grades that justify a warning."""


class Job(msgspec.Struct, frozen=True):
    """One match."""

    game: str
    mode: str
    number: int
    times: int
    deadline: float
    """A match that is still on by then is left; by the clock of all processes."""


class Tally(msgspec.Struct):
    """What was said of the judged decisions."""

    warned: int = 0
    wrong: int = 0
    """Warned of, and not even an inaccuracy."""
    missed: int = 0
    """Blunders that were not warned of."""

    def add(self, warned: bool, grade: str) -> None:
        """Count one decision."""
        self.warned += warned
        self.wrong += warned and grade not in WORTHY
        self.missed += not warned and grade == "blunder"


class Counts(msgspec.Struct):
    """The judged decisions of a match, and what the coach said of them, and would have said by hints alone."""

    game: str
    mode: str
    judged: int = 0
    blunders: int = 0
    coach: Tally = msgspec.field(default_factory=Tally)
    hints: Tally = msgspec.field(default_factory=Tally)


def play(job: Job) -> Counts:
    """Play a match and judge the coach."""
    seed = derive(1, job.game, job.mode, job.number)
    match = Match.new(job.game, 2, job.mode, seed)
    learner = job.number % 2
    bots = [SearchBot(f"seat {seat}", seed + seat, level=1) for seat in range(2)]
    bots[learner].level = LEARNERS[job.number % len(LEARNERS)]
    limit = Limit(simulations=job.times * ladder_for(match.game, match.options).simulations)
    counts = Counts(job.game, job.mode)
    decisions = job.number
    while match.seat is not None and time.time() < job.deadline:
        seat = match.seat
        state = information_state(match, seat)
        action = bots[seat].play(state, Limit()).action
        if seat == learner and len(state.legal) > 1:
            decisions += 1
            if decisions % SAMPLE == 0:
                by_hint, by_coach = warnings(match, action, seed + match.ply)
                grade = grade_of(review_move(match, action, limit, seed=seed).cost)
                counts.judged += 1
                counts.blunders += grade == "blunder"
                counts.hints.add(by_hint, grade)
                counts.coach.add(by_coach, grade)
        match.take(action)
    return counts


def warnings(match: Match, action: int, seed: int) -> tuple[bool, bool]:
    """Whether a coach warns of an action: one that has the hint alone, and ``Coach`` of the page."""
    assert match.seat is not None
    advice = SearchBot("coach", seed, level=HIGHEST).play(match, Limit()).info
    assert advice is not None
    best = advice.actions[0]
    hinted = next(found for found in advice.actions if found.action == action)
    chosen = hinted
    if best.action != action and hinted.visits < ASSESS_SHARE * advice.simulations:
        looked = assess(match, action, seed=match.ply)
        chosen = looked if looked.visits > hinted.visits else hinted
    return is_warned(best, hinted, match.seat), is_warned(best, chosen, match.seat)


def main() -> None:
    """Play within the time, and print a table or JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--matches", type=int, default=100, help="a mode, at most")
    parser.add_argument("--times", type=int, default=5, help="how much longer than level 8 the judge searches")
    parser.add_argument("--processes", type=int)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    modes = [(game.id, mode) for game in all_games() for mode in game.modes]
    deadline = time.time() + options.minutes * 60

    def jobs() -> Iterator[Job]:
        for number in count():
            for game, mode in modes:
                if number >= options.matches or time.time() > deadline:
                    return
                yield Job(game, mode, number, options.times, deadline)

    for _ in work_all(warm_up, [game.id for game in all_games()], options.processes):
        pass
    totals = {key: Counts(*key) for key in modes}
    results = work_all(play, jobs(), options.processes)
    for counts in track(results, "matches", total=len(modes) * options.matches, console=Console(stderr=True)):
        total = totals[counts.game, counts.mode]
        for ours, more in ((total, counts), (total.hints, counts.hints), (total.coach, counts.coach)):
            for field, value in msgspec.structs.asdict(more).items():
                if isinstance(value, int):
                    setattr(ours, field, getattr(ours, field) + value)
    if options.json:
        json.dump([msgspec.to_builtins(total) for total in totals.values()], sys.stdout)
        return
    table = Table(
        "", "decisions", "blunders", "by", "warnings", "wrong warnings", "blunders of the moves without a warning"
    )
    for total in totals.values():
        for name, tally in (("hints", total.hints), ("coach", total.coach)):
            silent = total.judged - tally.warned
            wrong, missed = share(tally.wrong, tally.warned), share(tally.missed, silent)
            table.add_row(
                f"{total.game} {total.mode}",
                str(total.judged),
                str(total.blunders),
                name,
                str(tally.warned),
                f"{tally.wrong} ({wrong.low:.0%}–{wrong.high:.0%})" if tally.warned else "–",
                f"{tally.missed} of {silent} (at most {missed.high:.0%})" if silent else "–",
            )
    Console(width=130).print(table)


if __name__ == "__main__":
    main()
