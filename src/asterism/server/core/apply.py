"""``apply``: the table after an event."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import Any

from msgspec.structs import replace

from asterism.server.core import events as e
from asterism.server.core.values import Occupant, Seat, Status, Table

OPEN = {"kind": Occupant.OPEN, "guest_id": None, "name": None, "here": False}


def apply_all(table: Table, events: Iterable[e.AnyEvent]) -> Table:
    """The table after several events."""
    return reduce(apply, events, table)


def apply(table: Table, event: e.AnyEvent) -> Table:  # noqa: C901 - one line for each event
    """The table after an event."""
    match event:
        case e.Moved():
            return replace(table, ply=event.ply, seat=event.next_seat, offers=table.offers.moved(event.seat))
        case e.Undone():
            again = {"status": Status.RUNNING, "undo_epoch": table.undo_epoch + 1}
            return replace(table, ply=event.ply, seat=event.seat, offers=table.offers.ended(), **again)
        case e.Offered():
            return replace(table, offers=table.offers.add(event.offer))
        case e.Answered(accept=True):
            return replace(table, offers=table.offers.agree(event.number, event.seats))
        case e.Answered():
            return replace(table, offers=table.offers.refuse(event.number))
        case e.Ended():
            return replace(table, status=Status.OVER, seat=None, offers=table.offers.ended())
        case e.SeatTaken():
            return _with_seat(table, event.number, event.seat)
        case e.Started():
            return replace(table, seats=event.seats, status=Status.RUNNING, seat=event.first, begun=True)
        case e.Returned():
            name = event.name or table.seats[event.number].name
            return _change(table, event.number, stand_in=None, left=False, name=name)
        case e.CameBack():
            return _change(table, event.number, left=False)
        case e.Freed():
            return _change(table, event.number, **OPEN)
        case e.Abandoned():
            return replace(table, status=Status.OVER)
        case e.Left():
            return _change(table, event.number, left=True)
        case e.StoodIn():
            return _change(table, event.number, stand_in=event.level)
        case e.WentOut():
            return _change(table, event.number, out=True)
        case e.RematchLinked():
            return replace(table, next=event.id)
        case e.TimeSet():
            return _change(table, event.seat, time_left=event.left)
        case e.TurnBegan():
            return replace(table, turn_began=event.at, flag_at=event.flag_at, remind_at=event.remind_at)
        case e.ClockStopped():
            return replace(table, turn_began=None, flag_at=None, remind_at=None)
    assert isinstance(event, e.Said | e.Flagged | e.Resigned | e.Aborted)  # these change nothing by themselves
    return table


def _change(table: Table, number: int, **fields: Any) -> Table:
    return _with_seat(table, number, replace(table.seats[number], **fields))


def _with_seat(table: Table, number: int, seat: Seat) -> Table:
    return replace(table, seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))
