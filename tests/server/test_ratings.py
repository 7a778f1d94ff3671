"""Ratings: only at tables that ask for them, each game once, and all of them can be computed again."""

from __future__ import annotations

import asyncio
from itertools import product

import pytest
from sqlalchemy import select, update

from asterism.cli.main import app
from asterism.engine.match import places
from asterism.server.core.rating import POINTS, SPREAD, Skill, rate
from asterism.server.storage.database import GuestRow, RatingRow, SeatRow, StepRow, TableRow
from asterism.server.storage.ratings import recompute, settle

from .server import Player, play_out
from .stores import opened_store

SEATS = [{"kind": "me"}, {"kind": "open"}]


CLOCK = {"kind": "days", "days": 3}


LETTERS = map("".join, product("abcdefgh", repeat=3))


def unique(name):
    """A name that nobody else of these tests has; no two rated players may look the same."""
    return f"{name} {next(LETTERS)}"


def rated(server, *names, game="filantes"):
    """A running rated table of people with names that begin so."""
    guests = [server.guest(unique(name)) for name in names]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(names) - 1)]
    id = guests[0].table(game, seats=seats, rated=True, clock=CLOCK)
    for seat, guest in enumerate(guests[1:], 1):
        guest.post(f"/api/tables/{id}/seats/{seat}", {})
    return id, guests


def play(guests, id):
    players = [Player(guest.live(id), n) for n, guest in enumerate(guests)]
    play_out(*players)
    return players[0].over["result"]


def begin(server, guests, id, plies):
    """Play the first so many decisions."""
    lives, match = [guest.live(id) for guest in guests], server.services.in_memory(id).match
    for ply in range(plies):
        assert lives[match.seat].ask("play", ply=ply, action=match.legal()[0])["type"] == "done"


def ids(guests):
    return [guest.get("/api/me")["guest"]["id"] for guest in guests]


# -- the numbers -------------------------------------------------------------------------------------------------------


def test_places_are_those_of_winners_then_points_and_those_who_are_out_come_last():
    assert places([5, 9, 5], [1]) == [2, 1, 2]
    assert places([5, 5], [1]) == [2, 1]
    assert places([9, 3, 4], [0], out=[0]) == [3, 2, 1]


def test_the_winner_gains_what_a_stranger_would_and_equals_stay_equal():
    won, lost = rate([Skill(), Skill()], [1, 2])
    assert won.mu > Skill().mu > lost.mu
    assert won.sigma < Skill().sigma
    one, two, three = rate([Skill()] * 3, [1, 1, 3])
    assert one == two
    assert one.mu > three.mu


def test_somebody_new_has_1500_points_and_a_bar_of_two_sigma():
    shown = Skill().points()
    assert shown.rating == 1500
    assert shown.high - 1500 == 1500 - shown.low == round(2 * POINTS * SPREAD)


# -- tables ------------------------------------------------------------------------------------------------------------


def test_a_rated_game_changes_the_ratings_of_those_who_played(server):
    id, guests = rated(server, "Ann", "Ben")
    table = guests[0].get(f"/api/tables/{id}")["table"]
    assert table["rated"]
    assert (table["mode"], table["clock"]) == ("duel", {**CLOCK, "flag": "lose"})
    result = play(guests, id)
    winner = ids(guests)[result["winners"][0]]
    changes = guests[0].get(f"/api/tables/{id}/ratings")["changes"]
    assert [change["place"] for change in changes] == places(result["points"], result["winners"])
    for change in changes:
        gained = change["after"]["rating"] - change["before"]["rating"]
        assert change["before"]["rating"] == 1500
        assert (gained > 0) == (change["guest"] == winner)
    board = guests[0].get("/api/ratings/filantes?players=2")
    mine = {one["guest"]: one for one in board["ratings"]}[winner]
    assert (mine["games"], mine["provisional"]) == (1, True)
    assert board["mine"]["name"].startswith("Ann ")
    lows = [one["low"] for one in board["ratings"]]
    assert lows == sorted(lows, reverse=True)
    page = server.guest().get(f"/api/guests/{winner}/ratings")
    assert [step["table"] for step in page["ratings"][0]["history"]] == [id]
    rematch = guests[0].post(f"/api/tables/{id}/rematch")["table"]
    assert rematch["rated"]


def test_other_games_are_not_rated(server):
    guest = server.guest("Alone")
    id = guest.table("filantes", options={"target": 1})
    Player(guest.live(id), 2).run()
    assert guest.get(f"/api/tables/{id}/ratings") == {"changes": []}
    assert server.guest().get("/api/ratings/octocube?players=3")["ratings"] == []


def test_three_play_in_a_pool_of_their_own(server):
    id, guests = rated(server, "Ann", "Ben", "Cleo")
    play(guests, id)
    three = {one["guest"] for one in guests[0].get("/api/ratings/filantes?players=3")["ratings"]}
    two = {one["guest"] for one in guests[0].get("/api/ratings/filantes?players=2")["ratings"]}
    assert three >= set(ids(guests))
    assert not two & set(ids(guests))


def test_who_leaves_a_game_between_two_has_lost_it_at_once(server):
    id, guests = rated(server, "Ann", "Ben")
    begin(server, guests, id, 4)
    table = guests[1].delete(f"/api/tables/{id}/seats/1?bot=5")["table"]
    assert (table["status"], table["result"]["winners"], table["result"]["out"]) == ("over", [0], [1])
    assert table["seed"] is not None
    changes = guests[0].get(f"/api/tables/{id}/ratings")["changes"]
    assert [change["place"] for change in changes] == [1, 2]
    assert guests[0].get(f"/api/tables/{id}/replay")["plies"] == 4


def test_a_game_that_is_left_at_its_beginning_does_not_count(server):
    id, guests = rated(server, "Ann", "Ben")
    table = guests[0].delete(f"/api/tables/{id}/seats/0")["table"]
    assert (table["status"], table["result"]["winners"]) == ("over", [1])
    assert guests[0].get(f"/api/tables/{id}/ratings") == {"changes": []}


def test_who_leaves_a_game_of_three_is_last_whatever_the_bot_does(server):
    id, guests = rated(server, "Ann", "Ben", "Cleo")
    begin(server, guests, id, 7)
    left = guests[2].delete(f"/api/tables/{id}/seats/2")["table"]["seats"][2]
    assert (left["out"], left["left"], left["stand_in"]) == (True, True, 3)
    assert guests[2].post(f"/api/tables/{id}/seats/2", {}, 409)["error"]["code"] == "seat-out"
    assert 2 not in play(guests[:2], id)["winners"]
    changes = guests[0].get(f"/api/tables/{id}/ratings")["changes"]
    assert changes[2]["place"] == 3


@pytest.mark.parametrize(
    ("seats", "more", "code"),
    [
        ([{"kind": "me"}, {"kind": "bot"}], {}, "rated-people"),
        ([{"kind": "me"}, {"kind": "here"}], {}, "rated-people"),
        ([{"kind": "bot"}, {"kind": "bot"}], {}, "rated-people"),
        (SEATS, {"practice": True}, "bad-seats"),
        (SEATS, {"clock": None}, "rated-clock"),
        (SEATS, {"options": {"target": 1}}, "rated-options"),
        (SEATS, {"mode": "race", "options": {"combat": "clash"}}, "rated-options"),
        (SEATS, {"game": "gravity", "mode": "expert", "options": {"max_rounds": 2}}, "rated-options"),
    ],
)
def test_a_rated_table_is_for_people_with_seats_of_their_own_a_clock_and_standard_options(server, seats, more, code):
    body = {"game": "filantes", "seats": seats, "rated": True, "clock": CLOCK, **more}
    assert server.guest("Ann").post("/api/tables", body, 400)["error"]["code"] == code


def test_at_a_rated_table_people_are_known_by_name_and_sit_once(server):
    nameless, ann, ben = server.guest(), server.guest("Ann the First"), "Ben the First"
    body = {"game": "filantes", "players": 3, "seats": [*SEATS, {"kind": "open"}], "rated": True, "clock": CLOCK}
    assert nameless.post("/api/tables", body, 409)["error"]["code"] == "name-wanted"
    table = ann.post(
        "/api/tables", {**body, "seating": "fixed", "seats": [{"kind": "me", "name": "Mighty"}, *body["seats"][1:]]}
    )["table"]
    assert table["seats"][0]["name"] == "Ann the First"
    path = f"/api/tables/{table['id']}/seats"
    assert nameless.post(f"{path}/1", {}, 409)["error"]["code"] == "name-wanted"
    assert ann.post(f"{path}/1", {}, 409)["error"]["code"] == "one-seat"
    assert ann.post(f"{path}/1/bot", {"level": 3}, 409)["error"]["code"] == "rated-people"
    nameless.post("/api/me", {"name": ben})
    assert nameless.post(f"{path}/1", {"name": "Other"})["table"]["seats"][1]["name"] == ben


def test_at_a_rated_table_nothing_is_taken_back_and_no_hint_is_given(server):
    id, guests = rated(server, "Ann", "Ben")
    live = guests[0].live(id)
    state = live.next()
    live.ask("play", ply=0, action=state["legal"][0]["action"])
    assert not server.services.in_memory(id).row.practice
    assert live.refused("undo", ply=1) == ("ConflictError", "rated-undo")
    assert live.refused("hint", ply=1)[1] == "not-practice"
    assert not any('"undo":true' in text for text in live.received)


def test_names_are_shown_as_they_are_and_unknown_pools_are_refused(server):
    guest = server.guest()
    assert guest.get("/api/ratings/chess", 400)["error"]["type"] == "UnknownGameError"
    assert guest.get("/api/ratings/filantes?players=9", 400)["error"]["type"] == "OptionError"
    assert guest.get("/api/guests/nobody/ratings", 404)["error"]["code"] == "no-guest"
    assert guest.get("/api/ratings/gravity")["players"] == 2


# -- the database ------------------------------------------------------------------------------------------------------


async def end_with(store, id, guests, *points):
    """A rated game that ends with these points."""
    row, seats = await a_table(store, id, guests)
    await store.attempt(lambda session: settle(session, row, seats, ended(*points), {}))


async def a_table(store, id, guests, seed=0):
    row = TableRow(
        id=id, game="filantes", players=len(guests), options={}, practice=False, private=False, rated=True,
        code="x", status="running", ply=40, sequence=40, seed=seed,
    )  # fmt: skip
    seats = [SeatRow(table_id=id, seat=n, kind="person", guest_id=guest) for n, guest in enumerate(guests)]
    for seat in seats:
        seat.here = seat.left = seat.out = False
    await store.add(row, *seats)
    return row, seats


def ended(*points):
    best = max(points)
    winners = [seat for seat, mine in enumerate(points) if mine == best]
    return {"status": "over", "result": {"finished": True, "cut": False, "points": list(points), "winners": winners}}


def ask(*words):
    return app(words, result_action="return_value")


def on_a_database(database, job):
    async def run():
        async with opened_store(database) as store:
            await store.add(*(GuestRow(id=f"g{n}", name=f"Guest {n}") for n in range(4)))
            return await job(store)

    return asyncio.run(run())


def test_a_game_is_rated_once_however_often_it_ends(database):
    async def job(store):
        row, seats = await a_table(store, "t1", ["g0", "g1"])
        await store.attempt(lambda session: settle(session, row, seats, ended(3, 1), {}))
        with pytest.raises(Exception, match=r"(?i)unique"):
            await store.attempt(lambda session: settle(session, row, seats, ended(3, 1), {}))
        kept = await store.attempt(lambda session: session.scalars(select(RatingRow)))
        assert [(one.guest_id, one.games) for one in kept] == [("g0", 1), ("g1", 1)]

    on_a_database(database, job)


def test_all_ratings_can_be_computed_again_and_a_false_one_is_found_and_mended(database):
    async def job(store):
        games = [("g0", "g1", (3, 1)), ("g1", "g2", (2, 2)), ("g2", "g0", (0, 5)), ("g0", "g1", (1, 4))]
        for number, (one, two, points) in enumerate(games):
            await end_with(store, f"t{number}", [one, two], *points)
        await end_with(store, "t9", ["g0", "g1", "g3"], 1, 2, 2)
        assert await store.attempt(recompute) == (5, 0)
        false = update(StepRow).where(StepRow.table_id == "t1", StepRow.seat == 0).values(place=2)
        await store.attempt(lambda session: session.execute(false))
        assert (await store.attempt(recompute)).false > 0

    on_a_database(database, job)
    assert ask("ratings", "--database", database) == 1
    assert ask("ratings", "--database", database, "--mend") == 0
    assert ask("ratings", "--database", database, "--json") == 0


def test_games_that_end_at_the_same_time_are_rated_one_after_the_other(database):
    async def job(store):
        await asyncio.gather(*(end_with(store, f"t{n}", ["g0", f"g{1 + n % 3}"], 3, 1) for n in range(12)))
        assert await store.attempt(recompute) == (12, 0)
        steps = await store.attempt(lambda session: session.scalars(select(StepRow.number).where(StepRow.seat == 0)))
        assert sorted(steps) == list(range(1, 13))

    on_a_database(database, job)
