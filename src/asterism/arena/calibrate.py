"""Find where the levels of each mode should stand: ``python -m asterism.arena.calibrate --game gravity --mode stars``.

Neighbouring levels play each other, both seatings of every deal; after every few matches the road is fitted anew
(``road.py``) and the levels moved, so that each beats the one below it as often as wanted. Dear matches, those of high
levels, are played less often than cheap ones. What was played is kept in a file, and a later run goes on from it.
"""

from __future__ import annotations

import argparse
import re
from math import sqrt
from pathlib import Path

import msgspec

from asterism.arena.plan import Job, Plan
from asterism.arena.referee import Played
from asterism.arena.road import Pair, Slopes, shares
from asterism.arena.series import make_ready, play_series
from asterism.bots.levels import HERE, HIGHEST, Ladder, ladders
from asterism.engine.registry import load

WANTED = 0.72
ERROR = 0.015
"""A step whose share is known with so small a standard error needs no more matches."""
REFIT = 14
"""The ladder is fitted anew after so many matches."""
SECONDS = 1.0


class Result(msgspec.Struct):
    """Matches between two skills, the higher first."""

    high: float
    low: float
    wins: float = 0.0
    games: int = 0


class Kept(msgspec.Struct):
    """What a file keeps of a mode: its road, and all matches on it."""

    game: str
    mode: str
    ladder: Ladder
    results: list[Result]
    """``ladder.skills`` is where the levels should stand by these."""


class Climb:
    """One mode: matches so far, and the levels as they stand by them."""

    def __init__(self, game: str, mode: str, ladder: Ladder, results: list[Result]) -> None:
        self.game = game
        self.mode = mode
        self.ladder = ladder
        self.results: dict[Pair, Result] = {(result.high, result.low): result for result in results}
        self.skills = ladder.skills
        self.seconds = [0.1] * (HIGHEST - 1)
        self.games = [0] * (HIGHEST - 1)
        self.dealt = sum(result.games for result in results) // 2
        self.fit()

    def fit(self) -> None:
        """Fit the road to all matches and put the levels where they belong."""
        self.slopes = Slopes({pair: (result.wins, result.games) for pair, result in self.results.items()})
        if self.results:
            self.skills = self.slopes.place(HIGHEST, WANTED)

    def deal(self) -> list[Job]:
        """Both seatings of a deal between two neighbours: those who are least known for the time they take."""
        open = [k for k, (_, error) in enumerate(shares(self.slopes, self.skills)) if error > ERROR]
        if not open:
            return []
        step = min(open, key=lambda k: self.games[k] * sqrt(self.seconds[k]))
        self.games[step] += 2
        low, high = self.skills[step : step + 2]
        self.dealt += 1
        plan = Plan(
            specs=(f"skill:{high}", f"skill:{low}"),
            game=self.game,
            players=2,
            options=load(self.game).modes[self.mode],
            seconds=SECONDS,
            seed=self.dealt,
        )
        return list(plan.jobs(2))

    def add(self, job: Job, played: Played) -> None:
        """Note who won, and what the match cost."""
        skills = [float(spec.removeprefix("skill:")) for spec in job.specs]
        high, low = max(skills), min(skills)
        result = self.results.setdefault((high, low), Result(high, low))
        result.wins += played.shares[skills.index(high)]
        result.games += 1
        step = min(range(HIGHEST - 1), key=lambda k: abs(self.skills[k + 1] - high))
        self.seconds[step] += 0.2 * (sum(played.seconds) - self.seconds[step])
        if sum(result.games for result in self.results.values()) % REFIT == 0:
            self.fit()

    def keep(self) -> Kept:
        """For the file."""
        self.fit()
        ladder = msgspec.structs.replace(self.ladder, skills=self.skills)
        return Kept(self.game, self.mode, ladder, list(self.results.values()))

    def __str__(self) -> str:
        games = sum(result.games for result in self.results.values())
        steps = " ".join(f"{share:.2f}±{2 * error:.2f}" for share, error in shares(self.slopes, self.skills))
        return f"{self.game} {self.mode}: {games} matches, skills {self.skills}, steps {steps}"


def climbs(game: str | None, mode: str | None, kept: list[Kept]) -> list[Climb]:
    """The modes to be fitted, with the matches kept of those whose road is still the same."""
    found = []
    for id, modes in ladders().items():
        for name, ladder in modes.items():
            if game in (None, id) and mode in (None, name):
                same = [
                    k
                    for k in kept
                    if (k.game, k.mode) == (id, name)
                    and msgspec.structs.replace(k.ladder, skills=ladder.skills) == ladder
                ]
                found.append(Climb(id, name, ladder, same[0].results if same else []))
    return found


def write(kept: list[Kept], path: Path = HERE / "levels.toml") -> None:
    """Put the skills that were found into the table of the levels."""
    text = path.read_text(encoding="utf-8")
    for mode in kept:
        heading = re.escape(f"[{mode.game}.{mode.mode}]")
        text = re.sub(rf"({heading}[^\[]*skills = )\[[^\]]*\]", rf"\g<1>{mode.ladder.skills}", text)
    path.write_text(text, encoding="utf-8")


def main() -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(
        prog="python -m asterism.arena.calibrate", description=(__doc__ or "").split("\n\n")[0]
    )
    parser.add_argument("--game", help="by default every game")
    parser.add_argument("--mode", help="by default every mode")
    parser.add_argument("--workers", type=int, help="by default one on each core")
    parser.add_argument("--budget", type=float, default=600, help="seconds to play for")
    parser.add_argument("--json", type=Path, default=Path("calibration.json"), help="what was played; gone on from")
    parser.add_argument("--write", action="store_true", help="put the levels found into levels.toml")
    options = parser.parse_args()
    kept = msgspec.json.decode(options.json.read_bytes(), type=list[Kept]) if options.json.exists() else []
    modes = climbs(options.game, options.mode, kept)
    if options.budget > 0:
        make_ready(sorted({mode.game for mode in modes}), ["level:8"], options.workers)
        for done, _ in enumerate(play_series(modes, options.workers, options.budget)):
            if done % 100 == 0:
                options.json.write_bytes(msgspec.json.encode([mode.keep() for mode in modes]))
    found = [mode.keep() for mode in modes]
    options.json.write_bytes(msgspec.json.encode(found))
    for mode in modes:
        print(mode, flush=True)
    if options.write:
        write(found)


if __name__ == "__main__":
    main()
