"""Creating tables: as a guest asks, from a ply of a finished game, from an uploaded record, and for a rematch."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from asterism.engine import registry
from asterism.engine.game_record import GameRecord, read_record
from asterism.engine.match import Match
from asterism.engine.options import as_dict, mode_options
from asterism.engine.rng import new_seed
from asterism.engine.seal import new_salt, seal
from asterism.engine.visible import one_line
from asterism.server.accounts.guests import new_id
from asterism.server.api.base import CHARACTERS
from asterism.server.api.my_games import MovedGame
from asterism.server.api.tables import Branch, NewTable, SeatWish, TableSettings, columns_of, settings_of
from asterism.server.budgets import ADDRESS_FACTOR, MAX_OPEN_TABLES, MAX_PLIES, TABLES_AT_ONCE
from asterism.server.core.forfeits import STAND_IN, result_without
from asterism.server.core.seeking import Terms
from asterism.server.errors import BadRequestError, ConflictError, ForbiddenError, StaleError
from asterism.server.fair_queue import FairSlots, current_owner
from asterism.server.storage.database import TABLE_FORMAT, Base, GuestRow, SeatRow, TableRow
from asterism.server.storage.entries import Entry
from asterism.server.storage.handles import claim
from asterism.server.storage.key_value import get_or_create
from asterism.server.storage.store import OutOfStepError
from asterism.server.storage.table_lists import open_tables
from asterism.server.tables import clocks, comments, seating, table_actions
from asterism.server.tables.lots import draw_lots
from asterism.server.tables.projection import continued
from asterism.server.tables.rated_terms import make_rated
from asterism.server.tables.table import Table

if TYPE_CHECKING:
    from asterism.server.runtime.services import Services

CODE_LENGTH = 10
ORIGIN_LENGTH = 16
DEFAULT_LEVEL, BRANCH_LEVEL = 3, 5
BOT_IN_RECORD = re.compile(r"bot ([1-8])")
"""How records name a bot of a level."""


class NewTables:
    """Creates the tables of a server."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._origin_key = b""
        self._rematches = asyncio.Lock()
        self._slots = FairSlots(TABLES_AT_ONCE)

    async def open(self) -> None:
        """Read the key by which addresses are hashed."""
        store = self._services.store
        self._origin_key = bytes.fromhex(await get_or_create(store, "origins", lambda: secrets.token_hex(32)))

    async def create(self, guest: GuestRow, wish: NewTable) -> Table:
        """Create the table that a guest asks for; those who have created few come first."""
        async with self._slots.turn(current_owner.get()):
            return await self._create(guest, wish)

    async def _create(self, guest: GuestRow, wish: NewTable) -> Table:
        game = registry.load(wish.game)
        options = {**mode_options(game, wish.mode), **wish.options}
        if wish.position is not None:
            match = await self._services.compute(Match.load, wish.position)
            if match.game.id != game.id:
                raise BadRequestError("bad-request", detail="position: of another game")
        else:
            players = wish.players or len(wish.seats or ()) or game.min_players
            match = await self._services.compute(Match.new, game.id, players, options, new_seed())
        seats = self._seats(guest, match, wish.seats)
        alone = all(seat.kind != "open" for seat in seats)
        practice = alone and wish.clock is None if wish.practice is None else wish.practice
        if practice and not alone:
            raise BadRequestError("bad-seats", detail="a practice table has no open seats")
        if practice and wish.clock is not None:
            raise BadRequestError("bad-clock")
        if wish.position is not None and not practice:
            raise BadRequestError("not-practice")
        row = self._row(match, guest, **columns_of(wish) | {"practice": practice})
        row.status = "running" if alone else "waiting"
        row.seat = match.seat if alone else None
        if match.over:
            row.status, row.result = "over", msgspec.to_builtins(await self._services.compute(match.result))
        if wish.rated:
            make_rated(row, seats, [guest], match)
            await claim(self._services.store, guest)
        if alone:
            draw_lots(row, seats)
        else:
            await self._check_open_tables(row)
        return await self._open(row, seats)

    async def table_for_group(self, guests: Sequence[GuestRow], terms: Terms) -> list[Base]:
        """The rows of a new table for guests who have looked for this game: the table, then its seats. Not stored."""
        options = mode_options(registry.load(terms.game), terms.mode)
        match = await self._services.compute(Match.new, terms.game, terms.players, options, new_seed())
        row = self._row(match, guests[0], **columns_of(TableSettings(mode=terms.mode, clock=terms.clock)))
        row.status, row.seat = "running", match.seat
        seats = [
            SeatRow(seat=number, kind="person", guest_id=guest.id, name=guest.name, here=False, left=False)
            for number, guest in enumerate(guests)
        ]
        if terms.rated:
            make_rated(row, seats, guests, match)
        draw_lots(row, seats)
        return await self._rows(row, seats)

    async def _check_open_tables(self, row: TableRow) -> None:
        """``ConflictError`` if the guest or their address has too many tables that wait for players."""
        mine, from_there = await open_tables(self._services.store, row.host or "", row.origin)
        many = mine >= MAX_OPEN_TABLES or from_there >= MAX_OPEN_TABLES * ADDRESS_FACTOR
        if many and current_owner.get().bounded:
            raise ConflictError("many-tables", most=MAX_OPEN_TABLES)

    def _row(self, match: Match, guest: GuestRow, **fields: Any) -> TableRow:
        options, sealed = as_dict(match.options), dict[str, str]()
        if match.seed is not None:
            salt = new_salt()
            deal = (match.seed, match.game.id, match.players, options, match.rules_version)
            sealed = {"salt": salt, "seed_hash": seal(salt, *deal)}
        return TableRow(
            id=new_id(),
            format=TABLE_FORMAT,
            game=match.game.id,
            rules_version=match.rules_version,
            players=match.players,
            options=options,
            seed=match.seed,
            start=None if match.seed is not None else match.branch(0).position(),
            code=new_id(CODE_LENGTH),
            host=guest.id,
            origin=self.origin(),
            ply=0,
            sequence=0,
            **sealed,
            **fields,
        )

    def origin(self) -> str | None:
        """The hash of the address for which the current task runs."""
        address = current_owner.get().address
        if not address:
            return None
        return hmac.new(self._origin_key, address.encode(), hashlib.sha256).hexdigest()[:ORIGIN_LENGTH]

    def _seats(self, guest: GuestRow, match: Match, wishes: list[SeatWish] | None, level: int = DEFAULT_LEVEL) -> Any:
        if wishes is None:
            wishes = [SeatWish(kind="me"), *(SeatWish(kind="bot", level=level) for _ in range(match.players - 1))]
        if len(wishes) != match.players:
            raise BadRequestError("bad-seats", detail=f"{len(wishes)} seats for {match.players} players")
        kinds = [wish.kind for wish in wishes]
        if kinds.count("me") > 1 or ("me" not in kinds and set(kinds) != {"bot"}):
            raise BadRequestError("bad-seats", detail="exactly one seat is yours (me), unless all are bots")
        return [self._seat(guest, number, wish) for number, wish in enumerate(wishes)]

    def _seat(self, guest: GuestRow, number: int, wish: SeatWish) -> SeatRow:
        if wish.kind in ("open", "bot"):
            level = (wish.level or DEFAULT_LEVEL) if wish.kind == "bot" else None
            character = wish.character if wish.kind == "bot" and wish.character != CHARACTERS[0] else None
            return SeatRow(seat=number, kind=wish.kind, level=level, character=character, here=False, left=False)
        name = wish.clean_name() or (guest.name if wish.kind == "me" else None)
        return SeatRow(seat=number, kind="person", guest_id=guest.id, name=name, here=wish.kind == "here", left=False)

    async def _open(
        self, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry] = (), parent: TableRow | None = None
    ) -> Table:
        rows = await self._rows(row, seats)
        if entries:
            await self._services.store.add_with_entries(row, rows[1:], entries, parent)
        else:
            await self._services.store.add(*rows, copied_from=parent)
        return await self._services.table(row.id)

    async def _rows(self, row: TableRow, seats: Sequence[SeatRow]) -> list[Base]:
        """The rows to store; outages are looked for before the first turn begins."""
        if row.clock is not None:
            await self._services.clock_monitor.refresh_outages()
        for seat in seats:
            seat.table_id = row.id
        clocks.start_new_table(row, seats)
        return [row, *seats]

    async def branch(self, guest: GuestRow, parent: Table, wish: Branch) -> Table:
        """Create a practice table that continues from a ply of a finished game, or from a variation."""
        await parent.catch_up()  # a name may have been taken away
        if parent.row.status != "over" or parent.match is None:
            raise ConflictError("not-over")
        match = await self._services.compute(continued, parent.match, wish.ply, wish.moves)
        if match.over:
            raise ConflictError("not-running")
        known = parent.row
        if wish.seats is None:
            seats = self._same_seats(guest, parent, match)
        else:
            seats = self._seats(guest, match, wish.seats)
        if any(seat.kind == "open" for seat in seats):
            raise BadRequestError("bad-seats", detail="a practice table has no open seats")
        row = self._row(match, guest, practice=True, private=True, mode=parent.row.mode, kind="branch")
        row.parent, row.parent_ply, row.status = parent.id, wish.ply, "running"
        row.salt, row.seed_hash = parent.row.salt, parent.row.seed_hash
        row.ply, row.sequence, row.seat = match.ply, match.ply, match.seat
        try:
            return await self._open(row, seats, _moves(match), known)
        except OutOfStepError:  # a name was taken away just now
            return await self.branch(guest, parent, wish)

    @staticmethod
    def _same_seats(guest: GuestRow, parent: Table, match: Match) -> list[SeatRow]:
        """The seats of the game: bots as they were; the guest on their own, else on that of the deciding seat; bots
        stand in for everyone else under their names."""
        mine = parent.seats_of(guest.id) or [match.seat or 0]
        seats = []
        for was in parent.seats:
            seat = SeatRow(seat=was.seat, kind=was.kind, name=was.name, level=was.level, here=False, left=False)
            written = BOT_IN_RECORD.fullmatch(was.name or "") if was.guest_id is None else None
            if was.seat in mine:
                seat.kind, seat.level, seat.guest_id = "person", None, guest.id
                seat.here = was.here or was.seat != mine[0]
                seat.name = was.name if was.guest_id == guest.id else guest.name
            elif was.kind == "person" and written is not None:
                seat.kind, seat.level, seat.name = "bot", int(written[1]), None
            elif was.kind == "person":
                seat.stand_in, seat.left = was.stand_in or BRANCH_LEVEL, True
            seats.append(seat)
        return seats

    async def add_record(self, guest: GuestRow, record: GameRecord) -> Table:
        """Create a table on which an uploaded game can be replayed."""
        match, entries = await self._services.compute_background(_played, record)
        names = record.seats + [""] * match.players
        seats = [
            SeatRow(seat=n, kind="person", name=one_line(names[n])[:64] or None, here=False, left=False)
            for n in range(match.players)
        ]
        row = self._row(match, guest, practice=False, private=False, kind="record", status="over")
        row.salt, row.seed_hash = (record.salt, record.seed_hash) if record.opened else (None, None)
        row.ply, row.sequence = match.ply, len(entries)
        row.result = msgspec.to_builtins(await self._services.compute(match.result))
        return await self._open(row, seats, entries)

    async def move_here(self, guest: GuestRow, moved: MovedGame) -> Table:
        """Create a practice table with a game that a guest has played on their own device."""
        record = await self._services.compute_background(read_record, moved.record, MAX_PLIES)
        match, entries = await self._services.compute_background(_played, record)
        seats = self._seats(guest, match, moved.seats)
        gone = sorted(set(moved.out))
        if any(seat.kind == "open" for seat in seats) or not set(gone) < set(range(match.players)):
            raise BadRequestError("bad-seats")
        for seat in gone:
            seats[seat].out, seats[seat].stand_in = True, STAND_IN
        mode_options(match.game, moved.mode)  # which refuses an unknown mode
        running = moved.running and not match.over
        row = self._row(match, guest, practice=True, private=False, seating="fixed", mode=moved.mode, kind="game")
        if record.opened:
            row.salt, row.seed_hash = record.salt, record.seed_hash
        row.status, row.seat = ("running", match.seat) if running else ("over", None)
        entries = entries[: match.ply] if running else entries
        row.ply, row.sequence = match.ply, len(entries)
        if not running:
            row.result = result_without(msgspec.to_builtins(await self._services.compute(match.result)), gone)
        return await self._open(row, seats, entries)

    async def rematch(self, guest: GuestRow, old: Table) -> Table:
        """The next game of the same people, seated as before or by lot; everyone who asks gets the same table."""
        if not old.seats_of(guest.id):
            raise ForbiddenError("not-your-table")
        await old.catch_up()  # it may have ended on another server just now, or a name may have been taken away
        if old.row.status != "over" or old.row.kind == "record":
            raise ConflictError("not-over")
        if old.row.rated:
            await claim(self._services.store, guest)
        async with self._rematches:
            while old.row.next is None:
                if not old.seats_of(guest.id):  # they have deleted themselves meanwhile
                    raise ForbiddenError("not-your-table")
                known = old.row.rewrites
                row, seats = await self._next(guest, old)
                rows = await self._rows(row, seats)
                with suppress(StaleError):  # another server was faster, or a name was taken away just now
                    await seating.link_rematch(old, row.id, guest, rows, known)
        asked = table_actions.rematch_for(old, guest.id)
        table = await self._services.table(old.row.next)
        for seat in list(table.seats):
            if seat.kind == "open" and seat.held_for == guest.id:
                await seating.sit(table, guest, seat.seat, seat.name, None)
        if asked is not None:
            with suppress(ConflictError):  # it was answered on another connection
                await table_actions.answer(old, guest.id, asked.number, True)
        return table

    async def _next(self, guest: GuestRow, old: Table) -> tuple[TableRow, list[SeatRow]]:
        match = await self._services.compute(Match.new, old.row.game, old.row.players, old.row.options, new_seed())
        row = self._row(match, guest, **columns_of(settings_of(old.row)))
        row.code = old.row.code  # whoever may watch a private game may watch the next one
        seats = []
        for number in range(match.players):
            was = old.seats[number]
            seat = SeatRow(seat=number, kind=was.kind, name=was.name, here=was.here, level=was.level, left=False)
            seat.character = was.character
            if was.guest_id == guest.id:
                seat.guest_id = guest.id
            elif was.kind == "person":
                seat.kind, seat.held_for = "open", was.guest_id
                seat.name = None if was.guest_id is None else was.name  # of a game that was continued
            seats.append(seat)
        waits = any(seat.kind == "open" for seat in seats)
        row.status, row.seat = ("waiting", None) if waits else ("running", match.seat)
        if not waits:
            draw_lots(row, seats)
        return row, seats


def _moves(match: Match) -> list[Entry]:
    played = enumerate(zip(match.actions, match.deciders, strict=True), 1)
    return [Entry("move", seat, 0, ply, action, sequence=ply) for ply, (action, seat) in played]


def _played(record: GameRecord) -> tuple[Match, list[Entry]]:
    """The match of a record, and its moves and comments as entries."""
    match = record.match()
    return match, [*_moves(match), *comments.comment_entries(record)]
