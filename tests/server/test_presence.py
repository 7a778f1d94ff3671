"""Who is there is reported right in every order of joining, reloading, being cut off, leaving and returning."""

from __future__ import annotations

import pytest

from asterism.server.budgets import PRESENCE_BATCH
from asterism.server.runtime import cluster
from asterism.server.runtime.services import Settings
from asterism.server.tables import presence
from tests.volume import LONG

from .server import RandomBot, Server, soon

OPEN = [{"kind": "me"}, {"kind": "open"}]
JOINING = (("sit", "open"), ("open", "sit"))
"""The seat is taken before the table is looked at, or while it is."""
NEXT = {True: ("reload", "overlap", "cut", "leave", "sit"), False: ("open", "sit")}
"""What somebody can do who is connected, and who is not; to sit on one's own seat is to return to it."""
STEPS = 3 if LONG else 2


def orders(length, here=True):
    """All orders of so many steps."""
    if not length:
        return [()]
    return [
        (step, *rest)
        for step in NEXT[here]
        for rest in orders(length - 1, step not in ("cut", "leave") if here else step == "open")
    ]


class Person:
    """Somebody with none or one connection to a table, as a browser has it."""

    def __init__(self, server, name, table=None):
        self.guest = server.guest(name)
        self.id = self.guest.get("/api/me")["guest"]["id"]
        self.table = table
        self.live = None
        self.presence = None

    def open(self):
        self.live = self.guest.live(self.table)
        self.presence = self.live.next()["presence"]

    def close(self):
        self.live.close()
        self.live = None

    def reload(self):
        self.close()
        self.open()

    def overlap(self):
        """The new connection is there before the old one is gone."""
        old = self.live
        self.open()
        old.close()

    def cut(self):
        """The connection breaks without a word."""
        self.live.socket.socket.close()
        self.live = None

    def leave(self):
        self.guest.delete(f"/api/tables/{self.table}/seats/1")
        self.close()

    def sit(self):
        self.guest.post(f"/api/tables/{self.table}/seats/1")

    def believes(self, present, away):
        """Whether what they received until now is that these are there and those are away."""
        self.live.ids += 1
        self.live.say(type="ping", id=self.live.ids)
        while (message := self.live.next()).get("id") != self.live.ids:
            if message["type"] in ("presence", "state"):
                self.presence = message["presence"] if message["type"] == "state" else message
        return (set(self.presence["guests"]), set(self.presence["away"])) == (set(present), set(away))


def follow(ann, ben, steps):
    """Ben goes through the steps; after each of them Ann, and Ben if connected, know it without reconnecting."""
    for step in (*steps, "sit"):
        getattr(ben, step)()
        seats = ben.guest.get(f"/api/tables/{ann.table}")["table"]["seats"]  # the server that was asked knows at once
        sits = seats[1]["guest"] == ben.id
        here = [ann.id, *([ben.id] if sits and ben.live else [])]
        away = [ben.id] if sits and not ben.live else []
        for person in (ann, ben):
            soon(lambda person=person, here=here, away=away: person.live is None or person.believes(here, away))
        if ben.live:
            assert not seats[1]["left"], steps  # who is back has not left


def table_of_ann(server):
    ann = Person(server, "Ann")
    ann.table = ann.guest.table("filantes", seats=OPEN)
    ann.open()
    return ann


@pytest.mark.parametrize("joining", JOINING)
@pytest.mark.parametrize("first", NEXT[True])
def test_presence_is_right_in_every_order(server, joining, first):
    for steps in orders(STEPS):
        if steps[0] == first:
            ann = table_of_ann(server)
            follow(ann, Person(server, "Ben", ann.table), (*joining, *steps))


@pytest.fixture
def two_servers(postgres, monkeypatch):
    monkeypatch.setattr(cluster, "POLL_SECONDS_WITH_NOTIFY", 0.05)
    settings = Settings(database=postgres.database(), make_bot=RandomBot)
    with Server(settings) as one, Server(settings) as two:
        yield one, two


def test_presence_is_right_in_every_order_over_two_servers(two_servers):
    one, two = two_servers
    for joining in JOINING:
        for steps in orders(2):
            ann = table_of_ann(one)
            follow(ann, Person(two, "Ben", ann.table), (*joining, *steps))


def test_a_server_that_counted_as_dead_is_asked_who_is_there(two_servers):
    one, two = two_servers
    ann = table_of_ann(one)
    ben = Person(two, "Ben", ann.table)
    ben.sit()
    ben.open()
    soon(lambda: ann.believes([ann.id, ben.id], []))
    one.loop.call_soon_threadsafe(one.services.cluster._forget, two.services.cluster.id)
    ann.live.until(lambda m: m["type"] == "presence" and ben.id in m["away"])
    soon(lambda: ann.believes([ann.id, ben.id], []))


@pytest.mark.parametrize("looks", [True, False])
def test_a_server_asks_again_where_a_message_about_presence_was_lost(two_servers, monkeypatch, looks):
    """Found by the simulator: it went by what it knew until somebody came or went, also for reminders."""
    one, two = two_servers
    ann = table_of_ann(one)
    ben = Person(two, "Ben", ann.table)
    ben.sit()
    if not looks:
        ann.close()  # the table stays in memory
    for step, here in ((ben.open, {ben.id}), (ben.close, set())):
        lost = []
        with monkeypatch.context() as patches:
            patches.setattr(two.services.cluster._transport, "send", lost.append)
            step()
            soon(lambda lost=lost: any("present" in message for message in lost))
        here |= {ann.id} if looks else set()
        soon(lambda here=here: one.services.in_memory(ann.table).presence.online() == here)
        if looks:
            soon(lambda here=here: ann.believes(here, {ann.id, ben.id} - here))


def test_who_gets_all_anew_gets_who_is_there_after_it(server):
    ann = table_of_ann(server)
    ann.live.ask("chat", text="Hello")
    table = server.services.in_memory(ann.table)

    async def reload():
        async with table.lock:
            await table.reload()

    server.loop.call_soon_threadsafe(server.services.spawn, reload())
    ann.live.until("state")
    assert ann.live.until("presence")["guests"] == [ann.id]


def test_who_left_to_a_bot_comes_back_by_saying_so(server):
    ann = table_of_ann(server)
    ben = Person(server, "Ben", ann.table)
    ben.sit()
    ben.guest.delete(f"/api/tables/{ann.table}/seats/1?bot=2")
    ben.open()
    seat = ann.guest.get(f"/api/tables/{ann.table}")["table"]["seats"][1]
    assert (seat["left"], seat["stand_in"]) == (True, 2)


def test_many_spectators_are_sent_their_comings_together(server, monkeypatch):
    monkeypatch.setattr(presence, "PRESENCE_SECONDS", 3600.0)  # only what is urgent is sent at once
    ann = table_of_ann(server)
    many = [server.guest().live(ann.table) for _ in range(2 * PRESENCE_BATCH)]
    for spectator in many:
        spectator.next()
    assert ann.believes([ann.id], [])
    assert ann.presence["watching"] < len(many)
    ben = Person(server, "Ben", ann.table)
    ben.sit()
    ben.open()
    soon(lambda: ann.believes([ann.id, ben.id], []))
    assert ann.presence["watching"] == len(many)
