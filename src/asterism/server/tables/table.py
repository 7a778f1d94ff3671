"""A table in memory: its match, seats and entries, and all changes to them.

The database is authoritative: a change is committed before it is broadcast. All changes of a table are serialised by
its lock. One decision takes microseconds and is computed in the event loop; whole games are replayed in worker threads.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from datetime import datetime
from hmac import compare_digest
from typing import Any

import msgspec
from msgspec.structs import replace

from asterism.engine.errors import AsterismError
from asterism.engine.match import Match
from asterism.engine.versions import check_format
from asterism.server.budgets import MAX_UNDOS
from asterism.server.core import apply_all, decide
from asterism.server.core import values as core
from asterism.server.core.commands import AnyCommand, Chat, MayPlay, Move, Sit, StandIn, Undo
from asterism.server.core.decide import Events, fills_last
from asterism.server.core.events import Undone
from asterism.server.core.offers import Offers
from asterism.server.core.refusals import OldPlyError, OutOfTimeError, RefusalError
from asterism.server.errors import ConflictError, ForbiddenError, StaleError
from asterism.server.fair_queue import as_server
from asterism.server.storage.database import TABLE_FORMAT, Base, GuestRow, SeatRow, TableRow, now, precise_now
from asterism.server.storage.entries import Entry, replay_entry
from asterism.server.storage.store import Age, OutOfStepError
from asterism.server.tables import clocks
from asterism.server.tables.bots import TableBots
from asterism.server.tables.broadcast import Broadcaster, can_be_sent_singly
from asterism.server.tables.chat import ChatCount
from asterism.server.tables.commits import commit_of, decide_or_refuse, error_of, offers_after, said, value_of
from asterism.server.tables.context import TableContext
from asterism.server.tables.lots import lot_order
from asterism.server.tables.presence import TablePresence
from asterism.server.tables.projection import played_by

NOT_READ = float("-inf")


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
    offers: Offers
    chat_count: ChatCount

    def __init__(self, context: TableContext, id: str) -> None:
        self.context = context
        self.id = id
        self.lock = asyncio.Lock()
        self.presence = TablePresence(self)
        self.broadcaster = Broadcaster(self)
        self.bots = TableBots(self)
        self.turn_read_at = NOT_READ
        """When this server read that the turn began, if another server wrote that; by ``time.monotonic``."""
        self._value: core.Table | None = None

    async def load(self) -> None:
        """Read the table and replay its entries."""
        row, seats, entries = await self.context.store.table(self.id)
        await self.context.compute(self._rebuild, row, seats, entries)
        self.turn_read_at = time.monotonic()

    def set_rows(self, row: TableRow, seats: list[SeatRow]) -> None:
        """Take over the stored rows, the row last: the seats are never older than it."""
        self.seats, self.row, self._value = seats, row, None

    def _rebuild(self, row: TableRow, seats: list[SeatRow], entries: list[Entry]) -> None:
        self.undo_epoch, self.offers, self.entries, self.chat_count = 0, Offers(), [], ChatCount()
        self.broadcaster.clear_cache()
        self.match = None
        self._append_stored(row, seats, entries)

    def _append_stored(self, row: TableRow, seats: list[SeatRow], entries: Sequence[Entry]) -> None:
        """Take over rows and new entries together: the queue of the worker threads may refuse, and neither changes."""
        self.set_rows(row, seats)
        if self.match is None and has_begun(self.row, entries):
            self.match = start_of(self.row)
        for entry in entries:
            self._replay_entry(entry)
        self.entries += entries
        self.chat_count.add(entries)
        self._value = None

    def _replay_entry(self, entry: Entry) -> None:
        if entry.kind in ("move", "undo"):
            assert self.match is not None
            replay_entry(self.match, entry)
        if entry.kind == "undo":
            self.undo_epoch += 1
        self.offers = offers_after(self.offers, entry)

    async def catch_up(self) -> None:
        """Read what other servers have appended, and broadcast it; read all of it if any text was taken away."""
        async with self.lock:
            row, seats, entries = await self.context.store.table(self.id, self.row.sequence)
            if row.rewrites != self.row.rewrites:
                await self.reload()
            elif entries:
                await self._take_over(row, seats, entries)
            else:
                return
        self.bots.wake()

    async def _take_over(self, row: TableRow, seats: list[SeatRow], entries: list[Entry]) -> None:
        """Take over and broadcast entries that are all new."""
        known, turn_began = self.row.sequence, self.row.turn_began
        with as_server():
            await self.context.compute(self._append_stored, row, seats, entries)
            if row.turn_began != turn_began:
                self.turn_read_at = time.monotonic()
            if can_be_sent_singly(entries):
                self.broadcaster.broadcast_entries(entries)
            else:
                await self.broadcaster.refresh(known)

    async def reload(self, since: int = 0) -> None:
        """Reload, and send everyone all entries after ``since``, or all if text was taken away. It must be locked."""
        rewrites = self.row.rewrites
        with as_server():
            await self.load()
            await self.broadcaster.refresh(since if self.row.rewrites == rewrites else 0)

    @property
    def age(self) -> Age:
        """How often it has changed, as far as this server knows."""
        return Age(self.row.sequence, self.row.rewrites)

    # -- seats and access ------------------------------------------------------------------------------------------

    def seats_of(self, guest_id: str | None) -> tuple[int, ...]:
        """The seats of a guest."""
        return () if guest_id is None else tuple([s.seat for s in self.seats if s.guest_id == guest_id])

    def has_seat(self, guest_id: str | None) -> bool:
        """Whether a guest has a seat here, or created the table."""
        return guest_id is not None and (bool(self.seats_of(guest_id)) or self.row.host == guest_id)

    def has_chatted(self, guest_id: str) -> bool:
        """Whether a guest has said something here."""
        return self.chat_count.has(guest_id)

    def is_visible_to(self, guest_id: str | None, code: str | None) -> bool:
        """Whether a guest may see the table: it is public, they know its code, or a seat is theirs or held for them."""
        held = guest_id is not None and any(s.held_for == guest_id for s in self.seats)
        invited = compare_digest((code or "").encode(), self.row.code.encode())
        return not self.row.private or held or invited or self.has_seat(guest_id)

    def check_access(self, guest_id: str | None, code: str | None) -> None:
        """``ForbiddenError`` for guests who may not see the table."""
        if not self.is_visible_to(guest_id, code):
            raise ForbiddenError("private")

    def deciding_bot(self) -> SeatRow | None:
        """The deciding seat if a bot decides for it, else None."""
        if self.row.status != "running" or self.match is None or self.match.seat is None:
            return None
        seat = self.seats[self.match.seat]
        return seat if seat.kind == "bot" or seat.stand_in is not None else None

    @property
    def value(self) -> core.Table:
        """The table as an immutable value; after a commit it is what its events make of the value before."""
        if self._value is None:
            self._value = self.value_of_rows()
        return self._value

    def value_of_rows(self) -> core.Table:
        """What ``value`` must be equal to."""
        return value_of(self.row, self.seats, self.match is not None, self.undo_epoch, self.offers)

    def flag_later(self, at: datetime) -> None:
        """Note that the database now has another time at which the clock is to be checked."""
        self.row.flag_at = at
        self.set_rows(self.row, self.seats)

    def current_time(self) -> core.Now:
        """The time by which the core decides; it needs none where there is no clock."""
        return core.NO_TIME if self.row.clock is None else core.Now(precise_now(), self.context.outages())

    @property
    def draws(self) -> bool:
        """Whether the game knows draws."""
        return self.match is not None and self.match.game.draws

    def decided(self) -> frozenset[int]:
        """The seats that have decided something."""
        return frozenset() if self.match is None else frozenset(self.match.deciders)

    def running(self) -> Match:
        """The running match; ``ConflictError`` if there is none."""
        if self.row.status != "running" or self.match is None:
            raise ConflictError("not-running")
        return self.match

    @property
    def idle(self) -> bool:
        """Whether it can be evicted from memory."""
        return not self.presence.viewers and not self.lock.locked() and self.bots.idle

    # -- changes, under the lock -----------------------------------------------------------------------------------

    async def carry_out(self, command: AnyCommand, new_rows: Sequence[Base] = ()) -> Events:
        """Decide on a command, and commit and broadcast its events with ``new_rows``; return the events."""
        await self._refresh_outages()
        before = self.value
        events = decide_or_refuse(before, command, self.current_time())
        if events and isinstance(events[0], Undone):
            await self._take_back(before, events)
        elif events:
            await self._commit(before, events, new_rows)
        return events

    async def _refresh_outages(self) -> None:
        """Look for outages before a running clock is charged, and learn the time before one is started."""
        if self.row.clock is not None:
            await self.context.refresh_outages(NOT_READ if self.row.turn_began is None else self.turn_read_at)

    async def _commit(self, before: core.Table, events: Events, new_rows: Sequence[Base] = ()) -> None:
        """Commit events with ``new_rows``, then broadcast them."""
        entries, changes, seats = commit_of(before, events, self.row)
        for sequence, entry in enumerate(entries, self.row.sequence + 1):
            entry.sequence = sequence
        changes |= {"sequence": self.row.sequence + len(entries), "changed": now()}
        try:
            await self.context.store.append(self.row, self.seats, entries, changes, seats, new_rows)
        except OutOfStepError:
            await self.reload(self.row.sequence)
            raise StaleError("stale", ply=self.row.ply, yours=None) from None
        if changes.get("turn_began") is not None:
            self.turn_read_at = NOT_READ
        self._value = apply_all(before, events)
        self.offers = self._value.offers
        self.entries += entries
        self.chat_count.add(entries)
        self.context.cluster.send_changed(self.id, self.row.sequence)
        self.broadcaster.broadcast_entries(entries)
        self.bots.wake()

    async def fill(self, command: Sit | StandIn) -> None:
        """Carry out a command that may fill the last open seat and so start the game."""
        if self.row.status != "waiting" or not fills_last(self.value, command.seat):
            await self.carry_out(command)
            return
        await self._refresh_outages()
        self.match = await self.context.compute(start_of, self.row)
        lot = tuple(lot_order(self.row))
        before = replace(self.value, begun=False)
        try:
            events = decide_or_refuse(before, replace(command, lot=lot, first=self.match.seat), self.current_time())
            await self._commit(before, events)
        finally:
            if self.row.status == "waiting":
                self.match = None

    async def move(self, match: Match, action: int) -> None:
        """Play and commit a legal action."""
        step = match.take(action)
        result = msgspec.to_builtins(match.result()) if match.over else None
        command = Move(seat=step.seat, action=action, ply=match.ply, next_seat=match.seat, result=result)
        try:
            await self.carry_out(command)
        except BaseException:
            if self.row.ply < match.ply:
                match.undo()
            raise
        self.context.count_move(self.row.game)

    async def result_now(self) -> dict[str, Any]:
        """The result as if the game ended now."""
        return msgspec.to_builtins(await self.context.compute(self.running().result))  # type: ignore[no-any-return]

    # -- actions of people ----------------------------------------------------------------------------------------

    async def play(self, guest_id: str | None, ply: int, move: Any, undo_epoch: int | None = None) -> int:
        """Play a guest's decision, chosen at ``ply`` after ``undo_epoch`` undos; return the ply after it."""
        async with self.lock:
            await self._check_may_play(MayPlay(guest=guest_id, ply=ply, undo_epoch=undo_epoch), move)
            match = self.running()
            await self.move(match, match.parse(move))
            return match.ply

    async def _check_may_play(self, command: MayPlay, move: Any) -> None:
        """Refuse unless the guest may decide; a seat whose time is over is flagged."""
        await self._refresh_outages()
        try:
            decide(self.value, command, self.current_time())
        except OldPlyError:
            assert self.match is not None
            mine = self.seats_of(command.guest)
            raise await self.context.compute(_stale, self.match, mine, command.ply, move) from None
        except OutOfTimeError as refusal:
            await self.context.heartbeat()
            if await clocks.flag_if_due(self):
                raise error_of(refusal) from None
        except RefusalError as refusal:
            raise error_of(refusal) from None

    async def undo(self, guest_id: str | None, ply: int, key: str | None = None, seat: int | None = None) -> int:
        """Undo a guest's last decision before ``ply``, also if bots have decided since; return the ply after it.

        ``seat`` is the one whose curtain is open, where several share the guest's screen.
        """
        async with self.lock:
            done = self.is_done(("undo",), guest_id, key)
            played = self.played(guest_id)
            command = Undo(guest=guest_id, ply=ply, played=played, key=key, done=done, most=MAX_UNDOS, seat=seat)
            await self.carry_out(command)
            return self.row.ply

    async def _take_back(self, before: core.Table, events: Events) -> None:
        """Take decisions back, and commit and broadcast it."""
        undone, match = events[0], self.match
        assert isinstance(undone, Undone)
        assert match is not None
        ply_before = match.ply
        match.rewind(undone.ply)
        self.undo_epoch += 1
        try:
            await self._commit(before, events)
        except BaseException:
            if self.match is match and self.row.ply == ply_before:
                self.undo_epoch -= 1
                while match.ply < ply_before:
                    match.redo()
            raise

    def played(self, guest_id: str | None) -> core.Played:
        """What the match says about its decisions, for a guest who wants to take back."""
        if self.match is None:
            return core.Played(ply=0)
        played = played_by(self.match, self.seats_of(guest_id), self.row.practice)
        return replace(played, deciders=tuple(self.match.deciders))

    async def chat(self, guest: GuestRow, text: str, key: str | None = None, **more: Any) -> None:
        """Append a chat line: seated guests write to all, spectators to spectators.

        ``more``: after the end the ply that it is ``about``, or which quick ``reaction`` it is.
        """
        remark = core.Remark(guest=guest.id, name=guest.name, text=text, key=key, **more)
        async with self.lock:
            while not self.is_done(("chat",), guest.id, key):
                full = self.chat_count.full_for(guest.id)
                with suppress(StaleError):  # another server was faster: a line fits after anything
                    await self.carry_out(Chat(remark=remark, full=full))
                    return

    def is_done(self, kinds: Collection[str], guest_id: str | None, key: str | None) -> bool:
        """Whether the table has an entry of the guest with this ``key``."""
        mark = said(guest_id, key)
        return bool(mark) and any(
            entry.kind in kinds and entry.data is not None and mark.items() <= entry.data.items()
            for entry in reversed(self.entries)
        )


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
