"""A guest's own games: whose turn it is, what is left of the time, which are removed, and all of them in one file."""

from __future__ import annotations

import io
import zipfile

from asterism.engine.game_record import read_record

from .server import Player, play_out

SEATS = [{"kind": "me"}, {"kind": "open"}]
SHORT = {"target": 1}
LIVE = {"kind": "live", "seconds": 600, "increment": 5}


def seated(server, **fields):
    """A running table of Ann and Ben, in this order."""
    ann, ben = server.guest("Ann"), server.guest("Ben")
    id = ann.table("filantes", **{"seats": SEATS, **fields})
    ben.post(f"/api/tables/{id}/seats/1", {})
    return id, ann, ben


def mine(guest, what="games"):
    return guest.get(f"/api/me/{what}")["games"]


def test_a_stranger_has_no_games_and_becomes_no_guest(server):
    guest = server.guest()
    assert mine(guest) == mine(guest, "turns") == []
    assert guest.get("/api/me") == {"guest": None}


def test_those_who_are_to_decide_are_told_and_how_long_they_have(server):
    id, ann, ben = seated(server, clock=LIVE)
    (turn,) = mine(ann, "turns")
    assert (turn["table"], turn["turn"], turn["mine"], turn["seat"]) == (id, True, [0], 0)
    assert 0 < turn["left"] <= 600_000
    assert [seat["name"] for seat in turn["seats"]] == ["Ann", "Ben"]
    assert mine(ben, "turns") == []
    (waits,) = mine(ben)
    assert (waits["turn"], waits["left"], waits["removable"]) == (False, None, False)
    live = ann.live(id)
    legal = live.until("state")["legal"]
    assert live.ask("play", ply=0, action=legal[0]["action"])["type"] == "done"
    assert mine(ann, "turns") == []
    assert [game["table"] for game in mine(ben, "turns")] == [id]


def test_the_least_time_left_comes_first_and_what_is_over_last(server):
    ann = server.guest("Ann")
    over = ann.table("filantes", options=SHORT)
    Player(ann.live(over), 1).run()
    waiting = ann.table("filantes", seats=SEATS)
    slow = ann.table("filantes", seats=[{"kind": "me"}, {"kind": "bot"}], clock={"kind": "days", "days": 2})
    fast = ann.table("filantes", seats=[{"kind": "me"}, {"kind": "bot"}], clock=LIVE)
    free = ann.table("filantes")
    assert [game["table"] for game in mine(ann)] == [fast, slow, free, waiting, over]
    assert [game["table"] for game in mine(ann, "turns")] == [fast, slow]  # nobody waits where only bots play


def test_closed_tables_are_no_games(server):
    ann = server.guest("Ann")
    id = ann.table("filantes", seats=SEATS)
    ann.delete(f"/api/tables/{id}/seats/0")
    assert mine(ann) == []


def test_finished_and_practice_games_can_be_removed_for_oneself_alone(server):
    id, ann, ben = seated(server, options=SHORT)
    assert ann.delete(f"/api/me/games/{id}", 409)["error"]["code"] == "not-over"
    assert server.guest("Eve").delete(f"/api/me/games/{id}", 404)["error"]["code"] == "no-table"
    play_out(Player(ann.live(id), 0), Player(ben.live(id), 1))
    practice = ann.table("octocube")
    for table in (id, practice, id):
        assert ann.delete(f"/api/me/games/{table}") == {"table": table}
    assert mine(ann) == []
    assert [game["table"] for game in mine(ben)] == [id]
    assert ann.get(f"/api/tables/{id}")["table"]["status"] == "over"


def test_all_games_come_in_one_file_of_records(server):
    id, ann, ben = seated(server, options=SHORT)
    running, _, _ = seated(server)
    play_out(Player(ann.live(id), 0), Player(ben.live(id), 1))
    practice = ann.table("gravity")
    answer = ann.http.get("/api/me/games.zip")
    assert "asterism-games.zip" in answer.headers["content-disposition"]
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        names = archive.namelist()
        assert len(names) == 2
        assert any(id in name for name in names)
        assert any(practice in name for name in names)
        assert not any(running in name for name in names)
        whole = next(archive.read(name).decode() for name in names if id in name)
    record = read_record(whole)
    assert record.seats == ["Ann", "Ben"]
    assert record.match().over
    assert not zipfile.ZipFile(io.BytesIO(server.guest().http.get("/api/me/games.zip").content)).namelist()
