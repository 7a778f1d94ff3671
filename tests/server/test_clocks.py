"""Clocks: who pays for which time, when a flag falls, what it does, and that all servers agree about it."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select, update

from asterism.engine.game_record import read_record
from asterism.server import clock_kinds
from asterism.server.core.clock import spent
from asterism.server.core.forfeits import STAND_IN, result_without
from asterism.server.runtime import clock_monitor
from asterism.server.runtime.services import Settings
from asterism.server.storage.connect import open_engine
from asterism.server.storage.database import EntryRow, KeyValueRow, OutageRow, TableRow, precise_now
from asterism.server.storage.steady_clock import SteadyClock

from .server import RandomBot, Server, soon
from .test_play import seated

LIVE = {"kind": "live", "seconds": 60, "increment": 5}
QUICK = {"kind": "live", "seconds": 1, "increment": 0}
BOT = {"kind": "bot", "level": 1}


@pytest.fixture(scope="module", autouse=True)
def often():
    """The timekeeper looks often."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(clock_monitor, "INTERVAL", 0.1)
        yield


def settings(database, folder):
    return Settings(database=database, pages=folder / "web", make_bot=RandomBot, pace=0.01)


def let_pass(server, id, seconds):
    """Let the turn have begun so many seconds earlier."""
    table = server.services.in_memory(id)
    table.row.turn_began -= timedelta(seconds=seconds)
    table.set_rows(table.row, table.seats)


def decide(live, now):
    """Take the first decision offered; return what everybody is told of it."""
    live.say(type="play", ply=now["view"]["ply"], action=now["legal"][0]["action"])
    return live.until(lambda m: m["type"] in ("moved", "error") and m.get("ply", 0) > now["view"]["ply"])


def turn(live, now):
    """Decide until another seat is to decide; return the last message, and how many decisions it took."""
    seat, count = now["view"]["seat"], 0
    while now["view"]["seat"] == seat:
        now, count = decide(live, now), count + 1
    return now, count


def do(database, statement):
    """Ask or change a database beside its servers."""

    async def inside():
        engine = open_engine(database)
        async with engine.begin() as connection:
            found = await connection.execute(statement)
            rows = [tuple(row) for row in found] if found.returns_rows else []
        await engine.dispose()
        return rows

    return asyncio.run(inside())


def ago(**span):
    return precise_now() - timedelta(**span)


def was_alive(moment):
    return update(KeyValueRow).where(KeyValueRow.name == clock_monitor.HEARTBEAT_KEY).values(value=moment.isoformat())


# -- what time it is ---------------------------------------------------------------------------------------------------


class Times:
    """A wall clock that can be set, and seconds that only pass."""

    def __init__(self):
        self.wall, self.steady = 1_800_000_000.0, 50.0
        self.clock = SteadyClock(lambda: self.wall, lambda: self.steady)
        self.began = self.clock.now()

    def pass_(self, seconds, wall=0.0):
        """Let seconds pass, and set the wall clock by so many more or fewer; return what has passed by the clock."""
        self.wall, self.steady = self.wall + seconds + wall, self.steady + seconds
        return (self.clock.now() - self.began).total_seconds()


def test_a_clock_that_is_set_back_gives_nobody_time():
    times = Times()
    assert times.pass_(10) == pytest.approx(10)
    assert times.pass_(10, wall=-3600) == pytest.approx(20)
    assert times.pass_(10) == pytest.approx(30)
    assert times.pass_(10, wall=3500) == pytest.approx(40)  # the wall clock is still behind
    assert times.pass_(10, wall=200) == pytest.approx(150)  # now it is ahead: an outage, see below
    began = times.began
    assert spent(began, began - timedelta(hours=1), []) == 0


def test_after_a_restart_time_goes_on_where_the_heartbeat_was():
    times = Times()
    times.clock.follow(times.began + timedelta(hours=1))
    assert times.pass_(5) == pytest.approx(3605)
    times.clock.follow(times.began)
    times.clock.follow(times.began + timedelta(days=400))  # not the time of a server whose clock is wrong
    assert times.pass_(5) == pytest.approx(3610)


def test_a_database_s_clock_is_followed_forwards_and_awaited_where_it_is_a_little_behind():
    times = Times()

    def asked(ahead, waited=0.0):
        """The database shows so many seconds more than have passed here."""
        times.clock.follow_database(1_800_000_000.0 + times.steady - 50.0 + ahead, waited)
        return times.pass_(0)

    assert asked(-2_460) == pytest.approx(-2_460)  # the first answer counts, not this machine's clock
    assert times.pass_(10, wall=5_000) == pytest.approx(-2_450)
    assert asked(0) == pytest.approx(10)
    assert asked(-0.3, waited=0.4) == pytest.approx(10)  # the answer was under way
    assert asked(-0.5) == pytest.approx(10)  # this machine's seconds are short: the time stands still
    assert times.pass_(0.25) == pytest.approx(10)
    assert times.pass_(9.75) == pytest.approx(19.5)
    assert asked(-3_600) == pytest.approx(19.5)  # set back
    assert times.clock.follow_database(1_800_000_000.0, 0.0)
    assert times.pass_(10) == pytest.approx(29.5)
    assert asked(300) == pytest.approx(330)


# -- how time runs -----------------------------------------------------------------------------------------------------


def test_a_first_turn_is_free_and_every_turn_brings_its_increment(server):
    id, lives, _ = seated(server, "octocube", clock=LIVE)
    states = [live.next() for live in lives]
    assert states[0]["table"]["clock"] == {**LIVE, "flag": "bot"}
    assert not states[0]["table"]["practice"]
    first = states[0]["clock"]
    assert (first["running"], first["left"][1], first["free"]) == (0, 60_000, True)
    assert 55_000 < first["left"][0] <= 60_000
    let_pass(server, id, 0.3)
    now, _ = turn(lives[0], states[0])
    assert now["clock"]["left"][0] == 65_000
    assert now["clock"]["running"] == 1
    theirs = lives[1].until(lambda m: m["type"] == "moved" and m["view"]["seat"] == 1)
    now, _ = turn(lives[1], theirs)
    mine = lives[0].until(lambda m: m["type"] == "moved" and m["view"]["seat"] == 0)
    assert not mine["clock"]["free"]
    let_pass(server, id, 0.3)
    now, _ = turn(lives[0], mine)
    assert 60_000 < now["clock"]["left"][0] <= 69_700
    late = server.guest().live(id).next()["clock"]
    assert late["left"][0] == now["clock"]["left"][0]
    assert late["left"][1] <= now["clock"]["left"][1]


def test_a_turn_of_several_decisions_is_one_turn(server):
    _, lives, _ = seated(server, "filantes", clock=LIVE)
    states = [live.next() for live in lives]
    seat, now, most, turns = 0, states[0], 0, [0, 0]
    for _ in range(10):
        now, count = turn(lives[seat], now)
        most, turns[seat] = max(most, count), turns[seat] + 1
        assert now["clock"]["left"][seat] <= 60_000 + 5_000 * turns[seat]
        seat = now["view"]["seat"]
        now = lives[seat].until(lambda m, ply=now["ply"]: m["type"] == "moved" and m["ply"] == ply)
    assert most > 1


def test_bots_have_no_clock(server):
    guest = server.guest("Ann")
    id = guest.table("filantes", seats=[{"kind": "me"}, BOT], clock=LIVE)
    live = guest.live(id)
    state = live.next()
    assert state["clock"]["left"][1] is None
    decide(live, state)
    live.until(lambda m: m["type"] == "moved" and m["view"]["seat"] == 0)
    row = server.services.in_memory(id)
    assert row.seats[1].time_left is None


def test_taking_back_gives_no_time_back(server):
    id, lives, _ = seated(server, "filantes", clock=LIVE)
    turn(lives[0], lives[0].next())
    let_pass(server, id, 0.3)
    assert lives[0].ask("offer", kind="takeback")["type"] == "done"
    assert lives[1].ask("reply", offer=1, accept=True)["type"] == "done"
    back = lives[0].until("undone")["clock"]
    assert back["running"] == 0
    assert back["left"][0] <= 59_700
    assert back["left"][1] == 60_000


def test_time_in_which_a_bot_stands_in_costs_nothing(server):
    id, lives, guests = seated(server, "filantes", clock=LIVE)
    lives[0].next()
    told = guests[0].delete(f"/api/tables/{id}/seats/0?bot=1")
    assert told["table"]["seats"][0]["stand_in"] == 1
    assert lives[0].until("table")["clock"]["running"] is None
    lives[1].until(lambda m: m["type"] == "moved" and m["view"]["seat"] == 1)
    assert server.services.in_memory(id).row.turn_began is not None


def test_a_clock_is_for_games_in_earnest(server):
    guest = server.guest("Ann")
    seats = [{"kind": "me"}, BOT]
    body = {"game": "filantes", "seats": seats, "clock": LIVE, "practice": True}
    assert guest.post("/api/tables", body, 400)["error"]["code"] == "bad-clock"
    for clock in ({"kind": "live"}, {"kind": "days", "days": 0}, {"kind": "sand"}, {**LIVE, "flag": "cry"}):
        assert guest.post("/api/tables", {"game": "filantes", "clock": clock}, 400)["error"]["code"] == "bad-request"
    assert "clock" not in guest.live(guest.table("filantes")).next()


# -- when it is over ---------------------------------------------------------------------------------------------------


def test_a_bot_plays_on_for_who_runs_out_of_time_until_he_is_back(server):
    id, lives, guests = seated(server, "filantes", clock=QUICK)
    flagged = lives[1].until("flagged")
    assert (flagged["seat"], flagged["out"]) == (0, False)
    told = lives[1].until("table")
    assert told["table"]["seats"][0]["stand_in"] == STAND_IN
    assert lives[1].until("moved")["seat"] == 0  # the bot
    assert guests[0].post(f"/api/tables/{id}/seats/0")["table"]["seats"][0]["stand_in"] is None
    back = lives[0].until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["stand_in"] is None)
    assert back["clock"]["left"][0] in (0, *range(clock_kinds.RETURN_TIME - 5_000, clock_kinds.RETURN_TIME + 1))
    log = server.guest().live(id).next()["log"]
    assert next(entry["seat"] for entry in log if entry["type"] == "flagged") == 0


def test_of_two_the_other_wins_where_flags_lose(server):
    id, lives, guests = seated(server, "filantes", clock={**QUICK, "flag": "lose"})
    now, _ = turn(lives[0], lives[0].next())
    over = lives[0].until("over")
    assert over["result"]["winners"] == [0]
    assert over["result"]["out"] == [1]
    assert over["result"]["finished"]
    table = guests[1].get(f"/api/tables/{id}")["table"]
    assert (table["status"], table["seats"][1]["out"], table["seat"]) == ("over", True, None)
    assert guests[1].post(f"/api/tables/{id}/seats/1", {}, 409)["error"]["code"] == "seat-out"
    assert lives[0].refused("undo", ply=now["view"]["ply"])[1] == "not-running"
    state = guests[0].live(id).next()
    assert (state["legal"], state["undo"]) == ([], False)
    record = read_record(guests[0].http.get(f"/api/tables/{id}/record").text)
    assert record.headers["out"] == "1"
    assert record.headers["clock"] == "1+0"
    assert record.turns[-1].clock == 1.0
    assert record.match().ply == len(record.turns)


def test_of_three_the_one_whose_flag_falls_is_out_and_ranks_last(server):
    id, lives, guests = seated(server, "filantes", players=3, clock={**QUICK, "flag": "lose"})
    assert lives[1].until("flagged")["out"]
    table = lives[1].until("table")["table"]
    assert (table["seats"][0]["out"], table["status"]) == (True, "running")
    assert guests[0].post(f"/api/tables/{id}/seats/0", {}, 409)["error"]["code"] == "seat-out"
    over = lives[2].until("over")["result"]
    assert over["winners"] == [2]
    assert over["out"] == [0, 1]


def test_those_who_are_out_do_not_win():
    result = {"finished": True, "cut": False, "points": [9, 5, 7], "winners": [0]}
    assert result_without(result, []) == result
    assert result_without(result, [0])["winners"] == [2]
    assert result_without(result, [1])["winners"] == [0]
    assert result_without({**result, "finished": False}, [0, 2])["winners"] == [1]
    assert result_without({**result, "winners": [0, 2]}, [0])["winners"] == [2]


def test_a_decision_after_the_time_is_refused_even_before_the_flag_is_seen(server, monkeypatch):
    _, lives, _ = seated(server, "filantes", clock=LIVE)
    state, _ = lives[0].next(), lives[1].next()
    monkeypatch.setattr(clock_monitor.ClockMonitor, "flag_expired", lambda self: asyncio.sleep(0))
    let_pass(server, state["table"]["id"], 61)
    assert lives[0].refused("play", ply=0, action=state["legal"][0]["action"])[1] == "out-of-time"
    assert lives[1].until("flagged")["seat"] == 0


# -- days, restarts, several servers -----------------------------------------------------------------------------------


def test_days_per_move_outlast_a_restart_and_end_in_time(database, tmp_path):
    with Server(settings(database, tmp_path)) as server:
        id, lives, _ = seated(server, "filantes", clock={"kind": "days", "days": 2})
        state = lives[0].next()
        assert 0 <= 2 * clock_kinds.DAY - state["clock"]["left"][0] < 5_000
        assert state["clock"]["left"][1] is None
    do(database, update(TableRow).values(turn_began=ago(hours=47), flag_at=ago(hours=-1)))
    with Server(settings(database, tmp_path)) as server:
        left = server.guest().live(id).next()["clock"]["left"][0]
        assert abs(left - 3_600_000) < 20_000
    do(database, update(TableRow).values(turn_began=ago(hours=49), flag_at=ago(hours=1)))
    with Server(settings(database, tmp_path)) as server:
        watcher = server.guest().live(id)
        flagged = [e for e in watcher.next()["log"] if e["type"] == "flagged"] or [watcher.until("flagged")]
        assert flagged[0]["seat"] == 0


def test_time_in_which_the_server_was_down_is_not_counted(database, tmp_path):
    with Server(settings(database, tmp_path)) as server:
        id, lives, _ = seated(server, "filantes", clock={**LIVE, "flag": "lose"})
        lives[0].next()
        server.look_at_clocks()
    do(database, was_alive(ago(hours=1)))
    do(database, update(TableRow).values(turn_began=ago(seconds=3630), flag_at=ago(seconds=3570)))
    with Server(settings(database, tmp_path)) as server:
        server.look_at_clocks()
        state = server.guest().live(id).next()
        assert state["table"]["status"] == "running"
        assert abs(state["clock"]["left"][0] - 30_000) < 2_000
        assert server.services.in_memory(id).row.flag_at > precise_now()
    assert len(do(database, select(OutageRow.began))) == 1


def test_a_short_silence_is_not_an_outage_and_nothing_is_written_while_no_clock_runs(database, tmp_path):
    alive = select(KeyValueRow.value).where(KeyValueRow.name == clock_monitor.HEARTBEAT_KEY)
    with Server(settings(database, tmp_path)) as server:
        server.look_at_clocks()
        assert do(database, alive) == []
        seated(server, "filantes", clock=LIVE)
        soon(lambda: len(do(database, alive)) == 1)
    with Server(settings(database, tmp_path)) as server:
        server.look_at_clocks()
    assert do(database, select(OutageRow.began)) == []


def test_two_servers_flag_once(database, tmp_path):
    with Server(settings(database, tmp_path)) as one, Server(settings(database, tmp_path)) as two:
        id, lives, _ = seated(one, "filantes", players=3, clock=QUICK)
        watcher = two.guest().live(id)
        lives[2].until(lambda m: "flagged" in (m["type"], *(event["type"] for event in m.get("log", ()))))
        watcher.next()
        for server in (one, two):
            server.look_at_clocks()
        flags = do(database, select(EntryRow.seat).where(EntryRow.kind == "flag").order_by(EntryRow.sequence))
        numbers = do(database, select(EntryRow.sequence).order_by(EntryRow.sequence))
    assert flags == sorted(set(flags))
    assert [number for (number,) in numbers] == list(range(1, len(numbers) + 1))


MOMENTS = st.integers(0, 1_000_000)


@given(began=MOMENTS, length=MOMENTS, down=st.lists(st.tuples(MOMENTS, MOMENTS), max_size=4))
def test_time_is_what_passed_less_what_the_server_was_down(began, length, down):
    zero = datetime(2026, 1, 1, tzinfo=UTC)

    def at(ms):
        return zero + timedelta(milliseconds=ms)

    spans, edge = [], 0
    for gap, span in down:
        spans.append((edge + gap, edge + gap + span))
        edge += gap + span
    expected = length - sum(max(0, min(began + length, b) - max(began, a)) for a, b in spans)
    assert spent(at(began), at(began + length), [(at(a), at(b)) for a, b in spans]) == expected


def test_a_hot_seat_can_have_a_clock_and_the_next_game_has_it_too(server):
    guest = server.guest("Ann")
    id = guest.table(
        "filantes", seats=[{"kind": "me"}, {"kind": "here", "name": "Ben"}], clock={**QUICK, "flag": "lose"}
    )
    live = guest.live(id)
    assert live.next()["clock"]["running"] == 0
    assert live.until("over")["result"]["winners"] == [1]
    again = guest.post(f"/api/tables/{id}/rematch")["table"]
    assert again["clock"] == {**QUICK, "flag": "lose"}
    assert guest.live(again["id"]).next()["clock"]["running"] == 0


def test_an_old_table_without_a_clock_is_told_so(server):
    assert server.guest("Ann").post("/api/tables", {"game": "filantes"})["table"]["clock"] is None


@pytest.mark.parametrize("kind", ["live", "days"])
def test_who_takes_their_seat_in_the_first_turn_has_all_their_time(server, kind):
    clock = LIVE if kind == "live" else {"kind": "days", "days": 3}
    id, lives, guests = seated(server, "filantes", clock=clock)
    full = 60_000 if kind == "live" else 3 * clock_kinds.DAY
    guests[0].delete(f"/api/tables/{id}/seats/0")
    told = lives[0].until("table")["clock"]
    assert told["running"] == 0
    assert full - 5_000 < told["left"][0] <= full
