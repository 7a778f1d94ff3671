"""Guests, seats, invitations, the lobby, leaving, coming back, playing again."""

from __future__ import annotations

from itertools import permutations

import pytest

from asterism.server.accounts.guests import COOKIE
from asterism.server.core import values
from asterism.server.storage.database import Base, TableRow
from asterism.server.tables.lots import lot_order

from .server import Player, play_out, soon
from .test_db import in_database
from .test_play import seated

OPEN = [{"kind": "me"}, {"kind": "open"}]


def everything(url):
    """All that the database holds, as text."""

    def read(connection):
        rows = [list(connection.execute(table.select())) for table in Base.metadata.sorted_tables]
        return repr(rows)

    return in_database(url, read)


def test_a_visitor_becomes_a_guest_by_doing_something(server):
    guest = server.guest()
    assert guest.get("/api/me") == {"guest": None}
    assert COOKIE not in guest.http.cookies
    told = guest.post("/api/me", {"name": "  Zoë\n ", "colour": "teal", "language": "nl"})["guest"]
    assert (told["name"], told["colour"], told["language"], told["passphrase"]) == ("Zoë", "teal", "nl", False)
    assert guest.get("/api/me")["guest"] == told
    assert guest.post("/api/me", {"colour": "#aabbcc"})["guest"]["name"] == "Zoë"
    cookie = guest.http.post("/api/tables", json={"game": "filantes"}).headers.get("set-cookie")
    assert cookie is None  # it has one already
    fresh = server.guest().http.post("/api/me", json={}).headers["set-cookie"]
    assert "HttpOnly" in fresh
    assert "SameSite=strict" in fresh
    assert len(fresh.split(";")[0]) > 40


def test_the_token_in_the_cookie_is_not_in_the_database(server):
    guest = server.guest("Ann")
    token = guest.http.cookies[COOKIE]
    kept = everything(server.services.store.engine.url)
    assert token not in kept
    assert "Ann" in kept


def test_a_passphrase_brings_a_guest_back_on_another_device(server):
    guest = server.guest("Ann")
    id = guest.table("filantes", seats=OPEN)
    words = guest.post("/api/me/passphrase")["passphrase"]
    assert guest.get("/api/me")["guest"]["passphrase"]
    phone = server.guest()
    assert phone.post("/api/me/return", {"passphrase": "wrong words"}, 401)["error"]["code"] == "wrong-passphrase"
    back = phone.post("/api/me/return", {"passphrase": words.upper().replace("-", " ")})
    assert back["guest"]["name"] == "Ann"
    assert phone.get(f"/api/tables/{id}")["you"]["seats"] == [0]
    assert guest.get("/api/me")["guest"]["id"] == back["guest"]["id"]
    newer = guest.post("/api/me/passphrase")["passphrase"]
    assert newer != words
    assert phone.post("/api/me/return", {"passphrase": words}, 401)["error"]["type"] == "UnknownGuestError"


def test_the_lobby_lists_open_and_running_tables_but_no_private_ones(server):
    ann, ben = server.guest("Ann"), server.guest("Ben")
    public, private = ann.table("filantes", seats=OPEN), ann.table("octocube", seats=OPEN, private=True)
    solo = ann.table("gravity")

    def ids(guest, part):
        return {table["id"] for table in guest.get("/api/tables")[part]}

    assert public in ids(ben, "open")
    assert private not in ids(ben, "open")
    assert {public, private, solo} <= ids(ann, "mine")
    assert ids(ben, "mine") == set()
    assert ids(server.guest(), "mine") == set()
    ben.post(f"/api/tables/{public}/seats/1")
    assert public in ids(server.guest(), "running")
    assert solo not in ids(server.guest(), "running")


def test_a_private_table_wants_its_code(server):
    ann, ben = server.guest("Ann"), server.guest("Ben")
    told = ann.post("/api/tables", {"game": "filantes", "seats": OPEN, "seating": "fixed", "private": True})
    id, code = told["table"]["id"], told["you"]["code"]
    assert ben.get(f"/api/tables/{id}", 403)["error"]["code"] == "private"
    assert ben.post(f"/api/tables/{id}/seats/1", {"code": "nope"}, 403)["error"]["code"] == "private"
    assert ben.live(id).closed() == 4403
    assert ben.get(f"/api/tables/{id}?code={code}")["you"]["code"] is None
    assert ben.live(id, query=f"code={code}").next()["type"] == "state"
    svg = ann.http.get(f"/api/tables/{id}/qr.svg")
    assert svg.headers["content-type"] == "image/svg+xml"
    assert svg.text.startswith("<svg")
    assert ben.get(f"/api/tables/{id}/qr.svg", 403)["error"]["code"] == "private"
    assert ben.post(f"/api/tables/{id}/seats/1", {"code": code, "name": "Ben"})["table"]["status"] == "running"
    assert ben.get(f"/api/tables/{id}")["you"] == {
        "guest": ben.get("/api/me")["guest"]["id"],
        "seats": [1],
        "code": code,
    }


def test_a_seat_is_taken_once(server):
    ann, ben, cleo = (server.guest(name) for name in ("Ann", "Ben", "Cleo"))
    id = ann.table("filantes", players=3, seats=[*OPEN, {"kind": "open"}])
    ben.post(f"/api/tables/{id}/seats/1")
    assert cleo.post(f"/api/tables/{id}/seats/1", {}, 409)["error"]["code"] == "seat-taken"
    assert cleo.post(f"/api/tables/{id}/seats/7", {}, 404)["error"]["code"] == "no-seat"
    assert cleo.delete(f"/api/tables/{id}/seats/1", 403)["error"]["code"] == "not-your-seat"
    assert ben.delete(f"/api/tables/{id}/seats/1")["table"]["seats"][1]["kind"] == "open"
    assert cleo.post(f"/api/tables/{id}/seats/1/bot", {"level": 2}, 403)["error"]["code"] == "not-your-table"
    assert ann.post(f"/api/tables/{id}/seats/1/bot", {"level": 2})["table"]["seats"][1]["level"] == 2
    assert cleo.post(f"/api/tables/{id}/seats/2")["table"]["status"] == "running"
    assert ann.post(f"/api/tables/{id}/seats/1/bot", {"level": 2}, 409)["error"]["code"] == "seat-taken"


def test_a_waiting_table_that_everybody_left_is_closed(server):
    ann = server.guest("Ann")
    id = ann.table("filantes", seats=OPEN)
    table = ann.delete(f"/api/tables/{id}/seats/0")["table"]
    assert (table["status"], table["result"]) == ("over", None)
    assert server.guest("Ben").post(f"/api/tables/{id}/seats/0", {}, 409)["error"]["code"] == "not-waiting"
    assert ann.live(id).next()["view"] is None


def test_who_leaves_can_be_replaced_by_a_bot_and_come_back(server):
    id, (ann, ben), guests = seated(server, "filantes")
    state = ann.next()
    ben.next()
    assert guests[0].post(f"/api/tables/{id}/seats/1/bot", {"level": 1}, 403)["error"]["code"] == "seat-present"
    table = guests[1].delete(f"/api/tables/{id}/seats/1?bot=4")["table"]
    assert (table["seats"][1]["left"], table["seats"][1]["stand_in"]) == (True, 4)
    ann.say(type="play", ply=0, action=state["legal"][0]["action"])
    assert ann.until(lambda m: m["type"] == "moved" and m["seat"] == 1)
    now = ann.until(lambda m: m["type"] == "moved" and m["legal"]) if not guests[0].live(id).next()["legal"] else None
    table = guests[1].post(f"/api/tables/{id}/seats/1")["table"]
    assert (table["seats"][1]["left"], table["seats"][1]["stand_in"]) == (False, None)
    assert now is None or now["legal"]


def test_an_absent_player_can_be_replaced_after_a_while(server, monkeypatch):
    id, (_, ben), guests = seated(server, "filantes")
    ben.next()
    ben.close()
    table = server.services.in_memory(id)
    soon(lambda: table.seats[1].guest_id not in table.presence.online())
    answer = guests[0].post(f"/api/tables/{id}/seats/1/bot", {"level": 1}, 403)["error"]
    assert answer["code"] == "seat-present"
    assert 1 <= answer["params"]["seconds"] <= 31
    monkeypatch.setattr(values, "STAND_IN_AFTER", 0.0)
    assert guests[0].post(f"/api/tables/{id}/seats/1/bot", {"level": 1})["table"]["seats"][1]["stand_in"] == 1


def test_a_bot_that_stands_in_goes_on_at_once(server):
    id, (_, ben), guests = seated(server, "filantes", options={"target": 2})
    guests[0].delete(f"/api/tables/{id}/seats/0?bot=1")
    player = Player(ben, 4)
    player.run()
    assert player.over


def test_a_rematch_is_one_table_for_all_and_keeps_fixed_seats(server):
    id, lives, guests = seated(server, "filantes", options={"target": 1})
    assert guests[0].post(f"/api/tables/{id}/rematch", status=409)["error"]["code"] == "not-over"
    play_out(*(Player(live, n) for n, live in enumerate(lives)))
    first = guests[1].post(f"/api/tables/{id}/rematch")
    assert first["table"]["status"] == "waiting"
    assert first["you"]["seats"] == [1]
    assert lives[0].until("table")["table"]["next"] == first["table"]["id"]
    stranger = server.guest("Eve")
    assert stranger.post(f"/api/tables/{id}/rematch", status=403)["error"]["code"] == "not-your-table"
    other = first["table"]["id"]
    assert stranger.post(f"/api/tables/{other}/seats/0", {}, 409)["error"]["code"] == "seat-taken"
    second = guests[0].post(f"/api/tables/{id}/rematch")
    assert second["table"]["id"] == other
    assert second["table"]["status"] == "running"
    assert second["you"]["seats"] == [0]
    assert second["table"]["options"] == {"target": 1}
    assert second["table"]["seed_hash"] != guests[0].get(f"/api/tables/{id}")["table"]["seed_hash"]


def test_a_rematch_against_bots_begins_at_once(server):
    guest = server.guest()
    id = guest.table("filantes", options={"target": 1})
    Player(guest.live(id)).run()
    told = guest.post(f"/api/tables/{id}/rematch")
    assert told["table"]["status"] == "running"
    assert told["you"]["seats"] == [0]


def drawn(server, id):
    """The seats of a table by the lot: for each, the place that its occupant had before."""
    row = server.services.in_memory(id).row
    assert row.seating == "lot"
    return lot_order(row)


def test_a_lot_is_drawn_by_the_seed_and_gives_each_seat_to_everyone_alike():
    orders = [tuple(lot_order(TableRow(seating="lot", seed=seed, players=3))) for seed in range(600)]
    assert orders == [tuple(lot_order(TableRow(seating="lot", seed=seed, players=3))) for seed in range(600)]
    assert all(70 < orders.count(order) < 130 for order in permutations(range(3)))


def test_nothing_is_drawn_for_fixed_seats_or_from_a_position():
    assert lot_order(TableRow(seating="fixed", seed=1, players=4)) == [0, 1, 2, 3]
    assert lot_order(TableRow(seating="lot", seed=None, players=4)) == [0, 1, 2, 3]


def test_seats_are_drawn_by_lot_unless_the_host_fixes_them(server):
    guest = server.guest("Ann")
    wishes = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in (1, 2, 3, 4))]
    for _ in range(4):
        table = guest.post("/api/tables", {"game": "gravity", "seats": wishes})["table"]
        levels = [seat["level"] for seat in table["seats"]]
        assert levels == [[None, 1, 2, 3, 4][place] for place in drawn(server, table["id"])]
        assert table["seats"][levels.index(None)]["name"] == "Ann"
    fixed = guest.post("/api/tables", {"game": "gravity", "seats": wishes, "seating": "fixed"})["table"]
    assert [seat["level"] for seat in fixed["seats"]] == [None, 1, 2, 3, 4]


def test_people_who_come_by_link_are_seated_by_lot_as_the_last_one_comes(server):
    ann, ben, cas = (server.guest(name) for name in ("Ann", "Ben", "Cas"))
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    id = ann.post("/api/tables", {"game": "gravity", "seats": seats})["table"]["id"]
    assert ben.post(f"/api/tables/{id}/seats/1", {})["you"]["seats"] == [1]
    told = cas.post(f"/api/tables/{id}/seats/2", {})
    names = [seat["name"] for seat in told["table"]["seats"]]
    assert names == [["Ann", "Ben", "Cas"][place] for place in drawn(server, id)]
    assert told["you"]["seats"] == [names.index("Cas")]
    again = cas.post(f"/api/tables/{id}/seats/2", {})  # the answer was lost, so they ask once more
    assert again["you"] == told["you"]


def test_a_rematch_draws_seats_again(server):
    guest = server.guest("Ann")
    id = guest.post("/api/tables", {"game": "filantes", "options": {"target": 1}})["table"]["id"]
    Player(guest.live(id)).run()
    before = guest.get(f"/api/tables/{id}")["you"]["seats"][0]
    told = guest.post(f"/api/tables/{id}/rematch")
    assert told["table"]["seating"] == "lot"
    assert told["you"]["seats"] == [drawn(server, told["table"]["id"]).index(before)]


@pytest.mark.parametrize(
    "wish",
    [
        {"seats": [{"kind": "bot"}, {"kind": "open"}]},
        {"seats": [{"kind": "me"}, {"kind": "me"}]},
        {"seats": [{"kind": "me"}]},
        {"players": 3, "seats": OPEN},
        {"seats": OPEN, "practice": True},
    ],
    ids=str,
)
def test_seats_that_do_not_fit_are_refused(server, wish):
    assert server.guest().post("/api/tables", {"game": "filantes", **wish}, 400)["error"]["code"] in (
        "bad-seats",
        "OptionError",
    )
