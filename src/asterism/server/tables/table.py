"""A table in memory: its match, seats and entries, and all changes to them.

The database is authoritative: a change is committed before it is broadcast. All changes of a table are serialised by
its lock. One decision takes microseconds and is computed in the event loop; whole games are replayed in worker threads.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from hmac import compare_digest
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET

from asterism.engine.errors import AsterismError
from asterism.engine.match import Match
from asterism.engine.versions import check_format
from asterism.server.budgets import MAX_UNDOS
from asterism.server.clock_kinds import AnyClock, read_clock
from asterism.server.errors import ConflictError, ForbiddenError, NotFoundError, StaleError
from asterism.server.storage.database import TABLE_FORMAT, Base, GuestRow, SeatRow, TableRow, now
from asterism.server.storage.entries import ChatLine, Entry, replay_entry
from asterism.server.storage.store import OutOfStepError
from asterism.server.tables import clocks
from asterism.server.tables.bots import TableBots
from asterism.server.tables.broadcast import Broadcaster, Viewer
from asterism.server.tables.chat import ChatCount
from asterism.server.tables.projection import undo_target

if TYPE_CHECKING:
    from asterism.server.runtime.services import Services

SeatChanges = Mapping[int, Mapping[str, Any]]


def start_of(row: TableRow) -> Match:
    """The match before its first decision; ``VersionError`` if a newer program created the table."""
    check_format(f"table {row.id}", row.format, TABLE_FORMAT)
    if row.start:
        return Match.load(row.start)
    return Match.new(row.game, row.players, row.options, row.seed, rules_version=row.rules_version)


def has_begun(row: TableRow, entries: Iterable[Entry]) -> bool:
    """Whether there is a match: running, with a result, or ended without one."""
    return row.status == "running" or row.result is not None or any(entry.kind == "move" for entry in entries)


class Table:
    row: TableRow
    seats: list[SeatRow]
    entries: list[Entry]
    match: Match | None
    """None until all seats are filled."""
    undo_epoch: int
    """The number of undos so far."""
    chat_count: ChatCount

    def __init__(self, services: Services, id: str) -> None:
        self.services = services
        self.id = id
        self.lock = asyncio.Lock()
        self.broadcaster = Broadcaster(self)
        self.bots = TableBots(self)
        self.loaded_at = time.monotonic()
        self.last_seen: dict[str, float] = {}

    async def load(self) -> None:
        """Read the table and replay its entries."""
        self.row, self.seats, rows = await self.services.store.table(self.id)
        await self.services.compute(self._rebuild, rows)

    def _rebuild(self, entries: list[Entry]) -> None:
        self.undo_epoch, self.entries, self.chat_count = 0, [], ChatCount()
        self.broadcaster.clear_cache()
        self.match = None
        self._append_stored(entries)

    def _append_stored(self, entries: Sequence[Entry]) -> None:
        """Replay and append entries read from the database."""
        if self.match is None and has_begun(self.row, entries):
            self.match = start_of(self.row)
        for entry in entries:
            self._replay_entry(entry)
        self.entries += entries
        self.chat_count.add(entries)

    def _replay_entry(self, entry: Entry) -> None:
        if entry.kind in ("move", "undo"):
            assert self.match is not None
            replay_entry(self.match, entry)
        if entry.kind == "undo":
            self.undo_epoch += 1

    async def catch_up(self) -> None:
        """Read what other servers have appended, and broadcast it."""
        async with self.lock:
            known = self.row.sequence
            row, seats, entries = await self.services.store.table(self.id, known)
            if not entries:
                return
            self.row, self.seats = row, seats
            await self.services.compute(self._append_stored, entries)
            if sum(entry.kind in ("move", "undo") for entry in entries) <= 1:
                self.broadcaster.broadcast_entries(entries)
            else:
                await self.broadcaster.refresh(known)
        self.bots.wake()

    async def reload(self, since: int = 0) -> None:
        """Reload, and send everyone all entries after ``since``. The table must be locked."""
        await self.load()
        await self.broadcaster.refresh(since)

    # -- seats and access ------------------------------------------------------------------------------------------

    def mine(self, guest_id: str | None) -> tuple[int, ...]:
        """The seats of a guest."""
        return () if guest_id is None else tuple([s.seat for s in self.seats if s.guest_id == guest_id])

    def has_seat(self, guest_id: str | None) -> bool:
        """Whether a guest has a seat here, or created the table."""
        return guest_id is not None and (bool(self.mine(guest_id)) or self.row.host == guest_id)

    def check_access(self, guest_id: str | None, code: str | None) -> None:
        """``ForbiddenError`` for guests who may not see the table."""
        held = guest_id is not None and any(s.held_for == guest_id for s in self.seats)
        invited = compare_digest((code or "").encode(), self.row.code.encode())
        if self.row.private and not held and not invited and not self.has_seat(guest_id):
            raise ForbiddenError("private")

    def seat(self, number: int) -> SeatRow:
        """The seat ``number``; ``NotFoundError`` if there is none."""
        if not 0 <= number < len(self.seats):
            raise NotFoundError("no-seat")
        return self.seats[number]

    def deciding_bot(self) -> SeatRow | None:
        """The deciding seat if a bot decides for it, else None."""
        if self.row.status != "running" or self.match is None or self.match.seat is None:
            return None
        seat = self.seats[self.match.seat]
        return seat if seat.kind == "bot" or seat.stand_in is not None else None

    @property
    def clock(self) -> AnyClock | None:
        """The table's clock; None without one."""
        return read_clock(self.row.clock)

    @property
    def out(self) -> list[int]:
        """The seats that have lost, by time or by leaving a rated game."""
        return [seat.seat for seat in self.seats if seat.out]

    def running(self) -> Match:
        """The running match; ``ConflictError`` if there is none."""
        if self.row.status != "running" or self.match is None:
            raise ConflictError("not-running")
        return self.match

    @property
    def idle(self) -> bool:
        """Whether it can be evicted from memory."""
        return not self.broadcaster.viewers and not self.lock.locked() and self.bots.idle

    def remove_viewer(self, viewer: Viewer) -> None:
        """Remove a viewer and note when its guest was last seen."""
        if viewer.guest_id is not None:
            self.last_seen[viewer.guest_id] = time.monotonic()
        self.broadcaster.remove_viewer(viewer)

    # -- changes, under the lock -----------------------------------------------------------------------------------

    async def change(
        self,
        *entries: Entry,
        seats: SeatChanges | None = None,
        new_rows: Sequence[Base] = (),
        **changes: Any,
    ) -> None:
        """Commit entries with their changes and ``new_rows``, then broadcast them."""
        for sequence, entry in enumerate(entries, self.row.sequence + 1):
            entry.sequence = sequence
        changes |= {"sequence": self.row.sequence + len(entries), "changed": now()}
        seat_changes = clocks.update_for_change(self, entries, changes, seats or {})
        try:
            await self.services.store.append(self.row, self.seats, entries, changes, seat_changes, new_rows)
        except OutOfStepError:
            await self.reload(self.row.sequence)
            raise StaleError("stale", ply=self.row.ply, yours=None) from None
        self.entries += entries
        self.chat_count.add(entries)
        self.services.cluster.send_changed(self.id, self.row.sequence)
        self.broadcaster.broadcast_entries(entries)
        self.bots.wake()

    async def start_game(self, row: Entry, seats: SeatChanges) -> None:
        """Start the game as the last seat is filled."""
        self.match = await self.services.compute(start_of, self.row)
        try:
            await self.change(row, seats=seats, status="running", seat=self.match.seat)
        except BaseException:
            if self.row.status == "waiting":
                self.match = None
            raise

    async def move(self, match: Match, action: int) -> None:
        """Play and commit a legal action."""
        step = match.take(action)
        rows = [Entry("move", step.seat, self.undo_epoch, match.ply, action)]
        changes: dict[str, Any] = {"ply": match.ply, "seat": match.seat, "lease_until": None}
        if match.over:
            result = msgspec.to_builtins(match.result())
            row, end = self.end(clocks.result_without(result, self.out))
            rows.append(row)
            changes |= end
        try:
            await self.change(*rows, **changes)
        except BaseException:
            if self.row.ply < match.ply:
                match.undo()
            raise
        self.services.metrics.moves[self.row.game] += 1

    def end(self, result: dict[str, Any]) -> tuple[Entry, dict[str, Any]]:
        """The entry that ends a game, and its changes of the table."""
        seed = None if self.row.seed is None else str(self.row.seed)
        data = {"result": result, "seed": seed, "salt": self.row.salt}
        return Entry("over", data=data), {"status": "over", "result": result}

    # -- actions of people ----------------------------------------------------------------------------------------

    async def play(self, guest_id: str | None, ply: int, move: Any) -> int:
        """Play a guest's decision; return the ply after it."""
        async with self.lock:
            mine = self.mine(guest_id)
            if not mine:
                raise ForbiddenError("not-your-table")
            if self.match is not None and ply != self.match.ply:
                raise await self.services.compute(_stale, self.match, mine, ply, move)
            match = self.running()
            if match.seat not in mine or self.deciding_bot() is not None:
                raise ConflictError("not-your-turn")
            await clocks.check_in_time(self)
            await self.move(match, match.parse(move))
            return match.ply

    async def undo(self, guest_id: str | None, ply: int, key: str | None = None) -> int:
        """Undo a guest's last decision before ``ply``, also if others have decided since; return the ply after it."""
        async with self.lock:
            mine, match = self.mine(guest_id), self.match
            if not mine:
                raise ForbiddenError("not-your-table")
            if match is None or (self.row.status == "over" and not self.row.practice):
                raise ConflictError("not-running")
            if self.row.rated:
                raise ConflictError("rated-undo")
            if self._is_done("undo", guest_id, key):
                return match.ply
            if self.undo_epoch >= MAX_UNDOS:
                raise ConflictError("many-undos", most=MAX_UNDOS)
            before = match.ply
            if ply > before or not set(mine).isdisjoint(match.deciders[ply:]):
                raise StaleError("stale", ply=before, yours=ply)
            target = undo_target(match, mine, self.row.practice)
            if not isinstance(target, int):
                raise ConflictError(target)
            seat = match.deciders[target]
            entry = Entry("undo", seat, data={"ply": target} | _said(guest_id, key))
            self._replay_entry(entry)
            try:
                await self.change(entry, ply=target, seat=seat, status="running", result=None)
            except BaseException:
                if self.match is match and self.row.ply == before:
                    self.undo_epoch -= 1
                    while match.ply < before:
                        match.redo()
                raise
            return target

    async def chat(self, guest: GuestRow, text: str, about: int | None = None, key: str | None = None) -> None:
        """Append a chat line: seated guests write to all, spectators to spectators; after the end, ``about`` a ply."""
        async with self.lock:
            if about is not None and self.row.status != "over":
                raise ConflictError("not-over")
            if about is not None and about > self.row.ply:
                raise NotFoundError("no-ply", ply=about)
            mine = self.mine(guest.id)
            seat = self.seats[mine[0]] if mine else None
            line = ChatLine(
                guest=guest.id,
                name=seat.name if seat and seat.name else guest.name,
                audience="table" if seat else "spectators",
                text=text,
                about=UNSET if about is None else about,
            )
            data = line.stored() | _said(guest.id, key)
            while not self._is_done("chat", guest.id, key):
                self.chat_count.check(line)
                with suppress(StaleError):  # another server was faster: a line fits after anything
                    await self.change(Entry("chat", seat.seat if seat else None, data=data))
                    return

    def _is_done(self, kind: str, guest_id: str | None, key: str | None) -> bool:
        """Whether the table has the entry that the guest calls ``key``."""
        said = _said(guest_id, key)
        return bool(said) and any(
            entry.kind == kind and entry.data is not None and said.items() <= entry.data.items()
            for entry in reversed(self.entries)
        )


def _said(guest_id: str | None, key: str | None) -> dict[str, Any]:
    """The part of an entry's data by which its author knows it; empty if they gave no key."""
    return {} if key is None else {"guest": guest_id, "key": key}


def _stale(match: Match, mine: tuple[int, ...], ply: int, move: Any) -> StaleError:
    """The error for a decision at another ply: it was played already, or the game has moved on."""
    if 0 <= ply < match.ply:
        then = match.branch(ply)
        try:
            if then.seat in mine and then.parse(move) == match.actions[ply]:
                return StaleError("already-played", ply=match.ply, yours=ply)
        except AsterismError:
            pass
    return StaleError("stale", ply=match.ply, yours=ply)
