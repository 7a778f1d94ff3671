"""exp and log are accurate, and the same interpreted and compiled."""

from __future__ import annotations

import math
import random

import pytest

from asterism.bots.elementary import SMALLEST, exp, log
from asterism.engine.compile import INTERPRETED

ULP = 2.0**-52


def test_exp_is_accurate_to_the_last_bits():
    dice = random.Random(1)
    for span in (1e-9, 0.01, 1, 30, -SMALLEST):
        for _ in range(2000):
            x = -dice.random() * span
            assert abs(exp(x) / math.exp(x) - 1) <= 2 * ULP
    assert exp(0.0) == 1.0
    assert exp(1e-6) == pytest.approx(math.exp(1e-6), rel=2 * ULP)
    assert exp(SMALLEST - 1) == 0.0


def test_log_is_accurate_to_the_last_bits():
    dice = random.Random(2)
    for n in [*range(2, 5000), *(dice.randrange(2, 2**32) for _ in range(2000))]:
        assert abs(log(n) / math.log(n) - 1) <= 2 * ULP
    assert log(1) == 0.0


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled in interpreted mode")
def test_compiled_and_interpreted_results_are_the_same():
    dice = random.Random(3)
    for _ in range(2000):
        x, n = -dice.random() * 100, dice.randrange(1, 2**32)
        assert exp(x) == exp.py_func(x)
        assert log(n) == log.py_func(n)
