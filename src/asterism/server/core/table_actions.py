"""What people do at a table besides moves: offer takebacks and draws, resign, abort games that hardly began."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from asterism.server.core import commands as c
from asterism.server.core import events as e
from asterism.server.core import refusals as r
from asterism.server.core.forfeits import drawn, forfeit, out_of, resigning_ends
from asterism.server.core.offers import Offer, OfferKind
from asterism.server.core.undo import last_of
from asterism.server.core.values import Occupant, Status, Table

Events = tuple[e.AnyEvent, ...]
Seats = tuple[int, ...]


class TableAction(StrEnum):
    """What a guest may do besides moving."""

    TAKEBACK = "takeback"
    DRAW = "draw"
    RESIGN = "resign"
    ABORT = "abort"


def open_offers(table: Table) -> tuple[Offer, ...]:
    """The offers that can still be answered: those of the game while it runs, the rematch after it."""
    return tuple([offer for offer in table.offers.open if _is_open(table, offer)])


def _is_open(table: Table, offer: Offer) -> bool:
    if offer.kind is OfferKind.REMATCH:
        return table.status is Status.OVER
    return table.status is Status.RUNNING and bool(_waiting(table, offer))


def _waiting(table: Table, offer: Offer) -> tuple[int, ...]:
    """The seats whose answer is needed: not those of people who have left, or whom a bot has replaced."""
    return tuple(seat for seat in offer.waiting if seat in table.others(table.seats[offer.by[0]].guest_id))


def table_actions(table: Table, guest: str | None, decided: frozenset[int], draws: bool) -> list[TableAction]:
    """What a guest may do now; ``decided`` are the seats that have decided something."""
    mine, others = table.seats_of(guest), table.others(guest)
    if not mine or table.status is not Status.RUNNING or not table.begun:
        return []
    found = [
        action
        for action, kind in ((TableAction.TAKEBACK, OfferKind.TAKEBACK), (TableAction.DRAW, OfferKind.DRAW))
        if _refusal(table, mine, others, kind, decided, draws) is None
    ]
    if any(not table.seats[seat].out for seat in mine):
        found.append(TableAction.RESIGN)
    if others and _is_early(table, decided):
        found.append(TableAction.ABORT)
    return found


# -- offers ------------------------------------------------------------------------------------------------------------


def make_offer(table: Table, command: c.MakeOffer) -> Events:
    guest, kind = command.guest, command.kind
    mine = table.seats_of(guest)
    if mine and command.done:
        return ()
    refusal = _refusal(table, mine, table.others(guest), kind, command.played.deciders, command.draws)
    if refusal is not None:
        raise refusal
    if kind is OfferKind.TAKEBACK and table.undo_epoch >= command.most:
        raise r.ManyUndosError(most=command.most)
    offer = Offer(
        number=table.offers.count + 1,
        kind=kind,
        by=mine,
        waiting=table.others(guest),
        ply=last_of(command.played, mine) if kind is OfferKind.TAKEBACK else None,
    )
    return (e.Offered(offer=offer, guest=guest, key=command.key),)


def _refusal(
    table: Table, mine: Seats, others: Seats, kind: OfferKind, deciders: Iterable[int], draws: bool
) -> type[r.RefusalError] | None:
    """Why the guest at seats ``mine`` may not make an offer to the ``others``; None if they may."""
    if not mine:
        return r.NotYourTableError
    if table.status is not Status.RUNNING or not table.begun:
        return r.NotRunningError
    if not others:
        return r.NobodyToAskError
    if kind is OfferKind.TAKEBACK:
        if table.rated:
            return r.RatedUndoError
        if set(mine).isdisjoint(deciders):
            return r.NothingToUndoError
    elif not draws:
        return r.NoDrawsError
    if (kind, mine[0]) in table.offers.refused or any(o.kind is kind and o.by == mine for o in open_offers(table)):
        return r.AskedAlreadyError
    return None


def answer_offer(table: Table, command: c.AnswerOffer) -> Events:
    mine = table.seats_of(command.guest)
    if not mine:
        raise r.NotYourTableError
    if command.done:
        return ()
    offer = table.offers.find(command.number)
    if offer is None or not _is_open(table, offer):
        raise r.OfferGoneError
    said = e.Answered(number=offer.number, seats=mine, accept=command.accept, guest=command.guest, key=command.key)
    own = set(mine) <= set(offer.by)
    if command.accept if own else set(mine).isdisjoint(offer.waiting):
        raise r.OfferGoneError
    if not command.accept:
        return (said,)
    if offer.kind is OfferKind.REMATCH or not set(_waiting(table, offer)) <= set(mine):
        return (said,)
    if offer.kind is OfferKind.DRAW:
        assert command.result is not None
        return said, e.Ended(result=drawn(command.result, out_of(table)))
    assert offer.ply is not None
    seat = command.played.deciders[offer.ply]
    return (e.Undone(seat=seat, ply=offer.ply, guest=command.guest, key=command.key),)


# -- resigning and aborting --------------------------------------------------------------------------------------------


def resign(table: Table, command: c.Resign) -> Events:
    number = command.seat
    if number not in table.seats_of(command.guest):
        raise r.NotYourSeatError
    if table.status is not Status.RUNNING or not table.begun:
        raise r.NotRunningError
    if table.seats[number].out:
        raise r.SeatOutError
    ends = resigning_ends(table, number)
    return (e.Resigned(seat=number), *forfeit(table, number, ends, command.result))


def abort(table: Table, command: c.Abort) -> Events:
    mine = table.seats_of(command.guest)
    if not mine:
        raise r.NotYourTableError
    if table.status is not Status.RUNNING or not table.begun:
        raise r.NotRunningError
    if not table.others(command.guest):
        raise r.NobodyToAskError
    if not _is_early(table, command.decided):
        raise r.TooLateError
    return e.Aborted(seat=mine[0]), e.Abandoned()


def _is_early(table: Table, decided: frozenset[int]) -> bool:
    """Whether somebody has not decided anything yet."""
    return any(seat.kind is Occupant.PERSON and number not in decided for number, seat in enumerate(table.seats))


# -- rematches ---------------------------------------------------------------------------------------------------------


def rematch_offer(table: Table, guest: str | None) -> Offer | None:
    """The offer of a guest to the others who played; None if there are none."""
    mine = table.seats_of(guest)
    others = [n for n, seat in enumerate(table.seats) if seat.guest_id is not None and n not in mine]
    if not mine or not others:
        return None
    return Offer(number=table.offers.count + 1, kind=OfferKind.REMATCH, by=mine, waiting=tuple(others))
