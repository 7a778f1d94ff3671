"""The proof that nothing is lost: servers under load are killed at random moments, and PostgreSQL is restarted.

    python -m tests.server.killing --database sqlite --kills 200
    python -m tests.server.killing --database postgresql --kills 200
    python -m tests.server.killing --database postgresql --kills 0 --restarts 20

Afterwards every acknowledged move and chat line is in the database, none twice; every table, played again, is what its
row says; and every table that was running has gone on. One SQLite server, or two servers on one PostgreSQL.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from typing import Any

import httpx

from asterism.server.storage.store import Store
from asterism.server.tables.check import check

from .clients import Client, Received
from .plain_http import NO_TLS
from .postgres import Postgres
from .process import Process

GAMES: list[dict[str, Any]] = [
    {"game": "filantes", "seats": [{"kind": "me"}, {"kind": "open"}]},
    {"game": "octocube", "seats": [{"kind": "me"}, {"kind": "open"}]},
    {"game": "gravity", "seats": [{"kind": "me"}, {"kind": "bot", "level": 1}, {"kind": "open"}]},
]
PAIRS = 6
MOVES = 40
"""The most moves between two blows."""
TIMEOUT = 60.0
"""The seconds in which moves must come, and every table must go on."""


class Proof:
    """One run."""

    def __init__(self, database: str, servers: int, pairs: int, seed: int) -> None:
        self.database = database
        self.servers = [Process(database) for _ in range(servers)]
        self.urls = [server.url for server in self.servers]
        self.random = random.Random(seed)
        self.received = Received()
        self.pairs = [self._pair(number, seed) for number in range(pairs)]
        self.live: dict[int, str] = {}

    async def _pair(self, number: int, seed: int) -> None:
        """Two people who play one game after the other."""
        people = [Client(self.urls, self.received, seed * 1000 + number * 2 + place) for place in (0, 1)]
        try:
            await self._play(number, people)
        finally:
            for person in people:
                await person.close()

    async def _play(self, number: int, people: list[Client]) -> None:
        for person in people:
            await person.ask("/api/me", {"name": f"Person {number}"})
        game = GAMES[number % len(GAMES)]
        while True:
            made = await people[0].ask("/api/tables", game)
            table, seats = made["table"]["id"], made["table"]["seats"]
            seat = next(seat["seat"] for seat in seats if seat["kind"] == "open")
            await people[1].ask(f"/api/tables/{table}/seats/{seat}", {})
            self.live[number] = table
            await asyncio.gather(*(person.follow(table, pace=0.02) for person in people))

    async def kill(self) -> None:
        """Kill a server at a random moment, and start it again."""
        await self._moment()
        server = self.random.choice(self.servers)
        server.end(signal.SIGKILL)
        server.start()
        await asyncio.to_thread(server.wait)

    async def restart(self, postgres: Postgres) -> None:
        """Restart PostgreSQL at a random moment; every other time it crashes."""
        await self._moment()
        await asyncio.to_thread(postgres.stop, self.random.choice(["fast", "immediate"]))
        await asyncio.sleep(self.random.random())
        await asyncio.to_thread(postgres.start)

    async def _moment(self) -> None:
        """Wait for some more moves, and a little longer."""
        moves, deadline = len(self.received.moves) + self.random.randint(1, MOVES), time.monotonic() + TIMEOUT
        while len(self.received.moves) < moves and time.monotonic() < deadline:
            await asyncio.sleep(0.005)
        await asyncio.sleep(self.random.random() * 0.1)

    async def goes_on(self) -> list[str]:
        """The running tables that do not go on."""
        async with httpx.AsyncClient(base_url=self.urls[0], timeout=20, verify=NO_TLS) as http:

            async def stands(table: str) -> int:
                received = (await http.get(f"/api/tables/{table}")).json()["table"]
                return sys.maxsize if received["status"] == "over" else int(received["n"])

            before = {table: await stands(table) for table in self.live.values()}
            deadline = time.monotonic() + TIMEOUT
            while time.monotonic() < deadline:
                waiting = [table for table, n in before.items() if n < sys.maxsize and await stands(table) <= n]
                if not waiting:
                    return []
                await asyncio.sleep(0.2)
            return waiting

    async def verdict(self) -> dict[str, Any]:
        """What the database says."""
        store = Store(self.database)
        kept: dict[str, Counter[tuple[int, int]]] = {}
        said: Counter[str] = Counter()
        for table in {table for table, *_ in self.received.moves} | {table for table, _ in self.received.chats}:
            _, _, entries = await store.table(table)
            kept[table] = Counter((e.ply or 0, e.action or 0) for e in entries if e.kind == "move")
            said.update(e.data["text"] for e in entries if e.kind == "chat" and e.data)
            plies = Counter((e.undo_epoch, e.ply) for e in entries if e.kind == "move")
            assert not plies or max(plies.values()) == 1
        wrong = await check(store, lambda done, total: None)
        await store.close()
        lost_moves = [move for move in self.received.moves if not kept[move[0]][move[2], move[3]]]
        lost_chats = [chat for chat in self.received.chats if not said[chat[1]]]
        acknowledged = Counter((table, ply) for table, _, ply, _ in self.received.moves)
        return {
            "tables": len(kept),
            "acknowledged moves": len(self.received.moves),
            "acknowledged chat lines": len(self.received.chats),
            "lost": len(lost_moves) + len(lost_chats),
            "doubled": sum(times > 1 for times in (*said.values(), *acknowledged.values())),
            "wrong tables": wrong,
            "unexpected errors": self.received.errors[:5],
        }


async def run(
    database: str, postgres: Postgres | None, kills: int, restarts: int, pairs: int, seed: int, shown: bool = False
) -> dict[str, Any]:
    """Carry the proof out; ``postgres`` is where the database is, if it is there."""
    began = time.monotonic()
    proof = Proof(database, 2 if postgres else 1, pairs, seed)
    playing = [asyncio.create_task(pair) for pair in proof.pairs]
    blows = [*["kill"] * kills, *["restart"] * restarts]
    proof.random.shuffle(blows)
    try:
        for number, blow in enumerate(blows, 1):
            if blow == "kill":
                await proof.kill()
            else:
                assert postgres is not None
                await proof.restart(postgres)
            for task in playing:
                if task.done():
                    task.result()
            if shown:
                print(
                    f"\r{number} of {len(blows)}, {len(proof.received.moves)} moves",
                    end="",
                    file=sys.stderr,
                    flush=True,
                )
        stuck = await proof.goes_on()
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for server in proof.servers:
            server.end(signal.SIGTERM)
    result = {"kills": kills, "restarts of PostgreSQL": restarts, "servers": len(proof.servers)}
    return {**result, **await proof.verdict(), "stuck tables": stuck, "seconds": round(time.monotonic() - began)}


def sound(result: dict[str, Any]) -> bool:
    """Whether the proof holds."""
    bad = ("lost", "doubled", "wrong tables", "unexpected errors", "stuck tables")
    return result["acknowledged moves"] > 0 and not any(result[key] for key in bad)


def main() -> int:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--restarts", type=int, default=0)
    parser.add_argument("--pairs", type=int, default=PAIRS)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with ExitStack() as stack:
        postgres = stack.enter_context(Postgres()) if given.database == "postgresql" else None
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = postgres.database() if postgres else f"sqlite:///{folder}/killing.db"
        job = run(database, postgres, given.kills, given.restarts, given.pairs, given.seed, shown=not given.json)
        result = asyncio.run(job)
    print(json.dumps(result) if given.json else "\n".join(f"{key}: {value}" for key, value in result.items()))
    return 0 if sound(result) else 1


if __name__ == "__main__":
    sys.exit(main())
