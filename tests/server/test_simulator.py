"""The simulator: it repeats itself, finds each broken guard, and its database behaves as the real ones do."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
from contextlib import ExitStack, contextmanager
from random import Random
from types import SimpleNamespace
from unittest.mock import patch

import pytest
from msgspec.structs import replace
from sqlalchemy import insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from asterism.server.core import apply_all
from asterism.server.core.commands import Sit
from asterism.server.errors import ConflictError
from asterism.server.runtime.clock_monitor import ClockMonitor
from asterism.server.storage import store as store_module
from asterism.server.storage.connect import is_transient, open_engine
from asterism.server.storage.database import Base, EntryRow, GuestRow, KeyValueRow, TableRow, precise_now
from asterism.server.storage.group_commit import GroupCommit
from asterism.server.storage.store import Store
from asterism.server.tables import table as table_module
from asterism.server.tables.bots import TableBots
from asterism.server.tables.broadcast import Broadcaster
from asterism.server.tables.table import Table
from asterism.simulator import person
from asterism.simulator import run as run_module
from asterism.simulator import world as world_module
from asterism.simulator.database import Database
from asterism.simulator.faults import FAULTS, Fault, draw, strike
from asterism.simulator.loop import PROCESS, Process, StuckError, VirtualLoop
from asterism.simulator.machine import WatchedStore
from asterism.simulator.outcome import Outcome
from asterism.simulator.pace import INTERVALS
from asterism.simulator.run import Plan, Report, run, shrink
from asterism.simulator.simulate import simulate
from asterism.simulator.watch import Watch

from .stores import opened_store

SEEDS = 2
TRIES = 12
"""The most seeds in which a broken guard is looked for: what a seed does changes with the code."""


@pytest.fixture(autouse=True)
def usual_intervals():
    """Restore the polling intervals after each test: a simulated world sets them for the whole process."""
    with ExitStack() as stack:
        for module, name, *_ in INTERVALS:
            stack.enter_context(patch.object(module, name, getattr(module, name)))
        yield


@contextmanager
def short(faults=60.0, calm=80.0, quiet=20.0):
    """Shorter runs."""
    with patch.multiple(world_module, FAULTY=faults, CALM=calm, QUIET=quiet):
        yield


def test_some_seeds_hold():
    with short():
        report = run(Plan(seed=1, seeds=SEEDS), lambda _: None, shrinks=False)
    assert report.failures == []
    assert report.seeds == SEEDS
    assert report.counts["acknowledged"] > 20 * SEEDS


def test_a_seed_does_the_same_again():
    with short(30.0, 5.0, 1.0), patch.object(world_module.invariants, "check_going_on"):
        first, second, other = simulate(5), simulate(5), simulate(6)
    assert first.digest == second.digest != other.digest
    assert first.counts == second.counts


def test_every_kind_of_fault_is_drawn():
    assert {fault.kind for seed in range(30) for fault in draw(Random(seed), 240.0, 2)} == set(FAULTS)


def test_shrinking_keeps_the_faults_that_are_needed():
    drawn = [Fault(float(n), "connections break", 1.0, 0, 0.5) for n in range(13)]
    tried = []

    def again(seed, kept):
        tried.append(kept)
        fails = {2.0, 9.0} <= {fault.at for fault in kept}
        return Outcome(seed, 1.0, "", {}, "no" if fails else None, "clocks" if fails else None, kept)

    failed = Outcome(7, 1.0, "", {}, "no", "clocks", drawn)
    assert [fault.at for fault in shrink(failed, again)] == [2.0, 9.0]
    assert len(tried) < 40


# -- each invariant fails when its guard is broken ---------------------------------------------------------------------


async def say_nothing(self, *_, **__):
    """Nothing is stored, and the guest is told that it is."""


def forget_the_outage(self, at, stored, alive, connection):
    connection.execute(update(KeyValueRow).where(KeyValueRow.name == "alive").values(value=at.isoformat()))
    if stored is None:
        connection.execute(insert(KeyValueRow).values(name="alive", value=at.isoformat()))
    return 0


def broadcast_no_chat(self, entries, broadcast=Broadcaster.broadcast_entries):
    broadcast(self, [entry for entry in entries if entry.kind != "chat"])


async def beat_once(self, write=True, beat=ClockMonitor._beat):
    return await beat(self, write) or precise_now()


async def do_nothing(*_):
    pass


async def play_in_whatever_position(self, guest_id, ply, move, undo_epoch=None, play=Table.play):
    return await play(self, guest_id, ply, move)


async def sit_once(self, command, fill=Table.fill):
    if isinstance(command, Sit) and self.seats_of(command.guest):
        raise ConflictError("seat-taken")
    await fill(self, command)


async def keep_another_result(self, row, seats, entries, changes, *rest, append=Store.append):
    if changes.get("result"):
        changes = {**changes, "result": {**changes["result"], "points": [0] * row.players}}
    await append(self, row, seats, entries, changes, *rest)


def lose_the_host(before, events):
    return replace(apply_all(before, events), host=None)


def tell_as_the_one_who_decided(self, mine):
    match = self.table.match
    return None if match is None or match.last is None else match.last.seat


HALF_OPEN = [
    Fault(8.0, "the database is slow", 50.0, 0, 0.9),
    *(Fault(12.0 + 4 * n, "connections are half open", 1.0, 0, 0.9) for n in range(11)),
]
OUTAGE = [Fault(30.0, "all servers are killed", 58.0, 0, 0.5)]
FULL = [Fault(14.0 + 30 * n, "the disk is full", 26.0, 0, 0.5) for n in range(3)]
"""People try to play all the time, so that somebody decides before the server notices that it can store again."""
LOST_ANSWERS = [Fault(0.5 + n / 4, "connections break", 1.0, 0, 0.5) for n in range(40)]
SET = [Fault(20.0 + 3 * n, "the database's clock is set", 1.0, 0, 0.4) for n in range(13)]
BEHIND = [
    Fault(12.0, "a server's clock is set", 5.0, 0, 0.3),
    *(Fault(16.0 + 6 * n, "a server is killed", 1.0, 0, 0.5) for n in range(7)),
]
"""A server's clock is set back, and the server is started again and again."""
MUTANTS = {
    "acknowledged and not stored": ("acknowledged", Table, "chat", say_nothing, ()),
    "said again and stored again": ("acknowledged", Table, "is_done", lambda *_: False, HALF_OPEN),
    "a row that does not follow from its entries": ("numbers", Store, "append", keep_another_result, ()),
    "a table in memory that is not as its row": ("numbers", table_module, "apply_all", lose_the_host, ()),
    "viewers are not told": ("same bytes", Broadcaster, "broadcast_entries", broadcast_no_chat, ()),
    "told as another seat knows it": ("secrets", Broadcaster, "log_viewpoint", tell_as_the_one_who_decided, ()),
    "outages are charged": ("clocks", ClockMonitor, "_write_heartbeat", forget_the_outage, OUTAGE),
    "a clock that is set forward is charged": ("clocks", ClockMonitor, "_beat", beat_once, SET),
    "nobody looks for outages before a turn is charged": (
        "clocks",
        ClockMonitor,
        "refresh_outages",
        do_nothing,
        FULL,
    ),
    "servers go by their own clocks": ("clocks", WatchedStore, "clock", None, BEHIND),
    "a decision is played in another position": ("acknowledged", Table, "play", play_in_whatever_position, ()),
    "who asks for a seat again is refused": ("answers", Table, "fill", sit_once, LOST_ANSWERS),
    "another server's entries are a failure": ("reports", table_module, "OutOfStepError", KeyError, ()),
    "ratings are not counted": ("ratings", store_module, "settle", do_nothing, ()),
    "bots are never woken": ("goes on", TableBots, "wake", lambda self: None, ()),
}


ALSO = {"a decision is played in another position": ["answers"]}
"""Other invariants that a broken guard violates: there the decision may be an illegal one."""


@pytest.mark.parametrize("name", MUTANTS)
def test_a_broken_guard_is_found(name):
    invariant, target, attribute, broken, faults = MUTANTS[name]
    often = patch.multiple(person, CHATS=0.4, UNDOS=0.15, PACE=6.0)
    found = []
    with short(101.0 if faults in (OUTAGE, FULL) else 60.0), often, patch.object(target, attribute, broken):
        while invariant not in found and len(found) < TRIES:
            found.append(simulate(len(found) + 1, faults).invariant)
    assert invariant in found, found
    assert set(found) <= {invariant, *ALSO.get(name, ()), None}


def test_a_fault_of_the_database_disturbs_until_it_ends_and_a_while_longer(tmp_path):
    world = world_module.World(1, tmp_path, [])

    async def passes():
        strike(world, Fault(0.0, "the disk is full", 80.0, 0, 0.5))
        await asyncio.sleep(80.1)
        disturbed = world.disturbed
        await asyncio.sleep(world_module.SETTLED)
        return disturbed, world.disturbed

    assert world.loop.run_until_complete(passes()) == (True, False)
    world.loop.end()


def test_a_server_that_cannot_write_does_not_answer_that_it_failed():
    """Found by the simulator: a full disk and a read-only database were reported as failures of the server."""
    refuses = [Fault(12.0, "the disk is full", 20.0, 0, 0.5), Fault(36.0, "the database is read-only", 20.0, 0, 0.5)]
    with short():
        assert simulate(1, refuses).violation is None


@pytest.mark.parametrize("seed", [1, 2])
def test_a_clock_that_is_set_forward_charges_nobody(seed):
    """Found by the simulator: who decided before the server had noticed was charged for the jump; and so was everybody
    when another server wrote the heartbeat in the same moment."""
    with short(), patch.object(person, "CHATS", 0.4):
        assert simulate(seed, SET).violation is None


@pytest.mark.parametrize("seed", [1, 2])
def test_a_server_that_starts_with_its_clock_behind_charges_nobody(seed):
    """Found by the simulator (seed 305 of its time): a turn that began there was charged by the other server with all
    the time for which the last heartbeat was old."""
    with short():
        assert simulate(seed, BEHIND).violation is None


@pytest.mark.parametrize("seed", [2, 4])
def test_who_decides_before_the_server_notices_that_it_can_store_again_is_not_charged(seed):
    with short(101.0), patch.object(person, "PACE", 6.0):
        assert simulate(seed, FULL).violation is None


# -- the loop ----------------------------------------------------------------------------------------------------------


def test_time_passes_at_once_and_a_dead_process_does_nothing_more():
    loop, done = VirtualLoop(Random(1)), []

    async def wait(name, seconds):
        await asyncio.sleep(seconds)
        done.append((name, loop.time(), await asyncio.to_thread(PROCESS.get)))

    async def main():
        process = Process("server")
        loop.create_task(wait("dies", 50.0), context=process.context.copy())
        loop.create_task(wait("lives", 3600.0))
        loop.call_later(10.0, loop.kill, process)
        await asyncio.sleep(4000.0)

    loop.run_until_complete(main())
    assert done == [("lives", 3600.0, None)]
    with pytest.raises(StuckError):
        loop.run_until_complete(asyncio.Event().wait())
    loop.end()


def test_what_a_killed_server_leaves_reports_nothing_however_late_it_is_collected(caplog):
    """Commits that never ended reported later that nobody had asked for their ends."""

    def leave():
        loop = VirtualLoop(Random(1))

        async def main():
            process, commits = Process("server"), GroupCommit(lambda _: asyncio.Event().wait())
            loop.create_task(commits.commit(None), context=process.context.copy())
            loop.call_later(1.0, loop.kill, process)
            await asyncio.sleep(2.0)

        loop.run_until_complete(main())
        loop.end()
        for task in loop.tasks:
            task.get_coro().close()

    leave()
    gc.collect()
    assert caplog.records == []


def test_a_person_who_breaks_off_is_reported(tmp_path):
    world = world_module.World(1, tmp_path, [])

    async def breaks_off():
        raise KeyError("view")

    async def passes():
        world.spawn(breaks_off())
        await asyncio.sleep(1.0)

    world.loop.run_until_complete(passes())
    world.loop.end()
    assert world.failure.invariant == "people"


def test_an_error_of_the_simulator_is_a_failure_of_its_seed():
    async def fails(world):
        raise KeyError("view")

    with short(faults=5.0, calm=0.0, quiet=0.0), patch.object(world_module.invariants, "check_all", fails):
        outcome = simulate(3, [])
    assert (outcome.seed, outcome.invariant) == (3, "run")
    assert "KeyError: 'view'" in outcome.violation
    assert "in fails" in outcome.violation


@pytest.mark.skipif("fork" not in multiprocessing.get_all_start_methods(), reason="this system has no forks")
@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")  # from Python 3.12 on, where there are threads
def test_a_process_that_dies_is_a_failure_of_its_seed(monkeypatch):
    monkeypatch.setattr(run_module, "simulate_and_keep", lambda seed: os._exit(3))
    monkeypatch.setattr(gc, "get_freeze_count", lambda: 1)
    outcome = run_module._simulate_apart(7)
    assert (outcome.seed, outcome.invariant) == (7, "run")
    assert outcome.violation == "its process ended with exit code 3"


def test_healing_ends_an_outage_at_once(tmp_path):
    """Found by the simulator (seed 2694 of its time): who decided after it seemed to be charged for the outage."""
    world = world_module.World(1, tmp_path, [])
    world.machines = [SimpleNamespace(up=True, start=lambda: None)]

    async def passes():
        world.note_availability()
        strike(world, Fault(0.0, "the database is away", 80.0, 0, 0.5))
        await asyncio.sleep(40.0)
        world._heal()

    world.loop.run_until_complete(passes())
    world.loop.end()
    assert world.watch.away[-1] == (0.0, 40.0)


def test_healing_ends_connections_that_are_half_open(tmp_path):
    """Somebody thought, spoke into one, waited 45 s for an answer, and had not decided again when the calm was over:
    the table stood still, and nothing was wrong."""
    world, ended = world_module.World(1, tmp_path, []), []
    world.machines = [SimpleNamespace(up=True, start=lambda: None)]
    connections = [
        SimpleNamespace(number=number, half_open=half_open, cut=lambda number=number: ended.append(number))
        for number, half_open in ((1, True), (2, False), (3, True))
    ]
    world.people[0].connections, world.people[1].connections = connections[:1], connections[1:]

    async def heals():
        world._heal()

    world.loop.run_until_complete(heals())
    world.loop.end()
    assert ended == [1, 3]


def test_a_table_that_has_just_begun_does_not_stand_still():
    """Found by the simulator (seed 20032 of its time): who was asked for a rematch came when the calm was over."""
    watch = Watch(lambda: 90.0, lambda *_: None)
    row = SimpleNamespace(id="t", clock=None, turn_began=None, seat=None)
    watch.after_commit(watch.before_commit(row, [], [], {"status": "running"}), row, [])
    assert watch.last_move == {"t": 90.0}
    assert watch.moves == 0


# -- the simulated database against the real ones ----------------------------------------------------------------------


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
    outcomes.append(await store.sequences(["t1", "none"]))
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


def test_a_plan_ends_by_seeds_or_by_hours():
    def quick(seed, kept=None):
        return Outcome(seed, 1800.0, "", {"tables": 2})

    with patch("asterism.simulator.run.simulate", quick):
        shares = []
        report = run(Plan(seed=5, seeds=3), shares.append)
        assert (report.first, report.seeds, report.hours, report.counts) == (5, 3, 1.5, {"tables": 6})
        assert run(Plan(hours=2.0), shares.append).seeds == 4
        assert run(Plan(seeds=9, hours=1.0), shares.append).seeds == 2
    assert isinstance(report, Report)
    assert max(shares) == 1.0
