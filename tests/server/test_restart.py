"""A server that is killed and started again on the same database goes on where it was."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import time

import httpx
import pytest

from asterism.server.house import Settings

from .server import Guest, Player, RandomBot, Server

RUN = "from asterism.cli.serve import serve; serve('127.0.0.1', {port}, '{database}', False)"


class Process:
    """``asterism serve`` in a process of its own."""

    def __init__(self, database, port):
        self.url = f"http://127.0.0.1:{port}"
        command = [sys.executable, "-c", RUN.format(port=port, database=database)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        deadline = time.monotonic() + 240
        while time.monotonic() < deadline:
            try:
                httpx.get(self.url + "/api/me")
                return
            except httpx.TransportError:
                assert self.process.poll() is None
                time.sleep(0.1)
        raise TimeoutError

    def end(self, how):
        self.process.send_signal(how)
        output, _ = self.process.communicate(timeout=30)
        return output


@pytest.fixture
def port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM], ids=["killed", "stopped"])
def test_a_game_goes_on_after_a_restart(tmp_path, port, how):
    database = f"sqlite:///{tmp_path / 'x.db'}"
    first = Process(database, port)
    guests = [Guest(first.url), Guest(first.url)]
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
    output = first.end(how)
    if how == signal.SIGTERM:
        assert first.url in output.replace("\n", "")

    second = Process(database, port)
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
    second.end(signal.SIGINT)


def test_two_servers_on_one_database_keep_one_story(tmp_path):
    settings = Settings(database=f"sqlite:///{tmp_path / 'x.db'}", make_bot=RandomBot)
    with Server(settings) as one, Server(settings) as two:
        ann = one.guest("Ann")
        id = ann.table("filantes", seats=[{"kind": "me"}, {"kind": "here"}])
        elsewhere = two.guest()
        elsewhere.http.cookies.update(ann.http.cookies)
        lives = [ann.live(id), elsewhere.live(id)]
        legal = [live.next()["legal"] for live in lives]
        assert lives[0].ask("play", ply=0, action=legal[0][0]["action"])["type"] == "done"
        assert lives[1].refused("play", ply=0, action=legal[1][1]["action"]) == ("StaleError", "stale")
        states = [message for message in map(json.loads, lives[1].received) if message["type"] == "state"]
        assert [m["ply"] for m in states[-1]["log"]] == [1]
        assert states[-1]["view"]["ply"] == 1
        assert lives[1].ask("play", ply=1, action=states[-1]["legal"][0]["action"])["ply"] == 2
        assert lives[0].refused("undo", ply=1) == ("StaleError", "stale")
        assert lives[0].ask("undo", ply=2)["ply"] == 1
        assert one.house.in_memory(id).line == 1
