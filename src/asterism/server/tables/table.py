"""A table in memory: its match, who sits there, and every change that can be made to it.

The database holds the truth: a change is committed before anybody hears of it. All changes of a table happen one after
the other, under its lock. One decision takes microseconds and is computed where it is asked for; whole games are
replayed in worker threads.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Mapping, Sequence
from hmac import compare_digest
from typing import TYPE_CHECKING, Any

import msgspec

from asterism.engine.errors import AsterismError
from asterism.engine.match import Match
from asterism.server.errors import ConflictError, ForbiddenError, NotFoundError, StaleError
from asterism.server.storage.database import Base, GuestRow, SeatRow, TableRow, now
from asterism.server.storage.entries import Entry, again
from asterism.server.storage.store import OutOfStepError
from asterism.server.tables import clocks
from asterism.server.tables.audience import Audience, Viewer
from asterism.server.tables.bots import TableBots
from asterism.server.tables.sight import undo_target

if TYPE_CHECKING:
    from asterism.server.house.house import House

SeatChanges = Mapping[int, Mapping[str, Any]]


def start_of(row: TableRow) -> Match:
    """The match before its first decision."""
    return Match.load(row.start) if row.start else Match.new(row.game, row.players, row.options, row.seed)


def has_begun(row: TableRow, entries: Iterable[Entry]) -> bool:
    """Whether there is a match: it runs, has a result, or was ended without one."""
    return row.status == "running" or row.result is not None or any(entry.kind == "move" for entry in entries)


class Table:
    """One table."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[Entry]
    match: Match | None
    """None until all seats are filled."""
    line: int
    """How many times something was taken back."""

    def __init__(self, house: House, id: str) -> None:
        self.house = house
        self.id = id
        self.lock = asyncio.Lock()
        self.audience = Audience(self)
        self.bots = TableBots(self)
        self.loaded_at = time.monotonic()
        self.last_seen: dict[str, float] = {}

    async def load(self) -> None:
        """Read the table and play its moves again."""
        self.row, self.seats, rows = await self.house.store.table(self.id)
        await self.house.compute(self._rebuild, rows)

    def _rebuild(self, entries: list[Entry]) -> None:
        self.line, self.entries = 0, []
        self.audience.forget()
        self.match = None
        self._take_in(entries)

    def _take_in(self, entries: Sequence[Entry]) -> None:
        """Play again what stands in the database."""
        if self.match is None and has_begun(self.row, entries):
            self.match = start_of(self.row)
        for entry in entries:
            self._again(entry)
        self.entries += entries

    def _again(self, entry: Entry) -> None:
        if entry.kind in ("move", "undo"):
            assert self.match is not None
            again(self.match, entry)
        if entry.kind == "undo":
            self.line += 1

    async def catch_up(self) -> None:
        """Take in what other servers have added, and tell everybody."""
        async with self.lock:
            known = self.row.number
            row, seats, entries = await self.house.store.table(self.id, known)
            if not entries:
                return
            self.row, self.seats = row, seats
            await self.house.compute(self._take_in, entries)
            if sum(entry.kind in ("move", "undo") for entry in entries) <= 1:
                self.audience.tell(entries)
            else:
                await self.audience.refresh(known)
        self.bots.wake()

    async def reread(self, since: int = 0) -> None:
        """Read it again, and tell everybody all that came after the number ``since``. The table must be locked."""
        await self.load()
        await self.audience.refresh(since)

    # -- who is who ------------------------------------------------------------------------------------------------

    def mine(self, guest_id: str | None) -> tuple[int, ...]:
        """The seats that a guest decides for."""
        return () if guest_id is None else tuple([s.seat for s in self.seats if s.guest_id == guest_id])

    def sits(self, guest_id: str | None) -> bool:
        """Whether a guest has a seat here, or made the table."""
        return guest_id is not None and (bool(self.mine(guest_id)) or self.row.host == guest_id)

    def admit(self, guest_id: str | None, code: str | None) -> None:
        """``ForbiddenError`` for those who may not even look."""
        held = guest_id is not None and any(s.held_for == guest_id for s in self.seats)
        invited = compare_digest((code or "").encode(), self.row.code.encode())
        if self.row.private and not held and not invited and not self.sits(guest_id):
            raise ForbiddenError("private")

    def seat(self, number: int) -> SeatRow:
        """The seat of that number."""
        if not 0 <= number < len(self.seats):
            raise NotFoundError("no-seat")
        return self.seats[number]

    def deciding_bot(self) -> SeatRow | None:
        """The seat to decide, if a bot decides there."""
        if self.row.status != "running" or self.match is None or self.match.seat is None:
            return None
        seat = self.seats[self.match.seat]
        return seat if seat.kind == "bot" or seat.stand_in is not None else None

    @property
    def out(self) -> list[int]:
        """The seats that have lost, by time or by leaving a rated game."""
        return [seat.seat for seat in self.seats if seat.out]

    def running(self) -> Match:
        """The match, if decisions can be taken now."""
        if self.row.status != "running" or self.match is None:
            raise ConflictError("not-running")
        return self.match

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not self.audience.viewers and not self.lock.locked() and self.bots.idle

    def part(self, viewer: Viewer) -> None:
        """A viewer goes away."""
        if viewer.guest_id is not None:
            self.last_seen[viewer.guest_id] = time.monotonic()
        self.audience.part(viewer)

    # -- changes, under the lock -----------------------------------------------------------------------------------

    async def change(
        self,
        *entries: Entry,
        seats: SeatChanges | None = None,
        beside: Sequence[Base] = (),
        **changes: Any,
    ) -> None:
        """Commit entries and what they change, with new rows ``beside`` them, then tell everybody."""
        for number, entry in enumerate(entries, self.row.number + 1):
            entry.number = number
        changes |= {"number": self.row.number + len(entries), "changed": now()}
        told = clocks.follow(self, entries, changes, seats or {})
        try:
            await self.house.store.append(self.row, self.seats, entries, changes, told, beside)
        except OutOfStepError:
            await self.reread(self.row.number)
            raise StaleError("stale", ply=self.row.ply, yours=None) from None
        self.entries += entries
        self.house.neighbours.changed(self.id, self.row.number)
        self.audience.tell(entries)
        self.bots.wake()

    async def begin(self, row: Entry, seats: SeatChanges) -> None:
        """The last seat is filled: the game begins."""
        self.match = await self.house.compute(start_of, self.row)
        try:
            await self.change(row, seats=seats, status="running", seat=self.match.seat)
        except BaseException:
            if self.row.status == "waiting":
                self.match = None
            raise

    async def move(self, match: Match, action: int) -> None:
        """Play a legal action."""
        step = match.take(action)
        rows = [Entry("move", step.seat, self.line, match.ply, action)]
        changes: dict[str, Any] = {"ply": match.ply, "seat": match.seat, "thinking_until": None}
        if match.over:
            result = msgspec.to_builtins(match.result())
            row, end = self.end(clocks.settle(result, self.out))
            rows.append(row)
            changes |= end
        try:
            await self.change(*rows, **changes)
        except BaseException:
            if self.row.ply < match.ply:
                match.undo()
            raise
        self.house.metrics.moves[self.row.game] += 1

    def end(self, result: dict[str, Any]) -> tuple[Entry, dict[str, Any]]:
        """The entry with which a game ends, and what it changes at the table."""
        seed = None if self.row.seed is None else str(self.row.seed)
        data = {"result": result, "seed": seed, "salt": self.row.salt}
        return Entry("over", data=data), {"status": "over", "result": result}

    # -- what people do --------------------------------------------------------------------------------------------

    async def play(self, guest_id: str | None, ply: int, move: Any) -> int:
        """Take a person's decision; return the ply after it."""
        async with self.lock:
            mine = self.mine(guest_id)
            if not mine:
                raise ForbiddenError("not-your-table")
            if self.match is not None and ply != self.match.ply:
                raise await self.house.compute(_stale, self.match, mine, ply, move)
            match = self.running()
            if match.seat not in mine or self.deciding_bot() is not None:
                raise ConflictError("not-your-turn")
            await clocks.refuse_if_late(self)
            await self.move(match, match.parse(move))
            return match.ply

    async def undo(self, guest_id: str | None, ply: int) -> int:
        """Take a person's decision back; return the ply where the game stands again."""
        async with self.lock:
            mine, match = self.mine(guest_id), self.match
            if not mine:
                raise ForbiddenError("not-your-table")
            if match is None or (self.row.status == "over" and not self.row.practice):
                raise ConflictError("not-running")
            if self.row.rated:
                raise ConflictError("rated-undo")
            if ply != match.ply:
                raise StaleError("stale", ply=match.ply, yours=ply)
            target = undo_target(match, mine, self.row.practice)
            if not isinstance(target, int):
                raise ConflictError(target)
            seat = match.deciders[target]
            entry = Entry("undo", seat, data={"ply": target})
            self._again(entry)
            try:
                await self.change(entry, ply=target, seat=seat, status="running", result=None)
            except BaseException:
                if self.match is match and self.row.ply == ply:
                    self.line -= 1
                    while match.ply < ply:
                        match.redo()
                raise
            return target

    async def chat(self, guest: GuestRow, text: str, about: int | None = None) -> None:
        """Somebody says something: those who sit to all, others to each other; after the end, ``about`` a ply."""
        async with self.lock:
            if about is not None and self.row.status != "over":
                raise ConflictError("not-over")
            if about is not None and about > self.row.ply:
                raise NotFoundError("no-ply", ply=about)
            mine = self.mine(guest.id)
            seat = self.seats[mine[0]] if mine else None
            data = {
                "guest": guest.id,
                "name": seat.name if seat and seat.name else guest.name,
                "room": "table" if seat else "spectators",
                "text": text,
            } | ({} if about is None else {"about": about})
            await self.change(Entry("chat", seat.seat if seat else None, data=data))


def _stale(match: Match, mine: tuple[int, ...], ply: int, move: Any) -> StaleError:
    """Why a decision of another ply is not taken: it was taken already, or the game has moved on."""
    if 0 <= ply < match.ply:
        then = match.branch(ply)
        try:
            if then.seat in mine and then.parse(move) == match.actions[ply]:
                return StaleError("already-played", ply=match.ply, yours=ply)
        except AsterismError:
            pass
    return StaleError("stale", ply=match.ply, yours=ply)
