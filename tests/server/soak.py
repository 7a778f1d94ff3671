"""``python -m tests.server.soak``: hostile clients beside quiet tables, and what the server's memory does.

The server is a process of its own, as for everybody. In one process with its clients, what they have received would
count as its memory: a server lets reference cycles be collected once a minute, and theirs hold whole games.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import secrets
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing

import psutil

from asterism.server.runtime.services import KEPT

from .hostile import Fuzzer, broken_frames, ended, pester, raw
from .process import Process
from .server import Clients, Player, play_out
from .test_play import seated

GROWTH = 32 * 2**20
"""The bytes by which a server may grow once ``KEPT`` tables, one of each round, are in its memory."""
CLOSING_SECONDS = 10.0


def attack(clients: Clients, seed: int) -> Counter[str]:
    """One round: a quiet table is played to its end while others do their worst at it."""
    chance = random.Random(seed)
    game = chance.choice(("filantes", "octocube", "gravity"))
    id, lives, _ = seated(clients, game)
    eve = clients.guest("Eve")
    stranger = eve.live(id)
    stranger.next()
    answers = Counter(pester(stranger, Fuzzer(seed), 200))
    for piece in broken_frames(chance):
        with closing(raw(eve, id)) as line:
            line.sendall(piece)
            assert ended(line, 10), piece[:20]
    for piece in (chance.randbytes(500), b"x" * 70_000, b"asterism 1\n" + chance.randbytes(50)):
        answers[str(eve.http.post("/api/records", content=piece).status_code)] += 1
    players = [Player(live, seed + n) for n, live in enumerate(lives)]
    play_out(*players)
    assert len({json.dumps(player.over["result"]) for player in players}) == 1
    clients.close()
    return answers


def gauges(clients: Clients, secret: str) -> dict[str, float]:
    """The gauges of the server."""
    text = clients.guest(Authorization=f"Bearer {secret}").http.get("/metrics").text
    clients.close()
    return {name: float(value) for name, value in re.findall(r"^asterism_(\w+) (\S+)$", text, re.MULTILINE)}


def main() -> int:
    """Attack for so many rounds, and say what came back."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3 * KEPT)
    parser.add_argument("--seed", type=int, default=0)
    wish = parser.parse_args()
    if wish.rounds <= KEPT:
        parser.error(f"a server is filled after {KEPT} rounds")
    answers: Counter[str] = Counter()
    os.environ["ASTERISM_HOST_SECRET"] = secret = secrets.token_urlsafe()
    with tempfile.TemporaryDirectory() as folder, Process(f"sqlite:///{folder}/soak.db") as process:
        clients, server = Clients(process.url), psutil.Process(process.process.pid)
        began, filled = time.monotonic(), 0
        for done in range(1, wish.rounds + 1):
            answers += attack(clients, wish.seed + done - 1)
            memory = server.memory_info().rss
            filled = memory if done <= KEPT else filled
            print(f"{time.monotonic() - began:7.0f} s  {done:5} rounds  {memory / 2**20:6.0f} MB", flush=True)
        until = time.monotonic() + CLOSING_SECONDS
        while (now := gauges(clients, secret))["connections"] and time.monotonic() < until:
            time.sleep(0.1)
    grown = memory - filled
    print(dict(answers.most_common()))
    print(f"{now['connections']:.0f} connections left, {now['tables']:.0f} tables in memory", end=", ")
    print(f"grown by {grown / 2**20:.0f} MB since round {KEPT}")
    return int(grown > GROWTH or now["connections"] > 0 or now["tables"] > KEPT or answers["500"] > 0)


if __name__ == "__main__":
    sys.exit(main())
