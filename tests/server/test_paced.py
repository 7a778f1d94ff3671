"""A paced job runs at once, and then once for all who asked during the pause."""

from __future__ import annotations

import asyncio
from random import Random

from asterism.server.tables.paced import Paced
from asterism.simulator.loop import VirtualLoop


def times_of(*asked: float, urgent: float | None = None) -> list[float]:
    """When a job that is paced to one a second ran, which was asked for at these times, and urgently at one."""
    loop = VirtualLoop(Random(1))
    began, times = loop.time(), []

    async def run() -> None:
        paced = Paced(lambda: times.append(round(loop.time() - began, 2)), 1.0)
        for time in asked:
            loop.call_later(time, paced)
        if urgent is not None:
            loop.call_later(urgent, lambda: paced(urgent=True))
        await asyncio.sleep(5)

    loop.run_until_complete(run())
    loop.end()
    return times


def test_the_first_runs_at_once_and_the_rest_together():
    assert times_of(0, 0, 0, 0, 0, 0.5) == [0, 1]


def test_after_a_quiet_pause_it_runs_at_once_again():
    assert times_of(0, 1.5) == [0, 1.5]


def test_an_urgent_one_does_not_wait_and_answers_those_who_do():
    assert times_of(0, 0, urgent=0.25) == [0, 0.25]
