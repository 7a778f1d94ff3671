"""Absence: others learn who is away, a bot stands in when those who stay want it, and the seat stays theirs."""

from __future__ import annotations

import pytest

from asterism.server.core import values

from .test_play import seated


@pytest.fixture
def impatient(monkeypatch):
    monkeypatch.setattr(values, "STAND_IN_AFTER", 0.2)


def goes(live, watching, guest):
    """A guest's connection is closed once ``watching`` has seen them there; the message in which they are away."""
    live.next()
    watching.until(lambda m: m["type"] == "presence" and guest in m["guests"])
    live.close()
    return watching.until(lambda m: m["type"] == "presence" and guest not in m["guests"])


def test_who_is_away_is_told_with_how_long_to_wait(server):
    id, (ann, ben), guests = seated(server, "filantes")
    me = guests[1].get("/api/me")["guest"]["id"]
    server.services.in_memory(id).presence.loaded_at -= 100  # the table was there long before
    message = goes(ben, ann, me)
    assert set(message["away"]) == {me}
    assert 28_000 < message["away"][me] <= 30_000
    late = server.guest().live(id).next()["presence"]
    assert late["away"][me] <= message["away"][me]
    ben = guests[1].live(id)
    assert ben.next()["type"] == "state"
    assert ann.until(lambda m: m["type"] == "presence" and me in m["guests"])["away"] == {}


def test_those_who_stay_let_a_bot_play_and_the_seat_is_taken_back_on_return(server):
    id, (ann, ben), guests = seated(server, "filantes", options={"target": 4})
    me = guests[1].get("/api/me")["guest"]["id"]
    state = ann.next()
    assert server.guest("Eve").post(f"/api/tables/{id}/seats/1/bot", {}, 403)["error"]["code"] == "not-your-table"
    assert guests[0].post(f"/api/tables/{id}/seats/1/bot", {}, 403)["error"]["code"] == "seat-present"
    ann.say(type="play", ply=0, action=state["legal"][0]["action"])
    goes(ben, ann, me)
    assert guests[0].post(f"/api/tables/{id}/seats/1/bot", {}, 403)["error"]["code"] == "seat-present"
    server.services.in_memory(id).presence._last_seen[me] -= values.STAND_IN_AFTER  # they went long ago
    assert guests[0].post(f"/api/tables/{id}/seats/1/bot", {"level": 2})["table"]["seats"][1]["stand_in"] == 2
    assert ann.until(lambda m: m["type"] == "moved" and m["seat"] == 1)
    back = guests[1].live(id)
    first = back.next()
    assert first["you"]["seats"] == [1]
    assert first["legal"] == []
    assert guests[1].post(f"/api/tables/{id}/seats/1")["table"]["seats"][1]["stand_in"] is None


def test_who_leaves_is_replaced_at_once(server):
    id, (ann, ben), guests = seated(server, "filantes")
    ben.next()  # whoever connects after leaving has come back
    guests[1].delete(f"/api/tables/{id}/seats/1")
    table = ann.until("table")["table"]
    assert (table["seats"][1]["left"], table["seats"][1]["stand_in"]) == (True, None)
    assert guests[0].post(f"/api/tables/{id}/seats/1/bot", {"level": 2})["table"]["seats"][1]["stand_in"] == 2
    table = guests[1].post(f"/api/tables/{id}/seats/1")["table"]
    assert (table["seats"][1]["left"], table["seats"][1]["stand_in"]) == (False, None)


def test_where_there_are_days_for_a_move_only_those_who_left_are_replaced(server, impatient):
    id, (ann, ben), guests = seated(server, "filantes", clock={"kind": "days", "days": 2})
    me = guests[1].get("/api/me")["guest"]["id"]
    goes(ben, ann, me)
    answer = guests[0].post(f"/api/tables/{id}/seats/1/bot", {}, 409)
    assert answer["error"]["code"] == "slow-table"
    guests[1].delete(f"/api/tables/{id}/seats/1")
    assert guests[0].post(f"/api/tables/{id}/seats/1/bot", {"level": 2})["table"]["seats"][1]["stand_in"] == 2
