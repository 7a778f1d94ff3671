"""Garbage of every kind: answered in the reader's language, in one shape, and nothing is changed."""

from __future__ import annotations

import json
import random
import string

import pytest

from asterism.server import budgets
from asterism.server.accounts.guests import COOKIE

from .server import Guest
from .test_play import seated


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en-GB,fr;q=0.5", "There is no such table."),
        ("fr", "Cette table n'existe pas."),
        ("nl-BE, en;q=0.9", "Deze tafel bestaat niet."),
        ("xx;q=x, de;q=0.3, en;q=0.2", "Diesen Tisch gibt es nicht."),
        ("", "There is no such table."),
    ],
)
def test_refusals_are_in_the_language_of_the_reader(server, language, text):
    guest = server.guest(**{"Accept-Language": language})
    error = guest.get("/api/tables/nothing", 404)["error"]
    assert error == {"type": "NotFoundError", "code": "no-table", "message": text, "params": {}}


def test_a_guests_language_and_a_wish_in_the_address_go_before_the_browsers(server):
    guest = server.guest(**{"Accept-Language": "fr"})
    guest.post("/api/me", {"language": "de"})
    assert guest.get("/api/tables", 200)
    assert guest.post("/api/tables/x/rematch", status=404)["error"]["message"].startswith(("Cette", "Diesen"))
    id = guest.table("filantes")
    assert "geht erst" in guest.get(f"/api/tables/{id}/replay", 409)["error"]["message"]
    live = guest.live(id, query="lang=nl")
    live.next()
    assert live.ask("play", ply=9, action=1)["error"]["message"].startswith("Het spel is verder gegaan")


@pytest.mark.parametrize(
    ("path", "body", "type"),
    [
        ("/api/tables", {"game": "chess"}, "UnknownGameError"),
        ("/api/tables", {"game": "filantes", "mode": "fast"}, "OptionError"),
        ("/api/tables", {"game": "filantes", "players": 9}, "OptionError"),
        ("/api/tables", {"game": "filantes", "options": {"target": 99}}, "OptionError"),
        ("/api/tables", {"game": "filantes", "options": {"colour": 1}}, "OptionError"),
        ("/api/tables", {"game": "filantes", "colour": 1}, "BadRequestError"),
        ("/api/tables", {"game": 3}, "BadRequestError"),
        ("/api/tables", {}, "BadRequestError"),
        ("/api/tables", [1, 2], "BadRequestError"),
        ("/api/tables", {"game": "filantes", "position": {}}, "PositionError"),
        (
            "/api/tables",
            {"game": "filantes", "seats": [{"kind": "bot", "level": 9}, {"kind": "me"}]},
            "BadRequestError",
        ),
        ("/api/me", {"name": ""}, "BadRequestError"),
        ("/api/me", {"name": "x" * 25}, "BadRequestError"),
        ("/api/me", {"name": "\u200b\u0007"}, "BadRequestError"),
        ("/api/me", {"language": "tlh"}, "BadRequestError"),
        ("/api/me", {"colour": "</style>"}, "BadRequestError"),
        ("/api/me/return", {"passphrase": "x" * 201}, "BadRequestError"),
        ("/api/positions", {"position": {"game": "filantes", "state": {}}}, "PositionError"),
        ("/api/positions", {"position": {"game": "filantes"}, "moves": ["fly"]}, "InvalidMoveError"),
        ("/api/positions", {"position": {"game": "filantes"}, "seat": 7}, "PositionError"),
    ],
    ids=str,
)
def test_bad_requests_are_refused_in_one_shape(server, path, body, type):
    error = server.guest().post(path, body, 400)["error"]
    assert set(error) == {"type", "code", "message", "params"}
    assert error["type"] == type
    assert error["message"]
    assert "{" not in error["message"].split("(")[0]


def test_what_is_not_json_or_not_there_is_refused_too(server):
    guest = server.guest()
    for body in (b"", b"{", b"\xff\xfe", b"null", b"[" * 5000):
        answer = guest.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400, answer.text
        assert answer.json()["error"]["type"] == "BadRequestError"
    assert guest.get("/api/nothing", 404)["error"]["code"] == "no-page"
    assert guest.post("/api/nothing", {}, 404)["error"]["code"] == "no-page"
    assert guest.get("/api/texts/tlh", 404)["error"]["code"] == "no-page"
    assert guest.get("/api/games/chess/miniature", 400)["error"]["type"] == "UnknownGameError"
    assert guest.delete("/api/tables", 404)["error"]["code"] == "no-page"


def test_too_large_is_refused(server):
    guest = server.guest("Ann")
    assert guest.post("/api/me", {"name": "x" * budgets.MAX_MESSAGE}, 413)["error"]["code"] == "too-large"
    big = guest.http.post("/api/records", content=b"x" * (budgets.MAX_UPLOAD + 10))
    assert big.status_code == 413
    assert big.json()["error"] == {
        "type": "TooLargeError",
        "code": "too-large",
        "message": "This is too large: at most 1,048,576 bytes.",
        "params": {"most": budgets.MAX_UPLOAD},
    }


def test_a_broken_cookie_is_reported_and_cleared(server):
    for value in ("nonsense", "A" * 43, "x" * 3000):
        guest = Guest(server.url)
        guest.http.cookies.set(COOKIE, value, domain="127.0.0.1")
        assert guest.get("/api/tables")["mine"] == []
        answer = guest.http.post("/api/tables", json={"game": "filantes"})
        assert answer.status_code == 401
        assert answer.json()["error"]["code"] == "unknown-guest"
        assert "Max-Age=0" in answer.headers["set-cookie"]
        guest.http.cookies.clear()
        assert guest.post("/api/tables", {"game": "filantes"})
        guest.close()


def test_pages_of_other_sites_are_turned_away(server):
    evil = {"Origin": "https://evil.example"}
    guest = server.guest("Ann")
    answer = guest.http.post("/api/tables", json={"game": "filantes"}, headers=evil)
    assert answer.status_code == 403
    assert answer.json()["error"]["code"] == "foreign-origin"
    id = guest.table("filantes")
    assert guest.live(id, **evil).closed() == 4403
    assert guest.live(id, Origin="null").closed() == 4403
    assert guest.live(id, Origin=server.url).next()["type"] == "state"
    assert guest.http.post("/api/me", json={}, headers={"Origin": server.url}).status_code == 200


def test_a_table_that_is_not_there_closes_the_connection(server):
    live = server.guest().live("nothing")
    assert live.next()["error"]["code"] == "no-table"
    assert live.closed() == 4404


def test_garbage_on_a_live_connection_hurts_nobody(server):
    id, (ann, ben), _ = seated(server, "filantes")
    state = ann.next()
    ben.next()
    chance = random.Random(1)
    garbage: list[str | bytes] = [
        "",
        "{",
        "[]",
        "null",
        "1e999",
        '{"type":"fly"}',
        '{"type":"play"}',
        "[" * 9000,
        b"\xff",
    ]
    garbage += [json.dumps({"type": "play", "ply": ply, "action": 0}) for ply in (-1, 2**70, 1.5, "0", None)]
    garbage += ["".join(chance.choices(string.printable, k=60)) for _ in range(20)]
    garbage += [json.dumps({"type": "play", "id": {"a": 1}, "ply": 0, "action": 1}), "x" * (budgets.MAX_MESSAGE + 1)]
    for piece in garbage:
        ben.socket.send(piece)
        answer = ben.until("error")
        assert answer["error"]["type"] in ("BadRequestError", "TooLargeError")
    assert ann.ask("play", ply=0, action=state["legal"][0]["action"])["type"] == "done"
    assert ben.until("moved")["ply"] == 1
    assert server.services.in_memory(id).match.ply == 1


def test_too_many_messages_are_slowed_down(server, monkeypatch):
    monkeypatch.setitem(budgets.RATES, "message", budgets.Rate(3, 0.001))
    monkeypatch.setitem(budgets.RATES, "table", budgets.Rate(1, 0.001))
    guest = server.guest("Ann")
    server.services.limits._buckets.clear()
    live = guest.live(guest.table("filantes"))
    live.next()
    answers = [live.ask("ping")["type"] for _ in range(3)]
    live.say(type="ping")
    assert live.until("error")["error"]["code"] == "too-fast"
    assert answers == ["pong"] * 3
    error = guest.post("/api/tables", {"game": "filantes"}, 429)["error"]
    assert error["code"] == "too-fast"
    assert 900 <= error["params"]["seconds"] <= 1000
    server.services.limits._buckets.clear()
