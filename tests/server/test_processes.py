"""Several servers on one database: everybody hears of everything, and every bot's turn is taken once."""

from __future__ import annotations

import asyncio
import threading
from contextlib import ExitStack

import pytest

from asterism.server.http.live import MISSING
from asterism.server.runtime import access, cluster
from asterism.server.runtime.access import FORBIDDEN
from asterism.server.runtime.services import RESTARTING, Services, Settings
from asterism.server.storage import bot_leases
from asterism.server.storage.store import Store

from .hostile import gone
from .server import TIMEOUT, Player, RandomBot, Server, is_over, play_out, soon, story

ON_POSTGRESQL = pytest.mark.parametrize("database", ["postgresql"], indirect=True)


@pytest.fixture
def servers(database, monkeypatch):
    """As many servers as wanted on one database, which look at it often."""
    monkeypatch.setattr(cluster, "POLL_SECONDS", 0.05)
    with ExitStack() as running:

        def start(make_bot=RandomBot):
            return running.enter_context(Server(Settings(database=database, make_bot=make_bot, pace=0.01)))

        yield start


def moves(database, id):
    """The table's row and the (line, ply) of its moves as the database has them."""

    async def read():
        kept = Store(database)
        row, _, entries = await kept.table(id)
        await kept.close()
        return row, [(e.undo_epoch, e.ply) for e in entries if e.kind == "move"]

    return asyncio.run(read())


class StuckBot(RandomBot):
    """A bot whose server never gets its answer."""

    ended = threading.Event()

    def play(self, seen, limit):
        if limit.seconds:  # not when it only wakes up
            self.ended.wait(TIMEOUT)
        return super().play(seen, limit)


def test_a_game_over_two_servers_is_one_story_to_all(servers):
    one, two = servers(), servers()
    ann, ben = one.guest("Ann"), two.guest("Ben")
    id = ann.table("octocube", seats=[{"kind": "me"}, {"kind": "open"}], mode="kids")
    ben.post(f"/api/tables/{id}/seats/1", {"name": "Ben"})
    watching = [server.guest().live(id) for server in (one, two)]
    players = [Player(guest.live(id), n) for n, guest in enumerate((ann, ben))]
    play_out(*players)
    for live in watching:
        live.until(is_over)
    assert story(watching[0]) == story(watching[1])
    assert len(story(watching[0])) == len(story(players[0].live)) == len(story(players[1].live)) > 10


@ON_POSTGRESQL
def test_presence_and_thinking_reach_the_other_server(servers):
    StuckBot.ended.clear()
    one, two = servers(StuckBot), servers(StuckBot)
    ann, ben = one.guest("Ann"), two.guest("Ben")
    id = ann.table("filantes", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}])
    ben.post(f"/api/tables/{id}/seats/1")
    here, there = ann.live(id), ben.live(id)
    ids = [guest.get("/api/me")["guest"]["id"] for guest in (ann, ben)]
    here.until(lambda m: m["type"] == "presence" and set(m["guests"]) == set(ids) and m["watching"] == 0)
    eve = two.guest().live(id)
    here.until(lambda m: m["type"] == "presence" and m["watching"] == 1)
    assert {seat["guest"]: seat["online"] for seat in ann.get(f"/api/tables/{id}")["table"]["seats"]}[ids[1]]
    eve.close()
    there.close()
    here.until(lambda m: m["type"] == "presence" and m["guests"] == ids[:1] and m["watching"] == 0)
    here.close()
    playing = [Player(ann.live(id)), Player(ben.live(id))]
    reply = []

    def play_until_a_bot_thinks(player):
        while (message := player.live.next())["type"] != "thinking":
            player.take(message)
            if player.must_decide():
                player.decide()
        reply.append(message)

    players = [threading.Thread(target=play_until_a_bot_thinks, args=(player,)) for player in playing]
    for thread in players:
        thread.start()
    for thread in players:
        thread.join(TIMEOUT)
    assert reply[0] == reply[1] == {"type": "thinking", "seat": 2, "ply": 2}
    StuckBot.ended.set()


def test_a_bots_turn_is_taken_by_one_server(servers, database):
    one, two = servers(), servers()
    ann = one.guest("Ann")
    id = ann.table("gravity", seats=[{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}])
    player, watching = Player(ann.live(id)), two.guest().live(id)
    player.run(200)
    last = player.live.last
    watching.until(lambda m: (m.get("n") or 0) >= last)
    _, kept = moves(database, id)
    assert len(kept) == len(set(kept)) > 10


def test_a_dead_servers_thoughts_are_taken_over(servers, database, monkeypatch):
    monkeypatch.setattr(bot_leases, "LEASE_SECONDS", 1.0)
    StuckBot.ended.clear()
    one = servers(StuckBot)
    ann = one.guest("Ann")
    id = ann.table("filantes", seats=[{"kind": "bot"}, {"kind": "me"}])
    soon(lambda: moves(database, id)[0].lease_holder)
    servers()
    soon(lambda: moves(database, id)[0].ply > 0)
    StuckBot.ended.set()
    soon(lambda: one.services.in_memory(id).row.ply == moves(database, id)[0].ply)


def test_bots_wake_at_the_start_where_people_sit_and_sleep_where_none_do(database):
    settings = Settings(database=database, make_bot=StuckBot)
    StuckBot.ended.clear()
    with Server(settings) as one:
        ann = one.guest("Ann")
        waiting = ann.table("filantes", seats=[{"kind": "bot"}, {"kind": "me"}])
        asleep = ann.table("filantes", seats=[{"kind": "bot"}, {"kind": "bot"}])
    StuckBot.ended.set()
    with Server(Settings(database=database, make_bot=RandomBot)):
        soon(lambda: moves(database, waiting)[0].seat == 1)
        assert moves(database, asleep)[0].ply == 0


def test_a_rematch_is_not_refused_by_a_server_that_has_not_heard_of_the_end(servers, monkeypatch):
    """Seen in the simulator: people who had been told of the end were told by another server that there was none."""

    async def hear_nothing(*_):
        pass

    monkeypatch.setattr(cluster.Cluster, "_receive", lambda *_: None)
    monkeypatch.setattr(cluster.Cluster, "_catch_up", hear_nothing)
    one, two = servers(), servers()
    ann, ben, there = one.guest("Ann"), one.guest("Ben"), two.guest()
    id = ann.table("filantes", seats=[{"kind": "me"}, {"kind": "open"}])
    ben.post(f"/api/tables/{id}/seats/1")
    there.http.cookies = ben.http.cookies
    assert there.live(id).next()["table"]["status"] == "running"
    there.post(f"/api/tables/{id}/rematch", status=409)
    live = ann.live(id)
    live.next()
    live.ask("resign", seat=0)
    first = there.post(f"/api/tables/{id}/rematch")["table"]["id"]
    assert ann.post(f"/api/tables/{id}/rematch")["table"]["id"] == first


def test_a_rematch_asked_for_at_two_servers_is_one(servers):
    one, two = servers(), servers()
    ann, ben = one.guest("Ann"), two.guest("Ben")
    id = ann.table("octocube", seats=[{"kind": "me"}, {"kind": "open"}], mode="kids")
    ben.post(f"/api/tables/{id}/seats/1")
    play_out(*(Player(guest.live(id), n) for n, guest in enumerate((ann, ben))))
    next = []
    asking = [
        threading.Thread(target=lambda guest=guest: next.append(guest.post(f"/api/tables/{id}/rematch")["table"]["id"]))
        for guest in (ann, ben)
    ]
    for thread in asking:
        thread.start()
    for thread in asking:
        thread.join(TIMEOUT)
    assert len(next) == 2
    assert next[0] == next[1]
    assert [table["id"] for table in ann.get("/api/tables")["mine"]].count(next[0]) == 1
    assert len(ann.get("/api/tables")["mine"]) == 2


def test_servers_may_start_together_on_an_empty_database(database):
    async def start():
        servers = [Services(Settings(database=database)) for _ in range(3)]
        await asyncio.gather(*(services.store.open() for services in servers))
        for services in servers:
            await services.store.close()

    asyncio.run(start())


def test_a_table_that_the_host_deletes_is_gone_at_every_server(servers):
    one, two = servers(), servers()
    id = one.guest("Ann").table("filantes", seats=[{"kind": "me"}, {"kind": "open"}])
    watcher = two.guest().live(id)
    watcher.until("state")
    one.guest(Authorization=f"Bearer {one.services.host_secret}").delete(f"/api/host/tables/{id}")
    assert gone(watcher) == RESTARTING  # and who connects again learns why
    assert gone(two.guest().live(id)) == MISSING


def test_bans_ended_sessions_and_new_tokens_close_connections_at_every_server(servers, monkeypatch):
    monkeypatch.setattr(access, "INTERVAL", 0.05)
    one, two = servers(), servers()
    host = one.guest(Authorization=f"Bearer {one.services.host_secret}")

    def at_two(guest):
        """The same browser at the other server, and its connection there."""
        there = two.guest()
        there.http.cookies = guest.http.cookies
        live = there.live(guest.table("filantes"))
        live.until("state")
        return live

    ann = one.guest("Ann")
    words = ann.post("/api/me/passphrase")["passphrase"]
    line = at_two(ann)
    ann.post("/api/me/return", {"passphrase": words})
    assert gone(line) == FORBIDDEN
    line, phone = at_two(ann), one.guest()
    phone.post("/api/me/return", {"passphrase": words})
    phone.delete("/api/me/sessions")
    assert gone(line) == FORBIDDEN
    line = at_two(phone)
    host.post("/api/host/bans", {"kind": "guest", "who": phone.get("/api/me")["guest"]["id"]})
    assert gone(line) == FORBIDDEN
    assert not two.services.connections


@ON_POSTGRESQL
def test_a_ban_is_reported_and_not_only_found(servers, monkeypatch):
    monkeypatch.setattr(access, "INTERVAL", 3600.0)
    one, two = servers(), servers()
    eve = two.guest("Eve")
    line = eve.live(eve.table("filantes"))
    line.until("state")
    host = one.guest(Authorization=f"Bearer {one.services.host_secret}")
    host.post("/api/host/bans", {"kind": "guest", "who": eve.get("/api/me")["guest"]["id"]})
    assert gone(line) == FORBIDDEN


def test_a_seat_can_be_taken_though_another_server_was_faster(tmp_path, monkeypatch):
    """Found by the simulator: who sat down where the table was not up to date was told that the game had gone on."""
    monkeypatch.setattr(cluster, "POLL_SECONDS", 1000.0)
    wish = Settings(database=f"sqlite:///{tmp_path}/t.db", pages=tmp_path, make_bot=RandomBot)
    with Server(wish) as one, Server(wish) as two:
        id = one.guest("Ann").table("filantes", players=3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
        eve = two.guest("Eve")
        eve.get(f"/api/tables/{id}")
        one.guest("Ben").post(f"/api/tables/{id}/seats/1", {})
        assert eve.post(f"/api/tables/{id}/seats/2", {})["table"]["status"] == "running"
        one.run(one.services.in_memory(id).catch_up())
        assert one.services.in_memory(id).row.status == "running"
        assert eve.post(f"/api/tables/{id}/seats/1", {}, 409)["error"]["code"] == "seat-taken"
