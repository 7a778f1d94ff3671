"""A server that is killed and started again on the same database goes on where it was."""

from __future__ import annotations

import json
import signal

import psutil
import pytest

from asterism.server.runtime.services import Settings

from .process import Process
from .server import Guest, Player, RandomBot, Server, soon


@pytest.mark.parametrize(
    ("database", "how"),
    [("sqlite", signal.SIGTERM), ("postgresql", signal.SIGKILL)],
    indirect=["database"],
)
def test_a_game_goes_on_after_a_restart(database, how):
    with Process(database) as process:
        play_and_restart(process, how)


def play_and_restart(process, how):
    guests = [Guest(process.url), Guest(process.url)]
    id = guests[0].table("gravity", seats=[{"kind": "me"}, {"kind": "open"}])
    guests[1].post(f"/api/tables/{id}/seats/1", {"name": "Ben"})
    players = [Player(guest.live(id), n) for n, guest in enumerate(guests)]
    for player in players:
        player.take(player.live.next())
    acknowledged = 0
    for ply in range(15):
        player = next(p for p in players if p.now and p.now["legal"] and p.now["view"]["ply"] == ply)
        acknowledged = player.live.ask("play", ply=ply, action=player.choose(player.now))["ply"]
        for each in players:
            if each is not player:
                each.take(each.live.until("moved"))
        player.now = next(m for m in map(json.loads, reversed(player.live.received)) if m["type"] == "moved")
    players[0].live.ask("chat", text="see you")
    last = players[1].live.until("chat")["n"]
    output = process.end(how)
    if how == signal.SIGTERM:
        assert process.url in output.replace("\n", "")

    process.start()
    process.wait()
    for guest, player in zip(guests, players, strict=True):
        state = guest.live(id, last).next()
        assert state["log"] == []
        assert state["view"] == player.now["view"]
        assert state["legal"] == player.now["legal"]
        assert state["view"]["ply"] == acknowledged
    whole = guests[0].live(id).next()["log"]
    assert [m["type"] for m in whole] == ["moved"] * 15 + ["chat"]
    decider = next(n for n in (0, 1) if players[n].now["legal"])
    live = guests[decider].live(id)
    state = live.next()
    assert live.ask("play", ply=15, action=state["legal"][0]["action"])["ply"] == 16
    for guest in guests:
        guest.close()
    process.end(signal.SIGINT)


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_several_workers_serve_as_one_and_are_replaced_when_they_die(database):
    with Process(database, options=["--workers", "2"]) as process:
        parent = psutil.Process(process.process.pid)
        soon(lambda: len(parent.children()) == 2)
        ann = Guest(process.url)
        id = ann.table("filantes", seats=[{"kind": "me"}, {"kind": "here"}])
        killed = parent.children()[0]
        killed.kill()
        soon(lambda: len({child.pid for child in parent.children()} - {killed.pid}) == 2)
        live = ann.live(id)
        assert live.ask("play", ply=0, action=live.next()["legal"][0]["action"])["ply"] == 1
        ann.close()
        children = parent.children()
        process.end(signal.SIGTERM)
        assert not any(child.is_running() for child in children)


def test_two_servers_on_one_database_keep_one_story(database):
    settings = Settings(database=database, make_bot=RandomBot)
    with Server(settings) as one, Server(settings) as two:
        ann = one.guest("Ann")
        id = ann.table("filantes", seats=[{"kind": "me"}, {"kind": "here"}])
        remote = two.guest()
        remote.http.cookies.update(ann.http.cookies)
        lives = [ann.live(id), remote.live(id)]
        legal = [live.next()["legal"] for live in lives]
        assert lives[0].ask("play", ply=0, action=legal[0][0]["action"])["type"] == "done"
        assert lives[1].refused("play", ply=0, action=legal[1][1]["action"]) == ("StaleError", "stale")
        answer = [message for message in map(json.loads, lives[1].received) if message.get("view")]
        assert answer[-1]["view"]["ply"] == 1
        assert lives[1].ask("play", ply=1, action=answer[-1]["legal"][0]["action"])["ply"] == 2
        assert lives[0].refused("undo", ply=1) == ("StaleError", "stale")
        assert lives[0].ask("undo", ply=2)["ply"] == 1
        assert one.services.in_memory(id).undo_epoch == 1
