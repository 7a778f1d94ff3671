"""Who deletes themselves leaves no name in the database; their games stay as those of a deleted player."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import MetaData, select
from sqlalchemy.engine import make_url

from asterism.server.runtime.services import Settings
from asterism.server.storage.database import MailRow, PushRow
from asterism.server.storage.store import Store
from asterism.server.tables import seating

from .server import RandomBot, Server
from .test_ratings import begin

NAME, OTHER_NAME, HERE = "Wilhelmina", "Bartholomew", "Grandmother"
SEATS = [{"kind": "me"}, {"kind": "open"}]
CLOCK = {"kind": "days", "days": 3}


@pytest.fixture
def server(database, tmp_path):
    with Server(Settings(database=database, pages=tmp_path / "web", make_bot=RandomBot, pace=0.01)) as running:
        yield running


def dump(database) -> str:
    """All that a database holds: of SQLite the bytes of its files, of PostgreSQL every value of every row."""
    url = make_url(database)
    if url.get_backend_name() == "sqlite":
        files = [f"{url.database}{ending}" for ending in ("", "-wal", "-journal")]
        return b"".join(_bytes(file) for file in files).decode("utf-8", "replace")

    async def rows():
        store, metadata = Store(database), MetaData()
        try:
            async with store.engine.connect() as connection:
                await connection.run_sync(metadata.reflect)
                found = [await connection.execute(select(table)) for table in metadata.tables.values()]
                return repr([tuple(row) for result in found for row in result])
        finally:
            await store.close()

    return asyncio.run(rows())


def _bytes(file: str) -> bytes:
    try:
        with open(file, "rb") as opened:
            return opened.read()
    except FileNotFoundError:
        return b""


def id_of(guest):
    return guest.get("/api/me")["guest"]["id"]


def finished_game(server, ann, ben):
    """A rated game between the two that is over, with something said, and continued and uploaded by the other."""
    id = ann.table("filantes", seats=SEATS, rated=True, clock=CLOCK, seating="fixed")
    ben.post(f"/api/tables/{id}/seats/1", {})
    lives = [guest.live(id) for guest in (ann, ben)]
    lives[0].ask("chat", text=f"I am {NAME}")
    lives[1].ask("chat", text="Hello!")
    begin(server, (ann, ben), id, 4)
    ben.delete(f"/api/tables/{id}/seats/1")
    lives[0].ask("chat", text="A good move", about=1)
    lives[1].ask("chat", text="Was it?", about=1)
    ben.post(f"/api/tables/{id}/branch", {"ply": 1})
    record = ben.http.get(f"/api/tables/{id}/record").text
    assert NAME in record
    answer = ben.http.post("/api/records", content=record, headers={"content-type": "text/plain"}).json()
    uploaded = answer["table"]["id"]
    continued = ben.post(f"/api/tables/{uploaded}/branch", {"ply": 1})["table"]
    assert NAME in [seat["name"] for seat in continued["seats"]]
    server.guest(Authorization=f"Bearer {server.services.host_secret}").post(f"/api/host/tables/{continued['id']}/end")
    ben.post(f"/api/tables/{continued['id']}/rematch")
    return id, uploaded


def add_contacts(server, guest_id):
    rows = [
        MailRow(guest_id=guest_id, address=f"{NAME}@example.org", language="en", confirmed=True),
        PushRow(
            endpoint_hash="h", guest_id=guest_id, endpoint=f"https://push/{NAME}", p256dh="p", auth="a", language="en"
        ),
    ]
    server.run(server.services.store.add(*rows))


def test_a_search_through_the_whole_database_finds_no_trace(server, database):
    ann, ben = server.guest(NAME), server.guest(OTHER_NAME)
    gone = id_of(ann)
    id, uploaded = finished_game(server, ann, ben)
    ann.post("/api/me/passphrase")
    ann.table("octocube", seats=[{"kind": "me"}, {"kind": "here", "name": HERE}])
    running = ann.table("filantes", seats=SEATS)
    ben.post(f"/api/tables/{running}/seats/1", {})
    ann.post(f"/api/tables/{id}/rematch")
    ben.post(f"/api/tables/{id}/reports", {"guest": gone, "reason": "name"})
    spectator = ann.live(ben.table("gravity", seats=SEATS))
    spectator.ask("chat", text="May I join?")
    add_contacts(server, gone)
    before = dump(database)
    assert all(text in before for text in (NAME, HERE, gone))

    assert ann.delete("/api/me") == {"guest": None}
    after = dump(database)
    assert [text for text in (NAME, HERE, gone, NAME.lower()) if text in after] == []
    assert OTHER_NAME in after

    assert ann.get("/api/me") == {"guest": None}
    table = ben.get(f"/api/tables/{id}")["table"]
    assert table["seats"][0]["guest"].startswith("-")
    assert (table["seats"][0]["name"], table["seats"][1]["name"]) == (None, OTHER_NAME)
    assert table["status"] == "over"
    assert ben.get(f"/api/tables/{id}/replay")["plies"] == table["ply"]
    lines = ben.get(f"/api/tables/{id}/chat?before=1000000")["chat"]
    theirs = [line for line in lines if line["guest"].startswith("-")]
    assert [(line["name"], line["text"], line["removed"]) for line in theirs] == [(None, "", True)] * 2
    assert {line["text"] for line in lines} == {"", "Hello!", "Was it?"}
    comments = ben.get(f"/api/tables/{uploaded}/chat?before=1000000")["chat"]
    assert [line["text"] for line in comments] == [f"{OTHER_NAME}: Was it?"]


def test_who_stays_is_told_at_once_and_stands_on_the_leaderboard_alone(server):
    ann, ben = server.guest(NAME), server.guest(OTHER_NAME)
    id, _ = finished_game(server, ann, ben)
    running = ann.table("filantes", seats=SEATS)
    ben.post(f"/api/tables/{running}/seats/1", {})
    lives = [guest.live(running) for guest in (ben, ann)]
    ann.delete("/api/me")
    assert lives[1].closed() == 4403
    state = lives[0].until(lambda message: message["type"] == "state" and not _named(message))
    seat = next(seat for seat in state["table"]["seats"] if (seat["guest"] or "").startswith("-"))
    assert seat["left"]
    board = ben.get("/api/ratings/filantes?players=2")
    assert [one["name"] for one in board["ratings"]] == [OTHER_NAME]
    assert board["mine"]["place"] == 1
    again = server.guest(NAME)
    again.table("filantes", seats=SEATS, rated=True, clock=CLOCK)
    assert ben.get(f"/api/tables/{id}/ratings")["changes"]


def test_a_page_that_opens_while_its_guest_is_deleted_does_not_bring_them_back(server, monkeypatch):
    ann, ben = server.guest(NAME), server.guest(OTHER_NAME)
    running = ann.table("filantes", seats=SEATS)
    ben.post(f"/api/tables/{running}/seats/1", {})

    async def leave_and_open(table, guest, seat, level):
        await leave(table, guest, seat, level)
        await seating.come_back(table, guest.id)
        assert not table.seats[seat].left

    leave = seating.leave
    monkeypatch.setattr(seating, "leave", leave_and_open)
    ann.delete("/api/me")
    seats = ben.get(f"/api/tables/{running}")["table"]["seats"]
    assert [seat["left"] for seat in seats if seat["guest"].startswith("-")] == [True]


def _named(message):
    return NAME in {seat["name"] for seat in message["table"]["seats"]}


def test_who_is_nobody_deletes_nothing(server):
    assert server.guest().delete("/api/me") == {"guest": None}
