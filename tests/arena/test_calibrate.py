"""Calibration: the skill curve is fitted to matches, and levels are placed on it."""

from __future__ import annotations

import itertools
import math
import random

import pytest

from asterism.arena.calibrate import (
    BEATS_RANDOM,
    RANDOM,
    Calibration,
    PairResult,
    SavedCalibration,
    calibrations,
    write,
)
from asterism.arena.plan import Job
from asterism.arena.referee import MatchResult
from asterism.arena.skill_curve import SkillCurve, shares
from asterism.bots.levels import HIGHEST, Ladder, ladders, table_path
from asterism.engine.registry import load

LADDER = Ladder(
    simulations=5000, knobs={"noise": 0.25, "overlook": 0.6}, skills=[0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0]
)


def strength(skill: float) -> float:
    """A curve that is steep at first; random moves are a little stronger than skill 0."""
    return 0.3 if skill == RANDOM else 9 * skill**1.3 + 1.5 * math.sqrt(skill)


def skill_of(spec: str) -> float:
    return RANDOM if spec == "random" else float(spec.removeprefix("skill:"))


def chance(high: float, low: float) -> float:
    return 1 / (1 + math.exp(strength(low) - strength(high)))


def played(job: Job, shares: list[float]) -> MatchResult:
    high = max(map(skill_of, job.specs))
    return MatchResult(
        number=job.number,
        bots=job.bots,
        deal=job.deal,
        seed=job.seed,
        points=[0, 0],
        winners=[seat for seat in (0, 1) if shares[seat]],
        plies=50,
        cut=False,
        decisions=[25, 25],
        seconds=[5000**high / 1000] * 2,
    )


def calibrated(matches: int, seed: int = 1) -> Calibration:
    """A fit to matches that were drawn from a known curve."""
    luck, calibration = random.Random(seed), Calibration("filantes", "duel", LADDER, [])
    for _ in range(matches // 2):
        for job in calibration.deal():
            first, second = map(skill_of, job.specs)
            won = luck.random() < chance(first, second)
            calibration.add(job, played(job, [float(won), float(not won)]))
    calibration.fit()
    return calibration


def test_many_results_bring_the_shares_between_places_out() -> None:
    pairs = list(itertools.pairwise([1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0.0]))
    curve = SkillCurve({pair: (4000 * chance(*pair), 4000) for pair in pairs})
    for high, low in ((1.0, 0.85), (0.7, 0.6), (0.5, 0.35)):
        share, error = curve.share(high, low)
        assert share == pytest.approx(chance(high, low), abs=0.02)
        assert error < 0.01


def test_without_results_it_says_how_little_it_knows() -> None:
    assert all(error > 0.05 for _, error in shares(SkillCurve({}), LADDER.skills))


def test_levels_go_in_equal_steps_from_one_who_just_beats_random_moves_to_the_highest() -> None:
    calibration = calibrated(2800)
    assert calibration.skills[-1] == 1
    assert calibration.skills == sorted(calibration.skills)
    assert chance(calibration.skills[0], RANDOM) == pytest.approx(BEATS_RANDOM, abs=0.06)
    steps = [chance(high, low) for low, high in itertools.pairwise(calibration.skills)]
    assert max(steps) - min(steps) < 0.12


def test_where_even_the_weakest_skill_beats_random_moves_level_1_has_it() -> None:
    curve = SkillCurve(dict.fromkeys(itertools.pairwise([1.0, 0.8, 0.6, 0.4, 0.2, 0.0]), (600, 1000)))
    opponent = curve.rating_of({0.0: (95, 100)})
    assert opponent == pytest.approx(-math.log(96 / 6), abs=0.01)
    skills = curve.place(HIGHEST, opponent)
    assert (skills[0], skills[-1]) == (0, 1)
    found = [share for share, _ in shares(curve, skills)]
    assert max(found) - min(found) < 0.01


def test_slow_matches_are_played_less_often() -> None:
    calibration = calibrated(400)
    assert calibration.games[0] > 3 * calibration.games[-1] > 0


def test_both_seatings_of_a_deal_are_played() -> None:
    one, two = Calibration("gravity", "stars", ladders(load("gravity"))["stars"], []).deal()
    assert one.deal == two.deal
    assert one.specs == two.specs[::-1]


def test_a_run_continues_results_of_the_same_ladder_only() -> None:
    ladder = ladders(load("gravity"))["stars"]
    results = [PairResult(1.0, 0.9, 12.0, 20)]
    (same,) = calibrations("gravity", "stars", [SavedCalibration("gravity", "stars", ladder, results)])
    assert same.results[1.0, 0.9].games == 20
    other = Ladder(simulations=9, knobs=ladder.knobs, skills=ladder.skills)
    (fresh,) = calibrations("gravity", "stars", [SavedCalibration("gravity", "stars", other, results)])
    assert not fresh.results


def test_only_the_skills_of_the_modes_found_are_written(tmp_path) -> None:
    path = tmp_path / "levels.toml"
    before = table_path(load("gravity"), "levels.toml").read_text(encoding="utf-8")
    path.write_text(before, encoding="utf-8")
    write(SavedCalibration("gravity", "expert", LADDER, []), path)
    after = path.read_text(encoding="utf-8")
    lines = [(a, b) for a, b in zip(before.splitlines(), after.splitlines(), strict=True) if a != b]
    assert [b for _, b in lines] == [f"skills = {LADDER.skills}"]
    assert f"skills = {LADDER.skills}" in after.partition("[expert]")[2].partition("[goodies]")[0]
