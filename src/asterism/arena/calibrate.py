"""Find the skills of the levels of each mode: ``python -m asterism.arena.calibrate --game gravity --mode stars``.

Adjacent levels play each other and level 1 plays random moves, both seatings of every deal; after every few matches the
skill curve is fitted again (``skill_curve.py``) and the levels are moved: level 1 beats random play as often as wanted,
the highest level has skill 1, and the steps between them are equal. Slow matches, those of high levels, are played less
often than fast ones. Results are kept in a file, and a later run continues them.
"""

from __future__ import annotations

import argparse
import re
from math import exp, sqrt
from pathlib import Path

import msgspec

from asterism.arena.plan import Job, TournamentPlan
from asterism.arena.referee import MatchResult
from asterism.arena.series import play_series, warm_up_games
from asterism.arena.skill_curve import SkillCurve, SkillPair, logit, shares
from asterism.bots.levels import HIGHEST, Ladder, ladders, table_path
from asterism.engine.registry import all_games, load

BEATS_RANDOM = 0.65
"""How often level 1 wins against random moves."""
RANDOM = -1.0
"""In place of a skill: random moves."""
ERROR = 0.015
"""Two levels whose win share has a standard error this small need no more matches."""
REFIT = 14
"""The curve is fitted again after this many matches."""
SECONDS = 1.0


class PairResult(msgspec.Struct):
    """The matches between two skills, and the wins of the higher one; ``low`` may be ``RANDOM``."""

    high: float
    low: float
    wins: float = 0.0
    games: int = 0


class SavedCalibration(msgspec.Struct):
    """What a file keeps of a mode: its ladder, and all results."""

    game: str
    mode: str
    ladder: Ladder
    results: list[PairResult]
    """``ladder.skills`` follows from these."""


class Calibration:
    """One mode: the results so far, and the skills that follow from them."""

    def __init__(self, game: str, mode: str, ladder: Ladder, results: list[PairResult]) -> None:
        self.game = game
        self.mode = mode
        self.ladder = ladder
        self.results: dict[SkillPair, PairResult] = {(result.high, result.low): result for result in results}
        self.skills = ladder.skills
        self.seconds = [0.1] * HIGHEST
        self.games = [0] * HIGHEST
        self.dealt = sum(result.games for result in results) // 2
        self.fit()

    def fit(self) -> None:
        """Fit the curve to all results and place the levels on it."""
        found = {pair: (result.wins, result.games) for pair, result in self.results.items()}
        self.curve = SkillCurve({pair: result for pair, result in found.items() if pair[1] != RANDOM})
        self.random = self.curve.rating_of({high: result for (high, low), result in found.items() if low == RANDOM})
        if self.results:
            self.skills = self.curve.place(HIGHEST, self.random + logit(BEATS_RANDOM))

    def deal(self) -> list[Job]:
        """Both seatings of a deal between two adjacent levels: those with the fewest matches for the time they take."""
        errors = [self._random_error(), *(error for _, error in shares(self.curve, self.skills))]
        unknown = [k for k, error in enumerate(errors) if error > ERROR]
        if not unknown:
            return []
        step = min(unknown, key=lambda k: self.games[k] * sqrt(self.seconds[k]))
        self.games[step] += 2
        self.dealt += 1
        plan = TournamentPlan(
            specs=(f"skill:{self.skills[step]}", f"skill:{self.skills[step - 1]}" if step else "random"),
            game=self.game,
            players=2,
            options=load(self.game).modes[self.mode],
            seconds=SECONDS,
            seed=self.dealt,
        )
        return list(plan.jobs(2))

    def add(self, job: Job, played: MatchResult) -> None:
        """Count a result, and the time it took."""
        skills = [RANDOM if spec == "random" else float(spec.removeprefix("skill:")) for spec in job.specs]
        high, low = max(skills), min(skills)
        result = self.results.setdefault((high, low), PairResult(high, low))
        result.wins += played.shares[skills.index(high)]
        result.games += 1
        step = 0 if low == RANDOM else min(range(1, HIGHEST), key=lambda k: abs(self.skills[k] - high))
        self.seconds[step] += 0.2 * (sum(played.seconds) - self.seconds[step])
        if sum(result.games for result in self.results.values()) % REFIT == 0:
            self.fit()

    def _random_error(self) -> float:
        games = sum(result.games for result in self.results.values() if result.low == RANDOM)
        return sqrt(BEATS_RANDOM * (1 - BEATS_RANDOM) / max(games, 1))

    def save(self) -> SavedCalibration:
        """The calibration as a file keeps it."""
        self.fit()
        ladder = msgspec.structs.replace(self.ladder, skills=self.skills)
        return SavedCalibration(self.game, self.mode, ladder, list(self.results.values()))

    def __str__(self) -> str:
        games = sum(result.games for result in self.results.values())
        steps = " ".join(f"{share:.2f}±{2 * error:.2f}" for share, error in shares(self.curve, self.skills))
        first = 1 / (1 + exp(self.random - self.curve.rating(self.skills[0])))
        first_step = f"{first:.2f}±{2 * self._random_error():.2f}"
        return f"{self.game} {self.mode}: {games} matches, skills {self.skills}, random {first_step}, steps {steps}"


def calibrations(game: str | None, mode: str | None, saved: list[SavedCalibration]) -> list[Calibration]:
    """The modes to calibrate, with the saved results of those whose ladder is the same but for its skills."""
    found = []
    for description in sorted(all_games(), key=lambda each: each.id):
        for name, ladder in ladders(description).items():
            if game in (None, description.id) and mode in (None, name):
                same = [
                    old
                    for old in saved
                    if (old.game, old.mode) == (description.id, name)
                    and msgspec.structs.replace(old.ladder, skills=ladder.skills) == ladder
                ]
                found.append(Calibration(description.id, name, ladder, same[0].results if same else []))
    return found


def write(found: SavedCalibration, path: Path) -> None:
    """Write the skills of a mode into a ``levels.toml``."""
    heading = re.escape(f"[{found.mode}]")
    text = path.read_text(encoding="utf-8")
    text = re.sub(rf"({heading}[^\[]*skills = )\[[^\]]*\]", rf"\g<1>{found.ladder.skills}", text)
    path.write_text(text, encoding="utf-8")


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(
        prog="python -m asterism.arena.calibrate", description=(__doc__ or "").split("\n\n")[0]
    )
    parser.add_argument("--game", help="by default every game")
    parser.add_argument("--mode", help="by default every mode")
    parser.add_argument("--workers", type=int, help="by default one on each core")
    parser.add_argument("--budget", type=float, default=600, help="seconds to play for")
    parser.add_argument(
        "--json", type=Path, default=Path("calibration.json"), help="the results; a later run continues them"
    )
    parser.add_argument("--write", action="store_true", help="write the skills into the games' levels.toml")
    options = parser.parse_args()
    saved = msgspec.json.decode(options.json.read_bytes(), type=list[SavedCalibration]) if options.json.exists() else []
    modes = calibrations(options.game, options.mode, saved)
    if options.budget > 0:
        warm_up_games(sorted({mode.game for mode in modes}), ["level:8"], options.workers)
        for done, _ in enumerate(play_series(modes, options.workers, options.budget)):
            if done % 100 == 0:
                options.json.write_bytes(msgspec.json.encode([mode.save() for mode in modes]))
    found = [mode.save() for mode in modes]
    options.json.write_bytes(msgspec.json.encode(found))
    for mode in modes:
        print(mode, flush=True)
    if options.write:
        for each in found:
            write(each, table_path(load(each.game), "levels.toml"))


if __name__ == "__main__":
    main()
