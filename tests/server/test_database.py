"""The schema that migrations make is the one the code expects; no ply is kept twice, and no table read whole."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import event, text
from sqlalchemy.exc import IntegrityError

from asterism.server.errors import NotFoundError, UnavailableError
from asterism.server.runtime.services import Settings
from asterism.server.storage import bot_leases, one_visit, transactions
from asterism.server.storage import store as store_module
from asterism.server.storage.database import Base, GuestRow, SeatRow, TableRow
from asterism.server.storage.entries import Entry
from asterism.server.storage.group_commit import statements_of
from asterism.server.storage.one_visit import fetch
from asterism.server.storage.store import OutOfStepError

from .server import Player, RandomBot, Server, play_out, soon
from .stores import opened_store
from .test_play import seated

WHOLE = re.compile(r"SCAN (tables|seats|entries|guests|sessions|ratings|rating_steps)\b(?!.* INDEX)")


@pytest.fixture
def opened(database):
    """Runs jobs on an opened store."""

    def run(job):
        async def inside():
            async with opened_store(database) as store:
                return await job(store)

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


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_sqlite_is_durable_and_readable_while_written(opened):
    async def job(store):
        async with store.engine.connect() as connection:
            return [
                (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]

    assert opened(job) == ["wal", 2, 1]


def one_table():
    row = TableRow(id="t", game="filantes", players=2, options={}, practice=True, private=False, code="c")
    row.status, row.ply, row.sequence, row.seat = "running", 0, 0, 0
    return row, [SeatRow(table_id="t", seat=0, kind="bot", here=False, left=False)]


def entry(sequence, undo_epoch, ply):
    return Entry(sequence=sequence, kind="move", undo_epoch=undo_epoch, ply=ply, seat=0, action=1)


def test_a_decision_of_a_rated_game_is_committed_as_any_other(opened, monkeypatch):
    """Only its end, which is rated, needs a transaction of its own."""
    row, seats = one_table()
    row.rated, sessions = True, []

    async def job(store):
        await store.add(row, *seats)
        attempt = store.attempt
        monkeypatch.setattr(store, "attempt", lambda job: sessions.append(job) or attempt(job))
        await store.append(row, seats, [entry(1, 0, 1)], {"ply": 1, "sequence": 1}, {})
        decided = len(sessions)
        await store.append(row, seats, [entry(2, 0, 2)], {"ply": 2, "sequence": 2, "status": "over"}, {})
        return decided, len(sessions)

    assert opened(job) == (0, 1)


def test_a_ply_of_a_line_is_kept_once(opened):
    row, seats = one_table()

    async def job(store):
        await store.add(row, *seats)
        await store.append(row, seats, [entry(1, 0, 1)], {"ply": 1, "sequence": 1}, {0: {"left": True}})
        for clash in (entry(1, 0, 2), entry(2, 0, 1)):
            with pytest.raises(OutOfStepError):
                await store.append(row, seats, [clash], {"ply": 9}, {})
        await store.append(row, seats, [entry(2, 1, 1)], {"ply": 1, "sequence": 2}, {})
        return await store.table("t")

    kept, sitting, entries = opened(job)
    assert (kept.ply, row.ply, sitting[0].left) == (1, 1, True)
    assert [(e.sequence, e.undo_epoch) for e in entries] == [(1, 0), (2, 1)]
    with pytest.raises(NotFoundError):
        opened(lambda store: store.table("nothing"))


class Unsure:
    """A database that is lost once: before a transaction, or just after its commit."""

    def __init__(self, store, committed):
        self.retry, self.committed, self.times = store._retry, committed, 0

    async def __call__(self, job):
        async def once():
            self.times += 1
            if self.times == 1 and not self.committed:
                raise ConnectionResetError
            result = await job()
            if self.times == 1:
                raise ConnectionResetError
            return result

        return await self.retry(once)


@pytest.mark.parametrize("committed", [True, False])
def test_a_commit_that_may_have_been_made_is_made_once(opened, monkeypatch, committed):
    row, seats = one_table()

    async def job(store):
        await store.add(row, *seats)
        unsure = Unsure(store, committed)
        monkeypatch.setattr(store, "_retry", unsure)
        await store.append(row, seats, [entry(1, 0, 1)], {"ply": 1, "sequence": 1}, {0: {"left": True}})
        assert unsure.times == 2 + committed  # and one look where it was
        return await store.table("t")

    kept, sitting, entries = opened(job)
    assert (kept.ply, row.ply, sitting[0].left) == (1, 1, True)
    assert [(e.sequence, e.undo_epoch) for e in entries] == [(1, 0)]


def test_a_commit_that_another_made_first_is_not_taken_for_ones_own(opened, monkeypatch):
    row, seats = one_table()

    async def job(store):
        await store.add(row, *seats)
        other, _ = one_table()
        unsure = Unsure(store, committed=False)
        await store.append(other, seats, [entry(1, 0, 1)], {"ply": 1, "sequence": 1}, {})
        monkeypatch.setattr(store, "_retry", unsure)
        with pytest.raises(OutOfStepError):
            await store.append(row, seats, [entry(1, 0, 1)], {"ply": 1, "sequence": 1}, {})

    opened(job)
    assert row.ply == 0


def test_new_rows_that_may_be_there_are_there_once(opened, monkeypatch):
    row, seats = one_table()

    async def job(store):
        monkeypatch.setattr(store, "_retry", Unsure(store, committed=True))
        await store.add(row, *seats)
        with pytest.raises(IntegrityError):
            await store.add(*one_table()[1])
        return await store.table("t")

    assert len(opened(job)[1]) == 1


def write_once(store, setting, size):
    """A transaction that writes so many characters, after a statement that changes what may be written."""

    async def job(session):
        await session.execute(text(setting))
        session.add(GuestRow(id="refused", name="a" * size))
        await session.flush()

    return store.attempt(job)


def test_a_database_that_is_read_only_is_away(opened, caplog):
    async def job(store):
        lite = store.engine.dialect.name == "sqlite"
        for _ in range(2):
            with pytest.raises(UnavailableError) as refused:
                await write_once(store, "PRAGMA query_only=1" if lite else "SET TRANSACTION READ ONLY", 1)
            assert refused.value.code == "database-away"
        if lite:
            await write_once(store, "PRAGMA query_only=0", 1)

    opened(job)
    (said,) = [record.getMessage() for record in caplog.records if record.name == transactions.__name__]
    assert "readonly" in said or "read-only" in said


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_database_whose_disk_is_full_is_away(opened):
    async def job(store):
        with pytest.raises(UnavailableError) as refused:
            await write_once(store, "PRAGMA max_page_count=1", 1_000_000)
        assert refused.value.code == "database-away"
        await write_once(store, "PRAGMA max_page_count=100000", 1_000_000)

    opened(job)


def test_a_bots_turn_is_leased_to_one_server_at_a_time(opened, monkeypatch):
    row, seats = one_table()
    guest = GuestRow(id="ann")

    async def job(store):
        leases = store.bot_leases
        await store.add(guest, row, *seats, SeatRow(table_id="t", seat=1, kind="person", guest_id="ann"))
        assert await leases.due(9) == [("t", 0)]
        assert await leases.take("t", 0, "one")
        assert await leases.take("t", 0, "one")
        assert not await leases.take("t", 0, "two")
        assert await leases.due(9) == []
        monkeypatch.setattr(bot_leases, "LEASE_SECONDS", -1.0)
        leases = bot_leases.BotLeases(store)  # statements are built with the seconds
        assert await leases.take("t", 0, "one")
        assert await leases.take("t", 0, "two")
        assert not await leases.take("t", 1, "two")  # the table is not there
        assert await leases.due(9) == [("t", 0)]
        await store.append(row, seats, [entry(1, 0, 1)], {"ply": 1, "sequence": 1, "seat": 1}, {})
        assert await leases.due(9) == []

    opened(job)


def test_nothing_that_is_asked_while_people_play_reads_a_whole_table(tmp_path, monkeypatch):
    settings = Settings(database=f"sqlite:///{tmp_path}/t.db", pages=tmp_path, make_bot=RandomBot)
    asked = {}
    with Server(settings) as server:

        def listen(connection, cursor, statement, parameters, context, many):
            asked.setdefault(statement, parameters[0] if many else parameters)

        event.listen(server.services.store.engine.sync_engine, "after_cursor_execute", listen)

        def committed(*arguments):  # SQLAlchemy does not execute these
            statements = statements_of(*arguments)
            for text, rows in statements:
                asked.setdefault(text, rows[0])
            return statements

        def fetched(connection, text, parameters):  # nor these
            asked.setdefault(text, parameters)
            return fetch(connection, text, parameters)

        monkeypatch.setattr(store_module, "statements_of", committed)
        monkeypatch.setattr(one_visit, "fetch", fetched)
        clock = {"kind": "live", "seconds": 60, "increment": 5}
        id, players, (ann, _) = seated(server, "filantes", clock=clock, rated=True)
        soon(lambda: any("outages" in statement for statement in asked))  # the clocks were looked at
        play_out(*(Player(live) for live in players))
        for path in (
            "me/sessions",
            "me/reminders",
            "me/games",
            "me/turns",
            "tables",
            f"tables/{id}",
            "ratings/filantes?players=2",
        ):
            ann.get(f"/api/{path}")
        server.guest(Authorization=f"Bearer {server.services.host_secret}").get("/api/host")
    with closing(sqlite3.connect(tmp_path / "t.db")) as database:
        for statement, parameters in asked.items():
            plan = [step for *_, step in database.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)]
            whole = [step for step in plan if WHOLE.match(step)]
            assert not whole, statement
    assert len(asked) > 20
    assert any(statement.startswith("INSERT INTO entries") for statement in asked)
