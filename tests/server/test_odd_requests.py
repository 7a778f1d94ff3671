"""Requests that no browser sends: each is refused in the one shape of errors, and nothing fails, on either database."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import threading
from pathlib import Path

import httpx
import pytest
from sqlalchemy import update

from asterism.cli.serve import upgrade_database
from asterism.engine.errors import AsterismError, VersionError
from asterism.engine.visible import MAX_MARKS, one_line
from asterism.server.accounts.push import _allowed_target, _is_public
from asterism.server.api.base import clean_line
from asterism.server.runtime.services import Settings
from asterism.server.storage.database import TableRow

from .server import RandomBot, Server

SECRET = "a secret of the host"
MANY = "9" * 5000
OPEN = '{"kind":"open"}'
BODIES = {
    "not utf-8": b'{"name":"\xff\xfe"}',
    "lone surrogate": b'{"name":"\\ud800"}',
    "many digits": b'{"game":"filantes","players":' + MANY.encode() + b"}",
    "many digits in options": b'{"game":"filantes","options":{"target":' + MANY.encode() + b"}}",
    "many digits in a fraction": b'{"game":"filantes","options":{"target":1.' + MANY.encode() + b"}}",
    "large exponent": b'{"game":"filantes","options":{"target":1e' + MANY.encode() + b"}}",
    "nul": b'{"game":"fil\\u0000antes","mode":"\\u0000"}',
    "nul in options": b'{"game":"filantes","options":{"\\u0000":"\\u0000"}}',
    "nul in a position": b'{"game":"filantes","position":{"game":"filantes","state":{"\\u0000":1}}}',
}
PATHS = ("/api/me", "/api/tables", "/api/positions", "/api/tiles/check", "/api/me/push", "/api/me/return", "/api/host")


@pytest.fixture
def server(database, tmp_path):
    settings = Settings(database=database, pages=tmp_path, make_bot=RandomBot, host_secret=SECRET)
    with Server(settings) as running:
        yield running


def test_bodies_that_cannot_be_read_are_refused(server, caplog):
    ann = server.guest("Ann")
    for name, body in BODIES.items():
        for path in PATHS:
            answer = ann.http.post(path, content=body, headers={"content-type": "application/json"})
            assert 400 <= answer.status_code < 500, (name, path, answer.text)
            assert answer.json()["error"]["message"]
    for text in (
        b"\xff\xfe",
        b'asterism 1\ngame: filantes\nplayers: 2\noptions: {"target": ' + MANY.encode() + b"}\n\n",
    ):
        assert ann.http.post("/api/records", content=text).status_code == 400
        assert ann.http.post("/api/tiles/read", content=text).status_code == 400
    live = ann.live(ann.table("filantes"))
    live.next()
    for text in (
        '{"type":"play","ply":0,"action":%s}',
        '{"type":"chat","text":"hi","about":%s}',
        '{"type":"ping","id":%s}',
    ):
        live.socket.send(text % MANY)
        assert live.until("error")["error"]["code"] == "bad-request"
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://]", "//", "http://a]b", "?"])
def test_an_origin_that_cannot_be_read_is_foreign(server, origin):
    answer = httpx.post(f"{server.url}/api/me", json={}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "foreign-origin")


def test_numbers_and_nul_in_paths_and_queries_are_refused(server, caplog):
    ann = server.guest("Ann")
    host = server.guest(Authorization=f"Bearer {SECRET}")
    id = ann.table("filantes", seats=[{"kind": "me"}, {"kind": "open"}])
    for path in (
        f"/api/tables/{id}/seats/{MANY}",
        f"/api/tables/{id}/seats/{'9' * 30}",
        f"/api/tables/{id}/replay?ply={MANY}",
        f"/api/tables/{id}/replay?since=-{MANY}",
        f"/api/tables/{id}/chat?before={MANY}",
        f"/api/ratings/filantes?players={MANY}",
        "/api/tables/a%00b",
        "/api/me/sessions/a%00b",
        "/api/ratings/filantes%00",
        "/api/texts/%00",
    ):
        for ask in (ann.http.get, ann.http.post, ann.http.delete):
            answer = ask(path)
            assert 400 <= answer.status_code < 500, (path, answer.text)
    assert host.http.get(f"/api/host/tables/{id}/chat/{MANY}").status_code in (400, 404)
    assert host.http.delete(f"/api/host/tables/{id}/chat/{'9' * 30}").status_code in (400, 404)
    answer = host.http.post("/api/host/bans", json={"kind": "guest", "who": "a\0b"})
    assert answer.status_code in (200, 400)
    assert not [record for record in caplog.records if record.exc_info]


# -- names -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ann", "Ann"),
        ("Ann\u202eneB", "Ann neB"),
        ("\x1b[31mred", "[31mred"),
        ("a\0b\nc", "a b c"),
        ("e" + "\u0301" * 50, "e" + "\u0301" * MAX_MARKS),
        ("\u0301\u0302", ""),
        ("\u3164", ""),
        ("\u2800\u115f \uffa0", ""),
        ("\u200b\u200d\ufeff", ""),
        ("ก็ที่", "ก็ที่"),
        ("Zoë 👍🏽", "Zoë 👍🏽"),
    ],
)
def test_what_others_wrote_is_one_visible_line(text, shown):
    assert one_line(text) == shown
    assert clean_line(text, 24) == (shown or None)


def test_names_and_comments_of_uploaded_records_are_cleaned(server):
    seats = "seat 0: \x1b[2JAnn\u202e\nseat 1: \u3164\n"
    text = f"asterism 1\ngame: filantes\nplayers: 2\n{seats}seed: 1\n\n{{a\x1b[31m\u202eb}}\n"
    made = server.guest("Eve").http.post("/api/records", content=text.encode()).json()
    assert [seat["name"] for seat in made["table"]["seats"]] == ["[2JAnn", None]
    log = server.guest().live(made["table"]["id"]).next()["log"]
    assert [entry["text"] for entry in log if entry["type"] == "chat"] == ["a [31m b"]


# -- reminders ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "::7f00:1",
        "::10.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b:1::a00:1",
        "2002:7f00:1::",
        "2001:0:7f00:1::",
        "::ffff:127.0.0.1",
        "::ffff:0:7f00:1",
        "::",
        "::1",
        "fe80::1%eth0",
        "fd00::1",
        "127.0.0.1",
        "169.254.169.254",
        "224.0.0.1",
    ],
)
def test_push_goes_to_no_address_that_leads_inside(address):
    assert not _is_public(address)
    assert _allowed_target(f"https://[{address}]/" if ":" in address else f"https://{address}/", False) is None


def test_push_goes_to_public_addresses():
    assert _is_public("2606:4700::1111")
    assert _is_public("1.1.1.1")
    assert _is_public("::ffff:1.1.1.1")


# -- the database ------------------------------------------------------------------------------------------------------


def test_a_new_database_can_be_read_by_its_owner_alone(tmp_path):
    with Server(Settings(database=f"sqlite:///{tmp_path}/own.db", pages=tmp_path, make_bot=RandomBot)) as server:
        server.guest("Ann")
        files = list(Path(tmp_path).glob("own.db*"))
        assert len(files) == 3  # with the write-ahead log and its index
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}


def test_a_newer_or_unreadable_database_is_refused_in_one_line(tmp_path):
    before = set(threading.enumerate())
    upgrade_database(f"sqlite:///{tmp_path}/new.db")
    with sqlite3.connect(tmp_path / "new.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    with pytest.raises(VersionError, match="its schema 9999 is newer"):
        upgrade_database(f"sqlite:///{tmp_path}/new.db")
    (tmp_path / "text.db").write_text("this is no database" * 100)
    for url in (f"sqlite:///{tmp_path}/text.db", f"sqlite:///{tmp_path}/no/folder.db"):
        with pytest.raises(AsterismError, match="the database cannot be opened"):
            upgrade_database(url)
    assert set(threading.enumerate()) <= before  # none is left that could report to a loop which is closed


def test_a_lease_that_ends_too_late_is_none(database):
    """The clock was set back an hour after a server had leased a bot's decision."""
    with Server(Settings(database=database, make_bot=RandomBot)) as server:
        id, store = server.guest("Ann").table("filantes"), server.services.store

        async def ask(lead):
            late = update(TableRow).values(lease_holder="another", lease_until=store.bot_leases._server_time() + lead)
            await store.attempt(lambda session: session.execute(late, store.bot_leases._with_time()))
            return await store.bot_leases.take(id, 0, "me")

        def answer(lead):
            return asyncio.run_coroutine_threadsafe(ask(lead), server.loop).result(60)

        assert answer(3) is False
        assert answer(3600) is True
