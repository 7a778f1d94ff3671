"""Handles: in rated games and on leaderboards no two people look the same."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select, text

from asterism.server.budgets import MAX_HANDLES
from asterism.server.errors import ConflictError
from asterism.server.storage.connect import upgrade
from asterism.server.storage.database import GuestRow, HandleRow, RatingRow
from asterism.server.storage.handle_key import handle_key
from asterism.server.storage.handles import claim_name
from asterism.server.storage.store import Store

SEATS = [{"kind": "me"}, {"kind": "open"}]
RATED = {"game": "filantes", "seats": SEATS, "rated": True, "clock": {"kind": "days", "days": 3}}


# -- what looks the same -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "anna"),
        ("Anna B", "Anna-B."),
        ("Anna", "Ａnna"),  # full width
        ("ANNA", "ΑΝΝΑ"),  # Greek
        ("Capa", "Сара"),  # Cyrillic
        ("Ian", "lan"),
        ("Ian", "1an"),
        ("IAN", "ian"),
        ("Olga", "0lga"),
        ("mitch", "rnitch"),
        ("Straße", "STRASSE"),
        ("Zoë", "Zoe\u0308"),
        ("Paul", "Pauⅼ"),
    ],
)
def test_names_that_look_the_same_have_the_same_key(one, other):
    assert handle_key(one) == handle_key(other) is not None


@pytest.mark.parametrize(("one", "other"), [("Nina", "Vina"), ("José", "Jose"), ("Kim", "Tim"), ("Вова", "Boba")])
def test_names_that_look_different_have_different_keys(one, other):
    assert handle_key(one) != handle_key(other)


@pytest.mark.parametrize("name", ["Аnna", "007", "Ada ⭐", "☺", "-", "Ad\u200ba"])
def test_what_mixes_scripts_or_has_symbols_is_no_handle(name):
    assert handle_key(name) is None


@pytest.mark.parametrize("name", ["Søren", "Françoise", "李明", "りんごジュース", "Μαρία", "Ольга", "D'Arcy_2", "नेहा"])
def test_names_of_every_language_are_handles(name):
    assert handle_key(name) is not None


# -- claims ------------------------------------------------------------------------------------------------------------


def rated_table(guest, status=None):
    return guest.post("/api/tables", RATED, status)


def code(answer):
    return answer["error"]["code"]


def test_two_people_of_confusable_names_never_meet_in_a_rated_game(server):
    ian, lan = server.guest("Ian"), server.guest("lan")
    path = f"/api/tables/{rated_table(ian)['table']['id']}/seats"
    assert code(lan.post(f"{path}/1", {}, 409)) == "name-taken"
    assert code(rated_table(lan, 409)) == "name-taken"
    assert lan.get("/api/me")["guest"]["name"] == "lan"
    seats = lan.post(f"{path}/1", {"name": "Lancelot"})["table"]["seats"]
    assert sorted(seat["name"] for seat in seats) == ["Ian", "Lancelot"]
    assert lan.get("/api/me")["guest"]["name"] == "Lancelot"


def test_guests_may_have_any_name_where_nothing_is_rated(server):
    one, other = server.guest("Same"), server.guest("Same")
    id = one.table("filantes", seats=SEATS)
    assert other.post(f"/api/tables/{id}/seats/1", {})["table"]["status"] == "running"


def test_what_cannot_be_a_handle_is_refused_at_a_rated_table_alone(server):
    star = server.guest("Star ⭐")
    assert code(rated_table(star, 400)) == "bad-handle"
    star.table("filantes", seats=SEATS)


def test_who_is_known_by_a_handle_claims_the_next_one_and_keeps_the_last(server):
    mia, other = server.guest("Mia"), server.guest("Noa")
    rated_table(mia), rated_table(other)
    assert code(mia.post("/api/me", {"name": "NOA"}, 409)) == "name-taken"
    assert mia.get("/api/me")["guest"]["name"] == "Mia"
    assert mia.post("/api/me", {"name": "Maya"})["guest"]["name"] == "Maya"
    assert code(other.post("/api/me", {"name": "mia"}, 409)) == "name-taken"
    assert mia.post("/api/me", {"name": "MIA"})["guest"]["name"] == "MIA"
    for number in range(MAX_HANDLES - 2):
        mia.post("/api/me", {"name": "Mia " + "abcdefg"[number]})
    assert code(mia.post("/api/me", {"name": "One too many"}, 409)) == "many-handles"


def test_the_leaderboard_shows_no_name_that_is_not_a_handle(server):
    known, unknown = server.guest("Hedy"), server.guest("Hedwig")
    rated_table(known)
    ids = [guest.get("/api/me")["guest"]["id"] for guest in (known, unknown)]

    async def add_ratings():
        async with server.services.store.sessions.begin() as session:
            for id in ids:
                session.add(RatingRow(game="gravity", players=6, guest_id=id, mu=25.0, sigma=1.0, games=1))

    server.run(add_ratings())
    board = known.get("/api/ratings/gravity?players=6")
    assert {one["name"] for one in board["ratings"]} == {"Hedy", None}


def test_of_two_who_claim_a_name_at_once_one_has_it(database):
    async def inside():
        stores = [Store(database), Store(database)]
        await stores[0].open()
        try:
            await stores[0].add(*(GuestRow(id=id) for id in "ab"))
            claims = [claim_name(store, id, name) for store, id, name in zip(stores, "ab", ("Eve", "eve"), strict=True)]
            answers = await asyncio.gather(*claims, return_exceptions=True)
            async with stores[0].sessions() as session:
                return answers, list(await session.scalars(select(HandleRow.guest_id)))
        finally:
            for store in stores:
                await store.close()

    answers, holders = asyncio.run(inside())
    refused = [answer for answer in answers if answer is not None]
    assert [type(answer) for answer in refused] == [ConflictError]
    assert holders == ["b" if answers[0] is refused[0] else "a"]


def test_an_older_database_gives_names_to_those_who_had_them_first(database):
    async def inside():
        store = Store(database)
        try:
            async with store.engine.begin() as connection:
                await connection.run_sync(upgrade, "0011")
                for id, created in (("new", "2026-02-01"), ("old", "2026-01-01"), ("not", "2025-01-01")):
                    row = f"INSERT INTO guests (id, name, created) VALUES ('{id}', 'Ada', '{created} 00:00:00+00:00')"
                    await connection.execute(text(row))
                for id in ("new", "old"):
                    values = f"VALUES ('filantes', 2, '{id}', 25, 8, 1, '2026-03-01 00:00:00+00:00')"
                    columns = "game, players, guest_id, mu, sigma, games, changed"
                    await connection.execute(text(f"INSERT INTO ratings ({columns}) {values}"))
            await store.open()
            async with store.sessions() as session:
                return [(row.key, row.guest_id, row.name) for row in await session.scalars(select(HandleRow))]
        finally:
            await store.close()

    assert asyncio.run(inside()) == [("ada", "old", "Ada")]
