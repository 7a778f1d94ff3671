"""Hidden cards are resampled fairly."""

from __future__ import annotations

import numpy as np
import pytest

from asterism.engine.rng import make_rng
from tests.battery.cases import MODES
from tests.battery.test_random_games import walk


@pytest.mark.parametrize("case", [c for c in MODES if c.game == "gravity"], ids=str)
def test_a_hidden_hand_is_dealt_uniformly(case):
    """Every way to split the unknown cards comes up equally often."""
    for match in walk(case, 25, 120):
        redacted = match.redacted(None)
        if redacted.tobytes() == match.states.tobytes():
            continue
        rng = make_rng(1)
        counts: dict[bytes, int] = {}
        for _ in range(600):
            trial = redacted.copy()
            match.game.kernels.resample_at(trial, 0, -1, rng)
            counts[trial.tobytes()] = counts.get(trial.tobytes(), 0) + 1
        if len(counts) > 20:
            continue
        expected = 600 / len(counts)
        chi2 = sum((n - expected) ** 2 / expected for n in counts.values())
        assert chi2 < len(counts) - 1 + 6 * np.sqrt(2 * len(counts))
        return
    pytest.fail("no position with a hidden card came up")
