"""Everything generic that must hold for one installed game, ours or not: ``python -m tests.game <id>``.

It compiles the game's rules, plays them by the battery and by all tests that go over every game, and plays random games
compiled with bounds checks. Folders and files after the id are tested as well.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OVER_GAMES = (
    "tests/battery",
    "tests/batch",
    "tests/envs",
    "tests/test_engine.py",
    "tests/test_protocol.py",
    "tests/test_records.py",
    "tests/test_fairness.py",
    "tests/test_cli.py",
    "tests/bots/test_protocol.py",
    "tests/server/test_play.py",
    "tests/server/test_dealing.py",
)


def check(id: str, *more: str, env: Mapping[str, str] = os.environ) -> int:
    """Run all of it; the exit status of the first command that failed."""
    chosen = " or ".join([id, "battery", *(Path(path).stem for path in more)])
    battery = {"BATTERY_GAMES": id}
    for command, switches in (
        (["tests.warm", id], {}),
        (["pytest", *OVER_GAMES, *more, "-k", chosen], battery),
        (["pytest", "tests/battery/test_random_games.py"], {**battery, "NUMBA_BOUNDSCHECK": "1"}),
    ):
        done = subprocess.run([sys.executable, "-m", *command], cwd=ROOT, env={**env, **switches})
        if done.returncode:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(check(*sys.argv[1:]))
