"""A run: servers, a database, a network and people, made from one seed, and the faults that happen to them."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Coroutine, Sequence
from contextvars import copy_context
from pathlib import Path
from random import Random
from typing import Any

from asterism.simulator import faults, invariants
from asterism.simulator.attendance import Attendance
from asterism.simulator.database import Database
from asterism.simulator.host import Host
from asterism.simulator.loop import VirtualLoop
from asterism.simulator.machine import Machine
from asterism.simulator.network import Bus, ClientConnection
from asterism.simulator.outcome import Violation
from asterism.simulator.pace import Pace
from asterism.simulator.person import Person
from asterism.simulator.received import Received
from asterism.simulator.reminders import Deliveries
from asterism.simulator.visitor import Visitor
from asterism.simulator.watch import Watch

FAULTY, CALM, QUIET = 3495.0, 80.0, 25.0
"""The seconds with faults, then those in which everything must go on, then those in which everything must settle."""
MACHINES = 2
SETTLED = 20.0
"""The seconds after a fault of the database in which failures may still be reported."""


class World:
    """Everything of one run."""

    def __init__(self, seed: int, folder: Path, kept: Sequence[faults.Fault] | None = None) -> None:
        self.seed = seed
        self.random = Random(seed)
        self.loop = VirtualLoop(Random(f"{seed} threads"))
        self.context = copy_context()
        self.database = Database(folder, Random(f"{seed} database"))
        self.bus = Bus(self.loop, Random(f"{seed} bus"))
        self.faults = faults.draw(Random(f"{seed} faults"), FAULTY, MACHINES) if kept is None else list(kept)
        self.watch = Watch(self.loop.time, self.violation, self._mishaps)
        self.machines = [Machine(self, number) for number in range(MACHINES)]
        self.people = [Person(self, number) for number in range(6)]
        self.quiet = False
        self.pace = Pace(self.loop, self.faults, FAULTY)
        self.attendance = Attendance(self)
        self.host = Host(self)
        self.visitor = Visitor(self)
        self.deliveries = Deliveries(self)
        self.connections = self.cuts = self.acknowledged = self.messages = 0
        self.failure: Violation | None = None
        self._digest = hashlib.sha256()
        self._disturbed_at = -SETTLED

    # -- what is observed ------------------------------------------------------------------------------------------

    def violation(self, invariant: str, what: str) -> None:
        """An invariant does not hold: the run ends."""
        if self.failure is None:
            self.failure = Violation(invariant, what, self.loop.time())

    def note(self, *what: Any) -> None:
        """Record a part of the course of the run."""
        self._digest.update(repr((round(self.loop.time(), 6), *what)).encode())
        self.note_availability()

    def note_availability(self) -> None:
        """Note whether anything can be played now."""
        database = self.database
        if not database.healthy:
            self._disturbed_at = self.loop.time()
        self.watch.available(
            any(machine.up for machine in self.machines) and not database.down and not database.refuses_writes
        )

    def _mishaps(self) -> int:
        return self.database.lost_answers + sum(machine.ends for machine in self.machines)

    @property
    def disturbed(self) -> bool:
        """Whether the database has a fault, or had one just now."""
        return not self.database.healthy or self.loop.time() - self._disturbed_at < SETTLED

    def internal(self, answer: Any, where: str) -> None:
        """Report an ``internal`` answer: a server never gives it; if the database fails, it is ``database-away``."""
        code = (answer.get("error") or {}).get("code")
        if code == "internal":
            self.violation("answers", f"{where} failed: {answer}")

    def on_message(self, person: Person, table: str, received: Received, message: Any) -> None:
        """Record and check a message that a person has received."""
        self.messages += 1
        self._digest.update(b"%f %s %s" % (self.loop.now, person.name.encode(), message.get("type", "").encode()))
        wrong = received.take(message)
        if wrong:
            self.violation("same bytes", f"{person.name} at {table}: {wrong}")
        shown = message.get("table")
        if shown and shown["status"] != "over" and (shown["seed"] is not None or shown["salt"] is not None):
            self.violation("secrets", f"{person.name} was sent the seed of {table}")

    @property
    def digest(self) -> str:
        """A hash of the course of the run so far."""
        return self._digest.hexdigest()

    @property
    def open_connections(self) -> list[ClientConnection]:
        """All open connections, in a repeatable order."""
        return [
            connection
            for person in (*self.people, self.host, self.visitor)
            for connection in sorted(person.connections, key=lambda connection: connection.number)
        ]

    def some_connections(self, share: float) -> list[ClientConnection]:
        """Some of the open connections."""
        return [connection for connection in self.open_connections if self.random.random() < share]

    # -- the course of a run ---------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Faults, then calm, then quiet; then everything is checked."""
        for machine in self.machines:
            machine.start()
        for fault in self.faults:
            self.loop.call_at(fault.at, faults.strike, self, fault)
        self.pace.start()
        for person in self.people:
            self.spawn(self.attendance.live(person))
        self.spawn(self.host.moderate())
        self.spawn(self.visitor.visit())
        await self._pass(FAULTY)
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
        self.deliveries.refuses = 0.0
        for connection in self.open_connections:
            if connection.half_open:
                connection.cut()
        self.note_availability()
        self.pace.set_intervals()
        for machine in self.machines:
            machine.start()

    # -- people ----------------------------------------------------------------------------------------------------

    def spawn(self, life: Coroutine[Any, Any, None]) -> None:
        """Run what a person does; an error in it is a violation, as otherwise the person would just be missing."""

        def ended(task: asyncio.Task[None]) -> None:
            if not task.cancelled() and (error := task.exception()) is not None:
                self.violation("people", f"{task.get_coro()!r} failed: {error!r}")

        self.loop.create_task(life).add_done_callback(ended)
