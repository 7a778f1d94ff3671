"""How often the coach warns wrongly: ``python bench/coach.py``.

A learner (levels 1 to 3) plays against level 1 in every mode. The coach looks at each of the learner's decisions as it
does on the page (web/src/coach/remarks.ts): by the advice of level 8, from what the seat knows. A search several times
as long, which also looks behind the move, then judges every move that it warned of, and some of the others.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from itertools import count
from math import sqrt

import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table

from asterism.arena.executors import work_all
from asterism.arena.plan import derive
from asterism.arena.ratings import share
from asterism.bots.analysis import grade_of, review_move
from asterism.bots.base import Limit, PlayResult, information_state
from asterism.bots.builtin import SearchBot
from asterism.bots.levels import HIGHEST, ladder_for
from asterism.engine.match import Match
from asterism.engine.registry import all_games
from asterism.study.matches import warm_up

SPREAD = 0.5
"""As in remarks.ts: the largest standard deviation of a result, which counts in favour of what was hardly looked at."""
LEARNERS = (1, 2, 3)
SAMPLE = 8
"""Of the moves that are not warned of, every so many is judged."""
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


class Counts(msgspec.Struct):
    """The learner's decisions of a match, and what the coach and its judge said of them."""

    game: str
    mode: str
    decisions: int = 0
    warned: int = 0
    wrong: int = 0
    """Warned of, and not even an inaccuracy."""
    sampled: int = 0
    missed: int = 0
    """Of the sampled moves that were not warned of: blunders."""


def play(job: Job) -> Counts:
    """Play a match and judge the coach."""
    seed = derive(1, job.game, job.mode, job.number)
    match = Match.new(job.game, 2, job.mode, seed)
    learner = job.number % 2
    bots = [SearchBot(f"seat {seat}", seed + seat, level=1) for seat in range(2)]
    bots[learner].level = LEARNERS[job.number % len(LEARNERS)]
    limit = Limit(simulations=job.times * ladder_for(match.game, match.options).simulations)
    counts = Counts(job.game, job.mode)
    while match.seat is not None and time.time() < job.deadline:
        seat = match.seat
        state = information_state(match, seat)
        action = bots[seat].play(state, Limit()).action
        if seat == learner and len(state.legal) > 1:
            counts.decisions += 1
            advice = SearchBot("coach", seed + match.ply, level=HIGHEST).play(state, Limit())
            warned = is_warned(advice, action)
            sampled = not warned and counts.decisions % SAMPLE == 0
            if warned or sampled:
                grade = grade_of(review_move(match, action, limit, seed=seed).cost)
                counts.warned += warned
                counts.wrong += warned and grade not in WORTHY
                counts.sampled += sampled
                counts.missed += sampled and grade == "blunder"
        match.take(action)
    return counts


def is_warned(advice: PlayResult, action: int) -> bool:
    """Whether the coach warns of an action, as ``warningOf`` of remarks.ts does."""
    assert advice.info is not None
    found = {each.action: each for each in advice.info.actions if each.visits}
    if action not in found or advice.action not in found:
        return False
    seat = advice.info.seat
    cost = found[advice.action].values[seat] - found[action].values[seat]
    return grade_of(cost - SPREAD / sqrt(found[action].visits)) in ("mistake", "blunder")


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
        for field in Counts.__struct_fields__[2:]:
            setattr(total, field, getattr(total, field) + getattr(counts, field))
    if options.json:
        json.dump([msgspec.to_builtins(total) for total in totals.values()], sys.stdout)
        return
    table = Table("", "decisions", "warnings", "wrong warnings", "blunders without a warning, of sampled moves")
    for total in totals.values():
        wrong, missed = share(total.wrong, total.warned), share(total.missed, total.sampled)
        table.add_row(
            f"{total.game} {total.mode}",
            str(total.decisions),
            str(total.warned),
            f"{wrong.value:.0%} ({wrong.low:.0%}–{wrong.high:.0%})" if total.warned else "–",
            f"{total.missed} of {total.sampled} (at most {missed.high:.0%})" if total.sampled else "–",
        )
    Console(width=130).print(table)


if __name__ == "__main__":
    main()
