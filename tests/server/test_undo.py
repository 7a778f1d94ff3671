"""Taking back: never across another's decision or a reveal, but freely in practice."""

from __future__ import annotations

import json

import pytest

from asterism import Match

from .server import Player, play_out
from .test_play import seated


def test_without_other_people_ones_last_decision_is_taken_back_until_somebody_else_decides(server):
    id, (ann, ben), guests = seated(server, "filantes")
    ben.next()  # whoever connects after leaving has come back
    guests[1].delete(f"/api/tables/{id}/seats/1")
    state = ann.next()
    assert not state["undo"]
    assert ann.refused("undo", ply=0) == ("ConflictError", "no-undo")
    ann.ask("play", ply=0, action=state["legal"][0]["action"])
    assert ann.refused("undo", ply=0) == ("StaleError", "stale")
    assert ann.ask("undo", ply=1)["ply"] == 0
    undone = ben.until("undone")
    assert (undone["ply"], undone["seat"], undone["view"]["ply"]) == (0, 0, 0)
    again = server.guest().live(id).next()
    assert [message["type"] for message in again["log"]] == ["moved", "undone"]


@pytest.mark.parametrize("mode", ["base", "advanced", "kids"])
def test_what_was_revealed_cannot_be_taken_back(server, mode):
    guest = server.guest()
    clock = {"kind": "live", "seconds": 600, "increment": 0}  # so that it is no practice
    seats = [{"kind": "me"}, {"kind": "here"}]
    id = guest.table("octocube", mode=mode, seats=seats, clock=clock, seating="fixed")
    player = Player(guest.live(id), 3)
    player.take(player.live.next())
    outcomes = set()
    for ply in range(60):
        table = server.services.in_memory(id)
        player.live.ask("play", ply=ply, action=player.choose({"legal": legal(table)}))
        if table.match.over:  # a short game of kids; what is over is not taken back
            break
        taught = table.match.last.reveals()
        outcomes.add(taught)
        if taught:
            assert player.live.refused("undo", ply=ply + 1) == ("ConflictError", "undo-reveal")
        else:
            assert player.live.ask("undo", ply=ply + 1)["ply"] == ply
            player.live.ask("play", ply=ply, action=table.match._actions[ply])
    assert outcomes == {True, False}


def test_inside_ones_own_turn_nobody_is_asked(server):
    """Octocube for kids has turns of several decisions."""
    id, lives, _ = seated(server, "octocube", "kids")
    players = [Player(live, 3 + n) for n, live in enumerate(lives)]
    outcomes = set()
    for ply in range(60):
        table = server.services.in_memory(id)
        seat = table.match.seat
        player = players[seat]
        player.live.ask("play", ply=ply, action=player.choose({"legal": legal(table)}))
        if table.match.over:
            break
        at_once = table.match.seat == seat and not table.match.last.reveals()
        outcomes.add(at_once)
        if at_once:
            assert player.live.ask("undo", ply=ply + 1)["ply"] == ply
            player.live.ask("play", ply=ply, action=table.match._actions[ply])
        else:
            assert player.live.refused("undo", ply=ply + 1) == ("ConflictError", "undo-ask")
    assert outcomes == {True, False}


def test_behind_a_curtain_only_ones_own_decision_is_taken_back(server):
    guest = server.guest()
    live = guest.live(guest.table("gravity", seats=[{"kind": "me"}, {"kind": "here"}], seating="fixed"))
    assert live.next()["undo"] is False
    first = live.ask("curtain", seat=0)
    ply = 0
    now = first
    while now["view"]["seat"] == 0:
        live.ask("play", ply=ply, action=now["legal"][0]["action"])
        now, ply = json.loads(live.received[-2]), ply + 1  # before its "done"
    assert now["undo"]  # the screen has not been passed on yet
    opened = live.ask("curtain", seat=1)
    assert not opened["undo"]
    assert live.refused("undo", ply=ply) == ("ConflictError", "undo-others")
    assert live.ask("curtain", seat=None)["undo"]
    assert live.ask("undo", ply=ply)["ply"] == ply - 1


def legal(table):
    return [{"action": action} for action in table.match.legal()]


def test_a_reveal_is_what_the_mover_could_not_foretell():
    match = Match.new("octocube", 2, seed=3)
    uncovered = foretold = 0
    for _ in range(60):
        match.play(match.legal()[match.ply * 7 % len(match.legal())])
        events = match.events(match.branch(match.ply - 1).seat, match.ply - 1)[0]
        if any(event.type == "uncovered" for event in events):
            uncovered += match.last.reveals()
        else:
            foretold += not match.last.reveals()
    assert uncovered + foretold > 50
    assert uncovered
    assert foretold


def test_in_practice_one_goes_back_over_the_bots_to_ones_own_decision(server):
    guest = server.guest()
    live = guest.live(guest.table("filantes"))
    now = live.next()
    ply = 0
    while ply < 6:
        live.say(type="play", ply=now["view"]["ply"], action=now["legal"][0]["action"])
        now = live.until(lambda m: m["type"] == "moved" and m["legal"])
        ply = now["view"]["ply"]
    assert now["undo"]
    mine = [m["ply"] for m in guest.live(now_id(server, guest)).next()["log"] if m["seat"] == 0]
    answer = live.ask("undo", ply=ply)
    assert answer["ply"] == mine[-1] - 1
    answer = live.ask("undo", ply=answer["ply"])
    assert answer["ply"] == mine[-2] - 1
    fresh = guest.live(now_id(server, guest)).next()
    assert fresh["view"]["ply"] == answer["ply"]
    assert fresh["legal"]


def now_id(server, guest):
    return guest.get("/api/tables")["mine"][0]["id"]


def test_in_practice_even_the_end_can_be_taken_back(server):
    guest = server.guest()
    id = guest.table("filantes", options={"target": 1}, seats=[{"kind": "me"}, {"kind": "here"}])
    live = guest.live(id)
    player = Player(live, 1)
    player.run()
    ply = guest.get(f"/api/tables/{id}")["table"]["ply"]
    assert live.ask("undo", ply=ply)["ply"] == ply - 1
    table = guest.get(f"/api/tables/{id}")["table"]
    assert (table["status"], table["result"], table["seed"]) == ("running", None, None)
    player.over = None
    player.now = live_now = guest.live(id).next()
    assert live_now["legal"]
    player.decide()
    player.run()
    assert player.over


def test_a_finished_game_between_people_stays_finished(server):
    id, lives, _ = seated(server, "filantes", options={"target": 1})
    players = [Player(live, n) for n, live in enumerate(lives)]
    play_out(*players)
    ply = server.services.in_memory(id).match.ply
    assert {live.refused("undo", ply=ply)[1] for live in lives} == {"not-running"}


def after_a_bot(server):
    """A practice table at which the guest has decided and then a bot; the guest's connection, and the ply of each."""
    guest = server.guest()
    live = guest.live(guest.table("filantes"))
    now = live.next()
    while True:
        before = now["view"]["ply"]
        live.say(type="play", ply=before, action=now["legal"][0]["action"])
        now = live.until(lambda m: m["type"] == "moved" and m["legal"])
        if now["seat"] == 1:
            return live, before, now["view"]["ply"]


def test_in_practice_undo_means_ones_own_decision_though_a_bot_has_decided_meanwhile(server):
    live, mine, now = after_a_bot(server)
    assert mine + 1 < now
    assert live.refused("undo", ply=mine) == ("StaleError", "stale")  # it was asked before the guest's decision
    assert live.refused("undo", ply=now + 1) == ("StaleError", "stale")
    assert live.ask("undo", ply=mine + 1)["ply"] == mine  # where the game stood before the bot


def test_an_undo_that_is_asked_for_again_with_its_key_is_done_once(server):
    live, mine, now = after_a_bot(server)
    assert live.ask("undo", ply=now, key="a")["ply"] == mine
    assert live.ask("undo", ply=now, key="a")["ply"] == mine
    assert [json.loads(text)["type"] for text in live.received].count("undone") == 1
    assert "key" not in live.received[-2]
