"""The road of a mode: fitted to matches, it says where levels belong."""

from __future__ import annotations

import itertools
import math
import random

import pytest

from asterism.arena.calibrate import WANTED, Climb, Kept, Result, climbs, write
from asterism.arena.plan import Job
from asterism.arena.referee import Played
from asterism.arena.road import Slopes, shares
from asterism.bots.levels import HERE, HIGHEST, Ladder, ladders

LADDER = Ladder(simulations=5000, noise=0.25, overlook=0.6, skills=[0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0])


def strength(skill: float) -> float:
    """A road that is steep at first."""
    return 9 * skill**1.3 + 1.5 * math.sqrt(skill)


def chance(high: float, low: float) -> float:
    return 1 / (1 + math.exp(strength(low) - strength(high)))


def played(job: Job, shares: list[float]) -> Played:
    high = max(float(spec.removeprefix("skill:")) for spec in job.specs)
    return Played(
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


def climbed(matches: int, seed: int = 1) -> Climb:
    """A fit to matches that were drawn from a known road."""
    luck, climb = random.Random(seed), Climb("filantes", "duel", LADDER, [])
    for _ in range(matches // 2):
        for job in climb.deal():
            first, second = (float(spec.removeprefix("skill:")) for spec in job.specs)
            won = luck.random() < chance(first, second)
            climb.add(job, played(job, [float(won), float(not won)]))
    climb.fit()
    return climb


def test_many_results_bring_the_shares_between_places_out() -> None:
    pairs = list(itertools.pairwise([1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0.0]))
    slopes = Slopes({pair: (4000 * chance(*pair), 4000) for pair in pairs})
    for high, low in ((1.0, 0.85), (0.7, 0.6), (0.5, 0.35)):
        share, error = slopes.share(high, low)
        assert share == pytest.approx(chance(high, low), abs=0.02)
        assert error < 0.01


def test_without_results_it_says_how_little_it_knows() -> None:
    assert all(error > 0.05 for _, error in shares(Slopes({}), LADDER.skills))


def test_levels_are_placed_as_far_apart_as_wanted_up_to_the_highest() -> None:
    climb = climbed(1400)
    assert climb.skills[-1] == 1
    assert climb.skills == sorted(climb.skills)
    for low, high in itertools.pairwise(climb.skills):
        assert chance(high, low) == pytest.approx(WANTED, abs=0.06)


def test_a_road_too_short_for_such_steps_is_shared_out_evenly() -> None:
    pairs = list(itertools.pairwise([1.0, 0.8, 0.6, 0.4, 0.2, 0.0]))
    slopes = Slopes(dict.fromkeys(pairs, (600, 1000)))
    skills = slopes.place(HIGHEST, WANTED)
    assert (skills[0], skills[-1]) == (0, 1)
    found = [share for share, _ in shares(slopes, skills)]
    assert max(found) - min(found) < 0.01
    assert max(found) < WANTED


def test_dear_matches_are_played_less_often() -> None:
    climb = climbed(400)
    assert climb.games[0] > 3 * climb.games[-1] > 0


def test_both_seatings_of_a_deal_are_played() -> None:
    one, two = Climb("gravity", "stars", ladders()["gravity"]["stars"], []).deal()
    assert one.deal == two.deal
    assert one.specs == two.specs[::-1]


def test_a_run_goes_on_from_matches_on_the_same_road_only() -> None:
    ladder = ladders()["gravity"]["stars"]
    results = [Result(1.0, 0.9, 12.0, 20)]
    (same,) = climbs("gravity", "stars", [Kept("gravity", "stars", ladder, results)])
    assert same.results[1.0, 0.9].games == 20
    other = Ladder(simulations=9, noise=ladder.noise, overlook=ladder.overlook, skills=ladder.skills)
    (fresh,) = climbs("gravity", "stars", [Kept("gravity", "stars", other, results)])
    assert not fresh.results


def test_only_the_skills_of_the_modes_found_are_written(tmp_path) -> None:
    path = tmp_path / "levels.toml"
    before = (HERE / "levels.toml").read_text(encoding="utf-8")
    path.write_text(before, encoding="utf-8")
    write([Kept("gravity", "expert", LADDER, [])], path)
    after = path.read_text(encoding="utf-8")
    lines = [(a, b) for a, b in zip(before.splitlines(), after.splitlines(), strict=True) if a != b]
    assert [b for _, b in lines] == [f"skills = {LADDER.skills}"]
    assert f"skills = {LADDER.skills}" in after.partition("[gravity.expert]")[2].partition("[gravity.goodies]")[0]
