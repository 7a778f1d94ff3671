"""A table in memory: its match, who sits there, and every change that can be made to it.

The database holds the truth: a change is committed before anybody hears of it. All changes of a table happen one after
the other, under its lock; rules are computed in worker threads.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from asterism.engine.errors import AsterismError
from asterism.engine.match import Match
from asterism.server.audience import Audience, Entry, Viewer
from asterism.server.database import EntryRow, GuestRow, SeatRow, TableRow, now
from asterism.server.errors import ConflictError, ForbiddenError, NotFoundError, StaleError
from asterism.server.sight import Eyes, play_seen, undo_target
from asterism.server.store import OutOfStepError
from asterism.server.table_bots import TableBots

if TYPE_CHECKING:
    from asterism.server.house import House

SeatChanges = Mapping[int, Mapping[str, Any]]


def start_of(row: TableRow) -> Match:
    """The match before its first decision."""
    return Match.load(row.start) if row.start else Match.new(row.game, row.players, row.options, row.seed)


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

    def _rebuild(self, rows: list[EntryRow]) -> None:
        self.line, self.entries = 0, []
        self.audience.forget()
        match = start_of(self.row) if self.row.status == "running" or self.row.result is not None else None
        self.match = match
        for row in rows:
            seen = None
            if row.kind == "move":
                assert match is not None
                assert row.action is not None
                seen = play_seen(match, row.action)
            elif row.kind == "undo":
                self._go_back(row)
            self.entries.append(Entry(row, seen))

    def _go_back(self, row: EntryRow) -> None:
        assert self.match is not None
        assert row.data is not None
        while self.match.ply > row.data["ply"]:
            self.match.undo()
        self.line += 1

    # -- who is who ------------------------------------------------------------------------------------------------

    def mine(self, guest_id: str | None) -> tuple[int, ...]:
        """The seats that a guest decides for."""
        return tuple(s.seat for s in self.seats if guest_id is not None and s.guest_id == guest_id)

    def sits(self, guest_id: str | None) -> bool:
        """Whether a guest has a seat here, or made the table."""
        return guest_id is not None and (bool(self.mine(guest_id)) or self.row.host == guest_id)

    def admit(self, guest_id: str | None, code: str | None) -> None:
        """``ForbiddenError`` for those who may not even look."""
        held = guest_id is not None and any(s.held_for == guest_id for s in self.seats)
        if self.row.private and not held and code != self.row.code and not self.sits(guest_id):
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
        self.audience.part(viewer)
        if viewer.guest_id is not None:
            self.last_seen[viewer.guest_id] = time.monotonic()

    # -- changes, under the lock -----------------------------------------------------------------------------------

    async def change(
        self,
        *rows: EntryRow,
        seats: SeatChanges | None = None,
        seen: Mapping[Eyes, bytes] | None = None,
        **changes: Any,
    ) -> None:
        """Commit entries and what they change, then tell everybody. ``seen`` belongs to the first entry."""
        for number, row in enumerate(rows, self.row.number + 1):
            row.table_id, row.number = self.id, number
        changes |= {"number": self.row.number + len(rows), "changed": now()}
        try:
            await self.house.store.append(self.row, self.seats, rows, changes, seats or {})
        except OutOfStepError:
            known = self.row.number
            await self.load()
            await self.audience.refresh(known)
            raise StaleError("stale", ply=self.row.ply, yours=None) from None
        entries = [Entry(row, seen if place == 0 else None) for place, row in enumerate(rows)]
        self.entries += entries
        await self.audience.tell(entries)
        self.bots.wake()

    async def begin(self, row: EntryRow, seats: SeatChanges) -> None:
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
        seat = match.seat
        seen = await self.house.compute(play_seen, match, action)
        rows = [EntryRow(kind="move", line=self.line, ply=match.ply, seat=seat, action=action)]
        changes: dict[str, Any] = {"ply": match.ply, "seat": match.seat}
        if match.over:
            result = msgspec.to_builtins(await self.house.compute(match.result))
            seed = None if self.row.seed is None else str(self.row.seed)
            rows.append(EntryRow(kind="over", data={"result": result, "seed": seed}))
            changes |= {"status": "over", "result": result}
        try:
            await self.change(*rows, seen=seen, **changes)
        except BaseException:
            if self.row.ply < match.ply:
                match.undo()
            raise

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
            await self.move(match, await self.house.compute(match.parse, move))
            return match.ply

    async def undo(self, guest_id: str | None, ply: int) -> int:
        """Take a person's decision back; return the ply where the game stands again."""
        async with self.lock:
            mine, match = self.mine(guest_id), self.match
            if not mine:
                raise ForbiddenError("not-your-table")
            if match is None:
                raise ConflictError("not-running")
            if ply != match.ply:
                raise StaleError("stale", ply=match.ply, yours=ply)
            target = await self.house.compute(undo_target, match, mine, self.row.practice)
            seat = match.branch(target).seat
            row = EntryRow(kind="undo", seat=seat, data={"ply": target})
            self._go_back(row)
            try:
                await self.change(row, ply=target, seat=seat, status="running", result=None)
            except BaseException:
                if self.match is match and self.row.ply == ply:
                    self.line -= 1
                    while match.ply < ply:
                        match.redo()
                raise
            return target

    async def chat(self, guest: GuestRow, text: str) -> None:
        """Somebody says something: those who sit to all, others to each other."""
        async with self.lock:
            mine = self.mine(guest.id)
            seat = self.seats[mine[0]] if mine else None
            data = {
                "guest": guest.id,
                "name": seat.name if seat and seat.name else guest.name,
                "room": "table" if seat else "spectators",
                "text": text,
            }
            await self.change(EntryRow(kind="chat", seat=seat.seat if seat else None, data=data))


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
