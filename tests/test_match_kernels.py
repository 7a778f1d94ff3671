"""After one call of each of a match's kernels nothing is compiled or loaded any more, whatever is done with a match."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
from asterism import Match
from asterism.engine.game_record import read_record, record_of, write_record
from asterism.engine.match_kernels import calls_of_match
from asterism.engine.registry import all_games
from asterism.engine.rule_cache import RuleCache

for game in all_games():
    for call in calls_of_match(game):
        call()

late = []
load = RuleCache.load_overload
RuleCache.load_overload = lambda cache, *of: late.append(cache._name) or load(cache, *of)
for game in all_games():
    match = Match.new(game.id, seed=1)
    for _ in range(20):
        match.view_json(match.seat)
        match.legal_json()
        match.play(match.legal_actions()[-1])
    match.view("truth")
    match.position()
    match.undo()
    match.branch(3)
    match.result()
    read_record(write_record(record_of(match))).match()
print(*late, sep="\\n")
"""


def test_nothing_is_loaded_late():
    done = subprocess.run([sys.executable, "-c", PROGRAM], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == []
