"""Reports of guests to the host: who reported whom, at which table, and why."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from asterism.server.api.host import Report
from asterism.server.storage.database import GuestRow, ReportRow
from asterism.server.storage.store import Store

LISTED = 100
"""The most reports that the host is shown, latest first."""


async def add_report(store: Store, row: ReportRow) -> None:
    """Store a report; it replaces an earlier one by the same guest about the same person at the same table."""

    async def job(session: AsyncSession) -> None:
        await session.execute(delete(ReportRow).where(*_same(row.table_id, row.guest_id, row.about)))
        session.add(row)

    await store.attempt(job)


async def reports(store: Store) -> list[Report]:
    """The latest reports."""
    by, about = aliased(GuestRow), aliased(GuestRow)
    query = (
        select(ReportRow, by.name, about.name)
        .join(by, by.id == ReportRow.guest_id)
        .join(about, about.id == ReportRow.about)
        .order_by(ReportRow.at.desc())
        .limit(LISTED)
    )
    found: Any = await store.read(lambda session: session.execute(query))
    return [
        Report(
            table=row.table_id,
            guest=row.guest_id,
            name=name,
            about=row.about,
            about_name=about_name,
            reason=row.reason,
            at=row.at,
        )
        for row, name, about_name in found
    ]


async def dismiss_report(store: Store, table: str, guest: str, about: str) -> None:
    """Delete a report that the host has seen."""
    await store.attempt(lambda session: session.execute(delete(ReportRow).where(*_same(table, guest, about))))


def _same(table: str, guest: str, about: str) -> tuple[Any, ...]:
    return ReportRow.table_id == table, ReportRow.guest_id == guest, ReportRow.about == about
