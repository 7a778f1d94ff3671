"""A paced job runs at once, and then once for all who asked during the pause."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

from asterism.server.tables.paced import Paced
from asterism.simulator.loop import VirtualLoop

Scenario = Callable[[Paced], Awaitable[None]]


def times_of(scenario: Scenario) -> list[float]:
    """When a job that is paced to one a second ran."""
    loop = VirtualLoop(Random(1))
    began, times = loop.time(), []

    async def run() -> None:
        await scenario(Paced(lambda: times.append(round(loop.time() - began, 2)), 1.0))
        await asyncio.sleep(5)

    loop.run_until_complete(run())
    loop.end()
    return times


def test_the_first_runs_at_once_and_the_rest_together():
    async def crowd(paced: Paced) -> None:
        for _ in range(5):
            paced()
        await asyncio.sleep(0.5)
        paced()

    assert times_of(crowd) == [0, 1]


def test_after_a_quiet_pause_it_runs_at_once_again():
    async def twice(paced: Paced) -> None:
        paced()
        await asyncio.sleep(1.5)
        paced()

    assert times_of(twice) == [0, 1.5]


def test_an_urgent_one_does_not_wait_and_answers_those_who_do():
    async def urgent(paced: Paced) -> None:
        paced()
        paced()
        await asyncio.sleep(0.25)
        paced(urgent=True)

    assert times_of(urgent) == [0, 0.25]
