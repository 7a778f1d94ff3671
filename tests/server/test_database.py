"""The schema that migrations make is the one the code expects; and no ply is kept twice."""

from __future__ import annotations

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from asterism.server.database import Base, EntryRow, SeatRow, TableRow
from asterism.server.errors import NotFoundError
from asterism.server.store import OutOfStepError, Store


@pytest.fixture
def opened(tmp_path):
    def run(job):
        async def inside():
            store = Store(f"sqlite:///{tmp_path / 'x.db'}")
            await store.open()
            try:
                return await job(store)
            finally:
                await store.close()

        return asyncio.run(inside())

    return run


def test_migrations_and_models_agree(opened):
    async def job(store):
        await store.open()  # a second time changes nothing
        async with store.engine.connect() as connection:
            return await connection.run_sync(
                lambda c: compare_metadata(MigrationContext.configure(c, opts={"compare_type": True}), Base.metadata)
            )

    assert opened(job) == []


def test_sqlite_is_durable_and_readable_while_written(opened):
    async def job(store):
        async with store.engine.connect() as connection:
            return [
                (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]

    assert opened(job) == ["wal", 2, 1]


def test_a_ply_of_a_line_is_kept_once(opened):
    row = TableRow(id="t", game="filantes", players=2, options={}, practice=True, private=False, code="c")
    row.status, row.ply, row.number = "running", 0, 0
    seats = [SeatRow(table_id="t", seat=0, kind="bot", here=False, left=False)]

    def entry(number, line, ply):
        return EntryRow(table_id="t", number=number, kind="move", line=line, ply=ply, seat=0, action=1)

    async def job(store):
        await store.add(row, *seats)
        await store.append(row, seats, [entry(1, 0, 1)], {"ply": 1}, {0: {"left": True}})
        for clash in (entry(1, 0, 2), entry(2, 0, 1)):
            with pytest.raises(OutOfStepError):
                await store.append(row, seats, [clash], {"ply": 9}, {})
        await store.append(row, seats, [entry(2, 1, 1)], {"ply": 1}, {})
        return await store.table("t")

    kept, sitting, entries = opened(job)
    assert (kept.ply, row.ply, sitting[0].left) == (1, 1, True)
    assert [(e.number, e.line) for e in entries] == [(1, 0), (2, 1)]
    with pytest.raises(NotFoundError):
        opened(lambda store: store.table("nothing"))
