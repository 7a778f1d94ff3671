"""Looking for a game: guests who fit land at one table, once, on whatever server; who stays away looks no longer."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
from sqlalchemy import delete, func, select

from asterism.server import budgets
from asterism.server.core.rating import MEAN, POINTS
from asterism.server.core.seeking import Seeker
from asterism.server.runtime import seeks as runtime
from asterism.server.runtime.services import Settings
from asterism.server.storage import seeks
from asterism.server.storage.database import RatingRow, SeatRow, SeekRow, StepRow, TableRow, precise_now

from .server import RandomBot, Server
from .test_reminders import service, settings

__all__ = ["service"]
LIVE = {"kind": "live", "seconds": 600, "increment": 10}
DAYS = {"kind": "days", "days": 3}
WISH = {"game": "filantes", "clock": LIVE}
AWAY = timedelta(seconds=budgets.SEEK_AWAY + 1)


class Time:
    """The time of some servers, moved by hand; their own looks are so rare that tests look themselves."""

    def __init__(self, *servers):
        self.servers = servers
        self.now = precise_now()
        for server in servers:
            server.services.seeks.clock = lambda: self.now

    def pass_by(self, **much):
        self.now += timedelta(**much)

    def look(self):
        for server in self.servers:
            server.run(server.services.seeks.match_waiting())


@pytest.fixture(autouse=True)
def seldom(monkeypatch):
    monkeypatch.setattr(runtime, "INTERVAL", 3600.0)


@pytest.fixture
def time(server):
    execute(server, delete(SeekRow))
    return Time(server)


def execute(server, *statements):
    async def job(session):
        for statement in statements:
            await session.execute(statement)

    server.run(server.services.store.attempt(job))


def scalar(server, query):
    return server.run(server.services.store.attempt(lambda session: session.scalar(query)))


def id_of(guest):
    return guest.get("/api/me")["guest"]["id"]


def seek(guest, **fields):
    return guest.post("/api/me/seek", {**WISH, **fields})["seek"]


def mine(guest):
    return guest.get("/api/me/seek")["seek"]


def table_of(guest):
    """The table that a guest was given."""
    return guest.get(f"/api/tables/{mine(guest)['table']}")["table"]


def rate(server, guest, rating, players=2):
    values = {"game": "filantes", "players": players, "sigma": 1.0, "games": 20, "changed": precise_now()}
    new = RatingRow.__table__.insert().values(guest_id=id_of(guest), mu=MEAN + (rating - 1500) / POINTS, **values)
    execute(server, new)


# -- pairing -----------------------------------------------------------------------------------------------------------


def test_two_who_look_for_the_same_land_at_one_table_and_it_runs(server, time):
    ann, ben = server.guest("Ann"), server.guest("Ben")
    first = seek(ann)
    assert (first["table"], first["mode"], first["players"], first["waited"]) == (None, "duel", 2, 0)
    time.pass_by(seconds=30)
    second = seek(ben)
    assert second["table"] is not None
    assert mine(ann)["table"] == second["table"]
    assert mine(ann)["waited"] == 30
    table = table_of(ann)
    assert {seat["name"] for seat in table["seats"]} == {"Ann", "Ben"}
    assert (table["status"], table["rated"], table["private"], table["practice"]) == ("running", False, False, False)
    assert (table["mode"], table["clock"]) == ("duel", {**LIVE, "flag": "bot"})
    for guest in (ann, ben):
        assert len(guest.get(f"/api/tables/{table['id']}")["you"]["seats"]) == 1
        assert guest.delete("/api/me/seek") == {"seek": None}
        assert mine(guest) is None
    time.look()
    assert scalar(server, select(func.count()).select_from(SeatRow).where(SeatRow.guest_id == id_of(ann))) == 1


def test_others_do_not_fit(server, time):
    guests = [server.guest(f"Guest {n}") for n in range(6)]
    others = [{}, {"mode": "race"}, {"clock": None}, {"clock": DAYS}, {"game": "octocube"}, {"players": 3}]
    for guest, other in zip(guests, others, strict=True):
        assert seek(guest, **other)["table"] is None


def test_ratings_count_both_ways_and_as_they_are_now(server, time):
    ann, ben, cem = (server.guest(name) for name in ("Ann", "Ben", "Cem"))
    rate(server, ben, 1700)
    rate(server, cem, 1590)
    seek(ann, low=1400, high=1600)
    assert seek(ben, high=1550)["table"] is None
    assert seek(cem, low=1600)["table"] is None
    assert seek(cem, low=1500, high=1500)["table"] == mine(ann)["table"] is not None
    assert mine(ben)["table"] is None


def test_a_rated_seek_asks_for_name_and_clock_and_plays_the_standard_game(server, time):
    nobody = server.guest()
    assert nobody.post("/api/me/seek", {**WISH, "rated": True}, 409)["error"]["code"] == "name-wanted"
    ann, ben = server.guest("Ann"), server.guest("Ben")
    without = {"game": "filantes", "rated": True}
    assert ann.post("/api/me/seek", without, 400)["error"]["code"] == "rated-clock"
    seek(ann, rated=True, mode="race", clock=DAYS)
    assert seek(server.guest("Cem"), mode="race", clock=DAYS)["table"] is None
    seek(ben, rated=True, mode="race", clock=DAYS)
    table = table_of(ben)
    assert (table["rated"], table["mode"], table["options"]) == (True, "race", {"mode": "race"})
    assert table["clock"] == {**DAYS, "flag": "lose"}
    assert {seat["name"] for seat in table["seats"]} == {"Ann", "Ben"}
    assert scalar(server, select(func.count()).select_from(StepRow).where(StepRow.table_id == table["id"])) == 0


def test_three_are_seated_when_all_three_are_there(server, time):
    guests = [server.guest(name) for name in ("Ann", "Ben", "Cem")]
    wish = {"mode": "race", "players": 3}
    assert [seek(guest, **wish)["table"] is None for guest in guests] == [True, True, False]
    assert len({mine(guest)["table"] for guest in guests}) == 1
    assert len(table_of(guests[0])["seats"]) == 3


@pytest.mark.parametrize(
    ("wish", "type"),
    [
        ({"game": "chess"}, "UnknownGameError"),
        ({"mode": "blitz"}, "OptionError"),
        ({"players": 9}, "OptionError"),
        ({"low": 1600, "high": 1500}, "BadRequestError"),
        ({"low": 10**9}, "BadRequestError"),
        ({"options": {"target": 1}}, "BadRequestError"),
    ],
)
def test_what_cannot_be_played_is_not_looked_for(server, time, wish, type):
    ann = server.guest("Ann")
    assert ann.post("/api/me/seek", {**WISH, **wish}, 400)["error"]["type"] == type
    assert mine(ann) is None


def test_whoever_cancels_is_not_paired_and_another_wish_replaces_the_first(server, time):
    ann, ben, cem = (server.guest(name) for name in ("Ann", "Ben", "Cem"))
    seek(ann)
    ann.delete("/api/me/seek")
    assert seek(ben)["table"] is None
    seek(ben, mode="race")
    assert seek(cem)["table"] is None
    assert seek(ann, mode="race")["table"] == mine(ben)["table"] is not None


def test_a_wish_that_only_accepts_others_keeps_its_place(server, time):
    ann = server.guest("Ann")
    first = seek(ann, low=1600)
    time.pass_by(seconds=50)
    assert seek(ann)["since"] == first["since"]
    assert seek(ann, mode="race")["since"] != first["since"]


def test_a_new_wish_does_not_hide_a_table_that_the_guest_does_not_know_of(server, time):
    ann, ben = server.guest("Ann"), server.guest("Ben")
    seek(ann)
    table = seek(ben)["table"]
    assert seek(ann, mode="race")["table"] == table
    ann.delete("/api/me/seek")
    assert seek(ann, mode="race")["table"] is None


def test_banned_guests_are_not_paired(server, time):
    ann, ben, cem = (server.guest(name) for name in ("Ann", "Ben", "Cem"))
    seek(ann)
    server.run(server.services.bans.add("guest", id_of(ann), None))
    assert seek(ben)["table"] is None
    names = {one["name"] for one in cem.get("/api/tables")["seeks"]}
    assert "Ben" in names
    assert "Ann" not in names
    assert seek(cem)["table"] == mine(ben)["table"] is not None


def test_an_address_has_so_many_seeks(server, time, monkeypatch):
    monkeypatch.setattr(runtime, "ADDRESS_FACTOR", 2)
    guests = [server.guest(f"Eve {n}", **{"x-forwarded-for": "198.51.100.7"}) for n in range(3)]
    assert [seek(guest, low=1600)["table"] for guest in guests[:2]] == [None, None]
    assert guests[2].post("/api/me/seek", WISH, 409)["error"]["code"] == "many-seeks"
    assert seek(guests[0], low=1700)["low"] == 1700
    assert seek(server.guest("Ann", **{"x-forwarded-for": "192.0.2.9"}), low=1600)["table"] is None
    time.now += AWAY
    assert seek(guests[2], low=1600)["low"] == 1600


# -- being away --------------------------------------------------------------------------------------------------------


def test_a_seek_ends_when_its_guest_stays_away_and_lasts_while_they_are_here(server, time):
    ann, ben, cem = (server.guest(name) for name in ("Ann", "Ben", "Cem"))
    seek(ann)
    seek(cem, low=1600)
    for _ in range(5):
        time.pass_by(seconds=budgets.SEEK_AWAY - 1)
        assert mine(ann)["table"] is None
    assert mine(cem) is None
    time.look()
    assert scalar(server, select(func.count()).select_from(SeekRow)) == 1
    time.now += AWAY
    assert seek(ben)["table"] is None
    assert mine(ann) is None


def test_with_days_for_a_move_a_game_starts_while_one_is_away(server, time):
    ann, ben = server.guest("Ann"), server.guest("Ben")
    seek(ann, clock=DAYS)
    time.pass_by(days=2)
    table = seek(ben, clock=DAYS)["table"]
    assert table is not None
    assert [game["table"] for game in ann.get("/api/me/games")["games"]] == [table]
    time.pass_by(days=4)
    seek(ann, clock=DAYS)
    time.pass_by(days=4)
    time.look()
    assert mine(ann) is None


def test_a_seek_survives_a_restart(database, tmp_path):
    wish = Settings(database=database, pages=tmp_path, make_bot=RandomBot)
    with Server(wish) as server:
        ann = server.guest("Ann")
        assert seek(ann)["table"] is None
        cookies = dict(ann.http.cookies)
    with Server(wish) as server:
        table = seek(server.guest("Ben"))["table"]
        again = server.guest()
        again.http.cookies.update(cookies)
        assert mine(again)["table"] == table is not None


# -- several servers ---------------------------------------------------------------------------------------------------


def test_guests_of_two_servers_are_paired_once_each(database, tmp_path):
    wish = Settings(database=database, pages=tmp_path, make_bot=RandomBot, trusted=("127.0.0.1",))
    with Server(wish) as one, Server(wish) as two:
        guests = [(one, two)[n % 2].guest(f"Guest {n}") for n in range(12)]
        with ThreadPoolExecutor(6) as pool:
            list(pool.map(seek, guests))
        time = Time(one, two)
        time.look()
        tables = [mine(guest)["table"] for guest in guests]
        assert None not in tables
        assert sorted(map(tables.count, set(tables))) == [2] * 6
        assert scalar(one, select(func.count()).select_from(TableRow)) == 6
        assert scalar(two, select(func.count()).select_from(SeatRow)) == 12


def test_of_two_servers_that_want_the_same_guest_one_gets_them(database, tmp_path):
    wish = Settings(database=database, pages=tmp_path, make_bot=RandomBot)
    with Server(wish) as one, Server(wish) as two:
        guests = [one.guest(name) for name in ("Ann", "Ben", "Cem")]
        for guest, other in zip(guests, ({}, {"low": 1501}, {"low": 1501}), strict=True):
            seek(guest, **other)
        now = Time(one, two).now
        # As if both had read the wishes before, when all of them fitted.
        execute(one, SeekRow.__table__.update().values(low=None))
        found = {w.guest.name: w for w in one.run(seeks.waiting_seeks(one.services.store, now))}

        async def attempt(server, *names):
            group = [found[name] for name in names]
            made = await server.services.new_tables.table_for_group([w.guest for w in group], group[0].seeker.terms)
            return made, [w.seeker for w in group]

        rows = [one.run(attempt(one, "Ann", "Ben")), two.run(attempt(two, "Ann", "Cem"))]
        jobs = [
            asyncio.run_coroutine_threadsafe(seeks.seat_group(server.services.store, *made, now), server.loop)
            for server, made in zip((one, two), rows, strict=True)
        ]
        assert sorted(job.result(60) for job in jobs) == [False, True]
        assert scalar(one, select(func.count()).select_from(TableRow)) == 1
        assert scalar(one, select(func.count()).select_from(SeekRow).where(SeekRow.table_id.is_(None))) == 1
        # An attempt whose answer was lost is made again, and has been made.
        won = [job.result() for job in jobs].index(True)
        server = (one, two)[won]
        assert server.run(seeks.seat_group(server.services.store, *rows[won], now))
        assert scalar(one, select(func.count()).select_from(TableRow)) == 1


def test_a_group_that_no_longer_fits_is_not_seated(server, time):
    ann, ben = server.guest("Ann"), server.guest("Ben")
    seek(ann, low=1501)
    seek(ben)
    store = server.services.store
    waiting = server.run(seeks.waiting_seeks(store, time.now))
    group = [w.guest for w in waiting]
    rows = server.run(server.services.new_tables.table_for_group(group, waiting[0].seeker.terms))
    seekers: list[Seeker] = [w.seeker for w in waiting]
    assert not server.run(seeks.seat_group(store, rows, seekers, time.now))
    assert mine(ann)["table"] is mine(ben)["table"] is None


# -- being told --------------------------------------------------------------------------------------------------------


def told(server, service):
    """What browsers were told, once all has been sent."""

    async def sent():
        names = ("_notify_found", "_notify_waiting")
        await asyncio.gather(*(task for task in server.services._tasks if task.get_coro().__name__ in names))

    server.run(sent())
    return [service.opened(body) for _, _, body in service.taken]


@pytest.fixture
def pushing(database, tmp_path):
    with Server(settings(tmp_path, database)) as running:
        yield running


def test_who_is_away_is_told_once_that_somebody_waits_and_plays_when_they_come_back(pushing, service):
    time = Time(pushing)
    ann, ben, cem = (pushing.guest(name) for name in ("Ann", "Ben", "Cem"))
    assert ann.post("/api/me/seek", {**WISH, "notify": True}, 409)["error"]["code"] == "no-browser"
    ann.post("/api/me/push?lang=de", service.subscription())
    assert seek(ann, notify=True)["notify"]
    time.pass_by(hours=5)
    time.look()
    assert told(pushing, service) == []
    assert seek(ben, mode="race")["table"] is None
    assert told(pushing, service) == []
    assert seek(ben)["table"] is None
    message = {
        "title": "Jemand möchte spielen",
        "body": "Jemand sucht eine Partie Étoiles Filantes. Öffne die Seite, um zu spielen.",
        "path": "/seek",
    }
    assert told(pushing, service) == [message]
    time.look()
    assert told(pushing, service) == [message]
    table = mine(ann)["table"]
    assert table is not None
    assert mine(ben)["table"] == table
    assert told(pushing, service)[1:] == [
        {
            "title": "Deine Partie ist bereit",
            "body": "Étoiles Filantes – Ben",
            "table": table,
            "path": f"/t/{table}",
        }
    ]
    assert seek(cem)["table"] is None


def test_an_absent_guest_is_told_again_only_after_a_while(pushing, service):
    time = Time(pushing)
    ann, ben = pushing.guest("Ann"), pushing.guest("Ben")
    ann.post("/api/me/push", service.subscription())
    seek(ann, notify=True)
    time.now += AWAY
    for _ in range(3):
        seek(ben)
        ben.delete("/api/me/seek")
    assert len(told(pushing, service)) == 1
    time.pass_by(seconds=budgets.SEEK_NOTIFIED + 1)
    seek(ben)
    assert len(told(pushing, service)) == 2


# -- the lobby ---------------------------------------------------------------------------------------------------------


def test_the_lobby_lists_those_who_look_for_a_game(server, time):
    ann, ben = server.guest("Ann"), server.guest("Ben")
    seek(ann, low=1600)
    listed = ben.get("/api/tables")["seeks"]
    assert [(one["name"], one["game"], one["mode"], one["rating"], one["low"]) for one in listed] == [
        ("Ann", "filantes", "duel", 1500, 1600)
    ]
    assert listed[0]["clock"] == {**LIVE, "flag": "bot"}
    assert ann.get("/api/tables")["seeks"] == []
    time.now += AWAY
    assert ben.get("/api/tables")["seeks"] == []


def test_the_best_running_game_is_the_one_of_the_highest_rated(server, time):
    guests = [server.guest(f"Player {n}") for n in range(4)]
    rate(server, guests[0], 2400)
    tables = []
    for pair in (guests[:2], guests[2:]):
        for guest in pair:
            found = seek(guest)
        tables.append(found["table"])
    eve = server.guest("Eve")
    assert eve.get("/api/tables")["best"] == tables[0]
    time.pass_by(hours=1)
    execute(server, TableRow.__table__.update().where(TableRow.id == tables[1]).values(changed=time.now))
    assert eve.get("/api/tables")["best"] == tables[1]
