"""Offers between people, resigning, aborting, reactions and rematches, over connections, restarts and servers."""

from __future__ import annotations

import json

import pytest

from asterism.server import budgets
from asterism.server.runtime.services import Settings

from .server import Guest, Player, RandomBot, Server, play_out, soon
from .test_play import seated


def types(live, kind):
    return [message for message in map(json.loads, live.received) if message["type"] == kind]


def decide_once(lives):
    """Whoever decides first decides; the states are read."""
    states = [live.next() for live in lives]
    mover = next(n for n, state in enumerate(states) if state["legal"])
    lives[mover].ask("play", ply=0, undo_epoch=0, action=states[mover]["legal"][0]["action"])
    return mover, states[mover]["legal"]


# -- the identity of a position ----------------------------------------------------------------------------------------


def test_a_move_is_not_played_in_a_position_that_was_taken_back(server):
    guest = server.guest()
    live = guest.live(guest.table("filantes", seats=[{"kind": "me"}, {"kind": "here"}]))
    state = live.next()
    assert state["undo_epoch"] == 0
    action = state["legal"][0]["action"]
    live.ask("play", ply=0, undo_epoch=0, action=action)
    live.ask("undo", ply=1)
    assert types(live, "undone")[0]["undo_epoch"] == 1
    assert live.refused("play", ply=0, undo_epoch=0, action=action) == ("StaleError", "taken-back")
    assert live.ask("play", ply=0, undo_epoch=1, action=action)["ply"] == 1
    assert live.refused("play", ply=0, undo_epoch=1, action=action) == ("StaleError", "already-played")
    live.ask("undo", ply=1)
    assert live.ask("play", ply=0, action=action)["ply"] == 1  # as older clients say it


# -- takebacks and draws -----------------------------------------------------------------------------------------------


def test_a_takeback_is_asked_for_declined_asked_for_again_and_granted(server):
    id, lives, _ = seated(server, "octocube")
    watcher = server.guest().live(id)
    mover, legal = decide_once(lives)
    asker, other = lives[mover], lives[1 - mover]
    assert asker.ask("offer", kind="takeback", key="a")["type"] == "done"
    assert asker.ask("offer", kind="takeback", key="a")["type"] == "done"  # sent again
    heard = other.until("offers")
    assert heard["offers"] == [{"number": 1, "kind": "takeback", "seat": mover, "waiting": [1 - mover]}]
    assert asker.refused("reply", offer=1, accept=True) == ("ConflictError", "offer-gone")
    other.ask("reply", offer=1, accept=False)
    declined = asker.until("offers")
    assert declined["offers"] == []
    assert declined["answer"] == {"offer": 1, "seat": 1 - mover, "accept": False}
    assert "takeback" not in declined["may"]
    assert asker.refused("offer", kind="takeback") == ("ConflictError", "asked-already")
    ply = server.services.in_memory(id).match.ply
    now = next(m for m in map(json.loads, reversed(other.received)) if "legal" in m)
    other.ask("play", ply=ply, undo_epoch=0, action=now["legal"][0]["action"])
    asker.ask("offer", kind="takeback")
    assert other.refused("reply", offer=1, accept=True) == ("ConflictError", "offer-gone")
    other.ask("reply", offer=2, accept=True)
    undone = asker.until("undone")
    assert (undone["ply"], undone["seat"], undone["undo_epoch"], undone["offers"]) == (0, mover, 1, [])
    assert undone["legal"] == legal
    watcher.ask("ping")
    assert not types(watcher, "offers")
    assert all(m["offers"] == [] and m["may"] == [] for m in map(json.loads, watcher.received) if "may" in m)


def test_a_draw_is_agreed_where_the_game_knows_draws(server):
    id, (ann, ben), guests = seated(server, "octocube")
    assert "draw" in ann.next()["may"]
    ann.ask("offer", kind="draw")
    ben.ask("reply", offer=1, accept=True)
    over = ann.until("over")["result"]
    assert (over["winners"], over["agreed"], over["finished"]) == ([0, 1], True, True)
    table = guests[0].get(f"/api/tables/{id}")["table"]
    assert (table["status"], table["result"]) == ("over", over)
    _, (cleo, _), _ = seated(server, "filantes")
    assert "draw" not in cleo.next()["may"]
    assert cleo.refused("offer", kind="draw") == ("ConflictError", "no-draws")


# -- resigning and aborting --------------------------------------------------------------------------------------------


def test_who_resigns_has_lost(server):
    id, lives, guests = seated(server, "filantes")
    mover, _ = decide_once(lives)
    lives[0].ask("resign", seat=0)
    assert lives[1].until("resigned")["seat"] == 0
    result = lives[1].until("over")["result"]
    assert (result["winners"], result["out"]) == ([1], [0])
    assert lives[0].refused("resign", seat=0)[1] == "not-running"
    assert [m["type"] for m in guests[0].live(id).next()["log"]] == ["moved", "resigned", "over"]
    assert "out" in guests[0].http.get(f"/api/tables/{id}/record").text
    assert mover in (0, 1)


def test_of_three_a_bot_plays_on_for_who_resigns(server):
    id, lives, guests = seated(server, "gravity", players=3)
    lives[1].ask("resign", seat=1)
    table = guests[0].get(f"/api/tables/{id}")["table"]
    assert (table["status"], table["seats"][1]["stand_in"], table["seats"][1]["out"]) == ("running", 3, True)


def test_alone_with_bots_resigning_ends_the_game(server):
    guest = server.guest()
    live = guest.live(guest.table("gravity", players=3))
    assert live.next()["may"] == ["resign"]
    live.ask("resign", seat=0)
    assert types(live, "over")[0]["result"]["out"] == [0]
    assert live.refused("undo", ply=0)[1] == "not-running"


def test_a_game_is_aborted_until_everybody_has_decided(server):
    id, lives, guests = seated(server, "filantes")
    mover, _ = decide_once(lives)
    assert lives[1 - mover].ask("abort")["type"] == "done"
    table = lives[mover].until("table")["table"]
    assert (table["status"], table["result"]) == ("over", None)
    assert guests[0].get(f"/api/tables/{id}")["table"]["result"] is None
    log = guests[0].live(id).next()["log"]
    assert [(entry["type"], entry["seat"]) for entry in log] == [("moved", mover), ("aborted", 1 - mover)]
    id, lives, _ = seated(server, "filantes", options={"target": 1})
    players = [Player(live, n) for n, live in enumerate(lives)]
    play_out(*players)
    assert lives[0].refused("abort")[1] == "not-running"


def test_somebody_at_the_table_is_reported_to_the_host(server):
    id, lives, (ann, ben) = seated(server, "filantes")
    about = ben.get("/api/me")["guest"]["id"]
    path = f"/api/tables/{id}/reports"
    assert ann.post(path, {"guest": about, "reason": "chat"}) == {"reported": True}
    assert ann.post(path, {"guest": about, "reason": "stalling"}) == {"reported": True}  # the last reason counts
    ann.post(path, {"guest": about, "reason": "rude"}, 400)
    for nobody in (ann.get("/api/me")["guest"]["id"], server.guest("Eve").get("/api/me")["guest"]["id"]):
        assert ann.post(path, {"guest": nobody, "reason": "chat"}, 404)["error"]["code"] == "no-guest"
    host = server.guest()
    host.post("/api/host", {"secret": server.services.host_secret})
    (report,) = [one for one in host.get("/api/host")["reports"] if one["table"] == id]
    assert (report["about"], report["name"], report["about_name"], report["reason"]) == (
        about,
        "Ann",
        "Ben",
        "stalling",
    )
    left = host.delete(f"/api/host/reports/{id}/{report['guest']}/{about}")["reports"]
    assert all(one["table"] != id for one in left)
    assert len(lives) == 2


def test_nobody_resigns_or_aborts_for_another(server):
    id, lives, _ = seated(server, "filantes")
    stranger = server.guest().live(id)
    assert lives[0].refused("resign", seat=1) == ("ForbiddenError", "not-your-seat")
    for type, fields in (("offer", {"kind": "takeback"}), ("abort", {}), ("reply", {"offer": 1, "accept": True})):
        assert stranger.refused(type, **fields) == ("ForbiddenError", "not-your-table")


# -- reactions ---------------------------------------------------------------------------------------------------------


def test_reactions_are_a_few_and_not_too_many(server, monkeypatch):
    monkeypatch.setitem(budgets.RATES, "reaction", budgets.Rate(3, 0.001))
    _, (ann, ben), _ = seated(server, "filantes")
    ben.next()
    ann.ask("react", reaction="well-played", key="r")
    ann.ask("react", reaction="well-played", key="r")
    line = ben.until("chat")
    assert (line["reaction"], line["text"], line["seat"]) == ("well-played", "👏", 0)
    assert len(types(ann, "chat")) == 1
    ann.say(type="react", reaction="rude")
    assert ann.until("error")["error"]["type"] == "BadRequestError"
    assert ann.ask("react", reaction="oops")["type"] == "done"
    assert ann.refused("react", reaction="oops") == ("RateError", "too-fast")


# -- rematches ---------------------------------------------------------------------------------------------------------


def finished(server):
    id, lives, guests = seated(server, "filantes")
    for live in lives:
        live.next()
    lives[0].ask("resign", seat=0)
    lives[1].until("over")
    return id, lives, guests


def test_a_rematch_is_offered_and_accepted(server):
    id, (_, ben), (one, two) = finished(server)
    table = server.services.in_memory(id)
    table.row.seating = "lot"
    table.set_rows(table.row, table.seats)
    next = one.post(f"/api/tables/{id}/rematch")["table"]
    assert [seat["held_for"] is not None for seat in next["seats"]].count(True) == 1
    (offer,) = ben.until("offers")["offers"]
    assert (offer["kind"], offer["seat"], offer["waiting"]) == ("rematch", 0, [1])
    stranger = server.guest("Eve")
    (held,) = [seat["seat"] for seat in next["seats"] if seat["held_for"]]
    stranger.post(f"/api/tables/{next['id']}/seats/{held}", {}, 409)
    assert ben.ask("reply", offer=offer["number"], accept=True)["type"] == "done"
    table = two.get(f"/api/tables/{next['id']}")["table"]
    assert (table["status"], table["seating"]) == ("running", "lot")
    assert types(ben, "offers")[-1]["offers"] == []


def test_a_rematch_is_declined_and_the_other_side_is_told(server):
    id, (_, ben), (one, _) = finished(server)
    next = one.post(f"/api/tables/{id}/rematch")["table"]["id"]
    waits = one.live(next)
    waits.next()
    offer = ben.until("offers")["offers"][0]["number"]
    ben.ask("reply", offer=offer, accept=False)
    seat = waits.until("table")["table"]["seats"][1]
    assert (seat["kind"], seat["left"], seat["name"]) == ("open", True, "Guest 1")
    assert types(ben, "offers")[-1]["offers"] == []


# -- restarts and several servers --------------------------------------------------------------------------------------


def known_to(server, cookies):
    """The guest with these cookies."""
    guest = Guest(server.url)
    server.guests.append(guest)
    guest.http.cookies.update(cookies)
    return guest


def test_offers_survive_a_restart(database):
    settings = Settings(database=database, make_bot=RandomBot)
    with Server(settings) as before:
        id, lives, guests = seated(before, "octocube")
        mover, _ = decide_once(lives)
        asker, other = lives[mover], lives[1 - mover]
        asker.ask("offer", kind="takeback")
        other.ask("offer", kind="draw")
        cookies = [dict(guest.http.cookies) for guest in (guests[mover], guests[1 - mover])]
    with Server(settings) as after:
        asker, granter = (known_to(after, kept).live(id) for kept in cookies)
        states = [asker.next(), granter.next()]
        assert states[0]["offers"] == states[1]["offers"]
        assert [(offer["number"], offer["kind"]) for offer in states[0]["offers"]] == [(1, "takeback"), (2, "draw")]
        granter.ask("reply", offer=1, accept=True, key="y")
        undone = asker.until("undone")
        assert (undone["offers"], undone["undo_epoch"], undone["view"]["ply"]) == ([], 1, 0)
        assert asker.refused("reply", offer=2, accept=True) == ("ConflictError", "offer-gone")
        assert granter.ask("reply", offer=1, accept=True, key="y")["type"] == "done"  # sent again


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_offers_go_from_one_server_to_another_and_arrive_once(database):
    settings = Settings(database=database, make_bot=RandomBot)
    with Server(settings) as one, Server(settings) as two:
        id, (ann, _), (_, ben) = seated(one, "octocube")
        other = known_to(two, dict(ben.http.cookies)).live(id)
        mover, _ = decide_once([ann, other])
        asker, granter = (ann, other) if mover == 0 else (other, ann)
        granter.until("moved")
        asker.ask("offer", kind="takeback")
        offer = granter.until("offers")["offers"][0]["number"]
        granter.ask("reply", offer=offer, accept=True)
        undone = asker.until("undone")
        assert (undone["undo_epoch"], undone["offers"]) == (1, [])
        for live in (asker, granter):
            live.ask("ping")
            assert len(types(live, "undone")) == 1
            assert len(types(live, "offers")) == 1
        soon(lambda: {server.services.in_memory(id).undo_epoch for server in (one, two)} == {1})
