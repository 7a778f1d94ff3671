"""The engine protocol: every command, through a real process; and no input that breaks it."""

from __future__ import annotations

import json
import re
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


def test_a_client_says_which_protocol_it_speaks_and_a_newer_one_is_refused():
    session = Session()
    hello = ask(session, "hello", protocol=1)
    assert (hello["protocol"], hello["rules_versions"]["octocube"]) == (2, [1, 2])
    assert ask(session, "new", game="octocube", seed=1)["rules_version"] == 2
    assert ask(session, "new", game="octocube", seed=1, rules_version=1)["rules_version"] == 1
    for cmd, fields, reason in (
        ("hello", {"protocol": 3}, "the engine protocol: version 3 is newer than version 2.*update"),
        ("undo", {"protocol": 9}, "the engine protocol: version 9 is newer"),
        ("hello", {"protocol": "1"}, "a version is an integer"),
        ("new", {"game": "octocube", "rules_version": 3}, "the rules of octocube: version 3 is newer"),
    ):
        kind, message = refuse(session, cmd, **fields)
        assert kind == "VersionError"
        assert re.search(reason, message)
    assert ask(session, "position")["position"]["rules_version"] == 1


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
    position = ask(session, "position", viewer="truth")["position"]
    for viewer in ("truth", "spectator", *range(case.players)):
        assert ask(session, "position", viewer=viewer)["position"]["viewer"] == viewer
        assert ask(session, "view", viewer=viewer)["view"]["viewer"] == viewer
        decisions = ask(session, "events", viewer=viewer, since=2)["decisions"]
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
    for depth in (-1, 65, 10**30):
        error = ("ProtocolError", f"perft: depth must be an integer from 0 to 64, not {depth}")
        assert refuse(session, "perft", depth=depth) == error
    assert refuse(session, "events", since=3)[0] == "ProtocolError"
    assert refuse(session, "load", position=session.match.position(0), seed=10**30)[0] == "SeedError"
    assert refuse(session, "load", position={})[0] == "PositionError"
    assert refuse(session, "load", position={"game": "filantes", "state": {}})[0] == "PositionError"
    assert refuse(session, "fly")[0] == "ProtocolError"
    assert refuse(session, "legal", colour=1)[0] == "ProtocolError"
    assert session.match.states.tobytes() == before


def test_nothing_hidden_is_sent_unless_the_truth_is_asked_for_by_name():
    session = Session()
    ask(session, "new", game="gravity", seed=0)
    simple = next(a for a in ask(session, "legal")["actions"] if a["move"]["type"] == "simple")
    hidden = {viewer: None if viewer in (1, "spectator") else simple["move"]["card"] for viewer in VIEWERS}
    for viewer, card in hidden.items():
        ask(session, "new", game="gravity", seed=0)
        played = ask(session, "play", action=simple["action"], **({} if viewer == 0 else {"viewer": viewer}))
        assert played["events"][0]["card"] == card
        (decision,) = ask(session, "events", viewer=viewer)["decisions"]
        assert (decision["seat"], decision["move"]["card"]) == (0, card)
        seat, _ = ask(session, "view", viewer=viewer)["view"]["position"]["seats"]
        assert (seat["hand"] is None) == (card is None)
    for cmd in ("view", "position"):
        assert ask(session, cmd)[cmd] == ask(session, cmd, viewer="spectator")[cmd]
        assert ask(session, cmd, viewer=-1)[cmd] == ask(session, cmd)[cmd]
    assert ask(session, "events") == ask(session, "events", viewer="spectator")
    assert refuse(session, "view", viewer="everything")[0] == "ProtocolError"
    assert refuse(session, "play", action=ask(session, "legal")["actions"][0]["action"], viewer=9)[0] == "PositionError"
    assert session.match.ply == 1


VIEWERS = (0, 1, "spectator", "truth")


def test_version_1_called_the_viewer_a_seat():
    session = Session()
    ask(session, "new", game="gravity", seed=0)
    for cmd in ("view", "events"):
        assert ask(session, cmd, seat=1) == ask(session, cmd, viewer=1)
        assert refuse(session, cmd, seat=1, viewer="all")[0] == "ProtocolError"


def test_a_match_begins_in_a_named_mode():
    session = Session()
    ask(session, "new", game="octocube", mode="kids", options={"max_rounds": 7}, seed=1)
    assert ask(session, "view")["view"]["options"] == {"mode": "kids", "max_rounds": 7}
    message = "octocube: there is no mode 'hard'; the modes are base, advanced, kids"
    assert refuse(session, "new", game="octocube", mode="hard") == ("OptionError", message)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
FIELDS = st.sampled_from(
    ["game", "players", "mode", "options", "seed", "position", "viewer", "seat", "action", "notation", "move", "since"]
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


def test_why_names_the_rule_that_forbids_a_move():
    session = Session()
    ask(session, "new", game="octocube", seed=1)
    assert ask(session, "why", notation="@b2")["reason"] == {"rule": "O10", "key": "not-edge"}
    assert ask(session, "why", move={"type": "roll", "direction": "north"})["reason"]["key"] == "place-first"
    assert ask(session, "why", notation="@b1")["reason"] is None
    assert refuse(session, "why", notation="nonsense!")[0] == "InvalidMoveError"
    assert refuse(session, "why", notation="@b2", move={})[0] == "ProtocolError"
    assert refuse(session, "why")[0] == "ProtocolError"
