"""Programs as bots: what they are sent, what they may answer, and what follows from faults."""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
import time
from pathlib import Path

import msgspec
import numpy as np
import pytest

from asterism import Match
from asterism.bots import external, program
from asterism.bots.base import InformationState, Limit, information_state
from asterism.bots.external import ExternalBot
from asterism.bots.program import RUNNING, BotFaultError, Fault
from asterism.engine.errors import OptionError
from asterism.engine.rng import make_rng

HERE = Path(__file__).parent
EXAMPLES = HERE.parent.parent / "examples"
SAMPLES = [f"{sys.executable} {EXAMPLES / 'bot_greedy.py'}", f"node {EXAMPLES / 'bot_greedy.js'}"]
SOON, PATIENT = Limit(seconds=0.5), Limit(seconds=30)

TEE = """
import json, sys
seen = open(sys.argv[1], "a")
for line in sys.stdin:
    seen.write(line)
    seen.flush()
    message = json.loads(line)
    if message["type"] == "start":
        print('{"ready": true}', flush=True)
    if message["type"] == "act":
        print(json.dumps({"action": message["legal"][0]["action"]}), flush=True)
"""


def broken(way: str, *arguments: object) -> ExternalBot:
    return ExternalBot(" ".join(map(str, (sys.executable, HERE / "broken.py", way, *arguments))), grace=0.0)


def fault_of(bot: ExternalBot, match: Match, limit: Limit = SOON) -> tuple[Fault, str]:
    with pytest.raises(BotFaultError) as caught:
        bot.play(information_state(match, match.seat or 0), limit)
    return caught.value.fault, caught.value.message


@pytest.fixture
def match() -> Match:
    return Match.new("filantes", 2, seed=1)


@pytest.fixture(autouse=True)
def _everybody_leaves():
    yield
    assert not RUNNING


@pytest.mark.parametrize("way", ["fine", "twice", "late-then-right", "by-notation", "by-move"])
def test_an_action_may_be_given_in_any_form_and_late_lines_are_not_heard(match, way):
    bot = broken(way)
    for _ in range(3):
        action = bot.play(information_state(match, match.seat), PATIENT).action
        assert action == match.legal()[-1]
        match.play(action)
    bot.close()


@pytest.mark.parametrize(
    ("way", "fault"),
    [
        ("hang", Fault.TIMEOUT),
        ("spin", Fault.TIMEOUT),
        ("half-a-line", Fault.TIMEOUT),
        ("close-input", Fault.TIMEOUT),
        ("flood-errors", Fault.TIMEOUT),
        ("crash", Fault.CRASH),
        ("close-output", Fault.CLOSED),
        ("flood", Fault.FLOOD),
        ("garbage", Fault.GARBAGE),
        ("binary", Fault.GARBAGE),
        ("empty-line", Fault.GARBAGE),
        ("list", Fault.GARBAGE),
        ("nothing", Fault.GARBAGE),
        ("two-forms", Fault.GARBAGE),
        ("bool", Fault.GARBAGE),
        ("float", Fault.GARBAGE),
        ("huge", Fault.GARBAGE),
        ("deep", Fault.GARBAGE),
        ("no-such-action", Fault.ILLEGAL),
        ("negative", Fault.ILLEGAL),
        ("no-such-notation", Fault.ILLEGAL),
        ("no-such-move", Fault.ILLEGAL),
        ("never-ready", Fault.START),
        ("not-ready", Fault.START),
        ("wrong-ready", Fault.START),
        ("crash-at-start", Fault.START),
    ],
)
def test_every_wrong_way_has_its_fault(match, monkeypatch, way, fault):
    if way == "never-ready":
        monkeypatch.setattr(external, "START_SECONDS", 1.0)
    bot = broken(way)
    assert fault_of(bot, match, SOON if fault is Fault.TIMEOUT else PATIENT)[0] is fault
    lives_on = fault in (Fault.GARBAGE, Fault.ILLEGAL)
    assert len(RUNNING) == lives_on
    bot.close()


def test_a_program_that_never_reads_cannot_block_us(match):
    bot = broken("never-reads")
    seen = information_state(match, 0)
    for ply in range(3000):
        bot.on_events(ply, 0, match.preview(match.legal()[0]))
    assert fault_of(bot, match)[0] is Fault.TIMEOUT
    assert seen.states.tobytes() == match.redacted(0).tobytes()


def test_a_crash_is_reported_with_the_last_words(match):
    fault, message = fault_of(broken("crash"), match, PATIENT)
    assert (fault, message) == (Fault.CRASH, "crash: ended with status 3; standard error: out of ideas")


def test_last_words_cannot_command_a_terminal(match):
    _, message = fault_of(broken("crash-in-colour"), match, PATIENT)
    assert message.endswith("standard error: \N{REPLACEMENT CHARACTER}[2Jout of ideas")


def test_a_program_that_crashed_is_started_anew(match, tmp_path):
    bot = broken("crash-once", tmp_path / "crashed")
    assert fault_of(bot, match, PATIENT)[0] is Fault.CRASH
    assert bot.play(information_state(match, 0), PATIENT).action == match.legal()[-1]
    bot.close()


def test_whatever_a_hanging_program_started_is_ended_with_it(match):
    message = fault_of(broken("child"), match, Limit(seconds=3))[1]
    child = int(re.search(r"child (\d+)", message)[1])
    for _ in range(50):
        if not Path(f"/proc/{child}").exists() or "Z" in Path(f"/proc/{child}/stat").read_text().split()[2]:
            break
        time.sleep(0.1)
    else:
        pytest.fail(f"process {child} still runs")


def test_a_command_that_cannot_be_run_is_refused_at_once(match, tmp_path):
    for command in ("./no/such/program", "no-such-program --fast", "'unclosed", " "):
        with pytest.raises(OptionError):
            ExternalBot(command)
    not_a_program = tmp_path / "text"
    not_a_program.write_text("nothing to run")
    not_a_program.chmod(0o755)
    assert fault_of(ExternalBot(str(not_a_program)), match)[0] is Fault.START


def test_what_is_a_program_and_what_is_a_bot_of_ours():
    assert [external.is_program(s) for s in ("./bot", "node bot.js", "/bin/bot")] == [True] * 3
    assert [external.is_program(s) for s in ("random", "level:5", "uct")] == [False] * 3


def messages(path: Path) -> list[dict]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_a_program_receives_what_its_seat_sees_and_nothing_else(tmp_path):
    path = tmp_path / "seen"
    (tmp_path / "tee.py").write_text(TEE)
    match = Match.new("gravity", 3, {"goodies": ["teleport"]}, seed=77_777_777)
    bot = ExternalBot(f"{sys.executable} {tmp_path / 'tee.py'} {path}")
    asked = []
    for _ in range(60):
        seat = match.seat
        if seat == 1:
            asked.append((match.ply, match.view(1), match.legal_actions(1)))
            match.play(bot.play(information_state(match, 1), PATIENT).action)
        else:
            match.play(match.legal()[match.ply % len(match.legal())])
        bot.on_events(match.ply - 1, seat, match.events(1, match.ply - 1)[0])
    bot.on_result(match.result())
    start, *rest, end = messages(path)
    assert start == {
        "type": "start",
        "protocol": 1,
        "game": "gravity",
        "players": 3,
        "options": msgspec.json.decode(msgspec.json.encode(match.options)),
        "seat": 1,
        "colours": ["green", "pink", "orange"],
    }
    assert end == {"type": "end", "result": msgspec.to_builtins(match.result())}
    received = [m for m in rest if m["type"] == "events"]
    assert [m["ply"] for m in received] == list(range(60))
    assert [m["events"] for m in received] == [[e.as_json() for e in es] for es in match.events(1)]
    acts = [m for m in rest if m["type"] == "act"]
    assert len(acts) == len(asked)
    for message, (ply, view, legal) in zip(acts, asked, strict=True):
        assert (message["ply"], message["limit"]["seconds"]) == (ply, 30)
        assert message["view"] == msgspec.json.decode(msgspec.json.encode(view))
        assert [a["notation"] for a in message["legal"]] == [a.notation for a in legal]
        assert [a["preview"] for a in message["legal"]] == [[e.as_json() for e in a.preview] for a in legal]
    assert "77777777" not in path.read_text()


def test_another_truth_with_the_same_view_is_sent_in_the_same_bytes():
    match = Match.new("gravity", 4, seed=5)
    rng = make_rng(9)
    varied = 0
    for _ in range(80):
        seat = match.seat
        other = match.redacted(seat)
        match.game.kernels.resample_at(other, 0, seat, rng)
        varied += other.tobytes() != match.states.tobytes()
        sent = []
        for truth in (match.states, other):
            match.game.kernels.redact_at(truth, 0, seat)
            seen = InformationState(match.game, 4, match.options, seat, match.ply, truth)
            known = Match(seen.game, 4, seen.options, None, np.copy(truth))
            sent.append(msgspec.json.encode(external.act_message(known, seen, SOON)))
        assert sent[0] == sent[1]
        match.play(match.legal()[match.ply * 5 % len(match.legal())])
    assert varied


@pytest.mark.parametrize("command", SAMPLES, ids=["python", "javascript"])
@pytest.mark.parametrize(("game", "players"), [("filantes", 2), ("gravity", 3), ("octocube", 2)])
def test_the_samples_play_whole_games_and_beat_random_play(command, game, players):
    if shutil.which(command.split()[0]) is None:
        pytest.skip(f"{command.split()[0]} is not installed")
    rng = np.random.default_rng(1)
    wins = 0.0
    for seat in range(players):
        match = Match.new(game, players, seed=2)
        bot = ExternalBot(command)
        while not match.over:
            turn = match.seat
            match.play(
                bot.play(information_state(match, turn), Limit()).action
                if turn == seat
                else int(rng.choice(match.legal()))
            )
        result = match.result()
        bot.on_result(result)
        wins += (seat in result.winners) / len(result.winners)
    assert wins >= players / 2


def test_a_process_that_must_leave_ends_its_programs(match):
    bot = broken("fine")
    bot.play(information_state(match, 0), PATIENT)
    (running,) = RUNNING
    program.kill_all()
    assert not RUNNING
    with pytest.raises(ProcessLookupError):
        os.kill(running._process.pid, 0)
