"""boardgame.io's own server playing tic-tac-toe, driven by the clients of ``asterism load`` over its protocol.

The setup follows its documentation: the game of its tutorial, matches in memory or in files, two clients to a
match over socket.io. Its clients send a move with the number of the state they have seen, and take the next state that
comes for the answer. When a match is over they go on to the next one, which the server makes on demand: the first asks
for it, the second once it is there (the server would make it twice), and they play when both are in it
(what was before, one may not hear).
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from asterism.load.run import Quantiles, quantiles
from asterism.load.server import process_usage
from asterism.load.websocket_client import WebSocketClient

HERE = Path(__file__).parent
SPACE = b"/tic-tac-toe,"
WARM_UP = 3.0
now = time.perf_counter


@contextmanager
def peer(files: bool) -> Iterator[tuple[str, int]]:
    """Start the server on a free port, with matches in memory or in ``files``; yield its address and process id."""
    environment = {**os.environ, "NODE_ENV": "production"}
    with (
        tempfile.TemporaryDirectory(prefix="boardgame-io-") as folder,
        subprocess.Popen(
            ["node", "tictactoe.cjs", *([folder] if files else [])], cwd=HERE, stdout=subprocess.PIPE, env=environment
        ) as process,
    ):
        try:
            assert process.stdout is not None
            port = json.loads(process.stdout.readline())["port"]
            yield f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket", process.pid
        finally:
            process.kill()
            process.wait()


class Counters:
    """Counters of all clients."""

    def __init__(self) -> None:
        self.playing = False
        self.dice = random.Random(1)
        self.answered: list[float] = []
        self.games = 0
        self.errors = 0


class Client(WebSocketClient):
    """One client of a match; ``seat`` is 0 or 1."""

    other: Client

    def __init__(self, url: str, headers: dict[str, str], counters: Counters, name: str, seat: int) -> None:
        super().__init__(url, headers)
        self.counters, self.name, self.seat = counters, name, seat
        self.round = 0
        self.sent: float | None = None
        self.ready = asyncio.get_running_loop().create_future()

    def emit(self, *arguments: Any) -> None:
        """Send an event of socket.io."""
        self.send(b"42" + SPACE + json.dumps(arguments).encode())

    def join(self, round: int) -> None:
        """Take part in the match of that round."""
        self.round, self.sent = round, None
        self.emit("sync", f"{self.name}-{self.round}", str(self.seat), None, 2)

    def on_text(self, text: bytes) -> None:
        """Speak socket.io: hello, pings, the space of the game, its events."""
        if text[:1] == b"0":
            self.send(b"40" + SPACE)
        elif text[:1] == b"2":
            self.send(b"3")
        elif text[:2] == b"40":
            self.ready.set_result(None)
        elif text[:2] == b"42":
            kind, match, *rest = json.loads(text[2 + len(SPACE) :])
            if match == f"{self.name}-{self.round}" and kind in ("sync", "update"):
                if kind == "update":
                    self.see(rest[0])
                elif self.seat == 0:
                    self.other.join(self.round)
                else:
                    self.other.see(rest[0]["state"])
        else:
            self.counters.errors += 1

    def see(self, state: dict[str, Any]) -> None:
        """Take the state in, and move if it is one's turn."""
        if self.sent is not None and state["ctx"]["turn"] > 1:
            self.counters.answered.append(now() - self.sent)
            self.sent = None
        if "gameover" in state["ctx"]:
            if self.seat == 0:
                self.counters.games += 1
                self.join(self.round + 1)
        elif state["ctx"]["currentPlayer"] == str(self.seat) and self.counters.playing:
            cell = self.counters.dice.choice([i for i, mark in enumerate(state["G"]["cells"]) if mark is None])
            self.sent = now()
            move = {"type": "clickCell", "args": [cell], "playerID": str(self.seat)}
            match = f"{self.name}-{self.round}"
            self.emit("update", {"type": "MAKE_MOVE", "payload": move}, state["_stateID"], match, str(self.seat))

    def on_close(self, code: int) -> None:
        """A connection that ends while all play is an error."""
        self.counters.errors += self.counters.playing


async def measure(tables: int, seconds: float, files: bool) -> dict[str, Any]:
    """Let ``tables`` matches be played flat out, in memory or in ``files``."""
    counters = Counters()
    with peer(files) as (url, pid):
        firsts: list[Client] = []
        before = process_usage(pid)
        for table in range(tables):
            first, second = [
                await Client.connect(url, {"Origin": "http://localhost:1"}, counters, f"t{table}", seat)
                for seat in (0, 1)
            ]
            await asyncio.gather(first.ready, second.ready)
            first.other, second.other = second, first
            firsts.append(first)
        opened = process_usage(pid)
        counters.playing = True
        for first in firsts:
            first.join(0)
        await asyncio.sleep(WARM_UP)
        counters.answered.clear()
        counters.games = 0
        busy, began, spent = time.process_time(), now(), process_usage(pid)
        await asyncio.sleep(seconds)
        busy, elapsed, after = time.process_time() - busy, now() - began, process_usage(pid)
        counters.playing = False
    times: Quantiles | None = quantiles(counters.answered)
    cpu = after.cpu - spent.cpu
    return {
        "tables": tables,
        "moves_per_s": len(counters.answered) / elapsed,
        "moves_per_core_s": len(counters.answered) / cpu,
        "server_cpu": cpu / elapsed,
        "own_cpu": busy / elapsed,
        "p50": times.p50 if times else None,
        "p99": times.p99 if times else None,
        "errors": counters.errors,
        "games": counters.games,
        "memory_per_table": (opened.memory - before.memory) / tables,
    }
