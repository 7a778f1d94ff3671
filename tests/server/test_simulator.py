"""Runs of the simulator: they repeat themselves, end as planned, report failures, and find the faults that matter."""

from __future__ import annotations

import multiprocessing
import os
from random import Random
from unittest.mock import patch

import pytest

from asterism.simulator import run as run_module
from asterism.simulator import world as world_module
from asterism.simulator.faults import FAULTS, Fault, draw
from asterism.simulator.outcome import Outcome
from asterism.simulator.run import Plan, Report, run, shrink
from asterism.simulator.simulate import simulate

from .simulated import short

pytestmark = pytest.mark.usefixtures("usual_intervals")

SEEDS = 2


def test_some_seeds_hold():
    with short():
        report = run(Plan(seed=1, seeds=SEEDS), lambda _: None, shrinks=False)
    assert report.failures == []
    assert report.seeds == SEEDS
    assert report.counts["acknowledged"] > 20 * SEEDS


def test_a_seed_does_the_same_again():
    with short(30.0, 5.0, 1.0), patch.object(world_module.invariants, "check_going_on"):
        first, second, other = simulate(5), simulate(5), simulate(6)
    assert first.digest == second.digest != other.digest
    assert first.counts == second.counts


def test_every_kind_of_fault_is_drawn():
    assert {fault.kind for seed in range(30) for fault in draw(Random(seed), 240.0, 2)} == set(FAULTS)


def test_shrinking_keeps_the_faults_that_are_needed():
    drawn = [Fault(float(n), "connections break", 1.0, 0, 0.5) for n in range(13)]
    tried = []

    def again(seed, kept):
        tried.append(kept)
        fails = {2.0, 9.0} <= {fault.at for fault in kept}
        return Outcome(seed, 1.0, "", {}, "no" if fails else None, "clocks" if fails else None, kept)

    failed = Outcome(7, 1.0, "", {}, "no", "clocks", drawn)
    assert [fault.at for fault in shrink(failed, again)] == [2.0, 9.0]
    assert len(tried) < 40


def test_an_error_of_the_simulator_is_a_failure_of_its_seed():
    async def fails(world):
        raise KeyError("view")

    with short(faults=5.0, calm=0.0, quiet=0.0), patch.object(world_module.invariants, "check_all", fails):
        outcome = simulate(3, [])
    assert (outcome.seed, outcome.invariant) == (3, "run")
    assert "KeyError: 'view'" in outcome.violation
    assert "in fails" in outcome.violation


@pytest.mark.skipif("fork" not in multiprocessing.get_all_start_methods(), reason="this system has no forks")
@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")  # from Python 3.12 on, where there are threads
def test_a_process_that_dies_is_a_failure_of_its_seed(monkeypatch):
    monkeypatch.setattr(run_module, "simulate", lambda seed: Outcome(seed, 3600.0, "", {}))
    monkeypatch.setattr(run_module, "simulate_and_keep", lambda seed: os._exit(seed - 5))
    report = run(Plan(seed=7, seeds=3, processes=2), lambda _: None, shrinks=False)
    assert [(failure.seed, failure.invariant) for failure in report.failures] == [(8, "run"), (9, "run")]
    died = "its process ended with exit code"
    assert [failure.violation for failure in report.failures] == [f"{died} 3", f"{died} 4"]


@pytest.mark.skipif("fork" not in multiprocessing.get_all_start_methods(), reason="this system has no forks")
@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")  # from Python 3.12 on, where there are threads
def test_a_seed_does_the_same_in_a_fork():
    digests = []
    with short(30.0, 5.0, 1.0), patch.object(world_module.invariants, "check_going_on"):
        for processes in (1, 2):
            outcomes = run_module._outcomes(Plan(seed=5, seeds=3, processes=processes), lambda: True)
            digests.append({outcome.seed: outcome.digest for outcome in outcomes})
    assert len(digests[0]) == 3
    assert digests[0] == digests[1]


def test_a_plan_ends_by_seeds_or_by_hours():
    def quick(seed, kept=None):
        return Outcome(seed, 1800.0, "", {"tables": 2})

    with patch("asterism.simulator.run.simulate", quick):
        shares = []
        report = run(Plan(seed=5, seeds=3), shares.append)
        assert (report.first, report.seeds, report.hours, report.counts) == (5, 3, 1.5, {"tables": 6})
        assert run(Plan(hours=2.0), shares.append).seeds == 4
        assert run(Plan(seeds=9, hours=1.0), shares.append).seeds == 2
    assert isinstance(report, Report)
    assert max(shares) == 1.0
