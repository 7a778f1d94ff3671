"""The pure core: offers and their answers, resigning, aborting and rematches."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from asterism.server.core import apply_all, decide
from asterism.server.core import commands as c
from asterism.server.core import events as e
from asterism.server.core import refusals as r
from asterism.server.core.forfeits import drawn, resigning_ends
from asterism.server.core.offers import Offer, OfferKind, Offers
from asterism.server.core.table_actions import TableAction, open_offers, table_actions
from asterism.server.core.values import Played, Status

from .test_core import ANN, BEN, BOT, EVE, NOW, OPEN, RESULT, carried_out, move, refused, running, waiting

PLAYED = Played(ply=2, seat=0, last=1, deciders=(0, 1))
TAKEBACK = c.MakeOffer(guest="ann", kind=OfferKind.TAKEBACK, played=PLAYED, most=5, key="k")
DRAW = c.MakeOffer(guest="ann", kind=OfferKind.DRAW, played=PLAYED, draws=True, most=5)
YES = c.AnswerOffer(guest="ben", number=1, accept=True, played=PLAYED, key="y", result={**RESULT, "points": [1, 2]})
NO = replace(YES, accept=False)
TWO = {"finished": False, "cut": False, "points": [4, 1], "winners": [0]}


def asked(command=TAKEBACK, *seats, **fields):
    """A table at which ann has just asked."""
    table = running(*(seats or (ANN, BEN)), ply=2, **fields)
    return apply_all(table, decide(table, command, NOW))


# -- takebacks ---------------------------------------------------------------------------------------------------------


def test_a_takeback_is_asked_for_and_granted():
    events, table = carried_out(running(ply=2), TAKEBACK)
    offer = Offer(number=1, kind=OfferKind.TAKEBACK, by=(0,), waiting=(1,), ply=0)
    assert events == (e.Offered(offer=offer, guest="ann", key="k"),)
    assert open_offers(table) == (offer,)
    events, after = carried_out(table, YES)
    assert events == (e.Undone(seat=0, ply=0, guest="ben", key="y"),)
    assert (after.ply, after.seat, after.undo_epoch, after.offers.open) == (0, 0, 1, ())


def test_all_others_grant_it():
    table = asked(TAKEBACK, ANN, BEN, EVE)
    events, table = carried_out(table, YES)
    assert events == (e.Answered(number=1, seats=(1,), accept=True, guest="ben", key="y"),)
    assert open_offers(table)[0].waiting == (2,)
    refused(r.OfferGoneError, table, YES)
    events, after = carried_out(table, replace(YES, guest="eve"))
    assert isinstance(events[0], e.Undone)
    assert after.offers.open == ()


def test_bots_and_those_who_left_have_no_voice():
    for absent in (BOT, replace(EVE, stand_in=3), replace(EVE, left=True), replace(EVE, out=True)):
        table = asked(TAKEBACK, ANN, BEN, absent)
        assert table.offers.open[0].waiting == (1,)
    table = asked(TAKEBACK, ANN, BEN, EVE)
    gone = replace(table, seats=(ANN, BEN, replace(EVE, left=True)))
    assert isinstance(decide(gone, YES, NOW)[0], e.Undone)
    alone = replace(table, seats=(ANN, replace(BEN, stand_in=3), replace(EVE, left=True)))
    assert open_offers(alone) == ()
    refused(r.OfferGoneError, alone, YES)


def test_what_is_declined_or_withdrawn_is_not_asked_again_before_somebody_has_decided():
    for answer in (NO, replace(NO, guest="ann")):
        table = asked()
        events, table = carried_out(table, answer)
        assert events[0].accept is False
        assert open_offers(table) == ()
        refused(r.AskedAlreadyError, table, TAKEBACK)
        assert decide(table, DRAW, NOW)
        assert decide(table, replace(TAKEBACK, guest="ben"), NOW)
        assert decide(apply_all(table, decide(table, move(ply=3), NOW)), TAKEBACK, NOW)
    refused(r.AskedAlreadyError, asked(), TAKEBACK)


def test_who_plays_on_declines():
    table = asked()
    assert open_offers(apply_all(table, decide(table, move(seat=1, ply=3, next_seat=0), NOW))) == ()
    assert open_offers(apply_all(table, decide(table, move(seat=0, ply=3), NOW))) == ()
    three = asked(TAKEBACK, ANN, BEN, BOT)
    assert open_offers(apply_all(three, decide(three, move(seat=2, ply=3, next_seat=0), NOW)))
    draw = asked(DRAW)
    assert open_offers(apply_all(draw, decide(draw, move(seat=0, ply=3), NOW)))
    assert open_offers(apply_all(draw, decide(draw, move(seat=1, ply=3), NOW))) == ()


def test_what_cannot_be_asked():
    table = running(ply=2)
    refused(r.NotYourTableError, table, replace(TAKEBACK, guest="eve"))
    refused(r.NotYourTableError, table, replace(TAKEBACK, guest=None))
    refused(r.NotRunningError, waiting(ANN, BEN), TAKEBACK)
    refused(r.NotRunningError, replace(table, status=Status.OVER), DRAW)
    refused(r.NobodyToAskError, running(ANN, BOT, ply=2), TAKEBACK)
    refused(r.RatedUndoError, replace(table, rated=True), TAKEBACK)
    refused(r.NothingToUndoError, table, replace(TAKEBACK, played=Played(ply=1, deciders=(1,))))
    refused(r.NoDrawsError, table, replace(DRAW, draws=False))
    assert refused(r.ManyUndosError, replace(table, undo_epoch=5), TAKEBACK) == {"most": 5}
    assert decide(replace(table, undo_epoch=5), DRAW, NOW)
    assert decide(table, replace(TAKEBACK, done=True), NOW) == ()


def test_what_cannot_be_answered():
    table = asked()
    refused(r.NotYourTableError, table, replace(YES, guest="eve"))
    refused(r.OfferGoneError, table, replace(YES, number=2))
    refused(r.OfferGoneError, table, replace(YES, guest="ann"))
    refused(r.OfferGoneError, replace(table, status=Status.OVER), YES)
    assert decide(table, replace(YES, done=True), NOW) == ()


# -- draws -------------------------------------------------------------------------------------------------------------


def test_a_draw_is_offered_and_agreed():
    table = asked(DRAW, rated=True)
    events, after = carried_out(table, YES)
    assert events[1].result == {**YES.result, "finished": True, "winners": [0, 1], "agreed": True}
    assert (after.status, after.seat, after.offers.open) == (Status.OVER, None, ())
    with pytest.raises(AssertionError):
        decide(table, replace(YES, result=None), NOW)


def test_who_is_out_has_no_part_in_a_draw():
    assert drawn(RESULT, [2]) == {**RESULT, "winners": [0, 1], "agreed": True, "out": [2]}


# -- resigning and aborting --------------------------------------------------------------------------------------------


def test_of_two_the_other_wins():
    events, after = carried_out(running(), c.Resign(guest="ann", seat=0, result=TWO))
    assert events[0] == e.Resigned(seat=0)
    assert events[2].result == {**TWO, "finished": True, "winners": [1], "out": [0]}
    assert (after.status, after.seats[0].out) == (Status.OVER, True)


def test_of_several_a_bot_plays_on():
    _, after = carried_out(running(ANN, BEN, EVE), c.Resign(guest="ann", seat=0))
    assert (after.status, after.seats[0].out, after.seats[0].stand_in) == (Status.RUNNING, True, 3)
    assert not resigning_ends(running(ANN, BOT, BEN), 0)
    assert resigning_ends(running(ANN, BOT, BOT), 0)
    assert resigning_ends(running(ANN, replace(BEN, out=True), BOT), 0)


def test_who_cannot_resign():
    resign = c.Resign(guest="ann", seat=0, result=TWO)
    refused(r.NotYourSeatError, running(), replace(resign, seat=1))
    refused(r.NotYourSeatError, running(), replace(resign, seat=9))
    refused(r.NotRunningError, waiting(ANN, OPEN), resign)
    refused(r.NotRunningError, running(status=Status.OVER), resign)
    refused(r.SeatOutError, running(replace(ANN, out=True), BEN, EVE), resign)


def test_a_game_is_aborted_until_everybody_has_decided():
    abort = c.Abort(guest="ben", decided=frozenset({0}))
    events, after = carried_out(running(rated=True), abort)
    assert events == (e.Aborted(seat=1), e.Abandoned())
    assert after.status is Status.OVER
    refused(r.TooLateError, running(), replace(abort, decided=frozenset({0, 1})))
    refused(r.TooLateError, running(ANN, BEN, BOT), replace(abort, decided=frozenset({0, 1})))
    refused(r.NotYourTableError, running(), replace(abort, guest="eve"))
    refused(r.NotRunningError, running(status=Status.OVER), abort)
    refused(r.NotRunningError, waiting(ANN, BEN), abort)
    refused(r.NobodyToAskError, running(BOT, BEN), abort)


def test_what_somebody_may_do():
    def may(table, guest="ann", decided=(0, 1), draws=True):
        return table_actions(table, guest, frozenset(decided), draws)

    assert may(running()) == [TableAction.TAKEBACK, TableAction.DRAW, TableAction.RESIGN]
    assert may(running(), draws=False) == [TableAction.TAKEBACK, TableAction.RESIGN]
    assert may(running(), decided=(1,)) == [TableAction.DRAW, TableAction.RESIGN, TableAction.ABORT]
    assert may(running(rated=True)) == [TableAction.DRAW, TableAction.RESIGN]
    assert may(running(ANN, BOT)) == [TableAction.RESIGN]
    assert may(running(replace(ANN, out=True), BEN, EVE), decided=(0, 1, 2)) == [TableAction.TAKEBACK, TableAction.DRAW]
    assert may(asked(), decided=(0, 1)) == [TableAction.DRAW, TableAction.RESIGN]
    for table, guest in ((running(), "eve"), (running(), None), (running(status=Status.OVER), "ann")):
        assert may(table, guest) == []
    assert may(waiting(ANN, BEN)) == []


# -- rematches ---------------------------------------------------------------------------------------------------------


def test_a_rematch_is_offered_to_all_who_played():
    over = running(ANN, replace(BEN, out=True), BOT, status=Status.OVER)
    events, after = carried_out(over, c.LinkRematch(id="t2", guest="ann"))
    offer = Offer(number=1, kind=OfferKind.REMATCH, by=(0,), waiting=(1,))
    assert events == (e.RematchLinked(id="t2"), e.Offered(offer=offer, guest="ann"))
    assert open_offers(after) == (offer,)
    assert carried_out(after, YES)[1].offers.open == ()
    assert carried_out(after, NO)[1].offers.open == ()
    assert open_offers(replace(after, status=Status.RUNNING)) == ()
    solo = running(ANN, BOT, status=Status.OVER)
    assert decide(solo, c.LinkRematch(id="t2", guest="ann"), NOW) == (e.RematchLinked(id="t2"),)
    assert decide(over, c.LinkRematch(id="t2", guest="eve"), NOW) == (e.RematchLinked(id="t2"),)


def test_a_held_seat_is_declined_and_taken_after_all():
    held = replace(OPEN, held_for="ben", name="Ben")
    _, declined = carried_out(waiting(ANN, held), c.DeclineSeat(guest="ben"))
    assert declined.seats[1] == replace(held, left=True)
    assert decide(declined, c.DeclineSeat(guest="ben"), NOW) == ()
    assert decide(declined, c.DeclineSeat(guest="eve"), NOW) == ()
    sit = c.Sit(guest="ben", guest_name="Ben", seat=1, lot=(0, 1), first=0)
    assert carried_out(declined, sit)[1].seats[1] == BEN
    refused(r.SeatTakenError, declined, replace(sit, guest="eve"))
    bot = c.StandIn(guest="ann", seat=1, level=4, lot=(0, 1), first=0)
    assert carried_out(declined, bot)[1].seats[1] == BOT


def test_offers_change_only_what_they_name():
    first = Offer(number=1, kind=OfferKind.DRAW, by=(0,), waiting=(1, 2))
    second = Offer(number=2, kind=OfferKind.DRAW, by=(1,), waiting=(0, 2))
    both = Offers().add(first).add(second)
    assert (both.count, both.find(2), both.find(3)) == (2, second, None)
    assert both.agree(2, (0,)).open == (first, replace(second, waiting=(2,)))
    assert both.agree(2, (0, 2)).open == (first,)
    assert both.refuse(1) == Offers(count=2, open=(second,), refused=frozenset({(OfferKind.DRAW, 0)}))
    assert both.refuse(7) == both
    assert Offers().moved(0) == Offers()
    assert both.ended() == Offers(count=2)
