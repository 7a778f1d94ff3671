"""Hostile clients beside a quiet table: they are refused or let go, and the quiet table does not notice."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import random
import socket
import threading
import time
import zlib
from collections import Counter
from contextlib import closing, suppress

import httpx
import pytest
import uvloop

from asterism.server import budgets
from asterism.server.api.live import PresenceChanged
from asterism.server.http import listen, live, websocket_protocol
from asterism.server.runtime.services import Settings

from .hostile import Fuzzer, broken_frames, ended, frame, gone, pester, raw
from .server import TIMEOUT, Player, RandomBot, Server, play_out, soon
from .test_play import seated


@pytest.fixture
def quiet(server):
    """A table where two play while the test runs; at the end the game is over, and each decision was kept once."""
    id, players, _ = seated(server, "filantes", options={"target": 3, "quiet_limit": 20})
    playing = [Player(live, seed) for seed, live in enumerate(players)]
    thread = threading.Thread(target=play_out, args=playing)
    thread.start()
    yield id
    thread.join(120)
    assert all(player.over for player in playing)
    ann, ben = (_story(player.live) for player in playing)
    assert ann == ben
    assert [ply for _, ply, _, _ in ann] == list(range(1, len(ann) + 1))
    assert server.services.in_memory(id).match.ply == len(ann)


def _story(live):
    messages = [json.loads(text) for text in live.received]
    reply = [*messages[0]["log"], *messages]
    return [(m["n"], m["ply"], m["seat"], m["notation"]) for m in reply if m["type"] == "moved"]


@pytest.mark.parametrize("seed", range(3))
def test_every_hostile_message_is_refused_and_nothing_changes(server, quiet, seed):
    id, (ann, ben), _ = seated(server, "gravity")
    before = ann.next(), ben.next()
    stranger = server.guest("Eve").live(quiet)
    stranger.next()
    for who in (ben, stranger):
        answers = pester(who, Fuzzer(seed), 120)
        assert set(answers) <= {
            "BadRequestError", "TooLargeError", "ForbiddenError", "ConflictError", "StaleError", "InvalidMoveError",
            "IllegalMoveError", "pong", "view", "done",
        }  # fmt: skip
        assert answers.get("done", 0) == 0 or who is not ben or server.services.in_memory(id).match.ply == 0
    assert server.services.in_memory(id).match.ply == 0
    assert ann.ask("play", ply=0, action=before[0]["legal"][0]["action"])["type"] == "done"


def test_stale_foreign_and_repeated_decisions_count_once_or_not(server):
    _, (ann, ben), guests = seated(server, "filantes")
    legal = ann.next()["legal"]
    ben.next()
    move = {"ply": 0, "action": legal[0]["action"]}
    assert ben.refused("play", **move) == ("ConflictError", "not-your-turn")
    assert ann.ask("play", **move)["type"] == "done"
    assert ann.refused("play", **move) == ("StaleError", "already-played")
    assert ann.refused("play", ply=0, action=legal[1]["action"]) == ("StaleError", "stale")
    assert ann.refused("curtain", seat=1) == ("ForbiddenError", "not-your-seat")
    eve = server.guest("Eve").live(guests[0].get("/api/tables")["mine"][0]["id"])
    eve.next()
    assert eve.refused("play", ply=1, action=0)[0] == "ForbiddenError"
    assert eve.refused("undo", ply=1)[0] == "ForbiddenError"


def test_frames_that_break_the_protocol_end_only_their_own_connection(server, quiet):
    guest = server.guest("Eve")
    for piece in broken_frames(random.Random(4)):
        with closing(raw(guest, quiet)) as line:
            line.sendall(piece)
            assert ended(line, 10), piece[:20]


def test_messages_that_are_too_large_end_the_connection_also_when_packed(server, quiet):
    eve = server.guest("Eve").live(quiet)
    eve.next()
    eve.socket.send("x" * (budgets.MAX_MESSAGE + 1))
    assert eve.until("error")["error"]["code"] == "too-large"
    eve.socket.send("x" * (budgets.MAX_FRAME + 1))
    assert gone(eve) == 1009
    with closing(raw(server.guest("Eve"), quiet, "permessage-deflate")) as line:
        packer = zlib.compressobj(9, zlib.DEFLATED, -12)
        bomb = packer.compress(b"x" * 10**8) + packer.flush(zlib.Z_SYNC_FLUSH)
        assert len(bomb) < budgets.MAX_FRAME
        line.sendall(frame(bomb.removesuffix(b"\x00\x00\xff\xff"), 0xC1))
        assert ended(line, 10)


def test_a_flood_is_slowed_down_and_then_let_go(server, quiet, monkeypatch):
    monkeypatch.setattr(live, "MAX_RATE_REFUSALS", 5)
    guest = server.guest("Eve")
    eve = guest.live(quiet)
    eve.next()
    name, free = guest.get("/api/me")["guest"]["id"], server.services.limits._spend

    def spend(what, who, times):
        if (what, who) == ("message", name):  # only Eve is limited: the quiet table plays faster than people do
            monkeypatch.setitem(budgets.RATES, what, budgets.Rate(20, 0.001))
        free(what, who, times)
        monkeypatch.setitem(budgets.RATES, what, budgets.Rate(10**6, 10**6))

    monkeypatch.setattr(server.services.limits, "_spend", spend)
    began = time.monotonic()
    for _ in range(200):
        eve.say(type="ping")
    assert gone(eve) == live.CROWDED
    assert time.monotonic() - began > 4 * live.RATE_PAUSE


PING, PONG, START, CONTINUED = frame(b"", 0x89), frame(b"", 0x8A), frame(b"{", 0x01), frame(b"", 0x00)


def close_code(line):
    """The code by which the other side closes, after all else that it sends."""
    line.settimeout(20)
    heard = b""
    try:
        while piece := line.recv(65536):
            heard += piece
    except OSError:
        pass
    return int.from_bytes(heard[heard.rindex(b"\x88\x02") + 2 :][:2], "big")


@pytest.mark.parametrize(
    "frames", [PING * 20_000, PONG * 20_000, START + CONTINUED * 20_000], ids=["pings", "pongs", "fragments"]
)
def test_frames_of_every_kind_are_counted(server, quiet, monkeypatch, frames):
    guest, free = server.guest("Eve"), server.services.limits._spend
    name, handled = guest.get("/api/me")["guest"]["id"], []

    def spend(what, who, times):
        monkeypatch.setitem(budgets.RATES, what, budgets.Rate(*((100, 0.001) if who == name else (10**6, 10**6))))
        free(what, who, times)
        handled.append(who)

    monkeypatch.setattr(server.services.limits, "_spend", spend)
    with closing(raw(guest, quiet)) as line:
        line.sendall(frames)
        assert close_code(line) == live.CROWDED
    assert 0 < handled.count(name) <= 100
    spend("frame", "somebody", 1)


def test_the_frames_of_one_read_are_not_handled_at_once(server, quiet, monkeypatch):
    turns, handled, pong, guest = [0], [], websocket_protocol.WebSocketProtocol.handle_ping, server.guest("Eve")
    eve = guest.get("/api/me")["guest"]["id"]

    def count():
        turns[0] += 1
        if len(handled) < 5_000:
            server.loop.call_soon(count)

    def ping(self):
        if self.listener.guest_id == eve:  # others have their own, to stay connected
            handled.append(turns[0])
        pong(self)

    monkeypatch.setattr(websocket_protocol.WebSocketProtocol, "handle_ping", ping)
    with closing(raw(guest, quiet)) as line:
        server.loop.call_soon_threadsafe(count)
        line.sendall(PING * 5_000)
        soon(lambda: len(handled) == 5_000)
    assert (
        max(Counter(handled).values()) <= 2 * websocket_protocol.FRAMES_PER_ITERATION
    )  # where one more read comes in the same turn


def test_who_is_turned_away_and_goes_on_sending_is_not_heard(server, monkeypatch):
    handled, pong = [], websocket_protocol.WebSocketProtocol.handle_ping
    monkeypatch.setattr(
        websocket_protocol.WebSocketProtocol, "handle_ping", lambda self: (handled.append(self.listener), pong(self))
    )
    with closing(raw(server.guest("Eve"), "nowhere")) as line:
        with suppress(OSError):
            for _ in range(50):
                line.sendall(PING * 1_000)
        assert ended(line, 10)
    assert handled.count(None) <= websocket_protocol.FRAMES_PER_ITERATION


def test_a_client_that_does_not_read_is_let_go_and_holds_little(tmp_path, monkeypatch):
    monkeypatch.setattr(live, "MAX_OUTBOX", 500_000)
    monkeypatch.setattr(websocket_protocol.Timeouts, "stalled_seconds", 1.0)
    settings = Settings(database=f"sqlite:///{tmp_path}/t.db", pages=tmp_path, make_bot=RandomBot)
    with Server(settings) as server:
        id, (ann, ben), _ = seated(server, "filantes")
        ann.next(), ben.next()
        with closing(raw(server.guest("Eve"), id)):
            ann.until(lambda message: message["type"] == "presence" and message["watching"] == 1)
            deaf = next(c for c in server.services.connections if c.guest and c.guest.name == "Eve")
            loop, broadcaster = server.loop, server.services.in_memory(id).broadcaster
            most = 0
            large = PresenceChanged(guests=["x" * 50_000], away={}, watching=1)
            for _ in range(300):
                loop.call_soon_threadsafe(broadcaster.send_all, large)
                assert ann.ask("ping")["type"] == "pong"
                assert ben.ask("ping")["type"] == "pong"
                most = max(most, deaf._socket.transport.get_write_buffer_size())
                if deaf not in server.services.connections:
                    break
            assert 0 < most < 600_000
            soon(lambda: deaf not in server.services.connections)
        assert ann.ask("ping")["type"] == "pong"


def test_who_is_gone_before_the_answer_has_decided_all_the_same(server, monkeypatch, caplog):
    id, (ann, ben), _ = seated(server, "filantes")
    now = ann.next()
    ben.next()
    connection = next(
        c for c in server.services.connections if c.table.id == id and c.table.seats_of(c.guest_id) == (0,)
    )
    keep = server.services.store.append

    async def append(*arguments):
        while connection in server.services.connections:
            await asyncio.sleep(0.01)
        await keep(*arguments)

    monkeypatch.setattr(server.services.store, "append", append)
    ann.say(type="play", ply=0, action=now["legal"][0]["action"])
    soon(lambda: connection.busy)
    ann.socket.socket.shutdown(socket.SHUT_RDWR)
    assert ben.until("moved")["ply"] == 1
    soon(lambda: not connection.busy)
    gc.collect()
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_slow_requests_are_ended(tmp_path, monkeypatch):
    monkeypatch.setattr(websocket_protocol.Timeouts, "request_seconds", 0.5)
    settings = Settings(database=f"sqlite:///{tmp_path}/t.db", pages=tmp_path, make_bot=RandomBot)
    post = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    with Server(settings) as server:
        address = ("127.0.0.1", server.port)
        for begun in (b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\nX-A: b\r\n", post):
            with socket.create_connection(address) as line:
                line.sendall(begun)
                assert ended(line, TIMEOUT), begun
        with socket.create_connection(address) as line:
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert line.recv(100).startswith(b"HTTP/1.1 200")
            line.sendall(b"GET /heal")  # a second request on the same line, begun and left
            assert ended(line, TIMEOUT)
        assert httpx.get(f"{server.url}/healthz").status_code == 200


def is_healthy(line):
    """Whether ``/healthz`` is answered, read to the end of its body, which may come apart from its headers."""
    answer = b""
    while not answer.endswith(b"ok\n") and (more := line.recv(4096)):
        answer += more
    return answer.startswith(b"HTTP/1.1 200") and answer.endswith(b"ok\n")


def test_an_idle_connection_is_closed_unless_a_request_came_while_the_server_was_busy(tmp_path, monkeypatch):
    monkeypatch.setattr(listen, "KEEP_ALIVE_SECONDS", 1)
    settings = Settings(database=f"sqlite:///{tmp_path}/t.db", pages=tmp_path, make_bot=RandomBot)
    request = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    mine, theirs = socket.socketpair()

    def work():
        theirs.recv(1)
        time.sleep(1.5)

    server = Server(settings, run=uvloop.run)
    with mine, theirs, server, socket.create_connection(("127.0.0.1", server.port)) as line:
        server.loop.call_soon_threadsafe(server.loop.add_reader, theirs, work)
        line.settimeout(10)
        line.sendall(request)
        assert is_healthy(line)
        mine.sendall(b".")
        time.sleep(0.5)
        line.sendall(request)
        assert is_healthy(line)
        assert ended(line, TIMEOUT)


def test_broken_and_huge_records_are_refused(server):
    guest = server.guest("Ann")
    id = guest.table("filantes", seats=[{"kind": "bot", "level": 1}] * 2, options={"target": 1, "quiet_limit": 10})
    watcher = guest.live(id)
    watcher.until("over")
    good = guest.http.get(f"/api/tables/{id}/record").text
    assert guest.http.post("/api/records", content=good).status_code == 201
    chance = random.Random(5)
    tried = 0
    for _ in range(150):
        text = list(good)
        for _ in range(chance.randint(1, 6)):
            at = chance.randrange(len(text))
            text[at : at + chance.randint(0, 8)] = chance.choice(("", "\n", "\x00", "9" * 30, "é", "{", text[at]))
        answer = guest.http.post("/api/records", content="".join(text).encode())
        assert answer.status_code in (201, 400, 409), answer.text
        tried += answer.status_code != 201
    assert tried > 50
    for body in (b"", b"\xff" * 100, good.encode() * 2000, ("{" * 100_000).encode(), b"x" * (budgets.MAX_UPLOAD - 1)):
        assert guest.http.post("/api/records", content=body).status_code in (400, 413)
    assert guest.http.post("/api/records", content=b"x" * (budgets.MAX_UPLOAD + 1)).status_code == 413
    for text, message in (
        ("asterism", "Ce fichier de partie est abîmé. (ligne 1)"),
        ("asterism 9", "Ceci vient d'une version plus récente. Rechargez la page ou mettez Asterism à jour."),
    ):
        error = guest.http.post("/api/records", content=text, headers={"accept-language": "fr"}).json()["error"]
        assert error["message"] == message


def test_deep_and_huge_documents_are_refused(server):
    guest = server.guest("Ann")
    deep = json.loads("[" * 400 + "]" * 400)
    for path, body in (
        ("/api/tables", {"game": "filantes", "options": {"target": deep}}),
        ("/api/tables", {"game": "gravity", "position": {"game": "gravity", "state": deep}}),
        ("/api/positions", {"position": {"game": "octocube", "state": {"x": deep}}}),
        ("/api/positions", {"position": {"game": "filantes"}, "moves": [deep] * 20}),
        ("/api/positions", {"position": {"game": "filantes"}, "moves": [0] * 401}),
        ("/api/tiles/check", {"faces": [{"name": "x", "tile": 1, "drawing": "+" * 4001}]}),
    ):
        guest.post(path, body, 400)
