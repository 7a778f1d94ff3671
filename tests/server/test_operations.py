"""What a host relies on: health, metrics, logs without secrets, and an end that loses nothing."""

from __future__ import annotations

import json
import platform
import random
import re
import signal
import sqlite3
import subprocess
import sys
import weakref
from contextlib import closing

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import NullPool
from sqlalchemy.ext.asyncio import create_async_engine

from asterism.cli.serve import compile_all, serve
from asterism.engine.errors import OptionError
from asterism.server.runtime import readiness, services
from asterism.server.runtime.services import RESTARTING, Settings

from .hostile import broken_frames, ended, gone, raw
from .process import Process
from .server import Guest, Player, RandomBot, Server, play_out, soon
from .test_play import seated

SECRET = "a secret of the host"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("operations")
    database = f"sqlite:///{folder / 'test.db'}"
    with Server(Settings(database=database, pages=folder, make_bot=RandomBot, host_secret=SECRET)) as running:
        yield running


def test_a_server_starts_no_compiler_for_rules_that_are_compiled(monkeypatch):
    compile_all()
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: pytest.fail("they are compiled again"))
    compile_all()


def ready(server):
    answer = httpx.get(f"{server.url}/readyz")
    return answer.status_code, {name for name, good in answer.json()["checks"].items() if not good}


def test_it_is_ready_when_the_database_is_there_and_the_rules_have_run(server, monkeypatch, tmp_path):
    soon(lambda: ready(server) == (200, set()))
    monkeypatch.setattr(server.services, "warm", False)
    assert ready(server) == (503, {"rules"})
    monkeypatch.setattr(server.services, "draining", True)
    assert ready(server) == (503, {"rules", "serving"})
    away, empty = (
        create_async_engine(f"sqlite+aiosqlite:///{path}", poolclass=NullPool)
        for path in ("/nowhere/at/all.db", tmp_path / "empty.db")
    )
    monkeypatch.setattr(server.services.store, "engine", away)
    assert ready(server) == (503, {"rules", "serving", "database", "migrations"})
    monkeypatch.setattr(server.services.store, "engine", empty)
    assert ready(server) == (503, {"rules", "serving", "migrations"})
    assert httpx.get(f"{server.url}/healthz").text == "ok\n"


def test_it_is_not_ready_while_the_database_is_locked_or_its_disk_is_full(tmp_path, monkeypatch):
    monkeypatch.setattr(readiness, "TIMEOUT", 0.5)
    with Server(Settings(database=f"sqlite:///{tmp_path}/t.db", pages=tmp_path, make_bot=RandomBot)) as server:
        soon(lambda: ready(server) == (200, set()))
        with closing(sqlite3.connect(tmp_path / "t.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert ready(server) == (503, {"database"})
            other.execute("ROLLBACK")
            soon(lambda: ready(server) == (200, set()))
            full = "SELECT RAISE(FAIL, 'database or disk is full')"
            other.execute(f"CREATE TRIGGER full BEFORE UPDATE ON facts BEGIN {full}; END")
            assert ready(server) == (503, {"database"})
            other.execute("DROP TRIGGER full")
            soon(lambda: ready(server) == (200, set()))


def measured(server):
    text = httpx.get(f"{server.url}/metrics", headers={"authorization": f"Bearer {SECRET}"}).text
    return {
        (sample.name, *sorted(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_metrics_count_what_happens(server):
    before = measured(server)
    id, lives, guests = seated(server, "filantes", options={"target": 1, "quiet_limit": 10})
    play_out(*(Player(live, seed) for seed, live in enumerate(lives)))
    guests[0].get("/api/tables/nothing", 404)
    alone = guests[0].live(guests[0].table("filantes"))
    state = alone.next()
    alone.say(type="play", ply=0, action=state["legal"][0]["action"])
    alone.until(lambda message: message["type"] == "moved" and message["ply"] == 2)
    after = measured(server)

    def grown(*name):
        return after.get(name, 0) - before.get(name, 0)

    plies = server.services.in_memory(id).match.ply
    assert grown("asterism_moves_total", ("game", "filantes")) == plies + 2
    assert grown("asterism_messages_total", ("type", "play")) >= plies + 1
    assert grown("asterism_refusals_total", ("code", "no-table")) == 1
    assert grown("asterism_requests_total", ("method", "GET"), ("route", "table"), ("status", "404")) == 1
    assert grown("asterism_request_seconds_count", ("route", "table")) == 1
    assert grown("asterism_thought_seconds_count") == 1
    assert grown("asterism_database_seconds_count") > plies
    assert after["asterism_connections",] == 3
    assert after["asterism_guests",] == 2
    assert after["asterism_tables",] >= 2
    soon(lambda: measured(server)["asterism_loop_lag_seconds_count",] > 0)


def test_connections_that_ended_leave_nothing_behind(tmp_path, monkeypatch):
    monkeypatch.setattr(services, "SWEEP", 0.1)
    with Server(Settings(database=f"sqlite:///{tmp_path}/t.db", pages=tmp_path, make_bot=RandomBot)) as server:
        soon(lambda: server.services.warm)  # what lives at the end of the warm-up is exempt from garbage collection
        _, lives, _ = seated(server, "filantes")
        for live in lives:
            live.until("state")
        kept = [
            weakref.ref(part) for connection in server.services.connections for part in (connection, connection._socket)
        ]
        assert len(kept) == 4
        for live in lives:
            live.close()
        soon(lambda: not any(one() for one in kept))


def test_every_answer_has_the_id_of_its_request(server):
    def id_of(**headers):
        return httpx.get(f"{server.url}/api/me", headers=headers).headers["x-request-id"]

    assert id_of(**{"x-request-id": "from-the-proxy.1"}) == "from-the-proxy.1"
    assert re.fullmatch("[0-9a-f]{16}", id_of())
    assert id_of() != id_of()
    for bad in ("a b", "<script>", "x" * 65, 'a"b'):
        assert re.fullmatch("[0-9a-f]{16}", id_of(**{"x-request-id": bad}))


def test_a_failure_is_logged_under_the_id_that_the_visitor_gets(server, monkeypatch, caplog):
    monkeypatch.setattr(server.services, "public_tables", None)
    answer = httpx.get(f"{server.url}/api/tables", headers={"x-request-id": "abc"})
    assert answer.status_code == 500
    assert answer.json()["error"]["params"] == {"request": "abc"}
    assert "'NoneType' object is not callable" in caplog.text


# -- a process of its own ----------------------------------------------------------------------------------------------


def test_it_drains_says_goodbye_and_ends_in_time_and_logs_no_secrets(tmp_path, monkeypatch):
    monkeypatch.setenv("ASTERISM_HOST_SECRET", SECRET)
    logs = tmp_path / "logs"
    options = ["--log-format", "json", "--drain", "5"]
    running = Process(f"sqlite:///{tmp_path}/own.db", options=options, logs=logs)
    ann = Guest(running.url)
    ann.post("/api/me", {"name": "Ann"})
    words = ann.post("/api/me/passphrase")["passphrase"]
    ann.post("/api/me/return", {"passphrase": words})
    seats = [{"kind": "me"}, {"kind": "bot", "level": 8}]
    made = ann.post("/api/tables", {"game": "octocube", "private": True, "seating": "fixed", "seats": seats})
    id, code = made["table"]["id"], made["you"]["code"]
    eve = Guest(running.url)
    eve.get(f"/api/tables/{id}?code={code}&lang=fr")
    watcher = eve.live(id, query=f"code={code}")
    watcher.next()
    live = ann.live(id)
    state = live.next()
    live.ask("chat", text="a word between friends")
    live.say(type="play", ply=0, action=state["legal"][0]["action"])
    live.until("done")  # now the bot thinks
    for piece in broken_frames(random.Random(1)):  # none of it may fill the logs
        with closing(raw(ann, id)) as line:
            line.sendall(piece)
            ended(line, 5)
    host = Guest(running.url)
    host.post("/api/host", {"secret": SECRET})
    passed = [cookie.value for cookie in host.http.cookies.jar]
    running.process.send_signal(signal.SIGTERM)
    soon(lambda: httpx.get(f"{running.url}/readyz").status_code == 503)
    assert httpx.get(f"{running.url}/healthz").status_code == 200
    drained = httpx.get(f"{running.url}/readyz")
    assert (drained.status_code, drained.json()["checks"]["serving"]) == (503, False)
    assert live.ask("chat", text="still here")["type"] == "done"
    assert "still here" in str(watcher.until("chat")) + str(watcher.until("chat"))
    assert gone(live) == gone(watcher) == RESTARTING
    output, _ = running.process.communicate(timeout=60)
    assert running.process.returncode == 0

    written = logs.read_text()
    lines = [json.loads(line) for line in written.splitlines()]
    asked = [line for line in lines if line["logger"] == "asterism.access"]
    assert {(line["method"], line["path"], line["status"]) for line in asked} >= {
        ("POST", "/api/me/return", 200),
        ("POST", "/api/tables", 201),
        ("GET", f"/api/tables/{id}", 200),
        ("LIVE", f"/api/tables/{id}/live", RESTARTING),
    }
    assert all(line["milliseconds"] >= 0 and line["request_id"] != "-" and line["client"] for line in asked)
    assert [line for line in lines if line["level"] != "info"] == []
    tokens = [cookie.value for guest in (ann, eve) for cookie in guest.http.cookies.jar]
    for secret in (*tokens, *passed, words, code, SECRET, "a word between friends", "still here"):
        assert secret not in written + output
    for guest in (ann, eve, host):
        guest.close()


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("ASTERISM_HOST_SECRET", "short", "at least 12 characters"),
        ("ASTERISM_TRUSTED", "10.0.0.0/8, my-network", "'my-network' does not appear to be"),
    ],
)
def test_settings_that_cannot_be_meant_are_refused_at_the_start(monkeypatch, name, value, reason):
    monkeypatch.setenv(name, value)
    with pytest.raises(OptionError, match=reason):
        serve("127.0.0.1", 0, "sqlite://", False, "text", None, 0.0, 1)


ARENAS = """
import ctypes, sys, threading
from asterism.server.runtime.memory import tune_malloc

tune_malloc()
together = threading.Barrier(4)
def take():
    together.wait()
    bytearray(100_000)
    together.wait()
threads = [threading.Thread(target=take) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
libc = ctypes.CDLL(None)
libc.fopen.restype = ctypes.c_void_p
out = ctypes.c_void_p(libc.fopen(sys.argv[1].encode(), b"w"))
libc.malloc_info(0, out)
libc.fclose(out)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other libraries have no arenas")
def test_the_threads_of_a_server_share_their_memory(tmp_path):
    subprocess.run([sys.executable, "-c", ARENAS, str(tmp_path / "info")], check=True)
    assert (tmp_path / "info").read_text().count("<heap nr=") == 1
