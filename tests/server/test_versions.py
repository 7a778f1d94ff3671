"""Versions at tables: old games are kept and played on by their own rules, and what is newer is refused."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import MetaData, text

from asterism import Match, VersionError, read_record
from asterism.server.api.live import PROTOCOL
from asterism.server.storage.connect import upgrade
from asterism.server.storage.database import now
from asterism.server.storage.store import Store

from .test_db import FIRST, in_database, problems, upgraded_from

BEFORE = "0005"
"""The schema before tables had versions."""
COIN_BY_F = Path(__file__).parents[1] / "data" / "records" / "1" / "octocube-advanced-2.ast"
"""A game of rules version 1, with a coin taken by power F, which version 2 does not allow (O62)."""


def old_match() -> Match:
    return read_record(COIN_BY_F.read_text()).match()


def old_database(connection):
    """A database of the version before, with that game, a running one up to that move, and one from a position."""
    upgrade(connection, BEFORE)
    metadata = MetaData()
    metadata.reflect(connection)

    def add(name, **row):
        connection.execute(metadata.tables[name].insert(), row)

    whole = old_match()
    begun = whole.branch(40).position()
    for name in ("format", "rules_version"):
        del begun[name]
    for id, first, last, start in (("whole", 0, whole.ply, None), ("running", 0, 110, None), ("begun", 40, 112, begun)):
        match = whole.branch(last)
        over, ply = match.over, last - first
        table = {**FIRST, "id": id, "game": "octocube", "players": 2, "options": {"mode": "advanced"}, "rated": False}
        table |= {"seed": None if start else whole.seed, "start": start, "status": "over" if over else "running"}
        table |= {"ply": ply, "number": ply, "seat": match.seat}
        add("tables", **table, result=msgspec.to_builtins(match.result()) if over else None)
        for seat in range(2):
            add("seats", table_id=id, seat=seat, kind="bot", level=1, here=False, left=False, out=False)
        for number in range(1, ply + 1):
            actor, action = whole.deciders[first + number - 1], whole.actions[first + number - 1]
            move = {"kind": "move", "line": 0, "ply": number, "seat": actor, "action": action}
            add("entries", table_id=id, number=number, at=now(), **move)


@pytest.fixture
def upgraded(database):
    return upgraded_from(database, old_database)


def test_tables_of_the_version_before_are_played_by_their_own_rules(upgraded):
    assert problems(upgraded) == {}
    rows = in_database(upgraded, lambda c: c.execute(text("SELECT id, rules_version, format FROM tables")).all())
    assert {(row.id, row.rules_version, row.format) for row in rows} == {
        ("whole", 1, 1),
        ("running", 1, 1),
        ("begun", 1, 1),
    }


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        ("rules_version = 2", "is not legal for seat 0 at ply 109"),
        ("rules_version = 99", "the rules of octocube: version 99 is newer than version 2"),
        ("format = 99", "the format of table whole: version 99 is newer than version 1"),
    ],
)
def test_a_table_of_another_version_is_not_played_by_rules_that_are_not_its_own(upgraded, harm, said):
    in_database(upgraded, lambda connection: connection.execute(text(f"UPDATE tables SET {harm} WHERE id = 'whole'")))
    assert said in problems(upgraded)["whole"][0]


def test_a_database_of_a_later_version_is_refused_with_what_to_do(upgraded):
    in_database(upgraded, lambda c: c.execute(text("UPDATE alembic_version SET version_num = '9999'")))

    async def inside():
        store = Store(upgraded)
        try:
            await store.open()
        finally:
            await store.close()

    with pytest.raises(VersionError, match=r"the database: its schema 9999 is newer than .*update Asterism"):
        asyncio.run(inside())


def test_an_old_game_is_uploaded_looked_at_and_played_on_by_its_own_rules(server):
    guest = server.guest("Ann")
    answer = guest.http.post("/api/records", content=COIN_BY_F.read_text())
    assert answer.status_code == 201
    table = answer.json()["table"]
    assert (table["rules_version"], table["ply"]) == (1, old_match().ply)
    assert guest.get(f"/api/tables/{table['id']}/replay")["plies"] == old_match().ply
    downloaded = read_record(guest.http.get(f"/api/tables/{table['id']}/record").text)
    assert downloaded.rules_version == 1
    assert downloaded.seed_hash == read_record(COIN_BY_F.read_text()).seed_hash
    branch = guest.post(f"/api/tables/{table['id']}/branch", {"ply": 109})["table"]
    assert branch["rules_version"] == 1
    state = guest.live(branch["id"]).next()
    assert "use:f" in [legal["notation"] for legal in state["legal"]]


def test_new_tables_are_played_by_the_newest_rules(server):
    guest = server.guest("Ann")
    id = guest.table("octocube", mode="advanced")
    assert guest.get(f"/api/tables/{id}")["table"]["rules_version"] == 2


def test_a_record_of_a_newer_version_is_refused(server):
    guest = server.guest("Ann", **{"Accept-Language": "de"})
    newer = COIN_BY_F.read_text().replace("asterism 1\n", "asterism 9\n", 1)
    answer = guest.http.post("/api/records", content=newer)
    assert answer.status_code == 400
    assert answer.json()["error"]["type"] == "VersionError"
    assert "neueren Version" in answer.json()["error"]["message"]


def test_a_client_that_speaks_a_newer_live_protocol_is_refused(server):
    guest = server.guest("Ann")
    id = guest.table("filantes")
    assert guest.live(id, query="protocol=1").next()["type"] == "state"
    for protocol in (str(PROTOCOL + 1), "0", "new", "9" * 40, "²"):
        live = guest.live(id, query=f"protocol={protocol}")
        reply = live.next()["error"]
        assert (reply["type"], reply["params"]["what"]) == ("VersionError", "the live protocol")
        assert live.closed() == 4426
    assert json.loads(guest.http.get("/api/games").text)["protocol"] == PROTOCOL


@pytest.mark.parametrize(("query", "names"), [("protocol=1", ("eyes", "room")), ("", ("viewpoint", "audience"))])
def test_a_client_of_the_first_live_protocol_gets_its_names(server, query, names):
    guest = server.guest("Ann")
    id = guest.table("filantes", seats=[{"kind": "me"}, {"kind": "bot", "level": 1}])
    viewpoint, audience = names
    live = guest.live(id, query=query)
    assert live.next()[viewpoint] == 0
    text = 'She said "viewpoint": nothing'
    live.say(type="chat", text=text)
    said = live.until("chat")
    assert (said[audience], said["text"]) == ("table", text)
