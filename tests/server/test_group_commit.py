"""Which changes share a transaction."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy.exc import IntegrityError

from asterism.server.storage.group_commit import GATHERING, Change, GroupCommit


def change(table):
    return Change(table, [], {}, {})


class Database:
    """What is committed together; a commit lasts until the test lets it through."""

    def __init__(self):
        self.batches = []
        self.open = asyncio.Event()
        self.open.set()

    async def write(self, changes):
        self.batches.append([change.table for change in changes])
        await self.open.wait()
        if any(change.table == "taken" for change in changes):
            raise IntegrityError("insert", None, ValueError("taken"))


def committing(job):
    async def inside():
        database = Database()
        return await job(database, GroupCommit(database.write))

    return asyncio.run(inside())


async def iterations(number):
    for _ in range(number):
        await asyncio.sleep(0)


def test_changes_that_come_while_a_batch_is_gathered_are_part_of_it():
    async def job(database, group):
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(group.commit(change("a")))
            await iterations(3)
            tasks.create_task(group.commit(change("b")))
        return database.batches

    assert committing(job) == [["a", "b"]]


def test_changes_that_come_during_a_commit_share_the_next():
    async def job(database, group):
        database.open.clear()
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(group.commit(change("a")))
            await iterations(GATHERING + 2)
            for table in "bc":
                tasks.create_task(group.commit(change(table)))
            await iterations(1)
            database.open.set()
        return database.batches

    assert committing(job) == [["a"], ["b", "c"]]


def test_two_changes_of_a_table_are_two_transactions_in_their_order():
    async def job(database, group):
        await asyncio.gather(*(group.commit(change(table)) for table in "aba"))
        return database.batches

    assert committing(job) == [["a", "b"], ["a"]]


def test_a_conflict_fails_alone():
    async def job(database, group):
        done = await asyncio.gather(
            *(group.commit(change(table)) for table in ("a", "taken", "b")), return_exceptions=True
        )
        return database.batches, done

    batches, (first, conflict, last) = committing(job)
    assert batches == [["a", "taken", "b"], ["a"], ["taken"], ["b"]]
    assert first is last is None
    with pytest.raises(IntegrityError):
        raise conflict
