"""``python -m tests.server.soak --seconds 600``: hostile clients beside quiet tables, and what memory does."""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing
from pathlib import Path

import psutil

from asterism.server.runtime.services import Settings

from .hostile import Fuzzer, broken_frames, ended, pester, raw
from .server import Player, RandomBot, Server, play_out
from .test_play import seated

GROWTH = 64 * 2**20
"""The bytes by which a server may grow after its first minute: caches fill, then nothing."""


def attack(server: Server, seed: int) -> Counter[str]:
    """One round: a quiet table is played to its end while others do their worst at it."""
    chance = random.Random(seed)
    game = chance.choice(("filantes", "octocube", "gravity"))
    id, lives, _ = seated(server, game)
    eve = server.guest("Eve")
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
    for guest in server.guests:
        guest.close()
    server.guests.clear()
    return answers


def main() -> int:
    """Attack for so long, and say what came back."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--seed", type=int, default=0)
    wish = parser.parse_args()
    answers: Counter[str] = Counter()
    process, rounds, first = psutil.Process(), 0, 0
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            database=f"sqlite:///{folder}/soak.db", pages=Path(folder), make_bot=RandomBot, trusted=("127.0.0.0/8",)
        )
        with Server(settings) as server:
            began = time.monotonic()
            while time.monotonic() - began < wish.seconds:
                answers += attack(server, wish.seed + rounds)
                rounds += 1
                memory = process.memory_info().rss
                if time.monotonic() - began < 60 or not first:
                    first = memory
                print(f"{time.monotonic() - began:7.0f} s  {rounds:5} rounds  {memory / 2**20:6.0f} MB", flush=True)
            left = len(server.services.connections)
    print(dict(answers.most_common()), f"{left} connections left, grown by {(memory - first) / 2**20:.0f} MB")
    return int(memory - first > GROWTH or left > 0 or answers["500"] > 0)


if __name__ == "__main__":
    sys.exit(main())
