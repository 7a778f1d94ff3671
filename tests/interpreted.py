"""Run the rule tests with interpreted rules and demand that every line and branch of the rules was run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from asterism import all_games

ROOT = Path(__file__).resolve().parent.parent
RULE_TESTS = [f"tests/{game.id}" for game in all_games() if (ROOT / "tests" / game.id).is_dir()]


def main() -> int:
    """Two processes with coverage, then one report."""
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1", "COVERAGE_FILE": str(ROOT / ".coverage")}
    (ROOT / ".coverage").unlink(missing_ok=True)
    runs = [
        subprocess.Popen(
            [
                sys.executable,
                "-m",
                "coverage",
                "run",
                "--parallel-mode",
                "-m",
                "pytest",
                "-p",
                "no:cacheprovider",
                *tests,
            ],
            cwd=ROOT,
            env=env,
        )
        for tests in (RULE_TESTS[:2], [*RULE_TESTS[2:], "tests/test_golden.py"])
    ]
    codes = [run.wait() for run in runs]
    if any(codes):
        return 1
    for command in (["combine", "-q"], ["report", "--fail-under=100", "--skip-covered", "-m"]):
        done = subprocess.run([sys.executable, "-m", "coverage", *command], cwd=ROOT, env=env, check=False)
        if done.returncode:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
