"""Who writes next to a SQLite file: moves first, but never only moves; and nobody who was cancelled."""

from __future__ import annotations

import asyncio

from asterism.server.storage.write_gate import WriteGate

from .tasks import settle


def writer(gate: WriteGate, log: list[str], name: str, may_end: asyncio.Event):
    """A task that notes when its turn begins, and has it until it may end."""

    async def write() -> None:
        async with gate.turn(moves=name.startswith("move")):
            log.append(name)
            await may_end.wait()

    return asyncio.create_task(write())


async def order_of(*names: str) -> list[str]:
    """The order in which writers come whose line has formed behind another's transaction."""
    gate, log, first, others = WriteGate(), [], asyncio.Event(), asyncio.Event()
    tasks = [writer(gate, log, "other 0", first)]
    await settle()
    tasks += [writer(gate, log, name, others) for name in names]
    await settle()
    assert log == ["other 0"]
    first.set()
    others.set()
    await asyncio.gather(*tasks)
    return log[1:]


def test_moves_come_before_what_came_earlier():
    assert asyncio.run(order_of("other 1", "other 2", "move 1")) == ["move 1", "other 1", "other 2"]


def test_others_are_not_kept_out_by_many_moves():
    found = asyncio.run(order_of("move 1", "move 2", "move 3", "other 1", "other 2"))
    assert found == ["move 1", "other 1", "move 2", "other 2", "move 3"]


def test_who_is_cancelled_in_the_line_or_at_their_turn_keeps_nobody_waiting():
    async def scenario() -> list[str]:
        gate, log, first, others = WriteGate(), [], asyncio.Event(), asyncio.Event()
        others.set()
        head = writer(gate, log, "other 0", first)
        await settle()
        gone, chosen, last = (writer(gate, log, name, others) for name in ("move 1", "move 2", "other 1"))
        await settle()
        gone.cancel()
        await settle()
        first.set()
        while not head.done():
            await asyncio.sleep(0)
        chosen.cancel()  # it may be its turn already
        await asyncio.gather(last, return_exceptions=True)
        async with asyncio.timeout(5), gate.turn(moves=False):
            log.append("after all")
        return log

    assert asyncio.run(scenario())[-2:] == ["other 1", "after all"]


def test_a_turn_that_fails_is_over():
    async def scenario() -> None:
        gate = WriteGate()
        for _ in range(2):
            try:
                async with gate.turn(moves=True):
                    raise ValueError
            except ValueError:
                pass

    asyncio.run(scenario())
