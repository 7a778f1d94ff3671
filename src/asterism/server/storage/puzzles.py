"""Guests as solvers of puzzles, and the finished games that may become puzzles."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import delete, null, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from asterism.puzzles.solver import Solver, after_try
from asterism.server.storage.database import PuzzleConsentRow, PuzzleSolverRow, SeatRow, TableRow
from asterism.server.storage.store import Store


async def solvers_of(store: Store, guest_id: str) -> dict[str, Solver]:
    """What a guest has solved, by game."""
    query = select(PuzzleSolverRow).where(PuzzleSolverRow.guest_id == guest_id)
    rows = await store.read(lambda session: session.scalars(query))
    return {row.game: Solver(rating=row.rating, deviation=row.deviation, tried=row.tried) for row in rows}


async def count_try(store: Store, guest_id: str, game: str, id: str, rating: int, solved: bool) -> None:
    """Count a guest's first try at a puzzle."""

    async def job(session: AsyncSession) -> None:
        row = await session.get(PuzzleSolverRow, (guest_id, game), with_for_update=True)
        known = Solver() if row is None else Solver(rating=row.rating, deviation=row.deviation, tried=row.tried)
        now = after_try(known, id, rating, solved)
        if row is None:
            session.add(_row(guest_id, game, now))
        elif now is not known:
            row.rating, row.deviation, row.tried = now.rating, now.deviation, now.tried

    try:
        await store.attempt(job)
    except IntegrityError:  # another try of the same guest came first
        await store.attempt(job)


async def adopt_solvers(store: Store, guest_id: str, known: Mapping[str, Solver]) -> None:
    """Keep what a browser knows of games in which the guest has tried nothing here."""

    async def job(session: AsyncSession) -> None:
        for game, solver in known.items():
            if await session.get(PuzzleSolverRow, (guest_id, game)) is None:
                session.add(_row(guest_id, game, solver))

    try:
        await store.attempt(job)
    except IntegrityError:  # another browser came first, and keeps what it brought
        return


async def consents(store: Store, guest_id: str) -> bool:
    """Whether a guest's finished games may become puzzles."""
    query = select(PuzzleConsentRow.guest_id).where(PuzzleConsentRow.guest_id == guest_id)
    return await store.read(lambda session: session.scalar(query)) is not None


async def set_consent(store: Store, guest_id: str, share: bool) -> None:
    """Store whether a guest's finished games may become puzzles."""

    async def job(session: AsyncSession) -> None:
        await session.execute(delete(PuzzleConsentRow).where(PuzzleConsentRow.guest_id == guest_id))
        if share:
            session.add(PuzzleConsentRow(guest_id=guest_id))

    await store.attempt(job)


async def shared_tables(store: Store) -> list[str]:
    """The ids of finished games between people who all agreed that they may become puzzles, and bots."""
    agreed = select(PuzzleConsentRow.guest_id)
    people = select(SeatRow.table_id).where(SeatRow.guest_id.in_(agreed))
    # People who sit there without a guest of their own, or at another's screen, were not asked.
    others = SeatRow.guest_id.is_(None) | SeatRow.guest_id.not_in(agreed) | SeatRow.here.is_(True)
    unasked = select(SeatRow.table_id).where(SeatRow.kind != "bot", others)
    query = select(TableRow.id).where(
        TableRow.id.in_(people),
        TableRow.id.not_in(unasked),
        TableRow.status == "over",
        TableRow.result.is_not(null()),
        TableRow.kind == "game",
        TableRow.seed.is_not(None),
    )
    return list(await store.read(lambda session: session.scalars(query.order_by(TableRow.created, TableRow.id))))


def _row(guest_id: str, game: str, solver: Solver) -> PuzzleSolverRow:
    return PuzzleSolverRow(
        guest_id=guest_id, game=game, rating=solver.rating, deviation=solver.deviation, tried=solver.tried
    )
