"""Run the rule tests with interpreted rules and demand that every line and branch of the rules was run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

TESTS = ("tests/gravity", "tests/filantes", "tests/octocube", "tests/test_golden.py")


def main() -> int:
    """Two processes with coverage, then one report."""
    root = Path(__file__).resolve().parent.parent
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1", "COVERAGE_FILE": str(root / ".coverage")}
    (root / ".coverage").unlink(missing_ok=True)
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
            cwd=root,
            env=env,
        )
        for tests in (TESTS[:2], TESTS[2:])
    ]
    codes = [run.wait() for run in runs]
    if any(codes):
        return 1
    for command in (["combine", "-q"], ["report", "--fail-under=100", "--skip-covered", "-m"]):
        done = subprocess.run([sys.executable, "-m", "coverage", *command], cwd=root, env=env, check=False)
        if done.returncode:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
