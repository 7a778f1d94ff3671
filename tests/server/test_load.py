"""``asterism load`` plays real games over real connections, one after the other, and reports what it saw."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys

import psutil
import pytest

from asterism.load.run import LoadPlan, measure
from asterism.load.websocket_client import WebSocketClient
from asterism.server.http import listen
from asterism.server.runtime.services import Settings
from tests.terminal import run

from .server import TIMEOUT, RandomBot, Server, soon

SHORT = {"target": 1, "quiet_limit": 10}


def test_clients_play_one_game_after_the_other_however_long_each_takes(tmp_path, monkeypatch):
    monkeypatch.setattr(listen, "KEEP_ALIVE_SECONDS", 1)
    plan = LoadPlan(game="filantes", tables=4, pace=0.2, seconds=6.0, options=SHORT)
    settings = Settings(database=f"sqlite:///{tmp_path}/t.db", make_bot=RandomBot, trusted=("127.0.0.0/8",))
    with Server(settings) as server:
        report = asyncio.run(measure(plan, server.url, None, lambda *_: None))
        assert len(server.services.tables) > plan.tables
    assert not report.errors
    assert report.games
    assert report.moves > 4 * report.games
    assert report.answered is not None
    assert report.broadcast is not None
    assert report.answered.p50 <= report.answered.p99 <= report.answered.most


def test_it_starts_a_server_of_its_own_and_measures_that(tmp_path):
    command = [sys.executable, "-m", "asterism", "load", "--tables", "3", "--seconds", "1", "--flat-out", "--json"]
    done = subprocess.run(command, env={**os.environ, "TMPDIR": str(tmp_path)}, capture_output=True, timeout=240)
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["plan"]["tables"] == 3
    assert report["errors"] == {}
    assert report["moves"] > 10
    assert report["moves_per_core_s"] > 0
    assert report["memory_after"] > 10_000_000
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("wrong", [["--tables", "0"], ["--seconds", "0"], ["--game", "go"], ["--url", "ftp://x"]])
def test_what_cannot_be_measured_is_refused(wrong):
    assert run("load", *wrong, code=2)


def test_a_load_that_is_ended_ends_its_server(tmp_path):
    command = [sys.executable, "-m", "asterism", "load", "--tables", "2", "--seconds", "600", "--flat-out", "--json"]
    with subprocess.Popen(command, env={**os.environ, "TMPDIR": str(tmp_path)}, stderr=subprocess.DEVNULL) as load:
        try:
            soon(psutil.Process(load.pid).children, 240)
            (server,) = psutil.Process(load.pid).children()
            soon(server.net_connections, 240)
            load.terminate()
            assert load.wait(60) == 128 + signal.SIGTERM
            server.wait(0)
        finally:
            load.kill()  # where it has not ended, it would be waited for


def test_a_client_that_is_given_up_while_it_connects_closes_its_connection():
    """Under load it was left open, and reported so in whatever test came later."""

    async def give_up():
        received = asyncio.get_running_loop().create_future()

        async def silent(reader, writer):
            await reader.readuntil(b"\r\n\r\n")
            connecting.cancel()
            received.set_result(await reader.read())
            writer.close()

        async with await asyncio.start_server(silent, "127.0.0.1") as silent_server:
            port = silent_server.sockets[0].getsockname()[1]
            connecting = asyncio.create_task(WebSocketClient.connect(f"ws://127.0.0.1:{port}/", {}))
            async with asyncio.timeout(TIMEOUT):
                return await received, connecting.cancelled()

    assert asyncio.run(give_up()) == (b"", True)
