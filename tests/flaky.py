"""``make flaky``: the tests of the server and the page again and again, three parts at a time, while other processes
keep all cores busy.

``--no-load`` leaves the load to something else that runs, such as ``asterism simulate``.

Every result is written down, so that a run that is stopped goes on where it was (``--fresh`` begins anew). The report
names the tests that did not always end alike, and those that always failed. What a part of a round that failed has
printed, and the traces and screenshots of its browsers, stay in .build/flaky.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

ROOT = Path(__file__).resolve().parents[1]
STATE = ROOT / ".build" / "flaky.jsonl"
KEPT = ROOT / ".build" / "flaky"
"""What failures leave: a folder for each round."""
LIMIT = 3600
"""The seconds that one part of a round may take beside the load."""
PARTS = ("server", "page", "browser")
WHOLE = "(whole)"
"""Stands for the test where a part failed as a whole."""


class Result(NamedTuple):
    """How one test ended in one round."""

    round: int
    part: str
    test: str
    good: bool


def parts(only: str | None = None) -> list[str]:
    """What a round consists of: the server's tests, the page's unit tests, and those in the browser; or those whose
    name contains ``only``, which may also be in the name of a file of the server's tests."""
    files = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "tests" / "server").glob("test_*.py"))
    return [part for part in PARTS if not only or only in part] or [file for file in files if only and only in file]


def command(part: str, report: Path) -> list[str]:
    """What runs a part; all write a JUnit report, the browser's tests where ASTERISM_REPORT says."""
    if part == "page":
        return ["npm", "--prefix", "web", "run", "-s", "test", "--", "--reporter=junit", f"--outputFile={report}"]
    if part == "browser":
        return [sys.executable, "-m", "tests.browser"]
    tests = "tests/server" if part == "server" else part
    return [sys.executable, "-m", "pytest", "-n", "3", "--dist", "loadfile", f"--junitxml={report}", tests]


def run_part(number: int, part: str) -> list[Result]:
    """The results of one part of a round; one that fails without a failed test is a failure as a whole."""
    with tempfile.TemporaryDirectory() as folder:
        report, printed = Path(folder) / "report.xml", Path(folder) / "printed.txt"
        # In the browser too a test has one try.
        environment = {**os.environ, "ASTERISM_RETRIES": "0", "ASTERISM_REPORT": str(report)}
        with printed.open("wb") as output:
            try:
                ended = subprocess.run(
                    command(part, report),
                    cwd=ROOT,
                    env=environment,
                    timeout=LIMIT,
                    stdout=output,
                    stderr=subprocess.STDOUT,
                    check=False,
                )
                good = ended.returncode == 0
            except subprocess.TimeoutExpired:
                good = False
        results = list(read_report(number, part, report))
        if not results or (not good and all(result.good for result in results)):
            results.append(Result(number, part, WHOLE, good))
        if not all(result.good for result in results):
            save_output(number, part, printed)
        return results


def save_output(number: int, part: str, printed: Path) -> None:
    """Keep what a part has left that failed."""
    folder = KEPT / str(number)
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(printed, folder / f"{Path(part).stem}.txt")
    if part == "browser":
        shutil.copytree(ROOT / "web" / "test-results", folder / part, dirs_exist_ok=True)


def read_report(number: int, part: str, report: Path) -> Iterator[Result]:
    """The results in a JUnit report, by file and name."""
    if report.exists():
        for case in ET.parse(report).getroot().iter("testcase"):
            if case.find("skipped") is None:
                good = case.find("failure") is None and case.find("error") is None
                yield Result(number, part, f"{case.get('classname', '')} {case.get('name', '')}".strip(), good)


def read_state(path: Path) -> list[Result]:
    """What earlier runs have written down; a line that was cut off is left out."""
    results = []
    for line in path.read_text().splitlines() if path.exists() else ():
        try:
            results.append(Result(*json.loads(line)))
        except (ValueError, TypeError):
            continue
    return results


def write_state(path: Path, results: Iterable[Result]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a") as file:
        file.writelines(json.dumps(result) + "\n" for result in results)


def left_to_do(rounds: int, wanted: list[str], done: Iterable[Result]) -> list[tuple[int, str]]:
    """The parts of each round that have no result yet."""
    known = {(result.round, result.part) for result in done}
    return [(number, part) for number in range(1, rounds + 1) for part in wanted if (number, part) not in known]


def summary(results: Iterable[Result]) -> tuple[list[str], list[str]]:
    """The tests that did not always end alike, and those that always failed; each with how often it failed."""
    ended: dict[tuple[str, str], list[bool]] = defaultdict(list)
    for result in results:
        ended[result.part, result.test].append(result.good)
    unstable, failing = [], []
    for (part, test), goods in sorted(ended.items()):
        if not all(goods):
            line = f"{part} {test}: failed {goods.count(False)} of {len(goods)} times"
            (unstable if any(goods) else failing).append(line)
    return unstable, failing


def run_and_report(number_and_part: tuple[int, str]) -> list[Result]:
    """Run a part of a round, and write down and print how it ended."""
    number, part = number_and_part
    began = time.monotonic()
    results = run_part(number, part)
    write_state(STATE, results)
    bad = [result.test for result in results if not result.good]
    print(f"round {number}, {part}: {len(results)} in {time.monotonic() - began:.0f} s", *bad, sep="\n  ", flush=True)
    return results


def keep_busy() -> None:
    """Use a core until killed, or until whoever began it is gone."""
    parent = os.getppid()
    while os.getppid() == parent:
        sum(range(100_000))


@contextmanager
def load(cores: int) -> Iterator[None]:
    """Keep so many cores busy."""
    workers = [multiprocessing.Process(target=keep_busy, daemon=True) for _ in range(cores)]
    for worker in workers:
        worker.start()
    try:
        yield
    finally:
        for worker in workers:
            worker.kill()


def main() -> int:
    """Run what is left of the rounds and report; 1 if anything was not stable or failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--fresh", action="store_true")
    parser.add_argument("--no-load", action="store_true", help="begin no load: other programs keep the cores busy")
    parser.add_argument("--only", help="parts, or files of the server's tests, whose name contains this")
    arguments = parser.parse_args()
    if arguments.fresh:
        STATE.unlink(missing_ok=True)
        shutil.rmtree(KEPT, ignore_errors=True)
    wanted = parts(arguments.only)
    results = read_state(STATE)
    with load(0 if arguments.no_load else os.cpu_count() or 2), ThreadPoolExecutor(len(PARTS)) as pool:
        for new in pool.map(run_and_report, left_to_do(arguments.rounds, wanted, results)):
            results += new
    unstable, failing = summary(results)
    for title, lines in (("not stable", unstable), ("always failing", failing)):
        print(f"{title}: {len(lines)}", *lines, sep="\n  ")
    return 1 if unstable or failing else 0


if __name__ == "__main__":
    sys.exit(main())
