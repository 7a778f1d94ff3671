"""Ratings for clients: leaderboards, one guest's ratings with history, and what a game changed."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import ColumnElement, and_, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from asterism.server.api import ratings as api
from asterism.server.api.base import GONE
from asterism.server.core.rating import Skill
from asterism.server.errors import NotFoundError
from asterism.server.storage.database import GuestRow, HandleRow, PoolRow, RatingRow, StepRow, TableRow
from asterism.server.storage.ratings import PROVISIONAL

LISTED = 100
STEPS = 200
"""The newest games of a history that are listed."""


def cautious() -> ColumnElement[float]:
    """The order of lists: the mean less two standard deviations."""
    return RatingRow.mu - 2 * RatingRow.sigma


def describe(row: RatingRow, name: str | None, place: int) -> api.RatingRow:
    """One rating of one guest."""
    return api.RatingRow(
        place=place,
        guest=row.guest_id,
        name=name,
        games=row.games,
        provisional=row.games < PROVISIONAL,
        changed=row.changed,
        **Skill(row.mu, row.sigma).points()._asdict(),
    )


def _present() -> ColumnElement[bool]:
    """Not of a deleted player; their games still count for others."""
    return RatingRow.guest_id.not_like(f"{GONE}%")


def _present_handle() -> ColumnElement[bool]:
    """A guest's handle, if it is their present name; other names are not shown: somebody else's may look the same."""
    return and_(HandleRow.guest_id == GuestRow.id, HandleRow.name == GuestRow.name)


async def board(session: AsyncSession, game: str, players: int, guest_id: str | None) -> api.Leaderboard:
    """The best at a game with ``players`` players, and the asking guest, whatever their place."""
    pool = RatingRow.game == game, RatingRow.players == players, _present()
    query = select(RatingRow, HandleRow.name).join(GuestRow, GuestRow.id == RatingRow.guest_id)
    query = query.outerjoin(HandleRow, _present_handle()).where(*pool)
    best = (await session.execute(query.order_by(cautious().desc(), RatingRow.guest_id).limit(LISTED))).all()
    listed = [describe(row, name, place) for place, (row, name) in enumerate(best, 1)]
    mine = next((one for one in listed if one.guest == guest_id), None)
    if mine is None and guest_id is not None:
        own = (await session.execute(query.where(RatingRow.guest_id == guest_id))).first()
        mine = describe(own[0], own[1], await _place(session, own[0])) if own else None
    games = await session.get(PoolRow, (game, players))
    return api.Leaderboard(game=game, players=players, games=games.games if games else 0, ratings=listed, mine=mine)


async def _place(session: AsyncSession, row: RatingRow) -> int:
    ahead = (
        RatingRow.game == row.game,
        RatingRow.players == row.players,
        cautious() > row.mu - 2 * row.sigma,
        _present(),
    )
    return 1 + (await session.scalar(select(func.count()).select_from(RatingRow).where(*ahead)) or 0)


async def of_guest(session: AsyncSession, guest_id: str) -> api.PlayerRatings:
    """All ratings of a guest, each with its newest steps, oldest first."""
    guest = await session.get(GuestRow, guest_id)
    if guest is None:
        raise NotFoundError("no-guest")
    rows = select(RatingRow).where(RatingRow.guest_id == guest_id).order_by(RatingRow.game, RatingRow.players)
    ratings = []
    for row in list(await session.scalars(rows)):
        rating = describe(row, guest.name, await _place(session, row))
        steps = await _steps(session, row)
        ratings.append(api.RatingHistory(game=row.game, players=row.players, history=steps, **asdict(rating)))
    return api.PlayerRatings(guest=api.RatedGuest(id=guest.id, name=guest.name), ratings=ratings)


async def _steps(session: AsyncSession, row: RatingRow) -> list[api.RatingStep]:
    mine = StepRow.guest_id == row.guest_id, StepRow.game == row.game, StepRow.players == row.players
    query = select(StepRow, TableRow.private).join(TableRow, TableRow.id == StepRow.table_id).where(*mine)
    newest = (await session.execute(query.order_by(StepRow.number.desc()).limit(STEPS))).all()
    return [
        api.RatingStep(
            table=None if private else step.table_id,
            at=step.at,
            place=step.place,
            **Skill(step.mu, step.sigma).points()._asdict(),
        )
        for step, private in reversed(newest)
    ]


async def of_table(session: AsyncSession, table_id: str) -> api.RatingChanges:
    """For each seat of a rated game the place, and the rating before and after; empty if it was not rated."""
    changes = []
    for step in list(await session.scalars(select(StepRow).where(StepRow.table_id == table_id).order_by(StepRow.seat))):
        mine = StepRow.guest_id == step.guest_id, StepRow.game == step.game, StepRow.players == step.players
        earlier = select(StepRow).where(*mine, StepRow.number < step.number).order_by(StepRow.number.desc()).limit(1)
        last = await session.scalar(earlier)
        before = Skill(last.mu, last.sigma) if last else Skill()
        after = Skill(step.mu, step.sigma)
        changes.append(
            api.RatingChange(
                seat=step.seat, guest=step.guest_id, place=step.place, before=_shown(before), after=_shown(after)
            )
        )
    return api.RatingChanges(changes=changes)


def _shown(skill: Skill) -> api.Rating:
    return api.Rating(**skill.points()._asdict())
