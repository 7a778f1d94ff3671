"""Translates between rows and the pure core: a table's rows into a value, and events into what is committed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, get_args

import msgspec

from asterism.server.api.tables import Audience
from asterism.server.clock_kinds import read_clock
from asterism.server.core import apply_all, decide
from asterism.server.core import events as e
from asterism.server.core.commands import AnyCommand
from asterism.server.core.offers import Offer, Offers
from asterism.server.core.refusals import Ground, RefusalError
from asterism.server.core.values import Now, Occupant, Seat, Seating, Status, Table
from asterism.server.errors import ConflictError, ForbiddenError, NotFoundError, ServerError, StaleError
from asterism.server.storage.database import SeatRow, TableRow
from asterism.server.storage.entries import ChatLine, Entry

SEAT_COLUMNS = Seat.__struct_fields__
TABLE_COLUMNS = ("status", "ply", "seat", "next", "turn_began", "flag_at", "remind_at")
ERRORS: dict[Ground, type[ServerError]] = {
    Ground.FORBIDDEN: ForbiddenError,
    Ground.MISSING: NotFoundError,
    Ground.CONFLICT: ConflictError,
    Ground.STALE: StaleError,
}
STATUS, OCCUPANT, SEATING = ({kind.value: kind for kind in kinds} for kinds in (Status, Occupant, Seating))
CHANGES_SEATS = get_args(e.ChangeOfSeats)


class Commit(NamedTuple):
    """What events store: new entries, and changed columns of the table and its seats."""

    entries: list[Entry]
    changes: dict[str, Any]
    seats: dict[int, dict[str, Any]]


def seat_of(row: SeatRow) -> Seat:
    """A seat's row as a value."""
    return Seat(
        kind=OCCUPANT[row.kind],  # type: ignore[arg-type]
        guest_id=row.guest_id,
        name=row.name,
        here=row.here,
        level=row.level,
        stand_in=row.stand_in,
        left=row.left,
        held_for=row.held_for,
        time_left=row.time_left,
        out=row.out,
    )


def value_of(row: TableRow, seats: Sequence[SeatRow], begun: bool, undo_epoch: int, offers: Offers) -> Table:
    """The rows of a table, with what follows from its entries, as a value."""
    return Table(
        status=STATUS[row.status],  # type: ignore[arg-type]
        seats=tuple([seat_of(seat) for seat in seats]),
        ply=row.ply,
        seat=row.seat,
        practice=row.practice,
        rated=row.rated,
        seating=SEATING[row.seating],  # type: ignore[arg-type]
        host=row.host,
        next=row.next,
        clock=read_clock(row.clock),
        turn_began=row.turn_began,
        flag_at=row.flag_at,
        remind_at=row.remind_at,
        begun=begun,
        undo_epoch=undo_epoch,
        offers=offers,
    )


def decide_or_refuse(table: Table, command: AnyCommand, now: Now) -> tuple[e.AnyEvent, ...]:
    """The events of a command; a refusal becomes the error that clients get."""
    try:
        return decide(table, command, now)
    except RefusalError as refusal:
        raise error_of(refusal) from refusal


def error_of(refusal: RefusalError) -> ServerError:
    """A refusal as the error that clients get."""
    return ERRORS[refusal.ground](refusal.code, **refusal.params)


def commit_of(before: Table, events: Sequence[e.AnyEvent], row: TableRow) -> Commit:
    """What the events of a command store: the difference that they make."""
    plain = len(events) == 1 and isinstance(events[0], e.Moved | e.Said)  # most of what happens, and the clock runs on
    after = before if plain else apply_all(before, events)
    changes = {} if plain else _difference(before, after, TABLE_COLUMNS)
    for event in events:
        match event:
            case e.Moved():  # always the same columns, so that moves of many tables are written by one statement
                changes |= {"ply": event.ply, "seat": event.next_seat, "lease_until": None}
            case e.Undone():
                changes |= {"ply": event.ply, "seat": event.seat, "status": "running", "result": None}
            case e.Ended():
                changes |= {"result": event.result}
    seats = {
        number: _difference(was, now, SEAT_COLUMNS)
        for number, (was, now) in enumerate(zip(before.seats, after.seats, strict=True))
        if was is not now and was != now
    }
    return Commit(_entries(events, row), changes, seats)


def _difference(before: Any, after: Any, columns: Sequence[str]) -> dict[str, Any]:
    """The columns in which two values differ, as the second has them."""
    changed = ((name, getattr(after, name)) for name in columns if getattr(before, name) != getattr(after, name))
    return {name: value.value if isinstance(value, Status | Occupant) else value for name, value in changed}


def _entries(events: Sequence[e.AnyEvent], row: TableRow) -> list[Entry]:
    """The entries of events; all changes of seats in one command are one entry."""
    entries: list[Entry] = []
    for event in events:
        if not isinstance(event, CHANGES_SEATS):
            entries += _entry(event, row)
        elif not any(entry.kind == "table" for entry in entries):
            entries.append(Entry("table"))
    return entries


def _entry(event: e.AnyEvent, row: TableRow) -> list[Entry]:
    match event:
        case e.Moved():
            data = None if event.left is None else {"left": event.left}
            return [Entry("move", event.seat, event.undo_epoch, event.ply, event.action, data)]
        case e.Undone():
            return [Entry("undo", event.seat, data={"ply": event.ply} | said(event.guest, event.key))]
        case e.Offered():
            return [Entry("offer", event.offer.by[0], data=_stored(event.offer) | said(event.guest, event.key))]
        case e.Answered():
            answer: dict[str, Any] = {"number": event.number, "seats": list(event.seats), "accept": event.accept}
            return [Entry("answer", event.seats[0], data=answer | said(event.guest, event.key))]
        case e.Resigned():
            return [Entry("resign", event.seat)]
        case e.Aborted():
            return [Entry("abort", event.seat)]
        case e.Flagged():
            return [Entry("flag", event.seat, data={"out": event.out})]
        case e.Ended():
            seed = None if row.seed is None else str(row.seed)
            return [Entry("over", data={"result": event.result, "seed": seed, "salt": row.salt})]
        case e.Said():
            return [Entry("chat", event.seat, data=_line(event).stored() | said(event.remark.guest, event.remark.key))]
    return []


def _line(event: e.Said) -> ChatLine:
    audience: Audience = "table" if event.audience == "table" else "spectators"
    remark = event.remark
    line = ChatLine(guest=remark.guest, name=remark.name, audience=audience, text=remark.text)
    if remark.about is not None:
        line.about = remark.about
    if remark.reaction is not None:
        line.reaction = remark.reaction
    return line


def _stored(offer: Offer) -> dict[str, Any]:
    return msgspec.to_builtins(offer)  # type: ignore[no-any-return]


def offers_after(offers: Offers, entry: Entry) -> Offers:
    """The offers of a table after an entry."""
    data = entry.data or {}
    match entry.kind:
        case "move":
            assert entry.seat is not None
            return offers.moved(entry.seat)
        case "undo" | "over":
            return offers.ended()
        case "offer":
            return offers.add(msgspec.convert({name: data[name] for name in Offer.__struct_fields__}, Offer))
        case "answer" if data["accept"]:
            return offers.agree(data["number"], tuple(data["seats"]))
        case "answer":
            return offers.refuse(data["number"])
    return offers


def said(guest_id: str | None, key: str | None) -> dict[str, Any]:
    """The part of an entry's data by which its author recognises it; empty if they gave no key."""
    return {} if key is None else {"guest": guest_id, "key": key}
