"""The pure core: who may do what, seats, clocks and undo, without server, database or time."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import reduce

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from asterism.server.clock_kinds import RETURN_TIME, CorrespondenceClock, LiveClock
from asterism.server.core import apply_all, decide
from asterism.server.core import commands as c
from asterism.server.core import events as e
from asterism.server.core import refusals as r
from asterism.server.core.clock import REMIND_AFTER, left_now, turn_begins
from asterism.server.core.offers import OfferKind, Offers
from asterism.server.core.undo import takes_back, undo_target
from asterism.server.core.values import (
    STAND_IN_AFTER,
    Audience,
    Now,
    Occupant,
    Played,
    Presence,
    Remark,
    Seat,
    Seating,
    Status,
    Table,
)
from asterism.server.tables.commits import ERRORS, commit_of, decide_or_refuse, error_of, offers_after, value_of

ZERO = datetime(2026, 1, 1, tzinfo=UTC)
NOW = Now(ZERO)
LIVE = LiveClock(seconds=60, increment=5)
DAYS = CorrespondenceClock(days=3)
ANN, BEN, EVE = (Seat(kind=Occupant.PERSON, guest_id=name, name=name.title()) for name in ("ann", "ben", "eve"))
BOT, OPEN = Seat(kind=Occupant.BOT, level=4), Seat(kind=Occupant.OPEN)
RESULT = {"finished": True, "cut": False, "points": [3, 5, 4], "winners": [1]}


def running(*seats, **fields):
    return Table(**{"status": Status.RUNNING, "seats": seats or (ANN, BEN), "seat": 0, "begun": True, **fields})


def waiting(*seats, **fields):
    return Table(**{"status": Status.WAITING, "seats": seats, "host": "ann", **fields})


def chat(text, guest="ann", name="Ann", **fields):
    return c.Chat(remark=Remark(guest=guest, name=name, text=text, **fields))


def later(seconds, *outages):
    return Now(ZERO + timedelta(seconds=seconds), outages)


def timed(clock=LIVE, *seats, left=(None, None), **fields):
    """A running table whose clock was started at zero for seat 0."""
    seats = seats or tuple(replace(seat, time_left=time) for seat, time in zip((ANN, BEN), left, strict=True))
    table = running(*seats, clock=clock, **fields)
    return apply_all(table, [turn_begins(clock, table.seats[0].time_left, ZERO)])


def carried_out(table, command, now=NOW):
    """The events, and the table after them."""
    events = decide(table, command, now)
    return events, apply_all(table, events)


def refused(error, table, command, now=NOW):
    with pytest.raises(error) as refusal:
        decide(table, command, now)
    assert type(refusal.value) is error
    return refusal.value.params


def move(seat=0, ply=1, next_seat=1, **fields):
    return c.Move(seat=seat, action=7, ply=ply, next_seat=next_seat, **fields)


# -- deciding ----------------------------------------------------------------------------------------------------------


def test_who_may_decide():
    play = c.MayPlay(guest="ann", ply=0)
    assert decide(running(), play, NOW) == ()
    refused(r.NotYourTableError, running(), replace(play, guest="eve"))
    refused(r.NotYourTableError, running(), replace(play, guest=None))
    assert refused(r.OldPlyError, running(ply=2), play) == {"ply": 2, "yours": 0}
    assert decide(running(undo_epoch=2), replace(play, undo_epoch=2), NOW) == ()
    assert refused(r.TakenBackError, running(undo_epoch=2), replace(play, undo_epoch=1)) == {"ply": 0, "yours": 0}
    refused(r.NotRunningError, waiting(ANN, OPEN), replace(play, ply=3))
    refused(r.NotRunningError, running(status=Status.OVER, seat=None), play)
    refused(r.NotYourTurnError, running(seat=1), play)
    refused(r.NotYourTurnError, running(replace(ANN, stand_in=3), BEN), play)
    assert decide(timed(), play, later(59)) == ()
    refused(r.OutOfTimeError, timed(), play, later(60))


def test_a_decision_without_a_clock():
    events, after = carried_out(running(undo_epoch=2), move())
    assert events == (e.Moved(seat=0, action=7, ply=1, next_seat=1, undo_epoch=2),)
    assert (after.ply, after.seat, after.status) == (1, 1, Status.RUNNING)


def test_the_last_decision_ends_the_game_and_those_who_are_out_do_not_win():
    table = running(ANN, replace(BEN, out=True), EVE)
    events, after = carried_out(table, move(next_seat=None, result=RESULT))
    assert events[1].result == {**RESULT, "winners": [2], "out": [1]}
    assert (after.status, after.seat) == (Status.OVER, None)
    assert carried_out(running(ANN, BEN, EVE), move(next_seat=None, result=RESULT))[0][1].result == RESULT


# -- clocks ------------------------------------------------------------------------------------------------------------


def test_a_first_turn_is_free_and_brings_its_increment():
    events, after = carried_out(timed(), move(), later(20))
    assert events[0].left == 65_000
    assert after.seats[0].time_left == 65_000
    assert (after.turn_began, after.flag_at) == (later(20).at, later(80).at)
    assert after.remind_at is None


def test_a_turn_is_charged_without_outages():
    outage = (ZERO + timedelta(seconds=5), ZERO + timedelta(seconds=15))
    _, after = carried_out(timed(left=(30_000, None)), move(), later(20, outage))
    assert after.seats[0].time_left == 30_000 - 10_000 + 5_000


def test_several_decisions_are_one_turn():
    events, after = carried_out(timed(left=(30_000, None)), move(next_seat=0), later(10))
    assert events == (replace(events[0], left=20_000),)
    assert (after.turn_began, after.seats[0].time_left) == (ZERO, 30_000)


def test_a_late_decision_that_was_accepted_leaves_a_millisecond():
    _, after = carried_out(timed(left=(30_000, None)), move(), later(31))
    assert after.seats[0].time_left == 1 + 5_000


def test_bots_have_no_clock():
    events, after = carried_out(timed(LIVE, ANN, BOT), move(), later(1))
    assert isinstance(events[-1], e.ClockStopped)
    assert after.turn_began is after.flag_at is None
    _, again = carried_out(after, move(seat=1, ply=2, next_seat=0), later(100))
    assert again.turn_began == later(100).at
    assert decide(after, move(seat=1, ply=2, next_seat=0), later(100))[0].left is None


def test_days_are_the_same_for_every_turn_and_remind():
    events, after = carried_out(timed(DAYS), move(), later(3600))
    assert events[0].left == DAYS.turn_time(None) - 3_600_000
    assert after.seats[0].time_left is None
    assert after.remind_at == later(3600).at + REMIND_AFTER


def test_an_undo_gives_no_time_back():
    table = replace(timed(left=(40_000, None)), ply=1)
    table = apply_all(table, decide(table, move(ply=2), later(10)))
    assert table.seats[0].time_left == 35_000
    played = Played(ply=2, seat=1, last=0, deciders=(0, 0))
    ask = c.MakeOffer(guest="ann", kind=OfferKind.TAKEBACK, played=played, most=10)
    table = apply_all(table, decide(table, ask, later(12)))
    undo = c.AnswerOffer(guest="ben", number=1, accept=True, played=played)
    events, after = carried_out(table, undo, later(14))
    assert isinstance(events[0], e.Undone)
    assert after.seats[0].time_left == 35_000 - 4_000 - 5_000
    assert (after.seat, after.turn_began, after.undo_epoch) == (0, later(14).at, 1)
    gone = replace(table, seats=(replace(table.seats[0], time_left=10), table.seats[1]))
    assert carried_out(gone, undo, later(14))[1].seats[0].time_left == 1


def test_a_bot_that_stands_in_stops_the_clock_and_the_time_is_kept():
    stand_in = c.StandIn(guest="ann", seat=0, level=2)
    _, after = carried_out(timed(left=(30_000, None)), stand_in, later(10))
    assert (after.seats[0].time_left, after.seats[0].stand_in, after.turn_began) == (20_000, 2, None)
    _, fresh = carried_out(timed(), stand_in, later(10))
    assert fresh.seats[0].time_left == 60_000
    _, back = carried_out(after, c.Sit(guest="ann", guest_name="Ann", seat=0), later(50))
    assert (back.turn_began, back.flag_at) == (later(50).at, later(70).at)


def test_a_chat_line_changes_no_clock():
    assert len(decide(timed(), chat("x"), later(9))) == 1


# -- flags -------------------------------------------------------------------------------------------------------------


def test_a_flag_falls_when_the_time_is_over_and_not_before():
    assert decide(timed(), c.Flag(), later(59.999)) == ()
    assert decide(running(), c.Flag(), later(1e6)) == ()
    assert decide(replace(timed(), status=Status.OVER), c.Flag(), later(60)) == ()
    events, after = carried_out(timed(), c.Flag(), later(60))
    assert events[:2] == (e.Flagged(seat=0, out=False), e.StoodIn(number=0, level=3))
    assert (after.seats[0].time_left, after.seats[0].stand_in, after.turn_began) == (0, 3, None)
    back = apply_all(after, decide(after, c.Sit(guest="ann", guest_name=None, seat=0), later(61)))
    assert left_now(back, later(61)) == RETURN_TIME


def test_where_flags_lose_a_sole_remaining_seat_wins():
    clock = replace(LIVE, flag="lose")
    events, after = carried_out(timed(clock), c.Flag(result={**RESULT, "points": [9, 1], "winners": [0]}), later(60))
    assert events[0] == e.Flagged(seat=0, out=True)
    assert next(event for event in events if isinstance(event, e.Ended)).result["winners"] == [1]
    assert (after.status, after.seats[0].out, after.seat, after.turn_began) == (Status.OVER, True, None, None)
    with pytest.raises(AssertionError):
        decide(timed(clock), c.Flag(), later(60))


def test_of_three_a_bot_plays_on_for_the_one_who_is_out():
    _, after = carried_out(timed(replace(LIVE, flag="lose"), ANN, BEN, EVE), c.Flag(), later(60))
    assert (after.status, after.seats[0].out, after.seats[0].stand_in) == (Status.RUNNING, True, 3)


# -- undo --------------------------------------------------------------------------------------------------------------


def test_what_may_be_taken_back():
    played = Played(ply=2, last=1, deciders=(0, 1))
    assert undo_target(played, (1,), False) == 1
    assert undo_target(played, (0,), True) == 0
    assert undo_target(played, (0, 1), True, seat=1) == 1
    assert undo_target(played, (0, 1), False, seat=1) == 1
    assert undo_target(replace(played, seat=1), (1,), False, asks=True) == 1
    for error, changed, mine, practice, more in (
        (r.NothingToUndoError, {"last": None, "ply": 0}, (0,), False, {}),
        (r.NothingToUndoError, {}, (2,), True, {}),
        (r.NotRunningError, {"over": True}, (1,), False, {}),
        (r.OthersDecidedError, {}, (0,), False, {}),
        (r.RevealedError, {"reveals": True}, (1,), False, {}),
        (r.OthersDecidedError, {}, (0, 1), True, {"seat": 0}),
        (r.OthersDecidedError, {}, (0, 1), False, {"seat": 0}),
        (r.AskFirstError, {"seat": 0}, (1,), False, {"asks": True}),
        (r.AskFirstError, {"seat": 1}, (0,), False, {"asks": True}),
        (r.AskFirstError, {"seat": 1, "reveals": True}, (1,), False, {"asks": True}),
    ):
        assert undo_target(replace(played, **changed), mine, practice, **more) is error
    assert not takes_back(practice=True, running=False, rated=False, out=True)
    assert takes_back(practice=True, running=True, rated=False, out=True)
    assert takes_back(practice=True, running=False, rated=False)
    assert takes_back(practice=False, running=True, rated=False)
    assert not takes_back(practice=False, running=True, rated=True)
    assert not takes_back(practice=False, running=False, rated=False)


def test_who_may_take_back():
    table = running(ply=2)
    undo = c.Undo(guest="ben", ply=2, played=Played(ply=2, seat=1, last=1, deciders=(0, 1)), key="k", most=3)
    events, after = carried_out(table, undo)
    assert events == (e.Undone(seat=1, ply=1, guest="ben", key="k"),)
    assert (after.ply, after.seat, after.undo_epoch) == (1, 1, 1)
    refused(r.NotYourTableError, table, replace(undo, guest="eve"))
    refused(r.NotRunningError, waiting(ANN, BEN), undo)
    refused(r.NotRunningError, replace(table, status=Status.OVER), undo)
    refused(r.RatedUndoError, replace(table, rated=True), undo)
    assert refused(r.ManyUndosError, replace(table, undo_epoch=3), undo) == {"most": 3}
    assert decide(replace(table, undo_epoch=3), replace(undo, done=True), NOW) == ()
    assert refused(r.OldPlyError, table, replace(undo, ply=3)) == {"ply": 2, "yours": 3}
    refused(r.OldPlyError, table, replace(undo, ply=1))
    finished = replace(undo, played=replace(undo.played, seat=0))
    refused(r.AskFirstError, table, finished)
    assert decide(replace(table, seats=(replace(ANN, stand_in=3), BEN)), finished, NOW) == events


def test_in_practice_the_end_is_taken_back_too():
    over = running(status=Status.OVER, seat=None, practice=True, ply=2)
    played = Played(ply=2, last=1, over=True, deciders=(0, 1))
    _, after = carried_out(over, c.Undo(guest="ann", ply=2, played=played, most=3))
    assert (after.status, after.ply, after.seat) == (Status.RUNNING, 0, 0)
    resigned = replace(over, seats=(replace(ANN, out=True), BOT))
    refused(r.NotRunningError, resigned, c.Undo(guest="ann", ply=2, played=played, most=3))


# -- chat --------------------------------------------------------------------------------------------------------------


def test_who_reads_a_line_and_under_which_name():
    line = chat("hello", name="Anna", key="k")
    (said,) = decide(running(), line, NOW)
    assert (said.seat, said.remark.name, said.audience, said.remark.key) == (0, "Ann", Audience.TABLE, "k")
    (said,) = decide(running(replace(ANN, name=None), BEN), line, NOW)
    assert said.remark.name == "Anna"
    (said,) = decide(running(), chat("hello", guest="eve", name=None), NOW)
    assert (said.seat, said.remark.name, said.audience) == (None, None, Audience.SPECTATORS)


def test_what_cannot_be_said():
    line = chat("hello", about=2)
    refused(r.NotOverError, running(ply=2), line)
    over = running(status=Status.OVER, ply=2)
    assert decide(over, line, NOW)[0].remark.about == 2
    assert refused(r.NoPlyError, over, chat("hello", about=3)) == {"ply": 3}
    refused(r.ChatFullError, over, replace(line, full=frozenset({"table"})))
    assert decide(over, replace(line, full=frozenset({"spectators"})), NOW)


# -- seats -------------------------------------------------------------------------------------------------------------


def sit(guest="ben", seat=1, **fields):
    return c.Sit(**{"guest": guest, "guest_name": guest.title(), "seat": seat, "lot": (0, 1), "first": 0, **fields})


def test_taking_a_seat():
    events, after = carried_out(waiting(ANN, OPEN, OPEN), sit(name="Benny"))
    assert after.seats[1] == replace(BEN, name="Benny")
    assert isinstance(events[0], e.SeatTaken)
    assert after.status is Status.WAITING
    _, after = carried_out(waiting(ANN, replace(OPEN, held_for="ben"), OPEN), sit())
    assert after.seats[1] == BEN


def test_the_last_seat_starts_the_game_by_lot():
    events, after = carried_out(waiting(ANN, OPEN, clock=LIVE), sit(lot=(1, 0), first=0))
    assert [seat.guest_id for seat in after.seats] == ["ben", "ann"]
    assert (after.status, after.begun, after.seat, after.turn_began) == (Status.RUNNING, True, 0, ZERO)
    assert isinstance(events[0], e.Started)


def test_who_may_not_take_a_seat():
    table = waiting(ANN, OPEN, OPEN)
    refused(r.PrivateError, table, sit(welcome=False))
    refused(r.NoSeatError, table, sit(seat=3))
    refused(r.NoSeatError, table, sit(seat=-1))
    refused(r.SeatTakenError, table, sit(seat=0))
    refused(r.SeatTakenError, waiting(ANN, replace(OPEN, held_for="eve")), sit())
    refused(r.NotWaitingError, running(ANN, OPEN), sit())
    refused(r.NameWantedError, replace(table, rated=True), sit(guest_name=None))
    refused(r.OneSeatError, replace(table, rated=True), sit("ann"))
    assert carried_out(replace(table, rated=True), sit(name="Other"))[1].seats[1].name == "Ben"


def test_returning_to_ones_seat():
    gone = running(replace(ANN, stand_in=3, left=True), BEN)
    _, after = carried_out(gone, sit("ann", 0, name="Annie"))
    assert after.seats[0] == replace(ANN, name="Annie")
    assert carried_out(gone, sit("ann", 0))[1].seats[0] == ANN
    refused(r.SeatOutError, running(replace(ANN, out=True), BEN), sit("ann", 0))


def test_who_asks_again_after_the_lot_keeps_the_seat_that_was_drawn():
    drawn = running(BEN, ANN, seating=Seating.LOT)
    assert decide(drawn, sit("ben", 1), NOW) == ()
    refused(r.SeatTakenError, drawn, sit("eve", 1))
    refused(r.SeatTakenError, replace(drawn, seating=Seating.FIXED), sit("ben", 1))


def test_coming_back():
    left = replace(ANN, left=True)
    assert carried_out(running(left, BEN), c.ComeBack(guest="ann"))[1].seats[0] == ANN
    for table, guest in ((running(), "ann"), (running(replace(left, stand_in=3), BEN), "ann"), (running(left), None)):
        assert decide(table, c.ComeBack(guest=guest), NOW) == ()


def test_leaving():
    leave = c.Leave(guest="ann", seat=0)
    _, after = carried_out(running(replace(ANN, stand_in=3), BEN), leave)
    assert after.seats[0] == replace(ANN, left=True)
    assert carried_out(running(), replace(leave, level=2))[1].seats[0] == replace(ANN, left=True, stand_in=2)
    _, after = carried_out(waiting(ANN, BEN, OPEN), leave)
    assert (after.seats[0], after.status) == (OPEN, Status.WAITING)
    assert carried_out(waiting(ANN, OPEN), leave)[1].status is Status.OVER
    refused(r.NotYourSeatError, running(), replace(leave, seat=1))
    refused(r.NoSeatError, running(), replace(leave, seat=2))
    refused(r.NotRunningError, running(status=Status.OVER), leave)


def test_leaving_a_rated_game_loses_it():
    leave = c.Leave(guest="ann", seat=0, result={**RESULT, "points": [9, 1], "winners": [0]})
    _, after = carried_out(timed(replace(LIVE, flag="lose"), rated=True), leave, later(3))
    assert (after.status, after.seats[0].out, after.seats[0].left) == (Status.OVER, True, True)
    _, after = carried_out(running(ANN, BEN, EVE, rated=True), leave)
    assert (after.status, after.seats[0].stand_in) == (Status.RUNNING, 3)
    refused(r.SeatOutError, running(replace(ANN, out=True), BEN, EVE, rated=True), leave)


def test_bots_on_open_seats():
    bot = c.StandIn(guest="ann", seat=1, level=5, lot=(0, 1), first=1)
    _, after = carried_out(waiting(ANN, OPEN), bot)
    assert (after.seats[1], after.status) == (Seat(kind=Occupant.BOT, level=5), Status.RUNNING)
    refused(r.NotYourTableError, waiting(ANN, OPEN), replace(bot, guest="eve"))
    refused(r.NotYourTableError, waiting(ANN, BEN, OPEN), replace(bot, guest="ben", seat=2))
    refused(r.SeatTakenError, waiting(ANN, BOT, OPEN), bot)
    refused(r.RatedPeopleError, waiting(ANN, OPEN, rated=True), bot)
    refused(r.NotWaitingError, running(ANN, OPEN, host="ann"), bot)
    refused(r.NoSeatError, waiting(ANN, OPEN), replace(bot, seat=2))


def test_bots_for_absent_guests():
    bot = c.StandIn(guest="ann", seat=1, level=5)
    assert carried_out(running(), bot)[1].seats[1].stand_in == 5
    assert refused(r.PresentError, running(), replace(bot, wait=11.5)) == {"seconds": 12}
    left = running(ANN, replace(BEN, left=True))
    assert decide(left, replace(bot, wait=11.5), NOW)
    refused(r.SlowTableError, running(clock=DAYS), bot)
    assert decide(running(ANN, Seat(kind=Occupant.PERSON)), bot, NOW)
    refused(r.NotRunningError, waiting(ANN, BEN, OPEN), bot)
    assert decide(running(), replace(bot, seat=0, wait=30), NOW)


def test_presence():
    seen = Presence(frozenset({"ann"}), {"ben": 90.0}, 50.0)
    assert seen.wait("ann", 100.0) == STAND_IN_AFTER
    assert seen.wait("ben", 100.0) == 20.0
    assert seen.away(["ann", "ben", "eve"], 100.0) == {"ben": 20_000, "eve": 0}


def test_a_rematch_is_linked_once_and_the_host_closes_what_is_not_over():
    _, after = carried_out(running(status=Status.OVER), c.LinkRematch(id="t2"))
    assert after.next == "t2"
    assert decide(after, c.LinkRematch(id="t3"), NOW) == ()
    _, closed = carried_out(timed(), c.Close(), later(1))
    assert (closed.status, closed.turn_began) == (Status.OVER, None)
    refused(r.NotRunningError, closed, c.Close())


# -- what holds for all ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("refusal", r.RefusalError.__subclasses__(), ids=lambda kind: kind.code)
def test_every_refusal_becomes_an_error_with_a_text(refusal):
    error = error_of(refusal(ply=1, yours=2, seconds=3, most=4))
    assert type(error) is ERRORS[refusal.ground]
    assert str(error)
    assert error.code == refusal.code


def test_the_shell_raises_what_clients_get():
    with pytest.raises(ERRORS[r.Ground.FORBIDDEN]) as error:
        decide_or_refuse(running(), c.MayPlay(guest=None, ply=0), NOW)
    assert error.value.code == "not-your-table"


DECIDED = Played(ply=2, seat=0, last=1, deciders=(0, 1))
COMMANDS = st.one_of(
    st.builds(c.Flag),
    st.builds(c.Leave, guest=st.sampled_from(["ann", "ben"]), seat=st.integers(0, 2), level=st.sampled_from([None, 2])),
    st.builds(c.StandIn, guest=st.sampled_from(["ann", "ben"]), seat=st.integers(0, 2), level=st.just(2)),
    st.builds(sit, st.sampled_from(["ann", "ben"]), st.integers(0, 2)),
    st.builds(move, seat=st.integers(0, 1), ply=st.integers(1, 9), next_seat=st.integers(0, 1)),
    st.builds(
        c.MakeOffer,
        guest=st.sampled_from(["ann", "ben"]),
        kind=st.sampled_from([OfferKind.TAKEBACK, OfferKind.DRAW]),
        played=st.just(DECIDED),
        draws=st.just(True),
        most=st.just(3),
    ),
    st.builds(
        c.AnswerOffer,
        guest=st.sampled_from(["ann", "ben"]),
        number=st.integers(1, 3),
        accept=st.booleans(),
        played=st.just(DECIDED),
        result=st.just({**RESULT, "points": [1, 2]}),
    ),
    st.builds(
        c.Resign,
        guest=st.just("ben"),
        seat=st.integers(0, 1),
        result=st.just({**RESULT, "points": [1, 2]}),
    ),
)


@given(steps=st.lists(st.tuples(COMMANDS, st.integers(0, 40)), max_size=12))
def test_a_clock_runs_exactly_where_a_person_decides_and_nobody_gains_by_waiting(steps):
    table, at = timed(), 0
    for command, seconds in steps:
        at += seconds
        before = table
        try:
            table = apply_all(table, decide(table, command, later(at)))
        except r.RefusalError:
            assert table is before
        assert table.running_clock == table.on_the_clock
        most = 60_000 + 5_000 * len(steps)
        assert all(seat.time_left is None or 0 <= seat.time_left <= most for seat in table.seats)


@given(steps=st.lists(st.tuples(COMMANDS, st.integers(0, 40)), max_size=12))
def test_what_is_committed_is_the_table_after_the_events(steps):
    table, at = timed(), 0
    (row, seats), offers = rows_of(table), Offers()
    for command, seconds in steps:
        at += seconds
        try:
            events = decide(table, command, later(at))
        except r.RefusalError:
            continue
        if events:
            commit = commit_of(table, events, row)
            row = replace(row, **{name: value for name, value in commit.changes.items() if name in VALUES})
            seats = [replace(seat, **commit.seats.get(number, {})) for number, seat in enumerate(seats)]
            offers = reduce(offers_after, commit.entries, offers)
        table = apply_all(table, events)
        assert value_of(row, seats, table.begun, table.undo_epoch, offers) == table
        assert commit_of(table, (), row) == ([], {}, {})


VALUES = {"status", "ply", "seat", "next", "turn_began", "flag_at", "remind_at"}


def rows_of(table):
    """Rows that hold a value."""
    row = Row(**{name: getattr(table, name) for name in Row.__struct_fields__ if name not in ("clock", "seed", "salt")})
    return replace(row, clock=msgspec.to_builtins(table.clock)), list(table.seats)


class Row(msgspec.Struct):
    """The columns of a table that the core knows."""

    status: str
    ply: int
    seat: int | None
    practice: bool
    rated: bool
    seating: str
    host: str | None
    next: str | None
    turn_began: datetime | None
    flag_at: datetime | None
    remind_at: datetime | None
    clock: dict | None = None
    seed: int | None = None
    salt: str | None = None
