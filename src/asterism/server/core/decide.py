"""``decide``: the events of a command, or a refusal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from asterism.server.core import commands as c
from asterism.server.core import events as e
from asterism.server.core import refusals as r
from asterism.server.core.apply import apply_all
from asterism.server.core.clock import is_over_time, keep_time
from asterism.server.core.forfeits import STAND_IN, ends_game, forfeit, out_of, result_without
from asterism.server.core.table_actions import abort, answer_offer, make_offer, rematch_offer, resign
from asterism.server.core.undo import undo_target
from asterism.server.core.values import Audience, Now, Occupant, Seat, Seating, Status, Table

Events = tuple[e.AnyEvent, ...]


def decide(table: Table, command: c.AnyCommand, now: Now) -> Events:
    """The events of a command together with their effects on the clocks; none if it changes nothing."""
    if isinstance(command, c.MayPlay):
        _check_may_play(table, command, now)
        return ()
    events = _flag(table, command, now) if isinstance(command, c.Flag) else _HANDLERS[type(command)](table, command)
    return keep_time(table, apply_all(table, events), events, now) if events else events


# -- the game ----------------------------------------------------------------------------------------------------------


def _check_may_play(table: Table, command: c.MayPlay, now: Now) -> None:
    mine = table.seats_of(command.guest)
    if not mine:
        raise r.NotYourTableError
    if table.begun and command.undo_epoch not in (None, table.undo_epoch):
        raise r.TakenBackError(ply=table.ply, yours=command.ply)
    if table.begun and command.ply != table.ply:
        raise r.OldPlyError(ply=table.ply, yours=command.ply)
    _check_running(table)
    if table.seat not in mine or table.on_the_clock is None:
        raise r.NotYourTurnError
    if is_over_time(table, now):
        raise r.OutOfTimeError


def _move(table: Table, command: c.Move) -> Events:
    moved = e.Moved(
        seat=command.seat,
        action=command.action,
        ply=command.ply,
        next_seat=command.next_seat,
        undo_epoch=table.undo_epoch,
    )
    if command.result is None:
        return (moved,)
    return moved, e.Ended(result=result_without(command.result, out_of(table)))


def _undo(table: Table, command: c.Undo) -> Events:
    mine, played = table.seats_of(command.guest), command.played
    if not mine:
        raise r.NotYourTableError
    if not table.begun or (table.status is Status.OVER and (not table.practice or out_of(table))):
        raise r.NotRunningError
    if table.rated:
        raise r.RatedUndoError
    if command.done:
        return ()
    if table.undo_epoch >= command.most:
        raise r.ManyUndosError(most=command.most)
    if command.ply > played.ply or not set(mine).isdisjoint(played.deciders[command.ply :]):
        raise r.OldPlyError(ply=played.ply, yours=command.ply)
    asks = not table.practice and bool(table.others(command.guest))
    target = undo_target(played, mine, table.practice, asks=asks, seat=command.seat)
    if not isinstance(target, int):
        raise target
    return (e.Undone(seat=played.deciders[target], ply=target, guest=command.guest, key=command.key),)


def _chat(table: Table, command: c.Chat) -> Events:
    remark = command.remark
    if remark.about is not None and table.status is not Status.OVER:
        raise r.NotOverError
    if remark.about is not None and remark.about > table.ply:
        raise r.NoPlyError(ply=remark.about)
    mine = table.seats_of(remark.guest)
    audience = Audience.TABLE if mine else Audience.SPECTATORS
    if audience in command.full:
        raise r.ChatFullError
    seat = mine[0] if mine else None
    name = (table.seats[seat].name if seat is not None else None) or remark.name
    return (e.Said(seat=seat, audience=audience, remark=replace(remark, name=name)),)


# -- seats -------------------------------------------------------------------------------------------------------------


def _sit(table: Table, command: c.Sit) -> Events:
    if not command.welcome:
        raise r.PrivateError
    seat, number = _seat(table, command.seat), command.seat
    name = command.guest_name if table.rated else command.name
    if seat.guest_id == command.guest:
        if seat.out:
            raise r.SeatOutError
        return (e.Returned(number=number, name=name),)
    mine = table.seats_of(command.guest)
    if table.seating is Seating.LOT and table.status is not Status.WAITING and mine:
        return ()  # asked again after the last seat was filled, when the lot has put them elsewhere
    if seat.kind is not Occupant.OPEN or seat.held_for not in (None, command.guest):
        raise r.SeatTakenError
    if table.rated and command.guest_name is None:
        raise r.NameWantedError
    if table.rated and mine:
        raise r.OneSeatError
    person = {"kind": Occupant.PERSON, "guest_id": command.guest, "name": name or command.guest_name}
    return _fill(table, number, replace(seat, **person, held_for=None, left=False), command.lot, command.first)


def _fill(table: Table, number: int, seat: Seat, lot: Sequence[int], first: int | None) -> Events:
    """Fill an open seat of a waiting table; filling the last one starts the game."""
    if table.status is not Status.WAITING:
        raise r.NotWaitingError
    taken = e.SeatTaken(number=number, seat=seat)
    if not fills_last(table, number):
        return (taken,)
    seats = apply_all(table, [taken]).seats
    return (e.Started(seats=tuple(seats[place] for place in lot), first=first),)


def fills_last(table: Table, number: int) -> bool:
    """Whether no other seat is open."""
    return all(seat.kind is not Occupant.OPEN for other, seat in enumerate(table.seats) if other != number)


def _come_back(table: Table, command: c.ComeBack) -> Events:
    back = [n for n in table.seats_of(command.guest) if table.seats[n].left and table.seats[n].stand_in is None]
    return tuple(e.CameBack(number=number) for number in back)


def _leave(table: Table, command: c.Leave) -> Events:
    seat, number = _seat(table, command.seat), command.seat
    if seat.guest_id != command.guest:
        raise r.NotYourSeatError
    if table.status is Status.OVER:
        raise r.NotRunningError
    if table.status is Status.WAITING:
        others = any(s.kind is Occupant.PERSON for other, s in enumerate(table.seats) if other != number)
        freed = e.Freed(number=number)
        return (freed,) if others else (freed, e.Abandoned())
    if table.rated:
        if seat.out:
            raise r.SeatOutError
        return (e.Left(number=number), *forfeit(table, number, ends_game(table, number), command.result))
    return e.Left(number=number), e.StoodIn(number=number, level=command.level)


def _stand_in(table: Table, command: c.StandIn) -> Events:
    seat, number = _seat(table, command.seat), command.seat
    host = table.host == command.guest
    if not (table.seats_of(command.guest) or host) or (seat.kind is Occupant.OPEN and not host):
        raise r.NotYourTableError
    if seat.kind is Occupant.BOT:
        raise r.SeatTakenError
    if table.rated:
        raise r.RatedPeopleError
    if seat.kind is Occupant.OPEN:
        bot = replace(seat, kind=Occupant.BOT, level=command.level, name=None, held_for=None, left=False)
        return _fill(table, number, bot, command.lot, command.first)
    _check_running(table)
    if seat.guest_id != command.guest:
        _check_absent(table, seat, command.wait)
    return (e.StoodIn(number=number, level=command.level),)


def _check_absent(table: Table, seat: Seat, wait: float) -> None:
    """Refuse to replace a guest who is online, went offline just now, or has days to decide."""
    if seat.left or seat.guest_id is None:
        return
    if table.clock is not None and not table.clock.replaces_absent:
        raise r.SlowTableError
    if wait > 0:
        raise r.PresentError(seconds=int(wait) + 1)


def _link_rematch(table: Table, command: c.LinkRematch) -> Events:
    if table.next is not None:
        return ()
    linked, offer = e.RematchLinked(id=command.id), rematch_offer(table, command.guest)
    return (linked,) if offer is None else (linked, e.Offered(offer=offer, guest=command.guest))


def _decline_seat(table: Table, command: c.DeclineSeat) -> Events:
    held = [n for n, s in enumerate(table.seats) if s.kind is Occupant.OPEN and s.held_for == command.guest]
    return tuple(e.Left(number=number) for number in held if not table.seats[number].left)


def _close(table: Table, _: c.Close) -> Events:
    if table.status is Status.OVER:
        raise r.NotRunningError
    return (e.Abandoned(),)


# -- flags -------------------------------------------------------------------------------------------------------------


def _flag(table: Table, command: c.Flag, now: Now) -> Events:
    if table.status is not Status.RUNNING or not is_over_time(table, now):
        return ()
    assert table.seat is not None
    assert table.clock is not None
    loses = table.clock.flag == "lose"
    flagged = e.Flagged(seat=table.seat, out=loses)
    if loses:
        return (flagged, *forfeit(table, table.seat, ends_game(table, table.seat), command.result))
    return flagged, e.StoodIn(number=table.seat, level=STAND_IN)


# -- helpers -----------------------------------------------------------------------------------------------------------


def _seat(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise r.NoSeatError
    return table.seats[number]


def _check_running(table: Table) -> None:
    if table.status is not Status.RUNNING or not table.begun:
        raise r.NotRunningError


_HANDLERS: dict[type[c.Command], Callable[[Table, Any], Events]] = {
    c.Move: _move,
    c.Undo: _undo,
    c.MakeOffer: make_offer,
    c.AnswerOffer: answer_offer,
    c.Resign: resign,
    c.Abort: abort,
    c.Chat: _chat,
    c.Sit: _sit,
    c.ComeBack: _come_back,
    c.Leave: _leave,
    c.StandIn: _stand_in,
    c.LinkRematch: _link_rematch,
    c.DeclineSeat: _decline_seat,
    c.Close: _close,
}
