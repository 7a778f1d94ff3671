"""A database that commit 9f6c714 wrote: it is upgraded, and every table is as it was."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from asterism.cli import db
from asterism.engine.game_record import read_record
from asterism.engine.verify import verify
from asterism.server.runtime.services import Settings

from .server import RandomBot, Server
from .test_db import problems

STORED = Path(__file__).parents[1] / "data/databases"
EXPECTED = json.loads((STORED / "0005.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("old")
    connection = sqlite3.connect(folder / "t.db")
    connection.executescript((STORED / "0005.sql").read_text(encoding="utf-8"))
    connection.close()
    url = f"sqlite:///{folder}/t.db"
    assert db.upgrade(database=url) == 0
    assert problems(url) == {}
    with Server(Settings(database=url, pages=folder, make_bot=RandomBot)) as server:
        yield server


@pytest.mark.parametrize("name", EXPECTED)
def test_every_table_is_as_it_was(server, name):
    expected = dict(EXPECTED[name])
    names, clock = expected.pop("names"), expected.pop("clock")
    table = server.guest().get(f"/api/tables/{expected['id']}")["table"]
    assert {field: table[field] for field in expected} == expected
    assert [seat["name"] for seat in table["seats"]] == names
    assert (table["clock"] is None) == (clock is None)
    assert table["rules_version"] == 1


@pytest.mark.parametrize("game", ["filantes", "gravity", "octocube"])
def test_finished_games_are_replayed_and_hold(server, game):
    guest, id = server.guest(), EXPECTED[game]["id"]
    replay = guest.get(f"/api/tables/{id}/replay")
    assert len(replay["frames"]) == EXPECTED[game]["ply"]
    record = read_record(guest.http.get(f"/api/tables/{id}/record").text)
    assert verify(record).state == "passed"
    assert record.rules_version == 1


def test_a_running_game_goes_on(server):
    expected = EXPECTED["running gravity"]
    state = server.guest().live(expected["id"]).next()
    assert state["view"]["ply"] == expected["ply"]
    assert [line["text"] for line in state["log"] if line["type"] == "chat"] == ["Schön ✨ <b>"]
