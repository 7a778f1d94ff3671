"""The simulated world: time, processes that die, people, and how faults end."""

from __future__ import annotations

import asyncio
import gc
from random import Random
from types import SimpleNamespace

import pytest

from asterism.server.storage.group_commit import GroupCommit
from asterism.simulator import world as world_module
from asterism.simulator.faults import Fault, strike
from asterism.simulator.loop import PROCESS, Process, StuckError, VirtualLoop
from asterism.simulator.watch import Watch

pytestmark = pytest.mark.usefixtures("usual_intervals")


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
