"""Names and text that are taken away are gone at every server, on pages that come back, and from what is copied."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from asterism.server.budgets import Bounds
from asterism.server.errors import ForbiddenError
from asterism.server.runtime import cluster
from asterism.server.runtime.services import Settings
from asterism.server.storage.database import GuestRow
from asterism.server.tables.table import Table

from .server import RandomBot, Server
from .test_erasure import dump

NAME, BAD = "Wilhelmina", "a bad word"
SEATS = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture
def servers(database, tmp_path, monkeypatch):
    """Two servers on one database, which look at it often."""
    monkeypatch.setattr(cluster, "POLL_SECONDS", 0.05)
    monkeypatch.setattr(cluster, "POLL_SECONDS_WITH_NOTIFY", 0.05)
    wish = Settings(database=database, pages=tmp_path, make_bot=RandomBot, pace=0.01)
    with ExitStack() as running:
        yield [running.enter_context(Server(wish)) for _ in range(2)]


@pytest.fixture
def sends_nothing(servers, monkeypatch):
    """No message of the first server reaches the second."""
    if servers[0].services.cluster.hears_others:
        monkeypatch.setattr(servers[0].services.cluster._transport, "send", lambda _: None)


@pytest.fixture
def hears_nothing(monkeypatch):
    """No server hears of what another has stored, unless it looks at the table for a reason."""

    async def nothing(*_):
        pass

    monkeypatch.setattr(cluster.Cluster, "_receive", lambda *_: None)
    monkeypatch.setattr(cluster.Cluster, "_catch_up", nothing)


def skip_once(monkeypatch):
    """What was stored is stored just after somebody looked."""
    looked, skipped = Table.catch_up, iter([True])

    async def catch_up(self):
        if not next(skipped, False):
            await looked(self)

    monkeypatch.setattr(Table, "catch_up", catch_up)


def host_of(server):
    return server.guest(Authorization=f"Bearer {server.services.host_secret}")


def texts(message):
    """Every text in a message."""
    match message:
        case dict():
            return [text for value in message.values() for text in texts(value)]
        case list():
            return [text for value in message for text in texts(value)]
    return [message]


def game_of_two(one, two):
    """A game of a guest at the first server and Ben, whom both servers know; with a page of Ben's at the second."""
    ann, ben, there = one.guest(NAME), one.guest("Ben"), two.guest()
    id = ann.table("filantes", seats=SEATS)
    ben.post(f"/api/tables/{id}/seats/1")
    there.http.cookies = ben.http.cookies
    return id, ann, there


# -- what the host removes ---------------------------------------------------------------------------------------------


def remove_line_before(one, two):
    ann = one.guest("Ann")
    id = ann.table("filantes", seats=[{"kind": "me"}, {"kind": "here"}])
    number = ann.live(id).ask("chat", text=BAD)["n"]
    watcher = two.guest().live(id)
    assert BAD in texts(watcher.until("state"))
    host_of(one).delete(f"/api/host/tables/{id}/chat/{number}")
    assert BAD not in texts(watcher.until("state"))


def test_a_line_that_the_host_removes_is_unsaid_at_every_server(servers):
    remove_line_before(*servers)


def test_a_line_that_the_host_removes_is_unsaid_where_the_message_about_it_is_lost(servers, sends_nothing):
    remove_line_before(*servers)


def test_the_host_sees_and_removes_a_line_of_which_a_server_has_not_heard(hears_nothing, servers):
    """Found by the simulator: the host read a line on one server, and another said that there is none."""
    one, two = servers
    ann = one.guest("Ann")
    id = ann.table("filantes", seats=[{"kind": "me"}, {"kind": "here"}])
    two.guest().get(f"/api/tables/{id}")
    number = ann.live(id).ask("chat", text=BAD)["n"]
    host = host_of(two)
    assert host.delete(f"/api/host/tables/{id}/chat/{number}")["chat"][0]["removed"]
    ann.live(id).ask("chat", text="another")
    assert [line["text"] for line in host.get(f"/api/host/tables/{id}/chat")["chat"]] == ["", "another"]


def test_a_line_is_unsaid_though_whoever_waits_is_refused(servers, monkeypatch):
    """A server is busy: it refuses what people ask of it, but not what everybody must be told."""
    one, _ = servers
    ann = one.guest("Ann")
    id = ann.table("filantes", seats=[{"kind": "me"}, {"kind": "here"}])
    live, watcher = ann.live(id), one.guest().live(id)
    number = live.ask("chat", text=BAD)["n"]
    watcher.until("chat")
    monkeypatch.setattr(one.services._play_queue, "bounds", Bounds(workers=1, guest=0, address=0, all=0))
    host_of(one).delete(f"/api/host/tables/{id}/chat/{number}")
    assert BAD not in texts(watcher.until("state"))
    assert one.services.in_memory(id).entries[-1].data["text"] == ""


def test_what_was_missed_is_all_read_again_where_somebody_plays(hears_nothing, servers):
    one, two = servers
    id, ann, there = game_of_two(one, two)
    live, other, page = ann.live(id), there.live(id), there.live(id)
    number = live.ask("chat", text=BAD)["n"]
    other.ask("chat", text="Hello!")
    page.until(lambda message: BAD in texts(message))
    host_of(one).delete(f"/api/host/tables/{id}/chat/{number}")
    live.ask("chat", text="Hello, Ben!")
    other.ask("chat", text="Shall we begin?")
    state = page.until("state")
    assert state["since"] == 0
    assert BAD not in texts(state)


# -- guests who delete themselves --------------------------------------------------------------------------------------


def test_a_guest_who_is_deleted_is_forgotten_at_every_server(servers, sends_nothing):
    one, two = servers
    id, ann, there = game_of_two(one, two)
    page = there.live(id)
    ann.live(id).ask("chat", text=BAD)
    assert NAME in texts(page.until("state"))
    page.until(lambda message: BAD in texts(message))
    ann.delete("/api/me")
    page.until(lambda message: message["type"] == "state" and not {NAME, BAD} & set(texts(message)))


def test_a_guest_who_is_deleted_is_forgotten_where_they_said_nothing_and_where_they_only_made_the_table(
    servers, sends_nothing
):
    one, two = servers
    id, ann, there = game_of_two(one, two)
    made = ann.table("filantes", seats=[{"kind": "bot"}, {"kind": "bot"}])
    me = ann.get("/api/me")["guest"]["id"]
    page, other = there.live(id), there.live(made)
    assert NAME in texts(page.until("state"))
    assert other.until("state")["table"]["host"] == me
    ann.delete("/api/me")
    page.until(lambda message: message["type"] == "state" and NAME not in texts(message))
    other.until(lambda message: message["type"] == "state" and message["table"]["host"] != me)


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("copy", ["rematch", "branch"])
def test_no_copy_brings_back_the_name_of_a_deleted_guest(hears_nothing, servers, monkeypatch, database, copy, late):
    one, two = servers
    id, ann, there = game_of_two(one, two)
    live = ann.live(id)
    live.ask("resign", seat=0)
    there.get(f"/api/tables/{id}")
    ann.delete("/api/me")
    if late:
        skip_once(monkeypatch)
    made = there.post(f"/api/tables/{id}/{copy}", {"ply": 0} if copy == "branch" else None)["table"]
    assert [seat["name"] for seat in made["seats"]] == [None, "Ben"]
    assert NAME not in dump(database)


def test_who_is_deleted_while_they_ask_for_a_rematch_gets_none(hears_nothing, servers, monkeypatch):
    one, two = servers
    id, ann, there = game_of_two(one, two)
    ann.live(id).ask("resign", seat=0)
    there.get(f"/api/tables/{id}")
    guest = GuestRow(id=ann.get("/api/me")["guest"]["id"], name=NAME)
    ann.delete("/api/me")
    skip_once(monkeypatch)
    with pytest.raises(ForbiddenError) as refused:
        two.run(two.services.new_tables.rematch(guest, two.services.in_memory(id)))
    assert refused.value.code == "not-your-table"


def test_a_line_that_the_host_removes_stays_that_of_a_deleted_guest(hears_nothing, servers, monkeypatch, database):
    one, two = servers
    id, ann, there = game_of_two(one, two)
    number = ann.live(id).ask("chat", text=BAD)["n"]
    there.get(f"/api/tables/{id}")
    ann.delete("/api/me")
    skip_once(monkeypatch)
    host_of(two).delete(f"/api/host/tables/{id}/chat/{number}")
    left = dump(database)
    assert [text for text in (NAME, BAD) if text in left] == []
    assert there.get(f"/api/tables/{id}/chat?before=1000000")["chat"][0]["name"] is None
