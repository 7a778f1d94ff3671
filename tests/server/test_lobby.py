"""The lobby: everybody has the same share of its lines, and nobody opens tables without end."""

from __future__ import annotations

from collections import Counter

import pytest

from asterism.server.runtime import new_tables
from asterism.server.runtime.services import Settings
from asterism.server.storage import table_lists

from .server import RandomBot, Server

OPEN = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture
def server(database, tmp_path):
    with Server(Settings(database=database, pages=tmp_path, make_bot=RandomBot)) as running:
        yield running


def test_a_few_guests_of_one_address_do_not_flush_the_others_out(server, monkeypatch):
    monkeypatch.setattr(table_lists, "LISTED", 8)
    quiet = [server.guest(name, **{"x-forwarded-for": f"192.0.2.{n}"}) for n, name in enumerate(("Ann", "Ben"), 1)]
    mine = [guest.table("filantes", seats=OPEN) for guest in quiet]
    strangers = [server.guest(f"Eve {n}", **{"x-forwarded-for": "198.51.100.7"}) for n in range(3)]
    for guest in strangers * 5:
        guest.table("filantes", seats=OPEN)
    listed = server.guest().get("/api/tables")["open"]
    assert set(mine) <= {table["id"] for table in listed}
    hosts = Counter(table["host"] for table in listed if table["id"] not in mine)
    assert hosts == {guest.get("/api/me")["guest"]["id"]: 2 for guest in strangers}
    running = [guest.table("filantes", seats=[{"kind": "me"}, {"kind": "bot"}], practice=False) for guest in quiet]
    for guest in strangers:
        for _ in range(5):
            guest.table("filantes", seats=[{"kind": "me"}, {"kind": "bot"}], practice=False)
    assert set(running) <= {table["id"] for table in server.guest().get("/api/tables")["running"]}


def test_a_club_behind_one_address_has_all_lines_that_others_do_not_need(server, monkeypatch):
    monkeypatch.setattr(table_lists, "LISTED", 8)
    club = [server.guest(f"Member {n}") for n in range(8)]
    tables = {guest.table("filantes", seats=OPEN) for guest in club}
    assert {table["id"] for table in club[0].get("/api/tables")["open"]} == tables


def test_tables_that_wait_are_counted_by_guest_and_by_address(server, monkeypatch):
    monkeypatch.setattr(new_tables, "MAX_OPEN_TABLES", 2)
    monkeypatch.setattr(new_tables, "ADDRESS_FACTOR", 2)
    ann, ben, cem = (server.guest(name) for name in ("Ann", "Ben", "Cem"))
    wish = {"game": "filantes", "seats": OPEN}
    first = ann.table("filantes", seats=OPEN)
    ann.table("filantes", seats=OPEN)
    error = ann.post("/api/tables", wish, 409)["error"]
    assert (error["code"], error["params"]) == ("many-tables", {"most": 2})
    for _ in range(2):
        ben.table("filantes", seats=OPEN)
    assert cem.post("/api/tables", wish, 409)["error"]["code"] == "many-tables"
    far = server.guest("Dan", **{"x-forwarded-for": "192.0.2.1"})
    far.table("filantes", seats=OPEN)
    cem.table("filantes")  # against a bot one may always play
    ann.delete(f"/api/tables/{first}/seats/0")
    ann.table("filantes", seats=OPEN)


def test_the_database_keeps_no_address(server):
    ann = server.guest("Ann", **{"x-forwarded-for": "192.0.2.55"})
    id = ann.table("filantes", seats=OPEN)
    row = server.services.in_memory(id).row
    assert len(row.origin) == 16
    assert "192.0.2" not in str(ann.get(f"/api/tables/{id}")) + row.origin
