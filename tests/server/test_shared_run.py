"""A costly job runs once for all who wait for it, and never tells what was true before somebody asked."""

from __future__ import annotations

import asyncio

import pytest

from asterism.server.runtime.shared_run import SharedRun

from .tasks import settle


def test_who_asks_while_it_runs_shares_the_next_run():
    async def scenario() -> list[int]:
        runs, may_end = [], asyncio.Event()

        async def job() -> int:
            runs.append(len(runs) + 1)
            begun = len(runs)
            await may_end.wait()
            return begun

        shared = SharedRun(job)
        first = asyncio.create_task(shared())
        await settle()
        others = [asyncio.create_task(shared()) for _ in range(5)]
        await settle()
        assert runs == [1]
        may_end.set()
        return await asyncio.gather(first, *others)

    assert asyncio.run(scenario()) == [1, 2, 2, 2, 2, 2]


def test_a_failure_reaches_all_who_wait_and_nobody_later():
    async def scenario() -> None:
        fails = True

        async def job() -> str:
            if fails:
                raise ValueError
            return "good"

        shared = SharedRun(job)
        for found in await asyncio.gather(shared(), shared(), return_exceptions=True):
            assert isinstance(found, ValueError)
        fails = False
        assert await shared() == "good"

    asyncio.run(scenario())


def test_who_gives_up_does_not_end_it_for_others():
    async def scenario() -> str:
        may_end = asyncio.Event()

        async def job() -> str:
            await may_end.wait()
            return "good"

        shared = SharedRun(job)
        gone, waits = asyncio.create_task(shared()), asyncio.create_task(shared())
        await settle()
        gone.cancel()
        await settle()
        may_end.set()
        with pytest.raises(asyncio.CancelledError):
            await gone
        return await waits

    assert asyncio.run(scenario()) == "good"
