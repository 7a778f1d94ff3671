"""``make flaky``: it goes on where it stopped, and tells what was not stable."""

from __future__ import annotations

import sys

import pytest

from tests import flaky
from tests.flaky import Result

REPORT = """<testsuites><testsuite>
<testcase classname="file" name="test_a"/><testcase classname="file" name="test_b"><failure/></testcase>
<testcase classname="file" name="test_c"><skipped/></testcase>
<testcase classname="file" name="test_d"><error/></testcase>
</testsuite></testsuites>"""
GOOD = '<testsuites><testsuite><testcase classname="file" name="test_a"/></testsuite></testsuites>'


def test_it_goes_on_where_it_stopped(tmp_path):
    state = tmp_path / "build" / "flaky.jsonl"
    assert flaky.read_state(state) == []
    done = [Result(1, "one", "test_a", True), Result(1, "two", "test_b", False)]
    flaky.write_state(state, done[:1])
    flaky.write_state(state, done[1:])
    state.write_text(state.read_text() + '[2, "one"')
    assert flaky.read_state(state) == done
    assert flaky.left_to_do(2, ["one", "two"], done) == [(2, "one"), (2, "two")]


def test_what_did_not_always_end_alike_is_told():
    ends = {"stable": [True, True], "flaky": [True, False, True], "broken": [False, False]}
    results = [Result(n, "part", test, good) for test, goods in ends.items() for n, good in enumerate(goods)]
    assert flaky.summary(results) == (["part flaky: failed 1 of 3 times"], ["part broken: failed 2 of 2 times"])


def test_a_report_is_read_by_file_and_name(tmp_path):
    (tmp_path / "report.xml").write_text(REPORT)
    read = list(flaky.read_report(3, "part", tmp_path / "report.xml"))
    assert read == [Result(3, "part", f"file {name}", name == "test_a") for name in ("test_a", "test_b", "test_d")]


@pytest.mark.parametrize(
    ("program", "report", "results"),
    [
        ("print('why'); exit(1)", None, [Result(1, "server", flaky.WHOLE, False)]),
        (
            "print('why'); exit(1)",
            GOOD,
            [Result(1, "server", "file test_a", True), Result(1, "server", "(whole)", False)],
        ),
        ("print('fine')", GOOD, [Result(1, "server", "file test_a", True)]),
    ],
)
def test_a_part_that_fails_leaves_what_it_printed(program, report, results, tmp_path, monkeypatch):
    def command(part, path):
        if report:
            path.write_text(report)
        return [sys.executable, "-c", program]

    monkeypatch.setattr(flaky, "command", command)
    monkeypatch.setattr(flaky, "KEPT", tmp_path)
    assert flaky.run_part(1, "server") == results
    kept = {path.relative_to(tmp_path).as_posix(): path.read_text() for path in tmp_path.rglob("*.txt")}
    assert kept == ({} if all(result.good for result in results) else {"1/server.txt": "why\n"})


def test_a_round_has_three_parts_and_a_file_of_the_servers_tests_can_be_chosen():
    assert flaky.parts() == ["server", "page", "browser"]
    assert flaky.parts("page") == ["page"]
    assert flaky.parts("test_clocks") == ["tests/server/test_clocks.py"]
