"""The examples run, and draw their pictures."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(script, *arguments, out):
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    command = [sys.executable, EXAMPLES / script, *arguments, "--out", out]
    subprocess.run(command, env=environment, check=True, capture_output=True)
    return ElementTree.parse(out).getroot()


def test_ppo_learns_and_draws_its_curve(tmp_path):
    picture = run("ppo_duel.py", "--updates", "1", "--every", "1", "--games", "20", out=tmp_path / "curve.svg")
    assert len(picture.findall(".//{*}circle")) == 2


@pytest.mark.skipif(find_spec("pyspiel") is None, reason="needs OpenSpiel")
def test_is_mcts_plays_and_draws_its_curve(tmp_path):
    small = ("--game", "asterism_octocube(max_rounds=2)", "--games", "2", "--simulations", "2", "4")
    picture = run("is_mcts_octocube.py", *small, out=tmp_path / "curve.svg")
    assert len(picture.findall(".//{*}circle")) == 2
