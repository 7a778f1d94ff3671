"""The heartbeat: from when outages are counted. The time is the test's own, so no server may run in this file."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace

import pytest
from sqlalchemy import literal, select, update

from asterism.server.runtime import clock_monitor
from asterism.server.storage.database import TableRow
from asterism.server.storage.entries import Entry
from asterism.server.storage.steady_clock import SteadyClock
from asterism.server.storage.store import Store
from asterism.server.tables import table as table_module

from .stores import opened_store
from .test_database import one_table

OWN = datetime(2030, 1, 1, tzinfo=UTC).timestamp() - 41 * 60
"""A server's own time."""
ROUNDED = 1e-5
"""What a time may differ by, because it is kept in whole microseconds."""


class Looks:
    """A timekeeper on a database of its own, and the time."""

    def __init__(self, monkeypatch, store):
        self.now = datetime(2030, 1, 1, tzinfo=UTC)
        self.followed = []
        monkeypatch.setattr(clock_monitor, "precise_now", lambda: self.now)
        self.database_is_behind = False
        clock = SimpleNamespace(follow=self.followed.append, follow_database=lambda *_: self.database_is_behind)
        monkeypatch.setattr(clock_monitor, "CLOCK", clock)
        self.store, self.monitor = store, clock_monitor.ClockMonitor(SimpleNamespace(store=store))

    async def after(self, seconds):
        """Look after so many seconds; when that was."""
        self.now += timedelta(seconds=seconds)
        await self.monitor.heartbeat()
        return self.now

    async def regularly(self, times=60):
        """Look every ten seconds."""
        for _ in range(times):
            await self.after(10)

    async def start_clock(self, runs=True):
        flag_at = self.now + timedelta(days=1) if runs else None
        await self.store.attempt(lambda session: session.execute(update(TableRow).values(flag_at=flag_at)))


def looking(database, monkeypatch, job):
    """Run a job with a timekeeper and a table whose clock runs."""

    async def inside():
        async with opened_store(database) as store:
            row, seats = one_table()
            await store.add(row, *seats)
            looks = Looks(monkeypatch, store)
            await looks.start_clock()
            return await job(looks)

    return asyncio.run(inside())


def test_an_outage_begins_when_the_last_heartbeat_was_written(database, monkeypatch):
    """Found by the simulator: it began when a server had last read, though nothing could be stored since before."""

    async def job(looks):
        written = await looks.after(0)
        await looks.after(4)  # a heartbeat is not due
        ended = await looks.after(40) + clock_monitor.GRACE_PERIOD
        return looks.monitor.outages, ((written, ended),)

    outages, meant = looking(database, monkeypatch, job)
    assert outages == meant


def test_a_server_that_starts_writes_no_heartbeat_before_it_is_ready(database, monkeypatch):
    """Found by the simulator: the outage that followed began only then, and the wait before it was charged."""

    async def job(looks):
        written = await looks.after(0)
        starting = clock_monitor.ClockMonitor(SimpleNamespace(store=looks.store))
        looks.now += timedelta(seconds=10)
        await starting.synchronize()
        looks.now += timedelta(seconds=40)
        await starting.heartbeat()
        return starting.outages, ((written, looks.now + clock_monitor.GRACE_PERIOD),)

    outages, meant = looking(database, monkeypatch, job)
    assert outages == meant


def test_while_no_clock_runs_there_is_no_outage_and_the_time_of_the_others_is_followed(database, monkeypatch):
    """Found by the simulator: a server whose clock was behind began a turn before the last heartbeat."""

    async def job(looks):
        written = await looks.after(0)
        await looks.start_clock(runs=False)
        await looks.regularly()
        await looks.start_clock()
        await looks.after(5)
        return set(looks.followed[1:]), {written}, looks.monitor.outages

    followed, written, outages = looking(database, monkeypatch, job)
    assert followed == written
    assert outages == ()


def test_a_gap_is_an_outage_though_no_clock_runs_since_a_turn_may_be_on_its_way(database, monkeypatch):
    """Found by the simulator: the database's clock was set while the first turn was being stored, which was charged."""

    async def job(looks):
        await looks.after(0)
        await looks.start_clock(runs=False)
        began = await looks.after(5)
        ended = await looks.after(60) + clock_monitor.GRACE_PERIOD
        await looks.start_clock()  # of a turn that began before
        await looks.after(5)
        return looks.monitor.outages, ((began, ended),)

    outages, meant = looking(database, monkeypatch, job)
    assert outages == meant


def test_where_the_database_s_clock_was_set_back_the_heartbeat_tells_the_time_though_no_clock_runs(
    database, monkeypatch
):
    """Found by the simulator: a server that had just started began a turn by the database's clock, half an hour in the
    past of the other, which charged all the time that was left."""

    async def job(looks):
        first = await looks.after(0)
        await looks.start_clock(runs=False)
        looks.database_is_behind = True
        for _ in range(60):
            written = await looks.after(10)
        await looks.after(4)  # a heartbeat is not due; on SQLite there is no clock that could be behind
        return looks.followed[-1], written if looks.store.shared else first, looks.monitor.outages

    followed, meant, outages = looking(database, monkeypatch, job)
    assert followed == meant
    assert outages == ()


def test_where_the_database_s_clock_was_set_back_nothing_is_charged_since_the_heartbeat_that_others_go_by(
    database, monkeypatch
):
    """Found by the simulator (seed 3370 of its time): while nothing could be stored, the database's clock was set back
    and a server started; its first turn, 16 minutes in the past of the other, was flagged by that at once."""
    monkeypatch.setattr(Store, "clock", literal(0.0))

    async def job(looks):
        written = await looks.after(0)
        await looks.start_clock(runs=False)
        await looks.regularly()  # no heartbeat is written while no clock runs
        looks.database_is_behind = True
        await looks.start_clock()
        ended = await looks.after(8) + clock_monitor.GRACE_PERIOD
        return looks.monitor.outages, ((written, ended),)

    outages, meant = looking(database, monkeypatch, job)
    assert outages == meant


def test_a_turn_that_another_server_began_is_charged_only_after_a_look_at_the_database_s_clock(database, monkeypatch):
    """The database's clock was set back, a server started and began a turn far in the past of this one, which had
    looked less than 15 seconds before, and charged all that was between them."""
    monkeypatch.setattr(Store, "clock", literal(0.0))
    looks_at = [0.0]
    monkeypatch.setattr(clock_monitor, "time", SimpleNamespace(monotonic=lambda: looks_at[-1]))

    async def job(looks):
        written = await looks.after(0)
        await looks.start_clock(runs=False)
        looks_at.append(3600.0)
        await looks.regularly()
        looks.database_is_behind = True
        await looks.start_clock()
        looks.now += timedelta(seconds=3)
        await looks.monitor.refresh_outages(3599.0)  # a turn that was known when this server looked
        known = looks.monitor.outages
        looks_at.append(3603.0)
        await looks.monitor.refresh_outages(3602.0)
        return known, looks.monitor.outages, ((written, looks.now + clock_monitor.GRACE_PERIOD),)

    known, outages, meant = looking(database, monkeypatch, job)
    assert known == ()
    assert outages == meant


def test_a_table_knows_when_it_has_read_that_a_turn_began(database, monkeypatch):
    """What another server appends in the same turn changes nothing."""
    seconds, heeded = [5.0], []
    monkeypatch.setattr(table_module, "time", SimpleNamespace(monotonic=lambda: seconds[0]))

    async def compute(function, *arguments):
        return function(*arguments)

    async def heed(read_at):
        heeded.append(read_at)

    async def inside():
        store = Store(database)
        await store.open()
        row, seats = one_table()
        row.turn_began, seats[0].kind = datetime(2030, 1, 1, tzinfo=UTC), "guest"
        row.clock = {"kind": "live", "seconds": 60}
        await store.add(row, *seats)
        table = table_module.Table(SimpleNamespace(store=store, compute=compute, refresh_outages=heed), "t")
        await table.load()
        for sequence, changes in ((1, {}), (2, {"turn_began": datetime(2030, 1, 2, tzinfo=UTC)})):
            await table._refresh_outages()
            seconds[0] += 1.0
            chat = Entry(
                sequence=sequence, kind="chat", data={"guest": "g", "name": None, "room": "table", "text": "!"}
            )
            await store.append(row, seats, [chat], {"sequence": sequence, **changes}, {})
            await table.catch_up()
        await table._refresh_outages()
        await store.close()

    asyncio.run(inside())
    assert heeded == [5.0, 5.0, 7.0]


@pytest.mark.parametrize("runs", [False, True])
def test_the_time_is_known_before_a_clock_is_started(database, monkeypatch, runs):
    """While the database was away, its clock was set forward. The server that had been there all the time began a turn
    by its old time, before it looked again; another, just started, charged the difference."""

    async def job(looks):
        asked = []

        async def heed(read_at):
            asked.append(read_at)
            await looks.monitor.refresh_outages(read_at)

        await looks.after(0)
        await looks.start_clock(runs=False)
        was = await looks.after(10)
        looks.now += timedelta(seconds=300)
        table = table_module.Table(SimpleNamespace(refresh_outages=heed), "t")
        table.row = TableRow(clock={"kind": "live", "seconds": 60}, turn_began=looks.now if runs else None)
        table.turn_read_at = 5.0
        await table._refresh_outages()
        return asked, looks.monitor.outages, was, looks.now

    asked, ((began, ended),), was, now = looking(database, monkeypatch, job)
    assert asked == [5.0 if runs else table_module.NOT_READ]
    assert began == was
    assert ended == now + clock_monitor.GRACE_PERIOD


def test_servers_on_one_database_go_by_its_clock_and_a_server_alone_by_its_own(database, monkeypatch):
    """Found by the simulator: after a restart with its clock 41 minutes behind, a server began a turn in the past of
    the other, which charged 216 s for 17."""

    async def inside():
        behind = SteadyClock(wall=lambda: OWN, steady=lambda: 0.0)  # no time passes but the database's
        monkeypatch.setattr(clock_monitor, "CLOCK", behind)
        monkeypatch.setattr(clock_monitor, "precise_now", behind.now)
        async with opened_store(database) as store:
            before = await time_of(store)
            await clock_monitor.ClockMonitor(SimpleNamespace(store=store)).heartbeat()
            return before, behind.now().timestamp(), await time_of(store)

    async def time_of(store):
        if store.clock is None:
            return OWN
        ((seconds,),) = await store.rows(select(store.clock))
        return seconds

    before, time_, after = asyncio.run(inside())
    assert before - ROUNDED <= time_ <= after + ROUNDED


def test_after_a_heartbeat_that_failed_a_server_looks_again_before_a_turn_is_charged(database, monkeypatch):
    """It may have been cut off for less than an outage, while the time that others go by was set."""

    async def fail(*_):
        raise OSError("no connection")

    async def job(looks):
        await looks.after(0)
        looks.followed.clear()
        looks.now += timedelta(seconds=2)
        await looks.monitor.refresh_outages()
        unasked = len(looks.followed)
        with monkeypatch.context() as patch:
            patch.setattr(Store, "rows", fail)
            with pytest.raises(OSError, match="no connection"):
                await looks.monitor.heartbeat()
        for _ in range(2):  # once is enough
            await looks.monitor.refresh_outages()
        return unasked, len(looks.followed)

    assert looking(database, monkeypatch, job) == (0, 1)


def test_commands_that_come_during_a_heartbeat_share_one_more(database, monkeypatch):
    """Each wrote a heartbeat of its own: fifty commands waited for 51 transactions."""

    async def job(looks):
        await looks.after(0)
        looks.now += timedelta(seconds=2)
        asked, answer, rows = [], asyncio.Event(), looks.store.rows

        async def slow(*arguments):
            asked.append(arguments)
            await answer.wait()
            return await rows(*arguments)

        monkeypatch.setattr(looks.store, "rows", slow)
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(looks.monitor.heartbeat())
            await asyncio.sleep(0)
            for _ in range(50):
                tasks.create_task(looks.monitor.refresh_outages())
            await asyncio.sleep(0)
            answer.set()
        return len(asked)

    assert looking(database, monkeypatch, job) == 2
