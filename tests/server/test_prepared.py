"""Statements that are compiled once give what SQLAlchemy gives."""

import asyncio
from datetime import UTC, datetime

import pytest
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from asterism.server.storage import prepared
from asterism.server.storage.database import Base, GuestRow, KeyValueRow, OutageRow, SeatRow, TableRow
from asterism.server.storage.entries import Entry
from asterism.server.storage.store import AGES, ENTRIES, IDS_PER_QUERY, SEATS, TABLE, Store

VALUES = Base.metadata.tables[KeyValueRow.__tablename__]
NEW = insert(VALUES).values(name=bindparam("name"), value=bindparam("text"))
NAMES = select(VALUES.c.name).where(VALUES.c.name.in_(bindparam("names", expanding=True)))
RUNNING = select(TableRow.sequence, TableRow.changed).where(TableRow.status == "running").limit(bindparam("most"))
AT = datetime(2026, 11, 17, 18, 0, 0, 123456, tzinfo=UTC)


def run(tmp_path, job):
    async def whole():
        store = Store(f"sqlite:///{tmp_path / 'club.db'}")
        await store.open()
        try:
            return await job(store)
        finally:
            await store.close()

    return asyncio.run(whole())


async def fill(store):
    await store.add(GuestRow(id="g1", name="Ann"))
    for id in ("t1", "t2", "t3"):
        row = TableRow(
            id=id, format=1, game="filantes", rules_version=1, players=2, options={"target": 2}, code="c",
            practice=False, private=False, status="running", host="g1", seat=0, ply=0, sequence=0, turn_began=AT,
            clock={"kind": "live", "seconds": 60},
        )  # fmt: skip
        await store.add(row, SeatRow(table_id=id, seat=0, kind="guest", guest_id="g1"))
        entry = Entry(sequence=1, kind="move", undo_epoch=0, ply=1, seat=0, action=3)
        await store.append(row, [], [entry], {"sequence": 1, "ply": 1}, {})
    await store.attempt(lambda session: session.execute(insert(OutageRow).values(began=AT, ended=AT)))


@pytest.mark.parametrize(
    ("statement", "values"),
    [
        (TABLE, {"id": "t1"}),
        (TABLE, {"id": "none"}),
        (SEATS, {"id": "t2"}),
        (ENTRIES, {"id": "t3", "since": 0, "until": 5}),
        (AGES, {"ids": ["t1", "none", "t3"]}),
        (AGES, {"ids": ["t2"]}),
        (select(OutageRow.began).where(OutageRow.began >= bindparam("since")), {"since": AT}),
        (RUNNING, {"most": 2}),
    ],
)  # fmt: skip
def test_a_prepared_query_finds_what_sqlalchemy_finds(tmp_path, statement, values):
    async def both(store):
        await fill(store)
        for _ in range(2):
            prepared = await store.query(lambda connection: connection.execute(statement, values).all())
            usual = (await store.attempt(lambda session: session.execute(statement, values))).all()
            assert [tuple(row) for row in prepared] == [tuple(row) for row in usual]
            for row, other in zip(prepared, usual, strict=True):
                assert all(getattr(row, name) == getattr(other, name) for name in row._fields)
        return prepared

    assert bool(run(tmp_path, both)) is (values.get("id") != "none")


def test_a_list_of_another_length_is_another_query(tmp_path):
    async def lengths(store):
        await fill(store)
        return [await store.ages(ids) for ids in (["t1"], ["t1", "t2", "t3"], ["t3"], [])]

    assert run(tmp_path, lengths) == [{"t1": (1, 0)}, {"t1": (1, 0), "t2": (1, 0), "t3": (1, 0)}, {"t3": (1, 0)}, {}]


def test_tables_that_come_and_go_leave_few_queries_in_memory(tmp_path, monkeypatch):
    compiled = []
    query = prepared.PreparedQuery
    monkeypatch.setattr(prepared, "PreparedQuery", lambda *given: compiled.append(query(*given)) or compiled[-1])
    prepared._prepared.cache_clear()

    async def ask(store):
        await fill(store)
        compiled.clear()
        for others in range(IDS_PER_QUERY + 20):
            assert await store.ages(["t2", *(f"x{n}" for n in range(others)), "t1"]) == {"t1": (1, 0), "t2": (1, 0)}

    run(tmp_path, ask)
    assert 0 < len(compiled) <= 10


def test_a_conflict_undoes_the_whole_job(tmp_path):
    async def conflict(store):
        def twice(connection):
            connection.execute(NEW, {"name": "a", "text": "1"})
            connection.execute(NEW, {"name": "a", "text": "2"})

        with pytest.raises(IntegrityError):
            await store.query(twice)
        await store.query(lambda connection: connection.execute(NEW, {"name": "b", "text": "3"}))
        return [tuple(row) for row in await store.rows(NAMES, {"names": ["a", "b"]})]

    assert run(tmp_path, conflict) == [("b",)]


def test_a_job_that_fails_leaves_no_transaction_open(tmp_path):
    async def fails(store):
        def breaks_off(connection):
            connection.execute(NEW, {"name": "a", "text": "1"})
            raise LookupError

        with pytest.raises(LookupError):
            await store.query(breaks_off)
        change = update(VALUES).where(VALUES.c.name == bindparam("of")).values(value=bindparam("text"))
        changed = change.returning(VALUES.c.value)
        await store.query(lambda connection: connection.execute(NEW, {"name": "a", "text": "2"}))
        return await store.query(lambda connection: connection.execute(changed, {"of": "a", "text": "3"}).first())

    assert tuple(run(tmp_path, fails)) == ("3",)
