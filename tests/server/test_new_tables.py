"""Only a few tables are created at a time, so that a crowd that creates them leaves room for those who play."""

from __future__ import annotations

import asyncio

from asterism.server.budgets import TABLES_AT_ONCE
from asterism.server.fair_queue import Owner, current_owner
from asterism.server.runtime.new_tables import NewTables

from .tasks import settle


def test_a_crowd_creates_a_few_at_a_time_and_a_newcomer_does_not_wait_for_all_of_it(monkeypatch):
    async def scenario() -> None:
        tables, created, may_end = NewTables(None), [], asyncio.Semaphore(0)

        async def create(self, guest, wish):
            created.append(guest)
            await may_end.acquire()

        async def ask(guest, address):
            current_owner.set(Owner(address, guest))
            await tables.create(guest, None)

        monkeypatch.setattr(NewTables, "_create", create)
        crowd = [asyncio.create_task(ask(f"crowd {n}", "192.0.2.1")) for n in range(10)]
        await settle()
        assert len(created) == TABLES_AT_ONCE
        newcomer = asyncio.create_task(ask("newcomer", "192.0.2.2"))
        await settle()
        may_end.release()
        await settle()
        assert created[-1] == "newcomer"
        for _ in range(len(crowd) + 1):
            may_end.release()
        await asyncio.gather(newcomer, *crowd)
        assert len(created) == len(crowd) + 1

    asyncio.run(scenario())
