"""Bots in the engine protocol: they answer for the deciding seat, legally, the same for the same seed."""

from __future__ import annotations

import json

import pytest

from asterism.bots.protocol import COMMANDS
from asterism.engine.protocol import Session
from asterism.engine.registry import all_games

GAMES = [game.id for game in all_games()]


def ask(session: Session, cmd: str, **fields):
    return session.answer(json.dumps({"id": 1, "cmd": cmd, **fields}))


@pytest.mark.parametrize("game", GAMES)
def test_bot_hint_and_analyse_answer_with_legal_actions_and_change_nothing(game):
    session = Session(COMMANDS)
    ask(session, "new", game=game, seed=3)
    legal = {entry["action"] for entry in ask(session, "legal")["actions"]}
    before = session.match.states.tobytes()
    for cmd, fields in (("bot", {"spec": "level:2"}), ("bot", {"spec": "random"}), ("hint", {}), ("analyse", {})):
        answers = [ask(session, cmd, simulations=60, **fields) for _ in range(2)]
        for answer in answers:
            answer.pop("seconds", None)
            chosen = answer["actions"][0] if cmd == "analyse" else answer
            assert chosen["action"] in legal
            assert answer["seat"] == 0
        assert answers[0] == answers[1]
    assert session.match.states.tobytes() == before


def test_a_limit_of_nodes_ends_an_analysis():
    session = Session(COMMANDS)
    ask(session, "new", game="filantes", seed=3)
    small, large = (ask(session, "analyse", nodes=nodes) for nodes in (1, 5_000))
    assert small["simulations"] == 1
    assert 1 < large["simulations"] < 5_000
    assert large["depth"] > small["depth"] == 1


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_a_game_to_its_end(game):
    session = Session(COMMANDS)
    answer = ask(session, "new", game=game, seed=4)
    while not answer["over"]:
        answer = ask(session, "bot", spec="random", play=True, seed=answer["ply"])
        assert answer["ok"]
        assert answer["events"]
    assert ask(session, "result")["finished"]
    assert ask(session, "hint")["error"]["type"] == "IllegalMoveError"


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({"spec": "genius"}, "OptionError"),
        ({"spec": "level:9"}, "OptionError"),
        ({"seconds": 0}, "ProtocolError"),
        ({"simulations": "many"}, "ProtocolError"),
        ({"nodes": 0}, "ProtocolError"),
        ({"seed": -1}, "ProtocolError"),
        ({"seed": 10**30}, "ProtocolError"),
        ({"spec": "level:" + "1" * 5000}, "OptionError"),
        ({"spec": "./program"}, "OptionError"),
    ],
)
def test_bad_wishes_are_refused(fields, error):
    session = Session(COMMANDS)
    ask(session, "new", game="filantes", seed=3)
    assert ask(session, "bot", **fields)["error"]["type"] == error
