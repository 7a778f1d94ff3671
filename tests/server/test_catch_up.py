"""Clients that are cut off for random times under load end with exactly the numbered events of those who stayed."""

from __future__ import annotations

import asyncio
import random

import pytest

from asterism.server.runtime import cluster
from asterism.server.runtime.services import Settings
from asterism.server.storage.bot_leases import BotLeases
from asterism.server.storage.entries import Entry
from asterism.server.storage.store import Store
from asterism.server.tables.broadcast import can_be_sent_singly

from .clients import Client, Received
from .server import RandomBot, Server, soon

TABLES = 3
AWAY = 0.4
"""How many seconds a client is away at most."""


async def cut(clients: list[Client], chance: random.Random) -> None:
    """Cut connections without a word, one after the other."""
    while True:
        await asyncio.sleep(0.02)
        client = chance.choice(clients) if clients else None
        if client is not None and client.socket is not None:
            client.away = chance.random() * AWAY
            client.socket.transport.abort()


class Table:
    """Two players and a watcher who are cut off again and again, each with a second browser that stays connected."""

    def __init__(self, urls: list[str], received: Received, number: int) -> None:
        self.number = number
        self.cut_off = [Client(urls, received, number * 10 + place) for place in range(3)]
        self.staying = [Client([urls[place % 2]], received, number * 10 + 5 + place) for place in range(3)]

    async def play(self) -> None:
        """Play to the end; everybody keeps a story."""
        for client, other in zip(self.cut_off[:2], self.staying, strict=False):
            await client.ask("/api/me", {"name": f"Person {self.number}"})
            other.http.cookies = client.http.cookies
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
        game = {"game": "gravity", "mode": "goodies", "options": {"max_rounds": 10, "quiet_rounds": 10}, "seats": seats}
        game["seating"] = "fixed"
        made = await self.cut_off[0].ask("/api/tables", game)
        id = made["table"]["id"]
        await self.cut_off[1].ask(f"/api/tables/{id}/seats/1", {})
        following = [client.follow(id, plays=place < 2) for place, client in enumerate(self.cut_off)]
        following += [client.follow(id, plays=False) for client in self.staying]
        stories = await asyncio.gather(*following)
        self.stories = list(zip(stories[:3], stories[3:], strict=True))
        for client in (*self.cut_off, *self.staying):
            await client.close()


def test_who_is_cut_off_ends_with_the_same_story(database, monkeypatch):
    monkeypatch.setattr(cluster, "POLL_SECONDS", 0.05)
    settings = Settings(database=database, make_bot=RandomBot)
    received = Received()
    with Server(settings) as one, Server(settings) as two:
        tables = [Table([one.url, two.url], received, number) for number in range(TABLES)]

        async def job():
            all_cut_off = [client for table in tables for client in table.cut_off]
            cutting = asyncio.create_task(cut(all_cut_off, random.Random(1)))
            await asyncio.gather(*(table.play() for table in tables))
            cutting.cancel()

        asyncio.run(job())
    for table in tables:
        for of_who_was_cut_off, of_who_stayed in table.stories:
            assert len(of_who_stayed) > 20
            assert of_who_was_cut_off == of_who_stayed
    assert any(table.stories[0][0] != table.stories[2][0] for table in tables)  # a player sees what a watcher does not
    assert sum(client.cuts for table in tables for client in table.cut_off) > 10
    assert received.errors == []


def test_a_long_look_for_waiting_bots_is_followed_by_a_long_rest(tmp_path, monkeypatch):
    monkeypatch.setattr(cluster, "POLL_SECONDS", 0.01)
    looks = []
    ages = Store.ages

    async def count(store, ids):
        looks.append("tables")
        return await ages(store, ids)

    async def search(leases, most):
        looks.append("bots")
        await asyncio.sleep(0.2)
        return []

    monkeypatch.setattr(Store, "ages", count)
    monkeypatch.setattr(BotLeases, "due", search)
    with Server(Settings(database=f"sqlite:///{tmp_path}/t.db", pages=tmp_path, make_bot=RandomBot)):
        soon(lambda: looks.count("tables") > 20)
    assert looks.count("bots") == 1


@pytest.mark.parametrize(
    ("kinds", "singly"),
    [
        ("chat table chat over", True),
        ("chat offer move", True),
        ("answer undo table", True),
        ("move table over", True),
        ("move chat move", False),
        ("resign table move", False),
        ("flag move", False),
        ("table undo", False),
    ],
)
def test_what_is_told_of_an_entry_never_shows_a_later_decision(kinds, singly):
    """Found by the simulator: who heard of a resignation through another server saw the move after it."""
    assert can_be_sent_singly([Entry(kind) for kind in kinds.split()]) is singly
