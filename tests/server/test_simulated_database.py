"""The simulated database behaves as the real ones do."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from sqlalchemy import insert, select
from sqlalchemy.exc import DBAPIError, IntegrityError

from asterism.server.storage.connect import is_transient, open_engine
from asterism.server.storage.database import Base, EntryRow, GuestRow, KeyValueRow, TableRow
from asterism.server.storage.store import Store
from asterism.simulator.database import Database
from asterism.simulator.loop import Process, VirtualLoop

from .stores import opened_store

pytestmark = pytest.mark.usefixtures("usual_intervals")


async def commands(store):
    """The outcome of each of a sequence of commands that servers give."""
    outcomes = []

    async def note(job):
        try:
            outcomes.append(await store.attempt(job))
        except IntegrityError:
            outcomes.append("conflict")

    row = TableRow(
        id="t1", format=1, game="filantes", rules_version=1, players=2, options={}, code="c", practice=False,
        private=False, status="running", host="g1", seat=0, ply=0, sequence=0,
    )  # fmt: skip
    await store.add(GuestRow(id="g1", name="Ann"))
    await store.add(row)
    random = Random(3)
    for _ in range(60):
        sequence, ply = random.randint(1, 8), random.randint(1, 5)
        entry = {"table_id": "t1", "sequence": sequence, "kind": "move", "undo_epoch": 0, "ply": ply, "nonce": 1}
        match random.randrange(5):
            case 0 | 1:
                await note(lambda session, entry=entry: _done(session.execute(insert(EntryRow).values(**entry))))
            case 2:
                query = select(EntryRow.sequence, EntryRow.ply).order_by(EntryRow.sequence)
                await note(lambda session, query=query: _rows(session.execute(query)))
            case 3:
                outcomes.append(await store.bot_leases.take("t1", ply % 2, random.choice(["a", "b"])))
            case 4:
                both = [{**entry, "sequence": 100 + sequence, "ply": 50 + ply}, entry]
                await note(lambda session, both=both: _done(session.execute(insert(EntryRow), both)))
    outcomes.append(await store.ages(["t1", "none"]))
    outcomes.append(await store.bot_leases.due(5))
    await store.add(GuestRow(id="g2", name=None))
    for row in (GuestRow(id="g1", name="Again"), EntryRow(table_id="none", sequence=1, kind="move")):
        try:
            await store.add(row)
        except IntegrityError:
            outcomes.append("refused")
    return outcomes


async def _done(execution):
    await execution


async def _rows(execution):
    return [tuple(row) for row in await execution]


def test_the_simulated_database_does_what_the_real_ones_do(database, tmp_path):
    async def real():
        async with opened_store(database) as store:
            return await commands(store)

    loop = VirtualLoop(Random(2))
    simulated = Store("", Database(tmp_path, Random(1)).engine())
    found = loop.run_until_complete(commands(simulated))
    loop.run_until_complete(simulated.close())
    loop.end()
    assert "conflict" in found
    assert found == asyncio.run(real())


def test_a_lost_answer_is_a_commit_and_a_lost_connection_is_none(tmp_path):
    base = Database(tmp_path, Random(1))
    engine, loop = base.engine(), VirtualLoop(Random(2))

    async def names():
        async with engine.connect() as connection:
            return {row.name for row in await connection.execute(select(KeyValueRow.name))}

    async def outcomes():
        for kind in ("fails", "forgets"):
            setattr(base, kind, 1.0)
            with pytest.raises(DBAPIError) as lost:
                await write_one(kind)
            assert is_transient(lost.value)
            base.heal()
        base.refuses_writes = "attempt to write a readonly database"
        with pytest.raises(DBAPIError) as refused:
            await write_one("refused")
        assert not is_transient(refused.value)
        base.heal()
        base.down = True
        with pytest.raises(OSError, match="no route"):
            await asyncio.wait_for(connect_new(), 5)
        base.heal()
        return await names()

    async def connect_new():
        await base._connect()

    async def write_one(name):
        async with engine.begin() as connection:
            await connection.execute(insert(KeyValueRow).values(name=name, value=""))

    assert loop.run_until_complete(outcomes()) == {"forgets"}
    loop.run_until_complete(engine.dispose())
    loop.end()


def test_the_schema_is_the_migrated_one(tmp_path):
    """The simulator's databases are made from the classes; a migrated one has the same tables."""

    async def migrated():
        async with opened_store(f"sqlite:///{tmp_path / 'real.db'}"):
            pass
        engine = open_engine(f"sqlite:///{tmp_path / 'real.db'}")
        async with engine.connect() as connection:
            names = await connection.run_sync(lambda sync: set(sync.dialect.get_table_names(sync)))
        await engine.dispose()
        return names

    assert set(Base.metadata.tables) <= asyncio.run(migrated())


def test_statements_take_time_in_a_server_and_none_in_a_check(tmp_path):
    database, loop = Database(tmp_path, Random(1)), VirtualLoop(Random(2))

    async def seconds(guest):
        store, begin = Store("", database.engine()), loop.time()
        await store.add(GuestRow(id=guest, name=None))
        await store.read(lambda session: session.scalars(select(GuestRow.name)))
        await store.close()
        return loop.time() - begin

    async def both():
        return await seconds("g1"), await asyncio.create_task(seconds("g2"), context=Process("server").context)

    check, server = loop.run_until_complete(both())
    loop.end()
    assert check == 0.0
    assert server > 0.0


def test_rows_of_an_attempt_that_fails_are_added_by_the_next(tmp_path):
    """Found by the simulator: where a commit failed, the next attempt took new rows for stored, and they were lost."""
    database, loop = Database(tmp_path, Random(1)), VirtualLoop(Random(2))
    database.fails = 1.0
    row = GuestRow(id="g1", name="Ann")

    async def add(session):
        session.add(row)
        await session.flush()

    async def names():
        store = Store("", database.engine())
        asyncio.get_running_loop().call_later(1.0, database.heal)
        await store.attempt(add)
        found = list(await store.read(lambda session: session.scalars(select(GuestRow.name))))
        await store.close()
        return found

    assert loop.run_until_complete(names()) == ["Ann"]
    loop.end()
    assert database.commits == 1
