"""Ratings of guests by game and player count, from the games at rated tables.

``core/rating.py`` has the formula. A game is rated in the transaction that ends it, so exactly once; the games of one
pool (a game and a number of players) are numbered in the order in which they were rated, so that all ratings can be
recomputed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncSession

from asterism.engine.match import places
from asterism.server.core.rating import Skill, rate
from asterism.server.storage.database import PoolRow, RatingRow, SeatRow, StepRow, TableRow, now

PROVISIONAL = 10
"""A rating is provisional until this many games have been played."""
EARLY = 2
"""Decisions per seat: a game that a player leaves before this many have been made does not count."""


def places_of(result: Mapping[str, Any], seats: Sequence[Mapping[str, Any]], ply: int) -> list[int] | None:
    """The place of each seat, with those who left or were replaced last; None if the game does not count."""
    gone = {n for n, seat in enumerate(seats) if seat["left"] or seat["out"] or seat["stand_in"] is not None}
    gone |= set(result.get("out", ()))
    if len(gone) == len(seats) or (gone and ply < EARLY * len(seats)):
        return None
    return places(result["points"], result["winners"], gone)


async def settle(
    session: AsyncSession,
    row: TableRow,
    seats: Sequence[SeatRow],
    changes: Mapping[str, Any],
    seat_changes: Mapping[int, Mapping[str, Any]],
) -> None:
    """Rate the game if ``changes`` end it and it counts."""
    result = changes.get("result")
    if not row.rated or changes.get("status") != "over" or result is None:
        return
    now_seats = [
        {name: getattr(seat, name) for name in ("left", "out", "stand_in")} | dict(seat_changes.get(seat.seat, {}))
        for seat in seats
    ]
    guests = [seat.guest_id for seat in seats if seat.guest_id is not None]
    finished = places_of(result, now_seats, changes.get("ply", row.ply))
    if finished is None or len(set(guests)) != len(seats):
        return
    number = await _next_number(session, row.game, row.players)
    known = {r.guest_id: r for r in await session.scalars(_of_pool(row.game, row.players, guests))}
    before = [Skill(known[g].mu, known[g].sigma) if g in known else Skill() for g in guests]
    common = {"game": row.game, "players": row.players}
    for seat, (guest, place, skill) in enumerate(zip(guests, finished, rate(before, finished), strict=True)):
        step = common | {"number": number, "guest_id": guest, "place": place, **skill._asdict(), "at": now()}
        await session.execute(insert(StepRow), [step | {"table_id": row.id, "seat": seat}])
        games = known[guest].games + 1 if guest in known else 1
        await _save(session, common | {"guest_id": guest}, skill, games, new=guest not in known)


def _of_pool(game: str, players: int, guests: Sequence[str]) -> Any:
    pool = RatingRow.game == game, RatingRow.players == players
    return select(RatingRow).where(*pool, RatingRow.guest_id.in_(guests))


async def _next_number(session: AsyncSession, game: str, players: int) -> int:
    """The number of the pool's next game; locks the pool until the transaction ends."""
    dialect = session.get_bind().dialect.name
    new = (postgresql.insert if dialect == "postgresql" else sqlite.insert)(PoolRow)
    await session.execute(new.values(game=game, players=players, games=0).on_conflict_do_nothing())
    pool = PoolRow.game == game, PoolRow.players == players
    counted = update(PoolRow).where(*pool).values(games=PoolRow.games + 1).returning(PoolRow.games)
    return (await session.execute(counted)).scalar_one()


async def _save(session: AsyncSession, key: Mapping[str, Any], skill: Skill, games: int, new: bool) -> None:
    values = {**skill._asdict(), "games": games, "changed": now()}
    if new:
        await session.execute(insert(RatingRow), [{**key, **values}])
    else:
        where = (getattr(RatingRow, name) == value for name, value in key.items())
        await session.execute(update(RatingRow).where(*where).values(**values))


class Recomputed(NamedTuple):
    """The number of rated games, and how many stored ratings differ from the recomputed ones."""

    games: int
    false: int


async def recompute(session: AsyncSession, repair: bool = False) -> Recomputed:
    """Recompute all ratings from the places of every rated game; ``repair`` stores the result."""
    order = StepRow.game, StepRow.players, StepRow.number, StepRow.seat
    steps = list(await session.scalars(select(StepRow).order_by(*order)))
    games: dict[tuple[str, int, int], list[StepRow]] = {}
    for step in steps:
        games.setdefault((step.game, step.players, step.number), []).append(step)
    skills: dict[tuple[str, int, str], tuple[Skill, int]] = {}
    false = 0
    for played in games.values():
        keys = [(step.game, step.players, step.guest_id) for step in played]
        before = [skills.get(key, (Skill(), 0)) for key in keys]
        after = rate([skill for skill, _ in before], [step.place for step in played])
        for step, key, skill, (_, count) in zip(played, keys, after, before, strict=True):
            skills[key] = skill, count + 1
            if (step.mu, step.sigma) != skill:
                false += 1
                if repair:
                    step.mu, step.sigma = skill
    kept = {
        (r.game, r.players, r.guest_id): (Skill(r.mu, r.sigma), r.games)
        for r in await session.scalars(select(RatingRow))
    }
    false += sum(kept.get(key) != skills.get(key) for key in kept.keys() | skills.keys())
    if repair:
        await session.execute(delete(RatingRow))
        for (game, players, guest), (skill, count) in skills.items():
            await _save(session, {"game": game, "players": players, "guest_id": guest}, skill, count, new=True)
    return Recomputed(len(games), false)
