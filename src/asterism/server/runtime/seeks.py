"""Finding a game: pairs the guests who look for one, and tells absent ones that somebody waits.

Every server looks at all seeks of the database every few seconds, and at once when a guest begins to look or comes
back. Which of them seats a group is decided by the database (``storage/seeks.py``).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import msgspec

from asterism.engine import registry, text
from asterism.engine.match import Match
from asterism.engine.options import check_players, mode_options
from asterism.engine.rng import new_seed
from asterism.server.accounts.guests import new_id
from asterism.server.api.seeks import NewSeek, OpenSeek, Seek
from asterism.server.budgets import ADDRESS_FACTOR, MAX_SEEKS, SEEK_AWAY, SEEK_NOTIFIED
from asterism.server.core.rating import Skill
from asterism.server.core.seeking import form_groups, whom_to_notify
from asterism.server.core.watching import Watchable, best_to_watch
from asterism.server.errors import BadRequestError, ConflictError
from asterism.server.fair_queue import current_owner
from asterism.server.runtime.periodic import repeat
from asterism.server.storage import seeks
from asterism.server.storage.database import GuestRow, SeatRow, SeekRow, TableRow, precise_now
from asterism.server.storage.handles import claim
from asterism.server.storage.seeks import WaitingSeek, terms_of
from asterism.server.tables.rated_terms import check_terms
from asterism.server.texts import reminder_text

if TYPE_CHECKING:
    from asterism.server.runtime.services import Services

INTERVAL = 2.0
PRESENCE_NOTED = timedelta(seconds=10)
"""How often it is stored that a guest is still here."""
FRESH = timedelta(minutes=5)
"""Games in which something has happened within this time are preferred for watching."""
LISTED = 50
log = logging.getLogger(__name__)


class Seeks:
    """One server's part in finding games."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._looking = asyncio.Lock()
        self.clock: Callable[[], datetime] = precise_now
        """The present time; tests set it."""

    async def run(self) -> None:
        """Pair guests until cancelled."""
        await repeat(self.match_waiting, lambda: INTERVAL, "seeks")

    # -- one guest -------------------------------------------------------------------------------------------------

    async def begin(self, guest: GuestRow, wish: NewSeek) -> Seek | None:
        """Look for a game from now on, in place of what the guest looked for before."""
        at, store = self.clock(), self._services.store
        row = await self._row(guest, wish, at)
        others = await seeks.others_from(store, row.origin, guest.id, at)
        if others >= MAX_SEEKS * ADDRESS_FACTOR and current_owner.get().bounded:
            raise ConflictError("many-seeks", most=MAX_SEEKS * ADDRESS_FACTOR)
        if wish.notify and not await self._services.reminders.contacts.browsers(guest.id):
            raise ConflictError("no-browser")
        before = await seeks.seek_of(store, guest.id, at)
        if before is not None and terms_of(before) == terms_of(row):
            row.since = before.since  # only the rating limits or the notification have changed
        await seeks.put_seek(store, row, at)
        await self._services.spawn(self.match_waiting())  # at the server's own expense
        return await self.get(guest.id)

    async def _row(self, guest: GuestRow, wish: NewSeek, at: datetime) -> SeekRow:
        """The wish as a row; refused for the same reasons as the table that it asks for."""
        game = registry.load(wish.game)
        mode = wish.mode if wish.mode is not None else next(iter(game.modes))
        players = check_players(game, game.min_players if wish.players is None else wish.players)
        options = mode_options(game, mode)
        match = await self._services.compute(Match.new, game.id, players, options, new_seed())
        if wish.low is not None and wish.high is not None and wish.low > wish.high:
            raise BadRequestError("bad-request", detail="low: above high")
        clock = wish.clock
        if wish.rated:
            clock = check_terms(clock, match, mode)[0]
            await claim(self._services.store, guest)
        return SeekRow(
            guest_id=guest.id,
            id=new_id(),
            game=game.id,
            mode=mode,
            players=players,
            rated=wish.rated,
            clock=msgspec.to_builtins(clock),
            low=wish.low,
            high=wish.high,
            notify=wish.notify,
            patient=clock is not None and clock.reminds,
            origin=self._services.new_tables.origin(),
            since=at,
            seen=at,
            notified_at=None,
            table_id=None,
        )

    async def get(self, guest_id: str) -> Seek | None:
        """The guest's seek; asking for it shows that they are here."""
        at, store = self.clock(), self._services.store
        row = await seeks.seek_of(store, guest_id, at)
        if row is None:
            return None
        if at - row.seen > PRESENCE_NOTED:
            await seeks.note_presence(store, guest_id, at)
            if row.table_id is None and seeks.is_away(row, at):
                await self._services.spawn(self.match_waiting())
                row = await seeks.seek_of(store, guest_id, at) or row
        return _describe(row, at)

    async def end(self, guest_id: str) -> None:
        """Stop seeking, or acknowledge the table that was found."""
        await seeks.end_seek(self._services.store, guest_id)

    # -- all -------------------------------------------------------------------------------------------------------

    async def match_waiting(self) -> None:
        """Drop seeks that are over, seat guests who fit, and notify absent guests for whom somebody waits."""
        async with self._looking:
            at, store = self.clock(), self._services.store
            if not await seeks.any_seek(store):
                return
            await seeks.drop_ended(store, at)
            waiting = {found.row.guest_id: found for found in await seeks.waiting_seeks(store, at)}
            for group in form_groups([found.seeker for found in waiting.values()]):
                await self._seat([waiting[seeker.guest] for seeker in group], at)
                for seeker in group:
                    del waiting[seeker.guest]
            for seeker in whom_to_notify([found.seeker for found in waiting.values()]):
                if waiting[seeker.guest].row.notify and await seeks.claim_notification(store, seeker, at):
                    self._services.spawn(self._notify_waiting(waiting[seeker.guest].row))

    async def _seat(self, group: Sequence[WaitingSeek], at: datetime) -> None:
        guests, terms = [found.guest for found in group], group[0].seeker.terms
        rows = await self._services.new_tables.table_for_group(guests, terms)
        table: Any = rows[0]
        if await seeks.seat_group(self._services.store, rows, [found.seeker for found in group], at):
            for found in group:
                if found.row.notify or seeks.is_away(found.row, at):
                    others = [guest.name for guest in guests if guest.id != found.guest.id]
                    self._services.spawn(self._notify_found(found.row, table.id, others))

    async def open_seeks(self, guest_id: str | None) -> list[OpenSeek]:
        """The seeks of others who are here, longest waiting first."""
        waiting = await seeks.waiting_seeks(self._services.store, self.clock())
        good = [one for one in waiting if one.seeker.present and not one.seeker.excluded and one.guest.id != guest_id]
        return [_describe_open(found) for found in good[:LISTED]]

    async def best(self, running: Sequence[tuple[TableRow, Sequence[SeatRow]]]) -> str | None:
        """The running table most worth watching."""
        people = {row.id: [s.guest_id for s in seats if s.guest_id and s.stand_in is None] for row, seats in running}
        known = await seeks.ratings_of(
            self._services.store, sorted({guest for some in people.values() for guest in some})
        )
        new, at = Skill().points().rating, self.clock()
        tables = []
        for row, _ in running:
            ratings = tuple(known.get((row.game, row.players, guest), new) for guest in people[row.id])
            live = self._services.in_memory(row.id)
            watching = live.presence.spectators() if live else 0
            tables.append(Watchable(table=row.id, fresh=at - row.changed < FRESH, ratings=ratings, watching=watching))
        return best_to_watch(tables)

    # -- messages --------------------------------------------------------------------------------------------------

    async def _notify_found(self, row: SeekRow, table: str, others: Sequence[str | None]) -> None:
        """Notify a guest that the others are found, and the table is there."""
        names = ", ".join(name for name in others if name)

        def message(language: str) -> dict[str, str]:
            title = text.title(row.game, language)
            body = f"{title} – {names}" if names else title
            return {"title": reminder_text(language, "found"), "body": body, "table": table, "path": f"/t/{table}"}

        await self._services.reminders.push_to(row.guest_id, message, table, SEEK_AWAY)

    async def _notify_waiting(self, row: SeekRow) -> None:
        """Notify a guest that somebody looks for the same game."""

        def message(language: str) -> dict[str, str]:
            body = reminder_text(language, "waits-body", game=text.title(row.game, language))
            return {"title": reminder_text(language, "waits"), "body": body, "path": "/seek"}

        await self._services.reminders.push_to(row.guest_id, message, row.id, SEEK_NOTIFIED)


def _describe(row: SeekRow, at: datetime) -> Seek:
    terms = msgspec.structs.asdict(terms_of(row))
    return Seek(
        **terms,
        low=row.low,
        high=row.high,
        notify=row.notify,
        since=row.since,
        waited=max(0, int((at - row.since).total_seconds())),
        table=row.table_id,
    )


def _describe_open(found: WaitingSeek) -> OpenSeek:
    seeker = found.seeker
    terms = msgspec.structs.asdict(seeker.terms)
    return OpenSeek(
        guest=seeker.guest, name=found.guest.name, rating=seeker.rating, low=seeker.low, high=seeker.high, **terms
    )
