"""The loader: options, refusals, and the sample in the documentation."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from asterism import load_game
from asterism.engine.options import as_dict, parse_options
from tests.battery.cases import CASES, GAMES
from tests.wasm.node import module, node

ROOT = Path(__file__).resolve().parents[2]
CONTENT = {"boards"}
"""Options that are more than numbers, without a check of them in the module."""


@pytest.mark.parametrize("game", GAMES)
def test_options_set_up_the_rules_as_on_the_cpu(game):
    cases = [case for case in CASES if case.game == game]
    found = node("setup.js", module(game), job=[{"players": case.players, "options": case.options} for case in cases])
    accepted = 0
    for case, answer in zip(cases, found, strict=True):
        if CONTENT & set(case.options):
            assert "cannot be" in answer["error"]
            continue
        options = parse_options(load_game(game), case.options)
        config, content = load_game(game).configure(options, case.players)
        assert answer == {
            "options": as_dict(options),
            "setup": {"config": config.tolist(), "content": content.tolist()},
        }, case
        accepted += 1
    assert accepted >= len(load_game(game).modes)


REFUSED = [
    ("filantes", {"options": {"target": 31}, "players": 2}, "target cannot be 31"),
    ("filantes", {"options": {"target": "10"}, "players": 2}, 'target cannot be "10"'),
    ("filantes", {"options": {"wind": 1}, "players": 2}, "no option wind"),
    ("filantes", {"mode": "chess", "players": 2}, "no mode chess"),
    ("filantes", {"mode": "duel", "players": 2, "rulesVersion": 9}, "no rules version 9"),
    ("gravity", {"options": {"open_door": 5}, "players": 2}, "open_door cannot be 5"),
    ("gravity", {"options": {"goodies": ["teleport", "teleport"]}, "players": 2}, "goodies cannot be"),
    ("gravity", {"options": {"tiles": [{"name": "A"}]}, "players": 2}, "not a list of complete pieces"),
    ("gravity", {"options": {"tiles": []}, "players": 2}, "the number of tiles is 0"),
    ("octocube", {"options": {"mode": "advanced", "powers": "A"}, "players": 2}, "powers cannot be"),
]


@pytest.mark.parametrize(("game", "wanted", "reason"), REFUSED, ids=lambda value: str(value)[:40])
def test_wrong_options_are_refused(game, wanted, reason):
    (answer,) = node("setup.js", module(game), job=[wanted])
    assert reason in answer["error"]


def test_the_order_of_a_collection_means_nothing():
    job = [{"players": 2, "options": {"goodies": ["teleport", "tile_turn"]}}]
    (answer,) = node("setup.js", module("gravity"), job=job)
    assert answer["options"] == as_dict(parse_options(load_game("gravity"), job[0]["options"]))


def test_illegal_moves_and_wrong_seeds_are_refused_and_change_nothing():
    found = node("refusals.js", module("filantes"))
    assert found == dict.fromkeys(found, "RulesError")
    assert len(found) > 8


def test_the_sample_in_the_documentation_plays_a_game(tmp_path):
    (sample,) = re.findall(r"^```js\n(.*?)^```", (ROOT / "docs" / "wasm.md").read_text(), re.DOTALL | re.MULTILINE)
    sample = sample.replace("wasm/filantes.wasm", module("filantes"), 1).replace("level: 8", "level: 2")
    command = ["node", "--input-type=module", "-"]
    done = subprocess.run(command, cwd=ROOT, input=sample, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    view = json.loads(done.stdout.splitlines()[-1])
    assert view["result"]["finished"]
