"""The faults of a run: drawn from its seed before it begins, so that some of them can be left out to find the cause."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from asterism.simulator.world import World


BURST, MOST_BURSTS = 120.0, 4
"""The seconds in which the faults of a burst begin, and the most bursts of a run."""


class Fault(NamedTuple):
    """Something that goes wrong at a time, for some seconds, on a machine, with a strength between 0 and 1."""

    at: float
    kind: str
    seconds: float
    machine: int
    strength: float


def draw(random: Random, duration: float, machines: int) -> list[Fault]:
    """The faults of a run, in a few bursts."""
    bursts = [random.uniform(20.0, max(20.0, duration - BURST)) for _ in range(random.randint(1, MOST_BURSTS))]
    times = sorted(
        min(duration, random.choice(bursts) + random.uniform(0.0, BURST)) for _ in range(random.randint(6, 22))
    )
    return [
        Fault(round(at, 3), random.choice(KINDS), round(_span(random), 3), random.randrange(machines), random.random())
        for at in times
    ]


def _span(random: Random) -> float:
    return random.uniform(0.2, 8.0) if random.random() < 0.7 else random.uniform(8.0, 90.0)


def strike(world: World, fault: Fault) -> None:
    """Let a fault happen."""
    world.note("fault", *fault)
    FAULTS[fault.kind](world, fault)
    world.note_availability()


def _until(world: World, fault: Fault, end: Callable[[], Any]) -> None:
    def over() -> None:
        world.note_availability()  # it has lasted until now
        end()
        world.note_availability()

    world.loop.call_later(fault.seconds, over, context=world.context.copy())


def _set(what: str, value: Callable[[Fault], Any], usual: Any) -> Callable[[World, Fault], None]:
    """A fault that sets an attribute of the database for a while."""

    def begin(world: World, fault: Fault) -> None:
        setattr(world.database, what, value(fault))
        _until(world, fault, lambda: setattr(world.database, what, usual))

    return begin


def _bus(what: str) -> Callable[[World, Fault], None]:
    def begin(world: World, fault: Fault) -> None:
        setattr(world.bus, what, fault.strength)
        _until(world, fault, lambda: setattr(world.bus, what, 0.0))

    return begin


def _crash(world: World, fault: Fault) -> None:
    world.machines[fault.machine].crash(fault.seconds)


def _crash_all(world: World, fault: Fault) -> None:
    for machine in world.machines:
        machine.crash(fault.seconds)


def _stop(world: World, fault: Fault) -> None:
    world.machines[fault.machine].stop(fault.seconds / 4)


def _jump(fault: Fault) -> float:
    size = 30.0 + 4_000.0 * fault.strength**3
    return size if fault.seconds < 4 else -size


def _set_clock(world: World, fault: Fault) -> None:
    world.machines[fault.machine].ahead += _jump(fault)


def _set_database_clock(world: World, fault: Fault) -> None:
    world.database.ahead += _jump(fault)
    world.watch.skewed = True


def _cut(world: World, fault: Fault) -> None:
    for connection in world.some_connections(fault.strength):
        connection.cut()


def _half_open(world: World, fault: Fault) -> None:
    for connection in world.some_connections(fault.strength):
        connection.half_open = True


def _refuse_reminders(world: World, fault: Fault) -> None:
    world.deliveries.refuses = fault.strength
    _until(world, fault, lambda: setattr(world.deliveries, "refuses", 0.0))


def _partition(world: World, fault: Fault) -> None:
    world.bus.cut_off.add(world.machines[fault.machine].name)
    _until(world, fault, world.bus.reconnect)


FAULTS: dict[str, Callable[[World, Fault], None]] = {
    "a server is killed": _crash,
    "all servers are killed": _crash_all,
    "a server is stopped": _stop,
    "a server's clock is set": _set_clock,
    "the database's clock is set": _set_database_clock,
    "connections break": _cut,
    "connections are half open": _half_open,
    "a server hears no other": _partition,
    "messages between servers are lost": _bus("loses"),
    "messages between servers come twice": _bus("doubles"),
    "reminders are refused": _refuse_reminders,
    "the database is slow": _set("latency", lambda fault: (0.01, 0.05 + fault.strength), (0.0001, 0.003)),
    "the database is away": _set("down", lambda _: True, False),
    "commits fail": _set("fails", lambda fault: fault.strength, 0.0),
    "commits are not acknowledged": _set("forgets", lambda fault: fault.strength, 0.0),
    "the database is read-only": _set("refuses_writes", lambda _: "attempt to write a readonly database", None),
    "the disk is full": _set("refuses_writes", lambda _: "database or disk is full", None),
}
KINDS = list(FAULTS)
