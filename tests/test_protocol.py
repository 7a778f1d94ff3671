"""The engine protocol: every command, through a real process; and no input that breaks it."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterism import Match
from asterism.engine.protocol import COMMANDS, Session
from tests.battery.cases import MODES


def ask(session: Session, cmd: str, **fields):
    answer = session.answer(json.dumps({"id": 1, "cmd": cmd, **fields}))
    assert answer["id"] == 1
    assert answer["ok"], answer
    return answer


def refuse(session: Session, cmd: str, **fields) -> tuple[str, str]:
    answer = session.answer(json.dumps({"id": "x", "cmd": cmd, **fields}))
    assert answer["id"] == "x"
    assert not answer["ok"]
    return answer["error"]["type"], answer["error"]["message"]


def test_a_client_in_another_process_plays_a_whole_game():
    process = subprocess.Popen(
        [sys.executable, "-m", "asterism", "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdin is not None
    assert process.stdout is not None

    def call(**request):
        process.stdin.write(json.dumps(request) + "\n")
        process.stdin.flush()
        answer = json.loads(process.stdout.readline())
        assert answer["id"] == request["id"]
        return answer

    assert {g["game"] for g in call(id=1, cmd="games")["games"]} == {"gravity", "filantes", "octocube"}
    assert call(id=2, cmd="new", game="filantes", players=2, options={"target": 1}, seed=4)["ok"]
    process.stdin.write("garbage\n\n")
    process.stdin.flush()
    assert json.loads(process.stdout.readline())["error"]["type"] == "ProtocolError"
    number = 3
    forms = ("action", "notation", "move")
    while (legal := call(id=number, cmd="legal"))["actions"]:
        choice = legal["actions"][number * 7 % len(legal["actions"])]
        form = forms[number % 3]
        played = call(id=number, cmd="play", **{form: choice[form]})
        assert played["ok"]
        assert played["events"]
        number += 1
    result = call(id=number, cmd="result")
    assert result["finished"]
    assert result["winners"]
    process.stdin.close()
    assert process.stdout.read() == ""
    process.stdout.close()
    assert process.wait(10) == 0


@pytest.mark.parametrize("case", MODES, ids=str)
def test_every_command_answers_in_every_mode(case):
    session = Session()
    new = ask(session, "new", game=case.game, players=case.players, options=case.options, seed=6)
    assert (new["seat"], new["ply"], new["over"], new["seed"]) == (0, 0, False, 6)
    for _ in range(6):
        legal = ask(session, "legal", previews=True)
        ask(session, "play", action=legal["actions"][-1]["action"])
    position = ask(session, "position")["position"]
    for viewer in range(-1, case.players):
        assert ask(session, "position", viewer=viewer)["position"]["viewer"] == viewer
        view = ask(session, "view", seat=None if viewer < 0 else viewer)["view"]
        assert view["viewer"] == (None if viewer < 0 else viewer)
    for seat in (None, 0):
        decisions = ask(session, "events", seat=seat, since=2)["decisions"]
        assert [decision["ply"] for decision in decisions] == [3, 4, 5, 6]
        assert all(decision["events"] for decision in decisions)
    before = ask(session, "legal")
    ask(session, "undo")
    ask(session, "play", action=session.match._actions[-1])
    assert ask(session, "legal") == before
    assert ask(session, "load", position=position)["seat"] == before["seat"]
    assert ask(session, "legal") == before
    assert ask(session, "perft", depth=1)["nodes"] == len(before["actions"])
    result = ask(session, "result")
    assert (result["finished"], result["cut"], len(result["points"])) == (False, False, case.players)


def test_errors_are_typed_and_change_nothing():
    session = Session()
    assert refuse(session, "legal") == ("ProtocolError", "there is no match yet; begin with new or load")
    assert refuse(session, "new", game="chess")[0] == "UnknownGameError"
    assert refuse(session, "new", game="filantes", players=9)[0] == "OptionError"
    assert refuse(session, "new", game="filantes", options={"target": 99})[0] == "OptionError"
    assert refuse(session, "new", game="filantes", options={"colour": 1})[0] == "OptionError"
    assert refuse(session, "new", game="filantes", seed=-1)[0] == "SeedError"
    assert refuse(session, "undo")[0] == "ProtocolError"
    ask(session, "new", game="filantes", seed=1)
    before = session.match.states.tobytes()
    assert refuse(session, "play", notation="@z9x")[0] == "InvalidMoveError"
    assert refuse(session, "play", notation="pass")[0] == "IllegalMoveError"
    assert refuse(session, "play", action=0)[0] == "IllegalMoveError"
    assert refuse(session, "play", action=10**9)[0] == "IllegalMoveError"
    assert refuse(session, "play", move={"type": "fly"})[0] == "InvalidMoveError"
    assert refuse(session, "play")[0] == "ProtocolError"
    assert refuse(session, "play", action=1, notation="pass")[0] == "ProtocolError"
    assert refuse(session, "play", action=1.5)[0] == "ProtocolError"
    assert refuse(session, "undo")[0] == "IllegalMoveError"
    assert refuse(session, "view", seat=7)[0] == "PositionError"
    assert refuse(session, "perft", depth=-1)[0] == "IllegalMoveError"
    assert refuse(session, "events", since=3)[0] == "ProtocolError"
    assert refuse(session, "load", position=session.match.position(0), seed=10**30)[0] == "SeedError"
    assert refuse(session, "load", position={})[0] == "PositionError"
    assert refuse(session, "load", position={"game": "filantes", "state": {}})[0] == "PositionError"
    assert refuse(session, "fly")[0] == "ProtocolError"
    assert refuse(session, "legal", colour=1)[0] == "ProtocolError"
    assert session.match.states.tobytes() == before


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
FIELDS = st.sampled_from(
    ["game", "players", "options", "seed", "position", "viewer", "seat", "action", "notation", "move", "since"]
)


@given(st.binary(max_size=100))
def test_any_line_gets_an_answer(line):
    assert Session().answer(line)["ok"] is False


@given(st.sampled_from(list(COMMANDS)), st.dictionaries(FIELDS, JSON, max_size=3))
def test_any_request_gets_an_answer_and_a_refused_one_changes_nothing(cmd, fields):
    session = Session()
    session.match = Match.new("filantes", seed=1)
    before = session.match.states.tobytes()
    answer = session.answer(json.dumps({"id": None, "cmd": cmd, **fields}))
    if not answer["ok"]:
        assert set(answer["error"]) == {"type", "message"}
        assert session.match.states.tobytes() == before
