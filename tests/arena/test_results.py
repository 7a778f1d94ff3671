"""The results file: what was played is never lost and never mixed with another tournament."""

from __future__ import annotations

import msgspec
import pytest

from asterism.arena.plan import TournamentPlan
from asterism.arena.results import Results
from asterism.arena.tournament import Tournament
from asterism.engine.errors import OptionError, RecordError
from tests.arena.games import played

PLAN = TournamentPlan(specs=("a", "b"), game="filantes", players=2, options={"target": 3})


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "results.jsonl"
    with Results(PLAN, path) as results:
        for number in range(3):
            results.add(played(number))
    return path


def test_what_was_added_is_there_again(path):
    with Results(PLAN, path) as results:
        assert results.games == {number: played(number) for number in range(3)}
        results.add(played(3))
    assert len(path.read_text().splitlines()) == 5


@pytest.mark.parametrize("lost", [1, 5, 60])
def test_a_torn_last_line_is_dropped(path, lost):
    path.write_bytes(path.read_bytes()[:-lost])
    with Results(PLAN, path) as results:
        assert set(results.games) == {0, 1}
        results.add(played(2))
    with Results(PLAN, path) as results:
        assert set(results.games) == {0, 1, 2}


def test_a_torn_first_line_begins_anew(path):
    path.write_bytes(path.read_bytes()[:10])
    with Results(PLAN, path) as results:
        assert not results.games
    with Results(PLAN, path) as results:
        assert not results.games


def test_another_tournament_is_refused_by_the_name_of_what_differs(path):
    before = path.read_bytes()
    other = TournamentPlan(specs=("a", "b"), game="filantes", players=2, options={"target": 3}, seconds=2.0)
    with pytest.raises(OptionError, match=r"begun with other settings: seconds 0\.5, not 2\.0"):
        Results(other, path)
    assert path.read_bytes() == before


def test_a_broken_line_is_named(path):
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines[:2], "{}", *lines[2:], ""]))
    with pytest.raises(RecordError, match="line 3"):
        Results(PLAN, path)


@pytest.mark.parametrize("text", ["notes without an end of line", "notes\n", "{}\n"])
def test_a_file_of_somebody_else_is_left_alone(tmp_path, text):
    path = tmp_path / "notes.txt"
    path.write_text(text)
    with pytest.raises(RecordError):
        Results(PLAN, path)
    assert path.read_text() == text


@pytest.mark.parametrize(
    "wrong",
    [
        {"deal": 1},
        {"seed": 2},
        {"bots": (1, 0)},
        {"winners": []},
        {"winners": [2]},
        {"points": [1]},
        {"seconds": [0.1, 0.1, 0.1]},
        {"forfeits": [-1]},
    ],
)
def test_a_match_that_is_not_of_the_tournament_is_refused(tmp_path, wrong):
    path = tmp_path / "results.jsonl"
    job = next(PLAN.jobs(1))
    whole = played(0, job.bots, deal=job.deal, seed=job.seed)
    with Results(PLAN, path) as results:
        results.add(whole)
        assert Tournament(results, 1).games == [whole]
        results.add(msgspec.structs.replace(whole, **wrong))
        with pytest.raises(RecordError, match="match 0 is not one of this tournament"):
            Tournament(results, 1)


def test_a_path_that_cannot_be_written_is_refused(tmp_path):
    with pytest.raises(RecordError):
        Results(PLAN, tmp_path)


def test_without_a_path_results_are_kept_in_memory():
    with Results(PLAN) as results:
        results.add(played(7))
    assert set(results.games) == {7}


def test_a_tournament_goes_on_only_under_its_version_of_the_rules(path):
    header, *rest = path.read_text().splitlines(keepends=True)
    assert '"rules_version":1' in header
    path.write_text(header.replace('"rules_version":1', '"rules_version":9') + "".join(rest))
    with pytest.raises(OptionError, match="begun with other settings: rules_version 9, not 1"):
        Results(PLAN, path)
    path.write_text(header.replace(',"rules_version":1', "") + "".join(rest))  # as it was written before versions
    with Results(PLAN, path) as results:
        assert set(results.games) == {0, 1, 2}
