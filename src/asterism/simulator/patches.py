"""Time, randomness and logs of this process, while it runs a seed."""

from __future__ import annotations

import logging
import random as global_random
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from asterism.server import clock_kinds
from asterism.server.accounts import mail, push
from asterism.server.runtime import services
from asterism.server.storage.steady_clock import CLOCK
from asterism.simulator.database import START
from asterism.simulator.loop import PROCESS
from asterism.simulator.pace import INTERVALS
from asterism.simulator.reminders import DAY
from asterism.simulator.world import World


class _Alarm(logging.Handler):
    """Notices failures that a server reports and that should not happen."""

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
            (services, "gc", idle),
            (clock_kinds, "DAY", DAY),
            (push, "send", world.deliveries.push),
            (mail, "send", world.deliveries.mail),
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
