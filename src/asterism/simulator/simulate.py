"""Run one seed."""

from __future__ import annotations

import asyncio
import gc
import logging
import shutil
import sys
import tempfile
import time
import traceback
import warnings
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from asterism.simulator.database import memory_folder
from asterism.simulator.faults import Fault
from asterism.simulator.loop import VirtualLoop
from asterism.simulator.outcome import Outcome, Violation
from asterism.simulator.patches import simulated
from asterism.simulator.world import World


def simulate(seed: int, kept: Sequence[Fault] | None = None) -> Outcome:
    """Run a seed, with all of its faults or with those that are ``kept``, and leave nothing of it behind."""
    collects = gc.isenabled()
    gc.disable()
    outcome, world = simulate_and_keep(seed, kept)
    began, loop, tasks = time.process_time(), world.loop, world.loop.tasks
    for machine in world.machines:
        machine.forget()
    del world
    _cancel_leftover_tasks(loop, tasks)
    if collects:
        gc.enable()
    outcome.cpu_seconds += time.process_time() - began
    return outcome


def simulate_and_keep(seed: int, kept: Sequence[Fault] | None = None) -> tuple[Outcome, World]:
    """Run a seed; the world that is returned holds all that is left of the run.

    An error of the simulator's own is a failure of the seed, too, so that it is known by its seed.
    """
    began = time.process_time()
    folder = Path(tempfile.mkdtemp(prefix="asterism-", dir=memory_folder()))
    world = World(seed, folder, kept)
    failure: Exception | None = None
    try:
        with simulated(world):
            try:
                world.loop.run_until_complete(world.run())
            except Violation as violation:
                failure = violation
            except Exception as error:
                failure = Violation("run", "".join(traceback.format_exception(error)), world.loop.time())
            finally:
                world.loop.end()
                world.database.close()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    outcome = _outcome(world, failure)
    outcome.cpu_seconds = time.process_time() - began
    return outcome, world


def _outcome(world: World, failure: Exception | None) -> Outcome:
    counts = {
        "tables": len(world.attendance.games_before),
        "decisions": world.watch.moves,
        "acknowledged": world.acknowledged,
        "messages": world.messages,
        "flags": world.watch.flags,
        "commits": world.database.commits,
        "lost answers": world.database.lost_answers,
        "connections": world.connections,
        "removed lines": len(world.host.removed),
        "deleted guests": len(world.visitor.deleted) // 2,
        "reminders": world.deliveries.pushes + world.deliveries.letters,
        "starts": sum(machine.starts for machine in world.machines),
    }
    invariant = failure.invariant if isinstance(failure, Violation) else None
    said = None if failure is None else str(failure)
    digest = world.digest
    return Outcome(world.seed, world.loop.time(), digest, counts, said, invariant, world.faults)


def _cancel_leftover_tasks(loop: VirtualLoop, tasks: list[asyncio.Task[Any]]) -> None:
    """Close the coroutines that killed servers have left, without logs, warnings or new work."""
    asyncio.set_event_loop(loop)  # it is closed: what asks for a loop while it ends must not make another
    disabled, report = logging.root.manager.disable, sys.unraisablehook
    logging.disable(logging.CRITICAL)
    sys.unraisablehook = lambda _: None
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for task in tasks:
            with suppress(BaseException):
                coroutine: Any = task.get_coro()
                coroutine.close()
        tasks.clear()
        gc.collect()
    asyncio.set_event_loop(None)
    sys.unraisablehook = report
    logging.disable(disabled)
