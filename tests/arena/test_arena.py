"""The arena from its command line: tables, reports, resuming, all cores, a Ray cluster."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from asterism.arena.plan import TournamentPlan
from asterism.arena.plot import ticks
from asterism.arena.report import page
from asterism.arena.results import Results
from asterism.arena.summary import summarise
from asterism.arena.tournament import Tournament
from asterism.cli.arena import app
from asterism.engine.errors import AsterismError
from tests.arena.games import played

HERE = Path(__file__).parent
BROKEN = f"{sys.executable} {HERE.parent / 'bots' / 'broken.py'}"
QUICK = ("--game", "filantes", "--option", "target=1")
COMMAND = (sys.executable, "-m", "asterism", "arena")


def arena(*tokens: object) -> int:
    return app(list(map(str, tokens)), exit_on_error=False, result_action="return_value")


def timeless(games) -> list:
    return [msgspec.structs.replace(game, seconds=[]) for game in sorted(games, key=lambda game: game.number)]


def test_the_table_in_json(capsys):
    assert (
        arena("random", "random", *QUICK, "--players", 2, "--games", 10, "--time", 0.1, "--workers", 1, "--json") == 0
    )
    summary = json.loads(capsys.readouterr().out)
    table = summary["table"]
    assert {row["name"] for row in table} == {"random", "random#2"}
    assert [row["games"] for row in table] == [10, 10]
    assert sum(row["wins"] for row in table) == 10
    for row in table:
        assert row["share"] == row["wins"] / 10
        assert row["share_low"] <= row["share"] <= row["share_high"]
        assert row["low"] < row["rating"] < row["high"]
    assert table[0]["rating"] >= table[1]["rating"]
    assert summary["games"] == 10
    assert [seat["seat"] for seat in summary["seats"]] == [0, 1]
    assert sum(seat["wins"] for seat in summary["seats"]) == 10
    assert summary["lengths"]["shortest"] <= summary["lengths"]["median"] <= summary["lengths"]["longest"]
    assert summary["pairs"][0]["wins"] + summary["pairs"][0]["losses"] == 10


def test_the_table_in_words_names_faults(capsys, tmp_path):
    report = tmp_path / "report.html"
    assert (
        arena("random", f"{BROKEN} garbage", *QUICK, "--games", 2, "--time", 10, "--workers", 1, "--report", report)
        == 0
    )
    output = " ".join(capsys.readouterr().out.split())
    assert "2 games" in output
    assert "6 × garbage" in output
    text = report.read_text()
    assert "I resign!" in text


def some_games() -> tuple[TournamentPlan, list]:
    plan = TournamentPlan(
        specs=("a<b", "c&d", "./a/program/with/a/very/long/name --and arguments"), game="octocube", players=3
    )
    games = [
        played(n, (n % 3, (n + 1) % 3, (n + 2) % 3), (n * n % 3,) if n % 5 else (0, 1), cut=n % 10 == 0)
        for n in range(60)
    ]
    return plan, games


def test_the_report_stands_alone_and_is_well_formed():
    plan, games = some_games()
    text = page(summarise(plan, games), games)
    assert "<script" not in text
    assert "href=" not in text
    assert "src=" not in text
    assert "url(" not in text
    assert text.count("<svg") == 4
    body = text[text.index("<body>") : text.index("</html>")]
    assert "a<b" not in body
    root = ElementTree.fromstring(body)
    assert [h.text for h in root.iter("h2")] == ["Ratings", "Who beats whom", "Seats", "Lengths"]
    for element in root.iter():
        for name in ("x", "y", "cx", "cy", "width", "height"):
            if name in element.attrib:
                assert float(element.attrib[name]) >= 0


def test_a_report_of_one_bot_or_one_game_is_drawn_too():
    for specs, match in ((("a",), played(0, (0, 0))), (("a", "b"), played(0))):
        plan = TournamentPlan(specs=specs, game="filantes", players=2)
        text = page(summarise(plan, [match]), [match])
        ElementTree.fromstring(text[text.index("<body>") : text.index("</html>")])
        assert "nan" not in text


def test_ticks_are_round_and_few():
    for low, high in ((0.0, 1.0), (1234.0, 1290.0), (0.0, 0.031), (-800.0, 3900.0)):
        found = ticks(low, high)
        assert 2 <= len(found) <= 8
        assert all(low <= tick <= high + 1e-9 for tick in found)


def test_all_cores_play_what_one_core_plays():
    plan = TournamentPlan(specs=("random", "random"), game="filantes", players=2, options={"target": 1})
    runs = []
    for workers in (1, 2):
        tournament = Tournament(Results(plan), 8)
        assert len(list(tournament.run(workers))) == 8
        runs.append(timeless(tournament.games))
    assert runs[0] == runs[1]


def test_an_error_in_a_worker_ends_the_run(tmp_path):
    plan = TournamentPlan(specs=("random",), game="filantes", players=2, options={"target": 1}, seconds=1.0)
    tournament = Tournament(Results(plan), 4)
    tournament.jobs = [msgspec.structs.replace(job, options={"target": 99}) for job in tournament.jobs]
    with pytest.raises(AsterismError):
        list(tournament.run(2))


def lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def running(words: str) -> bool:
    """Whether a process whose command line ends so is there."""
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            if path.read_bytes().replace(b"\0", b" ").strip().endswith(words.encode()):
                return True
    return False


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_a_run_that_was_stopped_goes_on_where_it_was_and_leaves_no_program_behind(tmp_path, how):
    path = tmp_path / "results.jsonl"
    program = f"{BROKEN} fine {tmp_path}"
    command = [*COMMAND, "random", program, *QUICK, "--games", "24", "--time", "10", "--resume", str(path)]
    process = subprocess.Popen(
        [*command, "--workers", "2"],
        stderr=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    )
    deadline = time.monotonic() + 300
    while lines(path) < 6 and process.poll() is None and time.monotonic() < deadline:
        time.sleep(0.05)
    process.send_signal(how)
    assert process.wait(20) in (-how, 130)
    begun = lines(path) - 1
    assert 5 <= begun < 24
    for _ in range(100):
        if not running(f"fine {tmp_path}"):
            break
        time.sleep(0.1)
    assert not running(f"fine {tmp_path}")
    kept = path.read_bytes()
    assert arena(*command[len(COMMAND) :], "--workers", 1) == 0
    assert path.read_bytes().startswith(kept[: kept.rfind(b"\n") + 1])
    plan = TournamentPlan(specs=("random", program), game="filantes", players=2, options={"target": 1}, seconds=10.0)
    with Results(plan, path) as results:
        assert sorted(results.games) == list(range(24))
        assert lines(path) == 25


def test_a_finished_run_is_only_read_and_a_longer_one_is_continued(tmp_path, capsys):
    path = tmp_path / "results.jsonl"
    command = ("random", "random", *QUICK, "--workers", 1, "--resume", path, "--json")
    arena(*command, "--games", 4)
    first = capsys.readouterr().out
    before = path.read_bytes()
    arena(*command, "--games", 4)
    assert capsys.readouterr().out == first
    assert path.read_bytes() == before
    arena(*command, "--games", 6)
    assert path.read_bytes().startswith(before)
    assert lines(path) == 7


@pytest.mark.parametrize(
    "tokens",
    [
        ["no-such-bot", "random"],
        ["./no/such/program", "random"],
        ["random", "--players", "5"],
        ["random", "--mode", "chess"],
        ["random", "--time", "-1"],
        ["random", "--report", "/no/such/folder/report.html"],
        ["random", "--ray", "127.0.0.1:1"],
    ],
)
def test_what_cannot_be_is_refused_in_one_line_before_anything_is_written(tokens, tmp_path):
    path = tmp_path / "results.jsonl"
    with pytest.raises(AsterismError):
        arena(*tokens, *QUICK, "--games", 1, "--workers", 1, "--resume", path)
    assert path.exists() == ("--ray" in tokens)  # a cluster is looked for when there is a match to play
