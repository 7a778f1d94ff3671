"""Guests who look for a game: their seeks, and seating a group of them in one transaction.

Every function takes the time, so that tests can move it.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import ColumnElement, and_, delete, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncSession

from asterism.server.budgets import MAX_SEEKS_READ, SEEK_AWAY, SEEK_KEPT, SEEK_NOTIFIED
from asterism.server.clock_kinds import read_clock
from asterism.server.core.rating import Skill
from asterism.server.core.seeking import Seeker, Terms, still_fit
from asterism.server.storage.database import BanRow, Base, GuestRow, RatingRow, SeekRow, TableRow
from asterism.server.storage.store import Store

ANY = select(SeekRow.guest_id).limit(1)
AWAY, KEPT, NOTIFIED = (timedelta(seconds=seconds) for seconds in (SEEK_AWAY, SEEK_KEPT, SEEK_NOTIFIED))


class WaitingSeek(NamedTuple):
    """A seek that has no table yet."""

    row: SeekRow
    guest: GuestRow
    seeker: Seeker


class _TakenError(Exception):
    """One of the group was paired, has left or no longer fits."""


def is_away(row: SeekRow, at: datetime) -> bool:
    """Whether its guest has not been here lately."""
    return at - row.seen > AWAY


def _is_over(at: datetime) -> ColumnElement[bool]:
    """Whether a seek has ended because its guest stays away."""
    short = or_(and_(SeekRow.notify.is_(False), SeekRow.patient.is_(False)), SeekRow.table_id.is_not(None))
    return or_(SeekRow.seen < at - KEPT, and_(SeekRow.seen < at - AWAY, short))


# -- one guest's seek --------------------------------------------------------------------------------------------------


async def seek_of(store: Store, guest_id: str, at: datetime) -> SeekRow | None:
    """The guest's seek, unless it is over."""
    query = select(SeekRow).where(SeekRow.guest_id == guest_id, ~_is_over(at))
    return await store.read(lambda session: session.scalar(query))


async def put_seek(store: Store, row: SeekRow, at: datetime) -> None:
    """Store a seek in place of the guest's last one, unless that has a table of which the guest has yet to learn."""
    values = {column.key: getattr(row, column.key) for column in SeekRow.__table__.columns}

    async def job(session: AsyncSession) -> None:
        dialect = session.get_bind().dialect.name
        new = (postgresql.insert if dialect == "postgresql" else sqlite.insert)(SeekRow).values(values)
        free = or_(SeekRow.table_id.is_(None), _is_over(at))
        await session.execute(new.on_conflict_do_update(index_elements=["guest_id"], set_=values, where=free))

    await store.attempt(job)


async def end_seek(store: Store, guest_id: str) -> None:
    """Delete the guest's seek."""
    await store.attempt(lambda session: session.execute(delete(SeekRow).where(SeekRow.guest_id == guest_id)))


async def note_presence(store: Store, guest_id: str, at: datetime) -> None:
    """The guest is here."""
    change = update(SeekRow).where(SeekRow.guest_id == guest_id, SeekRow.seen < at).values(seen=at)
    await store.attempt(lambda session: session.execute(change))


async def others_from(store: Store, origin: str | None, guest_id: str, at: datetime) -> int:
    """How many other guests of an address look for a game."""
    query = select(func.count()).select_from(SeekRow).where(SeekRow.origin == origin, SeekRow.guest_id != guest_id)
    query = query.where(SeekRow.table_id.is_(None), ~_is_over(at))
    return await store.read(lambda session: session.scalar(query)) or 0


# -- all of them -------------------------------------------------------------------------------------------------------


async def any_seek(store: Store) -> bool:
    """Whether anybody looks for a game."""
    return bool(await store.rows(ANY))


async def drop_ended(store: Store, at: datetime) -> None:
    """Delete the seeks that are over."""
    some = select(SeekRow.guest_id).where(_is_over(at)).limit(1)
    if await store.read(lambda session: session.scalar(some)) is not None:
        await store.attempt(lambda session: session.execute(delete(SeekRow).where(_is_over(at))))


async def waiting_seeks(store: Store, at: datetime) -> list[WaitingSeek]:
    """The seeks without a table, longest waiting first; those of guests who are here before all others."""
    here = or_(SeekRow.seen >= at - AWAY, SeekRow.patient)
    condition = and_(SeekRow.table_id.is_(None), ~_is_over(at))
    return await store.read(lambda session: _read(session, condition, at, here))


async def _read(
    session: AsyncSession, condition: ColumnElement[bool], at: datetime, first: ColumnElement[bool]
) -> list[WaitingSeek]:
    pool = and_(
        RatingRow.game == SeekRow.game, RatingRow.players == SeekRow.players, RatingRow.guest_id == SeekRow.guest_id
    )
    active = or_(BanRow.until.is_(None), BanRow.until > at)
    banned = select(BanRow.id).where(BanRow.kind == "guest", BanRow.who == SeekRow.guest_id, active).exists()
    query = select(SeekRow, GuestRow, RatingRow, banned).join(GuestRow, GuestRow.id == SeekRow.guest_id)
    query = query.outerjoin(RatingRow, pool).where(condition)
    query = query.order_by(first.desc(), SeekRow.since, SeekRow.guest_id).limit(MAX_SEEKS_READ)
    found = []
    for row, guest, rating, is_banned in await session.execute(query):
        excluded = is_banned or (row.rated and guest.name is None)
        skill = Skill(rating.mu, rating.sigma) if rating is not None else Skill()
        found.append(WaitingSeek(row, guest, _seeker(row, skill.points().rating, excluded, at)))
    return found


def terms_of(row: SeekRow) -> Terms:
    """What is to be played."""
    clock = read_clock(row.clock)
    return Terms(game=row.game, mode=row.mode, players=row.players, rated=row.rated, clock=clock)


def _seeker(row: SeekRow, rating: int, excluded: bool, at: datetime) -> Seeker:
    return Seeker(
        id=row.id,
        guest=row.guest_id,
        terms=terms_of(row),
        rating=rating,
        low=row.low,
        high=row.high,
        present=row.patient or not is_away(row, at),
        excluded=excluded,
    )


async def seat_group(store: Store, rows: Sequence[Base], group: Sequence[Seeker], at: datetime) -> bool:
    """Store a table with its seats (``rows``, the table first) and give it to the seeks of the group, all or none.

    False if one of them has a table already, was changed, or no longer fits; then nothing is stored. The first to
    update the seeks wins, on any server.
    """
    table = rows[0]
    assert isinstance(table, TableRow)
    these = SeekRow.id.in_([seeker.id for seeker in group])

    async def job(session: AsyncSession) -> None:
        if await session.scalar(select(TableRow.id).where(TableRow.id == table.id)) is not None:
            return  # committed by the attempt before, whose answer was lost
        for row in rows:
            session.add(row)
            await session.flush()
        take = update(SeekRow).where(these, SeekRow.table_id.is_(None)).values(table_id=table.id)
        taken = (await session.scalars(take.returning(SeekRow.guest_id))).all()
        now = await _read(session, these, at, SeekRow.patient.is_(True))
        if len(taken) < len(group) or not still_fit([waiting.seeker for waiting in now]):
            raise _TakenError

    try:
        await store.attempt(job)
    except _TakenError:
        return False
    return True


async def claim_notification(store: Store, seeker: Seeker, at: datetime) -> bool:
    """Whether this server is to tell an absent guest that somebody waits; not if they were told lately."""
    due = or_(SeekRow.notified_at.is_(None), SeekRow.notified_at < at - NOTIFIED)
    take = update(SeekRow).where(SeekRow.id == seeker.id, SeekRow.notify, due).values(notified_at=at)
    return await store.attempt(lambda session: session.scalar(take.returning(SeekRow.id))) is not None


# -- what runs ---------------------------------------------------------------------------------------------------------


async def ratings_of(store: Store, guests: Sequence[str]) -> dict[tuple[str, int, str], int]:
    """The ratings of guests by game, number of players and guest."""
    query = select(RatingRow).where(RatingRow.guest_id.in_(guests))
    rows = list(await store.read(lambda session: session.scalars(query))) if guests else []
    return {(row.game, row.players, row.guest_id): Skill(row.mu, row.sigma).points().rating for row in rows}
