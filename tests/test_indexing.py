"""Rules are compiled without support for negative indices, and nothing else is."""

from __future__ import annotations

import os
import subprocess
import sys

import numba
import numpy as np
import pytest

from asterism.engine import compile as engine_compile
from asterism.engine import indexing

compiled = pytest.mark.skipif(engine_compile.INTERPRETED, reason="nothing is compiled in interpreted mode")
NEGATIVE = """
import numpy as np
from asterism.engine.compile import rule

@rule
def last(values, i):
    return values[i]

print(last(np.arange(5), 3))
print(last(np.arange(5), -1))
"""


def element(values, i):
    return values[i]


def test_numba_still_has_the_function_that_is_replaced():
    assert indexing.INSTALLED


def test_another_function_of_numba_is_left_alone(monkeypatch):
    monkeypatch.setattr(indexing, "_original", lambda context, builder, index: None)
    assert not indexing.install()


@compiled
def test_only_rules_lose_the_test_for_negative_indices():
    rule, other = engine_compile.rule(element), numba.njit(element)
    values = np.arange(5)
    assert rule(values, 3) == other(values, 3) == 3
    assert other(values, -1) == 4
    (signature,) = rule.signatures
    assert rule.inspect_llvm(signature).count("select") < other.inspect_llvm(other.signatures[0]).count("select")


@compiled
def test_bounds_checks_catch_a_negative_index(tmp_path):
    script = tmp_path / "negative.py"
    script.write_text(NEGATIVE)
    env = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "ASTERISM_CACHE": str(tmp_path / "cache")}
    run = subprocess.run([sys.executable, str(script)], env=env, capture_output=True, text=True, check=False)
    assert run.stdout == "3\n"
    assert "IndexError" in run.stderr
