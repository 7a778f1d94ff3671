"""``make flaky``: it goes on where it stopped, and tells what was not stable."""

from __future__ import annotations

from tests import flaky
from tests.flaky import Result

REPORT = """<testsuites><testsuite>
<testcase name="test_a"/><testcase name="test_b"><failure/></testcase>
<testcase name="test_c"><skipped/></testcase><testcase name="test_d"><error/></testcase>
</testsuite></testsuites>"""


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


def test_a_report_is_read_and_a_part_without_one_counts_as_a_whole(tmp_path, monkeypatch):
    (tmp_path / "report.xml").write_text(REPORT)
    read = list(flaky.read_report(3, "part", tmp_path / "report.xml"))
    assert read == [Result(3, "part", name, name == "test_a") for name in ("test_a", "test_b", "test_d")]
    monkeypatch.setattr(flaky, "command", lambda part, report: ["false"])
    assert flaky.run_part(1, "page") == [Result(1, "page", flaky.WHOLE, False)]


def test_every_file_of_the_servers_tests_is_a_part():
    assert "tests/server/test_clocks.py" in flaky.parts()
    assert {"page", "browser"} < set(flaky.parts())
