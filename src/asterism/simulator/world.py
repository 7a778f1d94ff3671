"""A run: servers, a database, a network and people, made from one seed, and the faults that happen to them."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import logging
import math
import random as global_random
import shutil
import sys
import tempfile
import time
import warnings
from bisect import bisect
from collections.abc import Coroutine, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from contextvars import copy_context
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from asterism.server.runtime import access, clock_monitor, cluster, metrics, reminders, seeks
from asterism.server.runtime import services as services_module
from asterism.server.storage.steady_clock import CLOCK
from asterism.simulator import faults, invariants
from asterism.simulator import machine as machine_module
from asterism.simulator.database import START, Database, memory_folder
from asterism.simulator.loop import PROCESS, VirtualLoop
from asterism.simulator.machine import Machine
from asterism.simulator.network import Bus, Wire
from asterism.simulator.person import Person, Told
from asterism.simulator.watch import Watch

FAULTS, CALM, QUIET = 3495.0, 80.0, 25.0
"""The seconds with faults, then those in which everything must go on, then those in which everything must settle."""
BEFORE, AFTER, BEGINNING = 10.0, 20.0, 60.0
"""For how long before and after a fault, and at first, people play briskly; otherwise they take minutes."""
MACHINES = 2
SETTLED = 20.0
"""The seconds after a fault of the database in which failures may still be reported."""
GENERATIONS = 4
"""How many rematches follow each other."""


class Violation(Exception):
    """An invariant does not hold."""

    def __init__(self, invariant: str, what: str, at: float) -> None:
        super().__init__(f"{invariant}, at {at:.3f} s: {what}")
        self.invariant = invariant


@dataclass
class Outcome:
    """What a run has done."""

    seed: int
    seconds: float
    digest: str
    counts: dict[str, int]
    violation: str | None = None
    invariant: str | None = None
    faults: Sequence[faults.Fault] = ()
    cpu_seconds: float = 0.0


def _turns(spans: Iterable[tuple[float, float]]) -> list[float]:
    """When the first of overlapping spans begins, when the last of them ends, when the next begins, and so on."""
    turns: list[float] = []
    for begin, end in sorted(spans):
        if turns and begin <= turns[-1]:
            turns[-1] = max(turns[-1], end)
        else:
            turns += [begin, end]
    return turns


class World:
    """Everything of one run."""

    def __init__(self, seed: int, folder: Path, kept: Sequence[faults.Fault] | None = None) -> None:
        self.seed = seed
        self.random = Random(seed)
        self.loop = VirtualLoop(Random(f"{seed} threads"))
        self.context = copy_context()
        self.database = Database(folder, Random(f"{seed} database"))
        self.bus = Bus(self.loop, Random(f"{seed} bus"))
        self.faults = faults.draw(Random(f"{seed} faults"), FAULTS, MACHINES) if kept is None else list(kept)
        self.watch = Watch(self.loop.time, self.violation)
        self.machines = [Machine(self, number) for number in range(MACHINES)]
        self.people = [Person(self, number) for number in range(6)]
        self.quiet = False
        near = [(fault.at - BEFORE, fault.at + fault.seconds + AFTER) for fault in self.faults]
        self._turns = _turns([(0.0, BEGINNING), *near, (FAULTS, math.inf)])
        self.connections = self.cuts = self.acknowledged = self.messages = 0
        self.failure: Violation | None = None
        self.attended: dict[str, int] = {}
        """The tables at which people play, and how many games came before."""
        self.rematches: set[tuple[str, str]] = set()
        self._digest = hashlib.sha256()
        self._disturbed_at = -SETTLED

    # -- what is observed ------------------------------------------------------------------------------------------

    def violation(self, invariant: str, what: str) -> None:
        """An invariant does not hold: the run ends."""
        if self.failure is None:
            self.failure = Violation(invariant, what, self.loop.time())

    def note(self, *what: Any) -> None:
        """Part of the course of the run."""
        self._digest.update(repr((round(self.loop.time(), 6), *what)).encode())
        self.look()

    def look(self) -> None:
        """Note whether anything can be played now."""
        database = self.database
        if not database.healthy:
            self._disturbed_at = self.loop.time()
        self.watch.available(
            any(machine.up for machine in self.machines) and not database.down and not database.refuses_writes
        )

    @property
    def lull(self) -> bool:
        """Whether people take minutes for a decision, because no fault is near."""
        return bisect(self._turns, self.loop.now) % 2 == 0

    @property
    def disturbed(self) -> bool:
        """Whether the database has, or had just now, a fault."""
        return not self.database.healthy or self.loop.time() - self._disturbed_at < SETTLED

    def internal(self, answer: Any, where: str) -> None:
        """A server must never answer that it failed: that its database does has an answer of its own."""
        code = (answer.get("error") or {}).get("code")
        if code == "internal":
            self.violation("answers", f"{where} failed: {answer}")

    def heard(self, person: Person, table: str, told: Told, message: Any) -> None:
        """A person was told something."""
        self.messages += 1
        self._digest.update(b"%f %s %s" % (self.loop.now, person.name.encode(), message.get("type", "").encode()))
        wrong = told.take(message)
        if wrong:
            self.violation("same bytes", f"{person.name} at {table}: {wrong}")
        shown = message.get("table")
        if shown and shown["status"] != "over" and (shown["seed"] is not None or shown["salt"] is not None):
            self.violation("secrets", f"{person.name} was told the seed of {table}")

    @property
    def wires(self) -> list[Wire]:
        """The open connections."""
        return [wire for person in self.people for wire in sorted(person.wires, key=lambda wire: wire.number)]

    def some_wires(self, share: float) -> list[Wire]:
        """Some of the open connections."""
        return [wire for wire in self.wires if self.random.random() < share]

    # -- the course of a run ---------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Faults, then calm, then quiet; then everything is checked."""
        for machine in self.machines:
            machine.start()
        for fault in self.faults:
            self.loop.call_at(fault.at, faults.strike, self, fault)
        for at in (*self._turns[::2], *(end + 1.0 for end in self._turns[1:-1:2])):
            self.loop.call_at(at, self._set_intervals)
        for person in self.people:
            self.spawn(self._live(person))
        await self._pass(FAULTS)
        self._heal()
        await self._pass(CALM)
        invariants.check_going_on(self)
        self.quiet = True
        await self._pass(QUIET)
        await invariants.check_all(self)

    async def _pass(self, seconds: float) -> None:
        until = self.loop.time() + seconds
        while self.loop.time() < until and self.failure is None:
            await asyncio.sleep(1.0)
        if self.failure is not None:
            raise self.failure

    def _heal(self) -> None:
        self.note("heal")
        self.database.heal()
        self.bus.heal()
        for wire in self.wires:
            if wire.half_open:
                wire.cut()
        self.look()
        self._set_intervals()
        for machine in self.machines:
            machine.start()

    def _set_intervals(self) -> None:
        for module, name, near, far in INTERVALS:
            setattr(module, name, far if self.lull else near)

    # -- people ----------------------------------------------------------------------------------------------------

    def spawn(self, life: Coroutine[Any, Any, None]) -> None:
        """Let a person do something; whoever breaks off with an error would be missed only where a game waits."""

        def ended(task: asyncio.Task[None]) -> None:
            if not task.cancelled() and (error := task.exception()) is not None:
                self.violation("people", f"{task.get_coro()!r} failed: {error!r}")

        self.loop.create_task(life).add_done_callback(ended)

    async def _live(self, person: Person) -> None:
        await person.register()
        for wish in TABLES.get(person.number, ()):
            _, answer = await person.ask("POST", "/api/tables", wish)
            if "error" in answer:
                self.violation("answers", f"{wish}: {answer}")
                return
            table = answer["table"]["id"]
            self.attend(person, table, answer["you"]["seats"][0], 0)
            for seat in answer["table"]["seats"]:
                if seat["kind"] == "open":
                    guest = self.people[(person.number + seat["seat"]) % len(self.people)]
                    self.spawn(self._join(guest, table, seat["seat"]))
            watcher = self.people[(person.number + 4) % len(self.people)]
            self.spawn(watcher.follow(table, None))

    async def _join(self, person: Person, table: str, seat: int) -> None:
        while not person.guest:
            await person.pause()
        _, answer = await person.ask("POST", f"/api/tables/{table}/seats/{seat}", {})
        if "error" in answer:
            self.violation("answers", f"{person.name} could not sit at {table}: {answer}")
            return
        self.attend(person, table, seat, 0)

    def attend(self, person: Person, table: str, seat: int, generation: int) -> None:
        """A person plays at a table."""
        self.attended[table] = generation
        self.watch.last_move[table] = self.loop.time()
        self.spawn(person.follow(table, seat))

    def wants_rematch(self, person: Person, table: str) -> None:
        """A person asks for another game."""
        if (person.name, table) not in self.rematches and self.attended.get(table, GENERATIONS) < GENERATIONS:
            self.rematches.add((person.name, table))
            self.spawn(self._rematch(person, table))

    async def _rematch(self, person: Person, table: str) -> None:
        status, answer = await person.ask("POST", f"/api/tables/{table}/rematch")
        if status == 200:
            self.attend(person, answer["table"]["id"], answer["you"]["seats"][0], self.attended[table] + 1)
        else:
            self.rematches.discard((person.name, table))  # they may have a seat already: they ask again


def _seats(*kinds: str) -> list[dict[str, Any]]:
    return [{"kind": kind, **({"level": 1} if kind == "bot" else {})} for kind in kinds]


SHORT = {"game": "filantes", "options": {"target": 2}, "seating": "fixed"}
LIVE = {"kind": "live", "seconds": 240, "increment": 20}
TABLES: dict[int, list[dict[str, Any]]] = {
    0: [{**SHORT, "seats": _seats("me", "open"), "clock": LIVE}],
    1: [{"game": "gravity", "seating": "fixed", "seats": _seats("me", "open", "open")}],
    2: [{**SHORT, "options": {}, "seats": _seats("me", "open"), "rated": True, "clock": {**LIVE, "seconds": 120}}],
    3: [{"game": "octocube", "mode": "kids", "seating": "fixed", "seats": _seats("me", "bot")}],
    4: [{**SHORT, "seats": _seats("me", "bot", "open"), "players": 3, "clock": {**LIVE, "flag": "lose"}}],
}
"""The tables that each person makes."""

INTERVALS: tuple[tuple[Any, str, float, float], ...] = (
    (clock_monitor, "INTERVAL", 4.0, 12.0),
    (access, "INTERVAL", 10.0, 120.0),
    (cluster, "POLL_SECONDS_WITH_NOTIFY", 4.5, 30.0),
    (cluster, "SERVER_TIMEOUT", 10.0, 70.0),
    (machine_module, "PING_SECONDS", 20.0, 40.0),
    (reminders, "INTERVAL", 60.0, 300.0),
    (seeks, "INTERVAL", 60.0, 300.0),
    (metrics, "LAG_INTERVAL", 60.0, 300.0),
)
"""What servers look for again and again they look for less often, near faults and in a lull, because it would take most
of a run's time."""


class _Alarm(logging.Handler):
    """Failures that a server reports, and should not."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.ERROR)
        self.world = world

    def emit(self, record: logging.LogRecord) -> None:
        if not self.world.disturbed:
            error = record.exc_info[1] if record.exc_info else None
            self.world.violation("reports", f"{record.name}: {record.getMessage()} ({error!r})")


@contextmanager
def simulated(world: World) -> Iterator[None]:
    """Time, randomness and logs are the world's."""

    def wall() -> float:
        process = PROCESS.get()
        return START + world.loop.now if process is None else process.machine.wall()

    def clock() -> Any:
        process = PROCESS.get()
        return (world.machines[0] if process is None else process.machine).clock

    idle = SimpleNamespace(collect=lambda: 0, freeze=lambda: None, set_threshold=lambda *_: None)
    bytes_of = Random(f"{world.seed} secrets")
    alarm, root = _Alarm(world), logging.getLogger("asterism")
    level, propagates = root.level, root.propagate
    with ExitStack() as stack:
        for target, name, value in (
            (time, "time", wall),
            (time, "monotonic", world.loop.time),
            (CLOCK, "now", lambda: clock().now()),
            (CLOCK, "follow", lambda moment: clock().follow(moment)),
            (CLOCK, "follow_database", lambda *said: clock().follow_database(*said)),
            (services_module, "gc", idle),
            (global_random, "_urandom", bytes_of.randbytes),
            *((module, name, seconds) for module, name, seconds, _ in INTERVALS),
        ):
            stack.enter_context(patch.object(target, name, value))
        global_random.seed(world.seed)
        root.addHandler(alarm)
        root.setLevel(logging.ERROR)
        root.propagate = False
        try:
            yield
        finally:
            root.removeHandler(alarm)
            root.setLevel(level)
            root.propagate = propagates


def simulate(seed: int, kept: Sequence[faults.Fault] | None = None) -> Outcome:
    """Run a seed, with all of its faults or with those that are ``kept``."""
    began, collects = time.process_time(), gc.isenabled()
    gc.disable()
    folder = Path(tempfile.mkdtemp(prefix="asterism-", dir=memory_folder()))
    world = World(seed, folder, kept)
    failure: Exception | None = None
    try:
        with simulated(world):
            try:
                world.loop.run_until_complete(world.run())
            except Violation as violation:
                failure = violation
            finally:
                world.loop.end()
                world.database.close()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    outcome = _outcome(world, failure)
    loop, tasks = world.loop, world.loop.tasks
    for machine in world.machines:
        machine.forget()
    del world, failure
    _bury(loop, tasks)
    if collects:
        gc.enable()
    outcome.cpu_seconds = time.process_time() - began
    return outcome


def _outcome(world: World, failure: Exception | None) -> Outcome:
    counts = {
        "tables": len(world.attended),
        "decisions": world.watch.moves,
        "acknowledged": world.acknowledged,
        "messages": world.messages,
        "flags": world.watch.flags,
        "commits": world.database.commits,
        "lost answers": world.database.lost_answers,
        "connections": world.connections,
        "starts": sum(machine.starts for machine in world.machines),
    }
    invariant = failure.invariant if isinstance(failure, Violation) else None
    said = None if failure is None else str(failure)
    digest = world._digest.hexdigest()
    return Outcome(world.seed, world.loop.time(), digest, counts, said, invariant, world.faults)


def _bury(loop: VirtualLoop, tasks: list[asyncio.Task[Any]]) -> None:
    """End what the dead have left, where nothing can come of it any more and nobody needs to know."""
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
